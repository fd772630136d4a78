"""What would come of a choice, as far as the one who chooses can know it."""

from __future__ import annotations

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.games.glow.cards import BLACK, CARDS, SYMBOL_PLACE, Effect, acts
from strannik.games.glow.maps import ISLANDS, PROVINCE, ROUTES, SPOTS, rerolls_below
from strannik.games.glow.sentences import TOKENS, details, happens, then
from strannik.games.glow.steps.afternoon import die_of
from strannik.games.glow.steps.afternoon_archipelago import heading, price
from strannik.games.glow.steps.afternoon_province import cost_of
from strannik.games.glow.steps.late_morning import TOKEN, TRACK_SPACE, TURNING, Reroll
from strannik.games.glow.table import Table
from strannik.show.words import Words


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """A few words on an answer: what comes with a companion, what a step costs, what a card does now."""
    table, seat = ahead.view.table, ahead.view.seat
    assert isinstance(table, Table)
    match answer.verb:
        case "recruit":
            return recruiting(table, answer.name, words)
        case "use":
            return words.name(next(companion for companion, die in table.links.items() if die == answer.name))
        case "discard":
            return giving(table, seat, ahead.view.given[0].name, answer.name, words)
        case "revive" | "choose" | "send-away":
            return details(CARDS[answer.name], words) if answer.name in CARDS else ""
        case "resolve":
            card = CARDS[answer.name]
            return then(card, acts(card, table.shown(seat)), words)
        case "return":
            return words.name(table.faces[answer.name]) if table.faces[answer.name] else ""
        case "reroll" | "turn" | "and" | "alone" | "face":
            return handling(ahead, answer, words)
        case "pay":
            return paying(table, seat, [paid.name for paid in ahead.view.given[2:]], answer.name, words)
        case "go":
            return going(table, seat, answer.name, words)
        case "camp":
            return words.say("preview-camp", {"points": SPOTS[table.places[seat]].points})
        case "sail":
            return sailing(table, seat, answer.name, words)
    return ""


def recruiting(table: Table, companion: str, words: Words) -> str:
    """The small dice and footprints of the space, and the die of a Sketal. [GL-E2, GL-E4]"""
    space = table.space_of(companion)
    parts = []
    dice = len(table.track_dice[space]) + (1 if table.dice_for(companion) else 0)
    if dice:
        parts.append(words.say("preview-dice", {"count": dice}))
    if table.track_footprints[space]:
        parts.append(words.say("amount", {"what": "footprints", "amount": table.track_footprints[space]}))
    return " · ".join([*parts, details(CARDS[companion], words)])


def handling(ahead: Foresight, answer: Answer, words: Words) -> str:
    """The face that a die shows now, which cards it sets off, and what throwing or turning it takes: by what it is
    paid, or where that will be asked, how many rerolls. [GL-F2, GL-F3, GL-H3]
    """
    table, seat, step = ahead.view.table, ahead.view.seat, ahead.view.step
    assert isinstance(table, Table)
    assert isinstance(step, Reroll)
    parts = []
    if answer.verb in ("reroll", "turn", "and") and table.faces[answer.name]:
        face = table.faces[answer.name]
        parts += [words.name(face), *setting_off(table, seat, answer.name, face, words)]
    elif answer.verb == "face":
        parts += setting_off(table, seat, ahead.view.given[0].name, answer.name, words)
    due = TURNING if answer.verb in ("turn", "face") else 1
    paid = step.due_now(table, seat, due)
    if not paid:
        parts.append(words.say("amount", {"what": "rerolls", "amount": due}))
    if TOKEN in paid:
        parts.append(words.say("preview-price-tokens", {"count": paid.count(TOKEN)}))
    if TRACK_SPACE in paid:
        parts.append(down_the_track(table, seat, 0, paid.count(TRACK_SPACE), words))
    return " · ".join(parts)


def setting_off(table: Table, seat: int, die: str, face: str, words: Words) -> list[str]:
    """The cards that act, or act oftener, because a die shows this face, and those that do not. [GL-H3, GL-H4]"""
    if die == BLACK:
        return []
    without = table.shown(seat, die)
    shown = without[:]
    if face in SYMBOL_PLACE and face != table.cancelled(seat):
        shown[SYMBOL_PLACE[face]] += 1
    cards = [table.adventurers[seat], *table.company[seat], *table.spells[seat]]
    more = [card for card in cards if acts(CARDS[card], shown) > acts(CARDS[card], without)]
    less = [card for card in cards if acts(CARDS[card], shown) < acts(CARDS[card], without)]
    said = [words.say("preview-die-acts", {"cards": more})] if more else []
    said += [words.say("preview-die-stops", {"cards": less})] if less else []
    return said or [words.say("preview-die-idle")]


def paying(table: Table, seat: int, paid: list[str], source: str, words: Words) -> str:
    """What would be left, after what is paid already. [GL-F3]"""
    before = paid.count(source)
    if source == TRACK_SPACE:
        return down_the_track(table, seat, before, before + 1, words)
    left = table.rerolls[seat] - before
    return words.say("preview-tokens", {"before": left, "after": left - 1}) if source == TOKEN else ""


def down_the_track(table: Table, seat: int, paid: int, due: int, words: Words) -> str:
    """Where the marker is after so many rerolls on its way down, and where it would be then. [GL-F3]"""
    spaces = [table.bursts[seat], *rerolls_below(table.bursts[seat])]
    return words.say("preview-price-track", {"before": spaces[paid], "after": spaces[due]})


def giving(table: Table, seat: int, way: str, thing: str, words: Words) -> str:
    """What the step costs without this companion or spell, where that differs, and what goes with it. [GL-I4]"""
    die = die_of(table, thing)
    if table.board == PROVINCE:
        before, after = cost_of(table, seat, SPOTS[way]), cost_of(table, seat, SPOTS[way], die)
    else:
        before, after = price(table, seat, ROUTES[way]), price(table, seat, ROUTES[way], die)
    parts = [words.say("preview-cost", {"count": after})] if after != before else []
    return " · ".join([*parts, *([details(CARDS[thing], words)] if thing in CARDS else [])])


def going(table: Table, seat: int, spot: str, words: Words) -> str:
    """What the step costs and gives. [GL-J3, GL-I2]"""
    there = SPOTS[spot]
    cost = cost_of(table, seat, there)
    parts = [words.say("preview-cost", {"count": cost})]
    if there.need and cost == there.cost:
        parts = [words.say("preview-uses", {"what": there.need}), *(parts if cost else [])]
    return " · ".join([*parts, *found(SPOTS[table.places[seat]].ways[spot] + there.effects, words)])


def sailing(table: Table, seat: int, route: str, words: Words) -> str:
    """What the route costs, and what lies at its end. [GL-K2, GL-K3]"""
    there = ISLANDS[heading(table.boats[seat], ROUTES[route])]
    cost = price(table, seat, ROUTES[route])
    parts = [words.say("preview-cost", {"count": cost})] if cost >= 0 else []
    if there.points:
        parts.append(words.say("preview-camp", {"points": there.points}))
    return " · ".join([*parts, *found(there.effects, words)])


def found(effects: list[Effect], words: Words) -> list[str]:
    """The icons on the way in words."""
    return [happens(effect, 1, words) for effect in effects if effect.kind in TOKENS or effect.count]
