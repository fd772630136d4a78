"""A campaign in words, or as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strannik.campaign.campaign import Branch, Campaign
from strannik.campaign.evening import Evening
from strannik.campaign.home import Home
from strannik.server.playing.campaigns import type_card
from strannik.server.showing.words import game_words
from strannik.server.storage.store import Campaigner


def home_of(campaign: Campaign, branch: Branch, language: str) -> Home:
    card = type_card(campaign)
    return Home(card, campaign, branch, game_words(card.id, language))


def listed(found: Campaigner, campaign: Campaign, language: str) -> dict[str, Any]:
    """A campaign on a list."""
    home = home_of(campaign, campaign.latest, language)
    return {
        "campaign": found.campaign_id,
        "game": found.game,
        "title": home.words.say("game-title"),
        "name": campaign.founded.name,
        "status": home.status,
        "games": len([game for game in campaign.games.values() if game.ended is not None]),
        "over": home.standing.over,
    }


def shown(
    id: str, campaign: Campaign, branch: Branch, evenings: Mapping[int, Evening], language: str
) -> dict[str, Any]:
    """All there is to see of a campaign on one branch."""
    home = home_of(campaign, branch, language)
    scene = home.scene()
    sheets = [
        {"called": home.called(number), "points": traveller.total, "sheet": _lines(scene.areas, f"traveller-{number}")}
        for number, traveller in enumerate(home.standing.travellers)
    ]
    return {
        "campaign": id,
        "game": campaign.founded.game,
        "name": home.title,
        "status": home.status,
        "over": home.standing.over,
        "branch": branch.number,
        "branches": [_branch(one) for one in campaign.branches],
        "people": [{"name": person.name, "here": person.here} for person in campaign.people],
        "stages": [{"stage": stage.thing, "state": stage.state} for stage in home.standing.stages],
        "company": _lines(scene.areas, "company"),
        "travellers": sheets,
        "nexts": home.nexts(),
        "games": [_game(game.number, evenings, language) for game in campaign.behind(branch.tip)],
        "notes": [note.text for note in campaign.notes],
    }


def _lines(areas: list[Any], id: str) -> list[str]:
    return [line for area in areas if area.id == id for line in area.text]


def _branch(branch: Branch) -> dict[str, Any]:
    return {"branch": branch.number, "name": branch.name, "after": branch.start, "tip": branch.tip, "open": branch.open}


def _game(number: int, evenings: Mapping[int, Evening], language: str) -> dict[str, Any]:
    told = evenings[number].told.get(language) if number in evenings else None
    tales = [] if told is None else [{"title": tale.title, "paragraphs": tale.paragraphs} for tale in told.tales]
    return {"game": number, "ended": "" if told is None else told.ended, "tales": tales}


def printed(data: Mapping[str, Any]) -> str:
    """The same as lines to read."""
    lines = [f"{data['name']} ({data['campaign']}): {data['status']}", ""]
    together = data["company"]
    lines += ["; ".join(together)] if together else []
    lines += [_sheet(sheet, counted=not together) for sheet in data["travellers"]]
    for game in data["games"]:
        lines += ["", f"{game['game']}. {game['ended']}"]
        for tale in game["tales"]:
            lines += ["", f"   {tale['title']}", *[f"   {paragraph}" for paragraph in tale["paragraphs"]]]
    if len(data["branches"]) > 1:
        lines += ["", *[f"branch {one['branch']} {one['name']} (after {one['after']})" for one in data["branches"]]]
    lines += ["", *[f"-> {name}" for name in data["nexts"]]]
    return "\n".join(lines).rstrip()


def _sheet(sheet: Mapping[str, Any], counted: bool) -> str:
    """A traveller's sheet; those who win or lose together have no points."""
    return "\n   ".join([f"{sheet['called']}: {sheet['points']}" if counted else sheet["called"], *sheet["sheet"]])
