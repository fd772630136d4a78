"""The saloon, companions, the party and chiefs."""

from strannik.games.nearfar.steps.party import SetParty
from tests.games.nearfar.builders import doing, goods, hero, told, turn

ROW = "koba nell oren aya griff"


def test_hiring_costs_coins_and_the_row_is_refilled():  # NF-5.3.1, NF-9.2
    play = turn(hero(coins=3), row=ROW)
    play("red: visit saloon", "red: hire koba", "red: party")
    assert (play.table.parties[0], goods(play)) == (["koba"], {"coins": 1})
    assert (len(play.table.row), "koba" in play.table.row) == (5, False)
    assert play.finished  # without food nobody is asked for another row [NF-5.3.5]


def test_a_companion_may_be_too_dear():  # NF-5.3.1
    play = turn(hero(coins=1), row=ROW)
    play("red: visit saloon")
    play.refuses("red: hire koba", clause="NF-5.3.1", price=2, coins=1)


def test_one_companion_a_visit():  # NF-5.3.1
    play = turn(hero(coins=9, food=1), row=ROW)
    play("red: visit saloon", "red: hire nell", "red: party")
    assert play.offers("red") == "replace-row | leave"


def test_flags_of_the_tribe_save_coins():  # NF-5.3.2
    play = turn(hero(party="chimi", reserve="tazz", red=1), row="ssarim nell oren aya griff", chiefs="red:red")
    assert play.table.price(0, "ssarim") == 2  # 6, less two companions, a token and the chief
    assert play.table.price(1, "ssarim") == 6
    play = turn(hero(party="chimi", reserve="tazz", red=1), row=ROW)
    assert play.table.price(0, "koba") == 0


def test_flags_on_artifacts_save_nothing():  # NF-5.3.2
    play = turn(hero(bought="tinkers-gloves"), row=ROW)
    assert play.table.price(0, "koba") == 2


def test_a_second_of_the_tribe_asks_which_one_stays():  # NF-5.3.3, NF-9.1.1
    play = turn(hero(coins=3, party="chimi"), row=ROW)
    play("red: visit saloon", "red: hire koba")
    assert play.offers("red") == "replace chimi | reserve"
    play("red: replace chimi")
    assert (play.table.parties[0], play.table.reserves[0]) == (["koba"], ["chimi"])


def test_the_animal_may_make_room():  # NF-5.3.3, NF-9.1, NF-9.4
    play = turn(hero(coins=3, party="nell oren aya"), row="koba griff thea nour dex")
    play("red: visit saloon", "red: hire koba")
    assert play.offers("red") == "replace dog | reserve"
    play("red: replace dog")
    assert (play.table.parties[0], play.table.heroes[0].follows) == (["nell", "oren", "aya", "koba"], False)
    assert told(play, "PartySet")[0]["party"] == ["nell", "oren", "aya", "koba"]


def test_a_new_row_for_a_food_before_or_after_hiring():  # NF-5.3.5, NF-5.3.6
    play = turn(hero(coins=3, food=1), row=ROW)
    play("red: visit saloon", "red: replace-row")
    assert (play.table.dismissed, goods(play)) == (ROW.split(), {"coins": 3})
    assert "replace-row" not in play.offers("red")
    play = turn(hero(coins=3, food=1), row=ROW)
    play("red: visit saloon", "red: hire nell", "red: reserve", "red: replace-row")
    assert "nell" in play.table.reserves[0]


def test_no_food_no_new_row():  # NF-5.3.5
    play = turn(hero(), row=ROW)
    play("red: visit saloon")
    play.refuses("red: replace-row", clause="NF-5.3.5")


def test_an_empty_bag_takes_back_those_discarded():  # NF-5.3.7
    play = turn(hero(coins=3), row=ROW)
    play.table.dismissed, play.table.bag = play.table.bag, []
    play("red: visit saloon", "red: hire koba", "red: reserve")
    assert (len(play.table.row), play.table.dismissed, len(play.table.bag)) == (5, [], 30)


def test_there_is_room_for_all_and_a_duel_for_who_wants_one():  # NF-5.3.8
    play = turn(hero(), hero(at="saloon"), row=ROW)
    play("red: visit saloon")
    assert play.offers("red") == "challenge seat-blue | enter"
    play("red: enter", "red: leave")
    play = turn(hero(), hero(at="saloon"), row=ROW, dice="1 6")
    play("red: visit saloon", "red: challenge seat-blue", "red: duel honest")
    assert play.table.heroes[0].building == "jail"


def test_the_party_changes_when_leaving_town():  # NF-5.3.4, NF-11.2
    play = turn(hero(at="farm", party="chimi", reserve="koba oren"))
    play("red: travel")
    assert play.offers("red") == "call oren | ready | rest chimi | rest dog"
    play.refuses("red: call koba", clause="NF-9.1.1")
    play("red: rest chimi", "red: call koba", "red: call oren", "red: ready")
    assert (play.table.parties[0], play.table.reserves[0]) == (["koba", "oren"], ["chimi"])


def test_four_go_along_at_most():  # NF-9.1
    play = doing(SetParty(0), hero(party="chimi nell oren", reserve="aya"))
    play.refuses("red: call aya", clause="NF-9.1", most=4)
    play("red: rest dog", "red: call aya", "red: ready")
    assert (len(play.table.parties[0]), play.table.heroes[0].follows) == (4, False)


def test_the_merchant_contract_lets_two_of_a_tribe_go_along():  # NF-9.3, NF-20.7.4
    play = doing(SetParty(0), hero(party="chimi", reserve="koba tazz", bought="merchant-contract"))
    play("red: call koba")
    play.refuses("red: call tazz", clause="NF-9.1.1")
    play("red: ready")
    assert play.table.parties[0] == ["chimi", "koba"]


def test_who_waits_gives_nothing_and_the_animal_may_wait_too():  # NF-1.5.7, NF-9.4
    play = turn(hero(reserve="vesna", follows=False))
    assert play.table.icons(0, "skill") == play.table.icons(0, "hearts") == 0
    play = turn(hero(animal="cat"))
    counted = {icon: play.table.icons(0, icon) for icon in ("search", "skill", "hearts", "combat")}
    assert counted == {"search": 1, "skill": 1, "hearts": 2, "combat": 0}


def test_four_flags_bring_the_chief_for_good():  # NF-9.5, NF-1.4.3
    play = turn(hero(coins=9, party="chimi", reserve="tazz", red=1), row=ROW)
    play("red: visit saloon", "red: hire koba")
    assert (play.table.chiefs, told(play, "ChiefCame")[0]["chief"]) == ({"red": 0}, "chief-red")
    play("red: reserve")
    assert play.table.flags(0, "red") == 4
    assert play.table.price(0, "orrik") == 0


def test_a_chief_goes_to_the_first_only():  # NF-9.5
    play = turn(hero(red=3, blue=1), hero(red=4), hero(), chiefs="red:blue")
    play("red: visit hall", "red: give blue", "red: get red", "red: done")
    assert (play.table.flags(0, "red"), play.table.chiefs) == (4, {"red": 1})
