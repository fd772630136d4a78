"""Offers: sequences of open answers that also know what is closed and why."""

import pytest

from strannik.core.offer import Answer, Bar, Offer
from strannik.core.seats import seat_thing
from strannik.show.words import Words


def test_an_offer_is_the_sequence_of_its_open_answers() -> None:
    offer = Offer("buy", ["axe", "bow", "cap"], closed={"bow": Bar("T-1", cost=3)}, words=["leave"])
    assert len(offer) == 3
    assert [str(answer) for answer in offer] == ["buy axe", "buy cap", "leave"]
    assert offer[1] == Answer("buy", "cap")
    assert offer[2] == Answer("leave")


@pytest.mark.parametrize("index", [-1, 3])
def test_there_is_nothing_beyond_the_last_answer(index: int) -> None:
    with pytest.raises(IndexError):
        Offer("take", [1, 2, 3])[index]


def test_closed_things_and_words_tell_what_closes_them() -> None:
    too_dear, too_late = Bar("T-1", cost=3), Bar("T-2")
    offer = Offer("buy", ["axe"], closed={"axe": too_dear, "leave": too_late}, words=["leave", "wait"])
    assert offer.bar(Answer("buy", "axe")) is too_dear
    assert offer.bar(Answer("leave")) is too_late
    assert offer.bar(Answer("wait")) is None
    assert offer.barred() == [(Answer("buy", "axe"), too_dear), (Answer("leave"), too_late)]
    assert [str(answer) for answer in offer] == ["wait"]


def test_takes_only_what_is_open() -> None:
    offer = Offer("buy", ["axe", "bow"], closed={"bow": Bar("T-1")}, words=["leave"])
    assert offer.takes(Answer("buy", "axe"))
    assert offer.takes(Answer("leave"))
    for other in (Answer("buy", "bow"), Answer("buy"), Answer("sell", "axe"), Answer("leave", "axe"), Answer("axe")):
        assert not offer.takes(other)


def test_joined_offers_are_one_question() -> None:
    closed = Bar("T-1")
    offer = Offer("buy", [1, 2], closed={2: closed}) | Offer("discard", [1, 2]) | Offer("", words=["pass"])
    assert str(offer) == "buy 1 | discard 1 | discard 2 | pass"
    assert len(offer) == 4
    assert offer[3] == Answer("pass")
    assert offer.takes(Answer("discard", 2))
    assert not offer.takes(Answer("buy", 2))
    assert offer.bar(Answer("buy", 2)) is closed
    assert [part.verb for part in offer.parts()] == ["buy", "discard", ""]
    with pytest.raises(IndexError):
        offer[4]


def test_an_offer_does_not_change_with_the_list_it_was_made_from() -> None:
    hand = [3, 5]
    offer = Offer("explore", hand)
    hand.remove(3)
    assert str(offer) == "explore 3 | explore 5"


def test_offers_are_equal_when_they_offer_and_close_the_same() -> None:
    assert Offer("take", [1, 2]) == Offer("take", [1, 2])
    assert Offer("take", [1, 2]) != Offer("take", [2, 1])
    assert Offer("take", [1], closed={1: Bar("T-1", cost=1)}) != Offer("take", [1], closed={1: Bar("T-1", cost=2)})


def test_an_answer_knows_what_its_thing_is() -> None:
    assert Answer("spend", 3).number == 3
    assert Answer("visit", "mine").name == "mine"
    with pytest.raises(AssertionError):
        _ = Answer("visit", "mine").number
    with pytest.raises(AssertionError):
        _ = Answer("spend", 3).name


def test_a_seat_may_be_a_thing_on_offer() -> None:
    words = Words("en", [("en.ftl", "seat-blue = the blue seat\n")])
    assert Answer("challenge", seat_thing(1)).seat == 1
    assert Answer("challenge", "blue").seat == 1
    assert words.name(seat_thing(1)) == "the blue seat"
    assert words.name("seat-nobody") == "seat-nobody"
