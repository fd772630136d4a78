"""The encounter deck: its cards are the sections of page 1. [AM-7.6]"""

from __future__ import annotations

from typing import Final

ENCOUNTERS: Final = (
    "tin_trader", "rain_choir", "hedgehog_queue", "roof_scout", "warm_stone", "lost_hornet", "shopping_party",
    "shoe_box", "crumb_alarm", "short_tempers", "toll_string", "hot_tin", "hum_above", "wrong_house", "tapping_wall",
    "sleepwalker", "honest_bet",
)  # fmt: skip
"""The 17 cards that are shuffled at first. [AM-1.5]"""

DISCOVERED: Final = (
    "same_rat_again", "rested_hedgehog", "sparrow_post", "grateful_patient", "no_more_bell", "wanted_poster",
    "row_of_lamps", "wide_awake",
)  # fmt: skip
"""The 8 of the discovery deck. [AM-8.1]"""
