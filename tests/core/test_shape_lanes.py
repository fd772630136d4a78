"""Side by side: lanes, each with chance of its own, and secrets that steps hold."""

from __future__ import annotations

from strannik.core.chance import Chance, derived_seed
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.redeal import census, redeal
from strannik.core.refusal import Barred, NotOnOffer, NotYours, Unreadable
from strannik.core.saving import fingerprint
from strannik.core.step import Together
from strannik.core.view import Moment, View
from strannik.core.zones import WATCHER
from tests.core import toy_lanes
from tests.core.shapes import refused, reloaded, say, shown
from tests.core.toy_lanes.rules import Reroll, Welcome


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

    def test_whoever_plays_two_seats_sees_the_guests_of_both(self) -> None:
        position = self.open_house()
        held = [position.lanes[seat].agenda[-1] for seat in (0, 1, 2)]
        position.agenda = held
        for both in (View(position, 1, (0, 1)), Moment(position).view(1, (0, 1))):
            assert [seen == step for seen, step in zip(both.agenda, held, strict=True)] == [True, True, False]
            assert both.step == held[1]
            assert both.offer == position.offers[1]

    def test_a_view_tells_where_its_seat_is_in_its_lane(self) -> None:
        position = self.open_house()
        say(position, f"red: welcome {position.offers[0][0].thing}")
        assert [type(View(position, seat).step) for seat in (0, 1, WATCHER)] == [Reroll, Welcome, Together]
        assert [step["step"] for step in View(position, 1).save()["lane"]] == ["Noon", "Reroll", "Roll", "Welcome"]
        assert View(position, WATCHER).save()["lane"] == []

    def test_guests_held_by_a_lane_are_redealt_for_the_others(self) -> None:
        position = self.open_house()
        counted = census(position)
        held = [position.lanes[0].agenda[-1].knocking]  # type: ignore[attr-defined]
        for number in range(20):
            world = redeal(position, (1,), Chance(derived_seed(number), 0))
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
        worlds = [redeal(position, (1,), Chance(derived_seed(number), 0)) for number in range(20)]
        assert len({fingerprint(world) for world in worlds}) == 20
        assert len({str(world.agenda[0]) for world in worlds}) > 15
        assert [census(world) for world in worlds] == [counted] * 20
        assert fingerprint(position) == before
