"""What a seat sees of a Faraway table, laid out: market, everybody's path, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from strannik.core.offer import Thing
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.faraway.cards import ICONS, REGIONS, SANCTUARIES, Card, clues_on
from strannik.games.faraway.layout import HAND_ROOM, layout
from strannik.games.faraway.score import paid
from strannik.games.faraway.sentences import SIGNS, lines, sentence
from strannik.games.faraway.steps.explore import ExploreRegion
from strannik.games.faraway.steps.prepare import KeepThree
from strannik.games.faraway.table import ROUNDS, Table
from strannik.show.laying import as_it_lay, laid, seen_alike
from strannik.show.scene import Anchor, Area, Counter, Panel, Piece, Scene, Size
from strannik.show.words import Words

SANCTUARIES_ROOM: Final = 3
RIVAL_ROOM: Final = 4
"""For how many cards there is always room; a rival's are never larger than mine."""

CHOSEN: Final = "✓"
"""The sign on what I have already chosen while others still think."""


Whose: TypeAlias = tuple[int, str, Size]
"""The seat that something lies before, whether that is the one who looks ("yes" or "no"), and how large it is."""


class Player(NamedTuple):
    """What everybody sees of a player: path and sanctuaries, and counters."""

    way: list[Area]
    panel: Panel


class Common(NamedTuple):
    """What everybody sees alike: the market and both decks, and of every player what others see."""

    title: str
    status: str
    middle: list[Area]
    ways: list[list[Area]]
    panels: list[Panel]


def scene(view: View, words: Words) -> Scene:
    """The market on top, the others' paths as strips, my own path, and my hand large below."""
    return Laying(view, words).scene()


class Laying:
    """Lays out one view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        table = view.table
        assert isinstance(table, Table)
        self.view = view
        self.words = words
        self.table = table
        self.me = view.seat if view.seat in table.seats else WATCHER

    def scene(self) -> Scene:
        me, view = self.me, self.view
        others = [seat for seat in self.table.seats if seat != me]
        beside = [seat for seat in view.seats if seat in others] if len(view.seats) > 1 and not view.finished else []
        common = self.common("normal" if me == WATCHER else "small")
        areas = common.middle[:]
        for seat in others:
            areas += common.ways[seat]
        areas += [self.open_hand(seat) for seat in beside]
        if me != WATCHER:
            areas += self.mine()
        return Scene(
            title=common.title,
            status=common.status,
            areas=areas,
            panels=common.panels,
            layout=layout(tuple(others), me, tuple(beside)),
            theme="faraway",
        )

    @seen_alike
    def common(self, size: Size) -> Common:
        """What looks the same to all who look at others' paths in this size."""
        players = [self.player(seat, size) for seat in self.table.seats]
        ways, panels = [one.way for one in players], [one.panel for one in players]
        return Common(self.words.say("game-title"), self.status(), self.middle(), ways, panels)

    def status(self) -> str:
        """One line about the moment."""
        if self.view.finished:
            return self.words.say("status-over")
        step = self.view.step
        if isinstance(step, KeepThree):
            return self.words.say("status-prepare")
        now = "explore" if isinstance(step, ExploreRegion) else "draft"
        laid = now == "draft" or len(self.table.hands[0]) < HAND_ROOM  # also while regions are turned over
        done = len(self.table.paths[0]) - laid
        return self.words.say(f"status-{now}", {"round": done + 1, "rounds": ROUNDS})

    def middle(self) -> list[Area]:
        """The market, and both decks."""
        regions = pile(self.words, "deck", "region", len(self.table.deck))
        found = pile(self.words, "sanctuary-deck", "sanctuary", len(self.table.sanctuary_deck))
        return [market(self.words, "market", tuple(self.table.market), len(self.table.seats) + 1), regions, found]

    def mine(self) -> list[Area]:
        """What lies before me."""
        me, table = self.me, self.table
        path, found = tuple(table.paths[me]), tuple(table.sanctuaries[me])
        drawn, hand = tuple(table.drawn[me]), tuple(table.hands[me])
        return own(self.words, me, path, found, drawn, hand, self.chosen(me), self.view.finished)

    def open_hand(self, seat: int) -> Area:
        """What another seat of mine holds, beside its path: regions, and sanctuaries to choose from."""
        label, chosen = self.words.say("area-open-hand", {"seat": seat}), self.chosen(seat)
        pieces = held_regions(self.words, sorted(self.table.hands[seat]), chosen)
        pieces += held_sanctuaries(self.words, self.table.drawn[seat], chosen)
        return Area(f"hand-{seat}", "fan", label, pieces, seat, room=HAND_ROOM)

    def chosen(self, seat: int) -> tuple[Thing, ...]:
        """What a seat of mine has already chosen while others still think."""
        said = self.view.answered[seat]
        return tuple([answer.thing for answer in said]) if said else ()

    def player(self, seat: int, size: Size) -> Player:
        """What the others see of a player; how many cards are in hand, but not which."""
        table = self.table
        path, found = tuple(table.paths[seat]), tuple(table.sanctuaries[seat])
        hand, drawn = len(table.hands[seat]), len(table.drawn[seat])
        return player(self.words, (seat, size), path, found, hand, drawn, self.view.finished)


@laid
def pile(words: Words, id: str, card: str, count: int) -> Area:
    """A face-down deck: its top card is called by its place, since nobody knows which one it is."""
    label, told = words.say(f"area-{id}"), words.say(f"pile-{card}", {"count": count})
    top = Piece(f"{id}-top", "", told, [str(count)], f"{card}-back", mark="■")
    note = words.say("note-left", {"count": count})
    return Area(id, "pile", label, [top] if count else [], size="small", note=note)


@as_it_lay
def market(words: Words, place: str, regions: tuple[int, ...], room: int) -> Area:
    """The regions that can be taken. [FA-3.1]"""
    pieces = [face_up(words, REGIONS[one]) for one in regions]
    return Area(place, "row", words.say("area-market"), pieces, room=room, source="deck")


@as_it_lay
def own(
    words: Words,
    me: int,
    path: tuple[int, ...],
    found: tuple[str, ...],
    drawn: tuple[str, ...],
    hand: tuple[int, ...],
    chosen: tuple[Thing, ...],
    finished: bool,
) -> list[Area]:
    """My sanctuaries above my path, what I drew, and my hand. At the end the hand is worth nothing. [FA-4]"""
    areas = explored(words, (me, "yes", "normal"), path, found, finished)
    if finished:
        return areas
    return [*areas, to_keep(words, me, drawn, chosen), in_hand(words, me, tuple(sorted(hand)), chosen)]


@as_it_lay
def player(
    words: Words,
    place: tuple[int, Size],
    path: tuple[int, ...],
    found: tuple[str, ...],
    hand: int,
    drawn: int,
    finished: bool,
) -> Player:
    """What the others see of a player."""
    seat, size = place
    way = explored(words, (seat, "no", size), path, found, finished)
    return Player(way, panel(words, seat, hand, drawn, path, found))


@as_it_lay
def to_keep(words: Words, me: int, drawn: tuple[str, ...], chosen: tuple[Thing, ...]) -> Area:
    """The sanctuaries I have drawn to choose from. [FA-9.2]"""
    pieces, room = held_sanctuaries(words, drawn, chosen), SANCTUARIES_ROOM
    return Area("drawn", "row", words.say("area-drawn"), pieces, me, "large", room=room, source="sanctuary-deck")


@as_it_lay
def in_hand(words: Words, me: int, hand: tuple[int, ...], chosen: tuple[Thing, ...]) -> Area:
    """My regions, lowest first."""
    pieces = held_regions(words, hand, chosen)
    return Area("hand", "fan", words.say("area-hand"), pieces, me, "large", room=HAND_ROOM)


def held_regions(words: Words, hand: Sequence[int], chosen: tuple[Thing, ...]) -> list[Piece]:
    """Regions in hand, with a sign on what is chosen."""
    return [face_up(words, REGIONS[one], CHOSEN if one in chosen else "") for one in hand]


def held_sanctuaries(words: Words, drawn: Sequence[str], chosen: tuple[Thing, ...]) -> list[Piece]:
    """Sanctuaries to choose from, with a sign on what is chosen."""
    return [face_up(words, SANCTUARIES[one], CHOSEN if one in chosen else "") for one in drawn]


@as_it_lay
def explored(words: Words, place: Whose, path: tuple[int, ...], found: tuple[str, ...], finished: bool) -> list[Area]:
    """A path and the sanctuaries above it: they lie as they lay until one of their cards changes."""
    return [way_out(words, place, path, found, finished), sanctuaries(words, place, path, found)]


def way_out(words: Words, place: Whose, path: tuple[int, ...], found: tuple[str, ...], finished: bool) -> Area:
    """The regions in the order in which they were explored, each with what it would pay now. [FA-5, FA-13]"""
    seat, you, size = place
    worth, pieces = paid(path, found), explored_regions(words, seat, path, found)
    if finished:
        note = words.say("note-points", {"count": worth.total})
    else:
        note = words.say("note-path", {"count": len(pieces), "rounds": ROUNDS})
        if you == "yes":  # what quests and fame count [FA-15, FA-16]
            tally = [f"{SIGNS[icon]}{count}" for icon, count in zip(ICONS, worth.seen, strict=True) if count]
            note = " ".join([note, *tally])
    label = words.say("area-path", {"who-id": words.seat(seat), "you": you})
    return Area(f"path-{seat}", "slots", label, pieces, seat, size, anchors=slots(seat), note=note)


@as_it_lay
def explored_regions(words: Words, seat: int, path: tuple[int, ...], found: tuple[str, ...]) -> list[Piece]:
    """The regions of a path, which are the same pieces for whoever explored them and for the others."""
    places = zip(path, paid(path, found).regions, slots(seat), strict=False)
    return [face_up(words, REGIONS[one], str(points), slot.id) for one, points, slot in places]


def sanctuaries(words: Words, place: Whose, path: tuple[int, ...], found: tuple[str, ...]) -> Area:
    """The sanctuaries found, each with what it would pay now. [FA-17]"""
    seat, you, _ = place
    pieces = found_sanctuaries(words, seat, path, found)
    label = words.say("area-sanctuaries", {"who-id": words.seat(seat), "you": you})
    size: Size = "normal" if you == "yes" else "small"
    room = SANCTUARIES_ROOM if you == "yes" else RIVAL_ROOM
    return Area(f"sanctuaries-{seat}", "fan", label, pieces, seat, size, room=room, source="sanctuary-deck")


@as_it_lay
def found_sanctuaries(words: Words, seat: int, path: tuple[int, ...], found: tuple[str, ...]) -> list[Piece]:
    """The sanctuaries of a player, the same pieces for all."""
    worth = zip(found, paid(path, found).sanctuaries, strict=True)
    return [face_up(words, SANCTUARIES[one], str(points)) for one, points in worth]


def panel(words: Words, seat: int, hand: int, drawn: int, path: tuple[int, ...], found: tuple[str, ...]) -> Panel:
    """What everybody may count of a player."""
    counters = [
        counter(words, "hand", hand),
        counter(words, "drawn", drawn),
        counter(words, "sanctuaries", len(found)),
        counter(words, "clue", clues_on(path, found)),
        counter(words, "fame", paid(path, found).total),
    ]
    return Panel(seat, counters, [f"path-{seat}", f"sanctuaries-{seat}"])


@laid
def counter(words: Words, id: str, value: int) -> Counter:
    """Something that is counted."""
    return Counter(id, words.say(f"counter-{id}"), value, f"icon-{id}")


@cache
def slots(seat: int) -> list[Anchor]:
    """The places of a path. [FA-5]"""
    return [Anchor(f"path-{seat}-{place}", label=str(place)) for place in range(1, ROUNDS + 1)]


@laid
def face_up(words: Words, card: Card, badge: str = "", at: str = "") -> Piece:
    """A card that lies face up: it is the same at every table."""
    id, told = piece_id(card), sentence(words, card)
    if badge.isdigit():
        told = f"{told} {words.say('card-worth', {'points': int(badge)})}"
    mark = SIGNS.get(card.biome, "")
    return Piece(id, card.thing, told, lines(card), id, at, badge, tint=card.biome, mark=mark)


@cache
def piece_id(card: Card) -> str:
    """What a card's piece is called wherever it lies face up, and its picture."""
    return f"region-{card.thing}" if isinstance(card.thing, int) else f"sanctuary-{card.thing}"
