"""Seats: what they are called wherever people name them."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("red", "blue", "green", "yellow", "white", "black")
"""What seats are called, in order."""


def seat_name(seat: int) -> str:
    return SEATS[seat] if 0 <= seat < len(SEATS) else str(seat + 1)
