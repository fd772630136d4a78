"""What is in the box of Near and Far."""

from strannik.box.game import Game
from strannik.core.effects import steps_in
from strannik.games.nearfar import BOX
from strannik.games.nearfar.book import BOOKS
from strannik.games.nearfar.faces import face
from strannik.games.nearfar.hints import Hints
from strannik.games.nearfar.journey import LongJourney
from strannik.games.nearfar.pad import score_pad
from strannik.games.nearfar.preview import preview
from strannik.games.nearfar.scene import scene
from strannik.games.nearfar.score import result
from strannik.games.nearfar.setup import carry, setup
from strannik.games.nearfar.statistics import statistics
from strannik.games.nearfar.steps import (
    adventure,
    artifacts,
    buying,
    camp,
    chapters,
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
    talents,
    town,
    treasures,
    turn,
)
from strannik.games.nearfar.table import Table
from strannik.story import reading

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
        talents,
        chapters,
        reading,
    ),
    setup=setup,
    result=result,
    hints=Hints(),
    scene=scene,
    face=face,
    preview=preview,
    formal=frozenset({"challenge", "leave", "end"}),
    parting=frozenset({"drop"}),
    declining=frozenset({"leave", "stop", "halt", "stand", "decline", "done"}),
    score_pad=score_pad,
    statistics=statistics,
    carry=carry,
    journey=LongJourney(),
)

for book in BOOKS:
    book.check_own(BOX)
