"""Stories for everybody: who decides has the answers, the others read along, and nobody learns too much."""

import pytest

from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.sentences import effects_text
from strannik.games.nearfar.steps.turn import Round
from strannik.show.clauses import LANGUAGES
from strannik.show.scene import Area
from tests.games.nearfar.builders import doing, hero, turn
from tests.harness import Play

TOLD = "adventure-blind-ferryman"
FERRYMAN = ARCADE["blind-ferryman"].options[0]


def pages(play: Play, who: str, language: str = "en") -> list[Area]:
    """The pages somebody sees; without a name it is whoever only watches."""
    view = play.view(who) if who else View(play.position, WATCHER)
    return [area for area in GAME.scene(view, GAME.words(language)).areas if area.kind == "page"]


def along(play: Play, who: str, language: str = "en") -> Area:
    """The one page somebody reads along: nothing on it can be answered."""
    (page,) = pages(play, who, language)
    assert not [piece for piece in page.pieces if piece.say]
    return page


def ferryman(hearts: int = 13) -> Play:
    """Red stands before the blind ferryman; blue and green have their turns afterwards."""
    red = hero(at="b2", hearts=hearts, follows=False)
    return doing(Round(), red, hero(at="store"), hero(at="farm"), tokens="b2", arcade="blind-ferryman", dice="3 1 6")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["blue", "green", ""])
def test_the_others_hear_the_story_as_it_goes_on(who, language):
    words = GAME.words(language)
    ways = [words.say(f"{TOLD}-option-{number}") for number in (1, 2)]
    ends = [words.say(f"{TOLD}-outcome-{number}") for number in (1, 2)]
    play = ferryman()
    play("red: adventure")
    page = along(play, who, language)
    assert (page.id, page.label, page.text[0]) == ("story-0", words.say(f"{TOLD}-title"), words.say(f"{TOLD}-read"))
    assert words.seat(0) in page.note
    assert all(any(way in line for line in page.text) for way in ways)
    assert not set(ends) & set(page.text)
    play("red: choose 1")
    page = along(play, who, language)
    assert ways[0] in page.text[1]
    assert not [line for line in page.text if ways[1] in line]
    assert [piece.face for piece in page.pieces] == ["die-3"]
    assert not set(ends) & set(page.text)
    play(f"red: hearts {FERRYMAN.threshold - 3}")
    page = along(play, who, language)
    assert ends[0] in page.text
    assert page.text[-1].endswith(f" {effects_text([one.entry for one in FERRYMAN.reward], words)}.")


def test_what_is_not_gained_is_not_told():
    play = ferryman()
    play("red: adventure", "red: choose 1", "red: stand")
    page = along(play, "blue")
    assert page.text[-1] == "Red fails: nothing is gained."
    assert not [line for line in page.text if "cord" in line]


def test_it_is_said_why_hearts_were_not_asked_for():
    play = ferryman(hearts=1)
    play("red: adventure", "red: choose 1")
    (page,) = pages(play, "red")
    missed = f"Even 1 heart would have made it 4, and {FERRYMAN.threshold} was needed."
    assert page.text[-1].endswith(f"nothing is gained. {missed}")


def test_a_story_stays_until_the_reader_decides():
    play = ferryman()
    play("red: adventure", "red: choose 1", "red: stand", "red: halt")
    assert [page.id for page in pages(play, "blue")] == ["story-0"]
    assert [page.id for page in pages(play, "green")] == ["story-0"]
    assert pages(play, "red") == []
    play("blue: visit farm", "blue: challenge seat-green")
    assert [page.id for page in pages(play, "blue")] == ["story"]
    play("blue: duel honest")
    assert [page.id for page in pages(play, "green")] == ["story-0"]
    play("green: visit saloon")
    assert pages(play, "green") == []


def test_a_duel_can_be_followed():
    play = turn(hero(at="store", hearts=2), hero(at="farm"), dice="3 4")
    play("red: visit farm", "red: challenge seat-blue")
    assert pages(play, "blue") == []
    play("red: duel honest")
    page = along(play, "blue")
    assert page.text == ["Red fights honestly and has 3, Blue has 4. A tie is not enough for Red."]
    assert [piece.face for piece in page.pieces] == ["die-3", "die-4"]
    assert [piece.say for piece in pages(play, "red")[0].pieces if piece.say] == ["hearts 2", "stand"]


def test_a_defender_sees_the_dice_before_throwing_a_bomb():
    play = turn(hero(at="store"), hero(at="farm", pack="bird:fire-bomb-1"), dice="6 4")
    play("red: visit farm", "red: challenge seat-blue", "red: duel honest")
    page = pages(play, "blue")[0]
    assert page.text == ["Red fights honestly and has 6, Blue has 4. A tie is not enough for Red."]
    assert [piece.say for piece in page.pieces if piece.say] == ["throw fire-bomb-1", "stand"]
    assert not [piece for piece in along(play, "red").pieces if piece.say]


def test_a_fight_can_be_followed():
    play = turn(hero(at="a3", hearts=3), enemies="enemy-5 enemy-6", dice="3")
    play("red: go b3")
    assert pages(play, "blue") == []
    play("red: fight")
    page = along(play, "")
    assert page.text == ["The die shows 3, and 5 is needed."]
    assert [piece.face for piece in page.pieces] == ["enemy-5", "die-3"]


def means(play: Play) -> dict[str, str]:
    """What red's page says of each answer."""
    (page,) = pages(play, "red")
    return {piece.say: piece.text[1] for piece in page.pieces if piece.say}


def test_a_bomb_that_is_not_enough_is_not_the_last_word():  # NF-6.3, NF-13.4, NF-15.5
    bomber = "bird:fire-bomb-1"
    play = turn(hero(at="store", pack=bomber, hearts=1), hero(at="farm"), dice="2 5")
    play("red: visit farm", "red: challenge seat-blue", "red: duel honest")
    assert means(play) == {"throw fire-bomb-1": "You still lack 1.", "stand": "You go to jail."}
    play("red: throw fire-bomb-1")
    assert means(play) == {"hearts 1": "And you win the duel.", "stand": "You go to jail."}
    play = turn(hero(at="town", pack=bomber, hearts=1), enemies="enemy-6", dice="2")
    play("red: go a3", "red: fight")
    assert means(play)["throw fire-bomb-1"] == "You still lack 1."
    fight = [option.check for option in ARCADE["blind-ferryman"].options].index("combat")
    play = turn(hero(at="b2", pack=bomber), tokens="b2", arcade="blind-ferryman", dice="1")
    play("red: adventure", f"red: choose {fight + 1}")
    lacking = ARCADE["blind-ferryman"].options[fight].threshold - 1 - 3
    assert means(play)["throw fire-bomb-1"] == f"You still lack {lacking}."
