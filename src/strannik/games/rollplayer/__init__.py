"""Roll Player (Путь героя): dice make a hero, and the hero makes a reputation."""

from strannik.core.effects import steps_in
from strannik.core.game import Game, Mode
from strannik.core.options import Option
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

VARIANTS = ("less_random", "random_market", "friendly_market", "short_game", "choose_class")

GAME = Game(
    id="rollplayer",
    package="strannik.games.rollplayer",
    rules="1",
    clause_prefix="RP",
    modes=[Mode("table", 2, 4), Mode("solo", 1, 1)],
    table=Table,
    steps=steps_in(prepare, roll, dice, actions, market, cleanup, skills, effects, solo),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    score_pad=score_pad,
    statistics=statistics,
    options=[Option(name, [False, True], variant=True) for name in VARIANTS],
    preview=preview,
    replaceable=True,
)
