"""What commands are told about the language and the form of what they print."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated

import typer


class Language(StrEnum):
    """The languages everything is said in."""

    en = "en"
    ru = "ru"


def default_language() -> Language:
    """Russian where the system speaks Russian, English elsewhere."""
    named = next(
        (os.environ[name] for name in ("STRANNIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return Language.ru if named.lower().startswith("ru") else Language.en


Lang = Annotated[Language, typer.Option("--lang", help="Language.", default_factory=default_language)]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
