"""The cards keep within the frame they were designed in, and the named ones do what the rulebook says."""

from collections import Counter

import pytest

from strannik.core.data import DataError, decode
from strannik.games.nearfar.cards import (
    ANIMALS,
    ARTIFACTS,
    COMPANIONS,
    ENEMIES,
    ENTRANCE,
    FINDS,
    HARDEST,
    MINE,
    MINE_COLUMNS,
    MINE_ROWS,
    PROPERTIES,
    REACHED_FIRST,
    REACHED_FIRST_WITH,
    SLOTS,
    TOKEN,
    TRADE,
    TREASURES,
    Properties,
    reputation_points,
)
from strannik.games.nearfar.entries import (
    ArtifactEntry,
    HeldEntry,
    TownEntry,
    check_card,
    checked_town,
    read_town,
)
from strannik.games.nearfar.hero import TRIBES

NORMAL = {id: card for id, card in ARTIFACTS.items() if card.kind == "normal"}
SPECIAL = {id: card for id, card in ARTIFACTS.items() if card.kind == "special"}
KINDS = {card.kind: card for card in TREASURES.values()}
TRIBE_CARDS = {
    "old-treaty": "companions_yellow",
    "star-mantle": "companions_blue",
    "gaming-dice": "companions_green",
    "legendary-scroll": "companions_red",
}
WORTH_OF_ICON = {"caution": 2, "hearts": 0.75}
WORTH_OF_FIND_ICON = {"movement": 4, "caution": 4, "hearts": 2}
WORTH_OF_GAIN = {"food": 1, "hearts": 1, "coins": 2, "gems": 2, "reputation": 2, "bird": 3}


def cost(card):
    return sum(TRADE[good] * amount for good, amount in card.cost.items())


def worth(card):
    """The points an artifact's effect is worth: an icon 1.5, a visit bonus 1, avoiding enemies 2, help with trade 1."""
    icons = sum(WORTH_OF_ICON.get(icon, 1.5) * count for icon, count in card.icons.items())
    visits = sum(2 if building == "any" else 1 for building in card.visit)
    powers = sum(1.5 if what == "doubles" else 1 for what in card.power)
    camps = sum(3 for effect in card.at_once if "free_camp" in effect)
    points = sum(points.vp * 1.5 if points.kind == "per" else points.vp / 2 for points in card.points)
    return icons + visits + powers + camps + points + len(card.when) + (1.5 if card.avoid else 0)


def find_worth(card):
    """The trade value of a find."""
    icons = sum(WORTH_OF_FIND_ICON.get(icon, 3) * count for icon, count in card.icons.items())
    gains = sum(WORTH_OF_GAIN[name] * amount for effect in card.at_once for name, amount in effect.items())
    lasting = 4 * (len(card.visit) + len(card.points)) + 3 * len(card.when)
    return icons + gains + lasting + 2 * card.vp


def artifact_group(card: Properties) -> str:
    """Which part of the mix an artifact belongs to."""
    if card.points:
        return "end of game"
    if card.visit or "toll" in card.power:
        return "visit"
    if card.avoid or "caution" in card.icons:
        return "avoid"
    if "free_camp" in str(card.at_once) or "doubles" in card.power or "camp_placed" in card.when:
        return "camps and party"
    if "trades" in card.power or "trade_value" in card.power:
        return "trade"
    if "leave_free" in card.power or set(card.icons) & {"movement", "hearts"} == set(card.icons) != set():
        return "movement and hearts"
    return "icons" if card.icons else "other"


def treasure_group(card: Properties) -> str:
    if card.avoid or "movement" in card.icons:
        return "movement and avoid"
    if set(card.icons) == {"hearts"}:
        return "hearts"
    if card.icons:
        return "icons"
    if "bomb" in card.power or "artifact" in str(card.at_once):
        return "one-shot"
    return "end of game" if card.points or card.vp else "visits and gains"


def find_group(card: Properties) -> str:
    if card.vp < 0 or any(amount < 0 for effect in card.at_once for amount in effect.values()):
        return "mixed"
    if set(card.icons) == {"hearts"}:
        return "hearts"
    if card.icons:
        return "icons"
    return "visit" if card.visit else "points"


def test_how_many_cards_there_are():  # NF-2.1
    assert (len(SPECIAL), len(NORMAL)) == (17, 38)
    assert (len(TREASURES), len(FINDS), len(COMPANIONS), len(ENEMIES)) == (36, 31, 36, 12)
    assert Counter(Counter(card.kind for card in TREASURES.values()).values()) == {1: 12, 2: 12}
    assert len(PROPERTIES) == 55 + 36 + 31


def test_costs_and_points_of_artifacts_keep_within_their_ranges():
    assert all(6 <= cost(card) <= 14 and 1 <= card.vp <= 5 for card in NORMAL.values())
    assert all(14 <= cost(card) <= 26 and 5 <= card.vp <= 11 for card in SPECIAL.values())
    assert (max(cost(card) for card in SPECIAL.values()), max(card.vp for card in SPECIAL.values())) == (26, 11)


@pytest.mark.parametrize("id", ARTIFACTS)
def test_an_artifact_is_worth_half_a_point_for_each_value_of_its_cost(id):
    card = ARTIFACTS[id]
    assert abs(card.vp + worth(card) - cost(card) / 2) <= 1


def test_artifacts_ask_for_every_tribe_about_equally():
    asked = Counter(dict.fromkeys(("yellow", "green", "blue", "red"), 0))
    for card in ARTIFACTS.values():
        asked.update({good: amount for good, amount in card.cost.items() if good in asked})
    assert min(asked.values()) >= 14
    assert max(asked.values()) - min(asked.values()) <= 3


def test_the_mix_of_artifacts():
    assert Counter(artifact_group(card) for card in ARTIFACTS.values()) == {
        "icons": 20,
        "visit": 10,
        "end of game": 9,
        "movement and hearts": 5,
        "trade": 3,
        "avoid": 3,
        "camps and party": 3,
        "other": 2,
    }


def test_requirements_are_on_special_artifacts_only():  # NF-20.3
    assert not any(card.requires for card in NORMAL.values())
    requires = [(what, needed) for card in SPECIAL.values() for what, needed in card.requires.items()]
    assert sorted(needed for what, needed in requires if what == "reputation_min") == [3, 4, 4, 5, 6]
    assert sorted(needed for what, needed in requires if what == "reputation_max") == [-5, -4, -3, -2]
    others = [what for what, _ in requires if not what.startswith("reputation")]
    assert sorted(others) == ["chiefs", "enemies", "mine_camps", "routes"]
    assert all(len(card.requires) <= 1 for card in SPECIAL.values())


def test_the_named_artifacts_do_what_they_say():  # NF-20.4, NF-20.7.1
    for id, measure in TRIBE_CARDS.items():
        (points,) = ARTIFACTS[id].points
        assert (points.kind, points.what, points.vp, points.of) == ("per", [measure], 1, 1)
    assert ARTIFACTS["mirror-hat"].icons == {"caution": 1}
    assert ARTIFACTS["mercenary-contract"].at_once == [{"free_camp": 1}]
    assert ARTIFACTS["merchant-contract"].power == {"doubles": 1}
    assert ARTIFACTS["crown-of-guile"].power == ARTIFACTS["nightmare-amulet"].power == {"toll": 1}
    assert ARTIFACTS["jade-flute"].visit == {"stables": [{"food": 2}]}
    assert ARTIFACTS["lockpicks"].when == {"treasure_crossed": [{"coins": 1}]}
    assert ARTIFACTS["golden-magnet"].when == {"enemy_defeated": [{"coins": 1}]}
    assert ARTIFACTS["merchant-jacket"].power == {"trades": 1}
    assert ARTIFACTS["spices"].power == {"leave_free": 1}
    assert ARTIFACTS["trade-cart"].power == {"trade_value": 1}
    (compass,) = ARTIFACTS["old-compass"].points
    assert (compass.kind, compass.what, compass.vp) == ("most", ["coins", "gems"], 4)
    sample = ARTIFACTS["ashen-cloak"]
    assert (sample.vp, sample.icons, sample.requires) == (7, {"combat": 1, "caution": 1}, {"reputation_max": -4})


def test_the_mix_of_treasures():
    assert Counter(treasure_group(card) for card in TREASURES.values()) == {
        "icons": 10,
        "hearts": 4,
        "visits and gains": 8,
        "one-shot": 4,
        "end of game": 6,
        "movement and avoid": 4,
    }
    assert {card.vp for card in TREASURES.values()} <= {0, 1, 2, 3}


def test_the_named_treasures_do_what_they_say():  # NF-21.2
    (bounty,) = KINDS["bounty-contract"].points
    assert (bounty.kind, bounty.what) == ("rank", ["enemies"])
    assert (bounty.vp, bounty.tie_first, bounty.second) == (4, 2, 2)
    for kind, measure in ("purse", "coins"), ("old-recipe", "food"):
        (points,) = KINDS[kind].points
        assert (points.kind, points.what, points.vp) == ("most", [measure], 2)
    assert KINDS["fire-bomb"].power == {"bomb": 3}
    assert KINDS["rusty-bell"].power == {"mine_hire": 1}
    assert KINDS["snares"].when == {"treasure_gained": [{"food": 1}]}
    assert KINDS["old-shovel"].power == {"camp_yield": 1}
    assert KINDS["old-journal"].at_once == [{"artifact": 1}]


def test_copies_of_a_treasure_are_numbered():
    assert {"snares-1", "snares-2", "purse"} <= set(TREASURES)
    assert TREASURES["snares-2"].kind == "snares"
    assert TREASURES["purse"].kind == "purse"


def test_the_mix_of_finds():  # NF-22.1
    groups = Counter(find_group(card) for card in FINDS.values())
    assert groups == {"icons": 14, "hearts": 5, "points": 6, "visit": 4, "mixed": 2}
    assert FINDS["cold-blade"].icons == {"combat": 2}
    assert FINDS["banshee-necklace"].icons == {"hearts": 2}
    values = [find_worth(card) for card in FINDS.values()]
    assert all(4 <= value <= 8 for value in values)
    assert 5.5 <= sum(values) / len(values) <= 6.5


def test_companions_cost_what_their_icons_are_worth():  # NF-9.2
    for companion in COMPANIONS.values():
        icons = dict(companion.icons)
        hearts = icons.pop("hearts")
        assert 1 <= hearts <= 4
        worth = sum(count * (2 if icon in ("caution", "movement") else 1) for icon, count in icons.items())
        assert companion.cost == worth + max(0, hearts - 2), companion.id
    assert Counter(companion.cost for companion in COMPANIONS.values()) == {1: 4, 2: 10, 3: 10, 4: 7, 5: 3, 6: 2}
    assert any(
        companion.tribe == "red" and companion.cost == 2 and companion.icons == {"search": 1, "combat": 1, "hearts": 2}
        for companion in COMPANIONS.values()
    )


def test_each_tribe_has_nine_companions_of_its_own_kind():
    assert Counter(companion.tribe for companion in COMPANIONS.values()) == dict.fromkeys(
        ("yellow", "green", "blue", "red"), 9
    )
    icons = {tribe: Counter() for tribe in ("yellow", "green", "blue", "red")}
    for companion in COMPANIONS.values():
        icons[companion.tribe].update(companion.icons)
    assert max(icons, key=lambda tribe: icons[tribe]["caution"]) == "yellow"
    assert max(icons, key=lambda tribe: icons[tribe]["movement"]) == "yellow"
    assert max(icons, key=lambda tribe: icons[tribe]["combat"]) == "green"
    assert max(icons, key=lambda tribe: icons[tribe]["search"]) == "green"
    assert max(icons, key=lambda tribe: icons[tribe]["hearts"]) == "blue"
    assert max(icons, key=lambda tribe: icons[tribe]["skill"]) == "red"


def test_no_two_companions_are_the_same():
    seen = {(one.tribe, tuple(sorted(one.icons.items()))) for one in COMPANIONS.values()}
    assert len(seen) == len(COMPANIONS)


def test_animals_belong_to_no_tribe():  # NF-9.4
    assert set(ANIMALS) == {"dog", "cat", "platypus"}
    for animal in ANIMALS.values():
        assert (animal.tribe, animal.icons) == ("", {"search": 1, "skill": 1, "hearts": 2})


def test_enemies_grow_stronger():  # NF-3.1.11
    assert [enemy.strength for enemy in ENEMIES.values()] == list(range(4, 16))
    assert [enemy.vp for enemy in ENEMIES.values()] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert all(id == f"enemy-{enemy.strength}" for id, enemy in ENEMIES.items())


def test_the_mine_has_twelve_cells_and_an_easy_entrance():  # NF-5.8.1, NF-5.8.2
    assert list(MINE) == [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    assert MINE[ENTRANCE].need <= 1
    assert min(MINE[cell].need for cell in MINE[ENTRANCE].neighbours) <= 1
    assert MINE["r2c2"].neighbours == ["r1c2", "r2c1", "r2c3", "r3c2"]
    assert MINE["r3c4"].neighbours == ["r2c4", "r3c3"]


def test_a_cell_gives_what_its_row_and_its_column_show():  # NF-5.8.6, NF-5.8.7
    for cell in MINE.values():
        rewards = Counter(MINE_ROWS[cell.row - 1]) + Counter(MINE_COLUMNS[cell.column - 1])
        assert (cell.coins, cell.gems) == (rewards["coins"], rewards["gems"])
    assert (MINE["r3c4"].coins, MINE["r3c4"].gems) == (1, 3)
    assert [id for id, cell in MINE.items() if cell.reputation] == ["r1c4", "r2c3", "r3c2", "r3c4"]


def test_the_slots_of_a_player_board():  # NF-18.6
    assert len(SLOTS) == 14
    assert SLOTS[:3] == ["coin", "coin", ""]
    assert SLOTS[-1] == "vp"


def test_what_goods_are_worth_in_trade():  # NF-5.2.3
    assert TRADE == {"food": 1, "coins": 2, "gems": 2, "yellow": 4, "red": 5, "green": 6, "blue": 7}


def test_points_of_the_reputation_track():  # NF-8.4
    dusk = [reputation_points(step, day=False) for step in range(-6, 13)]
    assert dusk == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert [reputation_points(step, day=True) for step in range(-6, 1)] == [-2, -2, -1, -1, 0, 0, 0]
    assert [reputation_points(step, day=True) for step in range(1, 13)] == dusk[7:]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"x": {"kind": "odd", "cost": {}, "vp": 1}}', "Invalid enum value 'odd'"),
        ('{"x": {"kind": "normal", "cost": {"gold": 1}}}', "gold"),
        ('{"x": {"kind": "normal", "cost": {"coins": 0}}}', "Expected `int` >= 1"),
        ('{"x": {"kind": "normal", "cost": {"coins": 1}, "weight": 3}}', "unknown field `weight`"),
        (
            '{"x": {"kind": "normal", "cost": {"coins": 1}, "visit": {"mine": [{"coins": 1, "gems": 1}]}}}',
            "length <= 1",
        ),
        ('{"x": {"kind": "normal", "cost": {"coins": 1}, "when": {"camp_placed": []}}}', "length >= 1"),
    ],
)
def test_a_wrong_artifact_is_refused(text, problem):
    with pytest.raises(DataError, match=r"^artifacts\.json: ") as error:
        decode(text, dict[str, ArtifactEntry], "artifacts.json")
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{}", "finds.json: thing: the card does nothing"),
        ('{"points": [{}]}', "finds.json: thing.points[0]: expected one of per, most, rank; found none"),
        (
            '{"points": [{"per": {"what": "camps", "each": 1}, "most": {"what": ["food"], "vp": 1}}]}',
            "finds.json: thing.points[0]: expected one of per, most, rank; found per and most",
        ),
    ],
)
def test_a_card_without_sense_is_refused(text, problem):
    with pytest.raises(DataError) as error:
        check_card("thing", decode(text, HeldEntry, "finds.json"), "finds.json")
    assert str(error.value) == problem


def town(change) -> TownEntry:
    """The town's numbers with one thing wrong."""
    entry = read_town()
    change(entry)
    return entry


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_whoever_can_buy_an_artifact_can_buy_one_of_those_reached_first(artifact):  # NF-20.2, NF-20.3
    card = ARTIFACTS[artifact]
    assert any(ARTIFACTS[first].asks_no_more(card) for first in REACHED_FIRST[card.kind])
    others = [first for first in REACHED_FIRST[card.kind] if first != artifact]
    if artifact in REACHED_FIRST[card.kind]:
        assert not any(ARTIFACTS[other].asks_no_more(card) for other in others)
        assert artifact in REACHED_FIRST_WITH[card.kind][TOKEN[artifact]]


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_no_artifact_is_bought_without_its_token(artifact):  # NF-20.2
    tokens = [tribe for tribe in TRIBES if tribe in ARTIFACTS[artifact].cost]
    assert TOKEN[artifact] in (tokens or [""])


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_no_artifact_is_bought_without_what_is_hardest_to_come_by(artifact):  # NF-20.2, NF-17.5.17
    cost = ARTIFACTS[artifact].cost
    good, needed = HARDEST[artifact]
    assert cost[good] == needed if needed else set(cost) <= {"coins"}
    assert good != "coins" or not needed


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda entry: entry.mine.numbers.pop(), "mine.numbers: expected 3 rows of 4 cells"),
        (lambda entry: entry.mine.columns.pop(), "mine: expected rewards of 3 rows and of 4 columns"),
        (
            lambda entry: entry.mine.day_reputation.append("r4c1"),
            "mine.day_reputation: expected cells from r1c1 to r3c4, found 'r4c1'",
        ),
        (lambda entry: entry.slots.pop(), "slots: expected 14 camp slots, found 13"),
        (lambda entry: entry.reputation.day.append(0), "reputation.day: expected points from -6 to 12, found 20"),
    ],
)
def test_a_misshapen_town_is_refused(change, problem):
    with pytest.raises(DataError) as error:
        checked_town(town(change), "town.json")
    assert str(error.value) == f"town.json: {problem}"
