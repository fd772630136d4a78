"""Make Glow's data from a fact sheet: `python tools/import_glow.py facts/glow.json`.

The sheet spells out every zero and numbers its cards; the tables keep what a card has and call it
by a name (`sketal-13`). Counts that the rules name are checked before anything is written.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
TARGET = HERE / "src" / "strannik" / "games" / "glow" / "data"
ELEMENTS = ("plant", "water", "air", "fire", "stone")


def slug(name: str) -> str:
    return name.lower().replace("'", "")


def effects(listed: list[dict]) -> list[dict]:
    """`{type: skull, n: 1}` as `{skull: 1}`."""
    return [{effect["type"]: effect["n"]} for effect in listed]


def slim(card: dict, id: str) -> dict:
    """The card without what it has not."""
    kept: dict = {"id": id}
    for key in ("deck", "color", "dice", "points", "fireflies", "rerolls", "die", "special"):
        if card.get(key):
            kept["colour" if key == "color" else key] = card[key]
    if card["when"]:
        assert card["when"]["distinct"] is None, id
        assert not card["when"]["pay"], id
        kept["when"] = {key: card["when"][key] for key in ("need", "same", "absent") if card["when"][key]}
        kept["effects"] = effects(card["effects"])
        kept["repeat"] = card["repeat"]
    return kept


def spells(listed: list[dict]) -> list[dict]:
    """Every token by itself, the two alike ones too."""
    tokens = [spell for spell in listed for _ in range(spell["copies"])]
    return [slim(spell, f"spell-{number}") for number, spell in enumerate(tokens, 1)]


def dice(colours: dict) -> list[dict]:
    """Every die by itself."""
    made = []
    for colour, kind in colours.items():
        assert kind["faces"][:5] == list(ELEMENTS), colour
        for size in ("big", "small"):
            for number in range(1, kind[size] + 1):
                die = {"id": f"{colour}-{number}", "colour": colour, "big": True, "sixth": kind["faces"][5]}
                if size == "small":
                    die |= {"id": "black" if colour == "black" else f"small-{colour}-{number}", "big": False}
                made.append(die)
    return made


def spot_id(spot: dict) -> str:
    """Villages are called by their points, other spots by their number."""
    return {"start": "start", "village": f"village-{spot['points']}"}.get(spot["kind"], str(spot["id"]))


def province(board: dict) -> dict:
    ids = {spot["id"]: spot_id(spot) for spot in board["spots"]}
    spots = []
    for spot in board["spots"]:
        kept = {"id": ids[spot["id"]], "kind": spot["kind"], "xy": spot["xy"]}
        kept |= {key: spot[key] for key in ("need", "absent", "footprint_cost", "points") if spot[key]}
        if spot["effects"]:
            kept["effects"] = effects(spot["effects"])
        spots.append(kept)
    edges = [
        {"between": [ids[edge["a"]], ids[edge["b"]]], "effects": effects(edge["effects"])} for edge in board["edges"]
    ]
    return {"spots": spots, "edges": [{k: v for k, v in edge.items() if v} for edge in edges]}


def archipelago(board: dict) -> dict:
    islands = []
    for island in board["islands"]:
        kept = {"id": str(island["id"]), "xy": island["xy"]}
        if island["points"]:
            kept["points"] = island["points"]
        if island["effects"]:
            kept["effects"] = effects(island["effects"])
        islands.append(kept)
    edges = []
    for edge in board["edges"]:
        kept = {"between": [str(edge["a"]), str(edge["b"])]}
        kept |= {key: edge[key] for key in ("elements", "footprint_cost") if edge[key]}
        edges.append(kept)
    return {"islands": islands, "edges": edges}


def check_cards(cards: dict) -> None:
    companions = cards["companions"]
    assert [len(cards["adventurers"]), len(companions), len(cards["spells"]), len(cards["dice"])] == [7, 46, 7, 30]
    assert len({card["id"].rpartition("-")[0] for card in companions}) == 29
    assert sum(die["big"] for die in cards["dice"]) == 20
    assert sum(sum(card["dice"].values()) for card in cards["adventurers"]) == 15
    assert [card["id"] for card in companions if "when" not in card] == ["kaar-20"]
    expected = {"A": (10, 4, 5, 1, 9, 19, 8), "B": (7, 4, 1, 1, 49, 50, 10)}
    for deck, counts in expected.items():
        mine = [card for card in companions if card["deck"] == deck]
        points = [card.get("points", 0) for card in mine]
        found = (
            sum({"skull": 1} in card.get("effects", []) for card in mine),
            sum("absent" in card.get("when", {}) for card in mine),
            sum("die" in card for card in mine),
            sum("rerolls" in card for card in mine),
            sum(points),
            sum(max(0, one) for one in points),
            sum(card.get("fireflies", 0) for card in mine),
        )
        assert len(mine) == 23
        assert found == counts, (deck, found)


def check_maps(maps: dict) -> None:
    spots, edges = maps["province"]["spots"], maps["province"]["edges"]
    assert (len(spots), len(edges), sum("effects" in edge for edge in edges)) == (61, 74, 7)
    assert [sum(spot["kind"] == kind for spot in spots) for kind in ("start", "path", "village")] == [1, 53, 7]
    assert sorted(spot["points"] for spot in spots if "points" in spot) == [3, 5, 8, 10, 12, 15, 20]
    assert [sum(spot.get("need") == element for spot in spots) for element in ELEMENTS] == [10, 9, 9, 8, 7]
    assert [sum(spot.get("absent") == element for spot in spots) for element in ELEMENTS] == [2] * 5
    islands = maps["archipelago"]["islands"]
    assert (len(islands), len(maps["archipelago"]["edges"])) == (12, 14)
    assert sum(island.get("points", 0) for island in islands) == 24
    assert len(maps["reroll_spaces"]) == 18
    assert maps["track"] == ["fire", "water", "stone", "air", "plant"]


def check_solo(solo: dict, companions: list[dict]) -> None:
    assert len(solo["tiles"]) == 8
    for deck in ("A", "B"):
        assert sum(card["deck"] == deck and card["id"] not in solo["without"] for card in companions) == 16


def written(entry: object, depth: int) -> str:
    """JSON with one card, spot or tile a line."""
    if depth and isinstance(entry, dict):
        return (
            "{\n"
            + ",\n".join(f"{json.dumps(key)}: {written(value, depth - 1)}" for key, value in entry.items())
            + "\n}"
        )
    if isinstance(entry, list) and entry and isinstance(entry[0], dict):
        return "[\n" + ",\n".join(json.dumps(one) for one in entry) + "\n]"
    return json.dumps(entry)


def main() -> None:
    facts = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    cards = {
        "adventurers": [slim(card, slug(card["name"])) for card in facts["adventurers"]],
        "companions": [slim(card, f"{slug(card['name'])}-{card['id']}") for card in facts["companions"]],
        "spells": spells(facts["spells"]),
        "dice": dice(facts["dice"]),
    }
    maps = {
        "track": [space["element"] for space in facts["meeting_track"]["spaces"]],
        "reroll_spaces": facts["score_track"]["reroll_spaces"],
        "province": province(facts["maps"]["province"]),
        "archipelago": archipelago(facts["maps"]["archipelago"]),
    }
    without = set(facts["solo_variant"]["remove_companions"])
    tiles = []
    for tile in facts["solo_variant"]["tiles"]:
        kept = {"id": f"tile-{tile['id']}", "steps": tile["company_steps"], "bursts": tile["bonus_bursts"]}
        if tile["move_camp_or_boat"]:
            kept["move"] = tile["move_camp_or_boat"]
        tiles.append(kept)
    solo = {
        "without": [card["id"] for card in cards["companions"] if int(card["id"].rpartition("-")[2]) in without],
        "closed_islands": ["1", "2"],
        "tiles": tiles,
    }
    check_cards(cards)
    check_maps(maps)
    check_solo(solo, cards["companions"])
    for name, table in (("cards", cards), ("maps", maps), ("solo", solo)):
        text = written(table, 2 if name == "maps" else 1)
        (TARGET / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
