"""Requests made to break the server, each answered with a sentence and none with a fault of its own."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import httpx

from tests.faults.load import Figures
from tests.server.nasty import target, trouble
from tests.server.processes import Process
from tests.server.running import PATIENCE, Polite

REQUESTS = 20_000
PART = 200
"""So many come from one address: what one of them may ask for is limited."""


def measure(folder: Path) -> Figures:
    server = Process(folder)
    try:
        yield "requests made to break it", _nasty(server)
    finally:
        server.kill()


def _nasty(server: Process) -> str:
    running = server.running.politely()
    mark = target(running)
    began, found, faults = time.monotonic(), Counter[int](), []
    for part in range(REQUESTS // PART):
        transport = httpx.HTTPTransport(local_address=f"127.0.{1 + part // 200}.{2 + part % 200}")
        running.http = Polite(base_url=running.address, timeout=PATIENCE, transport=transport)
        answers, troubles = trouble(running, mark, PART, part)
        running.http.close()
        found += answers
        faults += troubles
    told = ", ".join([f"{count} with {status}" for status, count in sorted(found.items())])
    worst = "".join([f"; {fault}" for fault in faults[:5]])
    took = time.monotonic() - began
    return f"{found.total()} in {took:.0f} s, {len(faults)} of them answered with a fault of ours ({told}){worst}"
