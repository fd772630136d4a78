"""What every part of the scene starts from: the view, the moment, and pieces that lie in many places."""

from __future__ import annotations

from typing import Final

from strannik.core.seats import seat_name
from strannik.core.view import View
from strannik.games.aftermath.card_text import ability_text, condition_text, item_text, keepsake_text, keywords_text
from strannik.games.aftermath.cards import ABILITIES, ACTIONS, CONDITIONS, DISASTER, DISCOVERIES, ITEMS
from strannik.games.aftermath.figures import Foe
from strannik.games.aftermath.sentences import action_sentence, enemy_sentence, title
from strannik.games.aftermath.table import Table
from strannik.show.laying import laid
from strannik.show.scene import Piece
from strannik.show.sketching import SeatSketch
from strannik.show.words import Words

HEART: Final = "♥\ufe0e"
BATTERY: Final = "↯"
MARKS: Final = {"agility": "✈\ufe0e", "strength": "✊\ufe0e", "resilience": "⛨", "intuition": "◎"}
"""How notes write the skills."""

SUIT_MARKS: Final = {
    "green": "✈\ufe0e",
    "red": "✊\ufe0e",
    "blue": "⛨",
    "yellow": "◎",
    "white": "♡",
    "black": "☠\ufe0e",
}


class Sketch(SeatSketch):
    """One view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words)
        assert isinstance(view.table, Table)
        self.table = view.table

    @property
    def choosing_heroes(self) -> bool:
        """Whether somebody has no hero yet. [AM-1.3]"""
        return any([not hero.id for hero in self.table.heroes])

    def title(self, thing: object) -> str:
        """The name of a thing, as it stands at the beginning of a line."""
        return title(thing, self.words)

    # Pieces

    def hero(self, seat: int, at: str, width: float = 0) -> Piece:
        """A hero's figure; on whoever is wounded stands how much life is left."""
        hero = self.table.heroes[seat]
        left = self.table.life(seat) - hero.wounds
        where = self.words.name(hero.space) if hero.here else self.words.say("hero-away")
        facts = {"hero": hero.id, "left": left, "life": self.table.life(seat), "where-id": where}
        told = self.words.say("piece-hero", {"seat": seat, **facts})
        if hero.conditions:
            told += " " + ", ".join([self.title(condition) for condition in hero.conditions]) + "."
        colour = seat_name(seat)
        return Piece(
            f"hero-{seat}",
            hero.id,
            told,
            [self.title(hero.id)],
            f"figure-{hero.id}-{colour}",
            at,
            f"{left}{HEART}" if hero.wounds else "",
            tint=colour,
            mark=self.title(hero.id)[:1],
            owner=seat,
            width=width,
        )

    def foe(self, foe: Foe, at: str, width: float = 0) -> Piece:
        """An enemy's figure or token: wounds it has taken stand on it."""
        return foe_piece(self.words, foe.id, foe.card, foe.life - foe.wounds if foe.life > 1 else 0, at, width)

    def action(self, card: str, badge: str = "", at: str = "", width: float = 0) -> Piece:
        """An action card that lies face up."""
        return action_piece(self.words, card, badge, at, width)

    def back(self, id: str, face: str, told: str) -> Piece:
        """A card face down."""
        return Piece(id, id, told, ["?"], face, mark="?")

    def item(self, item: str, at: str = "", width: float = 0) -> Piece:
        """An item, with its batteries."""
        return item_piece(self.words, item, self.table.charges.get(item, 0), at, width)

    def condition(self, condition: str, seat: int, at: str = "", width: float = 0) -> Piece:
        name, does = self.title(condition), condition_text(CONDITIONS[condition], self.words)
        thing = condition if seat == self.me else f"{condition}-of-{seat}"
        return Piece(
            f"{condition}-of-{seat}", thing, f"{name}. {does}", [name, does], condition, at, mark="✕", width=width
        )

    def ability(self, ability: str, seat: int, at: str = "", width: float = 0) -> Piece:
        name, does = self.title(ability), ability_text(ABILITIES[ability], self.words)
        thing = ability if seat == self.me else f"{ability}-of-{seat}"
        return Piece(f"{ability}-of-{seat}", thing, f"{name}. {does}", [name, does], ability, at, mark="♡", width=width)

    def keepsake(self, keepsake: str, at: str = "", width: float = 0) -> Piece:
        name, does = self.title(keepsake), keepsake_text(DISCOVERIES[keepsake], self.words)
        return Piece(keepsake, keepsake, f"{name}. {does}", [name, does], keepsake, at, mark="✿\ufe0e", width=width)


@laid
def foe_piece(words: Words, id: str, card: str, left: int, at: str, width: float) -> Piece:
    """An enemy's figure; how much life is left, where it has more than one."""
    badge = f"{left}{HEART}" if left else ""
    told, name = enemy_sentence(card, words), title(id, words)
    return Piece(f"foe-{id}", id, told, [name], f"foe-{card}", at, badge, mark="!", width=width)


@laid
def action_piece(words: Words, card: str, badge: str, at: str, width: float) -> Piece:
    """An action card; its badge says what it would do for the check at hand."""
    colour = ACTIONS[card].colour
    mark = "!" if card == DISASTER else SUIT_MARKS[colour]
    return Piece(
        card, card, action_sentence(card, words), [title(card, words)], card, at, badge, colour, mark, width=width
    )


@laid
def item_piece(words: Words, item: str, charge: int, at: str, width: float) -> Piece:
    """An item with so many batteries on it; its keywords are said too, for the picture has only signs for them."""
    name, does, keywords = title(item, words), item_text(ITEMS[item], words), keywords_text(ITEMS[item], words)
    told = f"{name} ({keywords}). {does}" if keywords else f"{name}. {does}"
    return Piece(item, item, told, [name, does], item, at, BATTERY * charge, mark="◆", width=width)
