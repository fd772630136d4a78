"""What is worth counting when a Roll Player game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strannik.games.rollplayer.cards import MARKET_TYPES
from strannik.games.rollplayer.score import Finished, finished, lines
from strannik.games.rollplayer.table import Table


def statistics(table: Table) -> Mapping[str, Sequence[float]]:
    """Each figure for every seat, in order."""
    sheets = [finished(table, seat) for seat in table.seats]
    figures: dict[str, Sequence[float]] = {
        "goals_met": [float(sheet.goals_met()) for sheet in sheets],
        "class_dice": [float(sheet.colours[sheet.role.colour]) for sheet in sheets],
        "backstory_matches": [float(sheet.matches()) for sheet in sheets],
        "gold_left": [float(sheet.hero.gold) for sheet in sheets],
    }
    for kind in MARKET_TYPES:
        figures[f"{kind}_cards"] = [float(sheet.of_type(kind)) for sheet in sheets]
    for what in ("goal", "alignment", "backstory", "armor", "trait"):
        figures[f"{what}_stars"] = [float(stars_for(sheet, what)) for sheet in sheets]
    return figures


def stars_for(sheet: Finished, what: str) -> int:
    """The stars a hero gets for one kind of thing."""
    return sum([line.points for line in lines(sheet, False) if line.what == what])
