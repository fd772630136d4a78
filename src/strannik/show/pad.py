"""Score pads: what the fields of an entry may hold, said for forms, which then offer it by name or by its picture.

None of this checks anything: a pad says itself what is wrong with an entry, and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from strannik.core.data import DataError

EACH_ONCE: Final = msgspec.Meta(extra_json_schema={"uniqueItems": True})
"""Of a list: nothing lies there twice."""

EITHER: Final = msgspec.Meta(extra_json_schema={"either": True})
"""Of all fields that are marked so, one is filled in: which, is asked first."""


class NotCounted(DataError):
    """What whoever filled in the pad should put right: the page says it by the message `wrong-<kind>`, with its facts.

    The problem in plain words is for files, like those of all other data.
    """

    def __init__(self, source: str, place: str, problem: str, kind: str, **facts: Any) -> None:
        super().__init__(source, place, problem, f"wrong-{kind}", **facts)


def one_of(ids: Iterable[str], called: str = "{}", face: str = "") -> msgspec.Meta:
    """One of these; `called` says by which name each is known, such as `island-{}`, and `face` by which picture."""
    return msgspec.Meta(extra_json_schema={"enum": list(ids), "called": called, "face": face})


def pictured(face: str) -> msgspec.Meta:
    """Something typed by its number, with the picture that shows whether it is the right one."""
    return msgspec.Meta(extra_json_schema={"face": face})
