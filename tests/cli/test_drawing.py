from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from strannik.box.shelf import find_game
from strannik.cli.terminal.drawing import draw, draw_pages, panels, tint
from strannik.show.scene import Anchor, Area, Counter, Panel, Piece, Scene, column, leaf

FIRST = {"hand": 5, "market": 4}


def drawn(areas: list[Area], width: int, lit: dict | None = None) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    layout = column(leaf("not there now"), *[leaf(area.id, first=FIRST.get(area.id, 0)) for area in areas])
    scene = Scene("Title", "now", areas, [], layout)
    draw(console, scene, 0, lit or {})
    draw_pages(console, scene, lit or {})
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def card(number: int, **more: str) -> Piece:
    return Piece(f"card-{number}", number, f"Card {number}.", [f"{number} ♣", "", "4×✿"], **more)


@pytest.mark.parametrize("width", [20, 40, 80, 120])
@pytest.mark.parametrize("size", ["small", "normal", "large"])
def test_nothing_is_wider_than_the_terminal_and_no_card_is_lost(width, size):
    lines = drawn(
        [Area("row", "row", "Cards", [card(number, badge="7") for number in range(10, 30)], size=size)], width
    )
    assert max(cell_len(line) for line in lines) <= width
    text = "\n".join(lines)
    assert all(f"{number} ♣" in text for number in range(10, 30))


def test_cards_stand_in_boxes_with_number_and_badge_on_the_edges():
    assert drawn([Area("row", "row", "Cards", [card(10), card(11, badge="7")])], 40, {10: "1"})[1:] == [
        "Cards",
        "╭[1]──╮ ╭─────╮",
        "│10 ♣ │ │11 ♣ │",
        "│4×✿  │ │4×✿  │",
        "╰─────╯ ╰── 7 ╯",
    ]


def test_small_areas_take_one_line_and_empty_ones_none():
    small = Area("s", "fan", "Blue", [card(10, badge="7"), card(11)], size="small", note="2 of 8")
    assert drawn([small, Area("e", "row", "Empty")], 40, {11: "3"})[1:] == ["Blue  2 of 8   10 ♣ +7   [3] 11 ♣"]


def test_my_own_small_pieces_are_told_whole():
    small = Area("s", "fan", "Mine", [card(10, badge="7")], seat=0, size="small")
    assert drawn([small], 40)[1:] == ["Mine   10 ♣ 4×✿ +7"]


def test_what_matters_most_stands_next_to_the_question():
    seats = {"hand": 0, "market": -1, "third": 2, "second": 1}
    areas = [Area(name, "row", name, [card(1)], seat, "small") for name, seat in seats.items()]
    assert [line.split()[0] for line in drawn(areas, 40)[1:]] == ["second", "third", "market", "hand"]


def test_small_piles_share_a_line():
    piles = [Area(name, "pile", name, [card(1)], size="small", note="5 left") for name in ("Regions", "Sanctuaries")]
    assert drawn(piles, 60)[1:] == ["Regions: 5 left   Sanctuaries: 5 left"]


def test_a_board_tells_what_lies_where_and_where_one_can_go():
    places = [
        Anchor("a", label="Village", thing="village"),
        Anchor("b", label="Ford"),
        Anchor("c", label="Hill", thing="hill"),
    ]
    pieces = [card(10, at="b"), card(11, at="b"), card(12, at="corner"), card(13)]
    board = Area("map", "board", "Map", pieces, anchors=[*places, Anchor("corner")])
    assert drawn([board], 40, {"hill": "2"})[1:] == ["Map", "  Ford   10 ♣   11 ♣", "  [2] Hill", "   12 ♣   13 ♣"]


def test_what_stands_beside_a_place_is_told_with_it_and_what_the_way_there_costs():
    hill = Anchor("c", label="Hill", thing="hill", cost="−1 ♥")
    tent = Piece("tent", "hill", "A tent.", ["tent"], at="beside-c")
    nothing = Piece("grass", "grass", "Grass.", at="beside-c")
    board = Area("map", "board", "Map", [tent, nothing], anchors=[hill, Anchor("beside-c")])
    assert drawn([board], 40, {"hill": "2"})[1:] == ["Map", "  [2] Hill  −1 ♥   tent"]


def test_a_space_says_which_others_are_one_step_away():
    hill = Anchor("c", label="Hill", thing="hill", near=["a2", "c1☠"])
    assert drawn([Area("map", "board", "Map", [], anchors=[hill])], 40, {"hill": "2"})[1:] == [
        "Map",
        "  [2] Hill  → a2, c1☠",
    ]


def test_bare_spaces_on_the_way_are_told_in_a_few_words():
    hill = Anchor("c", label="Hill", thing="hill", near=["ford"])
    bare = [Anchor("b", label="Ford", thing="ford", near=["hill", "glen"]), Anchor("d", label="Glen", near=["ford☠"])]
    board = Area("map", "board", "Map", [card(10, at="c")], anchors=[hill, *bare, Anchor("e", label="Moor")])
    assert drawn([board], 60)[1:] == ["Map", "  Hill  → ford   10 ♣", "   Ford → hill, glen   Glen → ford☠"]


def test_cells_of_one_row_stand_in_one_line_empty_ones_too():
    cells = [Anchor(f"{row}{at}", label=row, thing=row if at == 1 else "") for row in ("Str", "Dex") for at in range(3)]
    sheet = Area("sheet", "board", "Hero", [card(10, at="Str0")], anchors=cells)
    lines = drawn([sheet], 60, {"Str": "1"})[2:]
    assert [line.split() for line in lines] == [["10", "♣", "[1]", "·", "Str"], ["·", "·", "·", "Dex"]]


def test_what_only_explains_a_picture_is_no_place_of_a_row():
    ways = [Anchor(f"way-{at}", label="Trail", sentence="A toll.") for at in range(3)]
    isle = [Anchor("isle", label="Isle", sentence="Worth 2."), *[Anchor(f"isle-{at}", label="Isle") for at in range(2)]]
    board = Area("board", "board", "Sea", [card(10, at="isle-1")], anchors=[*ways, *isle])
    assert [line.split() for line in drawn([board], 60)[2:]] == [["·", "10", "♣", "Isle"]]


def test_what_lies_as_before_is_left_out_unless_one_chooses_from_it():
    areas = [Area("market", "row", "Market", [card(10)]), Area("hand", "row", "Hand", [card(11)])]
    scene = Scene("Game", "", areas, [], column(leaf("market"), leaf("hand")))
    console = Console(width=40, record=True, file=io.StringIO())
    known = {area.id: area for area in areas}
    assert draw(console, scene, 0, {11: "1"}, known) == ["Market"]
    printed = console.export_text()
    assert "Hand" in printed
    assert "Market" not in printed


def test_long_sentences_are_folded_so_that_boxes_stand_side_by_side():
    told = "You may slip past an enemy for a piece of bread."
    cards = [Piece(name, name, told, [name, told]) for name in ("Lure", "Hat")]
    lines = drawn([Area("row", "row", "Cards", cards)], 80)
    assert lines[3].split() == ["│Lure", "│", "│Hat", "│"]
    assert [line.count("slip past") for line in lines].count(2) == 1


def test_a_grid_keeps_its_columns():
    grid = Area("grid", "grid", "Sheet", [card(number) for number in range(10, 14)], columns=2)
    assert [line for line in drawn([grid], 80) if "♣" in line] == ["│10 ♣ │ │11 ♣ │", "│12 ♣ │ │13 ♣ │"]


def test_texts_are_printed_in_paragraphs():
    assert drawn([Area("t", "text", "Story", text=["Once upon a time.", "The end."])], 40)[1:] == [
        "Story",
        "Once upon a time.",
        "The end.",
    ]


def test_a_colour_the_terminal_does_not_know_is_left_out():
    assert [tint(name) for name in ("red", "blue", "#c8553d", "rust", "")] == ["red", "bright_blue", "#c8553d", "", ""]


def test_a_page_is_read_last_with_its_answers_and_what_they_mean():
    answer = Piece("a", 1, "Climb.", ["Climb down", "Skill 5"], badge="67 %", say="try 1")
    coin = Piece("c", "coin", "A coin.", ["coin"])
    page = Area("story", "page", "The dry well", [answer, coin], note="35", text=["A rope hangs here."])
    lines = drawn([page, Area("row", "row", "Cards", [card(10)])], 40)
    assert sum("A rope hangs here." in line for line in lines) == 1
    told = [line for line in lines[lines.index("╰─────╯") + 1 :] if line]
    assert "The dry well · 35" in told[0]
    assert [line.strip() for line in told[1:]] == ["A rope hangs here.", "coin", "• Climb down  67 %", "Skill 5"]
    assert "[1] Climb down  67 %" in drawn([page], 40, {1: "1"})


def test_what_was_read_is_not_printed_again():
    scene = Scene("Toy", "", [Area("story", "page", "The well", text=["A rope.", "A coin."])], [], column())
    console = Console(file=io.StringIO(), width=40)
    known = {"story": Area("story", "page", "The well", text=["A rope."])}
    assert draw(console, scene, 0, {}, known) == []
    draw_pages(console, scene, {}, known)
    assert isinstance(console.file, io.StringIO)
    lines = [line.strip() for line in console.file.getvalue().splitlines()]
    assert ("A rope." in lines, "A coin." in lines) == (False, True)
    assert draw(console, scene, 0, {}, {"story": scene.areas[0]}) == ["The well"]


def test_text_that_lies_open_is_printed_once():
    text = ["Once upon a time."]
    lines = drawn([Area("story", "page", "The well", text=text), Area("told", "text", "So far", text=text)], 40)
    assert [line.strip() for line in lines].count("Once upon a time.") == 1


@pytest.mark.parametrize(("width", "first"), [(60, "             Light  Footprints"), (24, "             ▸ Red")])
def test_players_stand_in_columns_where_their_counters_have_no_room_in_a_line(width, first):
    counters = [Counter("light", "Light", -3), Counter("steps", "Footprints", 2)]
    scene = Scene("Toy", "", [], [Panel(0, counters)], column())
    console = Console(file=io.StringIO(), width=width)
    console.print(panels(scene, {0: ""}, [0], find_game("faraway").words("en"), width))
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert first.split() == told.splitlines()[0].split()
    assert "−3" in told
    assert "Footprints" in told


def test_boxes_are_as_high_as_their_own_row_needs():
    short, long = Piece("a", 1, "A.", ["one"]), Piece("b", 2, "B.", ["one", "two"])
    assert len(drawn([Area("row", "grid", "Cards", [short, long], columns=1)], 40)) == 2 + 3 + 4
