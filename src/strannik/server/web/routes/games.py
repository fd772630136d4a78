"""What can be played: games, rules, pictures, and the score pad."""

from __future__ import annotations

import logging
from typing import Any, get_args

from starlette.requests import Request
from starlette.responses import Response

from strannik.box.box import Mode, Weight, core_rulebook
from strannik.box.game import Game
from strannik.core.data import DataError
from strannik.core.journey import Journey
from strannik.core.options import OptionError
from strannik.server.errors import RequestError
from strannik.server.library import installed, playable
from strannik.server.messages import (
    CampaignKind,
    Chapter,
    Choice,
    ClauseInfo,
    GameInfo,
    GameList,
    ModeInfo,
    Pictured,
    Rulebook,
    ScorePadInfo,
    ScorePadResult,
)
from strannik.server.playing.thinking.bot_specs import DEFAULT, bots_of
from strannik.server.showing import faces
from strannik.server.showing.options import option_info, said_if_any
from strannik.server.showing.pad import labels, schema, sheet, told
from strannik.server.showing.words import game_words
from strannik.server.version import VERSION
from strannik.server.web.http import Lang, answer, decode, hub_of, language, packed, read
from strannik.server.web.routing import Router, route
from strannik.show.clauses import LANGUAGES
from strannik.show.pad import NotCounted
from strannik.show.words import Words

router = Router()

logger = logging.getLogger(__name__)


def known_game(id: str) -> Game:
    """The game, or 404."""
    try:
        return installed(id)
    except OptionError:
        raise RequestError(404, "unknown-game") from None


def game_with_pad(id: str) -> Game:
    """The game, or 404, also if it has no score pad."""
    game = known_game(id)
    if game.score_pad is None:
        raise RequestError(404, "no-score-pad")
    return game


@route(router, "GET", "/api/games", GameList)
async def games(request: Request, lang: Lang = None) -> Response:
    """All games that can be played here."""
    return answer(request, listed(language(request, lang)))


def listed(lang: str) -> GameList:
    """The list of games in one language, what is learnt soonest first; the first time, they are loaded for it."""
    games = sorted(playable(), key=_how_soon)
    return GameList(VERSION, [info for game in games if (info := _shown(game, lang)) is not None])


def _how_soon(game: Game) -> tuple[int, tuple[int, int], str]:
    """A game that does not say how heavy it is comes after those that do."""
    weights = get_args(Weight)
    return weights.index(game.weight) if game.weight else len(weights), game.minutes or (0, 0), game.id


def _shown(game: Game, lang: str) -> GameInfo | None:
    """A game that is broken is left out: the others can be played all the same."""
    try:
        return game_info(game, lang)
    except Exception:
        logger.exception("the game %s cannot be shown", game.id)
        return None


def game_info(game: Game, lang: str) -> GameInfo:
    """A game as the lobby shows it."""
    words = game_words(game.id, lang)
    return GameInfo(
        id=game.id,
        title=words.say("game-title"),
        blurb=words.say("game-blurb"),
        fewest=game.fewest,
        most=game.most,
        modes=[mode_info(mode, words) for mode in game.modes],
        options=[option_info(option, words) for option in game.options],
        bots=bots_of(game, lang),
        default_bot=DEFAULT,
        cover=f"{faces.address(game, lang)}cover.svg",
        faces=faces.address(game, lang),
        score_pad=game.score_pad is not None,
        theme=game.id,
        alone=game.alone or (1 if game.fewest == 1 else 0),
        minutes=list(game.minutes or ()),
        weight=game.weight or "",
        campaign=None if game.journey is None else campaign_kind(game.journey, words),
        guided=game.guide is not None,
    )


def campaign_kind(journey: Journey, words: Words) -> CampaignKind:
    """What there is to agree on before a company sets out."""
    options = [option_info(option, words, "journey") for option in journey.options()]
    return CampaignKind(options, [Choice(hero, words.name(hero)) for hero in journey.heroes()])


def mode_info(mode: Mode, words: Words) -> ModeInfo:
    label, face = words.say(f"mode-{mode.name}"), said_if_any(f"mode-{mode.name}-face", words)
    return ModeInfo(mode.name, label, mode.fewest, mode.most, face)


@route(router, "GET", "/api/games/{game}/rulebook", Rulebook)
async def rulebook(request: Request, game: str, lang: Lang = None) -> Response:
    """The rules of a game, clause by clause, and a short introduction."""
    spoken = language(request, lang)
    return answer(request, whole_rulebook(known_game(game), spoken))


def whole_rulebook(game: Game, lang: str) -> Rulebook:
    words = game_words(game.id, lang)
    chapters: dict[str, list[ClauseInfo]] = {}
    for clause in [*game.rulebook.clauses.values(), *core_rulebook().clauses.values()]:
        shown = ClauseInfo(clause.id, clause.says[lang], clause.example.get(lang, ""))
        chapters.setdefault(clause.where[lang], []).append(shown)
    return Rulebook(
        game=game.id,
        title=words.say("game-title"),
        how=pictured("how", words),
        signs=pictured("sign", words),
        chapters=[Chapter(where, clauses) for where, clauses in chapters.items()],
    )


def pictured(of: str, words: Words) -> list[Pictured]:
    """The messages `how-1`, `how-2` and so on, or `sign-1`, `sign-2`.

    `how-1-face` names a picture, `sign-1-mark` is how notes write a sign.
    """
    found: list[Pictured] = []
    while (message := f"{of}-{len(found) + 1}") in words:
        face, mark = [said_if_any(f"{message}-{part}", words) for part in ("face", "mark")]
        found.append(Pictured(words.say(message), face, mark))
    return found


@route(router, "GET", "/api/games/{game}/score", ScorePadInfo)
async def score_pad(request: Request, game: str, lang: Lang = None) -> Response:
    """What to write down to have a cardboard game counted."""
    known = game_with_pad(game)
    words = game_words(known.id, language(request, lang))
    shape = schema(known, words)
    pictures = faces.address(known, words.language)
    return answer(request, ScorePadInfo(known.id, words.say("game-title"), shape, labels(shape, words), pictures))


@route(router, "POST", "/api/games/{game}/score", ScorePadResult, body=object)
async def score(request: Request, game: str, lang: Lang = None) -> Response:
    """Points with a breakdown for what lies on a cardboard table."""
    known = game_with_pad(game)
    words = game_words(known.id, language(request, lang))
    entry: Any = decode(await read(request, hub_of(request).config.limits.body), object)
    try:
        points = known.pad()(entry, known.id)
    except NotCounted as problem:
        raise RequestError(422, "bad-entry", detail=told(problem, words)) from None
    except (DataError, OptionError) as error:
        raise RequestError(422, "bad-entry", detail=str(error)) from None
    return answer(request, ScorePadResult(sheet(entry, points, words), int(points["total"]), points))


@router.hidden("/themes.css")
async def themes(request: Request) -> Response:
    """The light of every table, one style sheet for all games."""
    sheet = await hub_of(request).threads.draw(faces.themes)
    return packed(request, sheet, "text/css; charset=utf-8", {"cache-control": "no-cache"})


@router.hidden("/faces/{game}/{version}/{lang}/{name}.svg")
async def face(request: Request, game: str, version: str, lang: str, name: str) -> Response:
    """A picture. Its address has a hash of all it is made from, so it may be kept for good."""
    known = known_game(game)
    if lang not in LANGUAGES or version != faces.version(known.id, known.package, known.content):
        raise RequestError(404, "unknown-face")
    drawn = await hub_of(request).threads.draw(faces.draw, known, name, lang)
    if drawn is None:
        raise RequestError(404, "unknown-face")
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return packed(request, drawn, "image/svg+xml", headers)
