"""Findings: what is to be mended in a game, and where it was seen."""

from __future__ import annotations

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """One thing to be mended: in `words`, `clauses` or `laws`; where it is, and what is wrong."""

    kind: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"
