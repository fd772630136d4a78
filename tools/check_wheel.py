"""Build the wheel, install it into an empty environment, and open its table there: `python tools/check_wheel.py`.

The environment has no Node and no checkout beside it, as on the machine of somebody who only wants to play.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PATIENCE = 60


def build(folder: Path) -> Path:
    """The wheel, made from this checkout; compiled too if STRANNIK_COMPILE is set."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(HERE)]
    subprocess.run(command, check=True)
    [wheel] = folder.glob("strannik-*.whl")
    return wheel


def check_contents(wheel: Path) -> None:
    """The page, the words, the cards and every drawing are in it; tests and Node's folder are not."""
    names = zipfile.ZipFile(wheel).namelist()
    for needed in ("server/static/index.html", "show/rulebook.yaml", "games/faraway/data/cards.json"):
        assert f"strannik/{needed}" in names, f"{needed} is missing in the wheel"
    source = HERE / "src"
    drawings = [str(file.relative_to(source)) for file in source.glob("strannik/games/*/data/art/**/*.*")]
    missing = sorted(set(drawings) - set(names))
    assert not missing, f"{missing[0]} is missing in the wheel"
    strays = [name for name in names if name.startswith("tests/") or "node_modules" in name]
    assert not strays, f"{strays[0]} does not belong into the wheel"


def installed(wheel: Path, folder: Path) -> Path:
    """The command, in an environment that has nothing but the wheel and what it depends on."""
    venv.create(folder, with_pip=True)
    subprocess.run([str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    return folder / "bin" / "strannik"


def check_table(command: Path, folder: Path) -> None:
    """Start the table, and read the page and the games from it."""
    bare = {"PATH": str(command.parent), "HOME": str(folder), "STRANNIK_DATA": str(folder / "data"), "LANG": "C.UTF-8"}
    arguments = [str(command), "play", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(arguments, env=bare, cwd=folder, stdout=subprocess.PIPE, text=True) as table:
        try:
            address = wait_for_address(table)
            page = read(address)
            assert b"<script" in page, "the page has no program"
            games = json.loads(read(address + "api/games"))
            ids = [game["id"] for game in games["games"]]
            assert "faraway" in ids, f"only {ids} can be played"
            print(f"The wheel's table at work with: {', '.join(ids)}")
        finally:
            table.terminate()


def wait_for_address(table: subprocess.Popen) -> str:
    """The address that the table prints when it is ready."""
    assert table.stdout is not None
    for line in table.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        if found:
            return found.group()
    raise AssertionError("the table has printed no address")


def read(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return answer.read()


def main() -> None:
    os.environ.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build(folder / "wheel")
        check_contents(wheel)
        check_table(installed(wheel, folder / "environment"), folder)


if __name__ == "__main__":
    main()
