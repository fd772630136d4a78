"""Aftermath tables set by hand: heroes with cards and items, an open page, enemies, tokens, decks.

play = turn(hero("grumple", at="rug", hand="red-2a red-3a"), hero("meziah", at="rug"), page=10, dice="3")
play("red: go doormat")

Spaces, search places, objectives and exits are called as their page calls them. A die that is scripted as 0, 1, 2, 3, 4
or 5 shows 0, 1, 1, 2, 2 or 3.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from strannik.core.chance import ScriptedChance
from strannik.core.step import Step
from strannik.games.aftermath import GAME
from strannik.games.aftermath.cards import ACTIONS, BLACK, DISASTER, ITEMS, action_deck
from strannik.games.aftermath.enemies import ENEMIES as CARDS
from strannik.games.aftermath.figures import Foe, Hero
from strannik.games.aftermath.pages.page import known
from strannik.games.aftermath.setup import laid_table
from strannik.games.aftermath.steps.actions import Act
from strannik.games.aftermath.steps.enemies import EnemyTurn
from strannik.games.aftermath.steps.turn import BeginTurn
from strannik.games.aftermath.table import ALL_QUIET, Table
from tests.harness import Play, numbers, placed

HOME = 10


@dataclass
class Seated:
    """A hero, and the cards of its player."""

    hero: Hero
    at: str
    hand: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    backpack: list[str] = field(default_factory=list)


def hero(
    id: str,
    at: str = "",
    hand: str = "",
    items: str = "",
    backpack: str = "",
    conditions: str = "",
    abilities: str = "",
    wounds: int = 0,
    poisoned: int = 0,
    batteries: int = 0,
    left: bool = False,
    defeated: bool = False,
    pushed: bool = False,
) -> Seated:
    """A hero on a space of the page; without a space the figure stands on its card."""
    made = Hero(id, "", pushed, left, defeated, wounds, poisoned, batteries)
    made.conditions, made.abilities = conditions.split(), abilities.split()
    return Seated(made, at, hand.split(), items.split(), backpack.split())


def on_the_table(
    *seated: Seated,
    page: int = HOME,
    situation: str = ALL_QUIET,
    foes: str = "",
    threats: str = "",
    deck: str = "",
    discarded: str = "",
    item_deck: str = "",
    broken: str = "",
    searches: str = "",
    objectives: str = "",
    tokens: str = "",
    terrain: str = "",
    hunting: str = "",
    counters: dict[str, int] | None = None,
    archivist: int = 0,
    turn: int = 1,
    active: int = 0,
    visited: str = "",
    harder: bool = False,
    immortal: bool = False,
    mode: str = "mission",
    dice: str = "",
) -> Table:
    """A table in the middle of a page.

    Decks are written from the top, what is not named lies below. Enemies are written as `patch@rug`, search tokens as
    `s1:4`, other tokens as `fire:rug`. Cards that nobody holds lie in the deck.
    """
    settings: dict[str, Any] = {"mode": mode, "mission": 1, "harder": harder, "immortal": immortal}
    table = laid_table(len(seated), settings, ScriptedChance([], len(seated)))
    table.chance = ScriptedChance(numbers(dice), len(seated))
    table.page, table.archivist, table.turn, table.active = page, archivist, turn, active
    table.visited = [page, *numbers(visited)]
    table.situation, table.terrain, table.hunting = situation, terrain.split(), hunting.split()
    table.counters |= counters or {}
    seat_heroes(table, seated, page)
    lay_actions(table, threats.split(), deck.split(), discarded.split())
    lay_items(table, item_deck.split(), broken.split())
    for word in foes.split():
        add_foe(table, word)
    for word in searches.split():
        place, _, number = word.partition(":")
        table.searches[known(page, place)] = int(number)
        table.reserved[number] = table.reserved.get(number, 0) + 1
    table.objectives = [known(page, name) for name in objectives.split()]
    table.tokens = [
        f"{kind}:{known(page, space)}" for kind, _, space in [word.partition(":") for word in tokens.split()]
    ]
    return table


def seat_heroes(table: Table, seated: tuple[Seated, ...], page: int) -> None:
    table.heroes = [one.hero for one in seated]
    for seat, one in enumerate(seated):
        one.hero.space = known(page, one.at) if one.at else ""
        table.hands[seat], table.equipped[seat], table.backpacks[seat] = one.hand, one.items, one.backpack


def lay_actions(table: Table, threats: list[str], top: list[str], discarded: list[str]) -> None:
    """Whatever nobody holds lies in the deck, what is named on top, threats and the disaster at the bottom."""
    table.threats, table.discarded = threats, discarded
    held = [*threats, *discarded, *top, *[card for hand in table.hands for card in hand]]
    assert len(held) == len(set(held)), "a card is named twice"
    below = [card for card in action_deck(table.harder) if card not in held]
    dark = [card for card in below if card == DISASTER or ACTIONS[card].colour == BLACK]
    table.deck = [*dark, *[card for card in below if card not in dark], *top[::-1]]
    table.action_box = [card for card in ACTIONS if card not in [*table.deck, *held]]


def lay_items(table: Table, top: list[str], broken: list[str]) -> None:
    table.broken = broken
    held = [*broken, *top, *[item for items in [*table.equipped, *table.backpacks] for item in items]]
    below = [item for item in table.item_deck if item not in held]
    table.item_deck = [*below, *top[::-1]]
    table.item_box = [item for item in ITEMS if item not in [*table.item_deck, *held]]


def add_foe(table: Table, word: str) -> Foe:
    """An enemy on the page: `patch@rug`; tokens that share a card are told apart by a number, `roaches#2@rug`."""
    name, _, space = word.partition("@")
    card = name.partition("#")[0]
    life = len(table.seats) if CARDS[card].boss else CARDS[card].life
    foe = Foe(name if "#" in name else card, card, known(table.page, space), life)
    table.foes.append(foe)
    if card not in table.track:
        table.track.append(card)
    return foe


def doing(step: Step, *seated: Seated, **settings: Any) -> Play:
    """A table at which this step comes next."""
    return placed(GAME, on_the_table(*seated, **settings), step)


def turn(*seated: Seated, **settings: Any) -> Play:
    """Red's turn begins."""
    return doing(BeginTurn(0), *seated, **settings)


def acting(*seated: Seated, **settings: Any) -> Play:
    """Red's actions; after them nothing more happens."""
    return doing(Act(0), *seated, **settings)


def raid(foes: str, threats: str, red: Seated | None = None, blue: Seated | None = None, **settings: Any) -> Play:
    """The enemies act; Grumple and Whisper stand on the rug and the pedals unless it is said otherwise.

    Both hold a card, so that they are asked how they meet an attack.
    """
    red, blue = red or hero("grumple", at="rug"), blue or hero("whisper", at="pedals")
    red.hand, blue.hand = red.hand or ["white-1a"], blue.hand or ["white-1b"]
    return doing(EnemyTurn(), red, blue, foes=foes, threats=threats, situation="enemies", **settings)


def told(play: Play, kind: str) -> list[dict[str, Any]]:
    """The events of a kind among the news of the last moves."""
    return [event for event in play.heard(0) if event["event"] == kind]


def where(play: Play, who: str = "red") -> str:
    """Where a hero stands, as the page calls it."""
    space: str = play.table.heroes[play.seat(who)].space
    return space.partition("-")[2]


def at(play: Play, foe: str) -> str:
    """Where an enemy stands, as the page calls it."""
    space: str = play.table.foe(foe).space
    return space.partition("-")[2]


def hand(play: Play, who: str = "red") -> list[str]:
    cards: list[str] = play.table.hands[play.seat(who)]
    return cards


def home(
    step: Step,
    built: str = "",
    stash: str = "",
    phase: int = 1,
    learnt: str = "",
    mode: str = "mission",
    won: str = "",
    **counters: int,
) -> Play:
    """Two heroes at home, and this step comes next."""
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, mode=mode, counters=counters)
    table.built, table.phase, table.won = built.split(), phase, won.split()
    for item in stash.split():
        (table.item_box if item in table.item_box else table.item_deck).remove(item)
        table.stash.append(item)
    table.notes_of(0).clues = learnt.split()
    return placed(GAME, table, step)


def done(step: Step, **settings: Any) -> Table:
    """The table after a step that asks nothing."""
    return home(step, **settings).table
