"""The character card of a long journey: who travels, with which talents and clues, and the story so far."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.book import ending
from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.company import ROWS, SQUARES, STEPS
from strannik.games.nearfar.decks import CAMPAIGN_MODE
from strannik.games.nearfar.faces import CLUES
from strannik.games.nearfar.scene.sketch import Sketch
from strannik.games.nearfar.steps.adventure import READ
from strannik.games.nearfar.steps.talents import LEARN
from strannik.show.scene import Area, Piece

STAR: Final = "★"
LAST_READ: Final = 6
"""So many of the last adventures are told again at the table; the whole chronicle is the journey's."""


def sheets(sketch: Sketch, seat: int) -> list[Area]:
    """A traveller's card, and of one's own what was read on the way. [NF-17.2]"""
    if not sketch.table.travelling:
        return []
    found = [sheet(sketch, seat)]
    return [*found, story_so_far(sketch, seat)] if seat == sketch.me else found


def sheet(sketch: Sketch, seat: int) -> Area:
    """Who it is, then talents, then clues."""
    table, words = sketch.table, sketch.words
    traveller = table.traveller(seat)
    about = words.say(f"about-{traveller.hero}")
    name = words.name(traveller.hero)
    pieces = [Piece(traveller.hero, traveller.hero, f"{name}. {about}", [name, about], traveller.hero)]
    pieces += [talent(sketch, one, f"{one}-of-{seat}") for one in traveller.talents]
    reader = table.reader(seat)
    notes = table.notes.get(reader)
    pieces += [clue(sketch, one, seat) for one in notes.clues] if notes is not None else []
    facts = {"experience": table.experience(seat), "sides": len(notes.noted) if notes is not None else 0}
    if table.mode == CAMPAIGN_MODE:
        note = words.say("note-squares", {**facts, "done": min(traveller.completed, ROWS * SQUARES)})
    else:
        note = words.say("note-steps", {**facts, "done": traveller.completed, "all": STEPS})
    return Area(f"sheet-{seat}", "row", sketch.say("area-sheet", seat), pieces, seat, note=note)


def talent(sketch: Sketch, id: str, thing: str) -> Piece:
    """A talent, to be read or to be bought."""
    name, about = sketch.words.name(id), sketch.words.say(f"about-{id}")
    price = f"{TALENTS[id].cost}{STAR}"
    return Piece(f"talent-{thing}", thing, f"{name}. {about}", [name, about, price], id, mark=STAR, cost=price)


def clue(sketch: Sketch, id: str, seat: int) -> Piece:
    """A clue on its slip; one of a book that was not drawn has only its word. [NF-16.3.1]"""
    thing = f"clue-{id}"
    name = sketch.words.name(thing)
    told = sketch.words.say("piece-clue", {"clue": thing})
    return Piece(f"{thing}-of-{seat}", f"{thing}-of-{seat}", told, [name], thing if id in CLUES else "")


def story_so_far(sketch: Sketch, seat: int) -> Area:
    """The last adventures of one's own, told again: what it was, what one did, and how it ended."""
    words = sketch.words
    told: list[str] = []
    for line in sketch.table.traveller(seat).read[-LAST_READ:]:
        _, section, option, end = line.split(" ")
        said = [words.say(f"section-{section}-title")]
        if end != READ and option != "0":
            said.append(words.say(f"section-{section}-option-{option}"))
            ended = ending(section, int(option), end)
            said += [words.say(ended)] if ended in words else []
        told.append(" · ".join(said))
    text = told if told else [words.say("story-unwritten")]
    return Area(f"story-{seat}", "text", words.say("area-story"), seat=seat, text=text)


def to_learn(sketch: Sketch) -> list[Area]:
    """The talents that can be bought now, those that are too dear among them. [NF-17.3]"""
    offered = [answer.name for answer in sketch.offered if answer.verb == LEARN] if sketch.my_choice else []
    if not offered:
        return []
    note = sketch.words.say("note-experience", {"experience": sketch.table.experience(sketch.me)})
    shown = [talent(sketch, one, one) for one in TALENTS if one in offered]
    return [Area("talents", "row", sketch.words.say("area-talents"), shown, sketch.me, note=note)]
