"""The page about Faraway: its examples run, and its tables say what the code says."""

import json
import re
from pathlib import Path

from strannik.games.faraway import GAME
from tests.games.faraway.builders import dealt, play_first
from tests.games.faraway.facts import SANCTUARIES, WONDERS

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "games" / "faraway.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def section(title: str) -> str:
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    """The cells of a section's tables, without their heads."""
    lines = [line for line in section(title).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def test_the_examples_run():
    examples = blocks("python")
    assert len(examples) >= 5
    exec(compile("\n".join(examples), "docs/games/faraway.md", "exec"), {})


def test_the_score_pad_is_as_shown():
    given, points = blocks("json")
    assert GAME.score_pad(json.loads(given), "the page") == json.loads(points)


def test_every_option_and_value_is_explained():
    options = {cells[0].strip("`"): re.findall(r"`(\w+)`", cells[1]) for cells in rows("Set-up and options")}
    assert options == {option.name: [str(choice).lower() for choice in option.choices] for option in GAME.options}


def test_every_figure_is_explained():
    play = dealt(2)
    play_first(play)
    assert [cells[0].strip("`") for cells in rows("Statistics")] == list(GAME.statistics(play.table))


def test_every_clause_named_exists():
    assert all(clause in GAME.rulebook for clause in re.findall(r"FA-\d+(?:\.\d+)?", PAGE))


def test_every_file_named_exists():
    names = re.findall(r"`([\w/]+\.(?:py|yaml|json))`", section("Where the rules live"))
    assert len(names) >= 10
    assert all((ROOT / "src/strannik/games/faraway" / name).is_file() for name in names)


def test_the_sanctuaries_are_those_of_the_box():
    listed = [cells for cells in rows("Score pad") if re.fullmatch(r"S\d\d", cells[0])]
    assert [cells[0] for cells in listed] == list(SANCTUARIES)
    for cells, card in zip(listed, SANCTUARIES.values(), strict=True):
        shows = WONDERS.get(card.provides, "–")
        fame = card.fame.replace("per set", "per set of four biomes").replace("/", " or ") or "–"
        night, clue = "yes" if card.night else "–", str(card.clue or "–")
        assert cells[1:] == [card.biome or "none", night, clue, shows, fame]
