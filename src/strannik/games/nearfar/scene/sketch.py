"""What every part of the scene starts from: the view, the moment, and pieces that lie in many places."""

from __future__ import annotations

from typing import Final

from strannik.core.seats import seat_name
from strannik.core.view import View
from strannik.games.nearfar.cards import ANIMALS, COMPANIONS, FOES, PROPERTIES
from strannik.games.nearfar.sentences import (
    card_sentence,
    companion_sentence,
    enemy_sentence,
    icons_text,
    kind_of,
    price_lines,
    rules_text,
)
from strannik.games.nearfar.table import Table
from strannik.show.scene import Piece
from strannik.show.sketching import SeatSketch
from strannik.show.words import Words

HEART: Final = "♥\ufe0e"
SWORDS: Final = "⚔\ufe0e"
COIN: Final = "◉"
GEM: Final = "◈"
FOOD: Final = "◓"
ICON_MARKS: Final = {"skill": "☞", "combat": SWORDS, "movement": "➤", "caution": "⛨", "search": "◎", "hearts": HEART}
"""How notes write what a party can do."""
BACKS: Final = {"normal": "normal-back", "special": "special-back", "treasure": "treasure-back"}
TRIBE_MARKS: Final = {"yellow": "⬡", "green": "■", "blue": "●", "red": "▲"}
"""The shapes of the tribes, since colour never stands alone."""


class Sketch(SeatSketch):
    """One view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words)
        assert isinstance(view.table, Table)
        self.table = view.table

    @property
    def beginning(self) -> bool:
        """Whether the artifacts are still being drafted. [NF-3.4.1]"""
        return self.table.round == 0

    def mark(self, seat: int) -> str:
        return self.words.seat(seat)[:1]

    # Pieces

    def card(self, id: str, badge: str = "", at: str = "", cost: str = "") -> Piece:
        """An artifact, treasure or find that lies face up."""
        text = [self.words.name(id), rules_text(PROPERTIES[id], self.words), *price_lines(id, self.words)]
        return Piece(id, id, card_sentence(id, self.words), text, id, at, badge, kind_of(id), "◆", cost)

    def back(self, kind: str, id: str) -> Piece:
        """A card face down."""
        told = self.words.say(f"piece-hidden-{kind}")
        return Piece(id, id, told, ["?"], BACKS[kind], mark="?")

    def companion(self, id: str, at: str = "", cost: str = "", badge: str = "") -> Piece:
        """A companion's token, or an animal's."""
        one = ANIMALS[id] if id in ANIMALS else COMPANIONS[id]
        text = [self.words.name(id), icons_text(one.icons, self.words)]
        mark = TRIBE_MARKS.get(one.tribe, "✦")
        return Piece(id, id, companion_sentence(id, self.words), text, id, at, badge, one.tribe, mark, cost)

    def enemy(self, id: str, badge: str = "") -> Piece:
        text = [self.words.name(id), f"{SWORDS}{FOES[id].strength}"]
        return Piece(id, id, enemy_sentence(id, self.words), text, id, badge=badge, mark=SWORDS)

    def walker(self, seat: int, thing: str, at: str, badge: str = "") -> Piece:
        """A player's figure, on the map or in town; the badge is a sign and how many steps are left."""
        place = self.table.heroes[seat].space or self.table.heroes[seat].building or "town"
        told = self.words.say("piece-figure", {"seat": seat, "place": place})
        if badge:
            told = f"{told} {self.words.say('piece-steps', {'count': int(badge[1:])})}"
        name = seat_name(seat)
        return Piece(
            f"figure-{seat}",
            thing,
            told,
            [told.rstrip(".") if self.table.heroes[seat].in_town else self.words.seat(seat)],
            f"walker-{name}",
            at,
            badge,
            tint=name,
            mark=self.mark(seat),
            owner=seat,
        )

    def site(self, seat: int, place: str, at: str) -> Piece:
        """A camp; touching it is touching the place on which it stands."""
        told = self.words.say("piece-camp", {"seat": seat, "place": place})
        name = seat_name(seat)
        return Piece(
            f"camp-{place}",
            place,
            told,
            [f"^{self.words.seat(seat)}"],
            f"site-{name}",
            at,
            tint=name,
            mark=self.mark(seat),
            owner=seat,
        )
