"""`strannik travel`: bots travel a whole journey, game after game, to its champions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.cli.options import read_bots, read_values, seated
from strannik.core.carried import Carried
from strannik.core.chance import Chance, derived_seed
from strannik.core.journey import Journey, Standing
from strannik.core.options import OptionError, settle
from strannik.show.words import Words

LONGEST: Final = 60
"""No journey takes more games than this, those that were lost and played again among them."""


def travel(id: str, seats: int | None, seed: int, bots: str, options: Sequence[str], lang: str, as_json: bool) -> None:
    """Play a journey to its end, and print every game as it ends."""
    game = find_game(id)
    if game.journey is None:
        raise OptionError(f"every game of {id} stands alone: there is no journey to travel")
    names = read_bots(game, bots)
    seats = max(len(names), game.fewest) if seats is None else seats
    game.check_seats(seats)
    settings = settle(game.journey.options(), read_values(options))
    carried = game.journey.begin(settings, [""] * seats)
    words, players = game.words(lang), seated(names, seats)
    played: list[dict[str, Any]] = []
    while game.journey.nexts(carried):
        if len(played) == LONGEST:
            raise OptionError(f"the journey is not over after {LONGEST} games")
        carried, told = next_game(game, game.journey, carried, players, derived_seed("travel", seed, len(played)))
        played.append(told)
        if not as_json:
            print(line(told, words))
    standing = game.journey.standing(carried)
    if as_json:
        print(json.dumps({"games": played, **summary(standing)}, ensure_ascii=False))
    else:
        print(ending(standing, words))


def next_game(
    game: Game, journey: Journey, carried: Carried, players: Sequence[str], seed: str
) -> tuple[Carried, dict[str, Any]]:
    """One game between bots: what is carried on, and how it went."""
    assert game.carry is not None
    coming = journey.nexts(carried)[0]
    position = game.start(len(players), Chance(seed, len(players)), coming, carried)
    bots = [make_bot(name, game, Chance(derived_seed(seed, seat), 0)) for seat, name in enumerate(players)]
    play_out(position, bots)
    result = game.result(position.table)
    carried_on = game.carry(position.table)
    assert carried_on is not None
    return carried_on, {"options": coming, **result.save()}


def line(told: dict[str, Any], words: Words) -> str:
    """A game in a line: with which options, everybody's points, and what became of it."""
    options = ", ".join([f"{name}={str(value).lower()}" for name, value in told["options"].items()])
    points = " ".join([str(points) for points in told["points"]])
    outcome = words.say(f"outcome-{told['outcome']}", told.get("facts", {})) if "outcome" in told else ""
    return f"{options}: {points}  {outcome}".rstrip()


def ending(standing: Standing, words: Words) -> str:
    """Everybody's points of all games, and what became of the journey."""
    totals = [
        f"{words.name(one.hero) if one.hero else number + 1}: {one.total}"
        for number, one in enumerate(standing.travellers)
    ]
    outcome = words.say(f"outcome-{standing.outcome}", standing.facts) if standing.outcome else ""
    return "\n".join([", ".join(totals), outcome]).rstrip()


def summary(standing: Standing) -> dict[str, Any]:
    return {
        "travellers": [{"hero": one.hero, "points": one.points, "total": one.total} for one in standing.travellers],
        "champions": standing.champions,
        "outcome": standing.outcome,
    }
