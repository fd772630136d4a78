"""Cards: their numbers, what every one of them does, and that it can be read."""

from pathlib import Path

import pytest

from strannik.core.data import DataError
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.goals import unfulfilled
from strannik.games.aftermath.card_text import (
    ability_text,
    condition_text,
    goal_text,
    improvement_text,
    influence_text,
    item_text,
    keepsake_text,
    keywords_text,
    way_text,
)
from strannik.games.aftermath.card_words import effects
from strannik.games.aftermath.cards import (
    ABILITIES,
    ACTIONS,
    CHARACTERS,
    COLONY_EVENTS,
    CONDITIONS,
    DISCOVERIES,
    ENEMY_VEHICLES,
    HEROES,
    IMPROVEMENTS,
    INFLUENCE,
    ITEM_DECK,
    ITEMS,
    MISSIONS,
    ROADS,
    VEHICLES,
    action_deck,
)
from strannik.games.aftermath.entries.cards import ItemEntry, check_items
from strannik.games.aftermath.pages.page import pages

LANGUAGES = ("en", "ru")
GOLDEN = Path(__file__).parent / "cards"
"""All cards in words, for the eye."""


# How many there are


def test_the_action_deck_has_37_cards_in_both_variants():  # AM-1.5, AM-0.3
    for harder, black, white in ((False, 6, 6), (True, 9, 3)):
        deck = [ACTIONS[card] for card in action_deck(harder)]
        assert len(deck) == 37
        assert len([card for card in deck if card.colour == "black"]) == black
        assert len([card for card in deck if card.colour == "white"]) == white
        for colour in ("green", "red", "blue", "yellow"):
            assert sorted([card.value for card in deck if card.colour == colour]) == [1, 1, 2, 2, 3, 3]


def test_everybody_has_an_influence_card_with_two_symbols():  # AM-1.4, AM-0.3
    assert set(INFLUENCE) == set(HEROES)
    for card in INFLUENCE.values():
        assert (ACTIONS[card].value, len(ACTIONS[card].symbols), ACTIONS[card].decks) == (3, 2, [])


def test_the_box_holds_what_it_should():  # AM-1.5, AM-1.6, AM-1.7
    drawn_first = [item for item in ITEMS.values() if not item.discovery]
    kinds = [item.kind for item in drawn_first]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "weapon": 16,
        "armour": 10,
        "gadget": 8,
        "consumable": 9,
        "improvement": 5,
        "stash": 3,
    }
    assert (len(drawn_first), len(ITEMS), len(ITEM_DECK)) == (51, 57, 47)
    assert len([id for id, mission in MISSIONS.items() if not mission.discovery]) == 8
    assert (len(MISSIONS), len(COLONY_EVENTS), len(DISCOVERIES)) == (20, 20, 47)


def test_four_characters_with_their_boxes():  # AM-0.1, AM-1.3
    assert {id: one.life for id, one in CHARACTERS.items()} == {"meziah": 3, "whisper": 4, "ringr": 3, "grumple": 5}
    for id, one in CHARACTERS.items():
        assert (ITEMS[one.item].hero, ABILITIES[one.ability].hero) == (id, id)
        assert one.big is (id == "grumple")
        assert unfulfilled(id, [], [], {})


def test_a_mission_takes_twice_the_way_its_pages_and_three():  # AM-25.4
    for id, mission in MISSIONS.items():
        column, row = mission.cell
        assert mission.distance == column + row, id
        inside = len(mission.pages) - (id == "4")  # its drive leads home
        assert mission.limit == 2 * mission.distance + inside + 3, id


def test_discoveries_name_what_there_is():  # AM-8.1
    for id, card in DISCOVERIES.items():
        if card.deck == "item":
            assert ITEMS[id].discovery
        if card.deck == "mission":
            assert MISSIONS[id.removeprefix("mission-")].discovery
        if card.deck == "letter":
            assert int(card.ending) in pages()
        if card.deck == "plan":
            assert IMPROVEMENTS[id.removeprefix("plan-").replace("-", "_")].discovery


# What data is refused


def test_an_item_that_does_nothing_is_refused():  # AM-17.5
    with pytest.raises(DataError, match="does nothing"):
        check_items({"stone": ItemEntry("weapon", 1, "paw")})


def test_armour_without_a_slot_is_refused():  # AM-17.5
    with pytest.raises(DataError, match="needs a slot"):
        check_items({"hat": ItemEntry("armour", 1, bonus={"resilience": 1})})


def test_batteries_go_with_what_they_do():  # AM-18.1
    with pytest.raises(DataError, match="go together"):
        check_items({"lamp": ItemEntry("gadget", 1, "gadget", {"search": 1}, batteries=1)})


def test_too_much_noise_is_refused():  # AM-9.7
    with pytest.raises(DataError, match="more than a third"):
        check_items({"bell": ItemEntry("gadget", 1, "gadget", {"search": 1}, keywords=["noise"])})


def test_an_effect_that_there_is_not_is_refused():  # AM-17.4
    with pytest.raises(DataError, match="there is no step 'heel'"):
        effects([{"heel": 1}])


# What can be read


def texts(language):
    """Every card in words, by its id."""
    words = GAME.words(language)
    found = {id: item_text(item, words) for id, item in ITEMS.items()}
    found |= {id: ability_text(ability, words) for id, ability in ABILITIES.items()}
    found |= {id: condition_text(condition, words) for id, condition in CONDITIONS.items()}
    found |= {id: improvement_text(improvement, words) for id, improvement in IMPROVEMENTS.items()}
    found |= {card: influence_text(ACTIONS[card], words) for card in INFLUENCE.values()}
    found |= {id: keepsake_text(card, words) for id, card in DISCOVERIES.items() if card.deck == "keepsake"}
    return found | {hero: goal_text(hero, words) for hero in HEROES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language):  # AM-17.5, AM-22.1, AM-20.3
    for id, text in texts(language).items():
        assert text.endswith((".", "»")), id
        assert "  " not in text, id
        assert text[0] == text[0].upper(), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_line_of_its_own(language):  # AM-17.5
    words = GAME.words(language)
    cards = [*ITEMS, *ABILITIES, *CONDITIONS, *IMPROVEMENTS, *INFLUENCE.values()]
    cards += [id for id, card in DISCOVERIES.items() if card.deck in ("keepsake", "drawing", "letter")]
    lines = [words.say(f"flavour-{id}") for id in cards]
    assert len(set(lines)) == len(lines)
    assert [id for id in [*cards, *DISCOVERIES, *HEROES, *ACTIONS] if f"name-{id}" not in words] == []
    assert all([words.say(f"task-mission-{id}") for id in MISSIONS])
    assert all([words.say(f"about-{id}") for id in [*VEHICLES, *ENEMY_VEHICLES, *ROADS, *HEROES]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colony_event_tells_a_story_and_what_it_pays(language):  # AM-30.4
    words = GAME.words(language)
    for id, event in COLONY_EVENTS.items():
        assert 20 <= len(words.say(f"colony-{id}").split()) <= 120, id
        for number, way in enumerate(event.ways, 1):
            outcome = words.say(f"colony-{id}-outcome-{number}")
            assert words.name(f"{id}-{number}") != f"{id}-{number}"
            assert isinstance(way_text(way, words), str)
            for entry in way.do:
                for amount in [*entry.get("gain", {}).values(), *entry.get("lose", {}).values()]:
                    assert str(amount) in outcome, f"{id}: {outcome}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_read_as_printed(language):  # AM-17.5
    words = GAME.words(language)
    printed = "".join([f"{words.name(id)}. {text}\n" for id, text in texts(language).items()])
    assert printed == (GOLDEN / f"{language}.txt").read_text(encoding="utf-8")


def test_keywords_are_named():  # AM-17.5
    assert keywords_text(ITEMS["one-shot"], GAME.words("en")) == "noise"
    assert keywords_text(ITEMS["steak-knife"], GAME.words("ru")) == "две лапы, острое"
