"""The score pad for a cardboard table."""

import pytest

from strannik.core.data import DataError
from strannik.games.glow.pad import score_pad

COMPANY = ["xargok-10", "briki-12", "torke-3", "ladawa-5", "tamnuca-4", "oshra-9", "thoape-2"]


def test_example_5_on_the_pad():  # GL-L4
    entry = {
        "adventurer": "taetyss",
        "bursts": 60,
        "companions": COMPANY,
        "fireflies": 1,
        "footprints": 3,
        "camp": "village-5",
    }
    counted = score_pad(entry, "pad")
    assert counted["total"] == 72
    assert {"what": "village", "thing": "village-5", "points": 5} in counted["lines"]


def test_boats_on_the_pad():  # GL-L4
    entry = {"adventurer": "pocana", "bursts": 20, "boats": ["9", "4", "0", "0"], "rerolls": 2}
    counted = score_pad(entry, "pad")
    assert (counted["total"], counted["tie"]) == (20 + 4 + 13 + 10, 2)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"adventurer": "brachio"}, "did you mean 'braccio'"),
        ({"companions": ["sketal-12"]}, "there is no 'sketal-12'"),
        ({"companions": ["torke-3", "torke-3"]}, "torke-3 is given twice"),
        ({"bursts": -1}, "expected 0 or more"),
        ({"camp": "village-4"}, "there is no 'village-4'"),
        ({"boats": ["0", "0"]}, "expected 4 islands, found 2"),
        ({"boats": ["12", "0", "0", "0"]}, "there is no island '12'"),
        ({"boats": ["3", "3", "0", "0"]}, "two boats at island 3"),
        ({"camp": "village-5", "boats": ["0", "0", "0", "0"]}, "found both"),
        ({"points": 3}, "unknown field"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(change, problem):  # GL-L4
    with pytest.raises(DataError, match=problem):
        score_pad({"adventurer": "braccio", "bursts": 10} | change, "pad")
