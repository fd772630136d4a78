"""What a seat sees of a Roll Player table: the own sheet large, market and initiative beside it, the others small."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from strannik.core.offer import Thing
from strannik.core.view import View
from strannik.games.rollplayer.cards import (
    ALIGNMENTS,
    ARROWS,
    ATTRIBUTES,
    BACKSTORIES,
    CELLS,
    CLASSES,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    MARKET,
    moved,
)
from strannik.games.rollplayer.faces import signed
from strannik.games.rollplayer.faces.sheet import HEIGHT, WIDTH, cell_at, row_outline, score_at, token_at, token_outline
from strannik.games.rollplayer.origins import classes, peoples, person_places, portraits
from strannik.games.rollplayer.score import Finished, finished, title, total
from strannik.games.rollplayer.sentences import (
    align_tip,
    card_sentence,
    face_text,
    gap_text,
    goal_sign,
    printed,
    row_label,
    row_tip,
)
from strannik.games.rollplayer.steps.cleanup import LastCall
from strannik.games.rollplayer.steps.market import UseAtOnce
from strannik.games.rollplayer.steps.prepare import ChooseClass, ChooseSide, TakeRace
from strannik.games.rollplayer.steps.roll import Arrange
from strannik.games.rollplayer.steps.skills import CopySkill
from strannik.games.rollplayer.table import ROWS, Table
from strannik.show.laying import seen_alike
from strannik.show.scene import Anchor, Area, Counter, Node, Panel, Piece, Scene, Size, column, leaf, row, screens, tabs
from strannik.show.sketching import SeatSketch
from strannik.show.words import Words

SIGNS: Final[dict[str, str]] = {
    "green": "▲",
    "blue": "●",
    "red": "◆",
    "purple": "✚",
    "black": "■",
    "white": "○",
    "gold": "★",
}
"""One sign for every colour of dice, since colour never stands alone."""

CARDS_ROOM: Final = 7
ROLLED_ROOM: Final = 8
"""For how many bought cards and rolled dice there is always room."""

ONE_ROW: Final = 4
"""So many cards of the market lie in one row."""

AMOUNTS: Final = frozenset({"keep", "by"})
"""Questions whose answers are numbers, though not those of initiative cards."""

TYPE_SIGNS: Final[dict[str, str]] = {"weapon": "†", "armor": "▣", "skill": "↻", "trait": "✦"}


def scene(view: View, words: Words) -> Scene:
    """The hero of the page is the own hero."""
    return Laying(view, words).scene()


class Laying(SeatSketch):
    """Lays out one view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words)
        assert isinstance(view.table, Table)
        self.table = view.table
        self.sheets = self.counted()

    @seen_alike
    def counted(self) -> list[Finished | None]:
        """Everybody's character as it would be scored now, as soon as there is one."""
        heroes = enumerate(self.table.heroes)
        return [finished(self.table, seat) if hero.alignment else None for seat, hero in heroes]

    def scene(self) -> Scene:
        mine = [seat for seat in self.table.seats if seat == self.me]
        others = [seat for seat in self.table.seats if seat != self.me]
        areas = [*self.choices(), *self.common()]
        for seat in [*mine, *others]:
            areas += [self.sheet(seat), *self.cards(seat)]
        return Scene(
            title=self.words.say("game-title"),
            status=self.status(),
            areas=areas,
            panels=[self.panel(seat) for seat in self.table.seats],
            layout=self.layout(mine, others),
            theme="rollplayer",
        )

    @property
    def market_room(self) -> int:
        """For how many cards the market has room: some heroes have one of the discarded cards laid to it."""
        heroes = [seat for seat in self.table.seats if self.table.heroes[seat].role]
        return self.table.size + any([self.table.power(seat, "cards_from_discard") for seat in heroes])

    def layout(self, mine: list[int], others: list[int]) -> Node:
        """My hero left, the table right; other heroes and the discard pile take the market's place on a press.

        Whoever only looks on has all heroes side by side, and the table below them.
        """
        rivals = [
            column(leaf(f"sheet-{seat}", grow=3), leaf(f"cards-{seat}"), label=self.words.seat(seat)) for seat in others
        ]
        asked = [replace(leaf("choices"), now=bool(self.ready())), leaf("rolled"), leaf("market")]
        # a large market gets some of the height of the initiative cards, which lie in one row, or of the sheet's width
        high, side = (2.0, 7.5) if self.market_room > ONE_ROW else (2.5, 7.0)
        right = column(
            leaf("initiative", grow=high, first=3),
            Node("tabs", [*asked, *rivals, leaf("discard")], grow=6.5 - high, first=4),
            grow=5,
        )
        if not mine:
            table = row(leaf("initiative", grow=3, first=3), tabs(*asked, leaf("discard"), grow=4), grow=4)
            return column(row(*rivals, grow=5), table)
        sheet, cards = leaf(f"sheet-{mine[0]}", grow=5, first=3), leaf(f"cards-{mine[0]}", grow=2, first=2)
        away = tabs(*rivals, leaf("discard"), grow=4)
        wide = row(
            column(sheet, cards, grow=17 - side),
            column(leaf("initiative", grow=2), tabs(*asked, grow=4), away, grow=side),
        )
        below = tabs(*asked, *rivals, leaf("discard"), grow=4.3)
        above = row(replace(sheet, grow=6), leaf("initiative", grow=1.4), grow=5.6)
        upright = column(above, below, leaf(f"cards-{mine[0]}", grow=1.7))
        return screens(row(column(sheet, cards, grow=6), right), wide, upright)

    def status(self) -> str:
        """One line about the moment."""
        table = self.table
        if self.view.finished:
            if table.solo:
                stars = total(finished(table, 0), True)
                return self.words.say("status-over-solo", {"title": self.words.say(f"title-{title(stars)}")})
            return self.words.say("status-over")
        if table.round == 0:
            return self.words.say("status-prepare")
        rounds = COLUMNS * ROWS - table.starting_dice
        return self.words.say(f"status-{table.phase}", {"round": table.round, "rounds": rounds})

    # Things to choose from before the first round

    def choices(self) -> list[Area]:
        """Peoples or classes while somebody chooses one, and the dice I have still to place."""
        areas = []
        if isinstance(self.step, TakeRace):
            chosen = self.view.given[0].name if self.view.given and self.step.me == self.me else ""
            areas.append(portraits(chosen, self.words) if chosen else peoples(self.words))
        elif isinstance(self.step, ChooseSide | ChooseClass):
            colour = self.step.colour if isinstance(self.step, ChooseSide) else ""
            ids = [id for id, role in CLASSES.items() if colour in ("", role.colour_name)]
            areas.append(classes(ids, self.words))
        elif isinstance(self.step, CopySkill) and self.step.me == self.me:
            skills = [replace(self.card(card), id=f"copied-{card}") for card in self.table.copyable(self.me)]
            areas.append(Area("choices", "row", self.words.say("area-skills"), skills, size="large"))
        elif ready := self.ready():
            skills = [replace(self.card(card), id=f"ready-{card}") for card in ready]
            areas.append(Area("choices", "row", self.words.say("area-ready"), skills, size="large"))
        if self.me in self.table.seats and self.table.rolled[self.me]:
            pieces = [
                self.die(die, f"{self.colour(die)}{self.table.values[die]}") for die in self.table.rolled[self.me]
            ]
            areas.append(
                Area("rolled", "row", self.words.say("area-rolled"), pieces, self.me, "small", room=ROLLED_ROOM)
            )
        return areas

    def ready(self) -> list[str]:
        """My skills while I am asked whether I use one: nothing else on the table is an answer to that."""
        step = self.step
        if not isinstance(step, UseAtOnce | LastCall) or step.me != self.me or self.view.offer is None:
            return []
        skills = [step.card] if isinstance(step, UseAtOnce) else self.table.owned(self.me, "skill")
        return [card for card in skills if self.table.unusable(self.me, card) is None]

    # What belongs to everybody

    def common(self) -> list[Area]:
        """The initiative row, the market and the discard pile, once they are laid out."""
        table = self.table
        if not table.initiative:
            return []
        row = [self.initiative(number) for number in range(1, table.size + 1)]
        if table.solo:
            row.append(self.enemy())
        market, room = [self.on_offer(card) for card in table.market], self.market_room
        pile = [self.card(card) for card in sorted(table.discard)]
        left = self.words.say("note-left", {"count": table.undealt()})
        count = self.words.say("note-cards", {"count": len(table.discard)})
        return [
            Area("initiative", "row", self.words.say("area-initiative"), row, room=len(row)),
            Area("market", "row", self.words.say("area-market"), market, size="large", note=left, room=room),
            Area("discard", "row", self.words.say("area-discard"), pile, size="small", note=count),
        ]

    def initiative(self, number: int) -> Piece:
        """A card with its die; the die keeps its id, so that its way to a sheet can be shown."""
        coin = self.table.coins[number - 1]
        facts = {"number": number, "coin": coin}
        lies = self.table.initiative[number - 1]
        if isinstance(self.step, Arrange) and number in self.step.cards:
            return self.unsettled(self.step, number, facts)
        if not lies:
            told = self.words.say("piece-claimed", facts)
            return Piece(f"initiative-{number}", "", told, [f"{number}."], f"initiative-{number}-{coin}")
        asks_amount = self.view.offer is not None and self.view.offer.verb in AMOUNTS
        return self.pool_die(lies[0], number, "" if asks_amount else number, facts)

    def unsettled(self, step: Arrange, number: int, facts: dict[str, int]) -> Piece:
        """A card while the order of equal dice is asked: touching one of them lays it next. [RP-3.3.A]"""
        given = self.view.given if self.me == step.me else []
        die = step.in_order(self.table, given)[number]
        asked = die in step.asked_for(self.table, given)
        return self.pool_die(die, number, self.colour(die) if asked else "", facts)

    def pool_die(self, die: int, number: int, thing: Thing, facts: dict[str, int]) -> Piece:
        """A die of the pool on its card; what touching it means is for the question to say."""
        coin = facts["coin"]
        colour, value = self.colour(die), self.table.values[die]
        card = self.words.say("piece-initiative", facts)
        told = f"{card} {self.words.say('piece-pool', {'colour': colour, 'value': value})}"
        text = [f"{number}.", f"{SIGNS[colour]} {value}", "●" if coin else ""]
        picture = f"pool-{number}-{coin}-{colour}-{value}"
        return Piece(f"die-{die}", thing, told, text, picture, tint=colour, mark=SIGNS[colour])

    def enemy(self) -> Piece:
        die = self.table.aside[0]
        value = max(1, self.table.values[die])
        told = self.words.say("piece-enemy", {"value": self.table.values[die]})
        return Piece(f"die-{die}", "", told, [f"☠ {value}"], f"enemy-{value}", tint="black", mark="☠")

    def card(self, id: str, badge: str = "") -> Piece:
        """A card of the market, wherever it lies."""
        card = MARKET[id]
        text = [self.words.name(id), f"{TYPE_SIGNS[card.type]} {card.cost}", face_text(card, self.words)]
        told = card_sentence(id, self.words)
        return Piece(
            f"card-{id}", id, told, text, f"card-{id}", badge=badge, tint=card.type, mark=TYPE_SIGNS[card.type]
        )

    def on_offer(self, id: str) -> Piece:
        """A card of the market; it says what it would cost me if that is not what is printed. [RP-3.3.C1]"""
        piece = self.card(id)
        if self.me not in self.table.seats or self.sheets[self.me] is None:
            return piece
        price = self.table.price(self.me, id)
        return piece if price == MARKET[id].cost else replace(piece, cost=f"{price}●")

    def colour(self, die: int) -> str:
        return COLOURS[COLOUR_OF[die]]

    def die(self, die: int, thing: str | int, cell: str = "", picture: str = "die") -> Piece:
        """A die showing its value, in a cell or before its owner."""
        colour, value = self.colour(die), self.table.values[die]
        facts = {"colour": colour, "value": value, "cell": cell}
        told = self.words.say("piece-die" if cell else "piece-pool", facts)
        text = [f"{SIGNS[colour]}{value}"]
        face = f"{picture}-{colour}-{value}"
        return Piece(f"die-{die}", thing, told, text, face, at=cell, tint=colour, mark=SIGNS[colour], tumbles=True)

    # Heroes

    def sheet(self, seat: int) -> Area:
        """A character sheet with its dice, its live scores and its token."""
        counted, hero = self.sheets[seat], self.table.heroes[seat]
        size: Size = "large" if seat == self.me else "small"
        anchors = [self.cell_anchor(seat, place) for place in range(len(CELLS))]
        if counted is None:
            label = self.say("area-unmade", seat)
            backdrop = f"sheet-{hero.race}-{hero.side}" if hero.side else "sheet-none"
            return Area(f"sheet-{seat}", "board", label, [], seat, size, backdrop, WIDTH, HEIGHT, anchors=anchors)
        backdrop = f"sheet-{hero.race}-{hero.side}-{hero.role}-{hero.backstory}-{hero.alignment}"
        stars = total(counted, self.table.solo)
        note = self.words.say("note-stars", {"stars": stars, "shown": printed(stars)})
        return Area(
            f"sheet-{seat}",
            "board",
            self.say("area-sheet", seat, race=hero.race, role=hero.role),
            [*self.dice(seat), *self.scores(seat, counted), self.token(seat)],
            seat,
            size,
            backdrop,
            WIDTH,
            HEIGHT,
            anchors=[*anchors, *self.other_anchors(seat)],
            note=f"{note} · {self.words.say('note-gold', {'count': hero.gold})}",
        )

    def cell_anchor(self, seat: int, place: int) -> Anchor:
        """A cell; the leftmost empty one stands for its row, where dice may be placed, and the first for a full row.

        Mine say what the row can do to whoever points at them.
        """
        line, across = divmod(place, COLUMNS)
        x, y = cell_at(line, across)
        lie = len(self.table.row(seat, line))
        told = row_label(self.sheets[seat], line, self.words)
        if seat != self.me or across != lie % COLUMNS:
            return Anchor(CELLS[place], x, y, told)
        thing, tip = ATTRIBUTES[line] if lie < COLUMNS else "", row_tip(line, self.words)
        return Anchor(CELLS[place], x, y, told, thing, shape=row_outline(line), sentence=tip)

    def other_anchors(self, seat: int) -> list[Anchor]:
        """Where live scores lie, and the alignment grid; the cells beside my token stand for the arrows."""
        place = self.table.heroes[seat].place
        arrows = {moved(place, arrow): arrow for arrow in ARROWS} if seat == self.me else {}
        found = []
        for line in range(ROWS):
            x, y = score_at(line)
            found.append(Anchor(f"score-{line}", x, y))
        for cell in range(len(ALIGNMENTS[self.table.heroes[seat].alignment])):
            x, y = token_at(cell)
            told, arrow = self.words.say(f"cell-{cell}"), arrows.get(cell, "")
            tip = align_tip(self.table.heroes[seat], cell, self.words) if seat == self.me else ""
            found.append(Anchor(f"align-{cell}", x, y, told, arrow, shape=token_outline(cell), sentence=tip))
        return found + (person_places(self.table.heroes[seat], self.words) if seat == self.me else [])

    def dice(self, seat: int) -> list[Piece]:
        """The dice in their cells, matches with the backstory ticked; only mine are called by their cell."""
        pieces = []
        story = BACKSTORIES[self.table.heroes[seat].backstory]
        for line in range(ROWS):
            for across, die in enumerate(self.table.row(seat, line)):
                cell = CELLS[COLUMNS * line + across]
                picture = "match" if story[line] == (across, COLOUR_OF[die]) else "die"
                pieces.append(self.die(die, cell if seat == self.me else f"die-{die}", cell, picture))
        return pieces

    def scores(self, seat: int, counted: Finished) -> list[Piece]:
        """For each row its sum, and how far that is from the goal; in play it stands for a full row. [RP-3.7.1]"""
        pieces = []
        touched = seat == self.me and not self.view.finished
        for line, attr in enumerate(ATTRIBUTES):
            value, goal = counted.scores[line], counted.role.goals[line]
            told = f"{row_label(counted, line, self.words)}: {gap_text(goal, value, self.words)}."
            picture = f"score-{signed(value)}-{signed(goal.short(value))}"
            text = [f"{printed(value)}/{goal_sign(goal)}"]
            full = touched and len(self.table.row(seat, line)) == COLUMNS
            id = f"score-{seat}-{attr}"
            pieces.append(Piece(id, attr if full else id, told, text, picture, at=f"score-{line}"))
        return pieces

    def token(self, seat: int) -> Piece:
        hero = self.table.heroes[seat]
        colour = CLASSES[hero.role].colour_name
        stars = ALIGNMENTS[hero.alignment][hero.place]
        told = self.words.say("piece-token", {"alignment": hero.alignment, "stars": stars})
        id = f"token-{seat}"
        return Piece(id, id, told, ["☻"], f"token-{colour}", at=f"align-{hero.place}", tint=colour)

    def cards(self, seat: int) -> list[Area]:
        """The cards bought; a used skill says so, and mine say when one can be used. [RP-3.4.3]"""
        exhausted = self.table.heroes[seat].exhausted
        pieces = [self.card(card, "↷" if card in exhausted else "") for card in self.table.cards[seat]]
        label = self.say("area-cards", seat)
        size: Size = "normal" if seat == self.me else "small"
        note = self.words.say("note-usable") if self.may_use(seat) else ""
        return [Area(f"cards-{seat}", "fan", label, pieces, seat, size, note=note, room=CARDS_ROOM)]

    def may_use(self, seat: int) -> bool:
        """Whether these are my cards, and I have a skill that this moment lets me use."""
        step = self.view.step
        return seat == self.me and step is not None and step.interruptible() and self.table.usable(seat)

    @seen_alike
    def panel(self, seat: int) -> Panel:
        """A player at a glance."""
        hero, counted = self.table.heroes[seat], self.sheets[seat]
        stars = 0 if counted is None else total(counted, self.table.solo)
        figures = {"stars": stars, "gold": hero.gold, "charisma": hero.charisma}
        counters = [
            Counter(id, self.words.say(f"counter-{id}"), value, f"icon-{id}")
            for id, value in figures.items()
            if value or id != "charisma"
        ]
        if hero.claimed:
            label = self.words.say("counter-initiative")
            counters.append(Counter("initiative", label, hero.claimed, f"initiative-{hero.claimed}-0"))
        return Panel(seat, counters, [f"sheet-{seat}", f"cards-{seat}"])
