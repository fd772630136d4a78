"""A real PostgreSQL for tests: a cluster of its own on 127.0.0.1, made for a while and thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tests.server.processes import children_of
from tests.server.running import MOMENT, PATIENCE

NONE_FOUND = "no PostgreSQL was found, neither in PATH nor where Debian keeps it (`apt install postgresql` gets one)"

OWNER = "strannik"


def find_postgresql() -> Path | None:
    """The folder of its programs; Debian keeps them out of PATH, one folder for each version."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max([path.parent for path in debian], key=lambda folder: int(folder.parent.name), default=None)


class Cluster:
    """A server of databases, which can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0

    def make(self) -> None:
        initdb = [self.programs / "initdb", "-D", self.folder / "data", "-U", OWNER, "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*initdb, "--locale=C", "--no-sync"], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE, **somebody()
        )

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = ["-h", "127.0.0.1", "-p", str(self.port), "-k", "", "-F"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", *settings],
                stdout=log,
                stderr=log,
                **somebody(),
            )
        for _ in range(int(PATIENCE / MOMENT)):
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(MOMENT)
            else:
                return
        raise AssertionError("PostgreSQL does not start")

    def stop(self) -> None:
        """Stop it on the spot, as if it had crashed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)
            self.process = None

    def freeze(self) -> None:
        """Let none of its processes do anything, as if the machine it runs on hung."""
        assert self.process is not None
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            os.kill(pid, signal.SIGCONT)

    def address(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"tables_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name).replace("postgresql", "postgresql+psycopg", 1)


@contextmanager
def running_cluster(programs: Path) -> Iterator[Cluster]:
    """A cluster with its own folder, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="strannik-postgresql-") as folder:
        if os.geteuid() == 0:
            os.chown(folder, somebody()["user"], somebody()["group"])
        cluster = Cluster(programs, Path(folder))
        cluster.make()
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()


def somebody() -> dict[str, Any]:
    """As whom it runs: PostgreSQL refuses to run as root, so root lets somebody without rights do it."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": "/"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
