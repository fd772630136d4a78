"""The shapes of choice that the games demand, each tried on a toy of its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.core.chance import Chance, ScriptedChance, derived_seed
from strannik.core.clauses import LANGUAGES
from strannik.core.data import DataError
from strannik.core.effects import Vocabulary
from strannik.core.events import Event, told
from strannik.core.game import Game
from strannik.core.match import Match, verify
from strannik.core.notation import read_line
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.prompt import prompt
from strannik.core.record import read_record, write_record
from strannik.core.redeal import census, redeal
from strannik.core.refusal import Barred, NotOnOffer, NotYours, Refusal, Unreadable
from strannik.core.saving import ask_again, fingerprint, save_position
from strannik.core.step import Over, Together
from strannik.core.table import Part, Table
from strannik.core.view import View
from strannik.core.zones import OWNER, WATCHER, zone
from tests.core import toy_group, toy_lanes, toy_skills, toy_story
from tests.core.toy_group.rules import BLACK, CARDS, Vote
from tests.core.toy_lanes.rules import Welcome
from tests.core.toy_skills.rules import SKILLS
from tests.core.toy_story.book import passage
from tests.core.toy_story.rules import Check, Gain, TurnTo
from tests.core.toys import TOYS


def say(position: Position, *lines: str) -> None:
    """Make moves written as players write them."""
    for line in lines:
        position.play(*read_line(position, line))


def refused(game: Game, position: Position, line: str) -> Refusal:
    """The refusal of a move, after a look whether it changed nothing and can be told in both languages."""
    before = fingerprint(position)
    with pytest.raises(Refusal) as caught:
        say(position, line)
    assert fingerprint(position) == before
    for language in LANGUAGES:
        assert game.words(language).refusal(caught.value.clause, caught.value.bar.facts)
    return caught.value


def reloaded(game: Game, position: Position) -> Position:
    """The position after a way through a file."""
    loaded = game.load(json.loads(json.dumps(save_position(position))))
    assert fingerprint(loaded) == fingerprint(position)
    assert loaded.offers == position.offers
    return loaded


class TestLanes:
    """Side by side, each seat at its own pace and with its own chance. [Glow D to K]"""

    game = toy_lanes.GAME

    def open_house(self, seats: int = 3) -> Position:
        return self.game.start(seats, Chance("open house", seats))

    def day(self, position: Position, seat: int) -> list[Answer]:
        """One seat's whole first day: the first guest, one reroll of two dice, then stand."""
        answers = []
        for answer in (position.offers[seat][0], Answer("reroll", 1), Answer("with", 3), Answer("stand")):
            answers.append(answer)
        return answers

    def test_lane_order_does_not_matter(self) -> None:
        together, apart = self.open_house(), self.open_house()
        days = {seat: self.day(together, seat) for seat in range(3)}
        for turn in range(4):
            for seat in range(3):
                together.play(seat, days[seat][turn])
        for seat in (2, 0, 1):
            for answer in days[seat]:
                apart.play(seat, answer)
        assert together.table.day == 2
        assert fingerprint(together) == fingerprint(apart)

    def test_a_lane_ahead_waits_for_the_others(self) -> None:
        position = self.open_house()
        for answer in self.day(position, 1):
            position.play(1, answer)
        assert position.waiting == [0, 2]
        assert isinstance(refused(self.game, position, "blue: stand"), NotYours)

    def test_a_sleeper_has_no_lane(self) -> None:
        position = self.open_house()
        position.table.curses = [0, 2, 0]
        for seat in range(3):
            for answer in self.day(position, seat):
                position.play(seat, answer)
        assert position.waiting == [0, 2]
        assert position.table.curses == [0, 0, 0]

    def test_if_all_sleep_the_day_passes(self) -> None:
        position = self.open_house(2)
        position.table.curses = [4, 4]
        for seat in range(2):
            for answer in self.day(position, seat):
                position.play(seat, answer)
        assert position.finished

    def test_a_reroll_half_chosen_can_be_taken_back_but_not_a_fallen_die(self) -> None:
        position = self.open_house()
        say(position, f"red: welcome {position.offers[0][0].thing}")
        before = fingerprint(position)
        say(position, "red: reroll 2")
        assert position.take_back(0)
        assert fingerprint(position) == before
        say(position, "red: reroll 2", "red: alone")
        assert not position.take_back(0)

    def test_save_in_the_middle_of_a_lane(self) -> None:
        position = self.open_house()
        say(position, f"green: welcome {position.offers[2][0].thing}", "green: reroll 2")
        loaded = reloaded(self.game, position)
        for one in (position, loaded):
            say(one, "green: with 1", "green: stand")
        assert fingerprint(loaded) == fingerprint(position)

    def test_refusals(self) -> None:
        position = self.open_house()
        say(position, f"red: welcome {position.offers[0][0].thing}", "red: reroll 2")
        again = refused(self.game, position, "red: with 2")
        assert isinstance(again, Barred)
        assert (again.clause, again.bar.facts) == ("LN-4", {"die": 2})
        say(position, "red: alone", "red: reroll 1", "red: alone")
        assert refused(self.game, position, "red: reroll 1").clause == "LN-3"
        assert isinstance(refused(self.game, position, "red: reroll 9"), NotOnOffer)
        assert isinstance(refused(self.game, position, "red: juggle"), Unreadable)
        assert isinstance(refused(self.game, position, "pink: stand"), Unreadable)

    def test_guests_held_by_a_lane_are_seen_by_their_host_alone(self) -> None:
        position = self.open_house()
        mine = position.lanes[0].agenda[-1]
        assert isinstance(mine, Welcome)
        for seat in (1, 2, WATCHER):
            assert not shown(View(position, seat).save(), mine.knocking)

    def test_guests_held_by_a_lane_are_redealt_for_the_others(self) -> None:
        position = self.open_house()
        counted = census(position)
        held = [position.lanes[0].agenda[-1].knocking]  # type: ignore[attr-defined]
        for number in range(20):
            world = redeal(position, 1, Chance(derived_seed(number), 0))
            assert census(world) == counted
            assert world.lanes[1].agenda[-1] == position.lanes[1].agenda[-1]
            step = world.lanes[0].agenda[-1]
            assert isinstance(step, Welcome)
            assert world.waiting == position.waiting
            held.append(step.knocking)
        assert len({tuple(knocking) for knocking in held}) > 15

    def test_lanes_still_to_come_keep_their_secrets_too(self) -> None:
        position = self.open_house(2)
        counted = census(position)
        later, now = [position.lanes[seat].agenda[-1] for seat in (0, 1)]
        assert isinstance(later, Welcome)
        position.lanes = {}
        position.agenda = [Together({0: [later]}), now]
        before = fingerprint(position)
        assert census(position) == counted
        assert not shown(View(position, 1).save(), later.knocking)
        assert shown(View(position, 0).save(), later.knocking)
        worlds = [redeal(position, 1, Chance(derived_seed(number), 0)) for number in range(20)]
        assert len({fingerprint(world) for world in worlds}) == 20
        assert len({str(world.agenda[0]) for world in worlds}) > 15
        assert [census(world) for world in worlds] == [counted] * 20
        assert fingerprint(position) == before


def shown(data: Any, things: list[int]) -> bool:
    """Whether a list of exactly these things stands anywhere in the data."""
    if data == things:
        return True
    if isinstance(data, dict):
        return any([shown(value, things) for value in data.values()])
    return isinstance(data, list) and any([shown(value, things) for value in data])


class TestSkills:
    """Abilities used at any time, also in another's turn. [Roll Player 3.3 and 3.4]"""

    game = toy_skills.GAME

    def dice(self, *script: int) -> Position:
        """Two players with a flip and a raise each, at their first dice."""
        position = self.game.start(2, ScriptedChance(script, 2))
        position.table.ready = [["flip-1", "raise-1", "chance-1"], ["flip-2", "raise-2", "chance-2"]]
        position.table.skill_deck = [skill for skill in SKILLS if skill[-1] in "34"]
        ask_again(position)
        say(position, "red: keep flip-1", "red: keep raise-1", "blue: keep flip-2", "blue: keep raise-2")
        return position

    def test_another_turns_the_die_i_was_about_to_take(self) -> None:
        position = self.dice(6, 2, 1)
        say(position, "red: take 1")
        assert str(position.offers[0]) == "place low | place high"
        say(position, "blue: use flip-2")
        assert position.waiting == [1]
        say(position, "blue: on 1")
        assert position.table.pool == [1, 2, 1]
        assert position.given(0) == []
        assert str(position.offers[0]) == "take 1 | take 2 | take 3"
        assert position.waiting == [0]

    def test_my_own_skill_in_my_own_turn(self) -> None:
        position = self.dice(5, 2, 1)
        say(position, "red: use raise-1", "red: on 1", "red: take 1", "red: place high")
        assert position.table.high[0] == [6]
        assert position.waiting == [1]

    def test_an_interrupt_waits_for_its_own_answers_too(self) -> None:
        position = self.dice(6, 2, 1)
        say(position, "red: take 1", "blue: use flip-2")
        loaded = reloaded(self.game, position)
        assert isinstance(refused(self.game, loaded, "red: take 1"), NotYours)
        say(loaded, "blue: nothing")
        assert loaded.table.exhausted[1] == ["flip-2"]
        assert loaded.waiting == [0]

    def test_sealed_choices_are_not_interrupted(self) -> None:
        position = self.game.start(2, Chance("sealed", 2))
        assert position.interrupts(0) is None
        skill = position.table.ready[0][0]
        assert isinstance(refused(self.game, position, f"red: use {skill}"), Unreadable)
        assert isinstance(position.why_not(0, Answer("use", skill)), NotOnOffer)

    def test_refusals(self) -> None:
        position = self.dice(6, 2, 1)
        position.table.virtue = [3, 2]
        at_the_top = refused(self.game, position, "red: use flip-1")
        assert isinstance(at_the_top, Barred)
        assert (at_the_top.clause, at_the_top.bar.facts) == ("SK-4", {"seat": 0, "virtue": 3})
        assert self.game.words("ru").refusal("SK-4", at_the_top.bar.facts).startswith("Красный")
        assert isinstance(refused(self.game, position, "blue: use chance-2"), NotOnOffer | NotYours)
        say(position, "blue: use raise-2")
        assert refused(self.game, position, "blue: on 1").clause == "SK-5"
        position.table.low[0] = [1, 1]
        say(position, "blue: on 3", "red: take 3")
        assert refused(self.game, position, "red: place low").bar.facts == {"row": "low"}

    def test_a_skill_in_another_hand_does_not_show(self) -> None:
        position = self.dice(6, 2, 1)
        seen = View(position, 0).save()["table"]["ready"]
        assert seen == [["flip-1", "raise-1"], ["", ""]]
        worlds = [redeal(position, 0, Chance(derived_seed(number), 0)) for number in range(20)]
        assert all([world.interrupts(0) == position.interrupts(0) for world in worlds])
        assert len({str(world.interrupts(1)) for world in worlds}) > 5

    def test_undoing_an_interrupt_gives_the_half_made_answer_back(self) -> None:
        match = Match(self.game, 2, "undo an interrupt")
        for seat in (0, 1):
            for _ in range(2):
                match.play(seat, match.position.offers[seat][0])
        match.play(0, Answer("take", 1))
        before = fingerprint(match.position)
        extra = match.position.interrupts(1)
        assert extra is not None
        match.play(1, extra[0])
        match.undo(1)
        assert fingerprint(match.position) == before
        assert match.position.given(0) == [Answer("take", 1)]

    def test_a_seal_broken_by_the_last_answer_is_not_undone(self) -> None:
        match = Match(self.game, 2, "a broken seal")
        for seat in (0, 1):
            for _ in range(2):
                match.play(seat, match.position.offers[seat][0])
        with pytest.raises(Refusal, match=r"core\.undo-after-reveal"):
            match.undo(1)


class TestStory:
    """Nested choices, rolls followed by spending, a book of sections. [Near and Far 5, 6, 12 to 16]"""

    game = toy_story.GAME

    def town(self, *script: int, **hero: Any) -> Position:
        """Two heroes about to visit, red first; what is said of a hero is said of red."""
        position = self.game.start(2, ScriptedChance(script, 2))
        for name, value in hero.items():
            setattr(position.table.heroes[0], name, value)
        ask_again(position)
        return position

    def test_a_duel_is_named_rolled_and_pressed_home(self) -> None:
        position = self.town(3, 4, hearts=2)
        position.table.heroes[1].at = "hall"
        say(position, "red: visit hall")
        assert str(position.offers[0]) == "challenge blue"
        say(position, "red: challenge blue", "red: fight honest")
        assert str(position.offers[0]) == "spend 0 | spend 1 | spend 2"
        say(position, "red: spend 2")
        hero = position.table.heroes[0]
        assert (hero.at, hero.fame, hero.hearts) == ("hall", 1, 1)
        assert position.waiting == [1]

    def test_a_lost_duel_leaves_the_hero_outside(self) -> None:
        position = self.town(3, 4)
        position.table.heroes[1].at = "hall"
        say(position, "red: visit hall", "red: challenge blue", "red: fight dishonest", "red: spend 0")
        assert position.table.heroes[0].at == ""
        assert position.waiting == [1]

    def test_a_rival_is_named_in_the_reader_s_language(self) -> None:
        position = self.town()
        position.table.heroes[1].at = "well"
        say(position, "red: visit well")
        labels = [prompt(position, 0, self.game.words(language)).options[0].label for language in LANGUAGES]
        assert labels == ["Challenge Blue", "Вызвать: Синий"]

    def test_taking_back_inside_a_nested_choice(self) -> None:
        position = self.town()
        position.table.heroes[1].at = "hall"
        say(position, "red: visit hall")
        before = fingerprint(position)
        say(position, "red: challenge blue")
        assert position.take_back(0)
        assert fingerprint(position) == before
        assert not position.take_back(0), "the visit is made: its step is over"

    def test_hearts_that_one_does_not_have(self) -> None:
        position = self.town(2, hearts=1)
        say(position, "red: visit well", "red: choose climb")
        bar = refused(self.game, position, "red: spend 2")
        assert bar.bar.facts == {"have": 1}
        assert self.game.words("en").refusal(bar.clause, bar.bar.facts) == "You have only one heart."
        assert self.game.words("ru").refusal(bar.clause, {"have": 3}) == "У вас всего 3 сердца."

    def test_a_section_leads_to_another_and_back_to_the_town(self) -> None:
        position = self.town(4, 6, hearts=3)
        say(position, "red: visit well", "red: choose climb", "red: spend 1")
        assert position.table.heroes[0].coins == 4
        assert str(position.offers[0]) == "choose dig | choose rest"
        say(position, "red: dig", "red: spend 1")
        assert position.table.heroes[0].fame == 3
        assert position.waiting == [1]

    def test_ways_that_are_closed_say_why(self) -> None:
        position = self.town(coins=0)
        say(position, "red: visit well")
        assert str(position.offers[0]) == "choose climb"
        assert refused(self.game, position, "red: sing").bar.facts == {"clue": "song"}
        assert refused(self.game, position, "red: pay").clause == "ST-8"
        assert "старая песня" in self.game.words("ru").refusal("ST-7", {"clue": "song"})

    def test_a_clue_opens_a_way(self) -> None:
        position = self.town(clues=["song"])
        say(position, "red: visit well", "red: sing")
        assert str(position.offers[0]) == "choose dig | choose rest"

    def test_the_saloon_asks_as_long_as_there_is_something_to_do(self) -> None:
        position = self.town(coins=9)
        position.table.row, position.table.bag = [4, 8, 12], [1, 2, 3, 5, 6]
        position.table.party[0] = [16, 20]
        say(position, "red: visit saloon", "red: replace-row")
        assert position.table.row == [6, 5, 3]
        assert refused(self.game, position, "red: replace-row").clause == "ST-5"
        say(position, "red: hire 6")
        assert str(position.offers[0]) == "dismiss 16 | dismiss 20 | dismiss 6"
        assert position.take_back(0)
        say(position, "red: hire 5", "red: dismiss 16")
        assert position.table.party[0] == [20, 5]
        assert str(position.offers[0]) == "leave"
        say(position, "red: leave")

    def test_save_between_a_roll_and_its_hearts(self) -> None:
        position = self.town(2)
        say(position, "red: visit well", "red: choose climb")
        loaded = reloaded(self.game, position)
        for one in (position, loaded):
            say(one, "red: spend 3")
        assert str(loaded.offers[0]) == "choose dig | choose rest"
        assert save_position(loaded)["agenda"] == save_position(position)["agenda"]

    def test_a_misspelt_effect_is_told_exactly(self) -> None:
        words = Vocabulary([Check, Gain, TurnTo])
        with pytest.raises(DataError, match=r"well.climb.do\[0\]: there is no step 'gian'; did you mean 'gain'\?"):
            passage(words, {"do": [{"gian": 1}]}, "well.climb")
        check = {"difficulty": 1, "passed": [{"gain": {"what": "coins", "count": "two"}}], "failed": []}
        with pytest.raises(DataError, match=r"passed\[0\].gain.count: expected int, found str 'two'"):
            passage(words, {"do": [{"check": check}]}, "well.climb")


class TestGroup:
    """A shared turn of many actions, enemies, and a group that decides together. [Aftermath 10 to 15, 24]"""

    game = toy_group.GAME

    def shelter(self, *script: int) -> Position:
        """Three friends, red's turn; what they hold is known."""
        position = self.game.start(3, ScriptedChance(script, 3))
        table = position.table
        table.hands = [["red-1", "red-2", "grey-2", "gold-6"], ["grey-4"], ["gold-4"]]
        held = [card for hand in table.hands for card in hand]
        table.threat = ["black-1", "black-2"]
        table.deck = [card for card in [*CARDS, *BLACK] if card not in held and card not in table.threat]
        ask_again(position)
        return position

    def test_many_actions_in_one_turn(self) -> None:
        position = self.shelter(6)
        position.table.enemies[0].at = 1
        say(position, "red: repair red-1", "red: run gold-6", "red: to 1", "red: strike red-2")
        assert str(position.offers[0]) == "add grey-2 | roll"
        say(position, "red: add grey-2")
        assert position.table.enemies[0].at == 4, "red-2, grey-2 and a six have beaten the one that was here"
        assert len(position.table.enemies) == 1

    def test_refusals(self) -> None:
        position = self.shelter()
        assert refused(self.game, position, "red: strike red-1").bar.facts == {"space": 0}
        say(position, "red: repair red-1")
        other = refused(self.game, position, "red: repair gold-6")
        assert other.bar.facts == {"card": "gold-6", "first": "red-1"}
        assert isinstance(refused(self.game, position, "blue: repair grey-4"), NotYours)
        assert isinstance(refused(self.game, position, "red: repair grey-4"), NotOnOffer)
        assert isinstance(refused(self.game, position, "red: wait"), Unreadable)

    def test_cards_laid_for_a_blow_can_be_taken_back_one_by_one(self) -> None:
        position = self.shelter()
        position.table.enemies[0].at = 0
        ask_again(position)
        before = fingerprint(position)
        say(position, "red: strike red-2", "red: add red-1")
        assert str(position.offers[0]) == "add grey-2 | roll"
        assert [position.take_back(0) for _ in range(3)] == [True, True, False]
        assert fingerprint(position) == before

    def test_a_vote_is_sealed_until_all_have_spoken(self) -> None:
        position = self.shelter()
        say(position, "red: end", "red: target blue", "green: target blue")
        for seat in (1, WATCHER):
            assert "target" not in json.dumps(View(position, seat).save()["given"])
        assert position.waiting == [1]
        loaded = reloaded(self.game, position)
        news = loaded.play(1, Answer("target", "blue"))
        assert [type(event).__name__ for event in news] == ["Voted"] * 3

    def test_votes_commute(self) -> None:
        positions = []
        for order in ("red green blue", "blue red green"):
            position = self.shelter()
            say(position, "red: end", *[f"{seat}: target green" for seat in order.split()])
            positions.append(position)
        assert fingerprint(positions[0]) == fingerprint(positions[1])

    def test_where_they_disagree_the_archivist_decides(self) -> None:
        position = self.shelter()
        say(position, "red: end", "red: target red", "green: target blue", "blue: target blue")
        assert position.waiting == [0]
        say(position, "red: decide green")
        assert position.table.enemies[0].at == 2, "the first enemy has set out"
        assert position.waiting == [0, 1, 2], "the second asks again"

    def test_a_vote_cannot_be_changed_once_the_others_are_known(self) -> None:
        match = self.voting()
        for seat in (0, 2, 1):
            match.play(seat, Answer("target", "blue"))
        with pytest.raises(Refusal, match=r"core\.undo-after-reveal"):
            match.undo(1)

    def test_a_vote_can_be_changed_while_it_is_sealed(self) -> None:
        match = self.voting()
        match.play(0, Answer("target", "red"))
        match.undo(0)
        match.play(0, Answer("target", "blue"))
        assert match.position.waiting == [1, 2]

    def voting(self) -> Match:
        """A match at its first vote."""
        match = Match(self.game, 3, "a vote")
        for _ in range(200):
            if isinstance(match.position.agenda[-1], Vote):
                return match
            seat = match.position.waiting[0]
            match.play(seat, Answer("end" if match.position.offers[seat].takes(Answer("end")) else "suffer"))
        raise AssertionError("nobody was ever asked to vote")

    def test_a_blow_is_met_with_a_card_and_a_die_in_another_s_turn(self) -> None:
        position = self.shelter(1)
        position.table.enemies = position.table.enemies[:1]
        position.table.enemies[0].at = 3
        position.table.friends[1].at = 2
        say(position, "red: end")
        assert position.waiting == [1]
        say(position, "blue: defend grey-4")
        assert position.table.friends[1].wounds == 0

    def test_the_game_is_over_at_once(self) -> None:
        position = self.shelter()
        position.table.friends[1].wounds = 1
        for enemy in position.table.enemies:
            enemy.at = 2
        position.table.friends[1].at = 2
        say(position, "red: end", "blue: suffer")
        assert position.finished
        assert position.agenda == []
        assert self.game.result(position.table).winners == []

    def test_all_win_together(self) -> None:
        position = self.shelter()
        position.table.repaired = 29
        say(position, "red: repair red-1")
        assert position.finished
        assert self.game.result(position.table).winners == [0, 1, 2]

    def test_an_end_still_to_come_can_be_saved(self) -> None:
        position = self.shelter()
        position.agenda.insert(0, Over())
        assert isinstance(reloaded(self.game, position).agenda[0], Over)

    def test_hands_of_others_are_redealt_and_sealed_votes_said_anew(self) -> None:
        position = self.shelter()
        say(position, "red: end", "red: target blue")
        worlds = [redeal(position, 1, Chance(derived_seed(number), 0)) for number in range(30)]
        assert {str(world.answers[0][0]) for world in worlds} == {"target red", "target blue", "target green"}
        assert all([world.table.hands[1] == ["grey-4"] for world in worlds])
        assert len({str(world.table.hands[0]) for world in worlds}) > 20
        assert all([census(world) == census(position) for world in worlds])


@dataclass
class Unowned(Event):
    """Told of nobody, and yet kept for its owner."""

    cards: list[int] = zone("card", seen_by=OWNER)


@dataclass
class Pouch(Part):
    """A part that tries to keep a secret of its own."""

    cards: list[int] = zone("card", seen_by=OWNER)


@dataclass
class OneHand(Table):
    """A table with a secret that belongs to no seat."""

    hand: list[int] = zone("card", seen_by=OWNER)


class TestSecretsWithoutAnOwner:
    def test_nobody_hears_what_belongs_to_nobody(self) -> None:
        for seat in (0, 1, WATCHER):
            assert told(Unowned([3]), seat)["cards"] == [0]

    def test_nobody_sees_what_belongs_to_nobody(self) -> None:
        table = OneHand([0, 1], Chance("", 2), hand=[3])
        for seat in (0, 1, WATCHER):
            assert View(Position(table, []), seat).save()["table"]["hand"] == [0]

    def test_a_zone_inside_a_part_is_an_error_not_a_leak(self) -> None:
        with pytest.raises(TypeError, match=r"Pouch\.cards: zones are looked for on the table"):
            Pouch([3]).clone()


def test_a_lane_that_would_split_or_end_the_game_is_an_error() -> None:
    for step in (Together({0: []}), Over()):
        position = toy_lanes.GAME.start(2, Chance("", 2))
        position.lanes[0].agenda.insert(-1, step)
        with pytest.raises(AssertionError, match="a lane neither splits nor ends the game"):
            position.play(0, position.offers[0][0])


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_records_of_toys_verify_and_changed_ones_do_not(game: Game) -> None:
    match = Match(game, 3, "a record")
    chance = Chance("bots", 0)
    while not match.position.finished:
        for seat in match.position.waiting:
            match.play(seat, RandomBot(chance).choose(Window(match.position, seat)))
    lines = write_record(match.entries).splitlines()
    verify(game, read_record("\n".join(lines), "record"), "record")
    for number in range(1, len(lines), 7):
        changed = lines[:number] + lines[number + 1 :]
        with pytest.raises(DataError):
            verify(game, read_record("\n".join(changed), "record"), "record")


@pytest.mark.parametrize("bot", ["fuzz", "greedy", "search:3"])
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_bot_can_play_every_shape(game: Game, bot: str) -> None:
    position = game.start(3, Chance("a shape", 3))
    assert play_out(position, [make_bot(bot, game, Chance(f"bot {seat}", 0)) for seat in range(3)]) > 5
    assert position.finished
