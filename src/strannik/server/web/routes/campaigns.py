"""Campaigns: founding one, belonging to it, its home, the next game, other ways, and its file."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from strannik.campaign import export, ledger, pictures, steward
from strannik.campaign.campaign import Branch, Campaign, Person
from strannik.campaign.home import Home
from strannik.campaign.ledger import NOBODY
from strannik.campaign.mistakes import CampaignError
from strannik.core.options import OptionError
from strannik.server.errors import RequestError, Unplayable
from strannik.server.messages import (
    BranchMade,
    CampaignHome,
    CampaignMade,
    CampaignRead,
    CampaignWritten,
    Chronicle,
    GameOpened,
    JoinCampaign,
    LearnLesson,
    MoreTraveller,
    MyCampaigns,
    NewBranch,
    NewCampaign,
    NewNote,
    PlayNext,
    TakeTraveller,
    Tokens,
)
from strannik.server.playing.campaigns import table_of, type_card
from strannik.server.playing.hub import new_id
from strannik.server.playing.thinking.bot_specs import DEFAULT
from strannik.server.showing import faces
from strannik.server.showing.words import game_words
from strannik.server.storage.failure import StorageFails
from strannik.server.web.homes import chronicle_of, home_of, listed, people_of
from strannik.server.web.http import (
    Lang,
    answer,
    campaigns_of,
    hub_of,
    language,
    packed,
    read,
    read_as,
    token_key,
)
from strannik.server.web.routes.games import known_game
from strannik.server.web.routing import Router, route
from strannik.show.clauses import LANGUAGES
from strannik.table import log
from strannik.table.seats import key_of, new_token, tidy

logger = logging.getLogger(__name__)

router = Router()


def member(request: Request, campaign: Campaign) -> Person:
    """Who asks, if they belong to the company."""
    person = campaign.person_of(token_key(request))
    if person is None:
        raise CampaignError("no-member")
    return person


def named(text: str) -> str:
    """A name as it is kept, which must have something in it."""
    name = tidy(text)
    if not name:
        raise RequestError(422, "empty-name")
    return name


@route(router, "POST", "/api/campaigns", CampaignMade, body=NewCampaign, status=201)
async def found(request: Request) -> Response:
    """Set out: a company of travellers, mine and others. The first game is opened from the campaign's home."""
    wanted = await read_as(request, NewCampaign)
    game = known_game(wanted.game)
    token = wanted.token or new_token()
    crew = [1 if traveller.mine else NOBODY for traveller in wanted.travellers]
    heroes = [traveller.hero for traveller in wanted.travellers]
    try:
        first = steward.founded(game, tidy(wanted.title), wanted.options, heroes, crew, wanted.language or "")
    except OptionError as error:
        raise CampaignError("cannot-begin", detail=str(error)) from None
    id = await campaigns_of(request).found([first, ledger.Joined(1, named(wanted.name), key_of(token))])
    return answer(request, CampaignMade(id, 1, token), 201)


@route(router, "POST", "/api/campaigns/mine", MyCampaigns, body=Tokens)
async def my_campaigns(request: Request, lang: Lang = None) -> Response:
    """The campaigns to which one of the tokens belongs, the latest first."""
    wanted = await read_as(request, Tokens)
    hub, campaigns = hub_of(request), campaigns_of(request)
    places = {key_of(token): at for at, token in enumerate(wanted.tokens)}
    found = await hub.threads.ask_storage(hub.store.find_campaigns, list(places))
    seats = await hub.threads.ask_storage(hub.store.find_seats, list({one.key for one in found}))
    shown = []
    for one in found:
        try:
            shown.append(await listed(campaigns, one, places[one.key], seats, language(request, lang)))
        except StorageFails:
            # Not this campaign is at fault, and an empty list would be a lie.
            raise
        except Exception:
            logger.exception("campaign %s cannot be listed", one.campaign_id)
    return answer(request, MyCampaigns(shown))


@route(router, "POST", "/api/campaigns/file", CampaignRead, body=str, status=201)
async def bring_in(request: Request) -> Response:
    """Go on here with a campaign that came as a file. Every game in it is checked first."""
    data = await read(request, hub_of(request).config.limits.campaign)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise CampaignError("not-a-campaign") from None
    id, scroll, checked = await campaigns_of(request).bring_in(text)
    campaign = scroll.campaign
    shown = CampaignRead(id, campaign.founded.name, len(scroll.evenings), len(checked), people_of(campaign))
    return answer(request, shown, 201)


@route(router, "GET", "/api/campaigns/{campaign}", CampaignHome)
async def home(request: Request, campaign: str, branch: int = 0, lang: Lang = None) -> Response:
    """Where the company is, on this branch or on the one where something happened last."""
    campaigns = campaigns_of(request)
    found = await campaigns.find(campaign)
    way = found.branch(branch) if branch else found.latest
    key = token_key(request)
    return answer(request, await home_of(campaigns, campaign, found, way, key, language(request, lang)))


@route(router, "GET", "/api/campaigns/{campaign}/chronicle", Chronicle)
async def chronicle(request: Request, campaign: str, branch: int = 0, lang: Lang = None) -> Response:
    """The story so far, as it was told when it happened."""
    campaigns = campaigns_of(request)
    found = await campaigns.find(campaign)
    way = found.branch(branch) if branch else found.latest
    evenings = await campaigns.evenings(campaign)
    return answer(request, chronicle_of(campaign, found, way, evenings, language(request, lang)))


@router.hidden("/api/campaigns/{campaign}/faces/{n}/{branch}/{lang}/{name}.svg")
async def face(request: Request, campaign: str, n: int, branch: int, lang: str, name: str) -> Response:
    """A picture of the campaign, or one of its game. `n` is the line of the ledger after which it was drawn."""
    found = await campaigns_of(request).read(campaign)
    card = type_card(found)
    if lang not in LANGUAGES:
        raise RequestError(404, "unknown-face")
    drawn = await hub_of(request).threads.draw(_drawn, found, found.branch(branch), name, lang)
    if drawn is None:
        drawn = await hub_of(request).threads.draw(faces.draw, card, name, lang)
    if drawn is None:
        raise RequestError(404, "unknown-face")
    return packed(request, drawn, "image/svg+xml", {"cache-control": "private, max-age=86400"})


def _drawn(campaign: Campaign, branch: Branch, name: str, lang: str) -> bytes | None:
    words = game_words(campaign.founded.game, lang)
    if name == "tree":
        return pictures.tree(campaign, branch.number, words).encode()
    if name == "points":
        at_home = Home(type_card(campaign), campaign, branch, words)
        names = [at_home.hero(number) for number in range(len(at_home.standing.travellers))]
        return pictures.points(at_home.standing, names, words).encode()
    return None


@route(router, "POST", "/api/campaigns/{campaign}/people", CampaignMade, body=JoinCampaign, status=201)
async def join(request: Request, campaign: str) -> Response:
    """Belong to the company, as somebody new or as somebody who comes back; whoever asks again is here already."""
    wanted = await read_as(request, JoinCampaign)
    name = named(wanted.name)
    token = wanted.token or new_token()
    key = key_of(token)

    def lines(now: Campaign) -> Sequence[ledger.Entry]:
        if now.person_of(key) is not None:
            return []
        if wanted.person:
            return [ledger.CameBack(wanted.person, name, key)]
        joined = ledger.Joined(len(now.people) + 1, name, key)
        return [joined, *coming_along(now, now.branch(wanted.branch), wanted, joined.person)]

    written = await campaigns_of(request).write(campaign, lines)
    person = written.person_of(key)
    assert person is not None
    return answer(request, CampaignMade(campaign, person.number, token), 201)


def coming_along(now: Campaign, branch: Branch, wanted: JoinCampaign, person: int) -> list[ledger.Entry]:
    """The traveller of somebody new: one that a bot plays, or one more. In the middle of a game nobody joins it."""
    if wanted.traveller >= 0:
        if now.player(branch, wanted.traveller) != NOBODY:
            raise CampaignError("not-your-traveller")
        return [ledger.Took(branch.number, wanted.traveller, person)]
    return [] if branch.open else [one_more(now, branch, wanted.hero, person)]


def one_more(now: Campaign, branch: Branch, hero: str, person: int) -> ledger.Travelled:
    try:
        return steward.joined(type_card(now), branch, hero, person)
    except OptionError as error:
        raise CampaignError("company-full", detail=str(error)) from None


@route(router, "DELETE", "/api/campaigns/{campaign}/people/me", CampaignWritten)
async def leave(request: Request, campaign: str) -> Response:
    """Leave the company; one may come back. Bots play one's travellers until then."""
    written = await campaigns_of(request).write(campaign, lambda now: [ledger.Left(member(request, now).number)])
    return answer(request, CampaignWritten(written.n))


@route(router, "POST", "/api/campaigns/{campaign}/travellers", CampaignWritten, body=MoreTraveller)
async def go_along(request: Request, campaign: str) -> Response:
    """One more traveller of mine."""
    wanted = await read_as(request, MoreTraveller)

    def lines(now: Campaign) -> Sequence[ledger.Entry]:
        person = member(request, now).number
        branch = now.branch(wanted.branch)
        if branch.open:
            raise CampaignError("game-is-open")
        return [one_more(now, branch, wanted.hero, person)]

    written = await campaigns_of(request).write(campaign, lines)
    return answer(request, CampaignWritten(written.n))


@route(router, "PUT", "/api/campaigns/{campaign}/travellers/{traveller}", CampaignWritten, body=TakeTraveller)
async def take(request: Request, campaign: str, traveller: int) -> Response:
    """Play a traveller that a bot plays, or let a bot play one's own."""
    wanted = await read_as(request, TakeTraveller)

    def lines(now: Campaign) -> Sequence[ledger.Entry]:
        person = member(request, now).number
        branch = now.branch(wanted.branch)
        if now.player(branch, traveller) not in (NOBODY, person):
            raise CampaignError("not-your-traveller")
        return [ledger.Took(branch.number, traveller, person if wanted.mine else NOBODY)]

    written = await campaigns_of(request).write(campaign, lines)
    return answer(request, CampaignWritten(written.n))


@route(router, "POST", "/api/campaigns/{campaign}/travellers/{traveller}/lessons", CampaignWritten, body=LearnLesson)
async def learn(request: Request, campaign: str, traveller: int) -> Response:
    """A traveller of mine learns something before the next game."""
    wanted = await read_as(request, LearnLesson)
    await campaigns_of(request).find(campaign)

    def lines(now: Campaign) -> Sequence[ledger.Entry]:
        person = member(request, now).number
        branch = now.branch(wanted.branch)
        if now.player(branch, traveller) != person:
            raise CampaignError("not-your-traveller")
        card = type_card(now)
        try:
            return [steward.learnt(card, branch, traveller, wanted.thing)]
        except OptionError as error:
            raise Unplayable(card.id, error) from None

    written = await campaigns_of(request).write(campaign, lines)
    return answer(request, CampaignWritten(written.n))


@route(router, "POST", "/api/campaigns/{campaign}/games", GameOpened, body=PlayNext, status=201)
async def play_next(request: Request, campaign: str) -> Response:
    """Open the next game: everybody who is here sits down with their travellers, bots with the others."""
    wanted = await read_as(request, PlayNext)
    campaigns = campaigns_of(request)
    found = await campaigns.find(campaign)
    person = member(request, found)
    found.branch(wanted.branch)
    seed = hub_of(request).promises.keep(wanted.commitment)

    def made(now: Campaign) -> tuple[ledger.Opened, log.Opened]:
        branch = now.branch(wanted.branch)
        entry = next_game(now, branch, wanted)
        return entry, table_of(campaign, now, entry, seed, person.number, wanted.nonce)

    entry = await campaigns.open(campaign, made)
    mine = [seat for seat, sitting in enumerate(entry.seats) if sitting.person == person.number]
    return answer(request, GameOpened(entry.table, entry.game, mine), 201)


def next_game(now: Campaign, branch: Branch, wanted: PlayNext) -> ledger.Opened:
    """The line of the next game, with a new table's name."""
    card = type_card(now)
    for number in (*wanted.bots, *wanted.absent):
        now.owner(branch, number)  # whoever is to stay at home travels with this company
    coming = [number for number in range(len(branch.crew)) if number not in wanted.absent]
    seats = [
        ledger.Sitting(one.traveller, bot=DEFAULT) if one.traveller in wanted.bots else one
        for one in steward.sittings(now, branch, coming, DEFAULT)
    ]
    try:
        return steward.opened(card, now, branch, wanted.which, seats, new_id(), wanted.options)
    except OptionError as error:
        raise Unplayable(card.id, error) from None


@route(router, "POST", "/api/campaigns/{campaign}/branches", BranchMade, body=NewBranch, status=201)
async def branch(request: Request, campaign: str) -> Response:
    """Go on from after any finished game in another way; undoing a game is going on from the one before it."""
    wanted = await read_as(request, NewBranch)
    await campaigns_of(request).find(campaign)

    def lines(now: Campaign) -> Sequence[ledger.Entry]:
        member(request, now)
        return [ledger.Branched(len(now.branches) + 1, tidy(wanted.name), wanted.after)]

    written = await campaigns_of(request).write(campaign, lines)
    return answer(request, BranchMade(len(written.branches)), 201)


@route(router, "POST", "/api/campaigns/{campaign}/notes", CampaignWritten, body=NewNote)
async def note(request: Request, campaign: str) -> Response:
    """Write something down for later."""
    wanted = await read_as(request, NewNote)
    text = tidy(wanted.text)
    if not text:
        raise RequestError(422, "empty-chat")
    written = await campaigns_of(request).write(
        campaign, lambda now: [ledger.Noted(wanted.branch, member(request, now).number, text)]
    )
    return answer(request, CampaignWritten(written.n))


@route(router, "GET", "/api/campaigns/{campaign}/file", bytes)
async def file(request: Request, campaign: str) -> Response:
    """All of it in one file, as JSON Lines; a game that is still played stays behind."""
    campaigns = campaigns_of(request)
    found = await campaigns.find(campaign)
    member(request, found)
    evenings = await campaigns.evenings(campaign)
    text = await hub_of(request).threads.check(export.write, found, evenings)
    name = f"{found.founded.game}-{campaign.removeprefix('c.')}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return packed(request, text.encode(), "application/x-ndjson", headers)
