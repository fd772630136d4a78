"""Run the faults one after another and print what was measured."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.faults import crowds, databases, disk, kills, memory, requests, workers

FAULTS = {
    "kills": kills.measure,
    "workers": workers.measure,
    "disk": disk.measure,
    "databases": databases.measure,
    "crowds": crowds.measure,
    "memory": memory.measure,
    "requests": requests.measure,
}


def main() -> None:
    print("| fault | figure |\n|---|---|", flush=True)
    for name in sys.argv[1:] or FAULTS:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="strannik-faults-") as folder:
            for what, figure in FAULTS[name](Path(folder)):
                print(f"| {what} | {figure} |", flush=True)
        print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
