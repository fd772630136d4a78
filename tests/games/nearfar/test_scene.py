"""What is shown: every piece has a picture, every option can be pointed at, every word exists."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.core.data import DataError
from strannik.core.saving import save_position
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.cards import MINE
from strannik.games.nearfar.faces import face, names
from strannik.games.nearfar.faces.town.places import HOUSES
from strannik.games.nearfar.scene.chances import at_least, higher
from strannik.games.nearfar.sentences import effects_text
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from tests.games.nearfar.builders import hero, turn
from tests.games.scenes import Shown
from tests.harness import Play

SHOWN = Shown(GAME, names)
check, shown = SHOWN.check, SHOWN.area

MOVES = 360
"""How far a game is followed: through town, over the map and back, several times for everybody."""

BY_BUTTON = {"gems", "draw"}
"""Verbs whose things are amounts that do not lie on the table."""


def test_what_an_answer_would_change_does_not_depend_on_what_was_told_last():
    """After an undo or a restart nothing has been told yet; the same options show the same changes."""
    play = turn(hero(at="a2", hearts=8), hero())
    play("red: go b2")
    told = play.position.table.news
    shown = [option.preview for option in prompt(play.position, 0, GAME.words("en"), GAME.preview).options]
    assert told, "something was told"
    assert any(shown), "something is foreseen"
    for news in ([], told[:1], [*told, *told]):
        play.position.table.news = news
        again = prompt(play.position, 0, GAME.words("en"), GAME.preview)
        assert [option.preview for option in again.options] == shown


def costs(play: Play, area: str) -> dict[str, str]:
    return {anchor.id: anchor.cost for anchor in shown(play, "red", area).anchors if anchor.cost}


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("en", 2, {"mode": "arcade", "map": 9}),
        ("ru", 4, {"mode": "arcade", "map": 5, "town": "day", "longer": True}),
        ("ru", 3, {"mode": "journey"}),
    ],
)
def test_a_game_can_be_shown_as_it_goes_on(language, seats, options):
    words = GAME.words(language)
    position = GAME.start(seats, Chance(derived_seed("scene", seats), seats), options)
    bot = GreedyBot(Chance("scene bot", 0), GAME.hints)
    for move in range(MOVES):
        if position.finished:
            break
        seat = position.waiting[move % len(position.waiting)]
        if move % 4 == 0:
            found = check(GAME.scene(View(position, seat), words))
            asked = prompt(position, seat, words, GAME.preview)
            for option in [*asked.options, *asked.extras]:
                assert option.verb in BY_BUTTON or {option.say, str(option.thing)} & found, option
        position.play(seat, bot.choose(Window(position, seat)))
    check(GAME.scene(View(position, WATCHER), words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_can_be_shown(language):
    play = turn(hero(at="farm", camps=14), hero(at="a1", camps=9, bought="old-compass"), camps="a2:blue a3:red")
    play.table.last_round = True
    play("red: visit store", "red: leave")
    scene = GAME.scene(play.view("red"), GAME.words(language))
    check(scene)
    assert play.finished
    assert scene.status == GAME.words(language).say("status-over")


def test_a_step_shows_its_hearts_and_its_enemy():
    play = turn(hero(at="a3", hearts=3), enemies="enemy-5 enemy-6", dice="3")
    assert costs(play, "map") == {"town": "⚔\ufe0e5", "b3": "⚔\ufe0e5"}
    play("red: go b3")
    odds = {piece.say: piece.badge for piece in shown(play, "red", "story").pieces if piece.say}
    assert odds == {"fight": "33 % · with hearts 83 %"}
    play("red: fight")
    page = shown(play, "red", "story")
    assert [piece.face for piece in page.pieces if not piece.say] == ["enemy-5", "die-3"]
    assert [piece.say for piece in page.pieces if piece.say] == ["hearts 2", "stand"]


@pytest.mark.parametrize(("language", "town"), [("en", "the town"), ("ru", "город")])
def test_a_space_says_which_ways_lead_on_and_what_waits_there(language, town):  # NF-11.1
    spaces = {anchor.thing: anchor.near for anchor in shown(turn(hero(at="a3")), "red", "map", language).anchors}
    assert spaces["a3"] == [f"{town}☠", "b3☠"]


def test_the_heart_for_leaving_does_not_help_in_the_fight():  # NF-13.4
    play = turn(hero(at="b3", hearts=3), enemies="enemy-5", dice="3")
    play("red: go c3", "red: go d3")
    (fight,) = [piece for piece in shown(play, "red", "story").pieces if piece.say == "fight"]
    assert (fight.badge, fight.text[1]) == (
        "33 % · with hearts 67 %",
        "You need 5 or more on the die; you have 2 hearts.",
    )
    play("red: fight")
    assert play.table.heroes[0].hearts == 2


def test_the_second_empty_space_costs_a_heart():
    play = turn(hero(at="a2", hearts=3, pack="bird bird"))
    assert costs(play, "map") == {}
    play("red: go b2")
    assert set(costs(play, "map").values()) == {"−1♥\ufe0e"}


def test_an_adventure_is_a_page_with_odds():
    play = turn(hero(at="b2", hearts=2), tokens="b2", arcade="blind-ferryman")
    play("red: adventure")
    page = shown(play, "red", "story")
    assert page.kind == "page"
    assert page.label == "The Blind Ferryman"
    assert [piece.say for piece in page.pieces] == ["choose 1", "choose 2"]
    assert all(piece.badge.endswith("%") for piece in page.pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_says_what_it_asks(language):
    play = turn(hero(at="b2", hearts=2, follows=False), tokens="b2", arcade="blind-ferryman")
    play("red: adventure")
    hard = [option for option in ARCADE["blind-ferryman"].options if option.threshold > 6]
    said = [piece.text[1] for piece in shown(play, "red", "story", language).pieces]
    mark = {"en": "not enough without hearts", "ru": "без сердец этого мало"}[language]
    assert len([text for text in said if mark in text]) == len(hard)


def test_the_outcome_is_read_before_the_camp():
    option = ARCADE["blind-ferryman"].options[0]
    play = turn(hero(at="b2", hearts=13, follows=False), tokens="b2", arcade="blind-ferryman", dice="2")
    play("red: adventure", "red: choose 1", f"red: hearts {option.threshold - 2}")
    page = shown(play, "red", "story")
    told = GAME.words("en")
    assert page.text[0] == told.say("adventure-blind-ferryman-read"), "the story stays"
    assert told.say("adventure-blind-ferryman-option-1") in page.text[1]
    assert page.text[2].startswith(f"The die shows 2, you add {option.threshold - 2}: {option.threshold}, ")
    assert page.text[3] == told.say("adventure-blind-ferryman-outcome-1")
    assert [piece.owner for piece in page.pieces if piece.id.startswith("reward-")], "what it brings is seen"
    assert page.text[4] == f"You succeed. You gain: {effects_text([one.entry for one in option.reward], told)}."
    assert [piece.say for piece in page.pieces if piece.say] == ["camp", "halt"]
    play("red: halt")
    assert play.table.heroes[0].outcome[0] == "blind-ferryman"


def test_a_failure_has_a_sentence_of_its_own_and_the_page_a_strip_of_the_land():
    play = turn(hero(at="b2", hearts=1, follows=False), tokens="b2", arcade="blind-ferryman", dice="1")
    play("red: adventure", "red: choose 1")
    if play.table.heroes[0].outcome == []:
        play("red: stop")
    page = shown(play, "red", "story")
    failures = [GAME.words("en").say(f"page-failing-{kind}-{n}") for kind in ("skill", "combat") for n in range(1, 9)]
    assert page.text[3] in failures
    assert page.backdrop.startswith(f"vignette-{play.table.map_number}-")
    assert GAME.face(page.backdrop, GAME.words("en")).startswith("<svg")


def test_a_duel_is_a_page_with_odds():
    play = turn(hero(at="store"), hero(at="farm"))
    play("red: visit farm", "red: challenge seat-blue")
    page = shown(play, "red", "story")
    assert {piece.say: piece.badge for piece in page.pieces} == {"duel honest": "42 %", "duel dishonest": "58 %"}


def test_whoever_is_attacked_sees_the_dice_fall_even_without_a_bomb_to_throw():  # NF-6.2
    play = turn(hero(at="store"), hero(at="farm"), hero(), dice="5 2")
    play("red: visit farm", "red: challenge seat-blue")
    play.position.film()
    play("red: duel honest")
    moment = play.position.frames()[0].position
    pages = {
        seat: [area for area in GAME.scene(View(moment, seat), GAME.words("en")).areas if area.kind == "page"]
        for seat in (1, 2)
    }
    assert [piece.face for piece in pages[1][0].pieces] == ["die-5", "die-2"]
    assert not pages[2], "the others read of it"


def test_a_building_with_a_rival_says_so():
    play = turn(hero(at="store"), hero(at="farm"), hero(at="saloon"))
    assert costs(play, "town") == {"farm": "⚔\ufe0e"}


def test_a_rich_traveller_sees_every_step_of_a_name():
    play = turn(hero(at="store", coins=20), hero(at="farm"), dice="6 1")
    play("red: visit hall", "red: challenge dummy", "red: duel honest")
    assert len(shown(play, "red", "renown-raise").pieces) >= 11


def test_a_name_is_bought_step_by_step():
    play = turn(hero(at="store", coins=2, gems=1, reputation=-5), hero(at="farm"), dice="6 1")
    play("red: visit hall", "red: challenge dummy", "red: duel dishonest")
    assert [piece.say for piece in shown(play, "red", "renown-raise").pieces] == ["raise 1", "raise 2", "raise 3"]
    assert [piece.say for piece in shown(play, "red", "renown-lower").pieces] == ["lower 1"]
    assert play.table.heroes[0].reputation == -6
    play("red: raise 2", "red: gems 0")
    after = [shown(play, "red", f"renown-{way}") for way in ("raise", "lower")]
    assert [(way.pieces, way.room > 0) for way in after] == [([], True)] * 2, "the scales keep their size"


def open_tab(play, beside):
    """What lies open on a wide screen in the tabs that have such a one."""
    layout = GAME.scene(play.view("red"), GAME.words("en")).layout.nodes[1]
    found = [node for side in layout.nodes for node in side.nodes if beside in {tab.label for tab in node.nodes}]
    return next(tab.label for tab in found[0].nodes if tab.now)


def test_on_a_wide_screen_something_lies_where_the_hand_was():
    assert open_tab(turn(hero(hand="spices"), hero()), "Hand") == "Hand"
    assert open_tab(turn(hero(bought="spices"), hero()), "Hand") == "Belongings"
    assert open_tab(turn(hero(), hero()), "Hand") == "Enemies"


def test_both_pans_of_the_scales_are_seen_with_what_they_are_worth():  # NF-5.2.2
    play = turn(hero(coins=2, gems=1, food=1), hero(), hero())
    play("red: visit hall")
    assert [piece.face for piece in shown(play, "red", "scales").pieces] == ["worth-0", "worth-0"]
    assert shown(play, "red", "scales").backdrop == "scales-even"
    assert [piece.cost for piece in shown(play, "red", "goods").pieces] == ["2", "2", "1", "4", "6", "7", "5"]
    play("red: give coins", "red: give gems")
    balance = shown(play, "red", "scales")
    assert [piece.face for piece in balance.pieces] == ["good-coins", "good-gems", "worth-4", "worth-0"]
    assert balance.backdrop == "scales-left"
    play = turn(hero(gems=1, food=1), hero(), hero())
    play("red: visit hall", "red: give gems", "red: get coins")
    assert shown(play, "red", "scales").backdrop == "scales-even"


def test_every_place_that_can_be_gone_to_or_dug_in_is_touched_as_a_whole():
    play = turn(hero(at="a1"), hero(at="farm"))
    for area, places in (("map", play.table.map.spaces), ("town", MINE)):
        shapes = {anchor.id: anchor.shape for anchor in shown(play, "red", area).anchors}
        assert all([shapes[place].endswith("Z") for place in places])


def test_map_town_and_draft_share_the_table_alike_so_that_nothing_changes_its_size():
    draft = View(GAME.start(2, Chance("draft", 2), {"mode": "arcade"}), 0)
    town, abroad = turn(hero(at="store"), hero(at="farm")), turn(hero(at="a1"), hero(at="farm"))
    shares = []
    for view in (draft, town.view("red"), abroad.view("red")):
        left, right = GAME.scene(view, GAME.words("en")).layout.nodes[0].nodes
        shares.append(right.grow / (left.grow + right.grow))
    assert shares[0] == shares[1] == shares[2] < 0.4


def test_hands_of_others_lie_face_down():
    play = turn(hero(at="store", hand="old-compass"), hero(at="farm", hand="trade-cart"))
    assert [piece.thing for piece in shown(play, "red", "hand").pieces] == ["old-compass"]
    assert [piece.face for piece in shown(play, "red", "hand-1").pieces] == ["normal-back"]


def test_what_an_answer_changes_is_told_before_it_is_given():
    play = turn(hero(at="store", party="koba"), hero(at="saloon"))
    words = GAME.words("en")
    hints = {option.say: option.preview for option in prompt(play.position, 0, words, GAME.preview).options}
    skill = play.table.icons(0, "skill")
    assert hints["visit farm"] == f"+{skill}\N{NO-BREAK SPACE}food"
    assert hints["visit hut"] == ""


def test_what_one_comes_to_is_told_before_one_goes_there():  # NF-12.4
    play = turn(hero(at="d2", hearts=2), camps="c2:blue")
    told = {option.say: option.preview for option in prompt(play.position, 0, GAME.words("en"), GAME.preview).options}
    assert told["go c2"].startswith("a camp, free to pass")
    assert told["go e2"].startswith("no camp yet (")
    assert {space for space in play.table.map.neighbours("d2") if "adventure" in told[f"go {space}"]} == {
        space for space in play.table.map.neighbours("d2") if space in play.table.tokens
    }


def test_nothing_hidden_is_told_beforehand():
    play = turn(hero(at="store", pack="bird"), hero(at="saloon"))
    play("red: visit hut")
    hints = {option.say: option.preview for option in prompt(play.position, 0, GAME.words("en"), GAME.preview).options}
    assert hints["search"] == ""


def test_the_same_is_foreseen_after_a_reload():
    """The heart for leaving an empty space is told although a treasure is then drawn. [NF-12.4, NF-14.1]"""
    play = turn(hero(at="d2", hearts=2, pack="bird bird"), treasures="purse snares-1")
    play("red: go e2", "red: take purse")
    words = GAME.words("en")
    asked = prompt(play.position, 0, words, GAME.preview)
    told = {option.say: option.preview for option in asked.options}
    assert told["go d2"] == "−1\N{NO-BREAK SPACE}heart · no camp yet (coins)"
    loaded = GAME.load(save_position(play.position))
    assert prompt(loaded, 0, words, GAME.preview) == asked


def test_chances_of_a_die():
    assert [at_least(needed) for needed in (0, 1, 3, 6, 7)] == [100, 100, 67, 17, 0]
    assert [higher(mine, theirs) for mine, theirs in ((0, 0), (1, 0), (6, 0), (0, 6))] == [42, 58, 100, 0]


def test_a_picture_that_is_not_there():
    with pytest.raises(DataError):
        face("map-12", GAME.words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_and_every_space_says_what_it_is_good_for(language):
    play = turn(hero(at="store"), hero(at="farm"))
    town = [anchor for anchor in shown(play, "red", "town", language).anchors if anchor.id in HOUSES]
    assert len(town) == len(HOUSES)
    assert all([anchor.sentence.endswith(".") for anchor in town])
    spaces = [anchor for anchor in shown(play, "red", "map", language).anchors if anchor.thing]
    assert all([anchor.sentence.endswith(".") for anchor in spaces])


def test_the_party_tells_what_it_can_do_in_sum_and_the_figure_how_far_it_may_still_go():
    play = turn(hero(at="a1"), hero(at="farm"))
    assert shown(play, "red", "party").note.count(" ") == 5
    figure = next(piece for piece in shown(play, "red", "map").pieces if piece.id == "figure-0")
    assert figure.badge.startswith("➤")  # NF-12.2
    assert {counter.id for counter in GAME.scene(play.view("red"), GAME.words("en")).panels[0].counters} >= {"vp"}
