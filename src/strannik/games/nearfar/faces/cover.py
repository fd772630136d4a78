"""The picture of the game in the lobby: a traveller, a camp and a long way before them."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.palette import CREAM
from strannik.games.nearfar.faces.piece import camp, figure
from strannik.show.svg import circle, gradient, path, picture, placed, polygon, ring, tag

WIDTH: Final = 320
HEIGHT: Final = 200


def cover(title: str) -> str:
    """Dusk over the road."""
    defs = tag(
        "defs",
        gradient("evening", (0, "#32466b"), (0.45, "#c9786a"), (0.75, "#f3c178"), (1, "#f7dca0")),
        gradient("near", (0, "#7d5a48"), (1, "#4a3430")),
    )
    sky = tag("rect", width=WIDTH, height=HEIGHT, fill="url(#evening)")
    sun = circle(226, 96, 26, fill="#fff0c4") + circle(226, 96, 40, fill="#fff0c4", fill_opacity=0.3)
    stars = [
        placed(polygon(ring(4, 3, 0.9), fill=CREAM), x, y, s)
        for x, y, s in ((34, 24, 1), (82, 14, 0.7), (138, 30, 0.8), (292, 18, 1), (262, 38, 0.6))
    ]
    far = path("M0 112L34 84L62 102L104 66L142 104L176 86L214 110L258 78L320 112V200H0Z", fill="#8a6a86")
    ruin = path("M90 78V62L93 64V55L97 57L98 48L103 52L107 43L109 54L113 52V61L117 60V80Z", fill="#6a4f70")
    middle = path("M0 130Q60 104 120 126T240 118T320 128V200H0Z", fill="#8f6a5a")
    road = path(
        "M150 200Q130 172 176 158Q224 144 190 130Q168 122 204 112",
        fill="none",
        stroke="#f0d7a0",
        stroke_width=6,
        stroke_linecap="round",
        stroke_dasharray="10 8",
    )
    near = path("M0 164Q70 140 150 160T320 152V200H0Z", fill="url(#near)")
    pines = [
        placed(
            polygon([(0, -22), (9, 4), (-9, 4)], fill="#3b4a3f")
            + polygon([(0, -32), (7, -12), (-7, -12)], fill="#46574a"),
            x,
            y,
            s,
        )
        for x, y, s in ((18, 162, 1.1), (40, 158, 0.8), (302, 152, 1.2), (280, 150, 0.8))
    ]
    bird = placed(fragment("animals/pack-bird"), 136, 160, 1)
    people = placed(camp("yellow"), 236, 148, 1.7) + placed(figure("red"), 96, 152, 1.25) + bird
    fire = placed(path("M0-8C3-4 6-2 5 3A5 4.6 0 0 1-5 3C-5 0-3-2 0-8Z", fill="#f7a14a"), 206, 164) + circle(
        206, 162, 16, fill="#ffd27a", fill_opacity=0.25
    )
    return picture(
        WIDTH, HEIGHT, defs, sky, sun, *stars, far, ruin, middle, road, near, *pines, fire, people, title=title
    )
