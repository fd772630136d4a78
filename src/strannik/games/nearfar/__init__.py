"""Near and Far (Дальше, Ближе): leave the town, wander the maps, make camp, and come back with a story."""

from strannik.core.effects import steps_in
from strannik.core.game import Game, Mode
from strannik.core.options import Option
from strannik.core.scene import Scene
from strannik.core.seats import SEATS
from strannik.core.view import View
from strannik.core.words import Words
from strannik.games.nearfar.hints import Hints
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.pad import score_pad
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
from strannik.games.nearfar.table import ARCADE_MODE, DAY, DUSK, JOURNEY_MODE, Table


def scene(view: View, words: Words) -> Scene:
    """The table as a seat sees it; drawing is imported only where something is drawn."""
    from strannik.games.nearfar.scene import scene as laid_out

    return laid_out(view, words)


def face(name: str, words: Words) -> str:
    """A picture by its name."""
    from strannik.games.nearfar.faces import face as drawn

    return drawn(name, words)


GAME = Game(
    id="nearfar",
    package="strannik.games.nearfar",
    rules="1",
    clause_prefix="NF",
    modes=[Mode("table", 2, 4)],
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
    score_pad=score_pad,
    statistics=statistics,
    options=[
        Option("mode", [ARCADE_MODE, JOURNEY_MODE]),
        Option("map", list(MAPS)),
        Option("town", [DUSK, DAY]),
        Option("more_adventures", [False, True], variant=True),
        Option("longer", [False, True], variant=True),
        Option("platypus", ["nobody", *SEATS[:4]], variant=True),
    ],
)
