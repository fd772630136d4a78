"""Treasures: found on paths, drawn, carried, exchanged."""

from strannik.games.nearfar.cards import TREASURES
from strannik.games.nearfar.steps.treasures import TakeTreasures
from tests.games.nearfar.builders import doing, goods, hero, red, told, turn


def test_crossing_a_treasure_symbol_gives_a_treasure():  # NF-14.1, NF-14.3
    play = turn(hero(at="d2", pack="bird"), treasures="rusted-sword-1")
    play("red: go e2")
    assert play.offers("red") == "take rusted-sword-1 | decline"
    play("red: take rusted-sword-1")
    assert (play.table.treasures[0], red(play).loads, red(play).space) == (["rusted-sword-1"], ["rusted-sword-1"], "e2")
    assert play.table.icons(0, "combat") == 1


def test_every_crossing_gives_another_one():  # NF-14.1
    play = turn(hero(at="d2", hearts=2, pack="bird bird"), treasures="purse snares-1")
    play("red: go e2", "red: take purse", "red: go d2", "red: take snares-1", "red: onto bird")
    assert play.table.treasures[0] == ["purse", "snares-1"]


def test_camps_on_both_sides_have_emptied_the_chest():  # NF-14.1
    play = turn(hero(at="d2", pack="bird"), camps="d2:blue e2:red")
    play("red: go e2")
    assert play.offers("red").startswith("go")
    one = turn(hero(at="d2", pack="bird"), camps="d2:blue")
    one("red: go e2")
    assert one.offers("red").startswith("take")


def test_without_an_animal_no_treasure_is_taken():  # NF-14.2
    play = turn(hero(at="d2", bought="lockpicks"))
    play("red: go e2")
    assert (told(play, "TreasureDrawn"), red(play).space) == ([], "e2")
    assert goods(play) == {"coins": 1}  # the lockpicks ask for no animal  NF-20.7.7


def test_only_the_owner_sees_what_was_drawn():  # NF-14.2, NF-21.1
    play = turn(hero(at="d2", pack="bird"), treasures="purse")
    play("red: go e2")
    assert [play.heard(seat)[-1]["treasures"] for seat in (0, 1)] == [["purse"], [""]]


def test_a_full_pack_may_exchange_or_discard():  # NF-14.2, NF-5.7.1
    play = turn(hero(at="d2", pack="bird:purse bird:snares-1"), treasures="jade-idol-1")
    play("red: go e2", "red: take jade-idol-1")
    assert play.offers("red") == "instead-of purse | instead-of snares-1"
    play("red: instead-of snares-1")
    assert red(play).loads == ["purse", "jade-idol-1"]
    assert (play.table.lost_treasures, goods(play)) == (["snares-1"], {})
    other = turn(hero(at="d2", pack="bird:purse"), treasures="jade-idol-1")
    other("red: go e2", "red: decline")
    assert (red(other).loads, other.table.lost_treasures) == (["purse"], ["jade-idol-1"])


def test_bird_or_turtle_may_carry_it():  # NF-14.2
    play = turn(hero(at="d2", pack="bird turtle"), treasures="purse")
    play("red: go e2", "red: take purse")
    assert play.offers("red") == "onto bird | onto turtle"
    play("red: onto turtle")
    assert red(play).loads == ["", "purse"]


def test_of_three_treasures_one_is_kept_and_snares_bring_one_food():  # NF-5.7.2, NF-21.3.5, NF-3.1.2
    play = doing(TakeTreasures(0, 3), hero(pack="bird:snares-1 bird"), treasures="purse jade-idol-1 old-recipe")
    play("red: take jade-idol-1", "red: onto bird")
    assert (red(play).loads, goods(play)) == (["snares-1", "jade-idol-1"], {"food": 1})
    assert play.table.lost_treasures == ["purse", "old-recipe"]


def test_snares_do_not_catch_themselves():  # NF-21.3.5
    play = doing(TakeTreasures(0, 1), hero(pack="bird"), treasures="snares-1")
    play("red: take snares-1")
    assert goods(play) == {}


def test_the_journal_lets_draw_an_artifact_at_once():  # NF-21.3.8
    play = doing(TakeTreasures(0, 1), hero(pack="bird"), treasures="old-journal-1", special_deck="golden-ledger")
    play("red: take old-journal-1", "red: draw 0")
    assert play.offers("red") == "keep golden-ledger | done"
    play("red: done")
    assert (play.table.special_dropped, play.table.hand(0)) == (["golden-ledger"], [])


def test_a_spent_deck_is_made_anew():  # NF-20.6.1, NF-21.1
    play = doing(TakeTreasures(0, 1), hero(pack="bird"))
    play("red: decline")
    table = play.table
    table.lost_treasures, table.treasure_deck = [*table.treasure_deck, *table.lost_treasures], []
    TakeTreasures(0, 2).do(table, {})
    assert (len(table.drawn[0]), len(table.treasure_deck), table.lost_treasures) == (2, len(TREASURES) - 2, [])


def test_a_card_beats_the_rules():  # NF-21.2
    play = turn(hero(at="hall", pack="bird:seed-pouch", bought="straw-guardian"))
    play("red: visit farm")
    assert goods(play) == {"food": 5}  # one icon of the dog, two and two for the visit
