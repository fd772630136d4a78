"""Ways: every section can be reached, and no reading goes round for ever."""

from __future__ import annotations

from strannik.story.lint.finding import Finding
from strannik.story.proving.rehearsal import GOTO
from strannik.story.proving.ways import NOTHING_SUPPOSED, Study


def lint_ways(study: Study) -> list[Finding]:
    return [*unreachable_sections(study), *endless_readings(study)]


def unreachable_sections(study: Study) -> list[Finding]:
    there = study.reach.sections
    return [
        Finding(section.source, id, "cannot be reached", "name it in starts, or let an open option lead to it")
        for id, section in study.book.sections.items()
        if id not in there
    ]


def endless_readings(study: Study) -> list[Finding]:
    """Rounds in which nobody decides, rolls or pays anything, and which no once-only section ends."""
    found: list[Finding] = []
    told: set[str] = set()
    for id in study.book.sections:
        path = [id]
        while (following := _only_way(study, path[-1])) and following not in path:
            path.append(following)
        if following and following not in told:
            round_trip = path[path.index(following) :]
            told.update(round_trip)
            found.append(
                Finding(
                    study.book.sections[following].source,
                    following,
                    f"reading goes round for ever: {' → '.join([*round_trip, following])}",
                    "let one of these sections be once, end, or leave a choice",
                )
            )
    return found


def _only_way(study: Study, id: str) -> str:
    """Where reading goes on by itself, if it does: whoever reads on never pays, and there is one way it can go."""
    section = study.book.sections[id]
    if section.once or section.conditions or any([option.pay for option in section.options]):
        return ""
    runs = study.runs(section, NOTHING_SUPPOSED)
    following = runs[0].table.places(GOTO)
    return following[-1] if len(runs) == 1 and following else ""
