"""Whatever is mistyped ends in one sentence and exit code 2."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.running import refused


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["gmaes"], "games"),
        (["--loud"], "--loud"),
        (["games", "--lang", "de"], "'de'"),
        (["games", "chess"], "chess"),
        (["rule"], "CLAUSE"),
        (["rule", "FA-9", "--lang"], "--lang"),
        (["score", "faraway"], "FILE"),
        (["replay"], "FILE"),
        (["terminal"], "GAME"),
        (["terminal", "chess"], "there is no game 'chess'"),
        (["terminal", "faraway", "--seats", "9"], "faraway is for 2 to 6 players, not 9"),
        (["terminal", "faraway", "--bots", "nobody"], "nobody"),
        (["terminal", "faraway", "--seats", "2", "--bots", "random,random"], "2 bots are named for 1 seat"),
        (["terminal", "faraway", "--option", "variant=hard"], "expected one of: base, experienced"),
    ],
)
def test_mistyped_command_lines(arguments, told):
    assert told in refused(*arguments)


def test_the_command_itself_ends_with_code_2_and_no_traceback():
    done = subprocess.run(
        [sys.executable, "-c", "from strannik.cli import main; main()", "score", "chess", "-"],
        input=b"",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().startswith("strannik: there is no game 'chess'")
    assert b"Traceback" not in done.stderr


def test_a_reader_who_goes_away_is_no_reason_to_complain():
    program = "from strannik.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program, "rule", "faraway"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
