"""Campaigns begun with another book: they are read, their games are held against their seals, and they go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from strannik.campaign import export, ledger, steward
from strannik.campaign.chain import checked
from strannik.campaign.mistakes import Amiss
from strannik.core.chance import Chance
from strannik.games.nearfar import GAME
from strannik.games.nearfar.trail import opened

KEPT = Path(__file__).parent / "kept" / "before-the-book-changed.jsonl"
"""One map of a campaign, played with greedy bots before most sections of the book asked for something else."""


@pytest.fixture
def scroll() -> export.Scroll:
    return export.read(KEPT.read_text(encoding="utf-8"))


def test_a_game_of_another_book_is_held_against_its_seal(scroll):
    assert checked(GAME, scroll.campaign, scroll.evenings) == []
    changed = scroll.evenings[1]
    changed.record = changed.record.replace("visit saloon", "visit stables", 1)
    with pytest.raises(Amiss, match="wrong-record"):
        checked(GAME, scroll.campaign, scroll.evenings)


def test_its_sheets_and_its_chronicle_are_as_they_were(scroll):
    standing = steward.standing(GAME, scroll.campaign.branch(1))
    assert [stage.state for stage in standing.stages][:3] == ["behind", "open", "ahead"]
    assert [one.total for one in standing.travellers] == [26, 33]
    assert "half a sausage" in str(scroll.evenings[1].told["en"].tales), "as it was told that evening"


def test_the_next_map_begins_with_what_was_carried_on(scroll):  # NF-28.2
    way = scroll.campaign.branch(1)
    seats = steward.sittings(scroll.campaign, way, [0, 1], "greedy")
    line = steward.opened(GAME, scroll.campaign, way, 0, seats, "table-2")
    assert isinstance(line, ledger.Opened)
    table = GAME.start(2, Chance("after the change", 2), line.options, line.carried).table
    assert table.map_number == 3
    assert [one.completed for one in table.company] == [card.completed for card in opened(line.carried).cards]
    assert all([one.completed for one in table.company])
