"""`strannik rule`: the rules by their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

from strannik.box.box import Box, core_rulebook
from strannik.box.shelf import find_box, game_ids
from strannik.cli.citations import Citation, scenarios_citing, steps_citing, tests_beside
from strannik.core.data import closest
from strannik.core.options import OptionError
from strannik.show.clauses import Clause, Rulebook

CORE = "core"


def print_rule(id: str, language: str) -> None:
    """Print a clause and those under it, with who cites them, or the whole rulebook of a game."""
    console = Console(highlight=False)
    games = [find_box(game) for game in game_ids()]
    whole = id.strip().lower() in (CORE, *[game.id for game in games])
    for clause in asked_clauses(id.strip(), games):
        console.print(clause_text(clause, language))
        if not whole:
            for line in citing(clause, games):
                console.print(Text("    ") + line, soft_wrap=True)  # a path that is cut cannot be followed


def citing(clause: Clause, games: Sequence[Box]) -> list[Text]:
    """The steps that carry a clause out, and the scenarios that try it, each with file and line."""
    found: list[Citation] = []
    for game in games:
        if clause.id.startswith(game.clause_prefix + "-"):
            found += steps_citing(clause.id, game.package)
            found += scenarios_citing(clause.id, game.id, tests_beside(game.package))
    return [Text.assemble((citation.name, "cyan"), f"  {citation.where}:{citation.line}") for citation in found]


def asked_clauses(id: str, games: Sequence[Box]) -> list[Clause]:
    """The clauses of these games, or of every table, that an id means; a game's id gives all of its clauses."""
    wanted = id.lower()
    if wanted == CORE:
        return list(core_rulebook().clauses.values())
    for game in games:
        if wanted == game.id:
            return list(game.rulebook.clauses.values())
    rulebooks = likely_rulebooks(wanted, games)
    found = [clause for rulebook in rulebooks for clause in within(rulebook, id)]
    if not found:
        known = [*[game.id for game in games], CORE, *[name for rulebook in rulebooks for name in rulebook.clauses]]
        near = meant(id, known)
        hint = f"did you mean {near!r}?" if near else "with a game's id `strannik rule` lists its clauses"
        told = f"there is no clause or game {id!r}; {hint}"
        raise OptionError(told, "refused-clause", name=id, near=near or "none")
    return found


def likely_rulebooks(id: str, games: Sequence[Box]) -> list[Rulebook]:
    """Where the clause may stand: clauses begin with the sign of their game. Only these are read."""
    return [core_rulebook(), *[game.rulebook for game in games if id.startswith(game.clause_prefix.lower() + "-")]]


def within(rulebook: Rulebook, id: str) -> list[Clause]:
    """The clause and those under it: FA-9 gives FA-9.1 too, and GL-F the chapter GL-F1, GL-F2 and so on."""
    known = {clause.lower(): clause for clause in rulebook.clauses}
    wanted = id.lower()
    found = rulebook.within(known.get(wanted, wanted))
    if found:
        return found
    return [clause for name, clause in rulebook.clauses.items() if under(name.lower(), wanted)]


def under(name: str, id: str) -> bool:
    """Whether the clause stands in the chapter: after the id a dot follows, or a letter's number."""
    rest = name.removeprefix(id)
    return rest != name and (rest.startswith(".") or (id[-1:].isalpha() and rest[:1].isdigit()))


def meant(wanted: str, known: list[str]) -> str:
    """The nearest id, whatever its case; "" without one."""
    by_lower = {name.lower(): name for name in known}
    return by_lower.get(closest(wanted.lower(), list(by_lower)), "")


def clause_text(clause: Clause, language: str) -> Group:
    """A clause as it is printed: its number and place, what it says, and an example."""
    heading = Text.assemble((clause.id, "bold cyan"), "  ", (clause.where[language], "dim"))
    parts: list[Text | Padding] = [heading, Padding(Text(clause.says[language]), (0, 0, 0, 2), expand=False)]
    if clause.example:
        parts.append(Padding(Text(clause.example[language], style="italic"), (0, 0, 0, 4), expand=False))
    return Group(*parts)
