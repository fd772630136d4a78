"""The turn: draw, disaster, growing threat, actions, threat level."""

from strannik.games.aftermath.steps.deeds.threats import Draw
from strannik.games.aftermath.steps.turn import LONGEST_NIGHT, BeginTurn
from tests.games.aftermath.builders import doing, hand, hero, told, turn, where

FIVE = "red-1a red-2a red-3a blue-1a blue-2a"


def waiting_turn(deck: str = FIVE, hand: str = "", **settings):
    """Red's turn on the rug, Blue beside."""
    red = hero("grumple", at=settings.pop("at", "rug"), hand=hand, **settings.pop("red", {}))
    return turn(red, hero("whisper", at="pedals"), deck=deck, **settings)


# Draw


def test_five_steps_from_the_draw_to_the_threat_level():  # AM-10.0, AM-10.6
    play = waiting_turn()
    assert [event["event"] for event in play.heard(0)] == []
    play("red: end-turn")
    assert (play.table.active, play.table.turn) == (1, 3)


def test_the_hand_is_drawn_up_to_five():  # AM-10.1
    play = waiting_turn(hand="white-1a white-2a")
    assert play.offers("red") == "discard white-1a | discard white-2a | draw"
    play("red: discard white-1a", "red: draw")
    assert hand(play) == ["white-2a", "red-1a", "red-2a", "red-3a", "blue-1a"]


def test_an_empty_hand_is_drawn_up_without_a_question():  # AM-10.1
    assert hand(waiting_turn()) == FIVE.split()


def test_black_cards_and_disasters_count_among_the_five():  # AM-10.1, AM-10.3
    play = waiting_turn(deck="black-1a red-1a black-2a blue-1a blue-2a red-3a")
    assert hand(play) == ["red-1a", "blue-1a", "blue-2a"]
    assert play.table.threats == ["black-1a", "black-2a"]


def test_the_others_see_how_many_cards_were_drawn_but_not_which():  # AM-10.1
    play = waiting_turn(hand="white-1a")
    play("red: draw")
    [heard] = [event for event in play.heard(1) if event["event"] == "Drew"]
    assert (heard["count"], heard["cards"]) == (4, [""] * 4)


def test_a_hand_of_more_than_five_is_cut_down_by_its_player():  # AM-10.1
    play = doing(
        Draw(0, 2), hero("grumple", at="rug", hand="white-1a white-2a white-3a red-1a"), hero("whisper", at="rug")
    )
    assert len(hand(play)) == 6
    assert play.offers("red").startswith("let-go white-1a")
    play("red: let-go red-1a")
    assert (len(hand(play)), play.table.discarded, play.finished) == (5, ["red-1a"], True)


def test_a_spent_deck_is_made_anew():  # AM-8.3
    play = waiting_turn(hand="white-1a", discarded="green-1a green-2a green-3a")
    table = play.table
    table.discarded += table.deck[:-2]
    table.deck = table.deck[-2:]
    play("red: draw")
    assert told(play, "DeckShuffled") == [{"event": "DeckShuffled", "deck": "action"}]
    assert len(hand(play)) + len(table.threats) == 5


# Disaster


def test_the_disaster_comes_when_die_and_time_reach_its_value():  # AM-2.6, AM-10.2
    play = waiting_turn(deck=f"disaster {FIVE}", counters={"time": 5}, dice="5")
    assert 10 in play.table.ruined
    assert "page-10-disaster" in play.table.story
    play = waiting_turn(deck=f"disaster {FIVE}", counters={"time": 4}, dice="5")
    assert play.table.ruined == []
    assert play.table.discarded == ["disaster"]


def test_a_disaster_comes_once_a_mission():  # AM-4.2, AM-10.2
    play = waiting_turn(deck=f"disaster {FIVE}", counters={"time": 8}, hand="white-1a")
    play.table.ruined = [10]
    play("red: draw")
    assert told(play, "DisasterIdle") == [{"event": "DisasterIdle", "seat": 0}]


# Threat


def test_threats_fill_the_track_from_the_top_and_others_are_discarded():  # AM-0.8, AM-10.3
    play = waiting_turn(deck="black-3a black-3b red-1a red-2a red-3a", threats="black-1a black-1b black-2a black-2b")
    assert play.table.threats == ["black-1a", "black-1b", "black-2a", "black-2b", "black-3a"]
    assert play.table.discarded == ["black-3b"]


def test_four_threats_while_all_is_quiet_bring_the_threat_section():  # AM-2.5, AM-10.5.1, AM-10.5.4
    play = waiting_turn(threats="black-1a black-1b black-2a black-2b")
    play("red: end-turn")
    assert "page-10-threat" in play.table.story
    assert play.offers("red") == "choose 1 | choose 2"
    play("red: choose 2")
    assert (play.table.threats, play.table.heroes[0].conditions) == ([], ["scared"])


def test_three_threats_do_not():  # AM-10.5.1
    play = waiting_turn(threats="black-1a black-1b black-2a")
    play("red: end-turn")
    assert play.table.active == 1


def test_threats_stay_if_enemies_have_come():  # AM-10.5.3, AM-10.5.4
    play = turn(
        hero("grumple", at="kerb"),
        hero("whisper", at="kerb"),
        page=12,
        deck=FIVE,
        threats="black-1a black-1b black-2a black-2b",
    )
    play("red: end-turn")
    while play.table.active != 1:
        play(f"red: {play.offer('red')[0]!s}", *([f"blue: {play.offer('red')[0]}"] if play.offers("blue") else []))
    assert (play.table.situation, len(play.table.threats)) == ("enemies", 4)


def test_as_many_threats_as_enemies_bring_their_turn():  # AM-10.5.2
    play = waiting_turn(threats="black-1a", foes="patch@rug", situation="enemies", at="rug")
    play("red: end-turn")
    assert play.waiting == "red"  # who is attacked may defend
    play = waiting_turn(foes="patch@rug", situation="enemies", at="rug")
    play("red: end-turn")
    assert play.table.active == 1


# Who takes a turn


def test_who_has_left_the_page_takes_no_turn():  # AM-9.11, AM-10.6
    play = turn(hero("grumple", at="rug"), hero("whisper", left=True), hero("ringr", at="rug"), deck=f"{FIVE} white-1a")
    play("red: end-turn")
    assert play.table.active == 2


def test_a_defeated_hero_comes_back_when_all_is_quiet():  # AM-10.7
    play = waiting_turn(red={"defeated": True}, at="")
    assert (play.table.heroes[0].defeated, where(play)) == (False, "pedals")


def test_among_enemies_the_turn_of_a_defeated_hero_is_skipped():  # AM-10.7
    play = waiting_turn(red={"defeated": True}, at="", foes="patch@rug", situation="enemies")
    assert (play.table.active, play.table.heroes[0].defeated) == (1, True)


def test_who_was_put_somewhere_reads_it_when_the_actions_begin():  # AM-9.12
    play = waiting_turn(red={"pushed": True}, at="telephone")
    assert play.offers("red") == "choose 1 | choose 2 | choose 3"
    play("red: choose 3")
    assert "end-turn" in play.offers("red")


def test_a_mission_that_goes_on_too_long_is_lost():  # AM-29.1
    play = doing(BeginTurn(0), hero("grumple", at="rug"), hero("whisper", at="rug"), turn=2 * LONGEST_NIGHT)
    assert play.table.outcome == "lost"
