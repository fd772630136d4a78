"""Messages: what can be said in one language, each read when it is first said.

The books of all games have thousands of messages, of which a table says a few dozen: reading all of them would take
seconds and more memory than a hundred tables.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from strannik.core.data import DataError

BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message begins, or a term: nothing else stands at the edge of a line but comments and braces."""

COMMENT: Final = "#"

NO_GAPS: Final[list[str]] = []


class _References(visitor.Visitor):
    """Collects the messages and terms that a message quotes, and the gaps it has itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.gaps: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.gaps.append(node.id.name)


class Messages:
    """The messages of one language, from several files; of two with one name the first counts."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._written: dict[str, tuple[str, str]] = {}
        self._read: dict[str, list[str]] = {}

    def add(self, source: str, text: str) -> None:
        """Find out where each message of a text is."""
        found = list(BEGINNING.finditer(text))
        begins = [*[beginning.start() for beginning in found], len(text)]
        strays = [line for line in text[: begins[0]].splitlines() if line.strip()]
        if any([not line.startswith(COMMENT) for line in strays]):
            raise unreadable(source, "\n".join(strays))
        for place, beginning in enumerate(found):
            self._written.setdefault(beginning[1], (source, text[begins[place] : begins[place + 1]]))

    def __contains__(self, message: str) -> bool:
        return message in self._written

    def pattern(self, message: str) -> Any:
        """What the message says, its gaps open; None if it has no text of its own."""
        self._fetch(message)
        return self._bundle.get_message(message).value

    def gaps(self, message: str) -> list[str]:
        """The names of the facts that the message asks for; none if there is no such message."""
        self._fetch(message)
        return self._read.get(message, NO_GAPS)

    def fill(self, pattern: Any, facts: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The sentence, its gaps filled, and what went wrong by it."""
        text, errors = self._bundle.format_pattern(pattern, facts)
        return str(text), errors

    def _fetch(self, name: str) -> None:
        """Read a message, and before it all that it quotes: another thread may ask for it meanwhile."""
        if name in self._read or name not in self._written:
            return
        source, text = self._written[name]
        resource = FluentParser(with_spans=False).parse(text)
        quoted = _References()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise unreadable(source, str(entry.content))
            quoted.visit(entry)
        gaps = quoted.gaps
        for other in quoted.found:
            if other != name:
                self._fetch(other)
                # What a term asks for is given where it is quoted.
                gaps += [] if other.startswith("-") else self.gaps(other)
        self._bundle.add_resource(resource)
        self._read[name] = sorted(set(gaps))


def unreadable(source: str, text: str) -> DataError:
    return DataError(source, "", f"cannot be read as a message: {text.strip()!r}")
