"""A campaign in words, or as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strannik.campaign.campaign import Branch, Campaign, Game
from strannik.campaign.evening import Evening, Tale
from strannik.campaign.home import Home
from strannik.campaign.ledger import NOBODY, TRUNK
from strannik.campaign.mistakes import CampaignError
from strannik.campaign.words import text
from strannik.server.playing.campaigns import type_card
from strannik.server.showing.words import game_words
from strannik.server.storage.store import Campaigner
from strannik.show.words import Words


def home_of(campaign: Campaign, branch: Branch, language: str) -> Home:
    card = type_card(campaign)
    return Home(card, campaign, branch, game_words(card.id, language))


def told(what: str, language: str, **facts: int | str) -> str:
    """What was done or is there, in a sentence."""
    return Words(language, [text(language)]).say(f"told-{what}", facts)


def listed(found: Campaigner, campaign: Campaign, language: str) -> dict[str, Any]:
    """A campaign on a list; one that cannot be gone on with here says why, and the others stand beside it."""
    try:
        home = home_of(campaign, campaign.latest, language)
        title, status, over = home.words.say("game-title"), home.status, home.standing.over
    except CampaignError as amiss:
        title, over = found.game, False
        status = Words(language, [text(language)]).say(f"campaign-{amiss.code}", amiss.facts)
    return {
        "campaign": found.campaign_id,
        "game": found.game,
        "title": title,
        "name": campaign.founded.name,
        "status": status,
        "games": len([game for game in campaign.games.values() if game.ended is not None]),
        "over": over,
    }


def shown(
    id: str, campaign: Campaign, branch: Branch, evenings: Mapping[int, Evening], language: str
) -> dict[str, Any]:
    """All there is to see of a campaign on one branch."""
    home = home_of(campaign, branch, language)
    scene = home.scene()
    sheets = [
        {
            "called": home.hero(number),
            "player": _owner(campaign, branch, number),
            "points": traveller.total,
            "sheet": _lines(scene.areas, f"traveller-{number}"),
        }
        for number, traveller in enumerate(home.standing.travellers)
    ]
    return {
        "campaign": id,
        "game": campaign.founded.game,
        "name": home.title,
        "status": home.status,
        "over": home.standing.over,
        "branch": branch.number,
        "branches": [_branch(one, home) for one in campaign.branches],
        "people": [{"name": person.name, "here": person.here} for person in campaign.people],
        "stages": [{"stage": stage.thing, "state": stage.state} for stage in home.standing.stages],
        "company": _lines(scene.areas, "company"),
        "travellers": sheets,
        "nexts": home.nexts(),
        "games": [_game(home, game, evenings, language) for game in campaign.behind(branch.tip)],
        "notes": [note.text for note in campaign.notes],
    }


def _owner(campaign: Campaign, branch: Branch, traveller: int) -> str:
    """Who plays a traveller, whether or not they have been here in a browser; nothing if a bot does."""
    person = campaign.owner(branch, traveller)
    return "" if person == NOBODY else campaign.person(person).name


def _lines(areas: list[Any], id: str) -> list[str]:
    return [line for area in areas if area.id == id for line in area.text]


def _branch(branch: Branch, home: Home) -> dict[str, Any]:
    name = branch.name or home.words.say("home-trunk" if branch.number == TRUNK else "home-other-way")
    return {"branch": branch.number, "name": name, "after": branch.start, "tip": branch.tip, "open": branch.open}


def _game(home: Home, game: Game, evenings: Mapping[int, Evening], language: str) -> dict[str, Any]:
    told = evenings[game.number].told.get(language) if game.number in evenings else None
    return {
        "game": game.number,
        "ended": "" if told is None else told.ended,
        "tales": [] if told is None else [_tale(home, tale) for tale in told.tales],
    }


def _tale(home: Home, tale: Tale) -> dict[str, Any]:
    hero = home.hero(tale.traveller)
    return {"title": tale.title, "place": tale.place, "who": hero, "paragraphs": tale.paragraphs}


def printed(data: Mapping[str, Any], language: str) -> str:
    """The same as lines to read."""
    lines = [f"{data['name']} ({data['campaign']}): {data['status']}", ""]
    together = data["company"]
    lines += ["; ".join(together)] if together else []
    lines += [_sheet(sheet, counted=not together) for sheet in data["travellers"]]
    for game in data["games"]:
        lines += ["", f"{game['game']}. {game['ended']}"]
        for tale in game["tales"]:
            told_of = f"{tale['title']} ({tale['place']} · {tale['who']})"
            lines += ["", f"   {told_of}", *[f"   {paragraph}" for paragraph in tale["paragraphs"]]]
    if len(data["branches"]) > 1:
        ways = [{"branch": one["branch"], "name-id": one["name"], "after": one["after"]} for one in data["branches"]]
        lines += ["", *[told("way", language, **way) for way in ways]]
    lines += ["", *[f"-> {name}" for name in data["nexts"]]]
    return "\n".join(lines).rstrip()


def _sheet(sheet: Mapping[str, Any], counted: bool) -> str:
    """A traveller's sheet; those who win or lose together have no points."""
    called = f"{sheet['called']} ({sheet['player']})" if sheet["player"] else sheet["called"]
    return "\n   ".join([f"{called}: {sheet['points']}" if counted else called, *sheet["sheet"]])
