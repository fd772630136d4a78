"""`strannik play` and `strannik serve`: they start, say where, and stop quietly."""

import os
import signal
import subprocess
from queue import SimpleQueue

import httpx
import pytest

from strannik.cli import run
from strannik.cli.play import play_here, show_code
from strannik.server.config import data_folder, default_database
from strannik.server.run import lan_address
from tests.server.processes import STRANNIK
from tests.server.running import PATIENCE


@pytest.mark.parametrize(
    "command", [["play", "--host", "127.0.0.1", "--no-browser"], ["serve", "--port", "0"]], ids=["play", "serve"]
)
def test_it_starts_says_where_it_is_and_stops(tmp_path, command):
    process = subprocess.Popen(
        [*STRANNIK, *command],
        env={**os.environ, "STRANNIK_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        line = process.stdout.readline()
        address = line.split()[-1]
        assert address.startswith("http://127.0.0.1:")
        assert "<title>" in httpx.get(address, timeout=PATIENCE).text
        assert httpx.get(f"{address}healthz", timeout=PATIENCE).json()["status"] == "ok"
        assert (tmp_path / "tables.sqlite3").exists()
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in errors
    finally:
        process.kill()
        process.wait(PATIENCE)


def test_play_tells_the_network_and_opens_the_browser(monkeypatch, capsys):
    opened: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr("strannik.cli.play.webbrowser.open", opened.put)
    monkeypatch.setattr("strannik.cli.play.lan_address", lambda: "10.1.2.3")
    monkeypatch.setattr("strannik.cli.play.listen", lambda host, port: Listener())
    monkeypatch.setattr("strannik.cli.play.run", lambda config, listener, ready: ready())
    play_here("0.0.0.0", 0, True, "")
    said = capsys.readouterr().out
    assert "http://127.0.0.1:4242/" in said
    assert "http://10.1.2.3:4242/" in said
    assert "█" in said or "▄" in said
    assert opened.get(timeout=PATIENCE) == "http://10.1.2.3:4242/"


class Listener:
    def getsockname(self):
        return ("0.0.0.0", 4242)


def test_the_code_is_drawn_in_the_terminal(capsys):
    show_code("http://127.0.0.1:8484/")
    assert len(capsys.readouterr().out.splitlines()) > 10


def test_the_address_in_the_network_is_an_address():
    assert lan_address().count(".") == 3


def test_the_data_folder_can_be_named(monkeypatch, tmp_path):
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert default_database() == f"sqlite:///{tmp_path}/tables.sqlite3"
    monkeypatch.delenv("STRANNIK_DATA")
    assert data_folder().name == "strannik"


@pytest.mark.parametrize(
    "arguments",
    [["serve", "--port", "99999"], ["serve", "--database", "nonsense"], ["serve", "--database", "oracle+no://x"]],
)
def test_bad_settings_are_one_sentence(monkeypatch, tmp_path, capsys, arguments):
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path))
    assert run([*arguments, *([] if "--port" in arguments else ["--port", "0"])]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
