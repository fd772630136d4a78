"""Words: whatever a game can say is said in every language, with the same facts."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast, visitor

from strannik.box.files import chapters
from strannik.box.game import Game
from strannik.checks.finding import Finding
from strannik.checks.subject import some_end
from strannik.core.events import Event
from strannik.show.clauses import LANGUAGES

Messages = dict[str, set[str]]
"""Every message with the facts and messages it uses."""


class _Facts(visitor.Visitor):
    """Collects the variables and the messages that a message uses; a thing's id, by which a language chooses its
    case, is the same fact as its name.
    """

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(f"${node.id.name.removesuffix('-id')}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(package: str, language: str) -> Messages:
    """Every message of a package in one language."""
    found: Messages = {}
    for _, text in chapters(package, f"data/strings/{language}", ".ftl"):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                facts = _Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.found
    return found


def events_of(game: Game) -> list[type[Event]]:
    """The kinds of events that the game's package defines, wherever in it."""
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{game.package}.")]
    kinds = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    own = [kind for kind in kinds if issubclass(kind, Event) and f"{kind.__module__}.".startswith(f"{game.package}.")]
    return sorted(own, key=lambda kind: kind.__name__)


def check_words(game: Game) -> list[Finding]:
    """What is missing or left over in the game's words."""
    known: dict[str, Messages] = {language: messages(game.package, language) for language in LANGUAGES}
    told = {kind.__name__ for kind in events_of(game)}
    problems = [*_differences(known)]
    for language, there in known.items():
        wanted = [*_titles(game), *[f"event-{name}" for name in sorted(told)], *_verbs(there), *_figures(game)]
        problems += [
            (f"{language}: {name}", "there is no such message") for name in dict.fromkeys(wanted) if name not in there
        ]
        spare = [name for name in there if name.startswith("event-") and name.removeprefix("event-") not in told]
        problems += [(f"{language}: {name}", "tells an event that never happens") for name in spare]
    return [Finding("words", where, what) for where, what in problems]


def _differences(known: dict[str, Messages]) -> Iterator[tuple[str, str]]:
    """Messages that one language has and another has not, or that use other facts."""
    first = LANGUAGES[0]
    for language in LANGUAGES[1:]:
        for name in sorted(known[first].keys() ^ known[language].keys()):
            missing = language if name in known[first] else first
            yield f"{missing}: {name}", "is there in another language only"
        for name in sorted(known[first].keys() & known[language].keys()):
            if known[first][name] != known[language][name]:
                facts = ", ".join(sorted(known[first][name] ^ known[language][name]))
                yield f"{language}: {name}", f"does not use the same facts as in {first}: {facts}"


def _titles(game: Game) -> list[str]:
    """What the lobby says of a game, its modes and its options."""
    wanted = ["game-title", "game-blurb", *[f"mode-{mode.name}" for mode in game.modes]]
    for option in game.options:
        wanted.append(f"option-{option.name}")
        named = [choice for choice in option.choices if type(choice) is not int]
        wanted += [f"option-{option.name}-{str(choice).lower()}" for choice in named]
    return wanted


def _verbs(there: Messages) -> list[str]:
    """Every verb has a label and a word, and whatever is asked has both."""
    verbs = {name.partition("-")[2] for name in there if name.startswith(("ask-", "do-", "verb-"))}
    return [f"{kind}-{verb}" for verb in sorted(verbs) for kind in ("do", "verb")]


def _figures(game: Game) -> list[str]:
    """What `strannik sim` counts has a name; whether games can be played at all is for the laws to say."""
    try:
        return [f"stat-{name}" for name in game.statistics(some_end(game).table)]
    except Exception:
        return []
