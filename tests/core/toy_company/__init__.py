"""A company in small: open questions, who decides when they disagree, and things used at any time, by night too."""

from tests.core.toy_card import toy
from tests.core.toy_company import rules

GAME = toy("tests.core.toy_company", "CO", 4, rules, rules.setup, rules.result)
