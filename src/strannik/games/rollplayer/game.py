"""What is in the box of Roll Player."""

from strannik.box.game import Game
from strannik.core.effects import steps_in
from strannik.games.rollplayer import BOX
from strannik.games.rollplayer.faces import face
from strannik.games.rollplayer.hints import Hints
from strannik.games.rollplayer.pad import score_pad
from strannik.games.rollplayer.preview import preview
from strannik.games.rollplayer.scene import scene
from strannik.games.rollplayer.score import result
from strannik.games.rollplayer.setup import setup
from strannik.games.rollplayer.statistics import statistics
from strannik.games.rollplayer.steps import actions, cleanup, dice, effects, market, prepare, roll, skills, solo
from strannik.games.rollplayer.table import Table

GAME = Game(
    **BOX.label(),
    table=Table,
    steps=steps_in(prepare, roll, dice, actions, market, cleanup, skills, effects, solo),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    score_pad=score_pad,
    statistics=statistics,
    preview=preview,
    aside=frozenset({"drop"}),
    formal=frozenset({"pick"}),
    parting=frozenset({"discard"}),
    declining=frozenset({"skip", "stay", "later", "leave", "ignore", "hold-on", "keep-all"}),
)
