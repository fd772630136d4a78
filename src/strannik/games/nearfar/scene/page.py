"""What all pages are made of: answers as wide buttons, dice, odds. A page is for whoever decides; others read along."""

from __future__ import annotations

from typing import Any

from strannik.core.offer import Answer
from strannik.games.nearfar.cards import PROPERTIES
from strannik.games.nearfar.scene.chances import at_least
from strannik.games.nearfar.scene.sketch import Sketch
from strannik.show.asking import label
from strannik.show.scene import Area, Piece


class Leaf:
    """One page being made: of which seat it tells, and whether that seat reads it and is to answer."""

    def __init__(self, sketch: Sketch, seat: int) -> None:
        self.sketch = sketch
        self.words = sketch.words
        self.table = sketch.table
        self.seat = seat
        self.answers = sketch.me == seat and sketch.my_choice

    def say(self, message: str, **facts: Any) -> str:
        """A sentence about the seat, as the reader is to hear it."""
        return self.sketch.say(message, self.seat, **facts)

    def page(self, title: str, text: list[str], pieces: list[Piece], note: str = "", picture: str = "") -> Area:
        """The page. Whoever only reads along has each seat's page apart, and may close it."""
        id = "story" if self.answers else f"story-{self.seat}"
        return Area(id, "page", title, pieces, text=text, note=note or self.watching, backdrop=picture)

    @property
    def watching(self) -> str:
        """Whose decision it is, for those who read along."""
        return "" if self.answers else self.say("page-decides")

    def answer(self, given: Answer, means: list[str], badge: str = "", title: str = "") -> Piece:
        """A wide button that stands for one answer."""
        does = title or label(given, self.words)
        told = ". ".join([does, *means])
        return Piece(f"answer-{given}", given.thing, told, [does, *means], badge=badge, say=str(given))

    def pressed(self, given: Answer, lacking: int, won: str, lost: str) -> Piece:
        """An answer to a die that has fallen, and what comes of it. A bomb that is not enough is not the last word."""
        lacking -= spent(given)
        if lacking > 0 and given.verb == "throw":
            return self.answer(given, [self.words.say("page-still-lacking", {"lacking": lacking})])
        return self.answer(given, [self.say(lost if lacking > 0 else won)])

    @property
    def offered(self) -> list[Answer]:
        """Every answer to the question, those that are closed too; none for whoever reads along."""
        return self.sketch.offered if self.answers else []

    def rolled(self, die: int, total: int, needed: int) -> str:
        return self.say("page-rolled", die=die, icons=total - die, total=total, needed=needed)

    def die(self, shown: int, name: str = "die", whose: str = "") -> Piece:
        """A die as it fell; where several lie there, whose it is."""
        id = f"page-{name}-{self.seat}"
        told = f"{whose}: {shown}" if whose else str(shown)
        return Piece(id, id, told, [f"{whose} [{shown}]".strip()], f"die-{shown}", badge=whose[:1], tumbles=True)

    def odds(self, needed: int) -> str:
        """The chance of a die to show so much, and with all hearts if that is another one."""
        hearts = self.table.stamina(self.seat)
        return self.percent(at_least(needed), at_least(needed - hearts))

    def percent(self, plain: int, best: int) -> str:
        """A chance without hearts, and with all of them if that is another one."""
        message = "page-chance" if plain == best else "page-chance-hearts"
        return self.words.say(message, {"plain": plain, "best": best})


def spent(given: Answer) -> int:
    """How much an answer adds to a total that lies there."""
    if given.verb == "hearts":
        return given.number
    return PROPERTIES[given.name].power["bomb"] if given.verb == "throw" else 0
