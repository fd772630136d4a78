"""The laws: what holds at every moment of every game.

Each is a function that fails by an assertion; its docstring is what is said of a game that breaks it.

`asking`  whoever is asked can answer, whatever is closed says why, and asking changes nothing
`keeping` a record, a saved game or a copy gives the same position again, and so does taking back
`lasting` no thing is lost or doubled, and games end
`showing` nothing that is hidden, the same to everybody who sees the same, in every language
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.checks.laws import asking, keeping, lasting, showing
from strannik.checks.subject import Subject

LawOfMoments = Callable[[Subject, int, int], None]
"""Tried with a seed, after so many random moves."""

LawOfGames = Callable[[Subject], None]
"""Tried on whole games."""

MOMENTS: Final = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377)
"""After how many moves the laws are tried: early ones, where games begin in many ways, and late ones."""

AT_ANY_MOMENT: Final[list[LawOfMoments]] = [
    keeping.replay_gives_the_position,
    keeping.save_and_load_is_the_same,
    keeping.a_loaded_game_goes_on_as_the_saved_one,
    asking.asking_changes_nothing,
    keeping.a_later_move_never_changes_an_earlier_clone,
    asking.who_can_interrupt_is_among_the_interrupters,
    asking.who_only_watches_is_asked_and_offered_nothing,
    showing.secrets_do_not_show,
    showing.prompts_tell_no_secrets,
    showing.what_is_told_names_nothing_that_stays_hidden,
    lasting.things_that_lie_together_are_all_numbers_or_all_ids,
    showing.looking_together_shows_what_looking_alone_shows,
    showing.nothing_shows_the_seed,
    asking.answers_side_by_side_commute,
    asking.whoever_is_asked_can_answer,
    asking.whatever_is_closed_says_why_in_both_languages,
    showing.every_prompt_and_scene_can_be_read_in_both_languages,
    showing.every_scene_hangs_together,
    keeping.taking_back_gives_the_position_before,
]

OF_WHOLE_GAMES: Final[list[LawOfGames]] = [
    showing.every_event_can_be_told_in_both_languages,
    showing.every_picture_of_a_scene_can_be_drawn,
    showing.every_moment_on_the_way_can_be_shown_and_shows_no_secret,
    lasting.nothing_is_lost_or_doubled,
    keeping.undo_gives_the_position_before,
    lasting.games_end,
    keeping.the_fuzzer_leaves_a_record,
]
