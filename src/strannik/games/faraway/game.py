"""What is in the box of Faraway."""

from strannik.box.game import Game
from strannik.core.effects import steps_in
from strannik.games.faraway import BOX
from strannik.games.faraway.faces import face
from strannik.games.faraway.hints import Hints
from strannik.games.faraway.pad import score_pad
from strannik.games.faraway.preview import lights, preview
from strannik.games.faraway.scene import scene
from strannik.games.faraway.score import result
from strannik.games.faraway.setup import setup
from strannik.games.faraway.statistics import statistics
from strannik.games.faraway.steps import draft, explore, prepare, round
from strannik.games.faraway.table import Table

GAME = Game(
    **BOX.label(),
    table=Table,
    steps=steps_in(prepare, round, explore, draft),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    score_pad=score_pad,
    statistics=statistics,
    preview=preview,
    lights=lights,
)
