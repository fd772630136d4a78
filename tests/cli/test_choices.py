from __future__ import annotations

from strannik.box.shelf import find_game
from strannik.cli.terminal.choices import in_latin, lexicon, meant, numbered, numbers_on_pieces
from strannik.show.prompt import Choosable, Closed, Prompt
from strannik.show.scene import Area, Node, Piece, Scene


def options(*things: int | str, closed: tuple[int | str, ...] = ()) -> Prompt:
    chosen = [
        Choosable(f"take {thing}", "", "take", thing, closed=Closed("X-1", "") if thing in closed else None)
        for thing in things
    ]
    return Prompt(0, [0], options=chosen)


def table(*things: int | str) -> Scene:
    pieces = [Piece(str(thing), thing, "") for thing in things]
    return Scene("", "", [Area("a", "row", "", pieces)], [], Node("column"))


def things(prompt: Prompt, scene: Scene) -> list[int | str]:
    return [option.thing for option in numbered(prompt, scene).values()]


def test_options_are_numbered_as_their_pieces_lie():
    assert things(options(40, 12, 33), table(12, 99, 33, 40)) == [12, 33, 40]


def test_what_lies_nowhere_comes_after_what_does():
    assert things(options("leave", 40, 12), table(12, 40)) == [12, 40, "leave"]


def test_a_word_that_names_no_thing_is_not_taken_for_a_piece_that_is_none():
    assert things(options("", 40, 12), table("", 12, 40)) == [12, 40, ""]


def test_a_number_never_means_two_things():
    assert things(options(40, 3, 12), table(3, 12, 40)) == [12, 40, 3]
    assert things(options(2, 1, 3), table(3, 2, 1)) == [1, 2, 3]


def test_closed_options_come_last():
    assert things(options(20, 30, 40, closed=(20,)), table(20, 30, 40)) == [30, 40, 20]


def test_a_piece_shows_the_numbers_of_all_that_can_be_done_with_it():
    both = Prompt(
        0, [0], options=[Choosable("", "", "turn", "die"), Choosable("", "", "roll", "die"), Choosable("", "", "go")]
    )
    assert numbers_on_pieces(numbered(both, table("die"))) == {"die": "1,2"}
    assert numbers_on_pieces(numbered(options(20, 30, closed=(20,)), table(20, 30))) == {30: "1"}


def test_verbs_are_known_in_both_languages_as_long_as_only_one_is_meant():
    both = [find_game("faraway").words(language) for language in ("en", "ru")]
    known = lexicon({"keep", "take", "under"}, both)
    assert (known["взять"], known["оставить"], known["ос"], known["keep"], known["t"]) == (
        "take",
        "keep",
        "keep",
        "keep",
        "take",
    )
    assert "в" not in known  # взять, вернуть


def test_only_ids_change_their_letters():
    assert in_latin("оставить С12") == "оставить s12"


def test_a_verb_may_have_the_number_of_an_option_after_it_unless_numbers_are_what_it_is_about():
    languages = [find_game("faraway").words(language) for language in ("en", "ru")]
    named = {1: Choosable("take lantern", "", "take", "lantern"), 2: Choosable("take rope", "", "take", "rope")}
    assert meant("take 2", named, languages) == "take rope"
    assert meant("взять 2", named, languages) == "take rope"
    assert meant("take 3", named, languages) == "take 3"
    numbered_things = {1: Choosable("take 7", "", "take", 7), 2: Choosable("take 9", "", "take", 9)}
    assert meant("take 2", numbered_things, languages) == "take 2"
