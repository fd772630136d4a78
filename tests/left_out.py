"""Tests that need what a machine may lack: left out and counted, except under CI, where that is a failure."""

from __future__ import annotations

import os

import pytest

LEFT_OUT = pytest.StashKey[dict[str, str]]()
"""What is said at the end about the tests that were left out, by what they are called."""


def leave_out(config: pytest.Config, items: list[pytest.Item], mine: list[pytest.Item], kind: str, why: str) -> None:
    """Take these tests out of those that will run."""
    if os.environ.get("CI"):
        if hasattr(config, "workerinput"):
            return  # one process of several cannot stop the others; its tests fail where they miss what they need
        raise pytest.UsageError(why)
    config.stash.setdefault(LEFT_OUT, {})[kind] = f"{len(mine)} {kind} tests left out: {why}"
    config.hook.pytest_deselected(items=mine)
    items[:] = [item for item in items if item not in mine]
