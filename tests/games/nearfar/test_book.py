"""The arcade deck and the adventures of map 1: the numbers they were designed to, and texts worth reading aloud."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from strannik.box.files import resource
from strannik.core.chance import Chance
from strannik.core.data import DataError, read_yaml
from strannik.games.nearfar.book import ARCADE, BOOKS, CAMPAIGN, FAILURES, JOURNEY, failing
from strannik.games.nearfar.cards import BOSSES
from strannik.games.nearfar.hero import TRIBES
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.steps.rewards import VOCABULARY, effects
from strannik.games.nearfar.trail import HEROES
from strannik.games.nearfar.worth import AMOUNTS, NAMED, bonus, expected, gain, value
from strannik.story.lint import lint_volumes
from strannik.story.lint.balance import lint_balance
from strannik.story.lint.texts import read_texts
from strannik.story.loader import read_book
from strannik.story.option import Option
from strannik.story.proving.rambler import Rambler
from strannik.story.proving.walker import walk

PACKAGE = "strannik.games.nearfar"
TEXTS = read_texts(PACKAGE)

every_book = pytest.mark.parametrize("volume", BOOKS, ids=[volume.name for volume in BOOKS])


def checks(adventure) -> str:
    return "+".join(sorted(option.check or "none" for option in adventure.options))


def thresholds(adventures) -> list[int]:
    return [option.threshold for adventure in adventures.values() for option in adventure.options if option.check]


def given(adventures, effect) -> list:
    """What this effect gives, as often as any reward or bonus has it."""
    return [
        one.entry[effect]
        for adventure in adventures.values()
        for option in adventure.options
        for one in [*option.reward, *option.bonus]
        if effect in one.entry
    ]


def cards_with(adventures, effect) -> list[str]:
    return [
        id
        for id, adventure in adventures.items()
        if any(effect in one.entry for option in adventure.options for one in [*option.reward, *option.bonus])
    ]


def words(message: str, language: str) -> int:
    return len(TEXTS[language][message].split())


def test_the_linter_has_nothing_to_say():
    assert [str(finding) for finding in lint_volumes(PACKAGE, BOOKS)] == []


@every_book
def test_the_walker_comes_everywhere(volume):
    assert walk(volume.book).never(volume.book) == []


@every_book
def test_random_walks_come_everywhere(volume):
    hits = Rambler(volume.book, Chance("wanderer", 0)).ramble(lives=60, readings=len(volume) * 2)
    assert hits.never(volume.book) == []
    assert set(hits.sections.values()) <= {119, 120, 121}


def test_the_arcade_deck_is_as_designed():
    assert Counter(checks(card) for card in ARCADE.values()) == {
        "combat+skill": 26,
        "skill+skill": 8,
        "combat+combat": 6,
    }
    assert set(thresholds(ARCADE)) == set(range(4, 11))
    assert round(sum(thresholds(ARCADE)) / len(thresholds(ARCADE)), 1) == 7.2
    assert Counter(given(ARCADE, "token")) == dict.fromkeys(TRIBES, 10)
    assert sorted(given(ARCADE, "companion")) == sorted(TRIBES)
    assert [len(cards_with(ARCADE, effect)) for effect in ("treasure", "bird", "companion", "find")] == [6, 4, 4, 0]


def test_ten_arcade_cards_change_reputation_half_of_them_for_the_worse():
    assert len(cards_with(ARCADE, "reputation")) == 10
    changes = given(ARCADE, "reputation")
    assert len(changes) == 10
    assert len([change for change in changes if change < 0]) == 5


def test_the_first_journey_is_as_designed():
    assert list(JOURNEY) == list("ABCDEFGHIJKLMNOP")
    kinds = Counter(checks(adventure) for adventure in JOURNEY.values())
    assert kinds == {"combat+skill": 9, "skill+skill": 5, "combat+combat": 1, "none+skill": 1}
    assert set(thresholds(JOURNEY)) == set(range(4, 9))
    assert Counter(given(JOURNEY, "token")) == dict.fromkeys(TRIBES, 4)
    assert len(given(JOURNEY, "find")) == len(set(given(JOURNEY, "find"))) == 3


def test_every_letter_stands_on_the_map():
    assert sorted(space.book for space in MAPS[1].spaces.values() if space.book) == sorted(JOURNEY)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_adventures_can_be_read_aloud(language):
    for id in JOURNEY:
        assert 60 <= words(f"adventure-{id}-read", language) <= 130, id
        for number in (1, 2):
            assert 25 <= words(f"adventure-{id}-outcome-{number}", language) <= 60, id
            assert words(f"adventure-{id}-option-{number}", language) <= 12, id


SEVERAL = re.compile(
    r"\b[Вв]ы(?:, оказывается,)?(?: не)? (?:одни|первые|последние|какие|такие)\b"
    r"|\b(?:\w+(?:ёте|ете|ите)(?:сь)?|вас)\b[^.;:!?—]{0,20} (?:\w+вшими|храбрыми|усталыми|голодными|мокрыми|первыми)\b"
)
"""How Russian would speak to several: the hero is one, and has no gender."""


def test_the_hero_is_spoken_to_as_one():
    found = {name: said[0] for name, text in TEXTS["ru"].items() if (said := SEVERAL.search(text))}
    assert found == {}
    for told in ("просыпаетесь храбрыми", "когда вы одни", "«Вы, оказывается, не одни такие", "пойдёте ли вы первыми"):
        assert SEVERAL.search(told), "or this would find nothing"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_arcade_cards_are_short(language):
    for id in ARCADE:
        assert words(f"adventure-{id}-read", language) <= 45, id
        for number in (1, 2):
            assert 5 <= words(f"adventure-{id}-outcome-{number}", language) <= 32, id
            assert words(f"adventure-{id}-option-{number}", language) <= 12, id


LANDSCAPE = {
    "en": re.compile(
        r"\b(dune|desert|sea|shore|coast|beach|island|isle|tide|forest|woods|jungle|cave|cavern|mountain|valley"
        r"|hill|cliff|meadow|river|stream|lake|snow|lava|volcano|swamp|marsh|horizon|sky|moon|sun|sunset|sunrise|rain)s?\b",
        re.IGNORECASE,
    ),
    "ru": re.compile(
        r"\b(дюн|пустын|мор[еяю]\b|морск|берег(?!ут|у\b|ись)|остров|прилив|лес(?!т|к)|джунгл|пальм|пещер|гор[аыуе]\b|горн|долин"
        r"|холм|утёс|луг\b|луг[аеу]|рек[аиуе]\b|ручь|ручей|озер|снег|лав[аыу]\b|вулкан|болот|горизонт|небес|небо|лун[аыу]\b"
        r"|солн|закат|дожд)",
        re.IGNORECASE,
    ),
}
"""Words that are true in some lands only."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_arcade_cards_are_true_in_every_land(language):
    """The deck is drawn from in caverns and on islands alike."""
    found = {
        message: said[0]
        for id, section in ARCADE.book.sections.items()
        for message in ARCADE.book.messages(section)
        if (said := LANDSCAPE[language].search(TEXTS[language][message]))
    }
    assert found == {}
    assert LANDSCAPE[language].search({"en": "the glass dunes", "ru": "стеклянные дюны"}[language])


@every_book
def test_every_failure_is_told(volume):
    """Where the book is silent, there is a sentence for it. [NF-15.7, NF-16.4.4]"""
    for _, way in volume.book.options:
        if way.check:
            message = failing(volume.book, way)
            assert all([TEXTS[language][message] for language in ("en", "ru")])
    told = {failing(volume.book, way) for _, way in volume.book.options if way.check and not way.has_failure}
    assert len(told) > FAILURES, "many sentences are used"


def option(**written: Any) -> Option:
    """An option as the book would write it."""
    book = read_book(json.dumps({"sections": {"a": {"learn": ["key"], "options": [written]}}}), "a", JOURNEY.frame)
    return book.sections["a"].options[0]


@pytest.mark.parametrize(
    ("sample", "worth", "wanted"),
    [  # the samples from which the balance was derived [NF-15.4, NF-15.6]
        (option(check={"skill": 5}, reward=[{"token": "yellow"}]), 4, 4),
        (option(check={"skill": 7}, reward=[{"token": "green"}, {"food": 2}]), 8, 8),
        (option(check={"combat": 8}, reward=[{"reputation": -3}, {"token": "green"}, {"coins": 3}]), 10, 10),
        (option(check={"skill": 6}, pay={"coins": 1}, reward=[{"hearts": 1}, {"find": "cold-blade"}]), 5, 6),
    ],
)
def test_the_balance_fits_the_samples(sample, worth, wanted):
    assert gain(sample) == pytest.approx(worth)
    assert expected(sample) == wanted


SAMPLE = """
sections:
  "1":
    learn: [knot]
    options: [{reward: [{food: 1}]}]
  "178":
    options: [{reward: [{food: 1}]}]
  "347":
    options:
      - {if: [knot], reward: [{reputation: 3}, {find: cold-blade}], side: "178"}
      - {else: true, check: {combat: 8}, reward: [{reputation: -3}, {token: green}, {coins: 3}], bonus: [{gems: 1}]}
      - {else: true, pay: {coins: 1}, check: {skill: 6}, reward: [{hearts: 1}, {find: wolf-pelt}], bonus: [{hearts: 2}]}
"""


def test_the_rulebooks_sample_with_a_clue_lies_within_the_frame():
    book = read_book(SAMPLE, "sample.yaml", CAMPAIGN.frame)
    opened, fought, paid = book.sections["347"].options
    assert (opened.compulsory, opened.side, opened.check) == (True, "178", "")
    assert [gain(option) for option in (opened, fought, paid)] == [12, 10, 5]
    assert [bonus(option) for option in (fought, paid)] == [2, 2]
    assert lint_balance(book, CAMPAIGN.frame) == []


def test_every_clue_has_a_name_and_is_described_as_a_keepsake():
    clues = {clue for _, option in CAMPAIGN.book.options for clue in option.clues}
    for language, texts in read_texts("strannik.games.nearfar").items():
        told = {message.removeprefix("about-clue-") for message in texts if message.startswith("about-clue-")}
        named = {message.removeprefix("name-clue-") for message in texts if message.startswith("name-clue-")}
        assert told == named == clues, language


def test_clues_pay_for_the_way_there_and_kindness_is_small():
    assert expected(option(**{"if": "key"}, reward=[{"find": "cold-blade"}])) == 12
    assert expected(option(reward=[{"food": 1}])) == 1
    assert bonus(option(check={"skill": 5}, bonus=[{"hearts": 2}])) == 2
    assert value(effects([{"reputation": 2}])[0]) == 4


def test_everything_that_can_be_given_is_worth_something():
    assert {*AMOUNTS, *NAMED, "token"} == set(VOCABULARY.words())


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        ([], "a.options[0].reward[0]: expected {step: arguments}, found list []"),
        ({"coin": 1}, "reward[0]: there is no step 'coin'; did you mean 'coins'?"),
        ({"coins": 0}, "reward[0].coins.amount: expected a number from 1, found 0"),
        ({"coins": -1}, "reward[0].coins.amount: expected a number from 1, found -1"),
        ({"coins": "two"}, "reward[0].coins.amount: expected int, found str 'two'"),
        ({"reputation": 0}, "reward[0].reputation.steps: expected a number other than 0, found 0"),
        ({"token": "rad"}, "reward[0].token.tribe: there is no tribe 'rad'; did you mean 'red'?"),
        ({"companion": "al"}, "reward[0].companion.tribe: there is no companion 'al'; expected one of: any"),
        ({"find": "cold-blad"}, "reward[0].find.find: there is no find 'cold-blad'; did you mean 'cold-blade'?"),
        ({"goto": "b"}, "reward[0].goto.section: there is no section 'b'; expected one of: a"),
    ],
)
def test_what_does_not_exist_is_refused_when_the_book_is_read(entry, error):
    with pytest.raises(DataError) as caught:
        option(reward=[entry])
    assert error in str(caught.value)


def test_the_adventure_in_the_guide_is_a_real_one():
    guide = Path(__file__).parents[3].joinpath("CONTRIBUTING.md").read_text(encoding="utf-8")
    shown = guide.partition("## Add an adventure")[2].partition("```yaml\n")[2].partition("```")[0]
    book = read_yaml(resource(PACKAGE, "data/book.yaml"), "book.yaml")
    assert read_yaml(shown, "CONTRIBUTING.md") == {"B": book["sections"]["B"]}


# The book of the long journeys, once it lies there


def test_every_label_side_boss_and_closing_page_is_written():  # NF-26.0.4, NF-26.11.2
    labels = [space.book for number in range(2, 12) for space in MAPS[number].spaces.values() if space.book]
    wanted = [*labels, *[str(side) for side in range(162, 202)], *BOSSES, "closing-won", "closing-lost"]
    assert [id for id in wanted if id not in CAMPAIGN] == []


def test_every_side_adventure_catches_up_with_somebody():  # NF-16.2.1
    sides = {option.side for section in CAMPAIGN.values() for option in section.options if option.side}
    assert sides == {str(side) for side in range(162, 202)}


@pytest.mark.parametrize("hero", HEROES)
def test_a_story_is_ten_steps_whatever_one_does(hero):  # NF-16.4.2, NF-16.4.3, NF-16.4.4
    ways = [[f"{hero}-0"]]
    seen = set()
    while ways:
        way = ways.pop()
        seen.add(way[-1])
        following = chapters_of(CAMPAIGN[way[-1]])
        assert bool(following) == (len(way) <= 10), way
        ways += [[*way, there] for there in following]
    assert seen == {id for id in CAMPAIGN if id.rpartition("-")[0] == hero}


def chapters_of(section) -> set[str]:
    """Where a story may go on after a section: by all it does, or by every option, won or lost."""
    always = {effect.entry["chapter"] for effect in section.do if "chapter" in effect.entry}
    found = set(always)
    for option in section.options:
        for effects_of in (option.reward, option.fail) if option.check else (option.reward,):
            led = {effect.entry["chapter"] for effect in effects_of if "chapter" in effect.entry}
            assert always or led or section.id.rpartition("-")[2].startswith("10"), f"{option.place} leads nowhere"
            found |= led
    return found


def test_each_find_is_found_in_one_place():  # NF-22.1
    found = Counter(given(CAMPAIGN, "find") + given(JOURNEY, "find"))
    assert [find for find, places in found.items() if places > 1] == []
