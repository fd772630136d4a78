"""When storage fails."""

from __future__ import annotations


class StorageFails(Exception):
    """Something could not be stored or read; nothing that was to be stored has happened."""
