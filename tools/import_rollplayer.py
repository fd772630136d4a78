"""Make Roll Player's tables from a fact sheet: `python tools/import_rollplayer.py facts/rollplayer.json`.

What is known of the printed game goes into `cards.json`. What nobody publishes (most costs,
arrows, conditions and abilities) is ours and lies apart in `designed.json`; that file was balanced
since, so the sheet's first proposals are written only where it does not exist yet.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
DATA = HERE / "src" / "strannik" / "games" / "rollplayer" / "data"

ATTRIBUTES = ("str", "dex", "con", "int", "wis", "cha")

POWERS = {
    "gold_die_gold": lambda op: {"gold_die_gold": op["amount"]},
    "buy_up_to": lambda op: {"purchases": op["count"]},
    "add_discard_card_to_market": lambda op: {"cards_from_discard": op["count"]},
    "refresh_up_to": lambda op: {"refreshes": op["count"]},
    "market_discard_gold": lambda op: {"discard_gold": op["amount"]},
    "on_own_market_discard_for_gold": lambda op: {"discard_steps": op["gain"]["alignment_steps"]},
    "may_ignore_trait_arrow": lambda op: {"ignores_arrows": 1},
    "wisdom_action_steps": lambda op: {"wisdom_steps": op["max_steps"]},
    "intelligence_action_dice": lambda op: {"intelligence_dice": op["max_dice"]},
    "strength_action_dice": lambda op: {"strength_dice": op["max_dice"]},
    "pay_to_change_attribute_action": lambda op: {"change_action_price": op["gold"]},
    "row_completion_gold": lambda op: {"row_gold": op["amount"]},
    "constitution_action_amount": lambda op: {"constitution_amount": op["max"]},
    "intelligence_action_rolls": lambda op: {"intelligence_rolls": op["rolls"]},
    "extra_armor_piece": lambda op: {"extra_armor": op["count"]},
}
"""How the sheet's operations of classes and weapons are written as powers."""

SKILLS = {
    "flip_own_die": lambda op: {"count": op["count"]},
    "swap_two_own_dice": lambda op: {},
    "adjust_own_die": lambda op: {"amount": op["amount"]},
    "reroll_own_die": lambda op: {},
    "gain_gold": lambda op: {"amount": op["amount"]},
    "move_own_die": lambda op: {},
    "take_die_from_bag": lambda op: {},
    "take_pool_die_to_sheet": lambda op: {},
    "change_unclaimed_pool_dice": lambda op: {"change": op["change"].replace("plus_or_minus_1", "adjust")},
    "buy_top_of_market_deck": lambda op: {"price": op["price"]},
    "buy_from_discard_pile": lambda op: {},
    "copy_skill": lambda op: {},
}
"""How the sheet's operations of skills are written as steps."""


def resolved(record: dict, field: str) -> object:
    """The fact if there is one, else what was designed; effects are joined key by key."""
    fact, designed = record.get(field), (record.get("designed") or {}).get(field)
    if isinstance(fact, dict) and isinstance(designed, dict):
        return designed | {key: value for key, value in fact.items() if value is not None}
    return designed if fact is None else fact


def known(record: dict, field: str) -> bool:
    """Whether the printed game's value is known in full."""
    designed = (record.get("designed") or {}).get(field)
    return record.get(field) is not None and not isinstance(designed, dict)


def power(operation: dict) -> dict:
    """An ability of a class or a weapon: amounts by what they change."""
    match operation["op"]:
        case "discount":
            return {"discount": dict.fromkeys(operation.get("applies_to_types", ["any"]), operation["amount"])}
        case "die_bonus":
            return {"die_bonus": {operation["filter"]["color"]: operation["amount"]}}
        case "gold_on_attribute_action":
            return {"action_gold": {operation["attr"]: operation["gold"]}}
    return {"power": POWERS[operation["op"]](operation)}


def condition(operation: dict) -> dict:
    """What a trait gives stars for."""
    kept = {key: value for key, value in operation.items() if key not in ("tower_shield_counts", "note")}
    if "cells" in kept:
        kept["cells"] = [3 * row + column for row, column in kept["cells"]]
    return {"stars": kept}


def effect(operation: dict) -> dict:
    """What a skill does, as a step."""
    return {"effect": [{operation["op"]: SKILLS[operation["op"]](operation)}]}


def moment(skill: dict) -> str:
    return "pool_die" if skill["id"] == "negotiate" else str(resolved(skill, "when"))


FORMS = {"weapon": power, "trait": condition, "skill": effect}


def split(card: dict) -> tuple[dict, dict]:
    """What is known of a market card, and what was designed for it."""
    facts = {"type": card["type"], "rank": card["rank"]}
    designed: dict = {}
    if card["type"] == "armor":
        facts["armor_set"] = card["armor_set"]
    for field in ("cost", "hands", "arrow"):
        value = resolved(card, field)
        if value is not None:
            (facts if known(card, field) else designed)[field] = value
    if card["type"] == "skill":
        (facts if known(card, "when") else designed)["when"] = moment(card)
    if card["type"] in FORMS:
        (facts if known(card, "effect") else designed).update(FORMS[card["type"]](resolved(card, "effect")))
    return facts, designed


def classes(facts: dict) -> tuple[dict, dict]:
    """Colours and goals are known; so are three of the abilities."""
    told, designed = {}, {}
    for entry in facts["classes"]:
        goals = {
            attr: {key: goal[key] for key in ("min", "max", "stars") if goal[key] is not None}
            for attr, goal in entry["goals"].items()
        }
        told[entry["id"]] = {"color": entry["color"], "goals": goals}
        where = told if known(entry, "ability") else designed
        where.setdefault(entry["id"], {}).update(power(resolved(entry, "ability")))
    return told, designed


def armor_sets(facts: dict) -> tuple[dict, dict]:
    """Sizes are known; of the star tables a single entry is, and the proposal agrees with it."""
    told, designed = {}, {}
    for entry in facts["armor_sets"]:
        table = resolved(entry, "stars_by_count")
        told[entry["id"]] = {"size": entry["size"]}
        stars = [table[str(count)] for count in range(1, entry["size"] + 1)]
        designed[entry["id"]] = {"stars": stars, "colors": entry["designed"]["class_colors"]}
    return told, designed


def check(facts: dict) -> None:
    assert sum(facts["dice"]["by_color"].values()) == 73
    assert [len(facts[kind]) for kind in ("races", "classes", "backstories", "alignments", "market")] == [
        6, 12, 16, 17, 53,
    ]  # fmt: skip
    types = [card["type"] for card in facts["market"]]
    assert [types.count(kind) for kind in ("weapon", "trait", "skill", "armor")] == [8, 20, 13, 12]
    for entry in facts["classes"]:
        assert sum(goal["stars"] for goal in entry["goals"].values()) == 12, entry["id"]
    for story in facts["backstories"]:
        assert [cell["row"] for cell in story["cells"]] == list(ATTRIBUTES), story["id"]


def written(table: dict) -> str:
    """A table of records, one record a line."""
    blocks = []
    for name, records in table.items():
        lines = [f"{json.dumps(id)}: {json.dumps(record)}" for id, record in records.items()]
        blocks.append(f'"{name}": {{\n' + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def main() -> None:
    facts = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    check(facts)
    told_classes, designed_classes = classes(facts)
    told_sets, designed_sets = armor_sets(facts)
    market = {card["id"]: split(card) for card in facts["market"]}
    told = {
        "dice": facts["dice"]["by_color"],
        "races": {race["id"]: race["modifiers"] for race in facts["races"]},
        "classes": told_classes,
        "backstories": {
            story["id"]: {cell["row"]: [cell["column"], cell["color"]] for cell in story["cells"]}
            for story in facts["backstories"]
        },
        "alignments": {entry["id"]: [stars for row in entry["grid"] for stars in row] for entry in facts["alignments"]},
        "armor_sets": told_sets,
        "market": {id: known for id, (known, _) in market.items()},
    }
    (DATA / "cards.json").write_text(written(told), encoding="utf-8")
    if not (DATA / "designed.json").exists():
        designed = {
            "classes": designed_classes,
            "armor_sets": designed_sets,
            "market": {id: ours for id, (_, ours) in market.items() if ours},
        }
        (DATA / "designed.json").write_text(written(designed), encoding="utf-8")


if __name__ == "__main__":
    main()
