"""Glow tables set by hand.

Only what matters is named. Dice are written by what they show (`fire`), by colour and symbol
(`purple:footprints2`), or by their name and symbol (`orange-3:water`); companions that nobody
names lie in the decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from strannik.core.notation import SEATS
from strannik.core.step import Step, Together
from strannik.games.glow import GAME
from strannik.games.glow.cards import BLACK, COMPANIONS, DICE, SPELLS
from strannik.games.glow.maps import PROVINCE, TRACK
from strannik.games.glow.setup import laid_table
from strannik.games.glow.steps.afternoon_archipelago import Sail
from strannik.games.glow.steps.afternoon_province import Travel
from strannik.games.glow.steps.evening import Evening
from strannik.games.glow.steps.late_morning import Reroll
from strannik.games.glow.steps.noon import Noon
from strannik.games.glow.table import Table
from tests.harness import Play, Supply, placed, scripted

RESERVE = "green-3 blue-3 azure-3 red-4 orange-3 black"


@dataclass
class Player:
    """What lies before one player."""

    adventurer: str = "pocana"
    company: list[str] = field(default_factory=list)
    dice: list[str] = field(default_factory=list)
    links: dict[str, str] = field(default_factory=dict)
    spells: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    bursts: int = 10
    footprints: int = 0
    fireflies: int = 0
    rerolls: int = 0
    at: str = "start"
    camp: str = "start"
    boats: list[str] = field(default_factory=lambda: ["0"] * 4)


def player(
    adventurer: str = "pocana",
    company: str = "",
    dice: str = "",
    links: dict[str, str] | None = None,
    spells: str = "",
    hidden: str = "",
    boats: str = "0 0 0 0",
    **rest: object,
) -> Player:
    """A player in words."""
    lists = [text.split() for text in (company, dice, spells, hidden, boats)]
    made = Player(adventurer, lists[0], lists[1], links or {}, lists[2], lists[3], boats=lists[4])
    for name, value in rest.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    return made


def table(
    *,
    board: str = PROVINCE,
    chance: str | Sequence[int] = (),
    track: str = "",
    track_dice: dict[str, str] | None = None,
    cemetery: str = "",
    reserve: str = RESERVE,
    day: int = 1,
    **players: Player,
) -> Table:
    """A table with the players named by colour; `track` are the companions from left to right, `-` for none."""
    seated = [players[colour] for colour in SEATS[: len(players)]]
    made = laid_table(len(seated), board, scripted(len(seated), chance))
    made.day = day
    _lay_dice(made, seated, reserve.split(), track_dice or {})
    companions = Supply(COMPANIONS)
    made.company = [companions.named(one.company) for one in seated]
    standing = [[] if name == "-" else companions.named([name]) for name in track.split()]
    made.meeting = standing + [[] for _ in range(5 - len(standing))]
    made.cemetery = companions.named(cemetery.split())
    left = companions.rest()
    made.deck_a = [companion for companion in left if COMPANIONS[companion].deck == "A"]
    made.deck_b = [companion for companion in left if COMPANIONS[companion].deck == "B"]
    spells = Supply(SPELLS)
    made.spells = [spells.named(one.spells) for one in seated]
    made.hidden_spells = [spells.named(one.hidden) for one in seated]
    made.spell_pile = spells.rest()
    for name in ("bursts", "footprints", "fireflies", "rerolls"):
        setattr(made, name, [getattr(one, name) for one in seated])
    made.adventurers = [one.adventurer for one in seated]
    if board == PROVINCE:
        made.places, made.camps = [one.at for one in seated], [one.camp for one in seated]
    else:
        made.boats = [one.boats for one in seated]
    return made


def _lay_dice(made: Table, seated: list[Player], reserve: list[str], on_track: dict[str, str]) -> None:
    named = [written.partition(":")[0] for one in seated for written in one.dice]
    for die in reserve:
        if die not in named and (die != BLACK or BLACK not in " ".join([*named, *on_track.values()])):
            made.box.remove(die)
            made.reserve.append(die)
    for space, dice in on_track.items():
        for die in dice.split():
            made.box.remove(die)
            made.track_dice[TRACK.index(space)].append(die)
            made.faces[die] = space
    for seat, one in enumerate(seated):
        for written in one.dice:
            die, _, symbol = written.rpartition(":")
            die = _die(made, die, symbol, named)
            made.box.remove(die)
            made.dice[seat].append(die)
            made.faces[die] = symbol
        made.links |= one.links


def _die(made: Table, wanted: str, symbol: str, named: list[str]) -> str:
    """The die meant: by its name, by its colour, or any that can show the symbol and no other test names."""
    if wanted in DICE:
        return wanted
    for die in made.box:
        fits = DICE[die].colour == wanted if wanted else DICE[die].colour in ("green", "blue", "azure", "red")
        if fits and die not in named and symbol in DICE[die].faces:
            return die
    raise AssertionError(f"no die left for {wanted}:{symbol}")


def play(made: Table, *steps: Step) -> Play:
    return placed(GAME, made, *steps)


def late_morning(*, bursts: int = 10, chance: str = "", **red: object) -> Play:
    """Red has rolled and may reroll; blue looks on."""
    return play(table(red=player(bursts=bursts, **red), blue=player(adventurer="orium"), chance=chance), Reroll(0))


def noon(*, chance: str = "", cemetery: str = "", reserve: str = RESERVE, **red: object) -> Play:
    """Red's cards are due; blue looks on."""
    made = table(red=player(**red), blue=player(adventurer="orium"), chance=chance, cemetery=cemetery, reserve=reserve)
    return play(made, Noon(0))


def walk(**red: object) -> Play:
    """Red's afternoon in the Province."""
    return play(table(red=player(**red), blue=player(adventurer="orium")), Travel(0))


def sail(**red: object) -> Play:
    """Red's afternoon in the Archipelago."""
    return play(table(board="archipelago", red=player(**red), blue=player(adventurer="orium")), Sail(0))


def evening(chance: str = "", **players: Player) -> Play:
    return play(table(chance=chance, **players), Evening())


def side_by_side(made: Table, *lanes: list[Step]) -> Play:
    return play(made, Together(dict(enumerate(lanes))))


def held(play: Play, seat: int = 0) -> tuple[int, int, int, int]:
    """Bursts, footprints, fireflies and reroll tokens of a seat."""
    at = play.table
    return at.bursts[seat], at.footprints[seat], at.fireflies[seat], at.rerolls[seat]
