"""The chain: whether the records of a campaign's games are those of its ledger, and follow from one another."""

from __future__ import annotations

from collections.abc import Mapping

from strannik.box import game as core
from strannik.box.replay import replay
from strannik.campaign import ledger, steward
from strannik.campaign.campaign import Campaign, Game
from strannik.campaign.evening import Evening, seal_of
from strannik.campaign.ledger import NOBODY
from strannik.campaign.mistakes import CampaignError
from strannik.core.carried import Carried
from strannik.core.data import DataError
from strannik.core.journey import LearningJourney
from strannik.core.options import OptionError
from strannik.core.record import Ending, Entry, Header, commitment, read_record, sealed


def checked(card: core.Game, campaign: Campaign, evenings: Mapping[int, Evening]) -> list[int]:
    """Check every finished game; a CampaignError says what is wrong with which.

    Returns the games that were played again move by move. Those that were played by other rules or with another book
    cannot be, and are held against their seals alone.
    """
    _check_company(card, campaign)
    played_again = []
    by_these_rules = True
    for number, game in campaign.games.items():
        if game.ended is None:
            continue
        if number not in evenings:
            raise CampaignError("no-record", game=number)
        if _check(card, campaign, game, evenings[number].record):
            played_again.append(number)
        else:
            by_these_rules = False
    if by_these_rules:
        _check_lessons(card, campaign)
    return played_again


def _check_company(card: core.Game, campaign: Campaign) -> None:
    """Whoever is said to travel exists, and what is carried on each branch can be used, so that one can go on."""
    if any([person != NOBODY and person > len(campaign.people) for person in campaign.founded.crew]):
        raise CampaignError("unusable", branch=ledger.TRUNK)
    for branch in campaign.branches:
        unusable = CampaignError("unusable", branch=branch.number)
        try:
            standing = steward.standing(card, branch)
            known = steward.journey_of(card).heroes()
        except (OptionError, LookupError, TypeError, ValueError):
            # What somebody wrote by hand has the right shape at best.
            raise unusable from None
        strangers = [one.hero for one in standing.travellers if known and one.hero and one.hero not in known]
        if strangers or len(standing.travellers) != len(branch.crew):
            raise unusable


def _check_lessons(card: core.Game, campaign: Campaign) -> None:
    """What was learnt between two games was there to be learnt, and was paid for."""
    journey = card.journey
    if not isinstance(journey, LearningJourney):
        return
    for before, entry in _lessons(campaign):
        try:
            after = journey.learn(before, entry.traveller, entry.thing)
        except OptionError:
            raise CampaignError("wrong-lesson", thing=entry.thing) from None
        if after != entry.carried and after.version == entry.carried.version:
            raise CampaignError("wrong-lesson", thing=entry.thing)


def _lessons(campaign: Campaign) -> list[tuple[Carried, ledger.Learnt]]:
    """Everything that was learnt between two games, and what was carried until then."""
    found: list[tuple[Carried, ledger.Learnt]] = []
    carried = {ledger.TRUNK: campaign.founded.carried}
    for line in campaign.lines:
        match line.entry:
            case ledger.Branched(branch=branch, after=after):
                carried[branch] = campaign.place(after)[0]
            case ledger.Travelled(branch=branch, carried=more):
                carried[branch] = more
            case ledger.Learnt() as entry:
                found.append((carried[entry.branch], entry))
                carried[entry.branch] = entry.carried
            case ledger.Ended(game=game, carried=more):
                carried[campaign.games[game].branch] = more
    return found


def _check(card: core.Game, campaign: Campaign, game: Game, record: str) -> bool:
    """Whether the game could be played again; a record that is not its own is amiss."""
    wrong = CampaignError("wrong-record", game=game.number)
    assert game.ended is not None
    if seal_of(record) != game.ended.seal:
        raise wrong
    try:
        lines = read_record(record, "record")
    except (DataError, RecursionError):
        raise wrong from None
    header, ending = lines[0], lines[-1]
    if not isinstance(header, Header) or not isinstance(ending, Ending) or header.game != campaign.founded.game:
        raise wrong
    if (header.carried, ending.carried, ending.result) != (game.carried, game.ended.carried, game.ended.result):
        raise wrong
    if not _follows(card, campaign, game, header):
        raise CampaignError("broken-chain", game=game.number)
    return _played_again(card, lines, header, ending, wrong)


def _follows(card: core.Game, campaign: Campaign, game: Game, header: Header) -> bool:
    """Whether the game began with what was carried to it, as far as these rules can tell."""
    if header.rules != card.rules or card.journey is None:
        return True
    before = campaign.carried_before(game.number)
    try:
        seated = card.journey.seat(before, [sitting.traveller for sitting in game.seats])
    except OptionError:
        return False
    return seated == game.carried or seated.version != game.carried.version


def _played_again(card: core.Game, lines: list[Entry], header: Header, ending: Ending, wrong: CampaignError) -> bool:
    """Play the game again. If it does not come out although rules and content are these, it was changed."""
    if commitment(ending.seed) != header.commitment or sealed(lines[:-1]) != ending.record:
        raise wrong
    try:
        return not replay(card, lines, ending.seed, "record").unchecked
    except Exception:
        # Another version wrote it: whatever goes wrong with it, it cannot be played here.
        if (header.rules, header.content) == (card.rules, card.content_for(header.options)):
            raise wrong from None
        return False
