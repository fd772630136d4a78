"""The disk is full: a small one if we may mount it, otherwise files that may not grow."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.load import Figures
from tests.server.processes import Process
from tests.server.running import Table

SIZE = 1536 * 1024


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of its own at the folder, until the end of the block; whether there is one."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def measure(folder: Path) -> Figures:
    with small_disk(folder) as mounted:
        server = Process(folder, largest_file=0 if mounted else SIZE // 4)
        try:
            table, acknowledged, refused = _fill(server)
            health = server.running.http.get("/healthz").status_code
        finally:
            server.kill()
        if mounted:
            subprocess.run(["mount", "-o", f"remount,size={4 * SIZE}", str(folder)], check=True)
        again = Process(folder)
        try:
            stored = Table(again.running, table.id, table.tokens).scene()["n"]
            on = Table(again.running, table.id, table.tokens).move(0).status_code
        finally:
            again.kill()
    way = "a disk of 1.5 MB" if mounted else "files that may not grow"
    said = (
        f"{way}: {acknowledged} acknowledged, then {refused} and `/healthz` {health}; "
        f"after kill -9 and with room again {acknowledged + 1 - stored} lost, the next move {on}"
    )
    return [("disk full", said)]


def _fill(server: Process) -> tuple[Table, int, int]:
    """A table at which people talk until nothing more can be stored: how many lines could be, and the answer then."""
    table = server.running.politely().table("Anna", "Boris")
    for number in range(20_000):
        answer = table.post("/chat", 0, {"id": f"chat {number}", "text": "x" * 500})
        if answer.status_code != 200:
            return table, number, answer.status_code
    raise AssertionError("the disk is never full")
