"""Every card comes into play: each is prepared to come next by the rules, and bots carry on from there."""

from __future__ import annotations

from typing import Any

import pytest

from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.position import Position
from strannik.core.saving import fingerprint
from strannik.core.step import Step
from strannik.games.aftermath import GAME
from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.campaign.colony import plans_at_hand
from strannik.games.aftermath.campaign.goals import Chapter
from strannik.games.aftermath.cards import (
    ABILITIES,
    CHARACTERS,
    COLONY_EVENTS,
    CONDITIONS,
    DISCOVERIES,
    ENEMY_VEHICLES,
    HEROES,
    IMPROVEMENTS,
    ITEMS,
    MISSIONS,
    ROADS,
    VEHICLES,
)
from strannik.games.aftermath.encounter_cards import DISCOVERED, ENCOUNTERS
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.figures import Ride
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.lint.effects import effects_of
from strannik.games.aftermath.pages.page import DRIVE, MAP, START, drive_of
from strannik.games.aftermath.search_tokens import SEARCH_TOKENS
from strannik.games.aftermath.steps.abilities import UseAbility
from strannik.games.aftermath.steps.building import BuildUp
from strannik.games.aftermath.steps.colony import THRESHOLDS, AddClues, CheckGoals, DrawEvent, Harvest
from strannik.games.aftermath.steps.conditions import GainCondition
from strannik.games.aftermath.steps.deeds.gifts import TakeItem
from strannik.games.aftermath.steps.deeds.ground import Terrain
from strannik.games.aftermath.steps.deeds.meetings import ENCOUNTER_PAGE, Encounter
from strannik.games.aftermath.steps.drive import Drive, HitChaser, Ram
from strannik.games.aftermath.steps.encounters import supply
from strannik.games.aftermath.steps.enemies import EnemyTurn
from strannik.games.aftermath.steps.items import SpendItem, SpendStash, gain_item
from strannik.games.aftermath.steps.missions import Discovery, Ending, Plan
from strannik.games.aftermath.steps.travel import LayPage
from strannik.games.aftermath.steps.turn import ThreatLevel
from strannik.games.aftermath.table import Table
from tests.games.aftermath.builders import Seated, acting, hero, on_the_table, told

BOOK = ADVENTURE.book
CINEMA = 26
"""Here the threat is an encounter card, whatever came before."""

LONGEST = 60
"""So many answers are given at most before a card must have done what it does."""

FOUR = "black-1a black-1b black-2a black-2b"


def go_on(table: Table, *steps: Step, bot: str = "random") -> list[Event]:
    """Bots answer whatever these steps ask; what was told from the beginning."""
    position = Position(table, list(steps)[::-1])
    position.begin()
    events = list(table.news)
    bots = [make_bot(bot, GAME, Chance(f"card {seat}", 0)) for seat in table.seats]
    for _ in range(LONGEST):
        if position.finished:
            break
        seat = position.waiting[0]
        events += position.play(seat, bots[seat].choose(Window(position, seat)))
    return events


def heard(events: list[Event], kind: str) -> list[Any]:
    return [event for event in events if type(event).__name__ == kind]


def pair(at: str = "rug") -> list[Seated]:
    """Two heroes on one space, with cards for everything."""
    return [
        hero("grumple", at=at, hand="red-3a blue-3a yellow-3a white-3a white-3b"),
        hero("whisper", at=at, hand="red-2a blue-2a yellow-2a green-2a white-2a", wounds=1),
    ]


def chanced(table: Table, seed: str) -> Table:
    """Dice and shuffles come as they come, the same every time."""
    table.chance = Chance(seed, len(table.seats))
    return table


# Encounters


def asked(card: str) -> str:
    """The clue or the building on which a second meeting depends."""
    for fork in BOOK.sections[f"{ENCOUNTER_PAGE}:{card}"].forks:
        for one in fork.condition.named:
            return one.name if one.kind == "clue" else str(one.wanted)
    return ""


MEETINGS = [(card, "") for card in (*ENCOUNTERS, *DISCOVERED)]
MEETINGS += [(card, asked(card)) for card in DISCOVERED if asked(card)]


@pytest.mark.parametrize(("card", "known"), MEETINGS)
def test_encounter(card: str, known: str) -> None:  # AM-7.6, AM-8.1
    table = chanced(on_the_table(*pair(at="foyer"), page=CINEMA, threats=FOUR), card)
    if card in DISCOVERED:
        go_on(table, Discovery(0, card))
        assert table.encounter_deck[0] == card, "it goes under the deck"
    table.encounter_deck = [*[one for one in table.encounter_deck if one != card], card]
    table.built += [known] if known in IMPROVEMENTS else []
    table.notes_of(0).clues += [known] if known and known not in IMPROVEMENTS else []
    before = fingerprint(Position(table, []))
    events = go_on(table, ThreatLevel(0))
    assert [event.encounter for event in heard(events, "EncounterDrawn")] == [card]
    assert f"page-1-{card}" in table.story
    assert card in table.encounter_discard
    assert fingerprint(Position(table, [])) != before
    if not known:
        came = [name for event in heard(events, "EncounterCame") for name in event.enemies]
        meant = [effect.arguments for effect in effects_of(BOOK.sections[f"1:{card}"]) if effect.step is Encounter]
        for one in came:
            assert any([one in given.get("enemies", []) or ENEMIES[one].type == given.get("random") for given in meant])
        assert came or not meant or BOOK.sections[f"1:{card}"].options


def test_of_many_of_a_kind_it_is_told_once_that_they_come() -> None:  # AM-7.11
    table = chanced(on_the_table(hero("grumple", at="rug"), hero("whisper", at="rug")), "many")
    came = go_on(table, Encounter(0, "enemies", random="roach", count=3))
    assert [event.enemies for event in heard(came, "EncounterCame")] == [["roach"]]
    assert len(table.foes) == 3


WITHOUT_DOING = {"EnemyTurnBegan", "EnemyActs", "ThreatsCleared"}


@pytest.mark.parametrize("threat", [1, 2, 3])
@pytest.mark.parametrize("id", ENEMIES)
def test_enemy(id: str, threat: int) -> None:  # AM-7.1, AM-15.0, AM-15.1
    armed = [hero("grumple", at="rug", items="steak-knife"), hero("whisper", at="rug", items="chopstick")]
    table = chanced(on_the_table(*armed), f"{id} {threat}")
    came = go_on(table, Encounter(0, "enemies", enemies=[id]))
    assert [event.enemies for event in heard(came, "EncounterCame")] == [[id]]
    assert ([foe.card for foe in table.foes], table.track) == ([id], [id])
    table.foes[0].space = table.heroes[0].space
    card = f"black-{threat}a"
    table.deck.remove(card)
    table.add_threat(card)
    table.news.clear()
    events = go_on(table, EnemyTurn())
    assert [(event.enemy, event.threat) for event in heard(events, "EnemyActs")] == [(id, threat)]
    assert {type(event).__name__ for event in events} - WITHOUT_DOING, "something comes of it"
    assert card in [*table.discarded, *table.threats], "spent, and perhaps called again"


# Search tokens and items


@pytest.mark.parametrize("id", SEARCH_TOKENS)
def test_search_token(id: str) -> None:  # AM-13.4.1, AM-13.4.2
    token = SEARCH_TOKENS[id]
    red = hero("ringr", at="umbrella", hand="yellow-3a yellow-3b yellow-2a yellow-2b yellow-1a", items="one-shot")
    play = acting(red, hero("whisper", at="rug"), searches=f"s1:{token.difficulty}", dice="5 0")
    table = play.table
    pile = table.search_pile(token.difficulty)
    pile.remove(id)
    pile.append(id)
    before = {what: table.count(what) for what in ("food", "parts", "clues")}
    play("red: search 10-s1", *[f"red: play yellow-{card}" for card in ("3a", "3b", "2a", "2b")], "red: roll")
    assert [event["token"] for event in told(play, "Searched")] == [id]
    gained = {what: table.count(what) - count for what, count in before.items()}
    assert gained == {"food": token.food, "parts": token.parts, "clues": token.clues}
    assert table.heroes[0].batteries == token.batteries
    assert len(table.broken) == token.broken
    assert len(told(play, "ItemGained")) == token.items


@pytest.mark.parametrize("id", ITEMS)
def test_item(id: str) -> None:  # AM-17.1, AM-17.4, AM-17.5
    item = ITEMS[id]
    table = chanced(on_the_table(*pair(), situation="enemies", foes="patch@rug", threats=FOUR), id)
    for place in (table.item_deck, table.item_box):
        if id in place:
            place.remove(id)
    table.item_deck.append(id)
    table.heroes[0].wounds, table.heroes[0].conditions = 1, ["scared"]
    bare = {name: power(table, 0, name) for name in item.power}
    events = go_on(table, *gain_item(table, 0, table.draw_item()))
    if item.kind in ("improvement", "stash"):
        assert id in table.stash
        assert not item.improvement or item.improvement in plans_at_hand(table)
    for place in (*table.equipped, *table.backpacks, table.item_discard):
        if id in place:
            place.remove(id)
    if item.slot:
        table.equipped[0].append(id)
        assert all([power(table, 0, name) > count for name, count in bare.items()])
    if not item.discard:
        return
    before = fingerprint(Position(table, []))
    if item.kind == "stash":
        events = go_on(table, SpendStash(0, id))
    else:
        if not item.slot:
            table.backpacks[0].append(id)
        events = go_on(table, SpendItem(0, id))
    assert [event.item for event in heard(events, "ItemSpent")] == [id]
    assert len(events) > 1 or fingerprint(Position(table, [])) != before


# Conditions and abilities


@pytest.mark.parametrize("id", CONDITIONS)
def test_condition(id: str) -> None:  # AM-20.1, AM-20.2
    card = CONDITIONS[id]
    table = on_the_table(*[hero(one, at="rug") for one in HEROES])
    events = go_on(table, *[GainCondition(seat, id) for seat in table.seats])
    assert len(heard(events, "ConditionGained")) == card.copies
    for name, count in card.power.items():
        assert power(table, 0, name) == count


@pytest.mark.parametrize("id", ABILITIES)
def test_ability(id: str) -> None:  # AM-13.3.1, AM-22.1
    ability = ABILITIES[id]
    [who] = [one for one in HEROES if CHARACTERS[one].class_ == ability.class_]
    other = "ringr" if who != "ringr" else "meziah"
    me = hero(who, at="rug", hand="white-3a white-3b red-1a blue-1a", abilities=id, conditions="scared")
    beside = hero(other, at="rug", hand="red-2a", wounds=1, conditions="slowed")
    settings: dict[str, Any] = {"foes": "patch@rug", "situation": "enemies", "threats": FOUR, "tokens": "heavy:rug"}
    table = chanced(on_the_table(me, beside, discarded="red-3a green-3a", broken="compass", **settings), id)
    if ability.timing == "check":
        table.hands[0].remove("red-1a")
        table.played = ["red-1a"]
    before = fingerprint(Position(table, []))
    position = Position(table, [UseAbility(0, id)])
    position.begin()
    news: list[Event] = []
    while position.waiting and position.agenda and isinstance(position.agenda[-1], UseAbility):
        news += position.play(0, next(answer for answer in position.offers[0] if answer.verb == "spend"))
    assert [event.ability for event in heard(news, "AbilityUsed")] == [id]
    go_on(table, *position.agenda[::-1])
    assert fingerprint(Position(table, [])) != before


# The colony


WAYS = [(id, number) for id, event in COLONY_EVENTS.items() for number in range(1, len(event.ways) + 1)]


@pytest.mark.parametrize(("id", "number"), WAYS)
def test_colony_event(id: str, number: int) -> None:  # AM-30.4
    event, way = COLONY_EVENTS[id], COLONY_EVENTS[id].ways[number - 1]
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, counters={"food": 5, "parts": 5}, mode="campaign")
    table.phase, table.cheered = 2, False
    table.won += [event.after] if event.after else []
    table.notes_of(0).clues += [way.knows] if way.knows else []
    table.built += [way.built] if way.built else []
    table.event_deck = [*[one for one in table.event_deck if one != id], id]
    before = {what: table.count(what) for what in table.counters}
    position = Position(table, [DrawEvent(0)])
    position.begin()
    news = list(table.news)
    assert [one.happening for one in heard(news, "EventDrawn")] == [id]
    for seat in position.waiting:
        if seat in position.offers:
            news += position.play(seat, next(one for one in position.offers[seat] if one.name == f"{id}-{number}"))
    assert [one.way for one in heard(news, "WayTaken")] == [f"{id}-{number}"]
    meant = dict(before)
    for what, amount in way.pay.items():
        meant[what] -= amount
    for entry in way.do:
        for what, amount in entry.get("gain", {}).items():
            meant[what] += amount
        for what, amount in entry.get("lose", {}).items():
            meant[what] -= amount
        assert "learn" not in entry or entry["learn"] in table.notes_of(0).clues
        assert "add_mission" not in entry or entry["add_mission"] in table.missions
    assert {what: table.count(what) for what in meant} == meant


@pytest.mark.parametrize("id", IMPROVEMENTS)
def test_improvement(id: str) -> None:  # AM-30.6, AM-30.7
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, counters={"parts": 20, "food": 5})
    table.plans = [id]
    table.notes_of(0).clues.append("pea")
    position = Position(table, [Harvest(0), BuildUp()])
    position.begin()
    for seat in (0, 1):
        position.play(seat, next(one for one in position.offers[seat] if str(one) == f"build {id}"))
    for seat in position.waiting:
        position.play(seat, next(one for one in position.offers[seat] if one.verb == "done"))
    assert (table.built, table.count("parts")) == ([id], 20 - IMPROVEMENTS[id].parts)
    for what, amount in IMPROVEMENTS[id].yields.items():
        assert table.count(what) == {"food": 5, "population": 8}[what] + amount


# The ground and the road


def test_every_terrain_is_laid_by_a_page() -> None:  # AM-1.6
    laid: set[str] = set()
    for number, page in BOOK.pages.items():
        if page.kind == MAP and [one for one in effects_of(BOOK.sections[page.section(START)]) if one.step is Terrain]:
            table = chanced(on_the_table(hero("grumple"), hero("whisper"), page=number), "ground")
            table.visited = []
            laid |= {event.terrain for event in heard(go_on(table, LayPage(0, number)), "TerrainLaid")}
    assert len(laid) == 10


def test_every_road_and_vehicle_is_driven() -> None:  # AM-31.1, AM-31.4
    roads, vehicles = set(), set()
    for page in ("60", "61", "62"):
        table = chanced(on_the_table(hero("meziah"), hero("ringr"), hero("whisper"), page=12), page)
        events = go_on(table, Drive(0, page), bot="greedy")
        assert heard(events, "DriveEnded")
        roads |= {event.road for event in heard(events, "RoadAhead")}
        vehicles.add(drive_of(int(page)).vehicle)
    assert (roads, vehicles) == (set(ROADS), set(VEHICLES))


@pytest.mark.parametrize("id", ENEMY_VEHICLES)
def test_enemy_vehicle(id: str) -> None:  # AM-31.5
    roads = [drive_of(page.number).chasers for page in BOOK.pages.values() if page.kind == DRIVE]
    assert any([id in chasers for chasers in roads])
    cards = ("red-3a green-3a blue-3a yellow-3a", "red-3b green-3b blue-3b yellow-3b")
    table = chanced(on_the_table(hero("meziah", hand=cards[0]), hero("ringr", hand=cards[1]), page=62), id)
    table.rides = [Ride(62, "truck", ["driver", "gunner"], [], 1, [id], 1, 0, 0)]
    assert [event.purpose for event in heard(go_on(table, Ram(0), bot="greedy"), "Rolled")] == ["defence"]
    shaken = go_on(table, *[HitChaser(1) for _ in range(ENEMY_VEHICLES[id].life)])
    assert [event.enemy for event in heard(shaken, "ChaserShaken")] == [id]


# The discovery deck


@pytest.mark.parametrize("id", DISCOVERIES)
def test_discovery(id: str) -> None:  # AM-8.1, AM-8.2
    card = DISCOVERIES[id]
    table = chanced(on_the_table(hero("meziah"), hero("ringr"), page=4, mode="campaign"), id)
    effects = [effect for section in BOOK.sections.values() for effect in effects_of(section)]
    match card.deck:
        case "mission":
            mission = MISSIONS[id.removeprefix("mission-")]
            hand = [mission.id] if mission.by_book else []
            before, after = Chapter([], [], [], 0, []), Chapter(["1", "2", "3", "6"], [], hand, 12, ["wheel"])
            assert mission.id not in before.offered()
            assert mission.id in after.offered()
        case "encounter" | "enemy":
            [*given] = [one for one in effects if one.step is Discovery and one.arguments["card"] == id]
            go_on(table, given[0].made(0))
            assert id in (table.encounter_deck if card.deck == "encounter" else supply(table, ENEMIES[id].type))
        case "item":
            given = [one for one in effects if one.step is TakeItem and one.arguments["item"] == id]
            go_on(table, given[0].made(0))
            assert id not in table.item_box
        case "plan":
            plan = id.removeprefix("plan-").replace("-", "_")
            given = [one for one in effects if one.step is Plan and one.arguments["improvement"] == plan]
            go_on(table, given[0].made(0))
            assert plan in plans_at_hand(table)
        case "keepsake":
            [who] = [one for one in HEROES if CHARACTERS[one].keepsake == id]
            table.built.append(CHARACTERS[who].goal.built)
            assert [one.keepsake for one in heard(go_on(table, CheckGoals(0)), "KeepsakeGiven")] == [id]
        case "drawing":
            table.counters["clues"] = card.clues
            go_on(table, AddClues(0))
            assert id in table.discovered
            assert f"page-4-{THRESHOLDS[card.clues]}" in table.story
        case "letter":
            assert [one.card for one in heard(go_on(table, Ending(0, card.ending)), "Discovered")] == [id]
