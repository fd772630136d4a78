"""Balance: what an option gives suits what it asks for."""

from __future__ import annotations

from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.lint.finding import Finding

ROUNDING = 0.01


def lint_balance(book: Book, frame: Frame) -> list[Finding]:
    """Rewards and bonuses outside the frame, if the game has one."""
    balance = frame.balance
    if balance is None:
        return []
    found: list[Finding] = []
    for section, option in book.options:
        place, source = option.place, section.source
        wanted = balance.expected(option)
        if wanted is not None:
            tolerance = balance.tolerance
            if option.conditional and balance.clue_tolerance is not None:
                tolerance = balance.clue_tolerance
            found += _outside(source, f"{place}.reward", balance.gain(option), wanted, tolerance)
        if option.bonus:
            bonus, given = balance.bonus_expected, balance.bonus(option)
            found += _outside(source, f"{place}.bonus", given, bonus, balance.bonus_tolerance)
    return found


def _outside(source: str, place: str, given: float, wanted: float, tolerance: float) -> list[Finding]:
    if abs(given - wanted) <= tolerance + ROUNDING:
        return []
    right = f"{wanted - tolerance:g} to {wanted + tolerance:g} would be right"
    return [Finding(source, place, f"is worth {given:.3g} after its price", right)]
