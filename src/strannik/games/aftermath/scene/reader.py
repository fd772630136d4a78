"""The book: what was read this turn, and the ways from here with what they ask. [AM-2.1]"""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Answer
from strannik.games.aftermath.cards import SKILLS
from strannik.games.aftermath.odds import Test, best
from strannik.games.aftermath.pages.teller import ANY, ARCHIVIST, BOOK
from strannik.games.aftermath.pages.works import work_of
from strannik.games.aftermath.scene.sketch import MARKS, Sketch
from strannik.games.aftermath.steps.colony import ResolveEvent
from strannik.games.aftermath.steps.deeds.ways import GroupCheck
from strannik.games.aftermath.steps.whom import CHOSEN
from strannik.show.asking import label
from strannik.show.scene import Area, Piece
from strannik.story.option import Option
from strannik.story.reading import Choose, ChooseTogether

OPTION: Final = "-option-"
MOST_READ: Final = 8
"""So many of the last texts are on the page that lies open; the others are in the chronicle."""


def reader(sketch: Sketch) -> list[Area]:
    """The page of the book that lies over the table: to be read by all, with answers for whoever decides."""
    if sketch.view.finished:
        return []
    step = sketch.step
    if sketch.my_choice and isinstance(step, (Choose, ChooseTogether)):
        return [page(sketch, just_told(sketch), ways(sketch, step))]
    if sketch.my_choice and isinstance(step, ResolveEvent):
        return [event(sketch, step)]
    text = told(sketch)
    return [page(sketch, text, [], whole=True)] if text else []


def told(sketch: Sketch) -> list[str]:
    """What was read out this turn and the last one; which way was chosen is known to whoever reads on."""
    return said(sketch, sketch.table.story)


def just_told(sketch: Sketch) -> list[str]:
    """What was read out this turn: that is what is to be decided about, and the answers stand close to it."""
    table = sketch.table
    return said(sketch, table.story[table.heard :] or table.story[-1:])


def said(sketch: Sketch, texts: list[str]) -> list[str]:
    """The texts in words; what several of them went through is written there once."""
    words = sketch.words
    read = [text for text in dict.fromkeys(texts) if text in words and OPTION not in text]
    return [words.say(text) for text in read[-MOST_READ:]]


def page(sketch: Sketch, text: list[str], answers: list[Piece], whole: bool = False) -> Area:
    number = sketch.table.page
    title = (
        sketch.words.name(f"page-{number}")
        if f"page-{number}-title" in sketch.words
        else sketch.words.say("game-title")
    )
    return Area("story", "page", title, answers, text=text, note=watching(sketch, answers), whole=whole)


def watching(sketch: Sketch, answers: list[Piece]) -> str:
    """Who decides: the group, or one hero."""
    if isinstance(sketch.step, (ChooseTogether, ResolveEvent)):
        return sketch.words.say("page-together")
    if isinstance(sketch.step, Choose) and not answers:
        return sketch.say("page-decides", sketch.step.me)
    return ""


def ways(sketch: Sketch, step: Choose | ChooseTogether) -> list[Piece]:
    """Every way that may be known of, with its price and its check."""
    return [way(sketch, option, step.me) for option, _ in step.shown(sketch.table, step.me)]


def way(sketch: Sketch, option: Option, seat: int) -> Piece:
    """One way as a wide button: what it asks stands below its words, how likely it is at its side."""
    words, given = sketch.words, Answer("choose", option.number)
    does = words.say(ARCHIVIST.worded(option))
    means = [words.say("way-price", {"price": price(sketch, option.pay)})] if option.pay else []
    means += works(sketch, option)
    badge = ""
    if option.check:
        skills = list(SKILLS) if option.check == ANY else [option.check]
        needed = option.needed(len(sketch.table.seats))
        hindered = bool(option.terms.get("hindered", False))
        facts = {"skill": option.check, "mark-id": MARKS.get(option.check, ""), "needed": needed}
        means.append(words.say("way-check-hindered" if hindered else "way-check", facts))
        tried_by_me = option.terms.get("who", "self") != CHOSEN and seat in sketch.mine
        if tried_by_me:
            likely = best(sketch.table, Test(seat, BOOK, skills, needed, hindered), sketch.table.hands[seat])
            badge = words.say("odds-at-most", {"percent": likely})
    means += for_it(sketch, given)
    return Piece(
        f"answer-{option.number}", given.thing, ". ".join([does, *means]), [does, *means], badge=badge, say=str(given)
    )


def works(sketch: Sketch, option: Option) -> list[str]:
    """What is to be done together where one goes this way: by which skill, and how much of it in all. [AM-12.1]"""
    found = []
    for effect in option.reward:
        if effect.step is GroupCheck:
            work = work_of(sketch.table, effect.arguments["place"])
            found.append(sketch.words.say("way-work", {"skill": work.skill, "needed": work.needed}))
    return found


def for_it(sketch: Sketch, given: Answer) -> list[str]:
    """Whose heroes have proposed this, where all decide together. [AM-24.1]"""
    table, proposals = sketch.table, sketch.view.proposals
    heroes = [table.heroes[seat].id for seat, said in sorted(proposals.items()) if said == [given]]
    return [sketch.words.say("way-for", {"heroes": heroes})] if heroes else []


def price(sketch: Sketch, pay: dict[str, int]) -> str:
    """What a way costs, in words."""
    return ", ".join([sketch.words.say(f"amount-{what}", {"count": amount}) for what, amount in pay.items()])


def event(sketch: Sketch, step: ResolveEvent) -> Area:
    """Something happens in the colony, and the group says what is done about it. [AM-30.4]"""
    answers = []
    for given in sketch.offered:
        does = [label(given, sketch.words), *for_it(sketch, given)]
        answers.append(Piece(f"answer-{given}", given.thing, ". ".join(does), does, say=str(given)))
    text, note = said(sketch, [f"colony-{step.event}"]), watching(sketch, answers)
    return Area("story", "page", sketch.title(step.event), answers, text=text, note=note)


def so_far(sketch: Sketch) -> Area:
    """The same texts in a tab, for whoever has put the page aside."""
    text = told(sketch) or [sketch.words.say("story-silent")]
    return Area("told", "text", sketch.words.say("area-story"), text=text)
