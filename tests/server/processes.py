"""`strannik` as a process of its own, which can be killed, stopped and kept short of what it needs."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.server.running import PATIENCE, Running

STRANNIK = [sys.executable, "-c", "from strannik.cli import main; main()"]
SERVE = [*STRANNIK, "serve", "--port", "0"]


class Process:
    """A server whose files may not grow beyond so many bytes, or which may not have more than so many of them open."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        largest_file: int = 0,
        open_files: int = 0,
        command: Sequence[str] = SERVE,
    ) -> None:
        def limit() -> None:
            if largest_file:
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))
            if open_files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, open_files))

        self.database = database
        stored = ["--database", database] if database else []
        self.errors = folder / "errors.txt"
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, *stored],
                env={**os.environ, "STRANNIK_DATA": str(folder), "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                preexec_fn=limit,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.errors.read_text()
        self.running = Running(int(line.rsplit(":", 1)[1].strip().rstrip("/")))

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def processes() -> dict[int, int]:
    """All processes that run, each with its parent."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    return {int(pid): int(parent) for pid, parent, state in map(str.split, listed.splitlines()) if state[0] != "Z"}


def children_of(pid: int) -> list[int]:
    return [child for child, parent in processes().items() if parent == pid]


def workers_of(server: int) -> list[int]:
    """The processes in which the bots of a server think."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    found = [line.split(None, 2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, arguments in found if int(parent) == server and "spawn_main" in arguments]


def one_sentence(*arguments: str) -> str:
    """What `strannik` says when it refuses to start: one line, with the exit code of a bad argument."""
    said = subprocess.run([*STRANNIK, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (said.returncode, said.stdout) == (2, ""), said.stderr
    assert len(said.stderr.strip().splitlines()) == 1, said.stderr
    return said.stderr
