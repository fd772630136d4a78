"""One file for a whole campaign: written, read elsewhere, gone on from; a damaged one is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from strannik.campaign import export, ledger, steward
from strannik.campaign.chain import checked
from strannik.campaign.mistakes import CampaignError
from tests.campaign.played import Travels
from tests.core.toy_journey import GAME, rules

STORED = sorted((Path(__file__).parent / "stored").glob("*.jsonl"))
"""Files that earlier versions have written; what is written stays readable."""


@pytest.fixture(scope="module")
def travels() -> Travels:
    """Two evenings, another way from the first, somebody who came late, and a game that is still played."""
    travels = Travels()
    travels.play()
    travels.play()
    travels.write(ledger.Joined(3, "Clara", "key of Clara"))
    other = travels.go_back(1)
    travels.write(steward.joined(GAME, travels.campaign.branch(other), "", 3))
    travels.play(other)
    travels.write(ledger.Noted(other, 3, "Ask the guide about the well."))
    travels.open()
    return travels


@pytest.fixture(scope="module")
def text(travels: Travels) -> str:
    return export.write(travels.campaign, travels.evenings)


def test_what_was_written_is_read_again_and_can_be_checked(travels, text):
    scroll = export.read(text)
    assert export.write(scroll.campaign, scroll.evenings) == text
    assert scroll.evenings == travels.evenings
    assert checked(GAME, scroll.campaign, scroll.evenings) == [1, 2, 3]
    assert [branch.tip for branch in scroll.campaign.branches] == [2, 3]
    assert [branch.carried for branch in scroll.campaign.branches] == [
        branch.carried for branch in travels.campaign.branches
    ]


def test_no_token_no_table_and_no_unfinished_game_leaves_the_house(travels, text):
    assert "key of" not in text
    assert "table-" not in text
    scroll = export.read(text)
    assert sorted(scroll.campaign.games) == [1, 2, 3]
    assert not scroll.campaign.branch(1).open
    assert not any(person.claimed for person in scroll.campaign.people)


def test_a_person_can_read_the_file(text):
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0] == {"strannik-campaign": 1, "game": "toy-journey", "name": "To the sea"}
    assert lines[1]["at"].startswith("2023-11-14T")
    assert lines[1]["do"] == "founded"
    told = [line for line in lines if line.get("told") == 1]
    assert {line["lang"] for line in told} == {"en", "ru"}
    assert told[0]["tales"][0]["title"] == "By the fire"


def test_one_goes_on_from_the_file(text):
    scroll = export.read(text)
    there = Travels()
    there.campaign, there.evenings = scroll.campaign, scroll.evenings
    there.write(ledger.CameBack(1, "Anna", "new key"))
    there.play()
    again = export.read(export.write(there.campaign, there.evenings))
    assert checked(GAME, again.campaign, again.evenings) == [1, 2, 3, 4]


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines()) if part in line)


def resealed(lines: list[str]) -> str:
    """The file of somebody who knows how to seal what they have changed."""
    body = "".join(f"{line}\n" for line in lines[:-1])
    return body + json.dumps({"sealed": len(lines) - 1, "seal": export._seal(body)}) + "\n"


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ('"say":"walk"', '"say":"bake"', "seal-broken"),
        ('"do":"founded"', '"do":"confounded"', "seal-broken"),
        ('{"strannik-campaign":1', '{"strannik-campaign":9', "later-version"),
        ('{"strannik-campaign":1', '{"strannik":1', "not-a-campaign"),
    ],
)
def test_a_damaged_file_is_refused(text, before, after, code):
    with pytest.raises(CampaignError, match=code):
        export.read(text.replace(before, after, 1))


@pytest.mark.parametrize("damaged", ["", "\n", "[1]", "{", "hello", '{"a":1}\n{"sealed":1}'])
def test_what_is_no_campaign_is_refused(damaged):
    with pytest.raises(CampaignError, match="not-a-campaign"):
        export.read(damaged)


def test_a_file_that_breaks_off_is_refused(text):
    for length in range(1, len(text.splitlines()), 17):
        with pytest.raises(CampaignError, match=r"cut-off|not-a-campaign"):
            export.read("".join(f"{line}\n" for line in text.splitlines()[:length]))


def test_a_file_that_breaks_off_within_a_line_lacks_its_end_too(text):
    for length in range(len(text) // 2, len(text) - 2, 997):
        with pytest.raises(CampaignError, match="cut-off"):
            export.read(text[:length])


def test_a_file_that_lacks_a_line_before_its_end_has_been_changed(text):
    lines = text.splitlines()
    for lacking in range(1, len(lines) - 1, 17):
        with pytest.raises(CampaignError, match="seal-broken"):
            export.read("".join(f"{line}\n" for number, line in enumerate(lines) if number != lacking))


@pytest.mark.parametrize(
    ("part", "before", "after", "code"),
    [
        ('"say":"walk"', '"say":"walk"', '"say":"bake"', "wrong-record"),
        ('"do":"ended"', '"evenings":1', '"evenings":2', "wrong-record"),
        ('"do":"ended"', '"game":1', '"game":1,"more":1', "damaged"),
        ('"do":"opened"', '"seats":[{"traveller":0', '"seats":[{"traveller":7', "damaged"),
        ('"do":"opened"', '"branch":1', '"branch":9', "damaged"),
        ('"do":"joined"', '"person":1', '"person":5', "damaged"),
        ('"do":"joined"', "{", "[", "damaged"),
        ('"record":1', '"lines":', '"lines":9', "damaged"),
        ('"at":"2023', '"at":"2023', '"at":"long ago', "damaged"),
        ('"do":"founded"', '"crew":[1,2]', '"crew":[1,9]', "unusable"),
        ('"do":"founded"', '"crew":[1,2]', '"crew":[1]', "damaged"),
    ],
)
def test_who_changes_a_game_is_found_out_even_with_a_new_seal(text, part, before, after, code):
    lines = text.splitlines()
    number = line_with(text, part)
    lines[number] = lines[number].replace(before, after, 1)
    with pytest.raises(CampaignError, match=code):
        read_and_checked(resealed(lines))


def read_and_checked(text: str) -> list[int]:
    scroll = export.read(text)
    return checked(GAME, scroll.campaign, scroll.evenings)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"crew":[1,2]', '"crew":[1,2,0]'),
        ('"heroes":["baker"', '"heroes":["bandit"'),
        ('"bread":[6,6]', '"bread":[6]'),
        ('"evenings":0', '"evenings":"none"'),
        ('"version":3', '"version":30'),
    ],
)
def test_what_no_company_can_carry_is_refused_before_the_first_game_too(before, after):
    """Whoever took it in could not even look at it: there would be a campaign that nobody can open."""
    fresh = Travels()
    lines = export.write(fresh.campaign, fresh.evenings).splitlines()
    assert before in lines[1]
    lines[1] = lines[1].replace(before, after)
    with pytest.raises(CampaignError, match="unusable"):
        read_and_checked(resealed(lines))


def test_a_game_that_did_not_begin_where_the_last_one_ended_breaks_the_chain():
    honest = Travels()
    honest.play(seed="another evening")
    honest.play()
    game = honest.campaign.game(1)
    game.ended.carried.data["bread"][0] += 5
    with pytest.raises(CampaignError, match=r"wrong-record|broken-chain"):
        checked(GAME, honest.campaign, honest.evenings)
    game.ended.carried.data["bread"][0] -= 5
    honest.campaign.game(2).carried.data["bread"][0] += 5
    with pytest.raises(CampaignError, match=r"wrong-record|broken-chain"):
        checked(GAME, honest.campaign, honest.evenings)


def test_a_game_without_its_record_is_missed(travels):
    with pytest.raises(CampaignError, match="no-record"):
        checked(GAME, travels.campaign, {1: travels.evenings[1]})


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_files_of_earlier_versions_are_read_and_gone_on_from(file):
    """They were written when an evening had two days: those games cannot be played again, but their seals hold."""
    scroll = export.read(file.read_text(encoding="utf-8"))
    assert checked(GAME, scroll.campaign, scroll.evenings) == []
    before = steward.standing(GAME, scroll.campaign.branch(1))
    assert [stage.state for stage in before.stages] == ["behind", "behind", "open"]
    travels = Travels()
    travels.campaign, travels.evenings = scroll.campaign, scroll.evenings
    travels.play()
    assert steward.standing(GAME, travels.trunk).over
    again = export.read(export.write(travels.campaign, travels.evenings))
    assert checked(GAME, again.campaign, again.evenings) == [max(again.campaign.games)]
    assert again.evenings[1].told["en"].tales == scroll.evenings[1].told["en"].tales


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_a_changed_game_of_an_earlier_version_is_found_out_too(file):
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    number = line_with(text, '"say":"walk"')
    lines[number] = lines[number].replace("walk", "bake")
    scroll = export.read(resealed(lines))
    with pytest.raises(CampaignError, match="wrong-record"):
        checked(GAME, scroll.campaign, scroll.evenings)


def test_the_same_game_after_a_change_of_the_rules_is_held_against_its_seal(monkeypatch):
    travels = Travels()
    travels.play()
    monkeypatch.setattr(rules, "DAYS", 4)
    with pytest.raises(CampaignError, match="wrong-record"):
        checked(GAME, travels.campaign, travels.evenings)
    monkeypatch.setattr(GAME, "rules", "2")
    assert checked(GAME, travels.campaign, travels.evenings) == []
    travels.play()
    assert checked(GAME, travels.campaign, travels.evenings) == [2]
