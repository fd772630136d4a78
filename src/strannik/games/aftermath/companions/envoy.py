"""Envoys: who goes where the route wants something read, and with which cards."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.companions.packing import Packer
from strannik.games.aftermath.companions.route import BATTERY, Route, route
from strannik.games.aftermath.companions.stakes import test_of
from strannik.story.option import Option

STAKE: Final = 3.0
"""What it is worth to pass the check for which an envoy was sent."""


class Envoy(Packer):
    """One hero's part in what somebody must do at a certain place."""

    def sent(self) -> bool:
        """Whether this hero goes to where something is to be read: whoever can pay, and the nearest of those; but all
        come near where it takes a check, so that somebody has the cards for it.
        """
        way = route(self.table)
        if self.lacks_battery(self.seat, way):
            return False
        return self.errand() is not None or self.nearest_to(way)

    def lacks_battery(self, seat: int, way: Route) -> bool:
        return way.lead is not None and self.table.heroes[seat].batteries < way.lead.pay.get(BATTERY, 0)

    def nearest_to(self, way: Route) -> bool:
        """Whether nobody who could go is nearer, or equally near and before."""
        far = self.far_from(way.aim)
        mine = far.get(self.hero.space, 99)
        for other in self.table.standing():
            theirs = far.get(self.table.heroes[other].space, 99)
            if (theirs < mine or (theirs == mine and other < self.seat)) and not self.lacks_battery(other, way):
                return False
        return True

    def errand(self) -> Option | None:
        """The check that is to be made where the route leads on this page, if that is what it takes."""
        way = route(self.table)
        lead = way.lead
        if lead is None or way.exit or lead.page != self.table.page or lead.works or not lead.tests:
            return None
        return lead.tests[0]

    def cards_for_errand(self) -> list[str]:
        """The cards with which this hero would make the check the route wants."""
        option = self.errand()
        return [] if option is None else self.plan(test_of(self.table, self.seat, option), STAKE, 0.0)[1]

    def kept_for(self, space: str) -> list[str]:
        """The cards that are wanted on the space: for the errand, or for a search."""
        return self.cards_for_errand() if space == route(self.table).aim and self.errand() else super().kept_for(space)

    def step_aside(self) -> str:
        """A space beside one's own: whoever wants to read a place once more has to come back to it. [AM-9.6]"""
        steps = self.table.ground().steps(self.hero.space)
        return steps[0] if steps else self.hero.space
