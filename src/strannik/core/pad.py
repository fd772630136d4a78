"""Score pads: what the fields of an entry may hold, said for forms, which then offer it by name or by its picture.

None of this checks anything: a pad says itself what is wrong with an entry, and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

EACH_ONCE: Final = msgspec.Meta(extra_json_schema={"uniqueItems": True})
"""Of a list: nothing lies there twice."""


def one_of(ids: Iterable[str], called: str = "{}", face: str = "") -> msgspec.Meta:
    """One of these; `called` says by which name each is known, such as `island-{}`, and `face` by which picture."""
    return msgspec.Meta(extra_json_schema={"enum": list(ids), "called": called, "face": face})
