"""The order in which tests run, and a word about those that were left out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.left_out import LEFT_OUT

pytest.register_assert_rewrite("strannik.checks.laws", "strannik.checks.secrets")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, in which others could not start theirs.

    Of them and of all others the long ones come first, so that nobody waits for one of these alone.
    """
    items.sort(key=lambda item: ("tests/browser/" in item.nodeid, item.get_closest_marker("long") is None))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process that runs a share of the tests tells the one that reports what it has left out."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, {})


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Every process has collected all tests, so they all have left out the same."""
    node.config.stash.setdefault(LEFT_OUT, {}).update(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    for sentence in config.stash.get(LEFT_OUT, {}).values():
        terminalreporter.write_line(sentence, yellow=True)
