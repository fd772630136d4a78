"""`strannik travel`: bots travel a whole journey, game after game, to its champions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.cli.options import read_bots, read_values, seated
from strannik.core.carried import Carried
from strannik.core.chance import Chance, derived_seed
from strannik.core.journey import HousekeepingJourney, Journey, Standing
from strannik.core.options import OptionError, Settings, settle
from strannik.core.result import Result
from strannik.show.words import Words

LONGEST: Final = 60
"""No journey takes more games than this, those that were lost and played again among them."""


def travel(
    id: str, seats: int | None, seed: int, bots: str, options: Sequence[str], journeys: int, lang: str, as_json: bool
) -> None:
    """Play one journey and print every game as it ends, or play many and print how each stage went."""
    game = find_game(id)
    if game.journey is None:
        raise OptionError(f"every game of {id} stands alone: there is no journey to travel")
    names = read_bots(game, bots)
    seats = max(len(names), game.fewest) if seats is None else seats
    game.check_seats(seats)
    settings = settle(game.journey.options(), read_values(options))
    company = TravellingBots(game, game.journey, seated(names, seats), settings)
    if journeys == 1:
        travel_once(company, seed, game.words(lang), as_json)
        return
    from strannik.cli.simulating.stages import print_stages, travel_often

    summary = travel_often(company, seed, journeys)
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        print_stages(summary, game.words(lang))


def travel_once(company: TravellingBots, seed: int, words: Words, as_json: bool) -> None:
    """One journey, told game by game."""
    played: list[dict[str, Any]] = []
    for end in company.travel(seed):
        played.append({"options": end.options, **end.result.save()})
        if not as_json:
            print(line(played[-1], words))
    standing = company.journey.standing(end.carried)
    if as_json:
        print(json.dumps({"games": played, **summary(standing)}, ensure_ascii=False))
    else:
        print(ending(standing, words))


@dataclass
class End:
    """How one game of a journey ended, and what it brought a company that keeps house together."""

    options: Settings
    result: Result
    statistics: Mapping[str, Sequence[float]]
    carried: Carried
    brought: Mapping[str, int] = field(default_factory=dict)


@dataclass
class TravellingBots:
    """Bots that travel together, on what terms, and as whom: as any who are free, if nothing is said."""

    game: Game
    journey: Journey
    players: Sequence[str]
    settings: Settings
    heroes: Sequence[str] = ()

    def travel(self, seed: int | str) -> Iterator[End]:
        """Game after game, until nothing comes next."""
        carried = self.journey.begin(self.settings, self.heroes or [""] * len(self.players))
        for number in range(LONGEST):
            if not self.journey.nexts(carried):
                return
            end = self.next_game(carried, derived_seed("travel", seed, number))
            yield end
            carried = end.carried
        raise OptionError(f"the journey is not over after {LONGEST} games")

    def next_game(self, carried: Carried, seed: str) -> End:
        """One game between bots."""
        game, players = self.game, self.players
        assert game.carry is not None
        coming = self.journey.nexts(carried)[0]
        position = game.start(len(players), Chance(seed, len(players)), coming, carried)
        bots = [make_bot(name, game, Chance(derived_seed(seed, seat), 0)) for seat, name in enumerate(players)]
        play_out(position, bots)
        carried_on = game.carry(position.table)
        assert carried_on is not None
        brought = gained(self.journey, carried, carried_on)
        return End(coming, game.result(position.table), game.statistics(position.table), carried_on, brought)


def gained(journey: Journey, before: Carried, after: Carried) -> dict[str, int]:
    """By how much everything has grown that the company holds in common, if it does."""
    if not isinstance(journey, HousekeepingJourney):
        return {}
    had, has = journey.holdings(before), journey.holdings(after)
    return {what: has[what] - had[what] for what in has}


def line(told: dict[str, Any], words: Words) -> str:
    """A game in a line: with which options, everybody's points if there are any, and what became of it."""
    options = ", ".join([f"{name}={str(value).lower()}" for name, value in told["options"].items()])
    points = "" if told.get("together") else " ".join([str(points) for points in told["points"]])
    outcome = words.say(f"outcome-{told['outcome']}", told.get("facts", {})) if "outcome" in told else ""
    return "  ".join([part for part in (f"{options}: {points}".rstrip(), outcome) if part])


def ending(standing: Standing, words: Words) -> str:
    """Everybody's points of all games, unless all win or lose together, and what became of the journey."""
    totals = [
        f"{words.name(one.hero) if one.hero else number + 1}: {one.total}"
        for number, one in enumerate(standing.travellers)
    ]
    outcome = words.say(f"outcome-{standing.outcome}", standing.facts) if standing.outcome else ""
    return "\n".join([*([] if standing.company else [", ".join(totals)]), outcome]).rstrip()


def summary(standing: Standing) -> dict[str, Any]:
    return {
        "travellers": [{"hero": one.hero, "points": one.points, "total": one.total} for one in standing.travellers],
        "champions": standing.champions,
        "outcome": standing.outcome,
    }
