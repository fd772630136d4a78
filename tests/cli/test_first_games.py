"""A newcomer at the terminal: the guided first game of every title, by what the guide says one could do, to its end."""

from __future__ import annotations

import io
import re
import sys
from contextlib import redirect_stdout
from unittest.mock import patch

import pytest

from strannik.box.shelf import find_game
from strannik.cli import run

COULD = {
    "en": re.compile(r"^You could take (\d+):", re.MULTILINE),
    "ru": re.compile(r"^Можно выбрать (\d+):", re.MULTILINE),
}
MOST = 300
"""More answers than any first game asks for."""


class Obedient(io.StringIO):
    """Types the number of what was suggested, and an empty line where nothing was: the others may go on."""

    def __init__(self, printed: io.StringIO, could: re.Pattern[str]) -> None:
        super().__init__()
        self.printed = printed
        self.could = could
        self.read_to = 0
        self.answers = 0

    def readline(self, size: int | None = -1, /) -> str:
        self.answers += 1
        fresh = self.printed.getvalue()[self.read_to :]
        self.read_to += len(fresh)
        found = self.could.findall(fresh)
        if self.answers > MOST:
            return ""
        return f"{found[-1]}\n" if found else "\n"


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language"),
    [("faraway", "ru"), ("glow", "en"), ("rollplayer", "ru"), ("nearfar", "ru"), ("aftermath", "en")],
)
def test_a_whole_first_game_at_the_terminal(game, language):
    printed = io.StringIO()
    newcomer = Obedient(printed, COULD[language])
    with patch.object(sys, "stdin", newcomer), redirect_stdout(printed):
        assert run(["terminal", game, "--guide", "--lang", language]) == 0
    guide = find_game(game).guide
    assert guide is not None
    read = " ".join(printed.getvalue().split())
    for name, cue in guide.cues.items():
        assert cue.seldom or f"» {' '.join(cue.says.spoken(language).split())}" in read, name
    assert newcomer.answers >= 15
