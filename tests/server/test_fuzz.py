"""Random requests made from the OpenAPI document: whatever comes, the server answers without a fault of its own."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.nasty import target, trouble
from tests.server.running import PATIENCE, Running, Table

ENDLESS = "/stream"
"""This answer never ends by itself; its parameters are those of the scene."""

BOUNDED = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def operations(server: Running) -> list[Any]:
    document = server.http.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    schema.config.base_url = server.address
    found = [result.ok() for result in schema.get_all_operations()]
    return [operation for operation in found if not operation.path.endswith(ENDLESS)]


def statuses(operation: Any, mode: GenerationMode, table: Table) -> set[int]:
    """What random requests are answered with, half of them at a real table with a real token."""
    found: set[int] = set()

    def attempt(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table.id
            case.headers["authorization"] = table.headers(0)["authorization"]
        response = case.call(timeout=PATIENCE)
        found.add(response.status_code)
        assert response.status_code < 500, f"{operation.label}: {response.status_code} {response.text}"
        assert "Traceback" not in response.text

    try:
        BOUNDED(given(operation.as_strategy(generation_mode=mode), st.booleans())(attempt))()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # where anything may be sent, nothing is wrong
    return found


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
def test_no_request_breaks_the_server(server: Running, mode: GenerationMode):
    table = server.table("Anna", "Boris")
    answered = {operation.label: statuses(operation, mode, table) for operation in operations(server)}
    assert len(answered) > 20
    seen = set().union(*answered.values())
    assert seen >= ({200, 404, 409, 422} if mode is GenerationMode.POSITIVE else {400, 404}), seen
    assert table.get("").status_code == 200


def test_nothing_that_is_sent_on_purpose_breaks_it_either(server: Running):
    """`python -m tests.faults requests` sends more of the same."""
    mark = target(server)
    found, faults = trouble(server, mark, 600, seed=2)
    assert faults == []
    assert set(found) >= {200, 400, 401, 404, 405, 409, 422}
    assert mark.table.get("").status_code == 200
