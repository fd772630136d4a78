"""Near and Far's cards in words, made from the same data as the rules."""

from __future__ import annotations

from typing import Any

from strannik.games.nearfar.cards import (
    ANIMALS,
    ARTIFACTS,
    COMPANIONS,
    ENEMIES,
    FINDS,
    FOES,
    PROPERTIES,
    TREASURES,
    Points,
    Properties,
)
from strannik.show.words import Words, capital


def signed(amount: int) -> str:
    """A change with its sign: +1 or −2."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def goods_text(goods: dict[str, int], words: Words) -> str:
    """A price or a heap of goods: 2 coins, 1 nomad token."""
    amounts = [words.say(f"amount-{good}", {"count": amount}) for good, amount in goods.items()]
    return ", ".join(amounts) if amounts else words.say("amount-nothing")


def effects_text(effects: list[Any], words: Words) -> str:
    """A list of rewards: 2 coins, +1 reputation."""
    return ", ".join([effect_text(effect, words) for effect in effects])


def effect_text(effect: dict[str, Any], words: Words) -> str:
    """One reward in words."""
    (name, given), *_ = effect.items()
    if name == "token":
        return words.say(f"amount-{given}", {"count": 1})
    if name == "companion":
        return words.say(f"amount-companion-{given}")
    if name == "find":
        return words.say("amount-find", {"card": given})
    return words.say(f"amount-{name}", {"count": given, "signed": signed(given)})


def icons_text(icons: dict[str, int], words: Words) -> str:
    """Icons in words: +1 skill, +2 hearts on leaving town."""
    return ", ".join(
        [words.say(f"icon-{icon}", {"count": count, "signed": signed(count)}) for icon, count in icons.items()]
    )


def rules_text(card: Properties, words: Words) -> str:
    """What a card does for whoever holds it."""
    texts = [_sentence(icons_text(card.icons, words))] if card.icons else []
    for building, effects in card.visit.items():
        texts.append(words.say(f"visit-{building}", {"effects": effects_text(effects, words)}))
    for trigger, effects in card.when.items():
        texts.append(words.say(f"when-{trigger}", {"effects": effects_text(effects, words)}))
    if card.at_once:
        texts.append(words.say("card-at-once", {"effects": effects_text(card.at_once, words)}))
    if card.avoid is not None:
        texts.append(words.say("card-avoid", {"price": goods_text(card.avoid, words)}))
    texts += [words.say(f"power-{what}", {"amount": amount}) for what, amount in card.power.items()]
    texts += [points_text(points, words) for points in card.points]
    if card.vp and card.id not in ARTIFACTS:
        texts.append(words.say("card-vp", {"vp": vp_text(card.vp, words)}))
    return " ".join(texts)


def _sentence(text: str) -> str:
    return capital(text) + "."


def vp_text(vp: int, words: Words) -> str:
    """Points in words."""
    return words.say("amount-vp", {"count": abs(vp), "shown": str(vp).replace("-", "−")})


def points_text(points: Points, words: Words) -> str:
    """What a card gives points for at the end of the game."""
    vp = vp_text(points.vp, words)
    if points.kind == "per" and points.of == 1:
        return words.say("points-per", {"vp": vp, "what": words.say(f"measure-one-{points.what[0]}")})
    measured = words.say(f"measure-{'-'.join(points.what)}")
    if points.kind == "per":
        return words.say("points-per-many", {"vp": vp, "of": points.of, "what": measured})
    if points.kind == "most":
        return words.say("points-most", {"vp": vp, "what": measured})
    facts = {"vp": vp, "what": measured, "tie": vp_text(points.tie_first, words)}
    return words.say("points-rank", {**facts, "second": vp_text(points.second, words)})


def requires_text(requires: dict[str, int], words: Words) -> str:
    """What the buyer of an artifact must have."""
    return ", ".join([requirement_text(what, needed, words) for what, needed in requires.items()])


def requirement_text(what: str, needed: int, words: Words) -> str:
    """One requirement in words."""
    shown = str(needed) if needed >= 0 else signed(needed)
    return words.say(f"requires-{what}", {"count": needed, "needed": shown})


def card_sentence(id: str, words: Words) -> str:
    """All that stands on an artifact, a treasure or a find."""
    parts = [words.say("card-name", {"card": id}), words.say(f"card-kind-{kind_of(id)}")]
    return " ".join([*parts, *price_lines(id, words), rules_text(PROPERTIES[id], words)])


def price_lines(id: str, words: Words) -> list[str]:
    """What an artifact costs, what its buyer must have, and what it is worth; nothing of other cards."""
    if id not in ARTIFACTS:
        return []
    artifact = ARTIFACTS[id]
    lines = [words.say("card-cost", {"price": goods_text(artifact.cost, words)})]
    if artifact.requires:
        lines.append(words.say("card-requires", {"needs": requires_text(artifact.requires, words)}))
    return [*lines, words.say("card-vp", {"vp": vp_text(artifact.vp, words)})]


def kind_of(id: str) -> str:
    """What a card is: a normal or special artifact, a treasure, a find."""
    if id in ARTIFACTS:
        return ARTIFACTS[id].kind
    return "treasure" if id in TREASURES else "find"


def companion_sentence(id: str, words: Words) -> str:
    """All that stands on a companion's or an animal's token."""
    token = ANIMALS[id] if id in ANIMALS else COMPANIONS[id]
    head = words.say("card-animal")
    if token.tribe:
        head = words.say(f"card-companion-{token.tribe}", {"price": goods_text({"coins": token.cost}, words)})
    gives = words.say("card-in-party", {"icons": icons_text(token.icons, words)})
    return f"{words.say('card-name', {'card': id})} {head} {gives}"


def enemy_sentence(id: str, words: Words) -> str:
    """All that stands on an enemy card."""
    enemy = FOES[id]
    facts = {"strength": enemy.strength, "vp": vp_text(enemy.vp, words)}
    return f"{words.say('card-name', {'card': id})} {words.say('card-enemy', facts)}"


def chief_sentence(tribe: str, words: Words) -> str:
    """What a chief is and how it comes."""
    name = words.name(f"chief-{tribe}")
    return f"{capital(name)}. {words.say(f'card-chief-{tribe}')}"


def sentences(words: Words) -> list[str]:
    """Every card in words, one a line, kind by kind."""
    texts = [card_sentence(id, words) for cards in (ARTIFACTS, TREASURES, FINDS) for id in cards]
    texts += [companion_sentence(id, words) for tokens in (COMPANIONS, ANIMALS) for id in tokens]
    return texts + [enemy_sentence(id, words) for id in ENEMIES]
