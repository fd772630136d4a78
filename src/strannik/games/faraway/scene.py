"""What a seat sees of a Faraway table, laid out: market, everybody's path, and one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import TypeVar
from weakref import WeakKeyDictionary

from strannik.core.offer import Thing
from strannik.core.scene import Anchor, Area, Counter, Node, Panel, Piece, Scene, Size, column, leaf, row
from strannik.core.view import View
from strannik.core.words import Words
from strannik.games.faraway.cards import REGIONS, SANCTUARIES, Card
from strannik.games.faraway.score import Fame, fame
from strannik.games.faraway.sentences import SIGNS, lines, sentence
from strannik.games.faraway.table import ROUNDS, Table


def scene(view: View, words: Words) -> Scene:
    """The market on top, the others' paths as strips, my own path, and my hand large below."""
    return Laying(view, words).scene()


_pieces: dict[tuple[str, str, str, str], Piece] = {}
_counters: dict[tuple[str, str, int], Counter] = {}
_laid: WeakKeyDictionary[Words, dict[tuple[object, ...], Area | Panel]] = WeakKeyDictionary()
"""What has been laid out before in a table's words: most of a table is as it was a move ago."""

Laid = TypeVar("Laid", Area, Panel)


@cache
def slots(seat: int) -> list[Anchor]:
    """The places of a path. [FA-5]"""
    return [Anchor(f"path-{seat}-{place}", label=str(place)) for place in range(1, ROUNDS + 1)]


@cache
def layout(others: tuple[int, ...], mine: tuple[str, ...]) -> Node:
    """The others at both sides; between them the market, my way, and at the bottom what I choose from."""
    market = row(leaf("market", grow=5, first=4), leaf("deck"), leaf("sanctuary-deck"))
    left, right = [strips(seats) for seats in (others[::2], others[1::2])]
    if not mine:
        return column(market, row(left, right))
    own, chosen = [leaf(area, first=3) for area in mine[:2]], [leaf(area, first=5) for area in mine[2:]]
    return row(left, column(market, *own, row(*chosen), grow=3.4), *([right] if right.nodes else []))


def strips(seats: tuple[int, ...]) -> Node:
    """Some players' paths with their sanctuaries, below each other."""
    return column(*[column(leaf(f"path-{seat}", first=1), leaf(f"sanctuaries-{seat}", first=1)) for seat in seats])


class Tableau:
    """What lies before one seat, and what it would pay now."""

    def __init__(self, path: list[int], sanctuaries: list[str]) -> None:
        self.path = path
        self.sanctuaries = sanctuaries
        self.key = (*path, *sanctuaries)

    @cached_property
    def paid(self) -> Fame:
        return fame(self.path, self.sanctuaries)


class Laying:
    """Lays out one view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        assert isinstance(view.table, Table)
        self.view = view
        self.words = words
        self.table = view.table
        self.me = view.seat
        laid = zip(self.table.paths, self.table.sanctuaries, strict=True)
        self.tableaus = [Tableau(path, found) for path, found in laid]
        self.laid = _laid.setdefault(words, {})

    def once(self, lay: Callable[[], Laid], *key: object) -> Laid:
        """Lay something out, unless the same has been laid out before."""
        known = self.laid.get(key)
        if known is None:
            known = self.laid[key] = lay()
        return known  # type: ignore[return-value]  # a key begins with the name of what is laid out

    def scene(self) -> Scene:
        others = [seat for seat in self.table.seats if seat != self.me]
        size: Size = "small" if self.me in self.table.seats else "normal"
        rivals = [area for seat in others for area in (self.path(seat, size), self.sanctuaries(seat, "small"))]
        common = [self.market(), self.deck(), self.sanctuary_deck()]
        mine = [] if self.me not in self.table.seats else self.mine()
        return Scene(
            title=self.words.say("game-title"),
            status=self.status(),
            areas=[*common, *rivals, *mine],
            panels=[self.panel(seat) for seat in self.table.seats],
            layout=layout(tuple(others), tuple([area.id for area in mine])),
            theme="faraway",
        )

    def status(self) -> str:
        """One line about the moment."""
        if self.view.finished:
            return self.words.say("status-over")
        step = self.view.agenda[-1]["step"]
        if step == "KeepThree":
            return self.words.say("status-prepare")
        moment = "explore" if step == "ExploreRegion" else "draft"
        done = len(self.table.paths[0]) - (moment == "draft")
        return self.words.say(f"status-{moment}", {"round": done + 1, "rounds": ROUNDS})

    def market(self) -> Area:
        return self.once(self.lay_market, "market", *self.table.market)

    def lay_market(self) -> Area:
        return Area(
            "market", "row", self.words.say("area-market"), [self.region(region) for region in self.table.market]
        )

    def deck(self) -> Area:
        count = len(self.table.deck)
        return self.once(lambda: self.pile("deck", "region-back", "pile-regions", count), "deck", count)

    def sanctuary_deck(self) -> Area:
        id, count = "sanctuary-deck", len(self.table.sanctuary_deck)
        return self.once(lambda: self.pile(id, "sanctuary-back", "pile-sanctuaries", count), id, count)

    def pile(self, id: str, back: str, told: str, count: int) -> Area:
        """A face-down deck: its top card is called by its place, since nobody knows which one it is."""
        top = Piece(f"{id}-top", "", self.words.say(told, {"count": count}), [str(count)], back, mark="■")
        label, note = self.words.say(f"area-{id}"), self.words.say("note-left", {"count": count})
        return Area(id, "pile", label, [top] if count else [], size="small", note=note)

    def mine(self) -> list[Area]:
        """My sanctuaries above my path, what I drew, and my hand. At the end the hand is worth nothing. [FA-4]"""
        areas = [self.sanctuaries(self.me, "small"), self.path(self.me, "normal")]
        said = [answer.thing for answer in self.view.given]
        drawn = self.table.drawn[self.me]
        if drawn:
            areas.append(self.once(lambda: self.lay_drawn(drawn, said), "drawn", *drawn, "said", *said))
        if not self.view.finished:
            hand = sorted(self.table.hands[self.me])
            areas.append(self.once(lambda: self.lay_hand(hand, said), "hand", *hand, "said", *said))
        return areas

    def lay_drawn(self, drawn: list[str], said: list[Thing]) -> Area:
        pieces = [self.sanctuary(sanctuary, chosen(sanctuary, said)) for sanctuary in drawn]
        return Area("drawn", "row", self.words.say("area-drawn"), pieces, self.me, "large")

    def lay_hand(self, hand: list[int], said: list[Thing]) -> Area:
        pieces = [self.region(region, chosen(region, said)) for region in hand]
        return Area("hand", "fan", self.words.say("area-hand"), pieces, self.me, "large")

    def path(self, seat: int, size: Size) -> Area:
        """The regions in the order in which they were explored, each with what it would pay now. [FA-13]"""
        key = ("path", seat, seat == self.me, size, self.view.finished, *self.tableaus[seat].key)
        return self.once(lambda: self.lay_path(seat, size), *key)

    def lay_path(self, seat: int, size: Size) -> Area:
        path, paid = self.table.paths[seat], self.tableaus[seat].paid
        if self.view.finished:
            note = self.words.say("note-points", {"count": paid.total})
        else:
            note = self.words.say("note-path", {"count": len(path), "rounds": ROUNDS})
        pieces = [
            self.region(region, str(paid.regions[place]), at=f"path-{seat}-{place + 1}")
            for place, region in enumerate(path)
        ]
        label = self.label("path", seat)
        return Area(f"path-{seat}", "slots", label, pieces, seat, size, anchors=slots(seat), note=note)

    def sanctuaries(self, seat: int, size: Size) -> Area:
        """The sanctuaries found, each with what it would pay now. [FA-17]"""
        key = ("sanctuaries", seat, seat == self.me, size, *self.tableaus[seat].key)
        return self.once(lambda: self.lay_sanctuaries(seat, size), *key)

    def lay_sanctuaries(self, seat: int, size: Size) -> Area:
        found, points = self.table.sanctuaries[seat], self.tableaus[seat].paid.sanctuaries
        pieces = [self.sanctuary(sanctuary, str(points[place])) for place, sanctuary in enumerate(found)]
        return Area(f"sanctuaries-{seat}", "fan", self.label("sanctuaries", seat), pieces, seat, size)

    def label(self, area: str, seat: int) -> str:
        return self.words.say(f"area-{area}", {"seat": seat, "you": "yes" if seat == self.me else "no"})

    def region(self, region: int, badge: str = "", at: str = "") -> Piece:
        return self.piece(f"region-{region}", REGIONS[region], badge, at)

    def sanctuary(self, sanctuary: str, badge: str = "") -> Piece:
        return self.piece(f"sanctuary-{sanctuary}", SANCTUARIES[sanctuary], badge)

    def piece(self, id: str, card: Card, badge: str, at: str = "") -> Piece:
        """A card that lies face up. Pieces never change, so each is made once and then lies at every table."""
        known = _pieces.get((self.words.language, id, badge, at))
        if known is not None:
            return known
        told = sentence(card, self.words)
        if badge.isdigit():
            told = f"{told} {self.words.say('card-worth', {'points': int(badge)})}"
        made = Piece(
            id=id,
            thing=card.thing,
            sentence=told,
            text=lines(card),
            face=id,
            at=at,
            badge=badge,
            tint=card.biome,
            mark=SIGNS.get(card.biome, ""),
        )
        _pieces[self.words.language, id, badge, at] = made
        return made

    def panel(self, seat: int) -> Panel:
        """What everybody may count of a player."""
        hand, drawn = len(self.table.hands[seat]), len(self.table.drawn[seat])
        tableau = self.tableaus[seat]
        return self.once(lambda: self.lay_panel(seat, hand, drawn), "panel", seat, hand, drawn, *tableau.key)

    def lay_panel(self, seat: int, hand: int, drawn: int) -> Panel:
        counted = {
            "hand": hand,
            "drawn": drawn,
            "sanctuaries": len(self.table.sanctuaries[seat]),
            "clues": self.table.clues(seat),
            "fame": self.tableaus[seat].paid.total,
        }
        counters = [self.counter(id, value) for id, value in counted.items() if value or id != "drawn"]
        return Panel(seat, counters, [f"path-{seat}", f"sanctuaries-{seat}"])

    def counter(self, id: str, value: int) -> Counter:
        known = _counters.get((self.words.language, id, value))
        if known is None:
            known = Counter(id, self.words.say(f"counter-{id}"), value, f"icon-{id}")
            _counters[self.words.language, id, value] = known
        return known


def chosen(thing: Thing, said: list[Thing]) -> str:
    """A sign on what I have already chosen while others still think."""
    return "✓" if thing in said else ""
