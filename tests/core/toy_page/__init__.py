"""Aftermath in small: pages that are boards, read and changed by a company."""

from strannik.story import reading
from tests.core.toy_card import toy
from tests.core.toy_page import deeds, rules
from tests.core.toy_page.scene import scene

GAME = toy(
    "tests.core.toy_page",
    "PG",
    3,
    rules,
    rules.setup,
    rules.result,
    carry=rules.carry,
    engines=[reading, deeds],
    shown=scene,
)
