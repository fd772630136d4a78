"""`strannik book trial`: missions tried by bots."""

import json
from xml.etree import ElementTree

from tests.cli.running import refused, works


def test_a_trial_reports_missions_and_pages():
    wanted = ("--mission", "1", "--seats", "2", "--games", "2", "--bots", "greedy")
    report = json.loads(works("book", "trial", "aftermath", *wanted, "--json"))
    [trial] = report["trials"]
    assert (trial["mission"], trial["heroes"], trial["games"]) == ("1", 2, 2)
    assert trial["pages"]["10"]["games"] == 2
    assert report["findings"] == []
    assert json.loads(works("book", "trial", "aftermath", *wanted, "--json")) == report


def test_for_people_it_is_a_table():
    out = works("book", "trial", "aftermath", "--mission", "1", "--seats", "2", "--games", "1", "--bots", "greedy")
    assert "won, %" in out
    assert "Abbigail" in out
    assert out.endswith("nothing to mend\n")


def test_it_is_drawn_in_either_language(tmp_path):
    drawing = tmp_path / "trial.svg"
    wanted = ("--mission", "1", "--seats", "2", "--games", "1", "--out", drawing)
    for language, mission, won in (("en", "The Slit Sack", "won, %"), ("ru", "«Распоротый мешок»", "выиграно, %")):
        assert won in works("book", "trial", "aftermath", *wanted, "--lang", language)
        labels = [one.get("aria-label") for one in ElementTree.parse(drawing).getroot().iter()]
        assert {mission, won} <= set(labels)


def test_what_cannot_be_tried():
    assert "faraway has no missions to try" in refused("book", "trial", "faraway")
    assert "there is no mission '99'" in refused("book", "trial", "aftermath", "--mission", "99")
    assert "greedi" in refused("book", "trial", "aftermath", "--bots", "greedi")
