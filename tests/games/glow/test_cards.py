"""The data: counts the rules name, and what each condition means."""

import pytest

from strannik.games.glow.cards import ADVENTURERS, CARDS, COMPANIONS, DICE, ELEMENTS, SPELLS, SYMBOLS, acts
from strannik.games.glow.maps import ISLANDS, REROLL_SPACES, ROUTES, SPOTS, TRACK, VILLAGES
from strannik.games.glow.solo_data import TILES, WITHOUT


def shown(text: str) -> list[int]:
    words = text.split()
    return [words.count(symbol) for symbol in SYMBOLS]


def test_seven_adventurers_46_companions_and_seven_spells():  # GL-C2, GL-C6, GL-C7
    assert (len(ADVENTURERS), len(COMPANIONS), len(SPELLS)) == (7, 46, 7)
    assert [sum(card.deck == deck for card in COMPANIONS.values()) for deck in "AB"] == [23, 23]
    assert len({id.rpartition("-")[0] for id in COMPANIONS}) == 29
    assert [id for id, card in COMPANIONS.items() if not card.conditional] == ["kaar-20"]


@pytest.mark.parametrize(
    ("deck", "skulls", "crossed", "dice", "rerolls", "points", "fireflies"),
    [("A", 10, 4, 5, 1, 9, 8), ("B", 7, 4, 1, 1, 49, 10)],
)
def test_what_the_decks_show(deck, skulls, crossed, dice, rerolls, points, fireflies):  # GL-C6
    cards = [card for card in COMPANIONS.values() if card.deck == deck]
    assert sum(card.skull for card in cards) == skulls
    assert sum(bool(card.absent) for card in cards) == crossed
    assert sum(bool(card.die) for card in cards) == dice
    assert sum(card.rerolls for card in cards) == rerolls
    assert sum(card.points for card in cards) == points
    assert sum(card.fireflies for card in cards) == fireflies


def test_thirty_dice():  # GL-C5, GL-C8
    sizes = {colour: [0, 0] for colour in ("green", "blue", "azure", "red", "orange", "purple", "yellow", "black")}
    for die in DICE.values():
        sizes[die.colour][0 if die.big else 1] += 1
    assert list(sizes.values()) == [[3, 2], [3, 2], [3, 2], [4, 1], [3, 1], [2, 1], [2, 0], [0, 1]]
    assert all(die.faces[:5] == list(ELEMENTS) and len(die.faces) == 6 for die in DICE.values())


def test_the_province():  # GL-J3
    spots = SPOTS.values()
    assert len(spots) == 61
    assert sum(len(spot.ways) for spot in spots) == 2 * 74
    assert sum(bool(effects) for spot in spots for effects in spot.ways.values()) == 2 * 7
    assert [SPOTS[village].points for village in VILLAGES] == [3, 5, 8, 10, 12, 15, 20]
    assert [sum(spot.need == element for spot in spots) for element in ELEMENTS] == [10, 9, 9, 8, 7]
    assert [sum(spot.absent == element for spot in spots) for element in ELEMENTS] == [2, 2, 2, 2, 2]


def test_the_archipelago():  # GL-K1
    assert (len(ISLANDS), len(ROUTES)) == (12, 14)
    assert sum(island.points for island in ISLANDS.values()) == 24


def test_the_tracks():  # GL-F4, GL-E2
    assert len(REROLL_SPACES) == 18
    assert TRACK == ["fire", "water", "stone", "air", "plant"]


def test_the_solo_box():  # GL-M1, GL-M3
    assert (len(TILES), len(WITHOUT)) == (8, 14)


@pytest.mark.parametrize(
    ("card", "dice", "times"),
    [
        ("eoles", "air air stone stone", 2),
        ("eoles", "air air stone", 1),
        ("braccio", "plant plant plant", 1),
        ("okanios-36", "plant plant plant plant plant plant", 2),
        ("pocana", "fire fire fire", 0),
        ("kaar-20", "fire", 0),
        ("torke-26", "fire fire footprints2 footprints2 bursts3 bursts3", 3),
        ("orium", "fire fire fire fire water", 2),
        ("gluach-37", "water water water", 1),
        ("gluach-37", "water stone", 0),
        ("gluach-37", "fire", 0),
        ("mindaroo-7", "plant water stone", 1),
        ("mindaroo-7", "plant water fire", 0),
        ("mindaroo-7", "", 1),
        ("briki-11", "water water water water", 1),
        ("spell-6", "air air air air air air", 1),
        ("xargok-10", "fire", 0),
    ],
)
def test_how_often_a_card_acts(card, dice, times):  # GL-H4
    assert acts(CARDS[card], shown(dice)) == times
