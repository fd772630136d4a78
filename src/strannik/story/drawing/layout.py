"""Layout: where each section of a book stands in its picture.

Sections that lead to one another stand in columns from left to right, as many jumps from a start as the column says;
those that lead nowhere and are led to by none fill rows below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from strannik.core.effects import Effect
from strannik.story.book import Book
from strannik.story.option import Option
from strannik.story.proving.ways import Study, Way, later_ways
from strannik.story.reader import own_effects
from strannik.story.section import Section

WIDTH: Final = 400
HEADER: Final = 34
LINE: Final = 17
OPTION: Final = 46
GAP: Final = 18
COLUMN_GAP: Final = 90
LEVELS: Final = {"goto": 0.5, "fail_goto": 0.75, "side": 0.25, "later": 0.6}
"""At which height of an option its ways leave, by their kind."""

ROW: Final = 4
"""How many sections without jumps stand side by side."""


@dataclass
class Box:
    """The place of one section."""

    section: Section
    x: float
    y: float

    @property
    def height(self) -> float:
        return HEADER + LINE * len(notes(self.section)) + OPTION * len(self.section.options) + 8

    def level(self, way: Way) -> float:
        """The height at which a way leaves the box: beside its option."""
        if way.option is None:
            return self.door
        top = self.y + HEADER + LINE * len(notes(self.section)) + OPTION * (way.option.number - 1)
        return top + LEVELS[way.key] * OPTION

    @property
    def door(self) -> float:
        """The height at which ways arrive."""
        return self.y + HEADER / 2


@dataclass
class Layout:
    """Every box by its section, the ways between them, and how large it all is."""

    boxes: dict[str, Box]
    ways: list[Way]
    width: float
    height: float


def notes(section: Section) -> list[str]:
    """What a section does by itself, in lines above its options."""
    lines = ["once only"] if section.once else []
    does = effects_text(section.do)
    lines += [f"does {does}"] if does else []
    lines += [f"tries {check.check} {asked(check)}" for check in section.checks]
    lines += [f"asks for {fork.condition}" for fork in section.forks]
    return lines + ([f"learns {', '.join(section.learn)}"] if section.learn else [])


def effects_text(effects: Sequence[Effect]) -> str:
    """Effects of the game as the book writes them, without the brackets."""
    return ", ".join([f"{name} {given}" for effect in own_effects(effects) for name, given in effect.entry.items()])


def asked(way: Option) -> str:
    """What a check must come to."""
    return f"{way.per_player} per player" if way.per_player else str(way.threshold)


def lay_out(book: Book) -> dict[str, Layout]:
    """Every file of a book, laid out by itself."""
    ways = [*Study(book).ways, *later_ways(book)]
    sources = dict.fromkeys([section.source for section in book.sections.values()])
    return {source: _lay_out_chapter(book, source, ways) for source in sources}


def _lay_out_chapter(book: Book, chapter: str, ways: Sequence[Way]) -> Layout:
    """A place for every section of a file, and the ways between them."""
    known = [way for way in ways if chapter == way.section.source == book.sections[way.target].source]
    ids = [section.id for section in book.sections.values() if section.source == chapter]
    joined = {way.section.id for way in known} | {way.target for way in known}
    boxes: dict[str, Box] = {}
    top = 0.0
    for group in _groups(ids, known, joined):
        top = _lay_columns(book, _columns(book, known, group), known, boxes, top) + GAP
    alone = [id for id in ids if id not in joined]
    for at in range(0, len(alone), ROW):
        row = [Box(book.sections[id], place * (WIDTH + GAP), top) for place, id in enumerate(alone[at : at + ROW])]
        boxes |= {box.section.id: box for box in row}
        top += max([box.height for box in row]) + GAP
    width = max([box.x + WIDTH for box in boxes.values()])
    return Layout(boxes, known, width, max([box.y + box.height for box in boxes.values()]))


def _groups(ids: list[str], known: list[Way], joined: set[str]) -> list[list[str]]:
    """The sections that hang together, in the order of the book."""
    groups: list[list[str]] = []
    seen: set[str] = set()
    for id in ids:
        if id in seen or id not in joined:
            continue
        group, due = {id}, [id]
        while due:
            here = due.pop()
            near = {way.target for way in known if way.section.id == here}
            near |= {way.section.id for way in known if way.target == here}
            due += sorted(near - group)
            group |= near
        seen |= group
        groups.append([id for id in ids if id in group])
    return groups


def _columns(book: Book, known: list[Way], group: list[str]) -> list[list[str]]:
    """The sections of a group by the fewest jumps that lead to them."""
    led_to = {way.target for way in known}
    first = [id for id in group if id in book.starts and id not in led_to]
    first = first or [id for id in group if id in book.starts] or group[:1]
    columns, placed = [first], set(first)
    while True:
        following = {way.target for way in known if way.section.id in columns[-1]} - placed
        if not following:
            break
        columns.append([id for id in group if id in following])
        placed |= following
    left = [id for id in group if id not in placed]
    return [*columns, left] if left else columns


def _lay_columns(book: Book, columns: list[list[str]], known: list[Way], boxes: dict[str, Box], top: float) -> float:
    """Stack each column, every section about level with those that lead to it; returns where the lowest ends."""
    lowest = top
    for number, column in enumerate(columns):
        bottom = top
        for id, level in sorted([(id, _level(id, known, boxes, top)) for id in column], key=_by_level):
            box = Box(book.sections[id], number * (WIDTH + COLUMN_GAP), 0)
            box.y = max(bottom, level - HEADER / 2)
            bottom = box.y + box.height + GAP
            boxes[id] = box
        lowest = max(lowest, bottom)
    return lowest


def _level(id: str, known: list[Way], boxes: dict[str, Box], top: float) -> float:
    """The mean height at which ways come from the left."""
    heights = [boxes[way.section.id].level(way) for way in known if way.target == id and way.section.id in boxes]
    return sum(heights) / len(heights) if heights else top


def _by_level(placed: tuple[str, float]) -> float:
    return placed[1]
