"""Two small pages in which nothing is wrong, to be broken one thing at a time.

Page 10 is a yard with a gate to page 11, a cellar with a sack; who carries the sack back to the yard has won.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec

from strannik.games.aftermath.book import PageBook, bound
from strannik.games.aftermath.entries.pages import PageEntry
from strannik.games.aftermath.pages.frame import FRAME
from strannik.games.aftermath.pages.page import Page
from strannik.story.lint.finding import Finding

YARD: dict[str, Any] = {
    "page": 10,
    "kind": "map",
    "cell": [0, 0],
    "grid": {"w": 8, "h": 2},
    "spaces": {
        "step": {"cells": ["0,0", "0,1"], "marks": ["hero_spawn"]},
        "path": {"cells": ["1,0-1,1"], "marks": ["search:s1"]},
        "well": {"cells": ["2,0-2,1"], "marks": ["poi:1"]},
        "shed": {"cells": ["3,0-3,1"], "marks": ["enemy_spawn"]},
        "bush": {"cells": ["4,0-4,1"], "marks": ["hide"]},
        "wall": {"cells": ["5,0-5,1"], "marks": []},
        "bench": {"cells": ["6,0-6,1"], "marks": []},
        "gate": {"cells": ["7,0-7,1"], "marks": ["exit:e"]},
    },
    "borders": [{"between": ["step", "path"], "line": "red"}],
    "sections": {
        "START": [{"place_search": ["s1"]}],
        "poi.1": {"repeat": False, "options": [{"check": {"strength": 5}, "do": [{"gain": {"food": 1}}]}, {"do": []}]},
        "threat": [{"encounter": {"random": "raider", "count": 1, "situation": "enemies"}}],
        "disaster": {"value": 7, "do": [{"wound": {"who": {"at": ["bush"]}, "n": 1}}]},
        "exit.e": [{"gain": {"time": 1}}, {"travel": 11}],
    },
}

CELLAR: dict[str, Any] = {
    "page": 11,
    "kind": "map",
    "cell": [1, 0],
    "grid": {"w": 8, "h": 1},
    "spaces": {
        "stair": {"cells": ["0,0"], "marks": ["hero_spawn", "exit:w"]},
        "sack": {"cells": ["1,0"], "marks": ["objective:o1", "poi:1"]},
        "a": {"cells": ["2,0"], "marks": ["enemy_spawn"]},
        "b": {"cells": ["3,0"], "marks": []},
        "c": {"cells": ["4,0"], "marks": []},
        "d": {"cells": ["5,0"], "marks": []},
        "e": {"cells": ["6,0"], "marks": []},
        "f": {"cells": ["7,0"], "marks": []},
    },
    "sections": {
        "START": [{"place_objective": "o1"}],
        "objective.o1": [{"goto": "11-1"}],
        "poi.1": {"repeat": True, "do": [{"goto": "11-1"}]},
        "11-1": [
            {
                "group_check": {
                    "id": "lift",
                    "skill": "strength",
                    "difficulty": {"per_player": 5},
                    "success": [{"set_flag": "sack"}],
                }
            }
        ],
        "threat": [{"add_threat": 1}],
        "disaster": {"value": 8, "do": [{"hunt": True}]},
        "exit.w": [
            {"gain": {"time": 1}},
            {"if": {"flag": "sack"}, "then": [{"mission_success": 1}], "else": [{"travel": 10}]},
        ],
    },
}


class Sample:
    """Both pages as they are written; `yard` and `cellar` may be changed before they are bound."""

    def __init__(self) -> None:
        self.yard = deepcopy(YARD)
        self.cellar = deepcopy(CELLAR)

    def mark(self, space: str, *marks: str) -> None:
        """What a space of the yard bears from now on."""
        self.yard["spaces"][space]["marks"] = list(marks)

    def write(self, section: str, written: Any) -> None:
        """What a section of the yard says from now on."""
        self.yard["sections"][section] = written

    def strike(self, section: str) -> None:
        del self.yard["sections"][section]

    def pages(self) -> dict[int, Page]:
        entries = [("yard.yaml", self.yard), ("cellar.yaml", self.cellar)]
        made = [Page(source, msgspec.convert(written, PageEntry)) for source, written in entries]
        return {page.number: page for page in made}

    def book(self) -> PageBook:
        return bound(self.pages(), FRAME)


def problems(findings: list[Finding]) -> list[str]:
    """Where something is wrong, and what it is."""
    return [f"{finding.place}: {finding.problem}" for finding in findings]
