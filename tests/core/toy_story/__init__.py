"""Near and Far in small: nested choices, rolls followed by spending, and a book of sections."""

from strannik.story import reading
from tests.core.toy_card import toy
from tests.core.toy_story import rules

GAME = toy("tests.core.toy_story", "ST", 3, rules, rules.setup, rules.result, engines=[reading])
