"""The one thing pyproject.toml cannot say: which modules mypyc compiles when STRANNIK_COMPILE is set."""

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = [
    *[
        f"core/{noun}.py"
        for noun in (
            "chance",
            "events",
            "foresight",
            "notation",
            "offer",
            "position",
            "redeal",
            "refusal",
            "result",
            "saving",
            "seats",
            "step",
            "table",
            "view",
            "zones",
        )
    ],
    *[f"show/{noun}.py" for noun in ("asking", "telling", "words")],
    *[f"box/{noun}.py" for noun in ("match", "replay")],
    *[
        f"games/*/{noun}.py"
        for noun in (
            "cards",
            "company",
            "country",
            "decks",
            "enemies",
            "events",
            "figures",
            "gear",
            "hero",
            "hints",
            "maps",
            "odds",
            "outlook",
            "prospects",
            "score",
            "search_tokens",
            "setup",
            "table",
        )
    ],
    "games/aftermath/companions/*.py",
    *[f"games/aftermath/pages/{noun}.py" for noun in ("facts", "geometry", "page", "teller", "works")],
    "games/aftermath/campaign/goals.py",
    "games/*/events/*.py",
    "games/*/steps/*.py",
    "games/*/steps/deeds/*.py",
    *[f"story/{noun}.py" for noun in ("reading", "table", "teller")],
    "bots/*.py",
    # The game by which the server is measured; the scenes of the others would take longer to compile than all rules.
    *[f"games/faraway/{noun}.py" for noun in ("preview", "scene")],
    *[f"table/{noun}.py" for noun in ("running", "taking_back")],
    *[f"server/playing/{noun}.py" for noun in ("commands", "live", "players")],
    *[f"server/showing/{noun}.py" for noun in ("broadcast", "diff", "presenter", "viewer", "words")],
    *[f"server/web/{noun}.py" for noun in ("conversation", "limits")],
]
"""What runs at every decision of a bot, and at every move for everybody who is shown it."""


QUICK = "quick"
"""Compiled in a quarter of the time and a third as fast: for tests, which ask whether it comes to the same."""


def extensions() -> list:
    pains = os.environ.get("STRANNIK_COMPILE")
    if not pains:
        return []
    from mypyc.build import mypycify

    here = Path("src", "strannik")
    found = [path for glob in COMPILED for path in sorted(here.glob(glob)) if path.name != "__init__.py"]
    modules = mypycify([str(path) for path in found], opt_level="0" if pains == QUICK else "2", debug_level="0")
    if pains == QUICK and sys.platform != "win32":
        # Most of the C compiler's time would go into warnings about what mypyc has written, above all about how far in.
        for module in modules:
            module.extra_compile_args += ["-w", "-Wno-misleading-indentation", "-DNDEBUG"]
    if sys.platform != "win32":
        # Only Python looks in from outside, so calls among the rules need not go through a table of symbols.
        for module in modules:
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


setup(ext_modules=extensions())
