"""The rules exist in two forms; each runs where it is meant to."""

import os
import subprocess
import sys

from strannik._form import form


def test_the_expected_form_runs() -> None:
    assert form() == os.environ.get("STRANNIK_EXPECT", "plain")


def test_the_plain_form_can_be_asked_for() -> None:
    script = "from strannik._form import form; from strannik.games.faraway import GAME; print(form())"
    asked = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "STRANNIK_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout.strip() == "plain"
