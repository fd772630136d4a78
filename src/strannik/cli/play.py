"""`strannik play`: the table in the browser, on this machine and its network."""

from __future__ import annotations

import threading
import webbrowser

from strannik.cli.options import read_host
from strannik.cli.terminal.seat import kept_token
from strannik.core.options import OptionError
from strannik.server.config import Config
from strannik.server.run import lan_address, listen, run


def play_here(host: str, port: int, browser: bool, table: str) -> None:
    """Start the table on this machine, say where it is, and open the browser; at a table of the terminal, if wanted."""
    opened = seat_link(table) if table else ""
    listener = listen(read_host(host), port)
    everywhere = host in ("0.0.0.0", "::")
    here = f"http://{'127.0.0.1' if everywhere else host}:{listener.getsockname()[1]}/"
    network = f"http://{lan_address()}:{listener.getsockname()[1]}/" if everywhere else here

    def ready() -> None:
        print(f"Strannik: {here}{opened}", flush=True)
        if everywhere and network != here:
            print(f"In your network / В вашей сети: {network}", flush=True)
            show_code(network)
        if browser:
            # The network's address, so that links copied from the page work for those who are invited.
            threading.Thread(target=webbrowser.open, args=(f"{network}{opened}",), daemon=True).start()

    run(Config(at_home=True), listener, ready)


def seat_link(table: str) -> str:
    """The page of a table with the seat that was taken there in the terminal: whoever has it plays that seat."""
    token = kept_token(table)
    if not token:
        told = f"no seat at table {table!r} was taken in the terminal of this machine"
        raise OptionError(told, "refused-table", table=table)
    return f"#/table/{table}/{token}"


def show_code(address: str) -> None:
    """The address as a QR code for phones."""
    import segno

    segno.make(address, error="l").terminal(compact=True)
