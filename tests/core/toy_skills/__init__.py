"""Roll Player in small: abilities used at any time, also in another's turn."""

from tests.core.toy_card import toy
from tests.core.toy_skills import rules

GAME = toy("tests.core.toy_skills", "SK", 4, rules, rules.setup, rules.result)
