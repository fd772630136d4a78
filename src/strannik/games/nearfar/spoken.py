"""How outcomes speak of what they pay: for every good the beginnings of words that name it, in each language.

Reputation, hearts and finds are told in too many ways for a list: a face that opens, a warm night, the thing itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


def _words(text: str) -> Sequence[str]:
    return text.replace("_", " ").split("|")


SPOKEN: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "en": {
        "coins": _words("coin|purse|pay|paid|silver|copper|penn|money|fee|wage|farthing|brass"),
        "gems": _words(
            "gem|stone|jewel|crystal|pearl|ruby|rubies|garnet|opal|amber|lapis|agate|turquoise|of_their_settings"
        ),
        "food": _words(
            "food|bread|loaf|loaves|cheese|fish|pie|bun|apple|soup|stew|bacon|ham_|ham,|hams|sausage|cake|rice|bean|egg|honey|fig|"
            "date|nut|milk|butter|meal|supper|dinner|breakfast|feed|fed|eat|biscuit|banana|berr|pear|plum|onion|turnip|"
            "potato|porridge|dumpling|basket|rations|provision|salted|smoked|herring|eel|goat|mutton|pancake|fruit|jam|"
            "oat|barley|flour|dough|crust|melon|mushroom|noodle|olive|peas|pickle|raisin|roll|sack of|tart|toffee|yam|"
            "chestnut|crab|mussel|shrimp|walnut|cabbage|carrot|broth|course|tin of|jar of|pasty|pasties|roast|"
            "hare|comb|larder|lentil"
        ),
        "token-yellow": ("yellow", "nomad"),
        "token-green": ("green", "outlaw"),
        "token-blue": ("blue", "mystic"),
        "token-red": _words("red_|red,|red.|lizard|scale"),
        "treasure": _words("treasure|hoard|chest|find|box|parcel|bundle|keep|something|velvet|packet|crate"),
        "bird": ("bird", "feather", "wing"),
    },
    "ru": {
        "coins": _words("монет|кошел|плат|деньг|серебр|медя|грош|жалован|выруч"),
        "gems": _words("самоцвет|камн|камен|камуш|камеш|жемчу|рубин|гранат|янтар|опал|хрустал|лазурит"),
        "food": _words(
            "еда|еды|еду|хлеб|сыр|рыб|пирог|пирож|булк|булоч|яблок|суп|похлеб|бекон|окорок|колбас|рис|боб|ямс|яйц|яиц|мед_|"
            "меда|меду|инжир|финик|орех|молок|масл|обед|ужин|завтрак|корм|ешь|поел|печень|сухар|банан|ягод|груш|слив|"
            "лук|реп|карто|каш|пельмен|корзин|припас|прови|вялен|копчен|солен|сельд|угр|козлят|баран|блин|фрукт|варень|"
            "овес|ячмен|мук|тест|корк|дын|гриб|лапш|олив|горох|изюм|лепеш|калач|каравай|караваи|карава|крендел|пряник|"
            "угоща|угост|уха|ухи|уху|сало|сала|каштан|краб|креве|миди|капуст|морков|бульон|снед|кус|блюд|тыкв|чечевиц|"
            "ватруш|баранк|бублик|творог|сметан|ветчин|мяс|перекус|котел|кисел|буханк|ломот|ломт|пиро|кекс|коврижк|клецк|жарк"
        ),
        "token-yellow": ("желт", "кочевн"),
        "token-green": ("зелен", "преступник", "разбойник"),
        "token-blue": ("син", "маг", "голуб"),
        "token-red": _words("красн|рептил|чешу|алы|алая|алую"),
        "treasure": _words(
            "сокровищ|клад|сунду|ларе|ларц|наход|узел|короб|шкатул|сверт|ящик|тайник|что-то|нечто|бархат"
        ),
        "bird": _words("птиц|перо|перья|крыл"),
    },
}

REFRAINS: Final[Mapping[str, Sequence[str]]] = {
    "en": (
        "grey slip one 1 a blot",
        "blot overdue return in person",
        "neither of them can undo alone",
        "third of the left wing",
        "pinch of salt on the back",
        "two lines with their feet turned out",
        "overdue return in person to the last ruin",
        "grey a bit thick with a wave in it",
    ),
    "ru": ("клякса просрочено вернуть лично",),
}
"""What is meant to return: the slip that everybody got, and the images by which clues are known again."""
