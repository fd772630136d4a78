"""Roll Player tables set by hand: heroes with dice and cards, a pool, a market."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from strannik.core.chance import ScriptedChance
from strannik.core.step import Step
from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.cards import ATTRIBUTES, CENTRE, COLOUR_OF, COLOURS, DICE, MARKET
from strannik.games.rollplayer.events import GoldGained
from strannik.games.rollplayer.score import finished, lines
from strannik.games.rollplayer.steps.cleanup import Cleanup
from strannik.games.rollplayer.steps.dice import DicePhase
from strannik.games.rollplayer.steps.market import MarketPhase
from strannik.games.rollplayer.steps.roll import EndRound
from strannik.games.rollplayer.table import ROWS, Hero, Table
from tests.harness import Play, Supply, begin, numbers, placed

FILLER = "wis cha int con dex str"
"""Where dice go that a test does not care about."""


@dataclass
class Seated:
    """A hero and what lies on the sheet, dice written as red5."""

    hero: Hero
    cards: list[str]
    rows: dict[str, list[str]] = field(default_factory=dict)


def hero(
    race: str = "human",
    role: str = "warrior",
    at: int = CENTRE,
    gold: int = 5,
    charisma: int = 0,
    cards: str = "",
    used: str = "",
    claimed: int = 0,
    backstory: str = "aristocrat",
    alignment: str = "hermit",
    **rows: str,
) -> Seated:
    made = Hero(race, "sun", role, backstory, alignment, at, gold, charisma, claimed, used.split())
    return Seated(made, cards.split(), {attr: dice.split() for attr, dice in rows.items()})


def on_the_table(
    *seated: Seated,
    pool: str = "",
    market: str = "",
    discard: str = "",
    deck: str | None = None,
    bag: str | None = None,
    dice: str = "",
    start: int = 0,
    phase: str = "dice",
    friendly: bool = False,
) -> Table:
    """A table in the middle of a game; `deck` is written from the top, `bag` by colours."""
    table = Table(list(range(len(seated))), ScriptedChance(numbers(dice), len(seated)))
    table.heroes = [one.hero for one in seated]
    table.values = [0] * len(COLOUR_OF)
    table.start, table.phase, table.round, table.friendly = start, phase, 1, friendly
    table.rolled = [[] for _ in seated]
    box = Supply(DICE)
    table.rows = [[die_of(box, die, table) for die in one.rows.get(attr, [])] for one in seated for attr in ATTRIBUTES]
    laid = [[die_of(box, die, table)] for die in pool.split()]
    table.initiative = laid + [[] for _ in range(table.size - len(laid))]
    table.coins = [0, *[1] * (table.size - 2), 0]
    table.bag = box.rest() if bag is None else [die_of(box, colour + "0", table) for colour in bag.split()]
    table.starting_dice = 4 + max(2, len(seated))
    lay_cards(table, seated, market, discard, deck)
    return table


def lay_cards(table: Table, seated: tuple[Seated, ...], market: str, discard: str, deck: str | None) -> None:
    cards = Supply(MARKET)
    table.cards = [cards.named(one.cards) for one in seated]
    table.market = cards.named(market.split())
    table.discard = cards.named(discard.split())
    table.deck = cards.rest() if deck is None else cards.named(deck.split())[::-1]


def die_of(box: Supply, text: str, table: Table) -> int:
    """The next die of that colour, showing that value."""
    colour = COLOURS.index(text[:-1])
    die = next(die for die in box.left if COLOUR_OF[die] == colour)
    table.values[die] = int(text[-1])
    return box.named([die])[0]


def sheet(play: Play, who: str) -> dict[str, str]:
    """The dice of a seat by attribute: {"str": "red5 gold6"}."""
    table, seat = play.table, play.seat(who)
    rows = table.rows[ROWS * seat : ROWS * (seat + 1)]
    return {attr: " ".join([shown(table, die) for die in row]) for attr, row in zip(ATTRIBUTES, rows, strict=True)}


def shown(table: Table, die: int) -> str:
    return f"{COLOURS[COLOUR_OF[die]]}{table.values[die]}"


def pool(play: Play) -> str:
    """The dice on the initiative cards; - where there is none."""
    return " ".join([shown(play.table, card[0]) if card else "-" for card in play.table.initiative])


def gold(play: Play, who: str) -> int:
    return int(play.table.heroes[play.seat(who)].gold)


def gains(play: Play) -> list[tuple[int, str]]:
    """The gold that came by the last moves, and why."""
    return [(event.gold, event.why) for event in play.news if isinstance(event, GoldGained)]


def place(play: Play, who: str) -> int:
    return int(play.table.heroes[play.seat(who)].place)


def dice_phase(*seated: Seated, **settings: Any) -> Play:
    return placed(GAME, on_the_table(*seated, **settings), DicePhase())


def market_phase(*seated: Seated, **settings: Any) -> Play:
    """The market phase; whoever has taken no card has taken the one of their own number."""
    for number, one in enumerate(seated, 1):
        one.hero.claimed = one.hero.claimed or number
    return placed(GAME, on_the_table(*seated, phase="market", **settings), MarketPhase())


def cleanup(*seated: Seated, **settings: Any) -> Play:
    return placed(GAME, on_the_table(*seated, phase="cleanup", **settings), Cleanup(), EndRound())


def doing(step: Step, *seated: Seated, **settings: Any) -> Play:
    """A table at which this step comes next."""
    return placed(GAME, on_the_table(*seated, **settings), step)


def stars(one: Seated, what: str = "", solo: bool = False) -> int:
    """The stars of a hero, all of them or those for one thing."""
    counted = lines(finished(on_the_table(one), 0), solo)
    return sum([line.points for line in counted if what in ("", line.what)])


def full(**rows: str) -> dict[str, str]:
    """Six full rows: those given, and threes and fours of all colours in the others."""
    filler = ["green3 blue3 red4", "purple3 white3 black4", "green4 blue4 red3"] * 2
    return {attr: rows.get(attr, dice) for attr, dice in zip(ATTRIBUTES, filler, strict=True)}


def started(seats: int, dice: str, **options: bool) -> Play:
    """The game set up by its own rules, with chance as written; shuffles leave the order of the data files."""
    return begin(GAME, seats, numbers(dice), **options)
