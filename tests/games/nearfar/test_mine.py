"""The mine: where to dig, what it gives, by dusk and by day."""

from strannik.games.nearfar.cards import MINE
from tests.games.nearfar.builders import goods, hero, red, told, turn


def test_twelve_cells_in_three_rows_of_four():  # NF-5.8.1
    assert [cell.need for cell in MINE.values()] == [1, 1, 2, 4, 1, 2, 3, 5, 2, 3, 4, 6]


def test_the_first_camp_stands_at_the_entrance():  # NF-5.8.3, NF-5.8.5, NF-5.8.6
    play = turn(hero())
    play("red: visit mine")
    assert play.offers("red") == "dig r1c1 | leave"
    play("red: dig r1c1")
    assert (play.table.mine, red(play).placed) == ({"r1c1": 0}, 1)
    assert goods(play) == {"coins": 3}  # of the row, of the column, and of the first slot of the board


def test_the_next_stands_beside_a_camp_of_any_colour():  # NF-5.8.4
    play = turn(hero(party="vesna"), mine="r1c1:blue r2c1:blue")
    play("red: visit mine")
    assert play.offers("red") == "dig r1c2 | dig r2c2 | dig r3c1 | leave"


def test_a_cell_needs_skill():  # NF-5.8.2, NF-1.5.1
    play = turn(hero(), mine="r1c1:blue r2c1:blue")
    play("red: visit mine")
    play.refuses("red: dig r2c2", clause="NF-5.8.2", needed=2, has=1)


def test_row_and_column_both_pay():  # NF-5.8.6
    play = turn(hero(party="vesna", camps=2), mine="r1c3:blue")
    play("red: visit mine", "red: dig r1c4")
    assert goods(play) == {"coins": 1, "gems": 2}


def test_by_day_some_cells_are_praised():  # NF-5.8.7, NF-25.3, NF-8.2
    for side, reputation in (("dusk", 0), ("day", 1)):
        play = turn(hero(party="vesna"), mine="r1c3:blue", town=side)
        play("red: visit mine", "red: dig r1c4")
        assert red(play).reputation == reputation


def test_nobody_needs_to_dig():  # NF-5.1.1
    play = turn(hero(bought="miners-lamp"))
    play("red: visit mine", "red: leave")
    assert (goods(play), play.table.mine) == ({"coins": 1}, {})


def test_the_rusty_bell_hires_before_or_after_digging():  # NF-21.3.4
    row = "koba nell oren aya griff"
    play = turn(hero(coins=2, pack="bird:rusty-bell"), row=row)
    play("red: visit mine", "red: hire koba", "red: party", "red: dig r1c1")
    assert (play.table.parties[0], play.table.mine) == (["koba"], {"r1c1": 0})
    play = turn(hero(pack="bird:rusty-bell"), row=row)
    play("red: visit mine", "red: dig r1c1", "red: hire koba")
    assert told(play, "Hired")[0]["coins"] == 2


def test_without_the_bell_nobody_is_hired_in_the_mine():  # NF-21.3.4
    play = turn(hero(coins=9), row="koba nell oren aya griff")
    play("red: visit mine")
    assert "hire" not in play.offers("red")
