"""A journey in small: three evenings, each of which begins where the one before ended."""

from tests.core.toy_card import toy
from tests.core.toy_journey import rules
from tests.core.toy_journey.caravan import Caravan

GAME = toy("tests.core.toy_journey", "JO", 3, rules, rules.setup, rules.result, carry=rules.carry, journey=Caravan())
