"""Running the server: a free port, the addresses people can use, and a quiet end."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from strannik.core.options import OptionError
from strannik.server.app import create_app
from strannik.server.config import Config
from strannik.server.garbage import walk_seldom
from strannik.server.storage.failure import StorageFails
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
from strannik.server.web.backpressure import ImpatientHttp
from strannik.server.web.direct import DirectProtocol

LARGEST_MESSAGE = 16 * 1024
MOST_FILES = 65_536
LAST_SECONDS = 2.0

logger = logging.getLogger(__name__)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        why = error.strerror or str(error)
        told = f"cannot listen on {host}, port {port}: {why}"
        raise OptionError(told, "refused-address", host=host, port=str(port), why=why) from None
    return listener


def lan_address() -> str:
    """The address of this machine in its own network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def prepare_storage(config: Config) -> None:
    """Open the database once, so that a bad one is a sentence and not a server that dies."""
    try:
        store = Store(config.database)
        migrate(store)
        store.close()
    except (StorageFails, SQLAlchemyError, OSError, ValueError, ImportError) as error:
        raise OptionError(f"the database cannot be used: {error}", "refused-database", why=str(error)) from None


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and lets connected clients go before it stops."""

    def __init__(self, app: Starlette, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.hub.close()
        await super().shutdown(sockets=sockets)


def run(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    prepare_storage(config)
    end_when_asked()
    make_room()
    app = create_app(config)
    walk_seldom()
    try:
        Server(app, settings(app), ready).run(sockets=[listener])
    finally:
        leave_what_hangs()


def leave_what_hangs() -> None:
    """End although a thread still waits for a database that does not answer: Python itself would wait for it.

    Whatever was acknowledged is stored by then, and who was not answered was told so.
    """
    until = time.monotonic() + LAST_SECONDS
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and not thread.daemon:
            thread.join(max(0.0, until - time.monotonic()))
            if thread.is_alive():
                logger.warning("%s still waits for an answer and is left", thread.name)
                logging.shutdown()
                os._exit(0)


def end_when_asked() -> None:
    """Leave through the door: uvicorn ends by its own care, then hands the signal on, which would end us on the spot.

    Being asked to stop is no failure, and what worker processes share is to be given back.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def make_room() -> None:
    """Open as many files as the system lets us: every connection is one, and a shell often grants only a thousand."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def settings(app: Starlette) -> uvicorn.Config:
    """How uvicorn runs: no access log, since addresses may hold tokens."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=ImpatientHttp,
        ws=DirectProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
