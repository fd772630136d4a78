"""The processes in which bots think are killed while somebody plays against one."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from strannik.bench.clients import open_duel
from tests.faults.load import Figures
from tests.server.processes import Process, workers_of

KILLS = 8


def measure(folder: Path) -> Figures:
    server = Process(folder)
    try:
        waits = asyncio.run(_play(server))
    finally:
        server.kill()
    said = f"{len(waits)} kills: the bot answered each time, after {max(waits):.1f} s at most"
    return [("bot worker killed", said)]


async def _play(server: Process) -> list[float]:
    waits: list[float] = []
    duel = await open_duel(server.running.port)
    await asyncio.wait_for(duel.answered(), 60)
    while len(waits) < KILLS:
        if duel.over:
            duel = await open_duel(server.running.port)
        for pid in workers_of(server.pid):
            os.kill(pid, signal.SIGKILL)
        waits.append(await asyncio.wait_for(duel.answered(), 60))
    return waits
