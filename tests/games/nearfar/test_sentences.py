"""Cards in words: every card has a name and a whole text in both languages, printed to a file for the eye."""

from pathlib import Path

import pytest

import strannik.games.nearfar as package
from strannik.games.nearfar import GAME
from strannik.games.nearfar.cards import ANIMALS, ARTIFACTS, COMPANIONS, ENEMIES, FINDS, TREASURES
from strannik.games.nearfar.sentences import (
    card_sentence,
    chief_sentence,
    effects_text,
    goods_text,
    icons_text,
    requires_text,
    sentences,
)
from strannik.show.words import Words
from tests.games.nearfar.builders import hero, turn

PACKAGE = Path(package.__file__).parent
GOLDEN = Path(__file__).parent / "cards"


def words(language):
    text = (PACKAGE / "data" / "strings" / language / "cards.ftl").read_text(encoding="utf-8")
    return Words(language, [("cards.ftl", text)])


@pytest.fixture(params=["en", "ru"])
def spoken(request):
    return words(request.param)


def test_every_card_is_named(spoken):
    things = [*ARTIFACTS, *TREASURES, *FINDS, *COMPANIONS, *ANIMALS, *ENEMIES]
    assert [thing for thing in things if f"name-{thing}" not in spoken] == []


def test_different_cards_have_different_names(spoken):
    kinds = {card.kind for card in TREASURES.values()}
    named = [*ARTIFACTS, *kinds, *FINDS, *COMPANIONS, *ANIMALS, *ENEMIES]
    assert len({spoken.name(thing) for thing in named}) == len(named)


def test_both_copies_of_a_treasure_have_its_name(spoken):
    assert all(spoken.name(id) == spoken.name(card.kind) for id, card in TREASURES.items())


def test_all_texts_are_those_of_the_golden_file(spoken):
    golden = GOLDEN / f"{spoken.language}.txt"
    chiefs = [chief_sentence(tribe, spoken) for tribe in ("yellow", "green", "blue", "red")]
    text = "\n".join([*sentences(spoken), *chiefs]) + "\n"
    assert text == golden.read_text(encoding="utf-8")


def test_rewards_in_words():
    english, russian = words("en"), words("ru")
    rewards = [{"coins": 2}, {"token": "yellow"}, {"reputation": -3}, {"find": "cold-blade"}, {"companion": "any"}]
    assert effects_text(rewards, english) == (
        "2 coins, 1 nomad token, −3 reputation, the find “Cold Blade”, a companion from the bag"
    )
    assert effects_text(rewards, russian) == (
        "2 монеты, 1 жетон кочевников, −3 к репутации, находка «Холодный клинок», спутник из мешка"
    )
    assert effects_text([{"treasure": 1}, {"bird": 2}, {"food": 5}], russian) == "1 сокровище, 2 вьючные птицы, 5 еды"


def test_prices_in_words():
    assert goods_text({"coins": 1, "red": 2, "food": 1}, words("en")) == "1 coin, 2 lizardfolk tokens, 1 food"
    assert goods_text({"coins": 5, "red": 2, "gems": 1}, words("ru")) == "5 монет, 2 жетона рептильянцев, 1 самоцвет"
    assert goods_text({}, words("en")) == "nothing"


def test_requirements_and_icons_in_words():
    assert requires_text({"reputation_max": -4}, words("en")) == "reputation −4 or less"
    assert requires_text({"enemies": 2}, words("ru")) == "хотя бы 2 побеждённых врага"
    assert icons_text({"skill": 1, "hearts": 2}, words("ru")) == "+1 к навыку, +2 сердца в дорогу"


def test_routes_that_only_others_have_laid_are_not_meant():  # NF-19.2, NF-20.2.1
    assert requires_text({"routes": 1}, words("en")) == "a laid trade route of yours, shared or not"
    assert requires_text({"routes": 1}, words("ru")) == "хотя бы 1 ваш проложенный торговый путь, пусть и общий"
    for card in ("highway-seal", "map-fragment", "first-map"):
        assert "for each laid trade route of yours, shared or not." in card_sentence(card, words("en"))
        assert "за каждый ваш проложенный торговый путь, пусть и общий." in card_sentence(card, words("ru"))


def test_an_adventure_that_fails_is_not_meant():  # NF-15.7, NF-22.1
    assert card_sentence("engineers-diary", words("en")).endswith("For each adventure you succeed in: 1 food.")
    assert card_sentence("engineers-diary", words("ru")).endswith("За каждое успешное приключение: 1 еда.")


def test_a_refusal_says_in_which_direction_reputation_is_asked_for():  # NF-20.3
    english, russian = GAME.words("en"), GAME.words("ru")
    bad = turn(hero(hand="poisoned-stiletto", food=4, green=2)).table.unmet(0, "poisoned-stiletto")
    assert english.refusal(bad.clause, bad.facts) == (
        "The card “Poisoned Stiletto” asks for reputation -2 or less, and yours is 0."
    )
    good = turn(hero(hand="city-seal", coins=4, gems=4)).table.unmet(0, "city-seal")
    assert russian.refusal(good.clause, good.facts) == (
        "Карта «Городская печать» требует репутации 4 или больше, а у вас 0."
    )


def test_how_to_play_knows_shared_routes_and_duels_in_the_saloon():  # NF-19.2, NF-5.3.8
    english, russian = GAME.words("en"), GAME.words("ru")
    assert "brings points to whoever has one there, and more if both are yours." in english.say("how-7")
    assert "приносит очки тем, чьи они, — больше, если оба ваши." in russian.say("how-7")
    assert english.say("how-3").endswith("Only in the saloon nobody has to fight.")
    assert russian.say("how-3").endswith("Только в салуне драться не обязательно.")
