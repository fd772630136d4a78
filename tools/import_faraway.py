"""Make Faraway's card table from a fact sheet: `python tools/import_faraway.py facts/faraway.json`.

The sheet spells out every zero; the table keeps what a card has. Counts that the rules name are
checked before anything is written.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
TARGET = HERE / "src" / "strannik" / "games" / "faraway" / "data" / "cards.json"


def slim(card: dict) -> dict:
    """The card without what it has not."""
    kept = {key: card[key] for key in ("number", "id") if key in card}
    if card["biome"]:
        kept["biome"] = card["biome"]
    if card["time"] == "night":
        kept["night"] = True
    if card["clue"]:
        kept["clue"] = card["clue"]
    for key in ("wonders", "requires"):
        icons = {name: count for name, count in card[key].items() if count}
        if icons:
            kept[key] = icons
    if card["fame"]["kind"] != "none":
        kept["fame"] = card["fame"]
    return kept


def check(regions: list[dict], sanctuaries: list[dict]) -> None:
    assert [region["number"] for region in regions] == list(range(1, 69))
    assert [card["id"] for card in sanctuaries] == [f"S{number:02}" for number in range(1, 46)]
    assert all(
        sum(card.get("biome") == biome for card in regions) == 17 for biome in ("red", "green", "blue", "yellow")
    )
    assert [card["number"] for card in regions if card.get("night")] == list(range(20, 41))
    assert sum(card.get("clue", 0) for card in regions) == 18


def main() -> None:
    facts = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    regions, sanctuaries = [[slim(card) for card in facts[kind]] for kind in ("regions", "sanctuaries")]
    check(regions, sanctuaries)
    blocks = [
        f'"{name}": [\n' + ",\n".join(json.dumps(card) for card in cards) + "\n]"
        for name, cards in (("regions", regions), ("sanctuaries", sanctuaries))
    ]
    TARGET.write_text("{\n" + ",\n".join(blocks) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
