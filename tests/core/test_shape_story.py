"""Nested choices, rolls followed by spending, and a book of sections."""

from __future__ import annotations

from typing import Any

from strannik.core.chance import ScriptedChance
from strannik.core.position import Position
from strannik.core.saving import ask_again, fingerprint, save_position
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from tests.core import toy_story
from tests.core.shapes import refused, reloaded, say


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
        say(position, "red: visit well", "red: choose 1")
        bar = refused(self.game, position, "red: spend 2")
        assert bar.bar.facts == {"have": 1}
        assert self.game.words("en").refusal(bar.clause, bar.bar.facts) == "You have only one heart."
        assert self.game.words("ru").refusal(bar.clause, {"have": 3}) == "У вас всего 3 сердца."

    def test_a_section_leads_to_another_and_back_to_the_town(self) -> None:
        position = self.town(4, 6, hearts=3)
        say(position, "red: visit well", "red: choose 1", "red: spend 1")
        assert position.table.heroes[0].coins == 4
        assert str(position.offers[0]) == "choose 1 | choose 2"
        say(position, "red: choose 1", "red: spend 1")
        assert position.table.heroes[0].fame == 3
        assert position.waiting == [1]

    def test_ways_that_are_closed_say_why(self) -> None:
        position = self.town(coins=0)
        say(position, "red: visit well")
        assert str(position.offers[0]) == "choose 1"
        assert refused(self.game, position, "red: choose 3").bar.facts == {"clue": "song"}
        assert refused(self.game, position, "red: choose 2").clause == "ST-8"
        assert "старая песня" in self.game.words("ru").refusal("ST-7", {"clue": "song"})

    def test_a_clue_opens_a_way(self) -> None:
        position = self.town()
        position.table.notes_of(0).clues.append("song")
        say(position, "red: visit well", "red: choose 3")
        assert str(position.offers[0]) == "choose 1 | choose 2"

    def test_what_is_learnt_is_noted_and_saved(self) -> None:
        position = self.town()
        assert "notes" not in save_position(position)["table"]
        say(position, "red: visit well", "red: choose 2")
        assert (position.table.heroes[0].coins, position.table.notes_of(0).clues) == (1, ["song"])
        assert reloaded(self.game, position).table.knows(0, "song")
        assert not position.table.knows(1, "song")

    def test_a_check_that_fails_costs_a_heart(self) -> None:
        position = self.town(1, hearts=3)
        say(position, "red: visit well", "red: choose 1", "red: spend 0")
        assert (position.table.heroes[0].hearts, position.waiting) == (2, [1])

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
        say(position, "red: visit well", "red: choose 1")
        loaded = reloaded(self.game, position)
        for one in (position, loaded):
            say(one, "red: spend 3")
        assert str(loaded.offers[0]) == "choose 1 | choose 2"
        assert save_position(loaded)["agenda"] == save_position(position)["agenda"]
