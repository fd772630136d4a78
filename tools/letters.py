"""Make the letters of the pictures from the page's fonts: `python tools/letters.py client/node_modules`.

It needs fonttools, brotli and uharfbuzz beside the project's own packages. Each typeface is cut at
one weight; of every letter its width and outline are kept, and of every two letters how much closer
they stand where that can be seen.
"""

from __future__ import annotations

import json
import sys
from io import BytesIO
from itertools import product
from pathlib import Path

import uharfbuzz
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).resolve().parent.parent / "src" / "strannik" / "show" / "data" / "letters.json"
CYRILLIC = "".join([chr(code) for code in [0x401, *range(0x410, 0x450), 0x451, 0x2116]])
LATIN = "".join([chr(code) for code in range(0x20, 0x7F)]) + "\xa0«°±·»×–—‘’‚“”„•…−"
FACES = {
    "serif": ("literata", "normal", 440),
    "serif-bold": ("literata", "normal", 700),
    "serif-italic": ("literata", "italic", 580),
    "sans": ("golos-text", "normal", 450),
    "sans-bold": ("golos-text", "normal", 650),
}
SEEN = 0.012
"""Less than this share of the size is no difference to the eye."""

TALL = 1000
SIGNS = {
    "★": (
        860,
        [
            (430, -760),
            (528, -474),
            (830, -470),
            (588, -289),
            (677, 0),
            (430, -174),
            (183, 0),
            (272, -289),
            (30, -470),
            (332, -474),
        ],
    ),
    "→": (900, [(40, -380), (560, -380), (560, -560), (860, -330), (560, -100), (560, -280), (40, -280)]),
}
"""Signs in the middle of sentences which the fonts do not have: how wide they are, and their corners."""


def main() -> None:
    folder = Path(sys.argv[1]) / "@fontsource-variable"
    faces = {name: face(folder, *cut) for name, cut in FACES.items()}
    about = "Literata and Golos Text (SIL Open Font License 1.1, The Literata Project Authors, The Golos Text Authors)"
    TARGET.write_text(written({"font": about, "tall": TALL, "faces": faces}), encoding="utf-8")


def written(letters: dict) -> str:
    """JSON with a line for each letter, so that a change can be read."""
    rows = [f'{{\n"font": {json.dumps(letters["font"])},\n"tall": {letters["tall"]},\n"faces": {{']
    for at, (name, one) in enumerate(letters["faces"].items()):
        rows.append(f'{"," * (at > 0)}{json.dumps(name)}: {{"glyphs": {{')
        glyphs = [f"{line(sign)}: {line(glyph)}" for sign, glyph in one["glyphs"].items()]
        rows.append(",\n".join(glyphs) + f'}},\n"pairs": {line(one["pairs"])}}}')
    return "\n".join(rows) + "\n}}\n"


def line(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(", ", ": "))


def face(folder: Path, family: str, style: str, weight: int) -> dict:
    glyphs: dict[str, dict] = {}
    pairs: dict[str, int] = {}
    for script, signs in (("latin", LATIN), ("cyrillic", CYRILLIC)):
        font = TTFont(folder / family / "files" / f"{family}-{script}-wght-{style}.woff2")
        font = instantiateVariableFont(font, {"wght": weight})
        font.flavor = None
        known = [sign for sign in signs if ord(sign) in font.getBestCmap()]
        glyphs |= {sign: glyph(font, sign) for sign in known}
        pairs |= closeness(font, [sign for sign in known if sign.isalpha()])
    glyphs |= {sign: {"width": width, "path": corners(points)} for sign, (width, points) in SIGNS.items()}
    return {"glyphs": glyphs, "pairs": pairs}


def corners(points: list[tuple[int, int]]) -> str:
    return "M" + "L".join([f"{x} {y}" for x, y in points]) + "Z"


def glyph(font: TTFont, sign: str) -> dict:
    shapes = font.getGlyphSet()
    scale = TALL / font["head"].unitsPerEm
    shape = shapes[font.getBestCmap()[ord(sign)]]
    pen = SVGPathPen(shapes, ntos=lambda value: str(round(value)))
    shape.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
    return {"width": round(shape.width * scale), "path": pen.getCommands()}


def closeness(font: TTFont, signs: list[str]) -> dict[str, int]:
    """How much closer than their widths say two letters stand, in thousandths of the size."""
    file = BytesIO()
    font.save(file)
    shaper = uharfbuzz.Font(uharfbuzz.Face(file.getvalue()))
    scale = TALL / font["head"].unitsPerEm
    found = {}
    for first, second in product(signs, repeat=2):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(first + second)
        buffer.guess_segment_properties()
        uharfbuzz.shape(shaper, buffer, {"kern": True, "liga": False, "calt": False, "clig": False})
        moved = buffer.glyph_positions[0].x_advance - shaper.get_glyph_h_advance(buffer.glyph_infos[0].codepoint)
        if abs(moved * scale) >= SEEN * TALL:
            found[first + second] = round(moved * scale)
    return found


if __name__ == "__main__":
    main()
