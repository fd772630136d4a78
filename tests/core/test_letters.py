"""Letters: a line is as wide as it says, and what must fit into a box fits."""

from hypothesis import given, settings
from hypothesis import strategies as st

from strannik.show.letters import _letters, block, fitted, line, width_of, wrapped
from tests.games.lettering import lines

SIGNS = st.text(alphabet="абвгдежзийклмнопрстуфхцчшщъыьэюяАТВУЖabcdefgWijl .,«»—", min_size=1, max_size=60)


def test_every_letter_of_both_languages_is_there_in_every_face():
    alphabet = {chr(code) for code in [*range(0x41, 0x5B), *range(0x61, 0x7B), 0x401, *range(0x410, 0x450), 0x451]}
    for cut in _letters().faces.values():
        assert alphabet | set("0123456789+−×–—«»„“…★→") <= set(cut.glyphs)


def test_letters_that_lean_together_stand_closer():
    assert width_of("Та", 100, "serif-bold") < width_of("Т", 100, "serif-bold") + width_of("а", 100, "serif-bold")


def test_a_letter_nobody_drew_shows_as_a_question():
    assert width_of("漢", 10) == width_of("?", 10)


@settings(deadline=None)
@given(SIGNS, st.floats(4, 60), st.floats(10, 200))
def test_a_fitted_line_is_no_wider_than_its_box(text, size, width):
    assert width_of(text, fitted(text, width, size)) <= width * 1.0001


@settings(deadline=None)
@given(SIGNS, st.integers(1, 4))
def test_a_block_keeps_to_its_box_and_its_lines(text, most):
    drawn = lines(f"<svg>{block(text, 50, 50, 60, 8, most)}</svg>")
    assert len(drawn) <= most
    for row in drawn:
        assert width_of(row.text, row.size) <= 60.3  # sizes are written with five digits


@settings(deadline=None)
@given(SIGNS)
def test_nothing_is_lost_by_wrapping(text):
    assert " ".join(wrapped(text, 30, 6)) == text


def test_a_line_stands_where_it_is_anchored():
    start, middle, end = [
        lines(f"<svg>{line('Странник', 50, 20, 8, anchor)}</svg>")[0] for anchor in ("start", "middle", "end")
    ]
    assert 50 < start.left < 51
    assert 49 < end.right < 50
    assert abs(middle.left + middle.right - 100) < 1
    assert {start.foot, middle.foot, end.foot} == {20}
