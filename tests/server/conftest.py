import pytest

from strannik.server.config import Config
from tests.server.running import PLENTY, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for all tests that need nothing special."""
    folder = tmp_path_factory.mktemp("server")
    with running_server(Config(database=f"sqlite:///{folder}/tables.sqlite3", bot_pause=0.0, limits=PLENTY)) as running:
        yield running
