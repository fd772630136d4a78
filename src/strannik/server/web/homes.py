"""Campaigns as people see them: a home, a chronicle, a line on a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strannik.campaign import steward
from strannik.campaign.campaign import Branch, Campaign, Game
from strannik.campaign.evening import Chapter, Evening
from strannik.campaign.home import Home
from strannik.campaign.ledger import NOBODY
from strannik.campaign.mistakes import CampaignError
from strannik.core.journey import Lesson
from strannik.core.options import OptionError
from strannik.server.errors import RequestError, problem
from strannik.server.messages import (
    BranchInfo,
    CampaignHome,
    ChapterInfo,
    Choice,
    Chronicle,
    LearningInfo,
    LessonInfo,
    MyCampaign,
    NoteInfo,
    OptionInfo,
    PersonInfo,
    PlaceInfo,
    TaleInfo,
    TravellerInfo,
)
from strannik.server.playing.campaigns import Campaigns, type_card
from strannik.server.playing.keeping import decode_card
from strannik.server.showing.faces import address
from strannik.server.showing.options import option_info, said_if_any
from strannik.server.showing.words import game_words
from strannik.server.storage.store import Campaigner, Found
from strannik.show.words import capital


async def home_of(
    campaigns: Campaigns, id: str, campaign: Campaign, branch: Branch, key: str, lang: str
) -> CampaignHome:
    """A campaign's home for whoever has this key."""
    card = type_card(campaign)
    words = game_words(card.id, lang)
    home = Home(card, campaign, branch, words)
    me = campaign.person_of(key)
    table = campaign.game(branch.open).table if branch.open else ""
    seats, waiting = await _seats(campaigns, table, key)
    heroes = steward.journey_of(card).heroes()
    taken = [traveller.hero for traveller in home.standing.travellers]
    return CampaignHome(
        campaign=id,
        n=campaign.n,
        name=campaign.founded.name,
        game=card.id,
        title=words.say("game-title"),
        cover=f"{address(card, lang)}cover.svg",
        faces=f"/api/campaigns/{id}/faces/{campaign.n}/{branch.number}/{lang}/",
        game_faces=address(card, lang),
        branch=branch.number,
        status=home.status,
        over=home.standing.over,
        scene=home.scene(),
        people=people_of(campaign),
        travellers=[_traveller(home, number) for number in range(len(home.standing.travellers))],
        nexts=home.nexts(),
        places=[_place(home, game) for game in campaign.games.values()],
        branches=[_branch(home, one) for one in campaign.branches],
        notes=notes_of(campaign),
        me=NOBODY if me is None else me.number,
        table=table,
        seats=seats,
        my_turn=any([seat in waiting for seat in seats]),
        heroes=[Choice(hero, capital(words.name(hero))) for hero in heroes if hero not in taken],
        room=_room(home),
        language=campaign.founded.language,
        learning=[] if me is None else _learning(home, me.number),
        options=_options(home),
    )


async def _seats(campaigns: Campaigns, table: str, key: str) -> tuple[list[int], list[int]]:
    """My seats at a table, and who is asked there; none if it cannot be opened."""
    if not table:
        return [], []
    try:
        live = await campaigns.hub.find(table)
    except RequestError:
        return [], []
    await live.settled()
    mine = [seat for seat, place in enumerate(live.table.seats) if key and place.key == key]
    return mine, live.table.waiting()


def people_of(campaign: Campaign) -> list[PersonInfo]:
    return [PersonInfo(person.number, person.name, person.claimed) for person in campaign.people]


def notes_of(campaign: Campaign) -> list[NoteInfo]:
    return [NoteInfo(note.at, note.after, campaign.person(note.person).name, note.text) for note in campaign.notes]


def _traveller(home: Home, number: int) -> TravellerInfo:
    traveller = home.standing.travellers[number]
    person = home.campaign.player(home.branch, number)
    return TravellerInfo(number, traveller.hero, home.called(number), person, traveller.total)


def _learning(home: Home, me: int) -> list[LearningInfo]:
    """What travellers of mine can learn before the next game."""
    found = []
    for traveller in range(len(home.standing.travellers)):
        mine = home.campaign.player(home.branch, traveller) == me
        learning = steward.learning(home.card, home.branch, traveller) if mine else None
        if learning is not None and learning.lessons:
            left = f"{home.words.say(f'sheet-{learning.of}')}: {learning.left}"
            lessons = [_lesson(home, lesson, learning.left) for lesson in learning.lessons]
            found.append(LearningInfo(traveller, home.called(traveller), left, lessons))
    return found


def _lesson(home: Home, lesson: Lesson, left: int) -> LessonInfo:
    label = capital(home.words.name(lesson.thing))
    about = said_if_any(f"about-{lesson.thing}", home.words)
    return LessonInfo(lesson.thing, label, about, lesson.cost, lesson.cost <= left)


def _options(home: Home) -> list[OptionInfo]:
    """What may be agreed on for the next game; of several, they are the same for all."""
    nexts = steward.nexts(home.card, home.branch)
    return [option_info(option, home.words) for option in steward.left_open(home.card, nexts[0])] if nexts else []


def _room(home: Home) -> bool:
    """Whether one more may go along now."""
    if home.branch.open or home.standing.over or len(home.standing.travellers) >= home.card.most:
        return False
    try:
        steward.joined(home.card, home.branch, "", NOBODY)
    except OptionError:
        return False
    return True


def _place(home: Home, game: Game) -> PlaceInfo:
    way = [one.number for one in home.campaign.behind(home.branch.tip)]
    mine = game.number in way or game.number == home.branch.open
    over = game.ended is not None
    at = game.ended_at or game.opened_at
    return PlaceInfo(game.number, game.after, game.branch, game.table, how_it_ended(home, game), over, at, mine)


def how_it_ended(home: Home, game: Game) -> str:
    """A finished game in a sentence."""
    if game.ended is None:
        return ""
    result = game.ended.result
    if result.outcome and f"outcome-{result.outcome}" in home.words:
        return home.words.say(f"outcome-{result.outcome}", result.facts)
    winners = [home.called(game.seats[seat].traveller) for seat in result.winners if seat < len(game.seats)]
    return home.words.say("home-won", {"who-id": ", ".join(winners), "count": len(winners)})


def _branch(home: Home, branch: Branch) -> BranchInfo:
    over = steward.standing(home.card, branch).over
    name = branch.name or home.words.say("home-trunk" if branch.number == 1 else "home-other-way")
    return BranchInfo(branch.number, name, branch.start, branch.tip, branch.open, over)


def chronicle_of(id: str, campaign: Campaign, branch: Branch, evenings: Mapping[int, Evening], lang: str) -> Chronicle:
    """The story so far on a branch."""
    card = type_card(campaign)
    home = Home(card, campaign, branch, game_words(card.id, lang))
    chapters = [
        _chapter(home, game, evenings[game.number].told.get(lang))
        for game in campaign.behind(branch.tip)
        if game.number in evenings
    ]
    return Chronicle(id, home.title, [chapter for chapter in chapters if chapter is not None], notes_of(campaign))


def _chapter(home: Home, game: Game, told: Chapter | None) -> ChapterInfo | None:
    if told is None or game.ended is None:
        return None
    return ChapterInfo(
        game=game.number,
        title=home.words.say("home-game", {"game": game.number}),
        table=game.table,
        at=game.ended_at,
        ended=told.ended,
        points=game.ended.result.points,
        tales=[TaleInfo(one.title, one.place, home.hero(one.traveller), one.paragraphs) for one in told.tales],
        story=told.story,
    )


async def listed(campaigns: Campaigns, found: Campaigner, token: int, seats: Sequence[Found], lang: str) -> MyCampaign:
    """A campaign on a list, where something happened last; its games are not opened for it."""
    campaign = await campaigns.read(found.campaign_id)
    mine = [one for one in seats if one.key == found.key and one.table_id == _open_table(campaign)]
    if any([_over(campaigns, one) for one in mine]):
        campaign = await campaigns.find(found.campaign_id)
    try:
        card = type_card(campaign)
    except CampaignError as amiss:
        return _closed(found, campaign, token, problem(amiss, lang)[1].text)
    branch = campaign.latest
    words = game_words(card.id, lang)
    home = Home(card, campaign, branch, words)
    table = _open_table(campaign)
    states = [stage.state for stage in home.standing.stages]
    behind = states.count("behind") + states.count("lost")
    return MyCampaign(
        token=token,
        campaign=found.campaign_id,
        name=campaign.founded.name,
        game=card.id,
        title=words.say("game-title"),
        cover=f"{address(card, lang)}cover.svg",
        status=home.status,
        behind=behind,
        ahead=len(states) - behind,
        over=home.standing.over,
        my_turn=bool(table) and any([_asked(campaigns, one) for one in mine]),
        table=table,
        people=[person.name for person in campaign.people if person.here],
        tables=[game.table for game in campaign.games.values() if game.table],
        updated=found.updated,
    )


def _closed(found: Campaigner, campaign: Campaign, token: int, why: str) -> MyCampaign:
    """A campaign that nobody can go on with here stays on the list and says why."""
    return MyCampaign(
        token=token,
        campaign=found.campaign_id,
        name=campaign.founded.name,
        game=campaign.founded.game,
        title=campaign.founded.game,
        cover="",
        status=why,
        behind=0,
        ahead=0,
        over=False,
        my_turn=False,
        table="",
        people=[person.name for person in campaign.people if person.here],
        tables=[],
        updated=found.updated,
    )


def _open_table(campaign: Campaign) -> str:
    branch = campaign.latest
    return campaign.game(branch.open).table if branch.open else ""


def _over(campaigns: Campaigns, seat: Found) -> bool:
    live = campaigns.hub.live.get(seat.table_id)
    if live is not None:
        return live.table.state == "finished"
    return bool(seat.kept) and decode_card(seat.kept).state == "finished"


def _asked(campaigns: Campaigns, seat: Found) -> bool:
    live = campaigns.hub.live.get(seat.table_id)
    if live is not None:
        return seat.seat in live.table.waiting()
    return bool(seat.kept) and seat.seat in decode_card(seat.kept).waiting
