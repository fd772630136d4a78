"""What a seat sees of a Faraway table, laid out: market, everybody's path, and one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from strannik.core.offer import Thing
from strannik.core.scene import Anchor, Area, Counter, Node, Panel, Piece, Scene, Size, column, leaf, row
from strannik.core.view import View
from strannik.core.words import Words
from strannik.core.zones import WATCHER
from strannik.games.faraway.cards import REGIONS, SANCTUARIES, Card
from strannik.games.faraway.score import Fame, fame
from strannik.games.faraway.sentences import SIGNS, lines, sentence
from strannik.games.faraway.steps.explore import ExploreRegion
from strannik.games.faraway.steps.prepare import KeepThree
from strannik.games.faraway.table import ROUNDS, Table


def scene(view: View, words: Words) -> Scene:
    """The market on top, the others' paths as strips, my own path, and my hand large below."""
    return Laying(view, words).scene()


OWN, OTHERS = "yes", "no"
"""Whether what is labelled is the reader's own."""

Tableau = tuple[tuple[int, ...], tuple[str, ...]]

Way = tuple[Area, Area]
"""Somebody's path and sanctuaries."""

Mine = tuple[Area, ...]
"""What lies before whoever looks."""

FEW: Final = 3
"""So many others sit at both sides; fewer sit at one."""

MINE: Final = 3.4
"""How much wider the middle of the table is than one side."""

HAND_ROOM: Final = 3
SANCTUARIES_ROOM: Final = 3
"""For how many cards there is always room."""


class Player(NamedTuple):
    """What everybody sees of a player: the panel, and path and sanctuaries as a strip."""

    panel: Panel
    strip: Way


_pieces: dict[tuple[str, str, str, str], Piece] = {}
_counters: dict[tuple[str, str, int], Counter] = {}

Laid = TypeVar("Laid", Area, Way, Player, Mine)


@cache
def slots(seat: int) -> list[Anchor]:
    """The places of a path. [FA-5]"""
    return [Anchor(f"path-{seat}-{place}", label=str(place)) for place in range(1, ROUNDS + 1)]


@cache
def layout(others: tuple[int, ...], me: int) -> Node:
    """The market, my way and what I choose from below each other; the others beside them, many at both sides."""
    market = row(leaf("market", grow=6, first=4), leaf("deck"), leaf("sanctuary-deck"))
    if me == WATCHER:
        return column(market, row(*[strips((seat,)) for seat in others], grow=2))
    found, chosen = leaf(f"sanctuaries-{me}", grow=3, first=3), leaf("drawn", grow=3, first=6)
    held = row(found, leaf("hand", grow=4.4, first=5), chosen, grow=1.2)
    mine = column(market, leaf(f"path-{me}", first=3), held, grow=MINE)
    if len(others) < FEW:
        return row(mine, strips(others))
    return row(strips(others[::2]), mine, strips(others[1::2]))


def strips(seats: tuple[int, ...]) -> Node:
    """Some players' paths with their sanctuaries, below each other."""
    return column(
        *[column(leaf(f"path-{seat}", grow=2.2, first=1), leaf(f"sanctuaries-{seat}", first=1)) for seat in seats]
    )


@lru_cache(maxsize=1000)
def paid(path: tuple[int, ...], sanctuaries: tuple[str, ...]) -> Fame:
    """What the cards would pay now: the same for everybody who looks."""
    return fame(list(path), list(sanctuaries))


class Laying:
    """Lays out one view in one language. What looks the same as before is not laid out again."""

    def __init__(self, view: View, words: Words) -> None:
        assert isinstance(view.table, Table)
        self.view = view
        self.words = words
        self.table = view.table
        self.finished = view.finished
        self.tableaux: list[Tableau] = [
            (tuple(path), tuple(found)) for path, found in zip(self.table.paths, self.table.sanctuaries, strict=True)
        ]
        self.title = words.say("game-title")
        self.status = self.moment(view)
        self.middle = [self.market(), self.deck(), self.sanctuary_deck()]
        self.players = [self.player(seat) for seat in self.table.seats]
        self.panels = [player.panel for player in self.players]

    def scene(self) -> Scene:
        me = self.view.seat
        others = tuple([seat for seat in self.table.seats if seat != me])
        if me in self.table.seats:
            mine, strips = self.mine(), [self.players[seat].strip for seat in others]
        else:
            me, mine, strips = WATCHER, (), [self.strip(seat, "normal") for seat in others]
        return Scene(
            title=self.title,
            status=self.status,
            areas=[*self.middle, *[area for strip in strips for area in strip], *mine],
            panels=self.panels,
            layout=layout(others, me),
            theme="faraway",
        )

    def once(self, key: tuple[object, ...], lay: Callable[[], Laid]) -> Laid:
        """Lay something out, unless it has been before: most of a table is as it was a move ago."""
        known: Laid | None = self.words.memory.get(key)
        if known is None:
            known = self.words.memory[key] = lay()
        return known

    def moment(self, view: View) -> str:
        """One line about the moment."""
        if self.finished:
            return self.words.say("status-over")
        if isinstance(view.step, KeepThree):
            return self.words.say("status-prepare")
        moment = "explore" if isinstance(view.step, ExploreRegion) else "draft"
        done = len(self.table.paths[0]) - (moment == "draft")
        return self.words.say(f"status-{moment}", {"round": done + 1, "rounds": ROUNDS})

    def market(self) -> Area:
        return self.once(("market", tuple(self.table.market)), self.lay_market)

    def lay_market(self) -> Area:
        pieces = [self.region(region) for region in self.table.market]
        room = len(self.table.seats) + 1
        return Area("market", "row", self.words.say("area-market"), pieces, room=room)

    def deck(self) -> Area:
        count = len(self.table.deck)
        return self.once(("deck", count), lambda: self.pile("deck", "region-back", "pile-regions", count))

    def sanctuary_deck(self) -> Area:
        id, count = "sanctuary-deck", len(self.table.sanctuary_deck)
        return self.once((id, count), lambda: self.pile(id, "sanctuary-back", "pile-sanctuaries", count))

    def pile(self, id: str, back: str, told: str, count: int) -> Area:
        """A face-down deck: its top card is called by its place, since nobody knows which one it is."""
        top = Piece(f"{id}-top", "", self.words.say(told, {"count": count}), [str(count)], back, mark="■")
        label, note = self.words.say(f"area-{id}"), self.words.say("note-left", {"count": count})
        return Area(id, "pile", label, [top] if count else [], size="small", note=note)

    def player(self, seat: int) -> Player:
        """What everybody sees of a player; how many cards are in hand, but not which."""
        hand, drawn = len(self.table.hands[seat]), len(self.table.drawn[seat])
        key = ("player", seat, hand, drawn, self.finished, self.tableaux[seat])
        return self.once(key, lambda: Player(self.panel(seat, hand, drawn), self.strip(seat, "small")))

    def strip(self, seat: int, size: Size) -> Way:
        """Somebody's way as the others see it."""
        return self.path(seat, size), self.sanctuaries(seat)

    def my_way(self, me: int) -> Way:
        return self.once(("way", me, self.finished, self.tableaux[me]), lambda: self.lay_my_way(me))

    def lay_my_way(self, me: int) -> Way:
        """The same pieces as the others see, but larger, and called mine."""
        path, sanctuaries = self.players[me].strip
        return (
            replace(path, label=self.label("path", me, OWN), size="normal"),
            replace(sanctuaries, label=self.label("sanctuaries", me, OWN), size="normal", room=SANCTUARIES_ROOM),
        )

    def mine(self) -> Mine:
        """My sanctuaries above my path, what I drew, and my hand. At the end the hand is worth nothing. [FA-4]"""
        me, said = self.view.seat, [answer.thing for answer in self.view.given]
        drawn, hand = self.table.drawn[me], self.table.hands[me]
        key = ("mine", me, self.finished, self.tableaux[me], tuple(drawn), tuple(hand), tuple(said))
        return self.once(key, lambda: self.lay_mine(me, drawn, sorted(hand), said))

    def lay_mine(self, me: int, drawn: list[str], hand: list[int], said: list[Thing]) -> Mine:
        path, sanctuaries = self.my_way(me)
        if self.finished:
            return sanctuaries, path
        pieces = [self.sanctuary(sanctuary, chosen(sanctuary, said)) for sanctuary in drawn]
        choice = Area("drawn", "row", self.words.say("area-drawn"), pieces, me, "large", room=SANCTUARIES_ROOM)
        key = ("hand", me, tuple(hand), tuple(said))
        return sanctuaries, path, choice, self.once(key, lambda: self.lay_hand(me, hand, said))

    def lay_hand(self, me: int, hand: list[int], said: list[Thing]) -> Area:
        pieces = [self.region(region, chosen(region, said)) for region in hand]
        return Area("hand", "fan", self.words.say("area-hand"), pieces, me, "large", room=HAND_ROOM)

    def path(self, seat: int, size: Size) -> Area:
        """The regions in the order in which they were explored, each with what it would pay now. [FA-13]"""
        key = ("path", seat, size, self.finished, self.tableaux[seat])
        return self.once(key, lambda: self.lay_path(seat, size))

    def lay_path(self, seat: int, size: Size) -> Area:
        path, worth = self.table.paths[seat], paid(*self.tableaux[seat])
        if self.finished:
            note = self.words.say("note-points", {"count": worth.total})
        else:
            note = self.words.say("note-path", {"count": len(path), "rounds": ROUNDS})
        pieces = [
            self.region(region, str(worth.regions[place]), at=f"path-{seat}-{place + 1}")
            for place, region in enumerate(path)
        ]
        label = self.label("path", seat, OTHERS)
        return Area(f"path-{seat}", "slots", label, pieces, seat, size, anchors=slots(seat), note=note)

    def sanctuaries(self, seat: int) -> Area:
        """The sanctuaries found, each with what it would pay now. [FA-17]"""
        return self.once(("sanctuaries", seat, self.tableaux[seat]), lambda: self.lay_sanctuaries(seat))

    def lay_sanctuaries(self, seat: int) -> Area:
        found, points = self.table.sanctuaries[seat], paid(*self.tableaux[seat]).sanctuaries
        pieces = [self.sanctuary(sanctuary, str(points[place])) for place, sanctuary in enumerate(found)]
        return Area(f"sanctuaries-{seat}", "fan", self.label("sanctuaries", seat, OTHERS), pieces, seat, "small")

    def label(self, area: str, seat: int, you: str) -> str:
        return self.words.say(f"area-{area}", {"seat": seat, "you": you})

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

    def panel(self, seat: int, hand: int, drawn: int) -> Panel:
        """What everybody may count of a player."""
        counted = {
            "hand": hand,
            "drawn": drawn,
            "sanctuaries": len(self.table.sanctuaries[seat]),
            "clues": self.table.clues(seat),
            "fame": paid(*self.tableaux[seat]).total,
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
