"""The steward: what the rules of a journey say about the next line of its ledger."""

from __future__ import annotations

from collections.abc import Sequence

from strannik.box.game import Game
from strannik.campaign import ledger
from strannik.campaign.campaign import Branch, Campaign
from strannik.campaign.evening import Evening, seal_of
from strannik.campaign.ledger import NOBODY
from strannik.campaign.mistakes import CampaignError
from strannik.core.journey import Journey, Learning, LearningJourney, Standing
from strannik.core.options import Option, OptionError, Settings, settle
from strannik.core.record import Ending, Header, read_record


def journey_of(game: Game) -> Journey:
    """The journey on which games of this kind follow one another."""
    if game.journey is None:
        raise CampaignError("no-journey", game=game.id)
    return game.journey


def founded(
    game: Game, name: str, options: Settings, heroes: Sequence[str], crew: Sequence[int], language: str = ""
) -> ledger.Founded:
    """The first line: a company with these heroes sets out."""
    journey = journey_of(game)
    settled = settle(journey.options(), options)
    game.check_seats(len(heroes))
    carried = journey.begin(settled, heroes)
    return ledger.Founded(game.id, name, settled, list(crew), carried, language)


def standing(game: Game, branch: Branch) -> Standing:
    """How everybody stands on a branch, after the last game that is over."""
    return journey_of(game).standing(branch.carried)


def nexts(game: Game, branch: Branch) -> list[Settings]:
    """The games that may come next on a branch."""
    return [] if branch.open else journey_of(game).nexts(branch.carried)


def joined(game: Game, branch: Branch, hero: str, person: int) -> ledger.Travelled:
    """One more traveller, played by this person."""
    carried = journey_of(game).join(branch.carried, hero)
    return ledger.Travelled(branch.number, len(branch.crew), person, carried)


def learning(game: Game, branch: Branch, traveller: int) -> Learning | None:
    """What a traveller can learn before the next game; nothing while one is played, or where nobody learns."""
    journey = journey_of(game)
    if branch.open or not isinstance(journey, LearningJourney) or not journey.nexts(branch.carried):
        return None
    return journey.learning(branch.carried, traveller)


def learnt(game: Game, branch: Branch, traveller: int, thing: str) -> ledger.Learnt:
    """A traveller has learnt something before the next game."""
    if branch.open:
        raise CampaignError("game-is-open")
    if not 0 <= traveller < len(branch.crew):
        raise CampaignError("no-traveller")
    journey = journey_of(game)
    if not isinstance(journey, LearningJourney) or not journey.nexts(branch.carried):
        raise CampaignError("nothing-to-learn")
    return ledger.Learnt(branch.number, traveller, thing, journey.learn(branch.carried, traveller, thing))


def left_open(game: Game, settled: Settings) -> list[Option]:
    """What the company may still agree on for one game, after what its journey has settled."""
    mode = str(settled.get("mode", ""))
    free = [option for option in game.options if option.name not in settled]
    return [option for option in free if len(option.in_mode.get(mode, option.choices)) > 1]


def agreed(game: Game, settled: Settings, wanted: Settings) -> Settings:
    """The options of one game: what its journey has settled, and what was agreed on besides."""
    for name in wanted:
        if name in settled:
            raise OptionError(f"option {name!r} is settled by the journey")
    return settle(game.options, {**wanted, **settled})


def sittings(campaign: Campaign, branch: Branch, seated: Sequence[int], bot: str) -> list[ledger.Sitting]:
    """Who would sit down now: everybody who is here with the travellers they play, and bots for the others."""
    players = [(traveller, campaign.player(branch, traveller)) for traveller in seated]
    return [
        ledger.Sitting(traveller, person) if person != NOBODY else ledger.Sitting(traveller, bot=bot)
        for traveller, person in players
    ]


def opened(
    game: Game,
    campaign: Campaign,
    branch: Branch,
    which: int,
    seats: Sequence[ledger.Sitting],
    table: str,
    wanted: Settings | None = None,
) -> ledger.Opened:
    """The next game on a branch, with those who sit down for it and what they agreed on for this one."""
    if branch.open:
        raise CampaignError("game-is-open")
    possible = nexts(game, branch)
    if not possible:
        raise CampaignError("journey-over")
    if not 0 <= which < len(possible):
        raise CampaignError("no-such-next")
    for sitting in seats:
        if sitting.person != NOBODY and campaign.owner(branch, sitting.traveller) != sitting.person:
            raise CampaignError("not-your-traveller")
    game.check_seats(len(seats))
    carried = journey_of(game).seat(branch.carried, [sitting.traveller for sitting in seats])
    options = agreed(game, possible[which], wanted or {})
    number = max(campaign.games, default=0) + 1
    return ledger.Opened(number, branch.number, table, options, list(seats), carried)


def ended(campaign: Campaign, number: int, evening: Evening) -> ledger.Ended:
    """The line that says how a game went, from its record."""
    game = campaign.game(number)
    lines = read_record(evening.record, "record")
    header, ending = lines[0], lines[-1]
    assert isinstance(header, Header)
    if not isinstance(ending, Ending):
        raise CampaignError("still-played", game=number)
    if ending.carried is None or header.carried != game.carried or header.seats != len(game.seats):
        raise OptionError("the record is not that of the game that was opened")
    return ledger.Ended(number, seal_of(evening.record), ending.result, ending.carried)
