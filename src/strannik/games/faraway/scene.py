"""What a seat sees of a Faraway table, laid out: market, everybody's path, and one's own hand."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from strannik.core.offer import Thing
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.faraway.cards import ICONS, REGIONS, SANCTUARIES, Card, clues_on
from strannik.games.faraway.score import Fame, fame, see
from strannik.games.faraway.sentences import SIGNS, lines, sentence
from strannik.games.faraway.steps.explore import ExploreRegion
from strannik.games.faraway.steps.prepare import KeepThree
from strannik.games.faraway.table import ROUNDS, Table
from strannik.show.laying import laid
from strannik.show.scene import Anchor, Area, Counter, Node, Panel, Piece, Scene, Size, column, leaf, row, screens
from strannik.show.words import Words

FEW: Final = 3
"""So many others sit at both sides; fewer sit at one."""

MINE: Final = 3.4
MINE_OF_TWO: Final = 2.8
"""How much wider the middle of the table is than one side; a single rival has a wider one."""

HAND_ROOM: Final = 3
SANCTUARIES_ROOM: Final = 3
RIVAL_ROOM: Final = 4
"""For how many cards there is always room; a rival's are never larger than mine."""


class Way(NamedTuple):
    """What somebody has explored and found."""

    seat: int
    path: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    finished: bool


class Player(NamedTuple):
    """What everybody sees of a player: the panel, and path and sanctuaries as a strip."""

    panel: Panel
    strip: list[Area]


def scene(view: View, words: Words) -> Scene:
    """The market on top, the others' paths as strips, my own path, and my hand large below."""
    table = view.table
    assert isinstance(table, Table)
    me = view.seat if view.seat in table.seats else WATCHER
    others = tuple([seat for seat in table.seats if seat != me])
    size: Size = "normal" if me == WATCHER else "small"
    ways = [Way(seat, tuple(table.paths[seat]), tuple(table.sanctuaries[seat]), view.finished) for seat in table.seats]
    players = [player(words, way, size, len(table.hands[way.seat]), len(table.drawn[way.seat])) for way in ways]
    areas = [
        market(words, tuple(table.market), len(table.seats) + 1),
        pile(words, "deck", "region-back", "pile-regions", len(table.deck)),
        pile(words, "sanctuary-deck", "sanctuary-back", "pile-sanctuaries", len(table.sanctuary_deck)),
    ]
    for seat in others:
        areas += players[seat].strip
    beside = () if view.finished else tuple([seat for seat in view.seats if seat in others])
    areas += [open_hand(view, table, seat, words) for seat in beside]
    if me != WATCHER:
        areas += mine(view, table, ways[me], words)
    panels, laid_out = [one.panel for one in players], layout(others, me, beside)
    return Scene(words.say("game-title"), moment(view, table, words), areas, panels, laid_out, "faraway")


@cache
def layout(others: tuple[int, ...], me: int, open_hands: tuple[int, ...]) -> Node:
    """The market between its decks, my way and what I choose from below each other; the others beside them, many at
    both sides.

    On a screen that stands upright the others sit below. Those with open hands are played by me as well.
    """
    decks = [leaf("deck"), leaf("sanctuary-deck")]
    middle = row(decks[0], leaf("market", grow=6, first=4), decks[1])
    if me == WATCHER:
        return column(middle, row(*[strips((seat,)) for seat in others], grow=2))
    found, chosen = leaf(f"sanctuaries-{me}", grow=3, first=3), leaf("drawn", grow=3, first=5)
    held = row(found, leaf("hand", grow=4.4, first=6), chosen, grow=1.2)
    path = leaf(f"path-{me}", first=3)
    own = column(middle, path, held, grow=MINE if len(others) > 1 else MINE_OF_TWO)
    beside = row(own, strips(others, open_hands))
    if len(others) >= FEW:
        left, right = strips(others[::2], open_hands), strips(others[1::2], open_hands)
        beside = row(left, own, right)
        if len(others) % 2:
            # the decks lie where one player fewer sits, so that all sit in places of one size
            beside = row(
                left, column(leaf("market", first=4), path, held, grow=MINE), column(*right.nodes, row(*decks))
            )
    below = row(*[strips((seat,), open_hands) for seat in others], grow=1.6)
    return screens(beside, beside, column(own, below))


def strips(seats: tuple[int, ...], open_hands: tuple[int, ...] = ()) -> Node:
    """Some players' paths with their sanctuaries, below each other, and their hands as far as they lie open."""
    return column(*[strip(seat, seat in open_hands) for seat in seats])


def strip(seat: int, open_hand: bool) -> Node:
    way = [leaf(f"path-{seat}", grow=2.2, first=1), leaf(f"sanctuaries-{seat}", first=1)]
    return column(*way, leaf(f"hand-{seat}", grow=2.2, first=5), grow=1.5) if open_hand else column(*way)


def moment(view: View, table: Table, words: Words) -> str:
    """One line about the moment."""
    if view.finished:
        return words.say("status-over")
    if isinstance(view.step, KeepThree):
        return words.say("status-prepare")
    now = "explore" if isinstance(view.step, ExploreRegion) else "draft"
    done = len(table.paths[0]) - (now == "draft")
    return words.say(f"status-{now}", {"round": done + 1, "rounds": ROUNDS})


@laid
def market(words: Words, regions: tuple[int, ...], room: int) -> Area:
    pieces = [region(words, one) for one in regions]
    return Area("market", "row", words.say("area-market"), pieces, room=room, source="deck")


@laid
def pile(words: Words, id: str, back: str, told: str, count: int) -> Area:
    """A face-down deck: its top card is called by its place, since nobody knows which one it is."""
    top = Piece(f"{id}-top", "", words.say(told, {"count": count}), [str(count)], back, mark="■")
    label, note = words.say(f"area-{id}"), words.say("note-left", {"count": count})
    return Area(id, "pile", label, [top] if count else [], size="small", note=note)


def mine(view: View, table: Table, way: Way, words: Words) -> list[Area]:
    """My sanctuaries above my path, what I drew, and my hand. At the end the hand is worth nothing. [FA-4]"""
    me, areas = way.seat, own_way(words, way)
    if view.finished:
        return areas
    said = tuple([answer.thing for answer in view.given])
    return [*areas, drawn(words, me, tuple(table.drawn[me]), said), hand(words, me, tuple(table.hands[me]), said)]


@laid
def own_way(words: Words, way: Way) -> list[Area]:
    return [sanctuaries(words, way, "yes", "normal"), path(words, way, "yes", "normal")]


@laid
def player(words: Words, way: Way, size: Size, hand: int, drawn: int) -> Player:
    strip = [path(words, way, "no", size), sanctuaries(words, way, "no", "small")]
    return Player(panel(words, way, hand, drawn), strip)


@laid
def drawn(words: Words, me: int, sanctuaries: tuple[str, ...], said: tuple[Thing, ...]) -> Area:
    pieces = [sanctuary(words, one, chosen(one, said)) for one in sanctuaries]
    source = "sanctuary-deck"
    return Area("drawn", "row", words.say("area-drawn"), pieces, me, "large", room=SANCTUARIES_ROOM, source=source)


@laid
def hand(words: Words, me: int, regions: tuple[int, ...], said: tuple[Thing, ...]) -> Area:
    pieces = [region(words, one, chosen(one, said)) for one in sorted(regions)]
    return Area("hand", "fan", words.say("area-hand"), pieces, me, "large", room=HAND_ROOM)


def open_hand(view: View, table: Table, seat: int, words: Words) -> Area:
    """What another seat of mine holds, beside its path."""
    said = tuple([answer.thing for answer in view.answered[seat]])
    return held(words, seat, tuple(table.hands[seat]), tuple(table.drawn[seat]), said)


@laid
def held(
    words: Words, seat: int, regions: tuple[int, ...], sanctuaries: tuple[str, ...], said: tuple[Thing, ...]
) -> Area:
    """Regions, and sanctuaries to choose from."""
    pieces = [region(words, one, chosen(one, said)) for one in sorted(regions)]
    pieces += [sanctuary(words, one, chosen(one, said)) for one in sanctuaries]
    label = words.say("area-open-hand", {"seat": seat})
    return Area(f"hand-{seat}", "fan", label, pieces, seat, room=HAND_ROOM)


def chosen(thing: Thing, said: tuple[Thing, ...]) -> str:
    """A sign on what I have already chosen while others still think."""
    return "✓" if thing in said else ""


@laid
def path(words: Words, way: Way, you: str, size: Size) -> Area:
    """The regions in the order in which they were explored, each with what it would pay now. [FA-5, FA-13]"""
    seat, regions, worth = way.seat, way.path, paid(way.path, way.sanctuaries)
    note = words.say("note-path", {"count": len(regions), "rounds": ROUNDS})
    if you == "yes":
        note = " ".join([note, *tally(way)])
    if way.finished:
        note = words.say("note-points", {"count": worth.total})
    pieces = [
        region(words, one, str(worth.regions[place]), f"path-{seat}-{place + 1}") for place, one in enumerate(regions)
    ]
    label, anchors = words.say("area-path", {"seat": seat, "you": you}), slots(seat)
    return Area(f"path-{seat}", "slots", label, pieces, seat, size, anchors=anchors, note=note)


def tally(way: Way) -> list[str]:
    """How many of each icon lie open, of those that lie there at all: what quests and fame count. [FA-15, FA-16]"""
    seen = [0] * len(ICONS)
    for card in [*[REGIONS[one] for one in way.path], *[SANCTUARIES[one] for one in way.sanctuaries]]:
        see(seen, card)
    return [f"{SIGNS[icon]}{count}" for icon, count in zip(ICONS, seen, strict=True) if count]


@cache
def slots(seat: int) -> list[Anchor]:
    """The places of a path. [FA-5]"""
    return [Anchor(f"path-{seat}-{place}", label=str(place)) for place in range(1, ROUNDS + 1)]


@laid
def sanctuaries(words: Words, way: Way, you: str, size: Size) -> Area:
    """The sanctuaries found, each with what it would pay now. [FA-17]"""
    points = paid(way.path, way.sanctuaries).sanctuaries
    pieces = [sanctuary(words, one, str(points[place])) for place, one in enumerate(way.sanctuaries)]
    label = words.say("area-sanctuaries", {"seat": way.seat, "you": you})
    room = SANCTUARIES_ROOM if you == "yes" else RIVAL_ROOM
    return Area(f"sanctuaries-{way.seat}", "fan", label, pieces, way.seat, size, room=room)


@lru_cache(maxsize=1000)
def paid(path: tuple[int, ...], sanctuaries: tuple[str, ...]) -> Fame:
    """What the cards would pay now: the same for everybody who looks."""
    return fame(list(path), list(sanctuaries))


def region(words: Words, region: int, badge: str = "", at: str = "") -> Piece:
    return piece(words.common, f"region-{region}", REGIONS[region], badge, at)


def sanctuary(words: Words, sanctuary: str, badge: str = "") -> Piece:
    return piece(words.common, f"sanctuary-{sanctuary}", SANCTUARIES[sanctuary], badge, "")


@laid
def piece(words: Words, id: str, card: Card, badge: str, at: str) -> Piece:
    """A card that lies face up: it is the same at every table."""
    told = sentence(card, words)
    if badge.isdigit():
        told = f"{told} {words.say('card-worth', {'points': int(badge)})}"
    mark = SIGNS.get(card.biome, "")
    return Piece(id, card.thing, told, lines(card), id, at, badge, tint=card.biome, mark=mark)


def panel(words: Words, way: Way, hand: int, drawn: int) -> Panel:
    """What everybody may count of a player; how many cards are in hand, but not which."""
    counted = {
        "hand": hand,
        "drawn": drawn,
        "sanctuaries": len(way.sanctuaries),
        "clues": clues_on(way.path, way.sanctuaries),
        "fame": paid(way.path, way.sanctuaries).total,
    }
    counters = [Counter(id, words.say(f"counter-{id}"), value, f"icon-{id}") for id, value in counted.items()]
    return Panel(way.seat, counters, [f"path-{way.seat}", f"sanctuaries-{way.seat}"])
