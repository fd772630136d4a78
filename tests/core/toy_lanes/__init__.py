"""A Glow day in small: lanes side by side, one chance stream per seat."""

from tests.core.toy_card import toy
from tests.core.toy_lanes import rules

GAME = toy("tests.core.toy_lanes", "LN", 4, rules, rules.setup, rules.result)
