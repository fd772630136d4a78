"""What Faraway's hints promise."""

from __future__ import annotations

from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.games.faraway.cards import ICONS, REGIONS
from strannik.games.faraway.hints import CHANCES, FINE, Hints, fulfilled, promise
from tests.bots.games import FARAWAY, bot, moments, played, start

HINTS = Hints()
NOTHING = [0.0] * len(ICONS)


def seen(**icons: int) -> list[int]:
    return [icons.get(name, 0) for name in ICONS]


def ahead(**icons: float) -> list[float]:
    return [icons.get(name, 0.0) for name in ICONS]


def test_in_the_end_the_value_is_the_score() -> None:
    for seed in range(10):
        position = played(["random"] * 3, ("end", seed))
        totals = [sheet.total for sheet in FARAWAY.result(position.table).sheets]
        assert [HINTS.value(position.table, seat) for seat in range(3)] == totals


def test_judging_reads_only() -> None:
    for seat, position in moments(3, "hints", variant="experienced", arrange=True):
        before = position.table.save()
        HINTS.value(position.table, seat)
        leanings = HINTS.lean(position.table, seat, position.offers[seat])
        assert len(leanings) == len(position.offers[seat])
        assert position.table.save() == before


def test_others_hands_do_not_count() -> None:
    position = start(3, "hidden")
    for number in range(5):
        world = Window(position, 1).imagine(Chance(f"world {number}", 0))
        assert world.table.hands != position.table.hands  # type: ignore[attr-defined]
        assert HINTS.value(world.table, 1) == HINTS.value(position.table, 1)


def test_a_fulfilled_quest_is_worth_its_fame_and_a_hopeless_one_nothing() -> None:
    quest = REGIONS[45]  # 13 fame for three chimeras
    assert promise(quest, seen(chimera=3), NOTHING) == 13
    assert promise(quest, seen(chimera=2), NOTHING) == 0
    hopes = [promise(quest, seen(chimera=2), ahead(chimera=n / 2)) for n in range(1, 8)]
    assert hopes == sorted(hopes)
    assert 0 < hopes[0] < hopes[-1] < 13


def test_chances_of_what_is_still_to_come() -> None:
    assert CHANCES[0] == [1.0] * len(CHANCES[0])
    assert round(CHANCES[1][FINE], 3) == 0.632  # at least one where one is expected
    assert round(CHANCES[2][2 * FINE], 3) == 0.594  # at least two where two are expected
    assert fulfilled(REGIONS[68], seen(stone=1), ahead(stone=100.0)) > 0.99


def test_first_sight_is_better_than_chance() -> None:
    """Following the leanings alone scores about as much as looking one step ahead."""
    totals = []
    for seed in range(10):
        position = start(2, ("lean", seed))
        random = bot("random", seed)
        while not position.finished:
            for seat in position.waiting:
                offer = position.offers[seat]
                leanings = HINTS.lean(position.table, seat, offer)
                answer = offer[leanings.index(max(leanings))] if seat else random.choose(Window(position, seat))
                position.play(seat, answer)
        totals.append([sheet.total for sheet in FARAWAY.result(position.table).sheets])
    assert sum([leaning > chance for chance, leaning in totals]) >= 9
