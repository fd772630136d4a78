"""The documentation is true: its examples run, its links lead somewhere, its commands exist."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from strannik.cli.commands import app

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")])
COMMANDS = ROOT / "docs" / "commands.md"

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
NAMED = re.compile(r"`strannik ([a-z][^`]*)`")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """The fenced blocks of one language, each with the line on which it begins."""
    text = page.read_text(encoding="utf-8")
    return [
        (text.count("\n", 0, found.start()) + 2, found[2]) for found in FENCE.finditer(text) if found[1] == language
    ]


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def test_there_are_pages() -> None:
    names = {str(page.relative_to(ROOT)) for page in PAGES}
    assert names >= {"README.md", "README.ru.md", "CONTRIBUTING.md", "docs/index.md", "docs/commands.md"}
    for concept in ("table", "step", "offer", "secrets", "chance", "record", "clause", "data", "scene"):
        assert blocks(ROOT / "docs" / f"{concept}.md", "python"), f"{concept} has no example"


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: str(page.relative_to(ROOT))
)
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", sys.path[:])
    names: dict[str, Any] = {"__name__": "__main__"}
    for line, source in blocks(page, "python"):
        # Empty lines in front, so that a failure names the line of the page.
        exec(compile("\n" * (line - 1) + source, str(page), "exec", dont_inherit=True), names)


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{target} leads nowhere"
        assert there.is_relative_to(ROOT), f"{target} leads out of the project"
        if anchor:
            assert anchor in anchors(there), f"{path} has no heading {anchor!r}"


def test_every_page_can_be_found_from_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    found, unread = {index}, [index]
    while unread:
        page = unread.pop()
        near = {
            (page.parent / link.partition("#")[0]).resolve() for link in LINK.findall(prose(page)) if "://" not in link
        }
        new = {there for there in near if there.suffix == ".md" and there.exists()} - found
        found |= new
        unread += new
    assert [
        str(page.relative_to(ROOT)) for page in PAGES if page.is_relative_to(index.parent) and page not in found
    ] == []


def anchors(page: Path) -> list[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


def commands(group: Any, path: str = "") -> dict[str, Any]:
    """Every command of the tree that does something, by the words that name it."""
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        words = f"{path} {name}".strip()
        if hasattr(command, "commands"):
            found |= commands(command, words)
        else:
            found[words] = command
    return found


ALL = commands(typer.main.get_command(app))


def options(command: Any) -> list[str]:
    """The options of a command as they are typed in full."""
    typed = [word for param in command.params for word in [*param.opts, *param.secondary_opts]]
    return [word for word in typed if word.startswith("--") and word != "--help"]


def command_lines(page: Path) -> list[str]:
    """Every command line that the page shows, without the word strannik."""
    found = NAMED.findall(prose(page))
    for language in ("sh", "console"):
        for _, text in blocks(page, language):
            lines = [line.removeprefix("$ ") for line in text.splitlines()]
            found += [line.removeprefix("strannik ") for line in lines if line.startswith("strannik ")]
    return found


@every_page
def test_commands_that_are_named_exist(page: Path) -> None:
    for line in command_lines(page):
        words = shlex.split(line, comments=True)
        named = [name for name in ALL if words[: len(name.split())] == name.split()]
        assert named, f"there is no command strannik {line}"
        for word in words:
            if word.startswith("--") and word != "--help":
                assert word.partition("=")[0] in options(ALL[named[-1]]), f"strannik {line}: there is no {word}"


def test_every_command_and_option_is_documented() -> None:
    sections = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", COMMANDS.read_text(encoding="utf-8"), re.M | re.DOTALL))
    assert set(ALL) == {title.removeprefix("strannik ") for title in sections if title.startswith("strannik ")}
    for name, command in ALL.items():
        section = sections[f"strannik {name}"]
        assert "```" in section, f"strannik {name} has no example"
        for option in options(command):
            assert f"`{option}`" in section, f"strannik {name}: {option} is not explained"


def examples(page: Path) -> list[tuple[str, str]]:
    """The command lines of a page's console blocks, each with the output that is shown."""
    text = "".join([block for _, block in blocks(page, "console")])
    shown = [part.partition("\n") for part in text.split("$ ")[1:]]
    return [(line, output) for line, _, output in shown]


def printed_by(line: str, folder: Path) -> str:
    """What a command line prints in a terminal of the usual width."""
    environment = os.environ | {"STRANNIK_LANG": "en", "COLUMNS": "80", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    environment["STRANNIK_DATA"] = str(folder / "data")
    script = f'strannik() {{ "{sys.executable}" -c "from strannik.cli import main; main()" "$@"; }}\n{line}'
    done = subprocess.run(
        ["sh", "-c", script], cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    return "\n".join([line.rstrip() for line in (done.stdout + done.stderr).strip().splitlines()])


def test_examples_of_commands_print_what_is_shown(tmp_path: Path) -> None:
    ran = examples(COMMANDS)
    assert len(ran) >= 6
    for line, shown in ran:
        printed = printed_by(line, tmp_path)
        pattern = re.escape(shown.strip()).replace("…", ".*")
        assert re.fullmatch(pattern, printed, re.DOTALL), f"$ {line}\n{printed}"


def test_both_readmes_say_the_same() -> None:
    english, russian = ROOT / "README.md", ROOT / "README.ru.md"
    for language in ("python", "sh"):
        assert [text for _, text in blocks(english, language)] == [text for _, text in blocks(russian, language)]
    for mark in (r"^#+ ", r"^\| ", r"^- "):
        counts = [len(re.findall(mark, prose(page), re.MULTILINE)) for page in (english, russian)]
        assert counts[0] == counts[1], f"{counts[0]} and {counts[1]} lines that begin with {mark!r}"
    assert "README.ru.md" in prose(english)
    assert "README.md" in prose(russian)


@pytest.mark.parametrize(("name", "language"), [("README.md", "en"), ("README.ru.md", "ru")])
def test_the_game_in_the_readme_is_a_real_one(name: str, language: str, tmp_path: Path) -> None:
    game = f"strannik terminal faraway --seats 2 --bots random --seed example --lang {language}"
    [(_, shown)] = blocks(ROOT / name, "text")
    assert shown.strip() in printed_by(f"printf '1\\nquit\\n' | {game}", tmp_path)


def test_the_card_in_the_guide_is_a_real_one() -> None:
    [(_, card)] = blocks(ROOT / "CONTRIBUTING.md", "json")
    cards = ROOT / "src" / "strannik" / "games" / "faraway" / "data" / "cards.json"
    assert card.strip() in cards.read_text(encoding="utf-8")
