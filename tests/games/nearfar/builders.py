"""Near and Far tables set by hand: heroes with companions, animals and cards, camps, enemies, decks.

play = turn(red=hero(at="a2", hearts=4, party="koba"), camps="b2:blue", dice="3")
play("red: go b2")
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from strannik.core.chance import ScriptedChance
from strannik.core.seats import SEATS
from strannik.core.step import Step
from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.cards import ARTIFACTS, COMPANIONS, ENEMIES, FINDS, NORMAL, SPECIAL, TREASURES
from strannik.games.nearfar.country import BUILDINGS, DUSK
from strannik.games.nearfar.decks import ARCADE_MODE, CHARACTER_MODE
from strannik.games.nearfar.hero import GOODS, Hero
from strannik.games.nearfar.setup import laid_table
from strannik.games.nearfar.steps.turn import BeginTurn
from strannik.games.nearfar.table import Table
from tests.harness import Play, Supply, numbers, placed


@dataclass
class Seated:
    """A hero and the cards and companions that lie before it."""

    hero: Hero
    lies: dict[str, list[str]] = field(default_factory=dict)


def hero(
    at: str = "",
    hearts: int = 0,
    party: str = "",
    reserve: str = "",
    pack: str = "",
    hand: str = "",
    bought: str = "",
    finds: str = "",
    defeated: str = "",
    reputation: int = 0,
    camps: int = 0,
    animal: str = "dog",
    follows: bool = True,
    **goods: int,
) -> Seated:
    """A hero in a building, in jail or on a space; `pack` is written as `bird turtle:purse` (with what it carries)."""
    owned = dict.fromkeys(GOODS, 0) | goods
    assert set(owned) == set(GOODS), f"there are no such goods: {goods}"
    made = Hero(owned, hearts=hearts, reputation=reputation, placed=camps, animal=animal, follows=follows)
    made.building, made.space = (at, "") if at in ("", "jail", *BUILDINGS) else ("", at)
    loaded = [(word.partition(":")[0], word.partition(":")[2]) for word in pack.split()]
    made.pack, made.loads = [kind for kind, _ in loaded], [load for _, load in loaded]
    lies = {"parties": party, "reserves": reserve, "finds": finds, "defeated": defeated}
    seated = Seated(made, {place: words.split() for place, words in lies.items()})
    seated.lies["treasures"] = [load for load in made.loads if load]
    for place, words in (("hands", hand), ("bought", bought)):
        kinds = {kind: [card for card in words.split() if ARTIFACTS[card].kind == kind] for kind in (NORMAL, SPECIAL)}
        seated.lies |= {place: kinds[NORMAL], f"special_{place}": kinds[SPECIAL]}
    return seated


def on_the_table(
    *seated: Seated,
    map: int = 1,
    town: str = DUSK,
    mode: str = ARCADE_MODE,
    longer: bool = False,
    camps: str = "",
    mine: str = "",
    chiefs: str = "",
    tokens: str = "",
    row: str = "",
    dismissed: str = "",
    treasures: str = "",
    arcade: str = "",
    deck: str = "",
    special_deck: str = "",
    enemies: str | None = None,
    stables: int | None = None,
    dice: str = "",
    round: int = 2,
    first: int = 0,
) -> Table:
    """A table in the middle of a game.

    Decks are written from the top, what is not named lies below. Camps, cells and chiefs are written as `a1:red`.
    Without `enemies` the deck holds all that nobody has defeated.
    """
    settings = {"mode": mode, "map": map, "town": town, "longer": longer, "platypus": "nobody"}
    table = laid_table(len(seated), settings, ScriptedChance(numbers(dice), len(seated)))
    table.heroes = [one.hero for one in seated]
    table.round, table.first, table.active = round, first, 0
    table.camps, table.mine, table.chiefs = owned(camps), owned(mine), owned(chiefs)
    table.tokens = tokens.split()
    table.stables -= sum([len(one.hero.pack) for one in seated])
    table.stables = table.stables if stables is None else stables
    for seat, one in enumerate(seated):
        for place, things in one.lies.items():
            getattr(table, place)[seat] = list(things)
    lay_decks(table, row, dismissed, treasures, arcade, deck, special_deck)
    left = [enemy for enemy in ENEMIES if not any([enemy in beaten for beaten in table.defeated])]
    table.enemies = left if enemies is None else enemies.split()
    table.unfound = [find for find in FINDS if not any([find in found for found in table.finds])]
    return table


def lay_decks(
    table: Table, row: str, dismissed: str, treasures: str, arcade: str, deck: str, special_deck: str
) -> None:
    """Whatever nobody has lies in its deck, what is named on top."""
    people = Supply(COMPANIONS)
    for companions in [*table.parties, *table.reserves]:
        people.named(companions)
    table.row, table.dismissed = people.named(row.split()), people.named(dismissed.split())
    table.bag = people.rest()
    table.treasure_deck = pile(TREASURES, treasures, table.treasures)
    table.arcade = pile(ARCADE, arcade, []) if table.mode in (ARCADE_MODE, CHARACTER_MODE) else []
    normal = [id for id, card in ARTIFACTS.items() if card.kind == NORMAL]
    special = [id for id, card in ARTIFACTS.items() if card.kind == SPECIAL]
    table.deck = pile(normal, deck, [*table.hands, *table.bought])
    table.special_deck = pile(special, special_deck, [*table.special_hands, *table.special_bought])


def pile(things: Any, top: str, elsewhere: list[list[str]]) -> list[str]:
    """A deck face down, its top card last."""
    supply = Supply(things)
    for held in elsewhere:
        supply.named(held)
    first = supply.named(top.split())
    return [*supply.rest()[::-1], *first[::-1]]


def owned(text: str) -> dict[str, int]:
    """`"a1:red b2:blue"` as places and the seats they belong to."""
    return {word.partition(":")[0]: SEATS.index(word.partition(":")[2]) for word in text.split()}


def doing(step: Step, red: Seated, blue: Seated | None = None, *others: Seated, **settings: Any) -> Play:
    """A table at which this step comes next."""
    return placed(GAME, on_the_table(red, blue or hero(), *others, **settings), step)


def turn(red: Seated, blue: Seated | None = None, *others: Seated, **settings: Any) -> Play:
    """Red's turn, of a second round unless told otherwise."""
    return doing(BeginTurn(0), red, blue, *others, **settings)


def told(play: Play, kind: str) -> list[dict[str, Any]]:
    """The events of a kind among the news of the last moves."""
    return [event for event in play.heard(0) if event["event"] == kind]


def goods(play: Play, who: str = "red") -> dict[str, int]:
    """What a hero has, without what it has none of."""
    return {good: amount for good, amount in play.table.heroes[play.seat(who)].goods.items() if amount}


def red(play: Play) -> Hero:
    """Red's hero."""
    found: Hero = play.table.heroes[0]
    return found
