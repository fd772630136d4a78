"""A company that decides aloud, and uses what it has at any time, by day and by night."""

from __future__ import annotations

import pytest

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.match import Match
from strannik.box.replay import verify
from strannik.core.chance import Chance, ScriptedChance, derived_seed
from strannik.core.events import Event, Proposed
from strannik.core.notation import read_line
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.refusal import Barred, NotOnOffer, NotYours, Refusal
from strannik.core.saving import ask_again, fingerprint
from strannik.core.step import Kept
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.show.asking import prompt
from strannik.show.telling import tell
from tests.core import toy_company
from tests.core.shapes import refused, reloaded, say
from tests.core.toy_company.rules import SUPPLIES, ChoosePath, Decide, Walked

GAME = toy_company.GAME


def crossroads(seats: int = 4, *script: int) -> Position:
    """The first stage; red keeps the book, and what everybody holds is known."""
    position = GAME.start(seats, ScriptedChance(script, seats))
    hands = [["bread-1"], ["map-1"], ["rope-1"], ["bread-2", "map-2"]][:seats]
    position.table.hands = hands
    position.table.pack = [supply for supply in SUPPLIES if not any([supply in hand for hand in hands])]
    ask_again(position)
    return position


def heard(position: Position, line: str) -> list[Event]:
    return position.play(*read_line(position, line))


class TestAloud:
    """Everybody sees who proposes what. [Aftermath 24.1]"""

    def test_everybody_sees_and_hears_who_proposes_what(self) -> None:
        position = crossroads()
        news = heard(position, "blue: propose ridge")
        assert news == [Proposed(1, "propose", "ridge")]
        assert tell(news, (0,), GAME.words("en")) == ["Blue is for: Take the ridge."]
        assert tell(news, (1,), GAME.words("ru")) == ["Вы предлагаете: Путь: ridge."]
        for seat in (0, 1, 2, 3, WATCHER):
            assert View(position, seat).proposals == {1: [Answer("propose", "ridge")]}
            assert View(position, seat).save()["proposals"] == {"1": [["propose", "ridge"]]}
        asked = prompt(position, 0, GAME.words("en"))
        assert [(one.seat, one.label) for one in asked.proposals] == [(1, "Take the ridge")]

    def test_more_than_half_are_enough(self) -> None:
        position = crossroads()
        say(position, "blue: propose ridge", "green: propose ridge")
        assert position.waiting == [0, 3], "two of four are not more than half"
        news = heard(position, "red: propose ridge")
        assert [event for event in news if isinstance(event, Walked)] == [Walked("ridge", 2)]
        assert position.lanes, "yellow need not say anything"

    def test_who_has_spoken_may_think_better_of_it(self) -> None:
        position = crossroads()
        say(position, "red: propose ford", "blue: propose ridge")
        assert position.waiting == [2, 3]
        assert str(position.second_thoughts(0)) == "propose ford | propose ridge"
        assert [option.say for option in prompt(position, 0, GAME.words("en")).extras][:2] == [
            "propose ford",
            "propose ridge",
        ]
        say(position, "red: propose ridge")
        assert position.given(0) == [Answer("propose", "ridge")]
        assert position.waiting == [2, 3]
        say(position, "green: propose ridge")
        assert position.lanes

    def test_a_change_of_mind_may_be_enough(self) -> None:
        position = crossroads()
        say(position, "red: propose ford", "blue: propose ridge", "green: propose ridge", "red: propose ridge")
        assert position.lanes
        assert position.table.morale == 6

    def test_when_all_have_spoken_in_vain_the_archivist_decides(self) -> None:
        position = crossroads(2)
        say(position, "red: propose ford", "blue: propose ridge")
        assert position.agenda[-1] == Decide(0, ["ford", "ridge"])
        assert not position.open
        say(position, "red: decide ridge")
        assert position.table.morale == 6

    def test_refusals(self) -> None:
        position = crossroads()
        dark = refused(GAME, position, "red: propose tunnel")
        assert isinstance(dark, Barred)
        say(position, "red: propose ford")
        assert refused(GAME, position, "red: propose tunnel").clause == "CO-1", "neither on second thoughts"
        assert isinstance(refused(GAME, position, "red: propose swamp"), NotYours | NotOnOffer)

    def test_what_was_proposed_stands_in_every_imagined_world(self) -> None:
        position = crossroads()
        say(position, "red: propose ford", "blue: propose ridge")
        for number in range(10):
            world = redeal(position, (2,), Chance(derived_seed(number), 0))
            assert world.proposals == position.proposals
            assert world.waiting == position.waiting

    def test_the_way_through_a_file(self) -> None:
        position = crossroads()
        say(position, "red: propose ford", "blue: propose ridge")
        loaded = reloaded(GAME, position)
        assert loaded.second_thoughts(1) == position.second_thoughts(1)


class TestTakingBack:
    def company(self) -> Match:
        return Match(GAME, 3, "taking back")

    def test_a_proposal_can_be_unsaid_whatever_others_have_said_since(self) -> None:
        match = self.company()
        match.say(0, "propose ford")
        match.say(1, "propose ridge")
        match.unsay(0)
        assert match.position.proposals == {1: [Answer("propose", "ridge")]}
        assert match.position.waiting == [0, 2]

    def test_taking_back_a_change_of_mind_gives_the_first_thought_back(self) -> None:
        match = self.company()
        match.say(0, "propose ford")
        match.say(0, "propose ridge")
        match.unsay(0)
        assert match.position.given(0) == [Answer("propose", "ford")]

    def test_what_settled_an_open_question_told_nobody_a_secret(self) -> None:
        match = self.company()
        match.say(0, "propose ford")
        match.say(1, "propose ford")
        assert match.position.lanes
        match.undo(1)
        assert match.position.waiting == [1, 2]

    def test_the_record_verifies(self) -> None:
        match = self.company()
        for line in ("propose ford", "propose ridge"):
            match.say(0, line)
        chance = Chance("company", 0)
        while not match.position.finished:
            seat = match.position.waiting[0]
            offer = match.position.offers[seat]
            match.play(seat, offer[chance.below(len(offer))])
        assert fingerprint(verify(GAME, match.entries, "record").position) == fingerprint(match.position)


class TestAtAnyTime:
    """Things used in a group's phase. [Aftermath 17.4]"""

    def test_proposals_stand_when_the_question_has_not_changed(self) -> None:
        position = crossroads()
        say(position, "blue: propose ridge", "green: propose ford")
        waiting = position.offers[0]
        say(position, "yellow: use bread-2")
        assert position.table.morale == 9
        assert position.proposals == {1: [Answer("propose", "ridge")], 2: [Answer("propose", "ford")]}
        assert position.waiting == [0, 3]
        assert position.offers[0] is waiting, "an answer on its way is still meant for it"

    def test_who_is_asked_something_else_is_asked_again(self) -> None:
        position = crossroads()
        say(position, "blue: propose ridge", "yellow: use map-2")
        assert position.waiting == [3]
        say(position, "yellow: mark tunnel")
        assert position.proposals == {}
        assert position.waiting == [0, 1, 2, 3]
        assert str(position.offers[1]) == "propose ford | propose ridge | propose tunnel"

    def test_an_interrupt_that_asks_keeps_what_was_said_meanwhile(self) -> None:
        position = crossroads()
        say(position, "blue: propose ridge", "green: propose ford", "yellow: use map-2")
        assert position.agenda[-2] == Kept(
            {1: [["propose", "ridge"]], 2: [["propose", "ford"]]},
            {seat: position.agenda[-2].asked[seat] for seat in (1, 2)},  # type: ignore[attr-defined]
        )
        loaded = reloaded(GAME, position)
        say(loaded, "yellow: mark ford")
        assert loaded.waiting == [0, 3]
        assert sorted(loaded.proposals) == [1, 2]

    def test_what_is_kept_is_shown_to_nobody_else(self) -> None:
        position = crossroads()
        say(position, "blue: propose ridge", "yellow: use map-2")
        assert View(position, 0).agenda[-2] == Kept({}, {})
        mine = View(position, 1).agenda[-2]
        assert isinstance(mine, Kept)
        assert mine.answers == {1: [["propose", "ridge"]]}

    def test_if_all_have_spoken_when_the_question_comes_back_it_is_settled(self) -> None:
        position = crossroads(2)
        say(position, "red: propose ford", "blue: use map-1", "blue: mark ford")
        assert position.waiting == [1]
        say(position, "blue: propose ford")
        assert position.lanes

    def test_going_back_to_before_an_interrupt_gives_the_proposals_back(self) -> None:
        match = Match(GAME, 3, "bread")
        match.say(0, "propose ford")
        before = fingerprint(match.position)
        for seat in match.position.table.seats:
            extra = match.position.interrupts(seat)
            if extra is None or not len(extra):
                continue
            match.play(seat, extra[0])
            match.rewind(match.n - 1)
            assert fingerprint(match.position) == before


class TestNights:
    def night(self, *script: int) -> Position:
        position = crossroads(3, *script)
        say(position, "red: propose ford", "blue: propose ford")
        assert position.waiting == [0, 1, 2]
        return position

    def test_a_rope_by_night_belongs_to_its_lane(self) -> None:
        position = self.night(1)
        assert position.interrupters() == [0, 1, 2]
        say(position, "green: use rope-1")
        assert str(position.offers[2]) == "tie tent | leave"
        assert position.waiting == [0, 1, 2], "the others are asked what they were asked before"
        loaded = reloaded(GAME, position)
        for one in (position, loaded):
            say(one, "red: spend awake", "green: tie tent", "green: spend asleep")
            assert one.table.morale == 6, "a one does no harm in a tent that is tied down"
            assert one.waiting == [1]
        assert fingerprint(loaded) == fingerprint(position)

    def test_who_has_gone_to_sleep_uses_nothing(self) -> None:
        position = self.night()
        say(position, "red: spend awake")
        assert position.interrupts(0) is None
        assert isinstance(refused(GAME, position, "red: use bread-1"), NotYours)
        assert refused(GAME, position, "blue: use map-1").clause == "CO-4"

    def test_the_company_is_lost_in_the_middle_of_the_night(self) -> None:
        position = self.night()
        position.table.morale = 1
        say(position, "blue: spend awake")
        assert position.finished
        assert (position.waiting, position.lanes) == ([], {})
        assert GAME.result(position.table).winners == []


class TestBots:
    @pytest.mark.parametrize("kind", ["greedy", "search:20"])
    def test_bots_agree_with_what_has_been_proposed(self, kind: str) -> None:
        for path in ("ford", "ridge"):
            position = crossroads()
            say(position, f"yellow: propose {path}")
            bot = make_bot(kind, GAME, Chance("bot", 0))
            assert bot.choose(Window(position, 0)) == Answer("propose", path)

    def test_bots_follow_the_greater_number(self) -> None:
        position = crossroads()
        say(position, "yellow: propose ford", "red: propose ridge", "blue: propose ridge")
        assert make_bot("greedy", GAME, Chance("bot", 0)).choose(Window(position, 2)) == Answer("propose", "ridge")

    def test_what_cannot_be_agreed_to_is_thought_about(self) -> None:
        position = crossroads()
        say(position, "yellow: use map-2", "yellow: mark tunnel", "yellow: propose tunnel")
        position.table.marked = []
        ask_again(position)
        assert make_bot("greedy", GAME, Chance("bot", 0)).choose(Window(position, 0)).thing != "tunnel"

    def test_a_company_of_bots_arrives_somewhere(self) -> None:
        position = GAME.start(4, Chance("bots", 4))
        bots = [make_bot("greedy", GAME, Chance(derived_seed("bot", seat), 0)) for seat in range(4)]
        assert play_out(position, bots, 2000) < 2000
        assert position.finished


def test_a_sealed_step_is_never_settled_early() -> None:
    position = crossroads()

    class Whispered(ChoosePath):
        def sealed(self) -> bool:
            return True

    position.agenda[-1] = Whispered()
    say(position, "blue: propose ridge", "green: propose ridge", "red: propose ridge")
    assert position.waiting == [3]
    assert View(position, 0).proposals == {}
    assert position.second_thoughts(0) is None
    with pytest.raises(Refusal):
        position.play(0, Answer("propose", "ford"))
