"""What is in the box of Glow."""

from strannik.box.game import Game
from strannik.core.effects import steps_in
from strannik.games.glow import BOX
from strannik.games.glow.faces import face
from strannik.games.glow.hints import Hints
from strannik.games.glow.pad import score_pad
from strannik.games.glow.preview import preview
from strannik.games.glow.scene import scene
from strannik.games.glow.score import result
from strannik.games.glow.setup import setup
from strannik.games.glow.statistics import statistics
from strannik.games.glow.steps import (
    afternoon_archipelago,
    afternoon_province,
    day,
    evening,
    late_morning,
    morning,
    noon,
    prepare,
    solo,
)
from strannik.games.glow.table import Table

GAME = Game(
    **BOX.label(),
    table=Table,
    steps=steps_in(prepare, morning, day, late_morning, noon, afternoon_province, afternoon_archipelago, evening, solo),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    score_pad=score_pad,
    statistics=statistics,
    preview=preview,
    formal=frozenset({"throw"}),
    declining=frozenset({"alone", "decline", "stop", "stay"}),
)
