"""`strannik campaign`: campaigns from the command line.

`desk`    campaigns read and written in the database that servers use
`evening` the next game of a campaign, played in the terminal or by bots
`telling` a campaign in words, or as plain data
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from strannik.box.shelf import find_game
from strannik.campaign import export, ledger, steward
from strannik.campaign.campaign import Branch, Campaign
from strannik.campaign.ledger import NOBODY
from strannik.cli.campaigns.desk import Desk
from strannik.cli.campaigns.evening import play_evening
from strannik.cli.campaigns.telling import listed, printed, shown, told
from strannik.cli.files import read_text, write_whole
from strannik.cli.storage import in_words
from strannik.core.options import OptionError, Settings
from strannik.server.messages.common import Language
from strannik.server.playing.campaigns import brought_in, new_id, read_and_checked
from strannik.table.seats import tidy


def new(
    database: str | None,
    game: str,
    name: str,
    people: Sequence[str],
    options: Sequence[str],
    language: str,
    as_json: bool,
) -> None:
    """Set out: a traveller for each of the people named, and for each `bot` among them."""
    with in_words(language), Desk(database) as desk:
        card = find_game(game)
        called = list(dict.fromkeys([person for person in map(tidy, people) if person and person != "bot"]))
        crew = [called.index(tidy(person)) + 1 if tidy(person) in called else NOBODY for person in people]
        first = steward.founded(card, tidy(name), named_options(options), [""] * len(people), crew, language)
        joined = [ledger.Joined(number, person) for number, person in enumerate(called, 1)]
        id = desk.found([first, *joined], time.time())
        line = f"{id}  {told('founded', language)}"
        say({"campaign": id, "game": game, "name": tidy(name), "people": called}, line, as_json)


def named_options(given: Sequence[str]) -> Settings:
    """What was agreed on, from words such as `evenings=2`."""
    values: Settings = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name or name in values:
            raise OptionError(f"option {word!r} cannot be read; expected NAME=VALUE, each once")
        values[name] = value
    return values


def list_all(database: str | None, language: str, as_json: bool) -> None:
    """Every campaign in a line."""
    with in_words(language), Desk(database) as desk:
        found = [listed(one, campaign, language) for one, campaign in desk.all()]
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    for one in found:
        print(f"{one['campaign']}  {one['name'] or one['title']}: {one['status']}")
    if not found:
        print(told("none", language))


def show(database: str | None, called: str, branch: int, language: str, as_json: bool) -> None:
    """Where a campaign is, with everybody's sheet and the story so far."""
    with in_words(language), Desk(database) as desk:
        id, campaign = desk.find(called)
        data = shown(id, campaign, chosen(campaign, branch), desk.scroll(id).evenings, language)
    print(msgspec.json.encode(data).decode() if as_json else printed(data, language))


def chosen(campaign: Campaign, branch: int) -> Branch:
    """The branch asked for, or the one where something happened last."""
    return campaign.branch(branch) if branch else campaign.latest


def play(
    database: str | None,
    called: str,
    branch: int,
    which: int,
    bots: str,
    by_bots: bool,
    options: Sequence[str],
    language: Language,
    as_json: bool,
) -> None:
    """Play the next game, or go on with the one that was left."""
    with in_words(language), Desk(database) as desk:
        id, campaign = desk.find(called)
        wanted, way = named_options(options), chosen(campaign, branch)
        ended = play_evening(desk, id, campaign, way, which, bots, by_bots, wanted, language)
        if ended is None:
            say({"campaign": id, "game": way.open, "kept": True}, told("kept", language), as_json)
            return
        data = {"campaign": id, "game": ended.game, "result": ended.result, "seal": ended.seal}
        say(data, shown_end(campaign, ended, language), as_json)


def shown_end(campaign: Campaign, ended: ledger.Ended, language: str) -> str:
    """Where the company is after a game, in a line."""
    branch = campaign.branch(campaign.game(ended.game).branch)
    data = shown("", campaign, branch, {}, language)
    return str(data["status"])


def export_to(database: str | None, called: str, file: Path, language: str, as_json: bool) -> None:
    """Write the whole campaign into one file."""
    with in_words(language), Desk(database) as desk:
        id, _ = desk.find(called)
        scroll = desk.scroll(id)
        write_whole(file, export.write(scroll.campaign, scroll.evenings), mode=0o600)
        say({"campaign": id, "file": str(file), "games": len(scroll.evenings)}, str(file), as_json)


def import_from(database: str | None, file: str, language: str, as_json: bool) -> None:
    """Go on with a campaign that came as a file, if all of it is as it was played."""
    with in_words(language), Desk(database) as desk:
        card, scroll, checked = read_and_checked(read_text(file))
        id = new_id()
        desk.store_lines(brought_in(id, card, scroll, checked))
        data = {"campaign": id, "games": len(scroll.evenings), "checked": len(checked)}
        line = told("checked", language, checked=len(checked), games=len(scroll.evenings))
        say(data, f"{id}  {line}", as_json)


def branch_off(database: str | None, called: str, after: int, name: str, language: str, as_json: bool) -> None:
    """Go on from after a game in another way."""
    with in_words(language), Desk(database) as desk:
        id, campaign = desk.find(called)
        number = len(campaign.branches) + 1
        desk.write(id, campaign, [ledger.Branched(number, tidy(name), after)])
        line = told("branch", language, branch=number, after=after)
        say({"campaign": id, "branch": number, "after": after}, line, as_json)


def say(data: dict[str, object], line: str, as_json: bool) -> None:
    print(msgspec.json.encode(data).decode() if as_json else line)
