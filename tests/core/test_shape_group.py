"""A shared turn of many actions, enemies, and a group that votes."""

from __future__ import annotations

import json

import pytest

from strannik.box.match import Match
from strannik.core.chance import Chance, ScriptedChance, derived_seed
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.redeal import census, redeal
from strannik.core.refusal import NotOnOffer, NotYours, Refusal, Unreadable
from strannik.core.saving import ask_again, fingerprint
from strannik.core.step import Over
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.show.telling import outcome
from tests.core import toy_group
from tests.core.shapes import refused, reloaded, say
from tests.core.toy_group.rules import BLACK, CARDS, Vote


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
        result = self.game.result(position.table)
        assert (result.together, result.winners) == (True, [])
        assert outcome(result, self.game.words("en")) == "It was too late: only 0 repaired."

    def test_all_win_together(self) -> None:
        position = self.shelter()
        position.table.repaired = 29
        say(position, "red: repair red-1")
        assert position.finished
        result = self.game.result(position.table)
        assert (result.together, result.winners) == (True, [0, 1, 2])
        assert outcome(result, self.game.words("ru")) == "Убежище устояло: починено 30."

    def test_an_end_still_to_come_can_be_saved(self) -> None:
        position = self.shelter()
        position.agenda.insert(0, Over())
        assert isinstance(reloaded(self.game, position).agenda[0], Over)

    def test_hands_of_others_are_redealt_and_sealed_votes_said_anew(self) -> None:
        position = self.shelter()
        say(position, "red: end", "red: target blue")
        worlds = [redeal(position, (1,), Chance(derived_seed(number), 0)) for number in range(30)]
        assert {str(world.answers[0][0]) for world in worlds} == {"target red", "target blue", "target green"}
        assert all([world.table.hands[1] == ["grey-4"] for world in worlds])
        assert len({str(world.table.hands[0]) for world in worlds}) > 20
        assert all([census(world) == census(position) for world in worlds])
