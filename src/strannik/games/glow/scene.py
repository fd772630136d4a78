"""What a seat sees of a Glow table, laid out: the meeting track, the board, and everybody's company and dice."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from strannik.core.notation import seat_name
from strannik.core.view import View
from strannik.games.glow.cards import ADVENTURERS, CARDS, DICE, SYMBOLS, acts
from strannik.games.glow.costs import route_cost, step_cost
from strannik.games.glow.faces.archipelago import middle
from strannik.games.glow.faces.archipelago import place as island_place
from strannik.games.glow.faces.province import HIGH, WIDE, between
from strannik.games.glow.faces.province import place as spot_place
from strannik.games.glow.faces.tracks import CELL, COLUMNS, MEETING_HIGH, meeting_place, score_place
from strannik.games.glow.maps import ISLANDS, LAST_SPACE, MARKED_WAYS, PROVINCE, ROUTES, SPOTS, TRACK
from strannik.games.glow.score import fireflies, sheet, tom_points
from strannik.games.glow.sentences import SIGNS, island_tip, lines, route_tip, sentence, spot_tip, tile_tip, toll
from strannik.games.glow.steps.afternoon import HIDDEN_SPELL
from strannik.games.glow.table import DAYS, NOON, ROLLED, SPACES, Table
from strannik.show.laying import seen_alike
from strannik.show.scene import Anchor, Area, Counter, Node, Panel, Piece, Scene, Size, column, leaf, row, screens, tabs
from strannik.show.sketching import SeatSketch
from strannik.show.words import Words, capital

MOORINGS: Final = ((-63, 38), (-21, 38), (21, 38), (63, 38))
"""Where at an island the boats of each seat lie: side by side at its southern shore."""

COMPANY_ROOM: Final = 10
DICE_ROOM: Final = 8
"""For how many there is always room before a player."""

HOURS: Final = ("morning", "late", "noon", "afternoon", "evening")


def scene(view: View, words: Words) -> Scene:
    """The board large on the left under the meeting track; my company, my dice and the others on the right."""
    return Laying(view, words).scene()


class Laying(SeatSketch):
    """Lays out one view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words)
        assert isinstance(view.table, Table)
        self.table = view.table

    def scene(self) -> Scene:
        table = self.table
        mine = [self.me] if self.me in table.seats else []
        others = [seat for seat in table.seats if seat != self.me]
        areas = [self.choosing()] if "" in table.adventurers else [self.meeting()] if table.standing() else []
        areas += [self.board(), self.score(), self.cemetery(), self.reserve()]
        for seat in [*mine, *others]:
            if table.adventurers[seat]:
                areas.append(self.company(seat))
            if table.adventurers[seat] or seat == self.me:  # mine keep their room before there are any
                areas.append(self.dice(seat))
        if table.tom:
            areas.append(self.tiles())
        return Scene(
            title=self.words.say("game-title"),
            status=self.status(),
            areas=areas,
            panels=[self.panel(seat) for seat in table.seats],
            layout=self.layout(mine, others),
            theme="glow",
        )

    def layout(self, mine: list[int], others: list[int]) -> Node:
        """The board; beside it who can be met, my dice, and my company, whose place the others' take on a press.

        When nobody can be met any more, everybody's sparks lie where they stood. On a narrow screen my company lies
        below my dice as long as it is about what they set off, and below the board when they lead the way.
        """
        met = "choosing" if "" in self.table.adventurers else "meeting" if self.table.standing() else "score"
        company = [leaf(f"company-{seat}", grow=6) for seat in mine]
        dice = [leaf(f"dice-{seat}", grow=2, first=4) for seat in mine]
        rest = [
            column(leaf(f"company-{seat}", grow=2.2), leaf(f"dice-{seat}"), label=self.words.seat(seat))
            for seat in others
        ]
        aside = [leaf(area) for area in ("cemetery", "reserve", "score") if area != met]
        # While adventurers are chosen nothing else lies there yet.
        room = 14 if met == "choosing" else 4
        above = [leaf(met, grow=room, first=5 if met != "score" else 0), leaf("tiles", grow=2)]
        board = leaf("board", grow=6, first=2)
        acting = self.me in mine and self.table.hours[self.me] in (ROLLED, NOON)
        everybody = replace(tabs(*company, *rest, *aside, grow=8), first=3 if acting else 0)
        usual = row(board, column(*above, *dice, everybody, grow=5))
        wide = row(board, column(*above, *dice, *company, tabs(*rest, *aside, grow=4.5), grow=4))
        lower = tabs(*company, leaf(met), *rest, *aside, grow=9)
        upright = column(row(leaf("board", grow=5), column(*dice, leaf("tiles", grow=2), grow=2), grow=10), lower)
        return screens(usual, wide if mine else usual, upright)

    def status(self) -> str:
        """One line about the moment: the day, and how far this seat has come."""
        table = self.table
        if self.view.finished:
            if table.tom:
                return self.words.say("status-solo-over", {"tom": tom_points(table)})
            return self.words.say("status-over")
        if not table.day:
            return self.words.say("status-prepare")
        hour = HOURS[table.hours[self.me]] if self.me in table.seats else HOURS[min(table.hours)]
        return self.words.say(f"status-{hour}", {"day": table.day, "days": DAYS})

    def choosing(self) -> Area:
        pieces = [self.card(adventurer) for adventurer in self.table.unchosen]
        return Area("choosing", "row", self.words.say("area-choosing"), pieces, size="large", room=len(ADVENTURERS))

    def meeting(self) -> Area:
        """The companions who still stand at the track, with the dice and footprints that come along."""
        table = self.table
        pieces = []
        for space in table.standing():
            dice, steps = len(table.track_dice[space]), table.track_footprints[space]
            along = [f"⚄{dice}"] if dice else []
            badge = " ".join([SIGNS[TRACK[space]], *along, *([f"»{steps}"] if steps else [])])
            pieces.append(self.card(table.companion_at(space), badge))
        note = self.words.say("note-left", {"count": len(table.deck_a) + len(table.deck_b)})
        return Area("meeting", "row", self.words.say("area-meeting"), pieces, size="large", note=note, room=SPACES)

    def card(self, id: str, badge: str = "") -> Piece:
        """A card or spell that lies face up."""
        card = CARDS[id]
        spoken = sentence(card, self.words)
        tint = SYMBOLS[card.need[0][0]] if card.need else card.colour
        return Piece(id, id, spoken, lines(card, self.words), id, "", badge, tint, SIGNS.get(tint, ""))

    def board(self) -> Area:
        """The meeting track with its dice above the board with everybody's pieces."""
        table = self.table
        anchors = [self.space(space) for space in range(SPACES)]
        pieces = self.on_track()
        if table.board == PROVINCE:
            anchors += self.spots()
            pieces += self.walkers()
        else:
            anchors += self.waters()
            pieces += self.sailors()
        label = self.words.say(f"area-{table.board}")
        backdrop = f"table-{table.board}"
        return Area(
            "board", "board", label, pieces, backdrop=backdrop, width=WIDE, height=HIGH + MEETING_HIGH, anchors=anchors
        )

    def space(self, space: int) -> Anchor:
        x, y = meeting_place(space)
        name = f"space-{TRACK[space]}"
        return Anchor(name, x, y, capital(self.words.name(name)), name, sentence=self.words.say("tip-space"))

    def on_track(self) -> list[Piece]:
        """Small dice and footprints on the meeting track, and Tom's dice."""
        table = self.table
        pieces = [self.die(die, f"space-{TRACK[space]}") for space in range(SPACES) for die in table.track_dice[space]]
        for space, steps in enumerate(table.track_footprints):
            if steps:
                told = self.words.say("amount", {"what": "footprints", "amount": steps})
                face = f"footprints-{min(steps, 9)}"
                pieces.append(
                    Piece(
                        f"track-footprints-{space}",
                        f"space-{TRACK[space]}",
                        told,
                        [f"»{steps}"],
                        face,
                        f"space-{TRACK[space]}",
                    )
                )
        return pieces + [
            self.die(die, f"space-{table.faces[die]}") for die in table.tom_dice if table.faces[die] in TRACK
        ]

    def spots(self) -> list[Anchor]:
        """All spots; mine says where it leads to, so that dice can be kept for the way."""
        here = self.table.places[self.me] if self.me in self.table.seats else ""
        found = []
        for spot in SPOTS.values():
            x, y = spot_place(spot)
            cost = step_cost(self.table, self.me, spot.id)
            told = spot_tip(spot, self.words)
            name = capital(self.words.name(spot.id))
            near = [self.words.name(way) for way in spot.ways] if spot.id == here else []
            found.append(Anchor(f"spot-{spot.id}", x, y + MEETING_HIGH, name, spot.id, cost, sentence=told, near=near))
        return found + self.ways()

    def ways(self) -> list[Anchor]:
        """The ways on which an icon lies: they explain it. [GL-I2]"""
        found = []
        for spot, other, effects in MARKED_WAYS:
            x, y = between(SPOTS[spot], SPOTS[other])
            told = " ".join(toll(0, effects, self.words))
            found.append(Anchor(f"way-{spot}-{other}", x, y + MEETING_HIGH, self.words.say("way"), sentence=told))
        return found

    def waters(self) -> list[Anchor]:
        """A mooring for every player (and Tom) at each island, and the middle of every route."""
        found = []
        for island in ISLANDS.values():
            x, y = island_place(island)
            name = self.words.name(f"island-{island.id}")
            told = island_tip(island, self.words)
            found.append(Anchor(f"island-{island.id}", x, y + MEETING_HIGH, name, sentence=told))
            for mooring, (right, down) in enumerate(MOORINGS):
                found.append(Anchor(f"island-{island.id}-{mooring}", x + right, y + MEETING_HIGH + down, name))
        for route in ROUTES.values():
            x, y = middle(route)
            cost = route_cost(self.table, self.me, route.id)
            name, told = self.words.name(route.id), route_tip(route, self.words)
            found.append(Anchor(f"route-{route.id}", x, y + MEETING_HIGH, name, route.id, cost, sentence=told))
        return found

    def walkers(self) -> list[Piece]:
        """Companies where they stand, and camps where they were made."""
        table = self.table
        pieces = []
        for seat in table.seats:
            if SPOTS[table.camps[seat]].village:
                pieces.append(self.figure("camp", seat, f"spot-{table.camps[seat]}", table.camps[seat]))
        for seat in table.seats:
            pieces.append(self.figure("company", seat, f"spot-{table.places[seat]}", table.places[seat]))
        if table.tom and table.tom[0].camp:
            pieces.append(self.tom_piece("tom-camp", f"spot-{table.tom[0].camp}", table.tom[0].camp))
        return pieces

    def sailors(self) -> list[Piece]:
        """Boats where they lie; those of one player at one island are shown as one, with their number."""
        table = self.table
        pieces = []
        for seat in table.seats:
            boats = table.boats[seat]
            for number, boat in enumerate(boats):
                if boat not in boats[:number]:
                    count = boats.count(boat)
                    badge = f"×{count}" if count > 1 else ""
                    pieces.append(self.figure("boat", seat, f"island-{boat}-{seat}", f"island-{boat}", number, badge))
        for number, boat in enumerate(table.tom[0].boats if table.tom else []):
            if boat not in table.tom[0].boats[:number]:
                pieces.append(self.tom_piece(f"tom-boat-{number}", f"island-{boat}-1", f"island-{boat}"))
        return pieces

    def figure(self, kind: str, seat: int, at: str, place: str, number: int = 0, badge: str = "") -> Piece:
        """A player's piece on the board; touching it is touching the place on which it stands."""
        told = self.words.say(f"piece-{kind}", {"seat": seat, "place": place})
        mark = self.words.seat(seat)[:1]
        return Piece(
            f"{kind}-{seat}-{number}",
            place,
            told,
            [mark],
            f"{kind}-{seat_name(seat)}",
            at,
            badge,
            tint=seat_name(seat),
            mark=mark,
            owner=seat,
        )

    def tom_piece(self, id: str, at: str, place: str) -> Piece:
        return Piece(id, place, self.words.say("piece-tom"), ["T"], "tom", at, mark="T")

    @seen_alike
    def score(self) -> Area:
        """Everybody's marker on the score track."""
        anchors, pieces = [], []
        for space in range(LAST_SPACE + 1):
            x, y = score_place(space)
            anchors.append(Anchor(f"score-{space}", x, y))
        for seat in self.table.seats:
            bursts = self.table.bursts[seat]
            told = self.words.say("piece-marker", {"seat": seat, "bursts": bursts})
            at = f"score-{bursts % (LAST_SPACE + 1)}"
            pieces.append(
                Piece(
                    f"marker-{seat}",
                    f"marker-{seat}",
                    told,
                    [str(bursts)],
                    f"marker-{seat_name(seat)}",
                    at,
                    tint=seat_name(seat),
                )
            )
        label = self.words.say("area-score")
        return Area(
            "score",
            "board",
            label,
            pieces,
            backdrop="score-track",
            width=CELL * COLUMNS,
            height=CELL * 4,
            anchors=anchors,
        )

    @seen_alike
    def cemetery(self) -> Area:
        fallen = [companion for place in self.table.fallen for companion in place]
        pieces = [self.card(companion) for companion in [*self.table.cemetery, *fallen]]
        return Area("cemetery", "grid", self.words.say("area-cemetery"), pieces, size="small", columns=6)

    @seen_alike
    def reserve(self) -> Area:
        dice = [*self.table.reserve, *[die for place in self.table.returned for die in place]]
        return Area("reserve", "row", self.words.say("area-reserve"), [self.die(die) for die in dice], size="small")

    def company(self, seat: int) -> Area:
        """Adventurer, companions and spells, each with what it does with the dice as they lie."""
        table = self.table
        held = [table.adventurers[seat], *table.company[seat], *table.spells[seat]]
        pieces = [self.card(card, self.promise(card, seat)) for card in held]
        hidden = self.words.name(HIDDEN_SPELL)
        for number, _ in enumerate(table.hidden_spells[seat]):
            pieces.append(Piece(f"hidden-{seat}-{number}", HIDDEN_SPELL, hidden, ["?"], "spell-back", mark="?"))
        label, note = self.say("area-company", seat), self.glow(seat)
        return Area(f"company-{seat}", "row", label, pieces, seat, self.size(seat), note=note, room=COMPANY_ROOM)

    def size(self, seat: int) -> Size:
        """What is one's own is larger than what is the others'."""
        return "normal" if seat == self.me else "small"

    @seen_alike
    def promise(self, card: str, seat: int) -> str:
        """How often the card will act with the dice as they lie, between the roll and the end of noon."""
        if self.table.hours[seat] not in (ROLLED, NOON):
            return ""
        times = acts(CARDS[card], self.table.shown(seat))
        return f"×{times}" if times else ""

    @seen_alike
    def glow(self, seat: int) -> str:
        """Fireflies against companions: what the bonus in the end takes."""
        counted = {"fireflies": fireflies(self.table, seat), "companions": len(self.table.company[seat])}
        return self.words.say("note-fireflies", counted)

    def dice(self, seat: int) -> Area:
        pieces = [self.die(die) for die in self.table.dice[seat]]
        return Area(f"dice-{seat}", "row", self.say("area-dice", seat), pieces, seat, "small", room=DICE_ROOM)

    def die(self, die: str, at: str = "") -> Piece:
        """A die; on the meeting track touching it is touching its space."""
        face = self.table.faces[die]
        kind = "die" if DICE[die].big else "small-die"
        told = capital(self.words.say("piece-die", {"die": self.words.kind(die) or die, "face": face or "none"}))
        return Piece(
            die,
            at or die,
            told,
            [SIGNS[face]],
            f"{kind}-{DICE[die].colour}-{face or 'none'}",
            at,
            tint=DICE[die].colour,
            mark=SIGNS[face],
            tumbles=True,
        )

    def tiles(self) -> Area:
        """Solo: Tom's tiles under the spaces."""
        table = self.table
        pieces = [Piece(tile, tile, tile_tip(tile, table.board, self.words), [tile[-1]], tile) for tile in table.tiles]
        tom = table.tom[0]
        note = self.words.say("note-tom", {"bursts": tom.bursts, "band": tom.band, "footprints": tom.footprints})
        return Area("tiles", "row", self.words.say("area-tiles"), pieces, size="small", note=note)

    @seen_alike
    def panel(self, seat: int) -> Panel:
        """What everybody may count of a player."""
        table = self.table
        chosen = bool(table.adventurers[seat])
        counted = {
            "bursts": table.bursts[seat],
            "footprints": table.footprints[seat],
            "fireflies": fireflies(table, seat),
            "rerolls": table.rerolls[seat],
            "companions": len(table.company[seat]),
            "camp" if table.board == PROVINCE else "boat": sheet(table, seat).total,
        }
        counters = [Counter(id, self.words.say(f"counter-{id}"), value, f"icon-{id}") for id, value in counted.items()]
        return Panel(seat, counters, [f"company-{seat}", f"dice-{seat}"] if chosen else [])
