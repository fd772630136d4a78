"""The words of campaigns, beside those of a game."""

from __future__ import annotations

from strannik.box.files import resource


def text(language: str) -> tuple[str, str]:
    """Where they stand, and what stands there."""
    name = f"data/strings/{language}.ftl"
    return f"campaign/{name}", resource("strannik.campaign", name)
