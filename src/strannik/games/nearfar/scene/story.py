"""Pages that lie over the table: an adventure being read, a fight, a duel, each with the odds of every answer."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from strannik.core.offer import Answer, Offer
from strannik.core.prompt import label
from strannik.core.scene import Area, Piece
from strannik.core.seats import seat_meant
from strannik.games.nearfar.book import Option
from strannik.games.nearfar.cards import ENEMIES, PROPERTIES
from strannik.games.nearfar.scene.chances import FACES, at_least, higher
from strannik.games.nearfar.scene.sketch import Sketch
from strannik.games.nearfar.sentences import effects_text, goods_text
from strannik.games.nearfar.steps.adventure import BONUS, Check, ChooseOption, options
from strannik.games.nearfar.steps.camp import MakeCamp
from strannik.games.nearfar.steps.duel import DISHONEST, MANNERS, PressHome
from strannik.games.nearfar.steps.enemies import in_the_way, meeting, strength
from strannik.games.nearfar.steps.move import Fight
from strannik.games.nearfar.table import DUMMY


def page(sketch: Sketch) -> Area | None:
    """What is to be read now, for whoever has to decide; nothing most of the time."""
    if not sketch.my_choice:
        return None
    match sketch.step:
        case "ChooseOption":
            return adventure(sketch)
        case "Check":
            return check(sketch)
        case "Fight":
            return fight(sketch)
        case "PressHome":
            return duel(sketch)
        case "Turn" | "Move":
            return on_the_way(sketch)
        case "MakeCamp":
            return outcome(sketch)
    return None


def fields(sketch: Sketch) -> dict[str, Any]:
    """What the step says of itself."""
    return {name: value for name, value in sketch.view.step.items() if name != "step"}


def answer(sketch: Sketch, given: Answer, means: list[str], badge: str = "", title: str = "") -> Piece:
    """A wide button that stands for one answer."""
    does = title or label(given, sketch.words)
    return Piece(f"answer-{given}", given.thing, ". ".join([does, *means]), [does, *means], badge=badge, say=str(given))


def every(offer: Offer | None) -> list[Answer]:
    """All answers of an offer, those that are closed too."""
    if offer is None:
        return []
    return [*offer, *[given for given, _ in offer.barred()]]


# Adventures


def adventure(sketch: Sketch) -> Area:
    """The story, and each way on with what it asks and how likely that is. [NF-15.2, NF-15.3]"""
    step = ChooseOption(**fields(sketch))
    told = f"adventure-{step.adventure}"
    answers = [
        answer(
            sketch,
            Answer("choose", number),
            demands(sketch, option),
            odds(sketch, option),
            sketch.words.say(f"{told}-option-{number}"),
        )
        for number, option in enumerate(options(sketch.table, step.adventure), 1)
    ]
    return story(sketch, step.adventure, [sketch.words.say(f"{told}-read")], answers)


def story(sketch: Sketch, adventure: str, text: list[str], pieces: list[Piece]) -> Area:
    note = sketch.words.say("page-adventure", {"space": sketch.table.heroes[sketch.me].space})
    return Area("story", "page", sketch.words.say(f"adventure-{adventure}-title"), pieces, text=text, note=note)


def demands(sketch: Sketch, option: Option) -> list[str]:
    """What an option costs, and what must be rolled, with hearts and without. [NF-15.4, NF-15.5]"""
    said = []
    if option.pay:
        said.append(sketch.words.say("page-pay", {"price": goods_text(option.pay, sketch.words)}))
    if option.check:
        icons = sketch.table.icons(sketch.me, option.check)
        facts = {
            "check": option.check,
            "threshold": option.threshold,
            "icons": icons,
            "needed": max(1, option.threshold - icons),
            "hearts": sketch.table.heroes[sketch.me].hearts,
        }
        said.append(sketch.words.say("page-check" if option.threshold - icons <= FACES else "page-check-hard", facts))
    if not option.check:
        said.append(sketch.words.say("page-no-check"))
    return said


def odds(sketch: Sketch, option: Option) -> str:
    """The chance without hearts, and with all of them if that is another one."""
    if not option.check:
        return ""
    needed = option.threshold - sketch.table.icons(sketch.me, option.check)
    return with_hearts(sketch, at_least(needed), at_least(needed - sketch.table.heroes[sketch.me].hearts))


def with_hearts(sketch: Sketch, plain: int, best: int) -> str:
    return f"{plain} %" if plain == best else f"{plain}–{best} %"


def check(sketch: Sketch) -> Area:
    """The die has fallen; what hearts and bombs would still make of it. [NF-15.5, NF-15.6]"""
    step = Check(**fields(sketch))
    option = options(sketch.table, step.adventure)[step.option - 1]
    total = step.total(sketch.table)
    told = f"adventure-{step.adventure}-option-{step.option}"
    rolled = roll_text(sketch, step.die, total, option.threshold)
    answers = []
    for given in every(step.ask(sketch.table, sketch.me, [])):
        reached = total + spent(given)
        result = "bonus" if option.bonus and reached >= option.threshold + BONUS else "won"
        answers.append(
            answer(sketch, given, [sketch.words.say(f"page-{result if reached >= option.threshold else 'lost'}")])
        )
    return story(sketch, step.adventure, [sketch.words.say(told), rolled], [rolled_die(sketch, step.die), *answers])


def spent(given: Answer) -> int:
    """How much an answer adds to a total that lies there."""
    if given.verb == "hearts":
        return given.number
    return PROPERTIES[given.name].power["bomb"] if given.verb == "throw" else 0


def roll_text(sketch: Sketch, die: int, total: int, needed: int) -> str:
    return sketch.words.say("page-rolled", {"die": die, "icons": total - die, "total": total, "needed": needed})


def rolled_die(sketch: Sketch, die: int, name: str = "die") -> Piece:
    return Piece(f"page-{name}", f"page-{name}", str(die), [f"[{die}]"], f"die-{die}", tumbles=True)


def outcome(sketch: Sketch) -> Area | None:
    """How the adventure ended and what it brought; then a camp may still be made. [NF-15.6, NF-15.7, NF-18.1]"""
    lived = sketch.table.heroes[sketch.me].outcome
    if not lived:
        return None
    adventure, number, end = lived
    text = [sketch.words.say(f"page-{end}")]
    if number:
        option = options(sketch.table, adventure)[int(number) - 1]
        brought = [*option.reward, *(option.bonus if end == "bonus" else [])]
        text.insert(0, sketch.words.say(f"adventure-{adventure}-outcome-{number}"))
        text.append(sketch.words.say("page-rewards", {"rewards": effects_text(brought, sketch.words)}))
    answers = [answer(sketch, given, []) for given in every(MakeCamp(sketch.me).ask(sketch.table, sketch.me, []))]
    return story(sketch, adventure, text, answers)


# Enemies


def on_the_way(sketch: Sketch) -> Area | None:
    """An enemy between two spaces, or the manner of a duel, before the die is thrown."""
    given = sketch.view.given
    if len(given) == 1 and given[0].verb == "go":
        here = sketch.table.heroes[sketch.me].space
        return enemy(sketch) if in_the_way(sketch.table, here, given[0].name) else None
    if len(given) == 2 and given[1].verb == "challenge":
        return manners(sketch, given[0].name, given[1].name)
    return None


def enemy(sketch: Sketch) -> Area:
    """Who stands in the way, and every way past. [NF-13.2, NF-13.7]"""
    table = sketch.table
    foe = table.enemies[0]
    needed = strength(table) - table.icons(sketch.me, "combat")
    answers = []
    for given in every(meeting(table, sketch.me)):
        if given.verb == "fight":
            best = at_least(needed - table.heroes[sketch.me].hearts)
            facts = {"needed": max(1, needed), "hearts": table.heroes[sketch.me].hearts}
            means = [sketch.words.say("page-fight", facts)]
            answers.append(answer(sketch, given, means, with_hearts(sketch, at_least(needed), best)))
        else:
            answers.append(answer(sketch, given, []))
    text = [sketch.words.say("page-enemy", {"strength": ENEMIES[foe].strength, "vp": ENEMIES[foe].vp})]
    return Area("story", "page", sketch.words.name(foe), [shown_enemy(sketch, foe), *answers], text=text)


def shown_enemy(sketch: Sketch, foe: str) -> Piece:
    """The enemy's card on the page; the card itself stays where it lies."""
    return replace(sketch.enemy(foe), id=f"page-{foe}")


def fight(sketch: Sketch) -> Area:
    """The roll against an enemy, and what would still beat it. [NF-13.4]"""
    step = Fight(**fields(sketch))
    foe = sketch.table.enemies[0]
    total, needed = step.total(sketch.table), strength(sketch.table)
    answers = []
    for given in every(step.ask(sketch.table, sketch.me, [])):
        won = total + spent(given) >= needed
        answers.append(answer(sketch, given, [sketch.words.say("page-beaten" if won else "page-driven-back")]))
    text = [roll_text(sketch, step.die, total, needed)]
    pieces = [shown_enemy(sketch, foe), rolled_die(sketch, step.die), *answers]
    return Area("story", "page", sketch.words.name(foe), pieces, text=text)


# Duels


def rival_name(sketch: Sketch, rival: str) -> str:
    return sketch.words.name(DUMMY) if rival == DUMMY else sketch.words.seat(seat_meant(rival))


def manners(sketch: Sketch, building: str, rival: str) -> Area:
    """Honest or not: the odds and the price of either. [NF-6.1, NF-6.2]"""
    table = sketch.table
    mine = table.icons(sketch.me, "combat")
    theirs = 0 if rival == DUMMY else table.icons(seat_meant(rival), "combat")
    hearts = table.heroes[sketch.me].hearts
    answers = []
    for manner in MANNERS:
        added = mine + (manner == DISHONEST)
        badge = with_hearts(sketch, higher(added, theirs), higher(added + hearts, theirs))
        answers.append(answer(sketch, Answer("duel", manner), [sketch.words.say(f"page-duel-{manner}")], badge))
    facts = {"rival": rival_name(sketch, rival), "mine": mine, "theirs": theirs, "building": building}
    return Area(
        "story", "page", sketch.words.say("page-duel"), answers, text=[sketch.words.say("page-duel-text", facts)]
    )


def duel(sketch: Sketch) -> Area:
    """Both dice lie there; hearts and a bomb are the attacker's last word. [NF-6.3]"""
    step = PressHome(**fields(sketch))
    mine, theirs = step.totals(sketch.table)
    answers = []
    for given in every(step.ask(sketch.table, sketch.me, [])):
        won = mine + spent(given) > theirs
        answers.append(answer(sketch, given, [sketch.words.say("page-duel-won" if won else "page-duel-lost")]))
    facts = {"rival": rival_name(sketch, step.rival), "mine": mine, "theirs": theirs}
    dice = [rolled_die(sketch, step.die), rolled_die(sketch, step.rival_die, "rival-die")]
    return Area(
        "story",
        "page",
        sketch.words.say("page-duel"),
        [*dice, *answers],
        text=[sketch.words.say("page-duel-rolled", facts)],
    )
