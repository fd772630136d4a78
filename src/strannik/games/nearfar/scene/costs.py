"""What a choice takes, in a few signs that stand on it before it is made."""

from __future__ import annotations

from strannik.games.nearfar.cards import FOES
from strannik.games.nearfar.scene.sketch import COIN, HEART, ICON_MARKS, SWORDS, Sketch
from strannik.games.nearfar.steps.enemies import foes, in_the_way
from strannik.games.nearfar.steps.move import Move
from strannik.games.nearfar.steps.turn import Turn, must_duel


def movement(sketch: Sketch) -> Move | None:
    """The movement this seat is in, or would begin with its turn; None if it cannot walk now. [NF-4.4]"""
    if not sketch.my_choice or sketch.view.given or not sketch.table.heroes[sketch.me].space:
        return None
    return walking(sketch)


def walking(sketch: Sketch) -> Move | None:
    """The movement of whoever is at it: a turn on the map begins one. [NF-4.5]"""
    step = sketch.step
    if isinstance(step, Turn):
        return Move(step.me)
    return step if isinstance(step, Move) else None


def steps_left(sketch: Sketch, seat: int) -> str:
    """How many steps whoever is walking has left, as a note on the figure. [NF-12.2]"""
    move = walking(sketch)
    if move is None or move.me != seat or not sketch.table.heroes[seat].space:
        return ""
    return f"{ICON_MARKS['movement']}{move.movement(sketch.table) - move.steps}"


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
        weakest = min([FOES[foe].strength for foe in foes(table, sketch.me)])
        signs.append(f"{SWORDS}{weakest}")
    return " ".join(signs)


def door_cost(sketch: Sketch, building: str) -> str:
    """Swords where the way in is a duel."""
    if not isinstance(sketch.step, Turn) or not sketch.my_choice:
        return ""
    return SWORDS if must_duel(sketch.table, sketch.me, building) else ""


def hire_cost(sketch: Sketch, companion: str) -> str:
    """Coins, less one for each flag of the tribe. [NF-5.3.2]"""
    return f"{sketch.table.price(sketch.me, companion)}{COIN}" if sketch.playing else ""
