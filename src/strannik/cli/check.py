"""`strannik check`: everything that can be checked of a game without knowing its rules."""

from __future__ import annotations

import sys

import msgspec

from strannik.box.shelf import find_game
from strannik.checks.check import PARTS, trials
from strannik.checks.finding import Finding

CLEAN = 0
FOUND = 1
"""The exit code that says something is to be mended."""


def check_game(id: str, seeds: int, as_json: bool) -> int:
    """Try everything, with a progress bar, and print what is to be mended; returns the exit code."""
    from rich.console import Console
    from rich.progress import track

    findings: list[Finding] = []
    tried = trials(find_game(id), seeds)
    console = Console(stderr=True)
    for trial in track(tried, description=f"checking {id}", console=console, disable=not sys.stderr.isatty()):
        findings += trial.run()
    if as_json:
        print(msgspec.json.encode(findings).decode())
    else:
        for finding in findings:
            print(finding)
        ways = len(tried) - len(PARTS)
        everything = f"nothing to mend, in {', '.join(PARTS)} and {ways} ways to set it up"
        print(f"{len(findings)} to mend" if findings else everything)
    return FOUND if findings else CLEAN
