"""How each companion, traveller and chief looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Look:
    """A person of skin and hair, dressed in `garb`, with something on the head and perhaps a mark of its own.

    For lizardfolk `skin` is the colour of scales and `hair` that of the crest.
    """

    skin: str
    hair: str
    style: str
    garb: str
    wear: str = ""
    cloth: str = "#c8553d"
    beard: str = ""
    mark: str = ""


PALE: Final = "#f2d3b3"
FAIR: Final = "#e8bd93"
TAN: Final = "#c98f63"
BROWN: Final = "#a06a45"
DARK: Final = "#71472e"
BLACK: Final = "#2e2622"
GREY: Final = "#b9b4ac"
WHITE: Final = "#f1ede4"
CHESTNUT: Final = "#6b3f22"
GINGER: Final = "#b8602b"
BLOND: Final = "#d9b45a"

LOOKS: Final[dict[str, Look]] = {
    "aya": Look(TAN, BLACK, "braids", "#d9a441", "scarf", "#c8553d"),
    "temir": Look(TAN, BLACK, "short", "#8a5a33", "fur-hat", "#7d5a3c", beard="moustache"),
    "nour": Look(BROWN, BLACK, "long", "#c9772f", "veil", "#e9c46a"),
    "sabir": Look(DARK, BLACK, "bald", "#b8863a", "turban", "#f1ede4", beard="full"),
    "zara": Look(BROWN, CHESTNUT, "long", "#8d4a62", "band", "#e3b034", mark="earrings"),
    "kamal": Look(TAN, GREY, "short", "#5d6f4a", "turban", "#c8553d", beard="full", mark="scar"),
    "idris": Look(DARK, BLACK, "short", "#e3b034", "turban", "#3d6b66", beard="short"),
    "bahar": Look(FAIR, BLACK, "bun", "#a8493a", "scarf", "#4a78b5", mark="earrings"),
    "togrul": Look(TAN, BLACK, "short", "#6a4a2c", "fur-hat", "#b9a07a", beard="full"),
    "nell": Look(PALE, GINGER, "short", "#5d6f4a", "cap", "#4c4a44", mark="freckles"),
    "roxy": Look(FAIR, "#8b3a52", "long", "#3f3a44", "band", "#2e2622", mark="mask"),
    "griff": Look(FAIR, BROWN, "bald", "#4c5a3a", "bandana", "#b8392f", beard="full"),
    "marla": Look(BROWN, BLACK, "curly", "#5b8c4e", "hat", "#4a3526", mark="scar"),
    "silva": Look(PALE, WHITE, "long", "#2d5228", "hood", "#3f6b3a"),
    "dex": Look(TAN, BLACK, "mohawk", "#6b4a35", "", mark="mask"),
    "hobb": Look(FAIR, CHESTNUT, "bald", "#7a4f2b", "", beard="full", mark="eyepatch"),
    "vik": Look(PALE, BLOND, "short", "#3d4a3a", "hat", "#2e2622", beard="moustache"),
    "barnaby": Look(DARK, GREY, "short", "#5a2f2a", "hat", "#6a2f28", beard="short", mark="eyepatch"),
    "lumi": Look(PALE, WHITE, "bun", "#6f93c4", "circlet", "#e9d36a"),
    "oren": Look(FAIR, GREY, "bald", "#4a78b5", "", beard="long", mark="star"),
    "thea": Look(BROWN, BLACK, "long", "#8fa8d0", "circlet", "#9fd0e6", mark="star"),
    "arvo": Look(FAIR, CHESTNUT, "short", "#35557f", "hood", "#35557f", beard="short"),
    "ilma": Look(PALE, BLOND, "braids", "#5b6bab", "circlet", "#e3b034"),
    "miron": Look(PALE, WHITE, "long", "#e3ddcb", "pointed-hat", "#35557f", beard="long"),
    "selene": Look(DARK, WHITE, "long", "#3b3f78", "hood", "#4d4f93", mark="star"),
    "vesna": Look(PALE, "#6f8f4a", "long", "#7fae9a", "wreath", "#5f8f4a", mark="freckles"),
    "astor": Look(TAN, GREY, "short", "#5a3f7a", "pointed-hat", "#5a3f7a", beard="full", mark="star"),
    "chimi": Look("#8fb05a", "#d9a441", "small", "#a8703d", ""),
    "koba": Look("#b8593a", "#7a2a1c", "spikes", "#4d4a44", "goggles", "#cf9a3a"),
    "ishka": Look("#5f9a86", "#2f5f5a", "frill", "#7d4f2b", ""),
    "tazz": Look("#c98a3a", "#8a4f1c", "horns", "#5d6f4a", "goggles", "#7d8890"),
    "rukh": Look("#7d6a9a", "#4a3a66", "spikes", "#8a5a33", "helmet", "#b7c2c8"),
    "vassa": Look("#6fa34f", "#bf4f3d", "frill", "#3f4a6b", "", mark="earrings"),
    "zekk": Look("#4f7f9a", "#29506a", "horns", "#a8493a", "goggles", "#cf9a3a"),
    "orrik": Look("#8a4038", "#4f1d18", "horns", "#4d4a44", "helmet", "#cf9a3a", mark="scar"),
    "ssarim": Look("#d0b04a", "#bf4f3d", "frill", "#6a3f62", "", mark="chain"),
}

TRAVELLERS: Final[dict[str, Look]] = {
    "rin": Look(FAIR, CHESTNUT, "braids", "#6b3a2c", "band", "#8d2a22", mark="scar"),
    "eyim": Look(DARK, GREY, "short", "#8a949a", "hood", "#6a7680", beard="short"),
    "grear": Look(TAN, BLACK, "mohawk", "#8a5a33", "", beard="full", mark="scar"),
    "vera": Look(BROWN, BLACK, "bun", "#3d6b66", ""),
    "tanian": Look(PALE, WHITE, "long", "#4a5588", "circlet", "#9fd0e6"),
    "kikli": Look("#b8863a", "#e9c46a", "frill", "#f1ede4"),
    "riza": Look(TAN, BLACK, "curly", "#6a3f62", "hat", "#3f2f4a", mark="mask"),
    "boss-zag": Look(TAN, GREY, "short", "#7a5a33", "hat", "#5a4326", beard="moustache"),
    "boss-shreya": Look(BROWN, BLACK, "long", "#2f4a6b", "bandana", "#b8392f", mark="earrings"),
    "boss-queen": Look(PALE, WHITE, "long", "#efe4c9", "circlet", "#efe4c9"),
    "boss-king": Look(FAIR, WHITE, "long", "#a8322b", "", beard="long"),
}
"""Those of the long journeys; the shardling looks like nobody else and is a drawing of its own."""

LIZARDS: Final = ("kikli",)

CHIEFS: Final[dict[str, Look]] = {
    "yellow": Look(BROWN, WHITE, "long", "#e3b034", "turban", "#fff3d8", beard="full", mark="earrings"),
    "green": Look(TAN, BLACK, "long", "#2d5228", "hat", "#3b2a1c", beard="short", mark="eyepatch"),
    "blue": Look(PALE, WHITE, "long", "#234a7c", "pointed-hat", "#234a7c", beard="long", mark="star"),
    "red": Look("#bf4f3d", "#e3b034", "frill", "#762a1e", "", mark="chain"),
}
