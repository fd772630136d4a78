"""Broadcast: what the last entries of the log brought about, said once for all who hear the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from strannik.core.events import Event, field_names
from strannik.core.seats import seat_meant
from strannik.core.view import Moment
from strannik.core.zones import UNOWNED, WATCHER, owner_of
from strannik.server.messages import Changes, FrameShown, TableInfo, Updated
from strannik.server.showing.diff import changes
from strannik.server.showing.presenter import Reader, Showing
from strannik.server.showing.viewer import Shown
from strannik.show.scene import Scene
from strannik.table import log
from strannik.table.running import Happened

encode = msgspec.json.Encoder().encode

NO_FRAMES: Final[list[FrameShown]] = []

NOBODY: Final = (WATCHER,)
"""Whom an event is told that speaks of none of those who listen."""


class Broadcast:
    """What happened together, on its way to everybody at a table.

    `alike` is what the broadcast before has made for everybody; it holds where only answers were said under seal.
    """

    def __init__(self, happened: list[Happened], alike: dict[object, Any]) -> None:
        moves = [one.entry for one in happened if isinstance(one.entry, log.Moved)]
        self.n = happened[-1].n
        self.movers = {move.seat for move in moves}
        self.only_moves = len(moves) == len(happened)
        self._unseen = all([one.only_said or isinstance(one.entry, log.Chat | log.Hinted) for one in happened])
        self.alike = alike if self._unseen else {}
        self._lines = [Telling(one, event) for one in happened for event in one.told]
        self._infos: dict[str, TableInfo] = {}
        self._results: dict[str, Any] = {}
        self._moment: Moment | None = None
        self._frames: list[tuple[int, Moment]] = []
        told = 0
        for one in happened:
            self._frames += [(told + frame.told, Moment(frame.position)) for frame in one.frames]
            told += len(one.told)
        self._written: dict[int, tuple[object, Any]] = {}
        self._differences: dict[int, tuple[object, object, Any]] = {}

    def lies_as_it_lay(self, reader: Reader) -> bool:
        """Whether what the reader sees and is asked cannot have changed: somebody spoke, or answered under seal."""
        return self._unseen and not self.moved_by(reader)

    def moved_by(self, reader: Reader) -> bool:
        """Whether one of the moves is the reader's own."""
        return not self.movers.isdisjoint(reader.held)

    def update(self, showing: Showing, before: Shown, same_front: bool) -> tuple[Shown, Updated]:
        """What the reader sees now, and how that differs from what was shown before."""
        reader = showing.reader
        frames, lay = self.frames(showing, before.scene) if self._frames else (NO_FRAMES, before.scene)
        if same_front and self.lies_as_it_lay(reader):
            scene = before.scene
            prompt = None if before.prompt is None else showing.still_asked(before.prompt)
            others = [showing.still_asked(other) for other in before.others]
        else:
            scene = self.scene(showing)
            prompt, others = showing.prompt(self._moment), showing.others(self._moment)
        by_others = self.only_moves and not self.moved_by(reader)
        undo = showing.undo_after_others(before.undo) if by_others else showing.undo()
        info = self.info(showing, before.info)
        return Shown(self.n, scene, prompt, others, undo, info), Updated(
            n=self.n,
            since=before.n,
            events=self.told(showing),
            changes=self.changes(lay, scene),
            seat=reader.seat,
            prompt=prompt,
            others=others,
            undo=undo,
            table=self.written(info) if info is not before.info else None,
            result=self.result(showing),
            frames=frames,
            guide=showing.guidance(scene),
        )

    def scene(self, showing: Showing) -> Scene | None:
        """The table as it lies now."""
        if self._moment is None and showing.table.match is not None:
            self._moment = Moment(showing.table.match.position, self.alike)
        return showing.scene(self._moment)

    def frames(self, showing: Showing, before: Scene | None) -> tuple[list[FrameShown], Scene | None]:
        """The moments on the way as the reader sees them, and the scene that the last of them leaves."""
        shown: list[FrameShown] = []
        for told, moment in self._frames:
            scene = showing.scene(moment)
            shown.append(FrameShown(told, self.changes(before, scene)))
            before = scene
        return shown, before

    def told(self, showing: Showing) -> list[Any]:
        """The events as the reader may hear them."""
        return [line.told(showing) for line in self._lines]

    def changes(self, before: Scene | None, after: Scene | None) -> Changes:
        """How a scene differs; what lies the same for several readers is compared and encoded once."""
        return changes(before, after, self.written, self.difference)

    def written(self, part: Any) -> Any:
        """A part of messages as it is sent: JSON already, made for the first reader who gets it."""
        known = self._written.get(id(part))
        if known is None:
            # The part is kept too, so that no other can have its id.
            known = self._written[id(part)] = (part, msgspec.Raw(encode(part)))
        return known[1]

    def difference(self, was: Any, now: Any, made: Callable[[Any, Any], Any]) -> Any:
        """What is made of two parts, as it is sent to those who saw the first of them; None if they are alike."""
        known = self._differences.get(id(now))
        # Most have seen the same before; the part is kept too, so that no other can have its id.
        if known is None or known[0] is not was:
            differs = msgspec.Raw(encode(made(was, now))) if was != now else None
            known = self._differences[id(now)] = (was, now, differs)
        return known[2]

    def result(self, showing: Showing) -> Any:
        """The score sheets, when the game is over."""
        lang = showing.reader.lang
        if lang not in self._results:
            result = showing.result()
            self._results[lang] = None if result is None else self.written(result)
        return self._results[lang]

    def info(self, showing: Showing, before: TableInfo) -> TableInfo:
        """What everybody may know of the table now; the same object as before if it is still true.

        Who is waited for is told by every prompt. Otherwise moves may change the state, the clock, and a proposal.
        """
        state = showing.table.state
        if self.only_moves and state == before.state and before.clock is None and before.proposal is None:
            return before
        info = self._infos.get(showing.reader.lang)
        if info is None or info.proposal is not None:
            # Only a proposal looks different from different seats.
            info = showing.info()
            if info == before:
                info = before
            self._infos[showing.reader.lang] = info
        return info


class Telling:
    """One event on its way to everybody: all hear it alike who neither have a secret in it nor are spoken of."""

    def __init__(self, happened: Happened, event: Event) -> None:
        self._happened = happened
        self._event = event
        self._concerned = {owner_of(event), getattr(event, "seat", UNOWNED)}
        for name in field_names(type(event)):
            value = getattr(event, name)
            if isinstance(value, str):
                self._concerned.add(seat_meant(value))
        self._told: dict[tuple[tuple[int, ...], str], Any] = {}

    def told(self, showing: Showing) -> Any:
        """The event as the reader may hear it, as it is sent."""
        held = showing.held
        listener = (NOBODY if self._concerned.isdisjoint(held) else held, showing.reader.lang)
        told = self._told.get(listener)
        if told is None:
            line = showing.tell(self._event, self._happened.n, self._happened.at)
            told = self._told[listener] = msgspec.Raw(encode(line))
        return told
