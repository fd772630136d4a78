"""Dusk (Сумерки): walk as far as you dare before dark."""

from strannik.box.box import Mode
from strannik.box.game import Game
from strannik.core.effects import steps_in
from strannik.core.view import View
from strannik.show.scene import Area, Counter, Panel, Piece, Scene, column, leaf
from strannik.show.words import Words
from strannik_dusk import rules


class Hints:
    """A bot judges by the steps already safe."""

    def value(self, table: rules.Table, seat: int) -> float:
        return float(table.ways[seat])


def scene(view: View, words: Words) -> Scene:
    """The dice of the last walk, and how far everybody is."""
    table: rules.Table = view.table
    dice = [Piece(f"die-{place}", "", str(die), [str(die)], str(die)) for place, die in enumerate(table.dice)]
    panels = [Panel(seat, [Counter("way", words.say("line-way"), table.ways[seat])]) for seat in table.seats]
    areas = [Area("dice", "row", words.say("dice"), dice)]
    return Scene(words.say("game-title"), "", areas, panels, column(leaf("dice")))


def face(name: str, words: Words) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text x="2" y="8">{name}</text></svg>'


GAME = Game(
    id="dusk",
    package="strannik_dusk",
    rules="1",
    clause_prefix="DU",
    modes=[Mode("table", 2, 6)],
    table=rules.Table,
    steps=steps_in(rules),
    setup=rules.setup,
    result=rules.result,
    hints=Hints(),
    scene=scene,
    face=face,
)
