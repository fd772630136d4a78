"""A journey of three evenings: what is carried out of one game is carried into the next."""

from __future__ import annotations

import json
from itertools import pairwise

import msgspec
import pytest

from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.box.match import Match
from strannik.box.replay import verify
from strannik.core.carried import Carried, unpacked
from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.core.journey import Journey
from strannik.core.options import OptionError
from strannik.core.record import Ending, Entry, Header, read_record, write_record
from strannik.core.saving import fingerprint
from strannik.show.telling import outcome
from tests.core import toy_group
from tests.core.shapes import reloaded
from tests.core.toy_journey import GAME, rules


def evening(seed: str, carried: Carried | None = None, seats: int = 2) -> Match:
    """One evening, played to its end."""
    match = Match(GAME, seats, seed, carried=carried)
    bot = RandomBot(Chance(seed, 0))
    while not match.position.finished:
        seat = match.position.waiting[0]
        match.play(seat, bot.choose(Window(match.position, seat)))
    return match


def ending(match: Match) -> Ending:
    last = match.entries[-1]
    assert isinstance(last, Ending)
    return last


def journey() -> list[Match]:
    """Three evenings, each begun with what the one before carried on."""
    played: list[Match] = []
    for number in range(rules.EVENINGS):
        carried = ending(played[-1]).carried if played else None
        played.append(evening(f"evening {number}", carried))
    return played


def verified(text: str) -> Match:
    return verify(GAME, read_record(text, "record"), "record")


def test_the_next_evening_begins_where_the_last_one_ended():
    first, second, third = journey()
    assert second.entries[0].carried == ending(first).carried
    assert ending(first).carried == Carried(
        3,
        {
            "evenings": 1,
            "way": first.position.table.way,
            "bread": first.position.table.bread,
            "stones": first.position.table.stones,
            "heroes": ["", ""],
            "seated": [0, 1],
            "points": [[len(stones)] for stones in first.position.table.stones],
            "last": 3,
        },
    )
    assert third.position.table.evening == 3
    assert third.position.table.way >= second.position.table.way >= first.position.table.way
    for seat, stones in enumerate(first.position.table.stones):
        assert third.position.table.stones[seat][: len(stones)] == stones


def test_a_game_that_was_carried_into_is_saved_and_loaded_like_any_other():
    carried = ending(evening("the first")).carried
    position = GAME.start(2, Chance("the second", 2), carried=carried)
    again = reloaded(GAME, position)
    while not position.finished:
        seat = position.waiting[0]
        for one in (position, again):
            one.play(seat, one.offers[seat][0])
    assert fingerprint(again) == fingerprint(position)
    assert rules.carry(again.table) == rules.carry(position.table)


def test_every_record_verifies_alone_and_the_records_make_a_chain():
    texts = [write_record(match.entries) for match in journey()]
    played = [verified(text) for text in texts]
    assert [write_record(match.entries) for match in played] == texts
    for before, after in pairwise(played):
        header = after.entries[0]
        assert isinstance(header, Header)
        assert header.carried == ending(before).carried


def test_what_is_carried_cannot_be_changed():
    _, second, _ = journey()
    header, last = second.entries[0], ending(second)
    assert isinstance(header, Header)
    assert header.carried is not None
    assert last.carried is not None
    richer = msgspec.structs.replace(header.carried, data={**header.carried.data, "bread": [50, 50]})
    refuse([msgspec.structs.replace(header, carried=richer), *second.entries[1:]])
    refuse([msgspec.structs.replace(header, carried=None), *second.entries[1:]])
    farther = msgspec.structs.replace(last.carried, data={**last.carried.data, "way": 1000})
    refuse([*second.entries[:-1], msgspec.structs.replace(last, carried=farther)])


def refuse(entries: list[Entry]) -> None:
    with pytest.raises(DataError):
        verified(write_record(entries))


def test_the_end_is_told_in_words():
    first, _, third = journey()
    told = outcome(GAME.result(first.position.table), GAME.words("en"))
    assert told == f"Evening 1: the caravan makes camp after {first.position.table.way} miles."
    result = GAME.result(third.position.table)
    assert result.together
    assert result.outcome == ("sea" if result.winners else "sand")
    assert json.loads(write_record(third.entries).splitlines()[-1])["result"] == {
        "points": [sheet.total for sheet in result.sheets],
        "winners": result.winners,
        "outcome": result.outcome,
        "facts": {"way": third.position.table.way},
        "together": True,
    }


def test_what_an_earlier_version_carried_is_brought_up_to_date():
    old = Carried(1, {"evenings": 1, "way": 7, "bread": [2, 3]})
    table = GAME.start(2, Chance("", 2), carried=old).table
    assert (table.evening, table.way, table.bread, table.stones) == (2, 7, [2, 3], [[], []])


@pytest.mark.parametrize(
    ("carried", "problem"),
    [
        (Carried(4, {}), "what is carried has version 4; expected 1 to 3"),
        (Carried(0, {}), "what is carried has version 0; expected 1 to 3"),
        (Carried(3, {"evenings": 1}), "what is carried cannot be used: Object missing required field `way`"),
        (Carried(1, {"evenings": 3, "way": 7, "bread": [2, 3]}), "this journey is for 2 and has 3 evenings"),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_sentence(carried, problem):
    with pytest.raises(OptionError, match=problem):
        GAME.start(2, Chance("", 2), carried=carried)


def test_a_game_without_a_journey_takes_nothing_along():
    with pytest.raises(OptionError, match="every game of toy-group begins anew"):
        toy_group.GAME.start(2, Chance("", 2), carried=Carried(1, {}))


def test_plain_data_is_unpacked_as_it_is():
    assert unpacked(Carried(1, {"coins": 3}), dict[str, int]) == {"coins": 3}


def after(carried: Carried, seats: int = 2) -> Carried:
    """What is carried on from an evening."""
    on = ending(evening("on the way", carried, seats)).carried
    assert on is not None
    return on


def caravan() -> Journey:
    assert GAME.journey is not None
    return GAME.journey


def test_a_company_sets_out_and_plays_until_nothing_comes_next():
    carried = caravan().begin({"evenings": 2}, ["guide", ""])
    assert [traveller.hero for traveller in caravan().standing(carried).travellers] == ["guide", "baker"]
    states = []
    while caravan().nexts(carried):
        states.append([stage.state for stage in caravan().standing(carried).stages])
        carried = after(carried)
    standing = caravan().standing(carried)
    assert states == [["open", "ahead"], ["behind", "open"]]
    assert standing.over
    assert standing.outcome in ("sea", "sand")
    assert [sorted(traveller.points) for traveller in standing.travellers] == [["evening-1", "evening-2"]] * 2
    assert [passage.stage for passage in caravan().chronicle(carried)] == ["evening-1", "evening-2"]


def test_somebody_joins_stays_away_and_comes_back():
    first = after(caravan().begin({"evenings": 3}, ["guide", "baker"]))
    joined = caravan().join(first, "singer")
    assert caravan().standing(joined).seated == [0, 1, 2]
    away = caravan().seat(joined, [2, 0])
    second = caravan().standing(after(away))
    assert [sorted(traveller.points) for traveller in second.travellers] == [
        ["evening-1", "evening-2"],
        ["evening-1"],
        ["evening-2"],
    ]
    assert second.travellers[1].entries == caravan().standing(first).travellers[1].entries
    assert caravan().standing(first).seated == [0, 1], "what was carried before stays as it was"


@pytest.mark.parametrize("heroes", [["guide", "guide"], ["king", ""], [""] * 5])
def test_nobody_travels_as_somebody_else(heroes):
    with pytest.raises(OptionError, match="nobody can travel as"):
        caravan().begin({"evenings": 3}, heroes)


@pytest.mark.parametrize("travellers", [[0, 0], [0, 2], [-1, 0]])
def test_seats_are_for_those_who_travel_along(travellers):
    with pytest.raises(OptionError, match="a seat is taken by somebody who travels along"):
        caravan().seat(caravan().begin({"evenings": 3}, ["", ""]), travellers)
