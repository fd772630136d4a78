"""What a seat sees of a Faraway table, laid out: market, everybody's path, and one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
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
Shared = TypeVar("Shared")

Tableau = tuple[tuple[int, ...], tuple[str, ...]]


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


@lru_cache(maxsize=1000)
def paid(path: tuple[int, ...], sanctuaries: tuple[str, ...]) -> Fame:
    """What the cards would pay now: the same for everybody who looks."""
    return fame(list(path), list(sanctuaries))


class Laying:
    """Lays out one view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        assert isinstance(view.table, Table)
        self.view = view
        self.words = words
        self.table = view.table
        self.me = view.seat
        self.laid = _laid.setdefault(words, {})

    def scene(self) -> Scene:
        size: Size = "small" if self.me in self.table.seats else "normal"
        others = tuple([seat for seat in self.table.seats if seat != self.me])
        rivals = [area for seat in others for area in self.strip(seat, size)]
        mine = [] if self.me not in self.table.seats else self.mine()
        common, panels, status = self.for_all("common", self.common)
        return Scene(
            title=self.words.say("game-title"),
            status=status,
            areas=[*common, *rivals, *mine],
            panels=panels,
            layout=layout(others, tuple([area.id for area in mine])),
            theme="faraway",
        )

    def for_all(self, name: str, make: Callable[..., Shared], *key: object) -> Shared:
        """What looks the same from every seat, made for the first of them."""
        kept = self.view.common
        place = (name, self.words, *key)
        if place not in kept:
            kept[place] = make(*key)
        made: Shared = kept[place]
        return made

    def once(self, lay: Callable[[], Laid], *key: object) -> Laid:
        """Lay something out, unless the same has been laid out before."""
        known = self.laid.get(key)
        if known is None:
            known = self.laid[key] = lay()
        return known  # type: ignore[return-value]  # a key begins with the name of what is laid out

    def common(self) -> tuple[list[Area], list[Panel], str]:
        """What lies in the middle, everybody's panel, and the moment in words."""
        panels = [self.panel(seat) for seat in self.table.seats]
        return [self.market(), self.deck(), self.sanctuary_deck()], panels, self.status()

    def strip(self, seat: int, size: Size) -> tuple[Area, Area]:
        """Somebody else's path and sanctuaries."""
        return self.for_all("strip", self.lay_strip, seat, size)

    def lay_strip(self, seat: int, size: Size) -> tuple[Area, Area]:
        return self.path(seat, size), self.sanctuaries(seat, "small")

    def tableau(self, seat: int) -> Tableau:
        """All that lies before a seat."""
        return tuple(self.table.paths[seat]), tuple(self.table.sanctuaries[seat])

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
        key = ("path", seat, seat == self.me, size, self.view.finished, self.tableau(seat))
        return self.once(lambda: self.lay_path(seat, size), *key)

    def lay_path(self, seat: int, size: Size) -> Area:
        path, worth = self.table.paths[seat], paid(*self.tableau(seat))
        if self.view.finished:
            note = self.words.say("note-points", {"count": worth.total})
        else:
            note = self.words.say("note-path", {"count": len(path), "rounds": ROUNDS})
        pieces = [
            self.region(region, str(worth.regions[place]), at=f"path-{seat}-{place + 1}")
            for place, region in enumerate(path)
        ]
        label = self.label("path", seat)
        return Area(f"path-{seat}", "slots", label, pieces, seat, size, anchors=slots(seat), note=note)

    def sanctuaries(self, seat: int, size: Size) -> Area:
        """The sanctuaries found, each with what it would pay now. [FA-17]"""
        key = ("sanctuaries", seat, seat == self.me, size, self.tableau(seat))
        return self.once(lambda: self.lay_sanctuaries(seat, size), *key)

    def lay_sanctuaries(self, seat: int, size: Size) -> Area:
        found, points = self.table.sanctuaries[seat], paid(*self.tableau(seat)).sanctuaries
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
        return self.once(lambda: self.lay_panel(seat, hand, drawn), "panel", seat, hand, drawn, self.tableau(seat))

    def lay_panel(self, seat: int, hand: int, drawn: int) -> Panel:
        counted = {
            "hand": hand,
            "drawn": drawn,
            "sanctuaries": len(self.table.sanctuaries[seat]),
            "clues": self.table.clues(seat),
            "fame": paid(*self.tableau(seat)).total,
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
