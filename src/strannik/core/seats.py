"""Seats: what they are called wherever people name them."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("red", "blue", "green", "yellow", "white", "black")
"""What seats are called, in order."""

MEANT: Final = {name: seat for seat, colour in enumerate(SEATS) for name in (colour, f"seat-{colour}")}


def seat_name(seat: int) -> str:
    return SEATS[seat] if 0 <= seat < len(SEATS) else str(seat + 1)


def seat_thing(seat: int) -> str:
    """A seat as a thing on offer, where a bare colour would mean something else."""
    return f"seat-{seat_name(seat)}"


def seat_meant(thing: object) -> int:
    """The seat that a thing stands for, or -1 if it is none."""
    return MEANT.get(str(thing), -1)
