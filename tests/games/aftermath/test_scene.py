"""What is shown: every piece has a picture, every option can be pointed at, every word exists."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.aftermath import GAME
from strannik.games.aftermath.cards import HEROES
from strannik.games.aftermath.faces import names
from strannik.games.aftermath.faces.page.spots import size
from strannik.games.aftermath.pages.page import drive_of
from strannik.games.aftermath.scene.ground import DOOR, TOKEN
from strannik.games.aftermath.steps.building import BuildUp
from strannik.games.aftermath.steps.drive import Drive
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.telling import sentence
from tests.games.aftermath.builders import acting, hero, on_the_table, turn
from tests.games.scenes import Shown
from tests.harness import Play, placed

SHOWN = Shown(GAME, names)
check, shown = SHOWN.check, SHOWN.area

MOVES = 420
"""How far a game is followed: from the opening over a few pages."""

EN = GAME.words("en")


def absent(play: Play, who: str, area: str) -> bool:
    return area not in [one.id for one in GAME.scene(play.view(who), EN).areas]


def costs(play: Play) -> dict[str, str]:
    return {anchor.id.partition("-")[2]: anchor.cost for anchor in shown(play, "red", "page").anchors if anchor.cost}


@pytest.mark.parametrize(("language", "seats", "bot"), [("en", 2, "greedy"), ("ru", 4, "random"), ("ru", 3, "greedy")])
def test_a_game_can_be_shown_as_it_goes_on(language, seats, bot):
    words = GAME.words(language)
    position = GAME.start(seats, Chance(derived_seed("scene", seats), seats), {})
    stream = Chance("scene bot", 0)
    player = GreedyBot(stream, GAME.hints) if bot == "greedy" else RandomBot(stream)
    for move in range(MOVES):
        if position.finished:
            break
        seat = position.waiting[move % len(position.waiting)]
        if move % 4 == 0:
            found = check(GAME.scene(View(position, seat), words))
            asked = prompt(position, seat, words, GAME.preview)
            for option in [*asked.options, *asked.extras]:
                worded = not option.thing or option.verb in BY_BUTTON or option.thing in HEROES
                assert worded or {option.say, str(option.thing)} & found, option
        position.play(seat, player.choose(Window(position, seat)))
    check(GAME.scene(View(position, WATCHER), words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["60", "61", "62"])
def test_a_drive_can_be_shown_as_it_goes_on(language, page):  # AM-31.1, AM-31.4
    table = on_the_table(hero("meziah"), hero("ringr"), hero("whisper"), page=12)
    table.chance = Chance(f"drive {page}", 3)
    play = placed(GAME, table, Drive(0, page), BuildUp())
    player = GreedyBot(Chance("scene bot", 0), GAME.hints)
    met: list[str] = []
    while table.rides:
        seat = play.position.waiting[0]
        check(GAME.scene(View(play.position, seat), GAME.words(language)))
        road = shown(play, "red", "road", language)
        met += [piece.id.removeprefix("road-") for piece in road.pieces if piece.id.startswith("road-")]
        play.position.play(seat, player.choose(Window(play.position, seat)))
    assert met[0] == drive_of(int(page)).road[0]


BY_BUTTON = {"call", "pursue", "learn", "settle"}
"""Verbs whose things lie nowhere: a colour that is called, a way to a goal, an ability nobody has yet. Heroes whose
figures are not on a page are named by buttons too.
"""


def test_a_way_shows_what_it_costs_and_what_it_costs_in_its_colour():  # AM-13.1.2, AM-13.1.3, AM-13.1.4
    play = acting(hero("meziah", at="pedals", hand="red-3a red-2a"), hero("whisper", at="rug"))
    found = costs(play)
    assert found["keys"] == "3/1✊\ufe0e"
    assert found["rug"] == "1"
    said = [
        option.preview for option in prompt(play.position, 0, EN, GAME.preview).options if option.thing == "10-keys"
    ]
    assert said == ["3, or 1 with red cards only"]


def test_cards_for_a_way_say_how_far_they_carry():  # AM-13.1.1
    play = acting(hero("meziah", at="pedals", hand="green-1a blue-2a white-1a"), hero("whisper", at="rug"))
    play("red: go 10-keys")
    assert shown(play, "red", "hand").note == "for the way: 0 of 3"
    play("red: play green-1a")
    assert shown(play, "red", "hand").note == "for the way: 1 of 3"


def test_a_way_out_says_where_it_leads():  # AM-2.7
    play = acting(hero("grumple", at="rug"), hero("whisper", at="keys"))
    told = {piece.id: piece.sentence for piece in shown(play, "red", "page").pieces}
    assert told["exit-10-e"].startswith("East, to the Peg Yard.")


def test_a_way_out_that_can_be_taken_is_as_large_as_a_token():  # AM-2.7
    play = acting(hero("grumple", at="front_door"), hero("whisper", at="keys"))
    wide = {piece.id: piece.width for piece in shown(play, "red", "page").pieces if piece.id.startswith("exit-")}
    assert wide == {"exit-10-e": TOKEN, "exit-10-s": DOOR}


def test_a_space_names_those_to_which_one_can_go_from_it():  # AM-9.2
    play = acting(hero("grumple", at="rug"), hero("whisper", at="keys"))
    near = {anchor.id.partition("-")[2]: anchor.near for anchor in shown(play, "red", "page").anchors if anchor.label}
    assert near["keys"] == ["Hammer Loft✈\ufe0e", "Pedals✊\ufe0e"], "one cannot go where a line is white"
    assert "Rug" in near["pedals"]


def test_everybody_sees_the_terrain_and_what_all_four_wish_for():  # AM-1.6, AM-26.3
    play = acting(hero("grumple", at="rug"), hero("whisper", at="keys"), terrain="darkness")
    assert [piece.id for piece in shown(play, "red", "terrain").pieces] == ["terrain-darkness"]
    assert len(shown(play, "red", "goals").text) == len(HEROES)


def test_whoever_is_defeated_has_no_life_left():  # AM-16.2
    play = acting(hero("grumple", at="rug"), hero("whisper", defeated=True))
    panels = GAME.scene(View(play.position, 0), EN).panels
    assert [panel.counters[0].value for panel in panels] == [5, 0]


def test_beside_every_player_stands_the_hero_whom_questions_speak_of():
    play = acting(hero("grumple", at="rug"), hero("whisper", at="keys"))
    panels = GAME.scene(View(play.position, 1), EN).panels
    assert [(panel.plays, panel.figure) for panel in panels] == [
        ("Grumple", "figure-grumple-red"),
        ("Whisper", "figure-whisper-blue"),
    ]


def test_the_track_says_what_every_enemy_will_do():  # AM-15.1
    play = acting(
        hero("grumple", at="rug"),
        hero("whisper", at="keys"),
        foes="patch@rug thistle@keys",
        threats="black-2a black-3a black-1a",
    )
    rows = [piece.face for piece in shown(play, "red", "track").pieces if piece.at.startswith("slot-")]
    assert rows == ["row-patch-2", "row-thistle-3", "threat-1"]
    (told,) = [piece.sentence for piece in shown(play, "red", "track").pieces if piece.id == "row-patch"]
    assert "On a 2: speed 2, range 0, strength 5." in told
    assert "Its threat card is a 2" in told


def test_a_shared_card_of_many_is_no_single_figure():  # AM-7.11
    play = acting(
        hero("grumple", at="rug", hand="red-1a"),
        hero("whisper", at="keys"),
        foes="roach#1@rug roach#2@rug",
        situation="enemies",
    )
    (row,) = [piece for piece in shown(play, "red", "track").pieces if piece.id == "row-roach"]
    assert row.thing == ""
    assert {"roach#1", "roach#2"} <= {piece.thing for piece in shown(play, "red", "page").pieces}


def test_figures_stand_apart_in_one_space():
    play = acting(hero("meziah", at="rug"), hero("whisper", at="rug"), hero("ringr", at="rug"), foes="patch@rug")
    page = shown(play, "red", "page")
    places = [(anchor.x, anchor.y) for anchor in page.anchors if anchor.id.startswith("stand-")]
    assert len(set(places)) == 4
    assert (page.width, page.height) == size(10)


def test_tokens_lie_on_their_marks():  # AM-9.5, AM-9.8
    play = acting(
        hero("meziah", at="rug", hand="yellow-1a"), hero("whisper", at="rug"), searches="s1:7", tokens="fire:rug"
    )
    faces = {piece.face for piece in shown(play, "red", "page").pieces}
    assert {"search-7", "token-fire", "icon-exit"} <= faces


def test_a_line_that_has_changed_bears_a_plate():  # AM-9.2
    play = acting(hero("meziah", at="rug"), hero("whisper", at="rug"))
    play.table.change_line("10-pedals", "10-keys", "dashed")
    (plate,) = [piece for piece in shown(play, "red", "page").pieces if piece.face.startswith("line-")]
    assert plate.face == "line-dashed"
    assert "Keys" in plate.sentence


def test_others_hold_their_cards_face_down():
    play = acting(hero("meziah", at="rug", hand="yellow-1a"), hero("whisper", at="rug", hand="red-1a red-2a"))
    assert [piece.face for piece in shown(play, "red", "hand-1").pieces] == ["action-back", "action-back"]
    assert [piece.face for piece in shown(play, "blue", "hand").pieces] == ["red-1a", "red-2a"]


def test_a_sheet_shows_slots_backpack_wounds_and_batteries():  # AM-13.7.3, AM-16.1
    play = acting(
        hero("grumple", at="rug", items="steak-knife thimble-helmet", backpack="sugar-cube", wounds=2, poisoned=1,
             batteries=3, conditions="slowed", abilities="throw"),
        hero("whisper", at="rug"),
    )  # fmt: skip
    sheet = shown(play, "red", "sheet-0")
    places = {piece.face: piece.at for piece in sheet.pieces}
    assert places["steak-knife"] == "slot-2"
    assert places["thimble-helmet"] == "slot-0"
    assert places["sugar-cube"] == "pack-0"
    assert places["token-poisoned"] == "wound-0"
    assert places["token-wound"] == "wound-1"
    assert {"slowed", "throw"} <= set(places)
    assert [piece.badge for piece in sheet.pieces if piece.face == "token-battery"] == ["3"]


@pytest.mark.parametrize(("language", "does"), [("en", "+1 to searching."), ("ru", "+1 к обыску.")])
def test_a_keepsake_lies_beside_the_sheet_and_says_what_it_does(language, does):  # AM-30.9
    play = acting(hero("meziah", at="rug", abilities="team-focus"), hero("whisper", at="rug"))
    play.table.heroes[0].keepsake = "keepsake-tally"
    sheet = shown(play, "blue", "sheet-0", language)
    [kept] = [piece for piece in sheet.pieces if piece.face == "keepsake-tally"]
    assert kept.at == "aside-1"
    assert kept.sentence.endswith(does)


def test_the_keywords_of_an_item_are_said_in_words():  # AM-17.5
    play = acting(hero("ringr", at="rug", items="one-shot", backpack="sugar-cube"), hero("whisper", at="rug"))
    told = {piece.face: piece.sentence for piece in shown(play, "red", "sheet-0").pieces}
    assert "(noise)" in told["one-shot"]
    assert "(" not in told["sugar-cube"].partition(".")[0]


def test_what_is_read_lies_open_to_everybody_until_the_turn_after_next():
    play = turn(hero("meziah", at="rug"), hero("whisper", at="rug"))
    play.table.story = ["page-10-start"]
    for who in ("red", "blue"):
        page = shown(play, who, "story")
        assert page.whole
        assert page.text == [EN.say("page-10-start")]
    play.table.forget_old_story()
    assert not absent(play, "blue", "story")
    play.table.forget_old_story()
    assert absent(play, "blue", "story")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_of_the_book_stand_on_the_page_with_what_they_ask(language):
    play = acting(hero("meziah", at="rug", hand="green-1a blue-3a yellow-3a"), hero("whisper", at="rug"))
    play("red: go 10-telephone", "red: play blue-3a")
    page = shown(play, "red", "story", language)
    assert [piece.say for piece in page.pieces] == ["choose 1", "choose 2", "choose 3"]
    assert page.pieces[0].badge == GAME.words(language).say("odds-at-most", {"percent": 100})
    assert page.pieces[1].text[1] == GAME.words(language).say("way-check", {"skill": "strength", "needed": 5})


def test_the_colony_lights_what_can_be_built():  # AM-30.6
    table = on_the_table(hero("meziah"), hero("whisper"), page=4, counters={"parts": 12})
    table.plans = ["workshop", "lookout"]
    table.built = ["garden"]
    play = placed(GAME, table, BuildUp())
    colony = shown(play, "red", "colony")
    assert {"workshop", "lookout"} <= {anchor.thing for anchor in colony.anchors}
    assert {"room-garden", "icon-clues"} <= {piece.face for piece in colony.pieces}
    options = [option.say for option in prompt(play.position, 0, EN, GAME.preview).options if not option.closed]
    assert {"build workshop", "build lookout", "done"} <= set(options)


def test_sizes_stay_steady_from_question_to_question():
    first = acting(hero("meziah", at="rug", hand="green-1a yellow-3a"), hero("whisper", at="rug"))
    second = acting(
        hero("meziah", at="keys", hand=""), hero("whisper", at="rug"), foes="patch@rug", situation="enemies"
    )
    layouts = [GAME.scene(play.view("red"), EN).layout for play in (first, second)]
    assert layouts[0] == layouts[1]


@pytest.mark.parametrize(("language", "named"), [("en", "Food 4"), ("ru", "Еда 4")])
@pytest.mark.parametrize("area", ["track", "colony"])
def test_counters_are_called_by_their_names(area, language, named):  # AM-0.6
    play = acting(hero("grumple"), hero("whisper"))
    told = [piece.text[0] for piece in shown(play, "red", area, language).pieces if piece.id.endswith("food")]
    assert told == [named]


def test_sentences_have_cases_and_signs():
    ru = GAME.words("ru")
    told = [sentence({"event": "HeroTaken", "seat": 1, "hero": hero}, ru) for hero in HEROES]
    assert told == [f"Синий играет за {whom}." for whom in ("Мезию", "Тишь", "Рингра", "Грампла")]
    assert (
        sentence({"event": "Counted", "what": "parts", "change": -2, "now": 3}, EN) == "On the board: parts −2, now 3."
    )
    drew = [sentence({"event": "Drew", "seat": 1, "count": count, "cards": [0] * count}, ru) for count in (0, 1, 2, 5)]
    assert drew == [
        "Синий добирает, но оставить нечего.",
        "Синий берёт на руку 1 карту.",
        "Синий берёт на руку 2 карты.",
        "Синий берёт на руку 5 карт.",
    ]
    facts = {"signed": "+1", "count": 1, "what": "parts", "what-id": "parts"}
    assert ru.say("preview-count", facts) == "+1 деталь"


def test_what_was_read_has_its_mark_and_promises_nothing_more():  # AM-9.6
    play = acting(hero("grumple", at="rug", hand="red-3a"), hero("whisper", at="keys"))
    tip = EN.say("tip-mark-poi")

    def shoes() -> tuple[bool, list[str]]:
        page = shown(play, "red", "page")
        sentence = next(anchor.sentence for anchor in page.anchors if anchor.id == "10-shoes")
        return tip in sentence, [piece.face for piece in page.pieces if piece.id.startswith("read-")]

    assert shoes() == (True, [])
    play.table.used.append(play.table.sheet().section("poi.2"))
    assert shoes() == (False, ["token-read"])


def test_nobody_stands_before_what_all_do_together():  # AM-12.1
    play = acting(hero("grumple", at="jaw"), hero("whisper", at="jaw"), page=12)
    held = play.table.book().held
    play.table.works["12-wedge"] = next(
        place for place, effect in held.items() if effect.arguments.get("id") == "wedge"
    )
    pieces = [piece.id for piece in shown(play, "red", "page").pieces]
    assert pieces.index("work-12-wedge") > max(pieces.index("hero-0"), pieces.index("hero-1"))
