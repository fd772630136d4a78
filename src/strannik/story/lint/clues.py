"""Clues and flags: what is asked for can be had, and what is made is asked for."""

from __future__ import annotations

from strannik.story.condition import CLUE, FLAG
from strannik.story.frame import Frame
from strannik.story.lint.finding import Finding
from strannik.story.proving.ways import Study

GOT: dict[str, str] = {CLUE: "learnt", FLAG: "set"}
"""How one comes by a clue or a flag."""


def lint_clues(study: Study, frame: Frame) -> list[Finding]:
    return [
        *what_nobody_can_have(study, frame),
        *what_nobody_asks_for(study, frame),
        *what_matters_only_beside(study, frame),
    ]


def what_nobody_can_have(study: Study, frame: Frame) -> list[Finding]:
    """What is only made where nobody can get."""
    return [
        Finding(
            section.source,
            place,
            f"nobody can have {GOT[one.kind]} {one.name!r}",
            f"it must be {GOT[one.kind]} where one can get",
        )
        for section in study.book.sections.values()
        for place, condition in section.conditions
        for one in condition.named
        if one.kind in GOT and one.fact not in study.reach.facts and not elsewhere(frame, *one.fact)
    ]


def what_nobody_asks_for(study: Study, frame: Frame) -> list[Finding]:
    sections = study.book.sections.values()
    asked = {one.fact for section in sections for _, condition in section.conditions for one in condition.named}
    return [
        Finding(section.source, place, f"{id!r} is never asked for", "let an if ask for it, or leave it out")
        for section in sections
        for kind, id, place in section.makes
        if (kind, id) not in asked and not elsewhere(frame, kind, id)
    ]


def what_matters_only_beside(study: Study, frame: Frame) -> list[Finding]:
    """Clues that are asked for only where they are learnt, or next to it: what one does should be remembered later."""
    sections = list(study.book.sections.values())
    makes: dict[str, list[int]] = {}
    asks: dict[str, list[int]] = {}
    for at, section in enumerate(sections):
        for kind, id, _ in section.makes:
            if kind == CLUE:
                makes.setdefault(id, []).append(at)
        for _, condition in section.conditions:
            for clue in condition.clues:
                asks.setdefault(clue, []).append(at)
    found: list[Finding] = []
    for clue, learnt in makes.items():
        used = asks.get(clue, [])
        if used and all([min([abs(at - there) for there in learnt]) < frame.clue_distance for at in used]):
            section = sections[learnt[0]]
            problem = f"{clue!r} matters only beside where it is learnt"
            found.append(Finding(section.source, section.id, problem, "let it be remembered farther away"))
    return found


def elsewhere(frame: Frame, kind: str, id: str) -> bool:
    """Whether the game itself knows of it, so that another book may make it or ask for it."""
    return id in frame.vocabulary.kinds.get(kind, ())
