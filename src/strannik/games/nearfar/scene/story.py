"""Adventures as pages of a book: read, decided, rolled, and how they ended."""

from __future__ import annotations

from typing import Any, Final

from strannik.core.offer import Answer
from strannik.games.nearfar.book import ARCADE, failing
from strannik.games.nearfar.cards import PROPERTIES
from strannik.games.nearfar.hero import GOODS
from strannik.games.nearfar.maps import VIGNETTES
from strannik.games.nearfar.scene.chances import FACES
from strannik.games.nearfar.scene.page import Leaf, spent
from strannik.games.nearfar.sentences import effects_text, goods_text
from strannik.games.nearfar.steps.adventure import Check
from strannik.games.nearfar.steps.chapters import introduction as introduced_by
from strannik.games.nearfar.steps.rewards import Chapter
from strannik.games.nearfar.worth import BONUS
from strannik.show.scene import Area, Piece
from strannik.story.book import Book
from strannik.story.option import Option
from strannik.story.reader import own_effects
from strannik.story.reading import CHOOSE, Choose

SIGNS: Final = frozenset({*GOODS, "hearts", "reputation", "treasure", "artifact", "companion", "bird"})
"""What has a sign of its own, and can be given by an adventure."""
NAMED: Final = ("token", "find")
"""Gifts that say which one is given."""


def adventure(leaf: Leaf, step: Choose) -> Area:
    """The story, and each way on with what it asks and how likely that is. [NF-15.2, NF-15.3]"""
    ways = [way for way, _ in step.shown(leaf.table, leaf.seat)]
    adventure = ways[0].section
    text = [read(leaf, adventure)]
    if not leaf.answers:
        text += [leaf.say("page-may"), *[way_text(leaf, way) for way in ways]]
        return story(leaf, adventure, text, [])
    return story(leaf, adventure, text, [choice(leaf, way) for way in ways])


def story(leaf: Leaf, adventure: str, text: list[str], pieces: list[Piece]) -> Area:
    note = leaf.say("page-adventure", space=leaf.table.heroes[leaf.seat].space)
    return leaf.page(told(leaf, adventure, "title"), text, pieces, note, vignette(leaf, adventure))


def vignette(leaf: Leaf, adventure: str) -> str:
    """A strip of the land in which it happens, always the same for the same story."""
    return f"vignette-{leaf.table.map_number}-{sum(adventure.encode()) % VIGNETTES}"


def book_of(leaf: Leaf, adventure: str) -> Book:
    """Where an adventure stands: in the book that lies open, or on an arcade card that was put away. [NF-16.4.5]"""
    book = leaf.table.book()
    return book if adventure in book.sections else ARCADE.book


def told(leaf: Leaf, adventure: str, what: str) -> str:
    """A text of an adventure."""
    book = book_of(leaf, adventure)
    return leaf.words.say(book.message(book.sections[adventure], what))


def read(leaf: Leaf, adventure: str) -> str:
    return told(leaf, adventure, "read")


def way_name(leaf: Leaf, option: Option) -> str:
    return told(leaf, option.section, f"option-{option.number}")


def introduction(leaf: Leaf) -> Area:
    """Who somebody is, read before the first game of their story. [NF-3.3.3]"""
    section = introduced_by(leaf.table.traveller(leaf.seat).hero)
    answers = [leaf.answer(given, []) for given in leaf.offered]
    return leaf.page(told(leaf, section, "title"), [read(leaf, section)], answers)


def choice(leaf: Leaf, option: Option) -> Piece:
    """An option as a button, with its odds."""
    badge = leaf.odds(option.threshold - leaf.table.icons(leaf.seat, option.check)) if option.check else ""
    return leaf.answer(Answer(CHOOSE, option.number), demands(leaf, option), badge, way_name(leaf, option))


def way_text(leaf: Leaf, option: Option) -> str:
    """An option in one line, for those who read along: what is paid and what is to be reached."""
    asks = [leaf.words.say("page-price", {"price": goods_text(option.pay, leaf.words)})] if option.pay else []
    if option.check:
        asks.append(leaf.words.say("page-asks", {"check": option.check, "threshold": option.threshold}))
    name = f"{option.number}. {way_name(leaf, option)}"
    return f"{name} ({', '.join(asks)})" if asks else name


def demands(leaf: Leaf, option: Option) -> list[str]:
    """What an option costs, and what must be rolled, with hearts and without. [NF-15.4, NF-15.5]"""
    said = []
    if option.pay:
        said.append(leaf.words.say("page-pay", {"price": goods_text(option.pay, leaf.words)}))
    if option.check:
        icons = leaf.table.icons(leaf.seat, option.check)
        facts = {
            "check": option.check,
            "check-id": option.check,
            "threshold": option.threshold,
            "icons": icons,
            "needed": max(1, option.threshold - icons),
            "hearts": leaf.table.stamina(leaf.seat),
        }
        said.append(leaf.words.say("page-check" if option.threshold - icons <= FACES else "page-check-hard", facts))
    else:
        said.append(leaf.words.say("page-no-check"))
    return said


def check(leaf: Leaf, step: Check) -> Area:
    """The die has fallen; what hearts and bombs would still make of it. [NF-15.5, NF-15.6]"""
    option = step.way(leaf.table)
    total = step.total(leaf.table)
    text = [read(leaf, option.section), leaf.say("page-chose", way=way_name(leaf, option))]
    text.append(leaf.rolled(step.die, total, option.threshold))
    answers = []
    for given in leaf.offered:
        reached = total + spent(given)
        better = "page-would-bonus" if option.bonus and reached >= option.threshold + BONUS else "page-would-win"
        answers.append(leaf.pressed(given, option.threshold - total, better, "page-would-lose"))
    return story(leaf, option.section, text, [leaf.die(step.die), *answers])


def too_few_hearts(leaf: Leaf, option: Option, total: int) -> str:
    """Why hearts were not asked for: all that are left would not have been enough. [NF-15.5]"""
    hearts = leaf.table.stamina(leaf.seat)
    if not hearts or total + hearts >= option.threshold:
        return ""
    return " " + leaf.say("page-too-few-hearts", hearts=hearts, reached=total + hearts, needed=option.threshold)


def rewards(leaf: Leaf, brought: list[dict[str, Any]]) -> list[Piece]:
    """What an adventure brought, as signs that go to whoever lived through it."""
    pieces: list[Piece] = []
    for kind, amount in [pair for entry in brought for pair in entry.items()]:
        what = str(amount) if kind in NAMED else kind
        if what not in PROPERTIES and what not in SIGNS:
            continue
        told, face = leaf.words.name(what), what if what in PROPERTIES else f"icon-{what}"
        badge = f"+{amount}" if isinstance(amount, int) and amount > 0 else ""
        pieces.append(Piece(f"reward-{leaf.seat}-{len(pieces)}", "", told, [told], face, badge=badge, owner=leaf.seat))
    return pieces


def outcome(leaf: Leaf) -> Area | None:
    """The whole story, how it ended and what it brought; then a camp may still be made. [NF-15.6, NF-15.7, NF-18.1]"""
    lived = leaf.table.heroes[leaf.seat].outcome
    if not lived:
        return None
    adventure, end, *way = lived
    text = [read(leaf, adventure)]
    pieces = []
    result = leaf.say(f"page-{end}")
    if way:
        number = int(way[0])
        option = book_of(leaf, adventure).sections[adventure].options[number - 1]
        text.append(leaf.say("page-chose", way=way_name(leaf, option)))
        if len(way) > 1:
            text.append(leaf.rolled(int(way[1]), int(way[2]), option.threshold))
            pieces.append(leaf.die(int(way[1])))
            result += too_few_hearts(leaf, option, int(way[2])) if end == "lost" else ""
        if end != "lost":
            effects = [*option.reward, *(option.bonus if end == "bonus" else [])]
            brought = [effect.entry for effect in own_effects(effects) if effect.step is not Chapter]
            text.append(told(leaf, adventure, f"outcome-{number}"))
            result += " " + leaf.say("page-rewards", rewards=effects_text(brought, leaf.words)) if brought else ""
            pieces += rewards(leaf, brought)
        else:
            text.append(leaf.words.say(failing(book_of(leaf, adventure), option)))
    return story(leaf, adventure, [*text, result], [*pieces, *[leaf.answer(given, []) for given in leaf.offered]])
