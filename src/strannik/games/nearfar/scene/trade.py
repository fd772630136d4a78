"""The trade at the town hall: what lies on both pans of the scales, and what it is worth."""

from __future__ import annotations

from strannik.games.nearfar.cards import TRADE
from strannik.games.nearfar.faces.scales import GIVEN, HIGH, TAKEN, TOKEN, WIDE, WORTH, lying, tilt, worth_at
from strannik.games.nearfar.scene.sketch import Sketch
from strannik.show.scene import Anchor, Area, Piece


def bargain(sketch: Sketch) -> tuple[list[str], list[str]]:
    """The goods given so far, and those taken for them. [NF-5.2.2]"""
    said = sketch.view.given
    return [one.name for one in said if one.verb == "give"], [one.name for one in said if one.verb == "get"]


def balance(sketch: Sketch) -> Area:
    """The scales; a cart adds to what is given. [NF-5.2.2, NF-20.7.11]"""
    given, taken = bargain(sketch)
    value = sum([TRADE[good] for good in given])
    if given:
        value += sketch.table.power(sketch.me, "trade_value")
    worth = sum([TRADE[good] for good in taken])
    heavier = tilt(value, worth)
    anchors, pieces = [], []
    for side, middle, goods, counted in (("given", GIVEN, given, value), ("taken", TAKEN, taken, worth)):
        for place, good in enumerate(goods):
            id, told = f"{side}-{place}", sketch.words.name(good)
            anchors.append(Anchor(id, *lying(middle, heavier, place, len(goods))))
            pieces.append(Piece(f"{id}-{good}", id, told, [told], f"good-{good}", id, width=TOKEN))
        told = sketch.words.say(f"piece-{side}", {"worth": counted})
        anchors.append(Anchor(f"{side}-worth", *worth_at(middle, heavier)))
        pieces.append(
            Piece(f"{side}-worth", f"{side}-worth", told, [told], f"worth-{counted}", f"{side}-worth", width=WORTH)
        )
    title = sketch.words.say("area-scales")
    return Area(
        "scales",
        "board",
        title,
        pieces,
        sketch.me,
        backdrop=f"scales-{heavier}",
        width=WIDE,
        height=HIGH,
        anchors=anchors,
    )
