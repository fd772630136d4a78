"""What cannot be done at a table, whatever the rules of the game say."""

from __future__ import annotations


class Improper(Exception):
    """It is not possible at this table now; the message `problem-<code>` says why. Nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
