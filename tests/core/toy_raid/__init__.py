"""A raid in small: an enemy's turn of five blows, each a moment of its own, and friends who stand or fall together."""

from tests.core.toy_card import toy
from tests.core.toy_raid import rules

GAME = toy("tests.core.toy_raid", "RD", 4, rules, rules.setup, rules.result)
