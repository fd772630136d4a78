"""What belongs to a player: the board with party and pack, artifacts in hand and on the table, goods."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from strannik.core.seats import seat_name
from strannik.games.nearfar.cards import COMPANIONS, TRADE
from strannik.games.nearfar.faces.board import (
    HEIGHT,
    PARTY,
    WIDTH,
    load_at,
    pack_at,
    party_at,
    reserve_at,
)
from strannik.games.nearfar.hero import GOODS, TRIBES
from strannik.games.nearfar.scene.sketch import ICON_MARKS, Sketch
from strannik.games.nearfar.scene.trade import bargain
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.sentences import chief_sentence
from strannik.games.nearfar.steps.move import Move
from strannik.games.nearfar.steps.treasures import KeepTreasure
from strannik.games.nearfar.steps.turn import Turn
from strannik.show.asking import label
from strannik.show.scene import Anchor, Area, Counter, Panel, Piece

BUSY_WITH_ANIMALS: Final = (KeepTreasure, Move, Turn)
"""The steps in which one's own pack animals are called by name."""

CHOICE_ROOM: Final = 5
"""As many as are dealt for the draft have room where something is chosen. [NF-3.4.1]"""

HAND_ROOM: Final = 6
"""For how many artifacts there is always room; more lie closer."""

RESERVE_ROOM: Final = 2
"""For how many who wait, and for how many animals, there is always room; more lie closer."""

RENOWN_ROOM: Final = 8
"""For how many steps of reputation there is room, up and down; more lie closer."""


def player_board(sketch: Sketch, seat: int) -> Area:
    """Camps and hearts are drawn on the board; party, reserve, pack animals and treasures lie on it."""
    table, hero = sketch.table, sketch.table.heroes[seat]
    camps = max(0, table.board_camps - hero.placed)
    waiting = table.waiting(seat)
    anchors = [Anchor(f"party-{place}", *party_at(place)) for place in range(len(PARTY))]
    anchors += [Anchor(f"reserve-{place}", *reserve_at(place, len(waiting))) for place in range(len(waiting))]
    anchors += [Anchor(f"pack-{place}", *pack_at(place)) for place in range(3)]
    anchors += [Anchor(f"load-{place}", *load_at(place)) for place in range(3)]
    pieces = [sketch.companion(one, at) for one, at in party_places(sketch, seat)]
    pieces += [sketch.companion(one, f"reserve-{place}") for place, one in enumerate(waiting)]
    for place, (animal, load) in enumerate(zip(hero.pack, hero.loads, strict=True)):
        pieces.append(pack_animal(sketch, seat, place, animal, load))
        if load:
            pieces.append(sketch.card(load, at=f"load-{place}"))
    return Area(
        f"board-{seat}",
        "board",
        sketch.say("area-board", seat),
        on_board(pieces, seat),
        seat,
        backdrop=f"board-{seat_name(seat)}-{camps}-{hero.hearts}",
        width=WIDTH,
        height=HEIGHT,
        anchors=anchors,
    )


def on_board(pieces: list[Piece], seat: int) -> list[Piece]:
    """Pieces to be seen, not chosen: the own ones also lie beside the map, and players' animals share names."""
    return [replace(piece, id=f"{piece.id}-of-{seat}", thing=f"{piece.id}-of-{seat}") for piece in pieces]


def party(sketch: Sketch) -> list[Area]:
    """Who goes along with this seat, who waits, and the animals with what they carry."""
    me, hero = sketch.me, sketch.table.heroes[sketch.me]
    along = [sketch.companion(one) for one in sketch.table.party(me)]
    waiting = [sketch.companion(one) for one in sketch.table.waiting(me)]
    pack = []
    for place, (animal, load) in enumerate(zip(hero.pack, hero.loads, strict=True)):
        pack.append(pack_animal(sketch, me, place, animal, load))
        pack += [sketch.card(load)] if load else []
    return [
        Area("party", "row", sketch.words.say("area-party"), along, me, note=strength(sketch, me), room=len(PARTY)),
        Area("reserve", "row", sketch.words.say("area-reserve"), waiting, me, room=RESERVE_ROOM),
        Area("pack", "row", sketch.words.say("area-pack"), pack, me, room=RESERVE_ROOM),
    ]


def strength(sketch: Sketch, seat: int) -> str:
    """What somebody can do in sum: skill, combat, movement, caution, search, hearts. [NF-1.5.7]"""
    return " ".join([f"{mark}{sketch.table.icons(seat, icon)}" for icon, mark in ICON_MARKS.items()])


def party_places(sketch: Sketch, seat: int) -> list[tuple[str, str]]:
    """Who goes along and where: companions with their tribe, the animal wherever room is left. [NF-9.1]"""
    free = list(PARTY)
    placed: list[tuple[str, str]] = []
    late: list[str] = []
    for one in sketch.table.party(seat):
        tribe = COMPANIONS[one].tribe if one in COMPANIONS else ""
        if tribe in free:
            free.remove(tribe)
            placed.append((one, f"party-{PARTY.index(tribe)}"))
        else:
            late.append(one)
    return placed + [(one, f"party-{PARTY.index(tribe)}") for one, tribe in zip(late, free, strict=False)]


def pack_animal(sketch: Sketch, seat: int, place: int, animal: str, load: str) -> Piece:
    """A bird or a turtle, called by the treasure it carries, or else by its kind. [NF-10.4]"""
    busy = seat == sketch.me and isinstance(sketch.step, BUSY_WITH_ANIMALS)
    called = (load or animal) if busy else f"pack-{seat}-{place}"
    told = sketch.words.name(animal)
    return Piece(f"pack-{seat}-{place}", called, told, [told], f"pack-{animal}", f"pack-{place}")


def hand(sketch: Sketch, seat: int) -> Area:
    """Unbought artifacts: one's own to read, others' face down. [NF-20.1]"""
    table = sketch.table
    pieces = []
    for kind, cards in (("normal", table.hands[seat]), ("special", table.special_hands[seat])):
        for place, card in enumerate(cards):
            pieces.append(sketch.card(card) if card else sketch.back(kind, f"{kind}-{seat}-{place}"))
    title = sketch.say("area-hand", seat)
    if seat == sketch.me:
        return Area("hand", "row", title, pieces, seat, room=HAND_ROOM)
    if seat in sketch.mine:
        pieces += [sketch.card(card) for cards in undecided(sketch, seat).values() for card in cards]
    return Area(f"hand-{seat}", "fan", title, pieces, seat, "small")


def undecided(sketch: Sketch, seat: int) -> dict[str, list[str]]:
    """Cards that wait for the seat's decision: the draft, artifacts and treasures just drawn."""
    table = sketch.table
    return {
        "passing": table.passing[seat],
        "looked": table.looked[seat] + table.special_looked[seat],
        "drawn": table.drawn[seat],
    }


def to_choose(sketch: Sketch) -> list[Area]:
    """What this seat has to decide on, laid out large."""
    if not sketch.playing:
        return []
    areas: list[Area] = []
    for id, cards in undecided(sketch, sketch.me).items():
        if cards:
            pieces = [sketch.card(card) for card in cards]
            areas.append(Area(id, "row", sketch.words.say(f"area-{id}"), pieces, sketch.me, "large", room=CHOICE_ROOM))
    return areas


def bought(sketch: Sketch, seat: int) -> Area:
    """Bought artifacts, finds, chiefs and beaten enemies."""
    table = sketch.table
    pieces = [sketch.card(card) for card in [*table.owned(seat), *table.finds[seat]]]
    pieces += [chief(sketch, tribe) for tribe in TRIBES if table.chiefs.get(tribe, -1) == seat]
    pieces += [sketch.enemy(enemy) for enemy in table.defeated[seat]]
    return Area(f"bought-{seat}", "row", sketch.say("area-bought", seat), pieces, seat, room=HAND_ROOM)


def chief(sketch: Sketch, tribe: str) -> Piece:
    name = f"chief-{tribe}"
    return Piece(name, name, chief_sentence(tribe, sketch.words), [sketch.words.name(name)], name, tint=tribe)


def goods(sketch: Sketch) -> Area:
    """Goods as pieces, for the trade at the town hall; at other times they are counted in the panels. [NF-5.2.2]"""
    held = sketch.table.heroes[sketch.me].goods
    given, taken = bargain(sketch)
    pieces = []
    for good in GOODS:
        count = held[good] - given.count(good) + taken.count(good)
        told = sketch.words.say(f"amount-{good}", {"count": count})
        worth = str(TRADE[good])
        pieces.append(Piece(f"good-{good}", good, told, [f"{count}"], f"good-{good}", badge=str(count), cost=worth))
    return Area("goods", "row", sketch.words.say("area-goods"), pieces, sketch.me, "small")


def renown(sketch: Sketch) -> list[Area]:
    """At the town hall: by how much one's name may become better, and worse, for a coin or a gem a step. [NF-5.2.6]"""
    ways = []
    for verb in ("raise", "lower"):
        pieces = []
        for answer in [one for one in sketch.offered if one.verb == verb]:
            told = label(answer, sketch.words)
            id = f"{verb}-{answer.number}"
            pieces.append(Piece(id, id, told, [told], id, say=str(answer)))
        title = sketch.words.say(f"area-{verb}")
        ways.append(Area(f"renown-{verb}", "row", title, pieces, sketch.me, "small", room=RENOWN_ROOM))
    return ways


def panel(sketch: Sketch, seat: int) -> Panel:
    """What everybody may count of a player."""
    table, hero = sketch.table, sketch.table.heroes[seat]
    counted = {"coins": hero.goods["coins"], "gems": hero.goods["gems"], "food": hero.goods["food"]}
    counted.update({tribe: hero.goods[tribe] for tribe in TRIBES if hero.goods[tribe]})
    counted.update(
        {
            "hearts": hero.hearts,
            "reputation": hero.reputation,
            "camps": hero.placed,
            "vp": sheet(table, seat).total,
        }
    )
    counters = [Counter(id, sketch.words.say(f"counter-{id}"), value, f"icon-{id}") for id, value in counted.items()]
    return Panel(seat, counters, [f"board-{seat}", f"bought-{seat}"])
