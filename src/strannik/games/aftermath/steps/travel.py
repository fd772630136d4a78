"""Changing pages: everybody leaves, the old page is cleared, and a new one is opened. [AM-3.3]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.events.turns import PageLeft, PageOpened
from strannik.games.aftermath.pages.page import START, pages, short, title
from strannik.games.aftermath.steps.items import happened
from strannik.games.aftermath.table import ALL_QUIET, Table
from strannik.story.reading import Read


@dataclass
class ChangePage(Step):
    """The board is passed on, the page cleared, and then the exit section or whatever caused the change is carried out.

    [AM-3.3.2, AM-3.3.3, AM-3.3.4, AM-3.3.5]
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        # A page begins with a turn, and a turn may end in a new page.
        from strannik.games.aftermath.steps.turn import StartPage

        before = table.page
        way_out, sent_to = table.way_out, table.sent_to
        archivist = table.next_archivist()
        clear_page(table)
        table.tell(PageLeft(archivist, title(before)))
        if sent_to:
            return [LayPage(archivist, sent_to), StartPage()]
        if way_out:
            section = pages()[before].section(f"exit.{short(way_out)}")
            return [Read(archivist, section), GoBack(archivist, before), StartPage()]
        return [LayPage(archivist, before), StartPage()]


@dataclass
class GoBack(Step):
    """An exit that leads nowhere leads back. [AM-3.3.5]"""

    me: int
    page: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return [LayPage(self.me, self.page)] if table.changing else []


def clear_page(table: Table) -> None:
    """Figures go to their cards, tokens and cards away; enemies follow if they are enemies. [AM-3.3.3, AM-3.3.4]"""
    if not table.quiet:
        table.hunting += [foe.card for foe in table.foes]
    table.item_discard += table.stolen
    table.foes, table.track, table.spoils, table.stolen = [], [], {}, []
    table.situation = ALL_QUIET
    for hero in table.heroes:
        hero.space, hero.left, hero.pushed, hero.used = "", False, False, []
    table.searches, table.objectives, table.tokens = {}, [], []
    table.lines, table.lit, table.dark, table.terrain, table.closed = {}, [], [], [], []
    table.noise, table.raid = "", []
    table.discard_threats()
    table.clear_work()
    table.works = {}
    table.way_out, table.sent_to = "", 0
    table.changing = True


@dataclass
class LayPage(Step):
    """A page is opened and its START read; figures enter by the spawn space. [AM-2.1, AM-2.8, AM-3.1, AM-9.3]

    Whoever was defeated is back. [AM-16.5]
    """

    me: int
    page: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        from strannik.games.aftermath.steps.wounds import ComeBack

        table.page, table.changing = self.page, False
        table.revisited = self.page in table.visited
        sheet = table.sheet()
        if sheet.cell is not None:
            table.cell = list(sheet.cell)
        table.tell(PageOpened(title(self.page), table.revisited))
        back: list[Step] = []
        if table.on_map:
            if not table.revisited:
                table.visited.append(self.page)
            back = [ComeBack(seat) for seat in table.seats if table.heroes[seat].defeated]
            for seat in table.undefeated():
                table.put(seat, sheet.hero_spawns[0])
        table.beat()
        greeted = [step for seat in table.standing() for step in happened(table, seat, "arrived")]
        return [*back, *greeted, Read(self.me, sheet.section(START))]


def open_page(table: Table, seat: int, page: int) -> list[Step]:
    """Send the party to another page: at once if no figures stand on this one, else when the turn is over. [AM-3.3]"""
    if table.changing or not table.on_map:
        return [LayPage(seat, page)]
    table.sent_to = page
    return []
