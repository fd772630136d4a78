"""The words: the same messages in both languages, and one for everything that is asked, done and told."""

import re
from dataclasses import is_dataclass

import pytest

from strannik.box.files import resource
from strannik.checks.clauses import sources
from strannik.core.events import Event
from strannik.games.glow import GAME, events
from strannik.games.glow.cards import CARDS, DICE, ELEMENTS
from strannik.games.glow.maps import ISLANDS, ROUTES, SPOTS, TRACK
from strannik.games.glow.sentences import tile_tip
from strannik.show.clauses import LANGUAGES

ASKED = re.compile(r'Offer\(\s*"([a-z-]+)"')
SAID = re.compile(r"words=\[([^\]]*)\]|words = \[([^\]]*)\]")


def messages(language: str) -> list[str]:
    text = resource(GAME.package, f"data/strings/{language}.ftl")
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


def verbs() -> tuple[set[str], set[str]]:
    """What is asked with things, and what is said without one."""
    text = "\n".join([path.read_text(encoding="utf-8") for path in sources(GAME) if path.parent.name == "steps"])
    words = re.findall(r'"([a-z-]+)"', " ".join([a or b for a, b in SAID.findall(text)]))
    return set(ASKED.findall(text)), set(words)


def test_both_languages_say_the_same():
    english, russian = [messages(language) for language in LANGUAGES]
    assert english == russian
    assert len(english) == len(set(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_can_be_asked_and_done(language):
    words = GAME.words(language)
    asked, said = verbs()
    assert {"recruit", "reroll", "turn", "go", "sail", "give-tom"} <= asked
    assert {"keep", "camp", "stay", "decline"} <= said
    assert all(f"ask-{verb}" in words for verb in asked)
    assert all(f"do-{verb}" in words and f"verb-{verb}" in words for verb in asked | said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language):
    kinds = [kind for kind in vars(events).values() if is_dataclass(kind) and issubclass(kind, Event)]
    told = [kind.__name__ for kind in kinds if kind.__module__ == events.__name__]
    assert len(told) == 23
    assert all(f"event-{name}" in GAME.words(language) for name in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language):
    words = GAME.words(language)
    things = [*CARDS, *DICE, *ELEMENTS, *SPOTS, *ROUTES, *[f"island-{id}" for id in ISLANDS]]
    things += [f"space-{element}" for element in TRACK]
    assert all(words.name(thing) != thing for thing in things if not (language == "en" and thing in ELEMENTS))
    names = [words.name(thing) for thing in things]
    assert len(names) == len(set(names))


def test_what_is_paid_is_spent_and_what_is_taken_is_lost():
    lost = {"seat": 1, "you": "no", "amount": 2}
    says = [GAME.words("en").say("event-Lost", {**lost, "what": what}) for what in ("footprints", "rerolls", "bursts")]
    assert says == ["Blue spends 2 footprints.", "Blue spends 2 rerolls.", "Blue loses 2 bursts."]
    assert GAME.words("en").say("event-Paid", {**lost, "what": "bursts"}) == "Blue pays 2 bursts."


@pytest.mark.parametrize(
    ("board", "says"),
    [
        ("province", "His camp moves to the next richer village."),
        ("archipelago", "His boat sails outward along the highest number."),
    ],
)
def test_a_tile_says_what_it_makes_tom_do(board, says):
    told = "Tom's tile: his band goes 2 ahead and earns him as many bursts as its space says, and 3 more."
    assert tile_tip("tile-6", board, GAME.words("en")) == f"{told} {says}"
