"""What must hold of the pages besides what holds of every book.

That whatever is named is there (V-01) is seen to when a page is read, by the game as by the linter. The other rules
stand where they are checked: `layout` (V-03 to V-07), `city` (V-10), `missions` (V-11 to V-13, V-19), `goals`, `ledger`
and `harvest` (V-14), `decks` (V-15 to V-17), `prose` (V-18). Every book is checked for V-02, V-08, V-09 and for texts
that are missing. Whether missions are won as often as they should be, `trial` says (V-20).

`city`     every page lies where the map has it, ways lead to neighbours, and missions are near enough
`decks`    there are as many cards as there should be, enemies enough for every encounter, and numbers that suit
`effects`  all that a section may do, however deep it stands
`goals`    whatever a personal goal needs can be had in two ways, one of which nobody can miss
`harvest`  whatever a colony spends, eats or loses can be earned again on any evening, so no goal is locked by want
`layout`   everything stands where one can walk, every mark has its section, and every line is drawn once
`ledger`   wherever a campaign may stand between two evenings, every personal goal can still be reached
`missions` each can be won, nobody is ever stuck, there is time enough, and the search tokens suffice
`prose`    texts are as long as they should be, say what happens to whom, and stand in the string tables alone
`trial`    missions that companions play are won as often as they should be, and come to an end
`walk`     what comes of a section, and where it leads, if checks come out as is supposed
"""

from __future__ import annotations

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.cards import MISSIONS
from strannik.games.aftermath.lint.city import lint_city
from strannik.games.aftermath.lint.decks import lint_decks
from strannik.games.aftermath.lint.goals import lint_goals
from strannik.games.aftermath.lint.harvest import lint_harvest
from strannik.games.aftermath.lint.layout import lint_layout
from strannik.games.aftermath.lint.ledger import lint_ledger
from strannik.games.aftermath.lint.missions import lint_missions
from strannik.games.aftermath.lint.prose import lint_prose
from strannik.games.aftermath.pages.city import CITY, COLONY
from strannik.story.lint.finding import Finding
from strannik.story.lint.texts import Texts


def lint_pages(book: PageBook, texts: Texts) -> list[Finding]:
    """Everything that is wrong with the pages, the cards and the missions."""
    return [
        *[finding for page in book.pages.values() for finding in lint_layout(page, book)],
        *lint_city(CITY, COLONY, list(MISSIONS.values()), book),
        *lint_missions(book),
        *lint_goals(book),
        *lint_ledger(book),
        *lint_harvest(book),
        *lint_decks(book),
        *lint_prose(book, texts),
    ]
