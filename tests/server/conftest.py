import pytest

from strannik.server.config import Config
from tests.left_out import leave_out
from tests.server.postgresql import NONE_FOUND, find_postgresql, running_cluster
from tests.server.running import PLENTY, running_server


def pytest_collection_modifyitems(config, items):
    mine = [item for item in items if item.get_closest_marker("postgresql")]
    if mine and find_postgresql() is None:
        leave_out(config, items, mine, "PostgreSQL", NONE_FOUND)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for all tests that need nothing special."""
    folder = tmp_path_factory.mktemp("server")
    with running_server(Config(database=f"sqlite:///{folder}/tables.sqlite3", bot_pause=0.0, limits=PLENTY)) as running:
        yield running


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL that has just been made."""
    programs = find_postgresql()
    assert programs is not None, NONE_FOUND
    with running_cluster(programs) as running:
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database(request, tmp_path):
    """The URL of a new database, of every kind there is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    return request.getfixturevalue("cluster").database()
