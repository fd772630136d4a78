"""A server that lets one client do as much as it likes, so that much can be done to it in little time."""

from __future__ import annotations

import sys
from typing import Final

from strannik.server.config import Config
from strannik.server.run import listen, run
from tests.server.running import PLENTY

GENEROUS: Final = [sys.executable, "-m", "tests.faults.generous"]

if __name__ == "__main__":
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    run(Config(limits=PLENTY), listener, lambda: print(f"Strannik: {address}", flush=True))
