"""What a choice takes, in a few signs that stand on it before it is made."""

from __future__ import annotations

from strannik.games.nearfar.scene.sketch import COIN, HEART, SWORDS, Sketch
from strannik.games.nearfar.steps.enemies import in_the_way, strength
from strannik.games.nearfar.steps.move import Move


def movement(sketch: Sketch) -> Move | None:
    """The movement this seat is in, or would begin with its turn; None if it cannot walk now. [NF-4.4]"""
    if not sketch.my_choice or sketch.view.given or not sketch.table.heroes[sketch.me].space:
        return None
    if sketch.step == "Turn":
        return Move(sketch.me)
    if sketch.step != "Move":
        return None
    step = sketch.view.step
    return Move(sketch.me, step.get("steps", 0), step.get("spared", 0), list(step.get("released", [])))


def way_cost(sketch: Sketch, there: str) -> str:
    """Hearts for leaving an empty space and for bad water, the strength of an enemy in the way. [NF-12.4, NF-26.5.1]"""
    move, table = movement(sketch), sketch.table
    if move is None:
        return ""
    here = table.heroes[sketch.me].space
    if there not in table.map.neighbours(here):
        return ""
    hearts = move.heart_due(table) + table.map.spaces[there].water
    signs = [f"−{hearts}{HEART}"] if hearts else []
    if in_the_way(table, here, there):
        signs.append(f"{SWORDS}{strength(table)}")
    return " ".join(signs)


def door_cost(sketch: Sketch, building: str) -> str:
    """A duel is due where a rival stands, but not in the saloon and not for whoever comes from jail. [NF-5.1.3]"""
    if sketch.step != "Turn" or not sketch.my_choice:
        return ""
    exempt = building == "saloon" or sketch.table.heroes[sketch.me].building == "jail"
    return SWORDS if sketch.table.rivals_at(building, sketch.me) and not exempt else ""


def hire_cost(sketch: Sketch, companion: str) -> str:
    """Coins, less one for each flag of the tribe. [NF-5.3.2]"""
    return f"{sketch.table.price(sketch.me, companion)}{COIN}" if sketch.playing else ""
