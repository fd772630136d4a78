"""Aftermath in small: a shared turn of many actions, enemies that act, and a group that decides together."""

from strannik.core.options import Option
from tests.core.toy_card import toy
from tests.core.toy_group import rules

GAME = toy("tests.core.toy_group", "GR", 4, rules, rules.setup, rules.result, [Option("enemies", [2, 3])])
