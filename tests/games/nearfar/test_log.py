"""Everything people read during whole games is in their language: no id shows through, no message is missing."""

import re
from collections.abc import Iterator

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.core.events import Detail
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import ARCADE, JOURNEY
from strannik.games.nearfar.cards import ANIMALS, ARTIFACTS, COMPANIONS, ENEMIES, FINDS, MINE, TREASURES
from strannik.games.nearfar.country import BUILDINGS
from strannik.games.nearfar.events.belongings import ArtifactsDrawn, GiftLost, TreasureDrawn
from strannik.games.nearfar.events.town import PartySet
from strannik.games.nearfar.events.turns import Gained, Spent
from strannik.games.nearfar.events.wilds import Checked, EnemyMet, LeftTown, OptionChosen
from strannik.games.nearfar.hero import GOODS
from strannik.show.asking import prompt
from strannik.show.prompt import Prompt
from strannik.show.scene import Scene
from strannik.show.telling import tell

IDS = {*ARCADE, *ANIMALS, *ARTIFACTS, *COMPANIONS, *ENEMIES, *FINDS, *MINE, *TREASURES, *GOODS, *BUILDINGS}
SPACE = re.compile(r"\b[a-z]\d\b")
"""What a space is called on the map."""

LONGEST = 2000
EVERY = 12
"""After so many moves the whole table is read, too."""


def readable(text: str, language: str) -> bool:
    """In Russian nothing is written in Latin letters; in English no id has its dashes, and names have capitals."""
    plain = SPACE.sub("", text)
    if language == "ru":
        return not re.search("[A-Za-z]", plain)
    coined = [id for id in IDS if re.search(r"[-_\d]", id) or id in COMPANIONS]
    return not [id for id in coined if re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", plain)]


def written(scene: Scene) -> Iterator[str]:
    """Every word on the table."""
    yield from (scene.title, scene.status)
    for area in scene.areas:
        yield from (area.label, area.note, *area.text)
        for piece in area.pieces:
            yield from (piece.sentence, *piece.text)
        yield from [anchor.label for anchor in area.anchors]
    for panel in scene.panels:
        yield from [counter.label for counter in panel.counters]


def asked(question: Prompt) -> Iterator[str]:
    """Every word of a question."""
    yield question.question
    for option in [*question.options, *question.extras]:
        yield from (option.label, option.preview, option.closed.text if option.closed else "")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "arcade", "map": 10, "town": "day"}),
        (3, {"mode": "arcade", "map": 5, "town": "dusk"}),
        (2, {"mode": "journey"}),
    ],
)
def test_whole_games_are_told_in_words(seats, options):
    position = GAME.start(seats, Chance(derived_seed("told", seats, str(options)), seats), options)
    bot = GreedyBot(Chance("the teller", 0), GAME.hints)
    events = list(position.table.news)
    said: dict[str, set[str]] = {"en": set(), "ru": set()}
    for move in range(LONGEST):
        for language, heard in said.items():
            words = GAME.words(language)
            for seat in (0, WATCHER):
                heard.update(tell(events, (seat,), words))
            preview = GAME.preview if move % EVERY == 0 else None
            for seat in position.waiting:
                heard.update(asked(prompt(position, seat, words, preview)))
            if move % EVERY == 0:
                heard.update(written(GAME.scene(View(position, position.waiting[0]), words)))
        seat = position.waiting[0]
        answer = bot.interject(Window(position, seat)) or bot.choose(Window(position, seat))
        events = position.play(seat, answer)
        if position.finished:
            break
    assert position.finished
    for language, heard in said.items():
        assert [text for text in sorted(heard) if not readable(text, language)] == []


def test_an_id_that_shows_through_is_found():
    assert not readable("You read an adventure: “smugglers-stair”.", "en")
    assert not readable("You hire bahar.", "en")
    assert not readable("Вы разбиваете лагерь в шахте (r1c1).", "ru")
    assert readable("Вы идёте из города на a3.", "ru")
    assert readable("You hire Bahar and go to b2.", "en")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_adventure_has_a_name(language):
    words = GAME.words(language)
    assert [id for id in [*ARCADE, *JOURNEY] if words.name(id) != words.say(f"adventure-{id}-title")] == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_amounts_are_told_as_people_say_them(language):
    words = GAME.words(language)
    told = tell([Gained(0, "coins", 1), Gained(1, "yellow", 2), Spent(0, "hearts", 3)], (0,), words)
    assert (
        told
        == {
            "en": ["You gain 1 coin.", "Blue gains 2 nomad tokens.", "You spend 3 hearts."],
            "ru": ["Вы получаете 1 монету.", "Синий получает 2 жетона кочевников.", "Вы тратите 3 сердца."],
        }[language]
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_looked_at_is_counted_as_people_count(language):  # NF-5.5.1
    words = GAME.words(language)
    told = tell([ArtifactsDrawn(0, 4, 0), ArtifactsDrawn(1, 1, 3), ArtifactsDrawn(0, 0, 4)], (0,), words)
    assert (
        told
        == {
            "en": [
                "You look at 4 normal artifacts.",
                "Blue looks at 1 normal and 3 special artifacts.",
                "You look at 4 special artifacts.",
            ],
            "ru": [
                "Вы смотрите 4 обычных артефакта.",
                "Синий смотрит 1 обычный и 3 особых артефакта.",
                "Вы смотрите 4 особых артефакта.",
            ],
        }[language]
    )


@pytest.mark.parametrize(
    "event", [ArtifactsDrawn, Checked, EnemyMet, LeftTown, OptionChosen, PartySet, Spent, TreasureDrawn]
)
def test_what_only_leads_to_a_deed_is_left_to_the_log(event):
    """At my turn a line for each rival tells deeds: an enemy beaten, somebody hired, a camp."""
    assert issubclass(event, Detail)


@pytest.mark.parametrize(
    ("icons", "told"),
    [(0, "The die shows 4, and 5 is needed."), (2, "The die shows 4, you add 2: 6, and 5 is needed.")],
)
def test_nobody_adds_nothing_to_a_die(icons, told):
    facts = {"you": "yes", "seat": 0, "die": 4, "icons": icons, "total": 4 + icons, "needed": 5}
    assert GAME.words("en").say("page-rolled", facts) == told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_goes_alone_is_told_so(language):  # NF-11.2
    words = GAME.words(language)
    assert (
        tell([PartySet(0, []), PartySet(1, []), PartySet(0, ["dog"])], (0,), words)
        == {
            "en": ["Nobody goes with you.", "Nobody goes with Blue.", "Dog goes with you."],
            "ru": ["С вами никто не идёт.", "Синий никого не берёт с собой.", "С вами идёт Собака."],
        }[language]
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_comes_to_nothing_is_told_with_its_reason(language):  # NF-15.9, NF-22.1
    gifts = ("treasure", "bird", "find", "companion")
    heard = tell([GiftLost(seat, gift) for gift in gifts for seat in (0, 1)], (0,), GAME.words(language))
    assert len(set(heard)) == 2 * len(gifts)
    assert all([readable(text, language) for text in heard])
    assert (
        heard[:2]
        == {
            "en": ["You have no animal to carry the treasure.", "Blue has no animal to carry the treasure."],
            "ru": ["Вам не на ком везти сокровище.", "Синий остаётся без сокровища: везти не на ком."],
        }[language]
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_game_is_taught_in_pages_with_pictures(language):
    words = GAME.words(language)
    pages = [number for number in range(1, 20) if f"how-{number}" in words]
    assert pages == list(range(1, 9))
    for number in pages:
        assert GAME.face(words.say(f"how-{number}-face"), words).startswith("<svg")
    assert words.say("end-title")
