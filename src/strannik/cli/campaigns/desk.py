"""The desk: campaigns read and written from the command line, in the database that servers use."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from strannik.campaign import evening as evenings
from strannik.campaign import export, ledger
from strannik.campaign.campaign import Campaign, rebuilt
from strannik.campaign.evening import Evening
from strannik.campaign.export import Scroll
from strannik.campaign.mistakes import CampaignError
from strannik.cli.storage import Storage
from strannik.core.options import OptionError
from strannik.server.playing.campaigns import follow, new_id
from strannik.server.playing.copies import lay_down
from strannik.server.storage.failure import LineTaken
from strannik.server.storage.ledgers import ledger_line
from strannik.server.storage.store import Campaigner
from strannik.server.storage.writer import Line


class Desk(Storage):
    """All campaigns of a database."""

    def all(self) -> list[tuple[Campaigner, Campaign]]:
        """Every campaign, the latest first."""
        return [(one, self._read(one.campaign_id)) for one in self.store.find_campaigns()]

    def find(self, called: str) -> tuple[str, Campaign]:
        """The campaign with this id, or the only one of this name."""
        known = self.store.find_campaigns()
        if called in [one.campaign_id for one in known]:
            return called, self._read(called)
        named = [(one.campaign_id, self._read(one.campaign_id)) for one in known]
        same = [(id, campaign) for id, campaign in named if called and campaign.founded.name == called]
        if len(same) > 1:
            raise OptionError(f"{len(same)} campaigns are called {called!r}; say which by its id")
        if not same:
            raise CampaignError("unknown")
        return same[0]

    def _read(self, id: str) -> Campaign:
        return rebuilt([ledger.Line(at, ledger.decode(entry)) for at, entry in self.store.read_log(id)])

    def scroll(self, id: str) -> Scroll:
        """All there is of a campaign."""
        kept = {number: evenings.decode(words) for number, words in self.store.read_evenings(id)}
        return Scroll(self._read(id), kept)

    def lay_copy(self, id: str) -> None:
        """A dated copy of the whole campaign, as a server lays one after every game."""
        scroll = self.scroll(id)
        # Where there is no room for it nothing is lost: the ledger is stored, and the next game makes the next copy.
        with suppress(OSError):
            lay_down(self.store.folder / "copies" / id, export.write(scroll.campaign, scroll.evenings))

    def write(
        self, id: str, campaign: Campaign, entries: Sequence[ledger.Entry], evening: Evening | None = None
    ) -> None:
        """Let the entries happen and store them."""
        self.store_lines(follow(id, campaign, entries, evening))

    def found(self, entries: Sequence[ledger.Entry], at: float) -> str:
        """A new campaign that begins with these lines."""
        id = new_id()
        rebuilt([ledger.Line(at, entry) for entry in entries])
        self.store_lines([ledger_line(id, n, at, entry) for n, entry in enumerate(entries, 1)])
        return id

    def store_lines(self, lines: Sequence[Line]) -> None:
        try:
            self.writer.write(lines)
        except LineTaken:
            raise CampaignError("out-of-order") from None
