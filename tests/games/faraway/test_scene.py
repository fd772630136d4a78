"""What a seat sees: everything it may, nothing it may not, and every piece in one place."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest

from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.box.shelf import find_game
from strannik.cli.terminal.drawing import leaves
from strannik.core.chance import Chance
from strannik.core.foresight import Foresight
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.faraway.cards import ICONS, REGIONS, SANCTUARIES
from strannik.games.faraway.preview import Addition
from strannik.games.faraway.score import fame
from strannik.games.faraway.sentences import SIGNS, lines, sentence
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.scene import Scene
from tests.games.faraway import builders

GAME = find_game("faraway")
WORDS = {language: GAME.words(language) for language in LANGUAGES}


def positions(seats: int, seed: str) -> list[Position]:
    """The positions of a random game, from the first to the last."""
    position = GAME.start(seats, Chance(seed, seats), {"variant": "experienced", "arrange": True})
    bots = [RandomBot(Chance(f"{seed} {seat}", 0)) for seat in range(seats)]
    found = [position.clone()]
    while not position.finished:
        for seat in position.waiting:
            position.play(seat, bots[seat].choose(Window(position, seat)))
            found.append(position.clone())
    return found


GAME_POSITIONS = positions(3, "a journey")


def scene(position: Position, seat: int, language: str = "en") -> Scene:
    return GAME.scene(View(position, seat), WORDS[language])


def pieces(shown: Scene, area: str) -> list[str]:
    return [piece.id for one in shown.areas if one.id == area for piece in one.pieces]


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_nothing_hidden_shows(seat):
    for index, position in enumerate(GAME_POSITIONS):
        other = redeal(position, (seat,), Chance(f"{seat} {index}", 0))
        assert msgspec.json.encode(scene(other, seat)) == msgspec.json.encode(scene(position, seat))


def test_no_piece_lies_in_two_places_and_the_layout_holds_every_area():
    for position in GAME_POSITIONS:
        for seat in (0, WATCHER):
            shown = scene(position, seat, "ru")
            ids = [piece.id for area in shown.areas for piece in area.pieces]
            assert len(set(ids)) == len(ids)
            laid = [node.area for node in leaves(shown.layout)]
            assert len(set(laid)) == len(laid)
            assert {area.id for area in shown.areas} <= set(laid)
            slots = [(area, piece) for area in shown.areas for piece in area.pieces if piece.at]
            assert all(piece.at in [anchor.id for anchor in area.anchors] for area, piece in slots)


def test_every_option_about_a_card_lights_a_piece():
    for position in GAME_POSITIONS:
        for seat in position.waiting:
            things = [piece.thing for area in scene(position, seat).areas for piece in area.pieces]
            assert [str(answer) for answer in position.offers[seat] if answer.thing not in things] == []


def test_my_own_cards_are_mine_to_see_and_no_watcher_has_any():
    first = GAME_POSITIONS[0]
    assert pieces(scene(first, 1), "hand") == [f"region-{region}" for region in sorted(first.table.hands[1])]
    assert not [area for area in scene(first, WATCHER).areas if area.id in ("hand", "drawn")]


def test_a_card_already_chosen_is_marked_while_others_think():
    position = GAME_POSITIONS[0].clone()
    kept = position.offers[0][0]
    position.play(0, kept)
    (hand,) = [area for area in scene(position, 0).areas if area.id == "hand"]
    assert {piece.thing: piece.badge for piece in hand.pieces if piece.badge} == {kept.thing: "✓"}


def test_my_path_tallies_every_icon_that_lies_open_and_others_do_not():  # FA-15, FA-16
    table = GAME_POSITIONS[-30].table
    notes = {area.id: area.note for area in scene(GAME_POSITIONS[-30], 0).areas}
    cards = [*[REGIONS[one] for one in table.paths[0]], *[SANCTUARIES[one] for one in table.sanctuaries[0]]]
    for place, icon in enumerate(ICONS):
        count = sum([card.icons.count(place) for card in cards])
        assert (f" {SIGNS[icon]}{count}" in notes["path-0"]) == (count > 0)
    assert not set(notes["path-1"]) & set(SIGNS.values())


def test_a_path_shows_what_each_card_would_pay_now_and_the_end_what_it_paid():
    for position in (GAME_POSITIONS[-30], GAME_POSITIONS[-1]):
        shown = scene(position, 0)
        for seat in (0, 1, 2):
            paid = fame(position.table.paths[seat], position.table.sanctuaries[seat])
            (path,) = [area for area in shown.areas if area.id == f"path-{seat}"]
            assert [piece.badge for piece in path.pieces] == [str(points) for points in paid.regions]
            (panel,) = [panel for panel in shown.panels if panel.seat == seat]
            assert [counter.value for counter in panel.counters if counter.id == "fame"] == [paid.total]
    assert f"{paid.total} fame" in path.note


def test_the_status_tells_the_round_and_the_phase():
    told = list(dict.fromkeys([scene(position, 0).status for position in GAME_POSITIONS]))
    assert told[:3] == ["Before the journey", "Round 1 of 8: exploring", "Round 1 of 8: drafting"]
    assert told[-1] == "The journey is over"
    assert told.index("Round 8 of 8: exploring") == 15


def test_while_regions_are_turned_over_it_is_still_the_same_round():  # FA-5
    exploring = "Round 1 of 8: exploring"
    position = next(one for one in GAME_POSITIONS if scene(one, 0).status == exploring).clone()
    for path, hand in zip(position.table.paths, position.table.hands, strict=True):
        path.append(hand.pop())
    assert scene(position, 0).status == exploring


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_sentence_of_its_own_and_four_short_lines(language):
    cards = [*REGIONS.values(), *SANCTUARIES.values()]
    assert len({sentence(WORDS[language], card) for card in cards}) == 113
    assert all(len(lines(card)) == 4 and max(map(len, lines(card))) <= 7 for card in cards)


def test_cards_in_words():
    english, russian = WORDS["en"], WORDS["ru"]
    assert sentence(english, REGIONS[36]) == (
        "Region 36: mushroom forest, night. Needs 2 chimeras. Pays 4 fame for each thistle."
    )
    assert sentence(russian, REGIONS[59]) == (
        "Регион 59: пещерный город, день. На карте: подсказка. Условие: 1 камень, 3 химеры. "
        "Слава: по 3 за каждую карту пещерного города или грибного леса."
    )
    assert sentence(english, SANCTUARIES["S45"]) == "Sanctuary S45. Shows 1 thistle, a night. Pays nothing."
    assert lines(REGIONS[36]) == ["36 ♣ ☾", "", "♞♞→", "4×✿"]
    assert lines(REGIONS[18])[-1] == "10×♣≈▲⌂"


def test_the_preview_tells_what_a_choice_brings():
    seen = 0
    for before, after in pairwise(GAME_POSITIONS):
        for seat in before.waiting:
            for answer in before.offers[seat]:
                told = GAME.preview(Foresight(before, seat), answer, WORDS["en"])
                chosen = len(before.offers) == 1 and after.table.sanctuaries[seat] != before.table.sanctuaries[seat]
                if answer.verb == "keep" and chosen and answer.name == after.table.sanctuaries[seat][-1]:
                    old, new = [
                        fame(each.table.paths[seat], each.table.sanctuaries[seat]).total for each in (before, after)
                    ]
                    assert told.startswith(f"+{new - old} fame now") == (new > old)
                    seen += 1
    assert seen > 3


def test_one_more_card_is_foreseen_as_it_would_be_scored():  # FA-13, FA-17
    random, helped = Random(7), 0
    for _ in range(500):
        *path, region = random.sample(sorted(REGIONS), random.randint(1, 8))
        *found, sanctuary = random.sample(sorted(SANCTUARIES), random.randint(1, 6))
        now = fame(path, found)
        explored, kept = fame([*path, region], found), fame(path, [*found, sanctuary])
        for card, then in ((REGIONS[region], explored), (SANCTUARIES[sanctuary], kept)):
            come = Addition(tuple(path), tuple(found), card)
            assert come.gain == then.total - now.total
            paid = {one: more - less for one, more, less in zip(path, then.regions, now.regions, strict=False)}
            marked = {one: come.notes.get(f"region-{one}") for one, more in paid.items() if more}
            assert marked == {one: f"+{more}" for one, more in paid.items() if more}
            assert {str(one) for one in marked} <= set(come.helped)
            helped += len(marked)
    assert helped > 100


def told(play, verb: str) -> dict[object, str]:
    """What is said beforehand of each card that red may choose."""
    asked = prompt(play.position, 0, WORDS["en"], GAME.preview)
    return {option.thing: option.preview for option in asked.options if option.say.startswith(verb)}


def test_the_preview_tells_what_a_region_waits_for_and_whom_it_helps():  # FA-13, FA-14
    play = builders.table(red=builders.player(hand="39 44 2", path="21"), blue=builders.player())
    assert told(play, "explore") == {
        39: "a sanctuary · helps region 21 · waits for 2 chimeras",
        44: "a sanctuary · waits for 1 stone, 1 thistle",
        2: "+8 fame now · helps region 21",
    }


def test_nobody_waits_for_anything_at_the_last_place():  # FA-14
    last = builders.table(red=builders.player(hand="39 44 2", path="21 30 31 32 33 34 35"), blue=builders.player())
    assert not any("waits" in said for said in told(last, "explore").values())


def lit(play, region: int) -> dict[str, str]:
    """What exploring this region would mean for what lies before red."""
    asked = prompt(play.position, 0, WORDS["en"], GAME.preview, GAME.manners)
    return next(option.lights for option in asked.options if option.thing == region)


def test_a_hand_card_lights_what_it_would_complete_and_ticks_what_is_met():  # FA-13, FA-14
    one_stone = builders.table(red=builders.player(hand="39 44 60", path="21"), blue=builders.player())
    assert lit(one_stone, 39) == {"region-21": "✓·"}
    assert lit(one_stone, 60) == {}
    two_stones = builders.table(red=builders.player(hand="2 44 60", path="21"), blue=builders.player())
    assert lit(two_stones, 2) == {"region-21": "+8", "region-2": "+8"}


def test_what_the_market_and_a_sanctuary_would_complete_is_lit_as_well():  # FA-13, FA-14, FA-17
    red = builders.player(hand="1 44 60", path="21")
    market = builders.table(red=red, blue=builders.player(hand="13 16 20", path="24"), market="2 57 58")
    market("red: explore 1", "blue: explore 13")
    assert lit(market, 2) == {"region-21": "+8", "region-2": "+8"}
    drawn = builders.table(
        red=builders.player(hand="60 44 9", path="1", found="S14"),
        blue=builders.player(hand="13 16 20", path="24"),
        market="57 58 59",
        sanctuary_deck="S01 S09 S10",
    )
    drawn("red: explore 60", "blue: explore 13", "blue: take 57", "red: take 58")
    path, found = drawn.table.paths[0], drawn.table.sanctuaries[0]
    for sanctuary in drawn.table.drawn[0]:
        more = fame(path, [*found, sanctuary]).total - fame(path, found).total
        assert lit(drawn, sanctuary).get(f"sanctuary-{sanctuary}", "") == (f"+{more}" if more else "")


@pytest.mark.parametrize(
    ("language", "region", "sanctuary"),
    [
        ("en", "Which region do you keep?", "Which sanctuary do you keep?"),
        ("ru", "Какой регион вы оставляете себе?", "Какое святилище вы оставляете?"),
    ],
)
def test_what_is_kept_is_asked_about_by_its_name(language, region, sanctuary):  # FA-3.2, FA-9.2
    asked = {
        prompt(position, seat, WORDS[language]).question for position in GAME_POSITIONS for seat in position.waiting
    }
    assert {region, sanctuary} <= asked
