"""The server is killed in the middle of play, again and again."""

from __future__ import annotations

import time
from pathlib import Path

from tests.faults.load import Figures, Load, in_background
from tests.server.processes import Process

TRIALS = 10
SECONDS = 3.0
LONGEST = 60.0


def measure(folder: Path) -> Figures:
    database = f"sqlite:///{folder}/tables.sqlite3"
    acknowledged = tables = lost = doubled = 0
    for _ in range(TRIALS):
        server = Process(folder)
        load = Load(server.running.port)
        with in_background(load, LONGEST):
            until = time.monotonic() + LONGEST
            while not load.acknowledged and time.monotonic() < until:  # a busy machine takes its time to start
                time.sleep(0.05)
            time.sleep(SECONDS)
            server.kill()
        missing, twice = load.lost_and_doubled(database)
        acknowledged, tables = acknowledged + load.acknowledged, tables + len(load.tables)
        lost, doubled = lost + missing, doubled + twice
    said = f"{TRIALS} kills, {tables} tables, {acknowledged} acknowledged moves: {lost} lost, {doubled} doubled"
    return [("kill -9 under load", said)]
