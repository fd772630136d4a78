"""Aftermath's cards in words, made from the same data as the rules."""

from __future__ import annotations

from strannik.games.aftermath.card_text import influence_text
from strannik.games.aftermath.cards import ACTIONS, CHARACTERS, DISASTER, MISSIONS
from strannik.games.aftermath.enemies import ENEMIES, Action
from strannik.show.words import Words, capital


def title(thing: object, words: Words) -> str:
    """The name of a thing as it stands at the beginning of a line or on a card."""
    return capital(words.name(thing))


def action_sentence(card: str, words: Words) -> str:
    """An action card: what it may start, and to what it may be added. [AM-0.3, AM-11.2, AM-11.3]"""
    one = ACTIONS[card]
    name = title(card, words)
    if card == DISASTER:
        return f"{name}. {words.say('card-disaster')}"
    if one.hero:
        return f"{name}. {influence_text(one, words)}"
    return f"{name}. {words.say(f'card-{one.colour}', {'value': one.value})}"


def enemy_sentence(card: str, words: Words) -> str:
    """All that stands on an enemy card, and its habits. [AM-15.1]"""
    one = ENEMIES[card]
    facts = {"defence": one.defence, "life": one.life, "talk": one.talk}
    said = [f"{title(card, words)}.", words.say("card-boss" if one.boss else "card-enemy", facts)]
    if one.talk:
        said.append(words.say("card-talk", facts))
    said += [action_text(value, one.action(value), words) for value in (1, 2, 3)]
    habit = f"enemy-{card}"
    return " ".join([*said, words.say(habit)] if habit in words else said)


def action_text(value: int, does: Action, words: Words) -> str:
    """What an enemy does on one threat value. [AM-15.1]"""
    facts = {"value": value, "speed": does.speed, "range": does.range, "strength": does.strength}
    return words.say("card-action", facts)


def mission_text(id: str, words: Words) -> str:
    """A mission: where it leads, and until when. [AM-25.4]"""
    one = MISSIONS[id]
    where = f"page-{one.location}-title"
    place = words.say(where) if where in words else words.say("city-unknown")
    facts = {"main": "yes" if one.main else "no", "place-id": place, "limit": one.limit, "distance": one.distance}
    told = f"{words.name(f'mission-{id}')}. {words.say('card-mission', facts)}"
    task = f"task-{id}"
    return f"{told} {words.say(task)}" if task in words else told


def hero_text(hero: str, words: Words) -> str:
    """Who a hero is. [AM-1.3]"""
    one = CHARACTERS[hero]
    bonuses = [words.say("card-bonus", {"skill": skill, "amount": amount}) for skill, amount in one.bonus.items()]
    return f"{words.say(f'about-{hero}')}. {words.say('card-life', {'life': one.life})} {' '.join(bonuses)}"
