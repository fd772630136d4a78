"""Notation: what people may type, and the ways in which it can be bad."""

import pytest

from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.core.notation import read_line, read_move, read_seat
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.refusal import NotYours, Refusal, Unreadable


@pytest.fixture
def position() -> Position:
    return find_game("faraway").start(2, Chance("notation", 2))


def hand(position: Position) -> list[int]:
    return [answer.number for answer in position.offers[0]]


def test_a_move_is_read_with_its_verb_shortened_or_left_out(position: Position) -> None:
    card = hand(position)[1]
    for words in (f"explore {card}", f"EXPLORE  {card}", f"exp {card}", f"e {card}", f" {card} "):
        assert read_move(position, 0, words) == Answer("explore", card)


def test_a_verb_of_another_language_is_read_by_the_lexicon(position: Position) -> None:
    card = hand(position)[0]
    assert read_move(position, 0, f"исследовать {card}", {"исследовать": "explore"}) == Answer("explore", card)


def test_seats_are_named_by_colour_or_number(position: Position) -> None:
    card = hand(position)[0]
    for who in ("red", "Red", "1"):
        assert read_line(position, f"{who}: explore {card}") == (0, Answer("explore", card))


@pytest.mark.parametrize("who", ["0", "3", "green", "purple", ""])
def test_seats_that_are_not_here_cannot_be_read(who: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_seat(who, 2)
    assert refused.value.clause == "core.no-such-seat"


@pytest.mark.parametrize("words", ["", "   ", "hello", "explore", "explode 4 now"])
def test_what_is_no_move_cannot_be_read(position: Position, words: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_move(position, 0, words)
    assert refused.value.clause == "core.cannot-be-read"


def test_a_line_without_a_seat_cannot_be_read(position: Position) -> None:
    with pytest.raises(Unreadable):
        read_line(position, "explore 4")


def test_a_move_that_is_not_on_offer_can_be_read_and_is_refused(position: Position) -> None:
    missing = next(number for number in range(1, 69) if number not in hand(position))
    answer = read_move(position, 0, f"explore {missing}")
    refusal = position.why_not(0, answer)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "core.not-on-offer"
    with pytest.raises(Refusal):
        position.play(0, answer)


def test_whoever_is_not_asked_cannot_answer(position: Position) -> None:
    position.play(0, position.offers[0][0])
    with pytest.raises(NotYours):
        read_move(position, 0, "explore 1")
    with pytest.raises(NotYours):
        position.play(0, Answer("explore", 1))


@pytest.mark.parametrize("digits", [19, 4300, 5000, 100_000])
def test_a_number_with_too_many_digits_is_none_of_the_things(position: Position, digits: int) -> None:
    many = "9" * digits
    assert position.why_not(0, read_move(position, 0, f"explore {many}"))
    assert position.why_not(0, read_move(position, 0, f"explore -{many}"))
    with pytest.raises(Unreadable):
        read_seat(many, 2)
