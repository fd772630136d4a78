"""After a die has fallen: hearts and fire bombs may still change the result."""

from __future__ import annotations

from strannik.core.offer import NOTHING_CLOSED, Offer
from strannik.games.nearfar.cards import PROPERTIES
from strannik.games.nearfar.steps.treasures import drop_treasure
from strannik.games.nearfar.table import Table


def bombs(table: Table, seat: int) -> list[str]:
    """The fire bombs on the seat's pack animals. [NF-21.3.3]"""
    return [treasure for treasure in table.treasures[seat] if "bomb" in PROPERTIES[treasure].power]


def throw_bomb(table: Table, seat: int, bomb: str) -> int:
    """A bomb is gone once it is thrown; how much it adds. [NF-21.3.3]"""
    drop_treasure(table, seat, bomb)
    return PROPERTIES[bomb].power["bomb"]


def press(table: Table, seat: int, lacking: list[int], throwable: list[str]) -> Offer | None:
    """What the player may still do about a roll that lacks so much to each better result. [NF-7.2, NF-20.2]

    Offered are the numbers of hearts that reach a better result, since fewer would be lost and more wasted. Where
    neither hearts nor bombs help, the question waits only for whoever might still buy an artifact, or let an animal go
    for hearts. [NF-7.4, NF-10.5]
    """
    stamina = table.stamina(seat)
    hearts = [amount for amount in lacking if 0 < amount <= stamina]
    if not hearts and not throwable and not table.may_buy(seat) and not table.may_free(seat):
        return None
    offer = Offer("hearts", hearts, NOTHING_CLOSED, ["stand"], "NF-7.2")
    return offer | Offer("throw", throwable, clause="NF-21.3.3") if throwable else offer
