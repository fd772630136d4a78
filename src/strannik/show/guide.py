"""Guides: what is said to somebody who plays a game for the first time, and when.

A guide is data beside the game (`guide.yaml`): a prepared deal, and cues. A cue says when it comes, which is a kind of
question or of event, what is said then, what is pointed at, and perhaps which move is suggested and why. What is
suggested need not be done: the guide goes on from wherever one goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final, Literal

import msgspec

from strannik.core.data import DataError, nearest, read_yaml
from strannik.core.offer import Offer, Thing
from strannik.core.options import Setting
from strannik.show.clauses import LANGUAGES
from strannik.show.scene import Scene

ME: Final = "me"
"""Whoever is guided, among the fields of an event."""

OTHERS: Final = "others"
"""Any seat but the one that is guided."""


class Both(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A text in every language."""

    en: str
    ru: str

    def spoken(self, language: str) -> str:
        return str(getattr(self, language)).strip()


class When(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """When a cue comes: the question can be answered with the verb `ask`, or the `event` happens as `where` says.

    What may be done at any time counts as an answer while the seat is asked something. With `ask`, all of `offers`
    (moves, or their verbs alone) must be open too. It comes `after` the cues of these names, at a later question; and
    where it says so, not the first of the `times` but that one.
    """

    ask: str = ""
    offers: list[str] = []
    event: str = ""
    where: dict[str, Thing] = {}
    after: list[str] = []
    times: int = 1


Moment = Literal["start", "end"] | When
"""The first question, the end of the game, or something in between."""


class Cue(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is said when its moment comes, once.

    `points` are ids of areas, pieces or places of the scene, with signs of patterns, `{me}` for the seat that is
    guided, and `counter.coins` for one's own counter of that name. `suggests` are moves, of which the first that is
    open is meant, `why` gives the reason. A `seldom` cue is about something that need not happen.
    """

    when: Moment
    says: Both
    points: list[str] = []
    suggests: list[str] = []
    why: Both | None = None
    seldom: bool = False


class Guide(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A first game: how it is set up, and all its cues by name, in the order in which they are said.

    The person has the first seat, `bots` the others. Where a game is `prepared`, bots have played it until that moment.
    Where a question can be answered with one of the verbs `undisturbed`, nothing is suggested but an answer to it.
    """

    seed: str
    bots: list[str]
    cues: dict[str, Cue]
    mode: str = ""
    options: dict[str, Setting] = {}
    prepared: When | None = None
    undisturbed: list[str] = []

    @property
    def seats(self) -> int:
        return 1 + len(self.bots)


def read_guide(text: str, source: str) -> Guide:
    """The guide of a `guide.yaml`, every field checked, every sentence there in both languages."""
    try:
        guide = msgspec.convert(read_yaml(text, source), Guide)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise DataError(source, place.rstrip("`").lstrip("."), problem) from None
    for name, cue in guide.cues.items():
        if isinstance(cue.when, When):
            _check_when(cue.when, name, guide, source)
        for place, said in (("says", cue.says), ("why", cue.why)):
            if said is not None and not all([said.spoken(language) for language in LANGUAGES]):
                raise DataError(source, f"cues.{name}.{place}", "a sentence is empty")
        if cue.suggests and cue.why is None:
            raise DataError(source, f"cues.{name}", "what is suggested needs a why")
    return guide


def _check_when(when: When, name: str, guide: Guide, source: str) -> None:
    if bool(when.ask) == bool(when.event):
        raise DataError(source, f"cues.{name}.when", "expected either a question (ask) or an event")
    for before in when.after:
        if before not in guide.cues:
            raise DataError(source, f"cues.{name}.when.after", f"no cue {before!r}; {nearest(before, guide.cues)}")


def asked(when: When, offers: Iterable[Offer]) -> bool:
    """Whether what the seat is asked, or may do besides, is of this kind."""
    if not when.ask:
        return False
    said = {word for offer in offers for answer in offer for word in (answer.verb, str(answer))}
    return all([word in said for word in (when.ask, *when.offers)])


def happened(when: When, events: Iterable[Mapping[str, Any]], seat: int) -> bool:
    """Whether one of the events, as the seat heard them, is of this kind."""
    return bool(when.event) and any(
        [
            event["event"] == when.event
            and all([_is(event.get(name), wanted, seat) for name, wanted in when.where.items()])
            for event in events
        ]
    )


def _is(value: Any, wanted: Thing, seat: int) -> bool:
    if wanted in (ME, OTHERS):
        return bool(value == seat) == (wanted == ME)
    return bool(value == wanted)


class Spot(msgspec.Struct, frozen=True):
    """Something on the screen that is pointed at."""

    kind: Literal["area", "piece", "place", "counter"]
    id: str


class SaidCue(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cue as it reaches its reader; `suggests` is a move that is open, `why` the reason for it."""

    name: str
    text: str
    spots: list[Spot] = []
    suggests: str = ""
    why: str = ""


def said_cue(name: str, cue: Cue, seat: int, scene: Scene, offers: Iterable[Offer], language: str) -> SaidCue:
    """The cue in one language, for one seat that may answer this, at a table that lies so."""
    spots = [spot for point in cue.points for spot in pointed_at(point, seat, scene)]
    open_moves = {str(answer) for offer in offers for answer in offer}
    suggested = next((move for move in cue.suggests if move in open_moves), "")
    why = cue.why.spoken(language) if suggested and cue.why is not None else ""
    return SaidCue(name, cue.says.spoken(language), spots, suggested, why)


def pointed_at(point: str, seat: int, scene: Scene) -> list[Spot]:
    """What a point means here: areas of that id, or else pieces, or else places."""
    pattern = point.replace("{me}", str(seat))
    if pattern.startswith("counter."):
        own = [counter.id for panel in scene.panels if panel.seat == seat for counter in panel.counters]
        return [Spot("counter", id) for id in own if fnmatchcase(id, pattern.removeprefix("counter."))]
    areas = [Spot("area", area.id) for area in scene.areas if fnmatchcase(area.id, pattern)]
    if areas:
        return areas
    pieces = [
        Spot("piece", piece.id) for area in scene.areas for piece in area.pieces if fnmatchcase(piece.id, pattern)
    ]
    if pieces:
        return pieces
    places = [anchor.id for area in scene.areas for anchor in area.anchors if fnmatchcase(anchor.id, pattern)]
    return [Spot("place", id) for id in dict.fromkeys(places)]
