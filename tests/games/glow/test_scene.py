"""What is shown: every piece has a picture, every option can be pointed at, every word exists."""

import pytest

from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.core.data import DataError
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.glow import GAME
from strannik.games.glow.cards import CARDS
from strannik.games.glow.faces import face, names
from strannik.games.glow.maps import SPOTS
from strannik.games.glow.sentences import lines, sentence
from strannik.games.glow.table import AFTERNOON
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.telling import tell_all
from strannik.show.words import capital
from tests.games.glow.builders import sail, walk
from tests.games.scenes import Shown

check = Shown(GAME, names).check

LONGEST = 3000
BY_BUTTON = {"face", "pay", "throw", "keep", "alone", "stop", "camp", "stay", "decline"}
"""Verbs whose things do not lie on the table."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("board", ["province", "archipelago"])
def test_a_whole_game_can_be_shown_and_told(board, seats, language):
    words = GAME.words(language)
    position = GAME.start(seats, Chance(derived_seed("scene", board, seats), seats), {"board": board})
    bot = RandomBot(Chance("scene bot", 0))
    for turn in range(LONGEST):
        if position.finished:
            break
        seat = position.waiting[turn % len(position.waiting)]
        if turn % 3 == 0:
            shown = check(GAME.scene(View(position, seat), words))
            for option in prompt(position, seat, words, GAME.preview).options:
                assert option.verb in BY_BUTTON or str(option.thing) in shown, option
        assert all(tell_all(position.play(seat, bot.choose(Window(position, seat))), words))
    assert position.finished
    check(GAME.scene(View(position, 0), words))
    check(GAME.scene(View(position, WATCHER), words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_aloud_and_in_signs(language):
    words = GAME.words(language)
    for card in CARDS.values():
        assert sentence(card, words).startswith(capital(words.name(card.id)))
        assert lines(card, words)[0] == words.name(card.id)


def test_a_sketal_in_words():
    words = GAME.words("en")
    assert sentence(CARDS["sketal-13"], words) == (
        "Sketal 13. 1 point at the end. Brings a big orange die. "
        "3 × water → it goes to the cemetery, minus 4 bursts. Once a day."
    )
    assert lines(CARDS["sketal-13"], words) == ["Sketal 13", "≈≈≈ → ☠ ✶−4", "✶1"]
    assert "Brings a big red die." in sentence(CARDS["sketal-17"], words), "red is a colour here, not who plays it"


def test_there_are_no_other_pictures():
    with pytest.raises(DataError, match="no such picture"):
        face("die-green-bursts3", GAME.words("en"))


def test_pictures_are_the_same_every_time():
    words = GAME.words("en")
    for name in ("province", "archipelago", "sketal-13", "cover", "die-red-fire"):
        assert face(name, words) == face(name, words)


def costs(made, seat=0):
    """The costs on the board, by what they are of."""
    board = next(area for area in GAME.scene(View(made.position, seat), GAME.words("en")).areas if area.id == "board")
    return {anchor.thing: anchor.cost for anchor in board.anchors if anchor.cost}


def in_the_afternoon(made):
    made.table.hours = [AFTERNOON] * 2
    return made


@pytest.mark.parametrize(
    ("at", "red", "spot", "cost"),
    [
        ("start", {"dice": "fire"}, "1", "▲"),
        ("start", {"dice": "plant"}, "1", "−1»"),
        ("57", {"dice": "fire"}, "56", "−1»"),
        ("57", {"dice": "air"}, "56", "0»"),
        ("13", {}, "village-20", "−3»"),
        ("11", {"dice": "stone"}, "12", "◆ −5✶"),
        ("15", {"dice": "air", "company": "torke-3"}, "16", "☁ ☠"),
        ("15", {}, "16", "−1»"),
    ],
)
def test_places_within_reach_say_what_a_step_takes(at, red, spot, cost):  # GL-J3, GL-I2, GL-I3
    made = in_the_afternoon(walk(at=at, footprints=5, **red))
    assert costs(made)[spot] == cost
    assert set(costs(made)) == set(SPOTS[at].ways)
    assert costs(made, seat=WATCHER) == {}
    made.table.trodden[0].append(spot)
    assert spot not in costs(made)


def test_what_a_place_takes_is_said_once_also_where_somebody_stands():  # GL-I5
    made = in_the_afternoon(walk(at="start", footprints=5))
    made.table.places[1] = "1"
    board = next(area for area in GAME.scene(View(made.position, 0), GAME.words("en")).areas if area.id == "board")
    said = [anchor.cost for anchor in board.anchors if anchor.thing == "1"]
    assert said + [piece.cost for piece in board.pieces if piece.thing == "1"] == ["−1»", ""]


def test_routes_say_what_they_take():  # GL-K2, GL-K3
    one = in_the_afternoon(sail(dice="fire", footprints=5))
    assert costs(one) == {"0-1": "0»", "0-3": "−2»", "0-6": "0»", "0-8": "−2»", "0-10": "−3»"}
    four = in_the_afternoon(sail(dice="fire water air plant", boats="1 0 0 0", company="torke-3"))
    assert costs(four) == {"0-10": "0»", "1-2": "0» ☠"}


def test_everything_that_can_be_touched_has_a_name():
    position = GAME.start(1, Chance("touch", 1), {"board": "archipelago"})
    areas = GAME.scene(View(position, 0), GAME.words("en")).areas
    assert all(piece.thing != "" for area in areas for piece in area.pieces)


def test_every_spot_of_the_map_says_what_it_asks_for():
    board = next(area for area in GAME.scene(walk().view("red"), GAME.words("en")).areas if area.id == "board")
    spots = [anchor for anchor in board.anchors if anchor.id.startswith("spot-")]
    assert len(spots) == len(SPOTS)
    assert all(anchor.sentence.endswith(".") for anchor in spots if anchor.id != "spot-start")
    ways = {anchor.thing: anchor.near for anchor in spots if anchor.near}
    assert ways == {"start": ["fire spot 1", "plant spot 44"]}, "and mine, where one comes to from there"


def test_a_route_says_how_many_elements_and_not_which_spot():  # GL-K2
    board = next(area for area in GAME.scene(sail().view("red"), GAME.words("en")).areas if area.id == "board")
    told = {anchor.thing: anchor.sentence for anchor in board.anchors}
    assert told["0-3"] == "Needs dice of 3 different elements; each one missing costs a footprint."


def test_what_lies_on_a_way_explains_itself():
    position = GAME.start(2, Chance("ways", 2), {"board": "province"})
    board = next(area for area in GAME.scene(View(position, 0), GAME.words("en")).areas if area.id == "board")
    told = {anchor.sentence for anchor in board.anchors or [] if anchor.id.startswith("way-")}
    assert told == {
        "Here: give up a companion or a spell.",
        "Here: 1 firefly.",
        "Here: 2 fireflies.",
        "Here: 1 reroll.",
        "Here: minus 5 bursts.",
    }
