"""The order in which tests run."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, in which others could not start theirs."""
    items.sort(key=lambda item: "tests/browser/" in item.nodeid)
