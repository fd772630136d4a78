"""Files: read whole or not at all, and never left half written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from strannik.core.data import DataError

STDIN = "-"


def source_name(file: str) -> str:
    """What a file is called in messages."""
    return "standard input" if file == STDIN else file


def read_text(file: str) -> str:
    """The text of a file, or of standard input."""
    data = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DataError(source_name(file), f"line {line}", "is not text in UTF-8", "file-no-text") from None


def write_whole(path: Path, text: str, *, mode: int = 0o666) -> None:
    """Replace a file at once: whoever looks sees the old text or the new one."""
    beside = path.with_name(f".{path.name}.new")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        error.filename, error.filename2 = str(path), None  # the file that was asked for, not the one beside it
        raise
