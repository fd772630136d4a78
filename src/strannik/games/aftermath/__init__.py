"""Aftermath (Отголоски): small animals in a city without people, and a book whose pages are boards.

`book`            the adventure book: the sections of all pages as one book
`campaign`        what lasts from one mission to the next
`card_text`       cards in words, made from the same data as the rules
`card_words`      what cards may say: the words of pages, and those of cards alone
`companions`      how a hero without a person goes about a mission
`company`         heroes, counters, and all that outlives a page: the table's second floor
`decks`           every card that is drawn, held, played and discarded: the table's ground floor
`encounter_cards` the encounter deck: its cards are the sections of page 1
`enemies`         enemy cards as the rules read them
`figures`         heroes with all that is theirs but their cards, and enemies
`gear`            what equipment, conditions and keepsakes do for a hero
`lint`            what must hold of the pages besides what holds of every book
`odds`            how likely a check is to be passed, before any die is rolled
`pages`           boards to stand on and texts to read, as the rules know them
`search_tokens`   search tokens as the rules read them
`trial`           companions play the missions of the book, and every page is judged by what it cost them
"""

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
    rules="2",
    clause_prefix="AM",
    minutes=(60, 120),
    weight="heavy",
    modes=[Mode(name, 2, 4) for name in MODES],
    alone=2,
    options=[
        Option("mode", MODES),
        Option("mission", MISSIONS),
        Option("harder", [False, True], variant=True),
        Option("immortal", [False, True], variant=True),
    ],
    uses=uses,
)

__getattr__ = BOX.inside
