"""What is in the box of Aftermath."""

from strannik.box.game import Game
from strannik.core.effects import steps_in
from strannik.games.aftermath import BOX
from strannik.games.aftermath.campaign.journey import Campaign
from strannik.games.aftermath.faces import face
from strannik.games.aftermath.hints import Hints
from strannik.games.aftermath.pad import score_pad
from strannik.games.aftermath.preview import preview
from strannik.games.aftermath.scene import scene
from strannik.games.aftermath.score import result
from strannik.games.aftermath.setup import carry, setup
from strannik.games.aftermath.statistics import statistics
from strannik.games.aftermath.steps import (
    abilities,
    actions,
    arrive,
    attacks,
    building,
    card_deeds,
    checks,
    colony,
    conditions,
    drive,
    encounters,
    enemies,
    heroes,
    items,
    leaps,
    missions,
    move,
    rest,
    road,
    search,
    together,
    travel,
    turn,
    whom,
    wounds,
)
from strannik.games.aftermath.steps.deeds import counters, gifts, ground, layout, meetings, threats, ways
from strannik.games.aftermath.table import Table
from strannik.story import reading

GAME = Game(
    **BOX.label(),
    table=Table,
    steps=steps_in(
        heroes,
        travel,
        turn,
        checks,
        actions,
        move,
        arrive,
        together,
        whom,
        search,
        items,
        conditions,
        abilities,
        card_deeds,
        leaps,
        encounters,
        enemies,
        attacks,
        wounds,
        rest,
        counters,
        gifts,
        ground,
        layout,
        meetings,
        threats,
        ways,
        missions,
        colony,
        building,
        drive,
        road,
        reading,
    ),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    preview=preview,
    declining=frozenset(
        {"end-turn", "give-up", "pass", "go-on", "done", "keep", "take-it", "bear", "save-food", "decline", "stop"}
        | {"hold-fire", "enough"}
    ),
    forced=frozenset({"pass"}),
    aside=frozenset({"rearrange"}),
    score_pad=score_pad,
    statistics=statistics,
    carry=carry,
    journey=Campaign(),
)
