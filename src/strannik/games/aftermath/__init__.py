"""Aftermath (Отголоски): small animals in a city without people, and a book whose pages are boards."""

from strannik.box.box import Box, Mode
from strannik.core.options import Option, Settings
from strannik.games.aftermath.pages.contents import missions_in_the_book

MODES = ["mission", "campaign"]
MISSIONS = missions_in_the_book()
INSIDE = range(40, 60)
"""Pages that only some missions need: what lies inside the city's places."""


def uses(path: str, settings: Settings) -> bool:
    """One evening is played with the pages inside its mission's place, a campaign with all of them."""
    match path.split("/"):
        case ["pages", name] if settings["mode"] == "mission" and int(name.partition(".")[0]) in INSIDE:
            from strannik.games.aftermath.cards import MISSIONS as CARDS

            return int(name.partition(".")[0]) in CARDS[str(settings["mission"])].pages
    return True


BOX = Box(
    id="aftermath",
    package="strannik.games.aftermath",
    rules="1",
    clause_prefix="AM",
    minutes=(60, 120),
    weight="heavy",
    modes=[Mode(name, 2, 4) for name in MODES],
    options=[
        Option("mode", MODES),
        Option("mission", MISSIONS),
        Option("harder", [False, True], variant=True),
        Option("immortal", [False, True], variant=True),
    ],
    uses=uses,
)

__getattr__ = BOX.inside
