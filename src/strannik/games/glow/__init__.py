"""Glow (Сияние): eight days to gather a company, roll its dice and carry light into the dark."""

from strannik.core.effects import steps_in
from strannik.core.game import Game, Mode
from strannik.core.options import Option
from strannik.games.glow.faces import face
from strannik.games.glow.hints import Hints
from strannik.games.glow.maps import ARCHIPELAGO, PROVINCE
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
    id="glow",
    package="strannik.games.glow",
    rules="1",
    clause_prefix="GL",
    modes=[Mode("table", 2, 4), Mode("solo", 1, 1)],
    table=Table,
    steps=steps_in(prepare, morning, day, late_morning, noon, afternoon_province, afternoon_archipelago, evening, solo),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    score_pad=score_pad,
    statistics=statistics,
    options=[Option("board", [PROVINCE, ARCHIPELAGO]), Option("adventurers", ["choose", "deal"])],
    preview=preview,
)
