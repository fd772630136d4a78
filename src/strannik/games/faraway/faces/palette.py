"""The colours of Faraway: one family of tones for each biome, by day and by night."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache, cached_property
from typing import Final

from strannik.games.faraway.faces.art import colour
from strannik.show.svg import INK, mix

DUSK: Final = colour("dusk")
MOONLIGHT: Final = colour("moonlight")
LAMP: Final = "#ffdf8a"


@dataclass(frozen=True)
class Tones:
    """What a landscape is painted with, from the sky down to the ink."""

    sky: str
    haze: str
    light: str
    base: str
    dark: str
    accent: str
    glow: str

    @property
    def ink(self) -> str:
        return mix(self.dark, INK, 0.6)

    @property
    def lamplit(self) -> bool:
        """At night what glows are lamps."""
        return self.glow == LAMP

    @property
    def snow(self) -> str:
        return mix("#c8d4ee", self.base, 0.35) if self.lamplit else mix(self.glow, self.haze, 0.25)

    @property
    def water(self) -> str:
        return mix("#5f86ad", self.base, 0.2) if self.lamplit else mix("#9fd3d6", self.base, 0.12)

    @cached_property
    def named(self) -> dict[str, str]:
        """The tones by the names that drawings give them; their ink is called `tone` there."""
        return {**asdict(self), "tone": self.ink, "snow": self.snow}


DAY: Final = {
    "green": Tones("#cfe6dd", "#f7efdb", "#a6d1b4", "#4f9d8b", "#28645c", "#d9c27a", "#fff7df"),
    "yellow": Tones("#f3dfae", "#fbf0d4", "#f0cf7d", "#e0a93b", "#94601c", "#b5503c", "#fff3cf"),
    "red": Tones("#f0cdb4", "#fbeeda", "#dd9377", "#b5503c", "#6d2a2b", "#efd9b4", "#fff1dc"),
    "blue": Tones("#cddcea", "#f6efe2", "#a9c2dc", "#5a86b8", "#2f4f78", "#e6d6bd", "#fffaf0"),
    "": Tones("#ddd6cf", "#f6efe2", "#c3b7b3", "#8f8288", "#54495a", "#c9a15a", "#fff6e2"),
}
"""By biome; the one without a name is for neutral sanctuaries."""


@cache
def tones(biome: str, night: bool) -> Tones:
    """A biome's colours; at night they sink into blue, and only the glow stays warm."""
    day = DAY[biome]
    if not night:
        return day
    return Tones(
        sky=mix(DUSK, day.dark, 0.12),
        haze=mix(mix(DUSK, "#7f8fc4", 0.55), day.base, 0.16),
        light=mix(day.light, "#333c78", 0.46),
        base=mix(day.base, "#262c5e", 0.5),
        dark=mix(day.dark, DUSK, 0.62),
        accent=mix(day.accent, DUSK, 0.35),
        glow=LAMP,
    )


CHIP: Final = colour("chip")
"""The little paper rounds on which icons lie."""
