"""Fights as pages: an enemy on the way, a duel for a building, each with the odds of every answer."""

from __future__ import annotations

from msgspec.structs import replace

from strannik.core.seats import seat_meant
from strannik.games.nearfar.cards import FOES
from strannik.games.nearfar.country import DUMMY
from strannik.games.nearfar.scene.chances import at_least, higher
from strannik.games.nearfar.scene.costs import walking
from strannik.games.nearfar.scene.page import Leaf
from strannik.games.nearfar.steps.duel import DISHONEST, Defend, PressHome, duelling
from strannik.games.nearfar.steps.enemies import AGAINST, foes, in_the_way
from strannik.games.nearfar.steps.move import Fight
from strannik.show.scene import Area, Piece


def on_the_way(leaf: Leaf) -> Area | None:
    """An enemy between two spaces, or the manner of a duel, before the die is thrown; nobody else knows of it yet."""
    given = leaf.sketch.view.given
    if not leaf.answers:
        return None
    if len(given) == 1 and given[0].verb == "go":
        here = leaf.table.heroes[leaf.seat].space
        return enemy(leaf) if in_the_way(leaf.table, here, given[0].name) else None
    if len(given) == 2 and given[1].verb == "challenge":
        return manners(leaf, given[0].name, given[1].name)
    return None


def enemy(leaf: Leaf) -> Area:
    """Who stands in the way, and every way past; the heart for leaving is gone before the die falls. [NF-13.2, NF-13.4,
    NF-13.7]
    """
    table = leaf.table
    against = foes(table, leaf.seat)
    move = walking(leaf.sketch)
    hearts = table.stamina(leaf.seat) - (move is not None and move.heart_due(table))
    answers = []
    for given in leaf.offered:
        if given.verb in ("fight", AGAINST):
            needed = FOES[given.name or against[0]].strength - table.icons(leaf.seat, "combat")
            facts = {"needed": max(1, needed), "hearts": hearts}
            badge = leaf.percent(at_least(needed), at_least(needed - hearts))
            answers.append(leaf.answer(given, [leaf.words.say("page-fight", facts)], badge))
        else:
            answers.append(leaf.answer(given, []))
    text = [leaf.words.say("page-enemy", {"strength": FOES[foe].strength, "vp": FOES[foe].vp}) for foe in against[:1]]
    shown = [shown_enemy(leaf, foe) for foe in against]
    return leaf.page(leaf.words.name(against[0]), text, [*shown, *answers])


def shown_enemy(leaf: Leaf, foe: str) -> Piece:
    """The enemy's card on the page; the card itself stays where it lies."""
    return replace(leaf.sketch.enemy(foe), id=f"page-{foe}")


def fight(leaf: Leaf, step: Fight) -> Area:
    """The roll against an enemy, and what would still beat it. [NF-13.4]"""
    foe = step.foe or leaf.table.enemies[0]
    total, needed = step.total(leaf.table), step.strength(leaf.table)
    answers = [leaf.pressed(given, needed - total, "page-beaten", "page-driven-back") for given in leaf.offered]
    pieces = [shown_enemy(leaf, foe), leaf.die(step.die), *answers]
    return leaf.page(leaf.words.name(foe), [leaf.rolled(step.die, total, needed)], pieces)


# Duels


def rival_name(leaf: Leaf, rival: str) -> str:
    return leaf.words.name(DUMMY) if rival == DUMMY else leaf.words.seat(seat_meant(rival))


def manners(leaf: Leaf, building: str, rival: str) -> Area:
    """Honest or not: the odds and the price of either. [NF-6.1, NF-6.2]"""
    table = leaf.table
    mine = duelling(table, leaf.seat)
    theirs = 0 if rival == DUMMY else duelling(table, seat_meant(rival))
    hearts = table.stamina(leaf.seat)
    answers = []
    for given in leaf.offered:
        added = mine + (given.name == DISHONEST)
        badge = leaf.percent(higher(added, theirs), higher(added + hearts, theirs))
        answers.append(leaf.answer(given, [leaf.words.say(f"page-duel-{given.name}")], badge))
    facts = {"rival": rival_name(leaf, rival), "mine": mine, "theirs": theirs, "building-id": building}
    return leaf.page(leaf.words.say("page-duel"), [leaf.words.say("page-duel-text", facts)], answers)


def duel(leaf: Leaf, step: PressHome) -> Area:
    """Both dice lie there; hearts and a bomb are the attacker's last word. [NF-6.3]"""
    mine, theirs = step.totals(leaf.table)
    answers = [leaf.pressed(given, theirs + 1 - mine, "page-duel-won", "page-duel-lost") for given in leaf.offered]
    return totals(leaf, leaf.seat, step, answers)


def defence(leaf: Leaf, step: Defend) -> Area:
    """Before the attacker's last word the defender may throw a bomb. [NF-6.6]"""
    answers = [leaf.answer(given, []) for given in leaf.offered]
    return totals(leaf, step.attacker, step.pressed(0), answers)


def totals(leaf: Leaf, attacker: int, step: PressHome, answers: list[Piece]) -> Area:
    """What both have come to, with the dice; the attacker's die first."""
    mine, theirs = step.totals(leaf.table)
    facts = {"rival": rival_name(leaf, step.rival), "manner": step.manner, "mine": mine, "theirs": theirs}
    text = [leaf.sketch.say("page-duel-rolled", attacker, **facts)]
    dice = [
        leaf.die(step.die, whose=leaf.words.seat(attacker)),
        leaf.die(step.rival_die, "rival-die", rival_name(leaf, step.rival)),
    ]
    return leaf.page(leaf.words.say("page-duel"), text, [*dice, *answers])
