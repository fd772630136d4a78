"""Golden records: whole games as text, kept under tests/records and made again by `python tools/golden.py`.

The games are played by random bots from fixed seeds, so the same rules give the same bytes. A
difference in them is a difference in the rules, in the content or in chance: look at it, and keep
the new records only if it was meant. Near and Far, where random bots wander for thousands of moves,
is played by greedy ones, and so are Aftermath's missions that are to be won: there the hints are in it too,
so such records are verified but not made again by the tests. Names of games after the command make only theirs.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from strannik.bots.bot import Bot
from strannik.bots.greedy import GreedyBot
from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.box.match import Match
from strannik.box.shelf import find_game
from strannik.core.carried import Carried
from strannik.core.chance import Chance, derived_seed
from strannik.core.options import Setting
from strannik.core.record import write_record
from strannik.core.refusal import Refusal
from strannik.games.aftermath import MISSIONS
from strannik.games.aftermath.campaign.journey import Campaign
from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.trail import Card, Trail, new_trail, packed

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
LONGEST = 20_000


@dataclass
class Plan:
    """A game to be played; `second_thoughts` makes the players take moves back now and then."""

    name: str
    seats: int
    options: Mapping[str, Setting] = field(default_factory=dict)
    second_thoughts: int = 0
    purposeful: bool = False
    nonces: tuple[str, ...] = ()
    carried: Carried | None = None


def long_journeys() -> list[Plan]:
    """Games of Near and Far's journeys: a first one, one with talents and clues, the Last Ruin, and a story's."""
    cards = [
        Card("vera", 13, ["fishing", "politics"], ["rope", "key"], ["162"]),
        Card("riza", 16, ["gem-trading", "bird-breeding"], ["salt"]),
        Card("kikli", 9, ["bounty-hunting"], ["hum", "lullaby"]),
    ]
    behind = list(range(2, 11))
    stories = [Card("tanian", 9, ["scrounging"], ["pillow"], chapter="tanian-10b"), Card("eyim", 8, chapter="eyim-9a")]
    trails = [
        ("campaign-2", 2, new_trail(CAMPAIGN_MODE, ["", ""])),
        ("campaign-6", 6, Trail(CAMPAIGN_MODE, cards, [0, 1, 2], behind[:4])),
        ("campaign-11", 11, Trail(CAMPAIGN_MODE, cards, [2, 0], behind)),
        ("character-5", 5, new_trail(CHARACTER_MODE, ["grear", "vera", "kikli"])),
        ("character-11", 11, Trail(CHARACTER_MODE, stories, [0, 1], [2, 3])),
    ]
    return [
        Plan(
            f"{name}-{len(trail.seated)}",
            len(trail.seated),
            {"mode": trail.mode, "map": number},
            purposeful=True,
            carried=packed(trail),
        )
        for name, number, trail in trails
    ]


def setting_out(heroes: list[str]) -> Carried:
    """What is carried into the first evening of an Aftermath campaign."""
    return Campaign().begin({"harder": False, "immortal": False}, heroes)


PLANS: dict[str, list[Plan]] = {
    "faraway": [
        *[Plan(f"base-{seats}", seats) for seats in (2, 3, 4, 5, 6)],
        *[Plan(f"experienced-{seats}", seats, {"variant": "experienced"}) for seats in (2, 3, 4, 5, 6)],
        Plan("arrange-4", 4, {"arrange": True}),
        Plan("taken-back-3", 3, {"variant": "experienced", "arrange": True}, second_thoughts=3),
        Plan("added-chance-3", 3, {"variant": "experienced"}, nonces=("0f" * 16, "", "a5" * 16)),
    ],
    "glow": [
        *[Plan(f"province-{seats}", seats) for seats in (1, 2, 3, 4)],
        *[Plan(f"archipelago-{seats}", seats, {"board": "archipelago"}) for seats in (1, 2, 3, 4)],
        Plan("taken-back-3", 3, {"adventurers": "deal"}, second_thoughts=3),
    ],
    "rollplayer": [
        *[Plan(f"base-{seats}", seats) for seats in (1, 2, 3, 4)],
        Plan("less-random-4", 4, {"less_random": True}),
        Plan("random-market-3", 3, {"random_market": True}),
        Plan("friendly-market-2", 2, {"friendly_market": True}),
        Plan("short-game-3", 3, {"short_game": True}),
        Plan("choose-class-4", 4, {"choose_class": True}),
        Plan("short-solo-1", 1, {"short_game": True, "less_random": True, "friendly_market": True}),
        Plan("taken-back-3", 3, second_thoughts=3),
        Plan("added-chance-3", 3, second_thoughts=3, nonces=("0f" * 16, "c3" * 16, "")),
    ],
    "nearfar": [
        *[Plan(f"journey-{seats}", seats, {"mode": "journey"}, purposeful=True) for seats in (2, 3, 4)],
        *[
            Plan(f"map-{number}-{town}-{seats}", seats, {"map": number, "town": town, **more}, purposeful=True)
            for number, town, seats, more in (
                (1, "day", 2, {"platypus": "red"}),
                (2, "dusk", 2, {"more_adventures": True}),
                (3, "day", 3, {"platypus": "blue"}),
                (4, "dusk", 4, {"platypus": "yellow"}),
                (5, "day", 2, {}),
                (6, "dusk", 3, {"platypus": "green"}),
                (7, "day", 4, {}),
                (8, "dusk", 2, {"longer": True}),
                (9, "day", 2, {}),
                (10, "dusk", 3, {}),
                (11, "day", 2, {}),
            )
        ],
        Plan("taken-back-2", 2, second_thoughts=3, purposeful=True),
        *long_journeys(),
    ],
    "aftermath": [
        *[Plan(f"mission-1-{seats}", seats, purposeful=True) for seats in (2, 3, 4)],
        *[
            Plan(f"mission-{mission}-2", 2, {"mission": mission}, purposeful=True)
            for mission in MISSIONS
            if mission != 1
        ],
        Plan("lost-3", 3),
        Plan("harder-2", 2, {"harder": True, "immortal": True}),
        Plan("campaign-2", 2, {"mode": "campaign"}, carried=setting_out(["grumple", "meziah"])),
        Plan("taken-back-2", 2, second_thoughts=3),
    ],
}


def main() -> None:
    for game in sys.argv[1:] or PLANS:
        folder = RECORDS / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
        for plan in PLANS[game]:
            (folder / f"{plan.name}.jsonl").write_text(golden(game, plan), encoding="utf-8", newline="\n")
        print(f"{game}: {len(PLANS[game])} records")


def golden(game: str, plan: Plan) -> str:
    """The record of the planned game."""
    seed = derived_seed("golden", game, plan.name)
    match = Match(find_game(game), plan.seats, seed, plan.options, plan.carried, plan.nonces)
    chance = Chance(derived_seed("golden bots", game, plan.name), 0)
    bot = GreedyBot(chance, match.game.hints) if plan.purposeful else RandomBot(chance)
    for _ in range(LONGEST):
        if match.position.finished:
            return write_record(match.entries)
        move(match, bot)
        if plan.second_thoughts and chance.below(plan.second_thoughts) == 0:
            reconsider(match, chance)
    raise RuntimeError(f"{game} {plan.name} goes on after {LONGEST} moves")


def move(match: Match, bot: Bot) -> None:
    """One move: what somebody may do at any time, or an answer of somebody who is asked."""
    position = match.position
    for seat in position.table.seats:
        extra = bot.interject(Window(position, seat))
        if extra is not None:
            match.play(seat, extra)
            return
    seat = bot.chance.pick(position.waiting)
    match.play(seat, bot.choose(Window(position, seat)))


def reconsider(match: Match, chance: Chance) -> None:
    """Somebody takes back a move alone, if the rules of taking back let them, or else all agree to go back a little."""
    seat = chance.pick(match.position.table.seats)
    if match.position.finished:
        return
    for take_back in (match.undo, match.unsay):
        try:
            take_back(seat)
        except Refusal:
            continue
        return
    if match.n and chance.below(4) == 0:
        match.rewind(match.n - 1 - chance.below(min(match.n, 3)))


if __name__ == "__main__":
    main()
