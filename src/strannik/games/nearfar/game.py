"""What is in the box of Near and Far."""

from strannik.core.effects import steps_in
from strannik.core.game import Game
from strannik.core.scene import Scene
from strannik.core.view import View
from strannik.core.words import Words
from strannik.games.nearfar import BOX
from strannik.games.nearfar.hints import Hints
from strannik.games.nearfar.pad import score_pad
from strannik.games.nearfar.preview import preview
from strannik.games.nearfar.score import result
from strannik.games.nearfar.setup import setup
from strannik.games.nearfar.statistics import statistics
from strannik.games.nearfar.steps import (
    adventure,
    artifacts,
    buying,
    camp,
    draft,
    duel,
    end,
    enemies,
    hall,
    leave,
    mine,
    move,
    party,
    rewards,
    saloon,
    town,
    treasures,
    turn,
)
from strannik.games.nearfar.table import Table


def scene(view: View, words: Words) -> Scene:
    """The table as a seat sees it; drawing is imported only where something is drawn."""
    from strannik.games.nearfar.scene import scene as laid_out

    return laid_out(view, words)


def face(name: str, words: Words) -> str:
    """A picture by its name."""
    from strannik.games.nearfar.faces import face as drawn

    return drawn(name, words)


GAME = Game(
    **BOX.label(),
    table=Table,
    steps=steps_in(
        draft,
        turn,
        town,
        hall,
        saloon,
        party,
        mine,
        duel,
        artifacts,
        buying,
        leave,
        move,
        enemies,
        end,
        adventure,
        camp,
        treasures,
        rewards,
    ),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    preview=preview,
    score_pad=score_pad,
    statistics=statistics,
)
