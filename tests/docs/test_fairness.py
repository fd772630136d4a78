"""The lines by which anybody can check a record, in Python and in JavaScript, do so."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

CHECKERS = {
    "Python": [sys.executable, str(ROOT / "docs/fairness/check.py")],
    "JavaScript": ["node", str(ROOT / "docs/fairness/check.mjs")],
}

RECORDS = ["rollplayer/added-chance-3", "faraway/added-chance-3", "rollplayer/taken-back-3", "glow/province-2"]

by_both = pytest.mark.parametrize("checker", CHECKERS.values(), ids=CHECKERS)


def run(checker: list[str], record: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*checker, str(record)], capture_output=True, text=True, timeout=60)


@by_both
@pytest.mark.parametrize("name", RECORDS)
def test_a_true_record_is_found_true(checker: list[str], name: str):
    checked = run(checker, ROOT / f"tests/records/{name}.jsonl")
    assert checked.returncode == 0, checked.stderr
    assert "The promise was kept" in checked.stdout


@by_both
def test_a_new_deck_lay_in_the_order_of_its_box(checker: list[str]):
    printed = run(checker, ROOT / "tests/records/faraway/added-chance-3.jsonl").stdout
    assert f"line 2: {list(range(1, 69))} was shuffled" in printed


@by_both
@pytest.mark.parametrize(
    ("part", "other", "noticed"),
    [
        (b'"seed":"', b'"seed":"0', "not the one promised"),
        (b'"say":"take', b'"say":"leave', "changed after the end"),
        (b"0f0f", b"0f0e", "changed after the end"),
    ],
)
def test_a_spoilt_record_is_found_out(tmp_path: Path, checker: list[str], part: bytes, other: bytes, noticed: str):
    true = (ROOT / "tests/records/rollplayer/added-chance-3.jsonl").read_bytes()
    assert part in true
    spoilt = tmp_path / "record.jsonl"
    spoilt.write_bytes(true.replace(part, other, 1))
    checked = run(checker, spoilt)
    assert checked.returncode != 0
    assert noticed in checked.stderr


def test_both_are_short():
    for checker in CHECKERS.values():
        lines = [line for line in Path(checker[1]).read_text().splitlines() if line.strip()]
        assert len(lines) <= 40
