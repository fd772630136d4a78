"""At any time: skills used in another's turn."""

from __future__ import annotations

import pytest

from strannik.box.match import Match
from strannik.core.chance import Chance, ScriptedChance, derived_seed
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.refusal import Barred, NotOnOffer, NotYours, Refusal, Unreadable
from strannik.core.saving import ask_again, fingerprint
from strannik.core.view import View
from tests.core import toy_skills
from tests.core.shapes import refused, reloaded, say
from tests.core.toy_skills.rules import SKILLS


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
        worlds = [redeal(position, (0,), Chance(derived_seed(number), 0)) for number in range(20)]
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
