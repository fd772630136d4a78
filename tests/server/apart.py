"""A server in a process of its own: `python -m tests.server.apart DATABASE`, with whichever package comes first."""

import sys

from strannik.server.config import Config
from tests.server.running import PLENTY, running_server

if __name__ == "__main__":
    with running_server(Config(database=sys.argv[1], bot_pause=0.0, limits=PLENTY)) as running:
        print(running.port, flush=True)
        sys.stdin.read()  # until whoever started it closes the other end
