"""All 68 regions and 45 sanctuaries against the printed cards, and the counts of the box."""

from collections import Counter

import pytest

from strannik.games.faraway.cards import REGIONS, SANCTUARIES, Card
from tests.games.faraway import facts
from tests.games.faraway.facts import BIOMES, WONDERS, Printed


def in_words(card: Card) -> str:
    """The card's fame as the fact table writes it."""
    match card.kind:
        case "none":
            return ""
        case "flat":
            return str(card.value)
        case "per":
            return f"{card.value} per {'/'.join(card.what)}"
    assert card.kind == "per_biome_set"
    return f"{card.value} per set"


def letters(icons: dict[str, int]) -> str:
    return "".join([letter * icons[wonder] for letter, wonder in WONDERS.items()])


def as_printed(card: Card) -> Printed:
    return Printed(
        str(card.thing),
        card.biome,
        card.night,
        card.clue,
        letters(card.wonders),
        letters(card.requires),
        in_words(card),
    )


def shown(card: Card) -> Counter[str]:
    """What scoring counts on the card."""
    from strannik.games.faraway.cards import ICONS

    return Counter([ICONS[icon] for icon in card.icons])


@pytest.mark.parametrize("number", range(1, 69))
def test_a_region_is_as_printed(number):  # FA-0.3
    assert as_printed(REGIONS[number]) == facts.REGIONS[str(number)]


@pytest.mark.parametrize("number", range(1, 46))
def test_a_sanctuary_is_as_printed(number):  # FA-0.7
    name = f"S{number:02}"
    assert as_printed(SANCTUARIES[name]) == facts.SANCTUARIES[name]


@pytest.mark.parametrize("card", [*REGIONS.values(), *SANCTUARIES.values()], ids=lambda card: str(card.thing))
def test_scoring_counts_what_is_printed(card):  # FA-0.8
    paper = {**facts.REGIONS, **facts.SANCTUARIES}[str(card.thing)]
    everything = [*BIOMES, *WONDERS.values(), "clue", "night"]
    assert shown(card) == Counter({what: paper.count(what) for what in everything if paper.count(what)})


def test_the_box_holds_68_and_45_different_cards():  # FA-0.2
    assert list(REGIONS) == list(range(1, 69))
    assert list(SANCTUARIES) == [f"S{number:02}" for number in range(1, 46)]
    features = {repr({**vars(as_printed(card)), "name": ""}) for card in SANCTUARIES.values()}
    assert len(features) == 45


def regions_with(what: str) -> list[int]:
    return [number for number, card in REGIONS.items() if shown(card)[what]]


def test_seventeen_regions_of_each_biome():  # FA-0.4
    assert Counter([card.biome for card in REGIONS.values()]) == dict.fromkeys(BIOMES, 17)


def test_wonders_grow_rarer_from_stone_to_thistle():  # FA-0.5
    icons = sum([shown(card) for card in REGIONS.values()], Counter())
    assert [icons[wonder] for wonder in WONDERS.values()] == [18, 14, 10]
    assert len(regions_with("stone")) == 17
    assert [number for number, card in REGIONS.items() if len(letters(card.wonders)) == 2] == [1, 2, 4, 7, 23, 32, 39]
    assert sum([not letters(card.wonders) for card in REGIONS.values()]) == 33


def test_where_wonders_grow():  # FA-0.5
    found = Counter([(wonder, card.biome) for card in REGIONS.values() for wonder in letters(card.wonders)])
    assert [found["S", biome] for biome in BIOMES] == [7, 2, 8, 1]
    assert [found["C", biome] for biome in BIOMES] == [7, 5, 0, 2]
    assert [found["T", biome] for biome in BIOMES] == [5, 2, 0, 3]


def test_nights_and_clues():  # FA-0.6
    assert regions_with("night") == list(range(20, 41))
    assert Counter([REGIONS[number].biome for number in range(20, 41)]) == {
        "red": 7,
        "yellow": 7,
        "green": 4,
        "blue": 3,
    }
    assert regions_with("clue") == [6, 8, 12, 15, 20, 22, 33, 46, 49, 55, 58, 59, 60, 62, 63, 64, 65, 67]
    clues = Counter([REGIONS[number].biome for number in regions_with("clue")])
    assert clues == {"green": 7, "blue": 6, "yellow": 5}


def test_kinds_of_fame_on_regions():  # FA-0.8
    assert Counter([card.kind for card in REGIONS.values()]) == {"none": 7, "flat": 17, "per": 40, "per_biome_set": 4}
    assert [number for number, card in REGIONS.items() if card.kind == "none"] == [1, 2, 4, 6, 7, 8, 12]
    sets = {number: card.value for number, card in REGIONS.items() if card.kind == "per_biome_set"}
    assert sets == {18: 10, 23: 10, 35: 10, 43: 10}
    free = {number: card.value for number, card in REGIONS.items() if card.kind == "flat" and not card.needs}
    assert free == {3: 4, 5: 2, 9: 5}


def test_requirements():  # FA-14
    asking = [number for number, card in REGIONS.items() if card.needs]
    assert len(asking) == 37
    assert [number for number in range(44, 69) if number not in asking] == [48]
    assert not any([card.needs for card in SANCTUARIES.values()])


def test_what_sanctuaries_show():  # FA-0.7
    cards = list(SANCTUARIES.values())
    assert Counter([card.biome for card in cards]) == {"red": 5, "green": 5, "blue": 5, "yellow": 5, "": 25}
    assert Counter([card.biome for card in cards if card.night]) == {"red": 1, "": 3}
    assert Counter([card.biome for card in cards if card.clue]) == {"": 5, "green": 1, "blue": 1, "yellow": 1}
    assert Counter([letters(card.wonders) for card in cards]) == {"S": 9, "C": 7, "T": 5, "": 24}


def test_kinds_of_fame_on_sanctuaries():  # FA-0.8
    cards = list(SANCTUARIES.values())
    assert Counter([card.kind for card in cards]) == {"none": 19, "flat": 1, "per": 23, "per_biome_set": 2}
    per = Counter([in_words(card) for card in cards if card.kind == "per"])
    pairs = ["yellow/blue", "green/red", "yellow/red", "yellow/green", "green/blue", "blue/red"]
    wonders = list(WONDERS.values())
    expected = Counter([f"1 per {what}" for what in [*BIOMES, *pairs, *wonders, *["clue"] * 4, *["night"] * 2]])
    assert per == expected + Counter([f"2 per {what}" for what in [*wonders, "clue"]])
