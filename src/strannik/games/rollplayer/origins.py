"""What a hero may come to be, laid out to choose from: peoples, portraits and classes; and what it has become."""

from __future__ import annotations

from strannik.games.rollplayer.cards import ATTRIBUTES, CLASSES, RACES
from strannik.games.rollplayer.faces.sheet import CLASS_X, CLASS_Y, PAST_X, PAST_Y, class_outline, past_outline
from strannik.games.rollplayer.sentences import ability_text, class_lines, class_sentence, past_tip
from strannik.games.rollplayer.steps.prepare import SIDES
from strannik.games.rollplayer.table import Hero
from strannik.show.scene import Anchor, Area, Piece
from strannik.show.words import Words


def peoples(words: Words) -> Area:
    return Area(
        "choices", "row", words.say("area-races"), [people(race, words) for race in RACES], size="large", listed=True
    )


def people(race: str, words: Words) -> Piece:
    """A people, with what it adds and takes."""
    changes = [
        f"{words.say(f'short-{attr}')} {amount:+}".replace("-", "−")
        for attr, amount in zip(ATTRIBUTES, RACES[race], strict=True)
        if amount
    ]
    name = words.name(race)
    return Piece(f"people-{race}", race, f"{name} {' '.join(changes)}".strip(), [name, *changes], f"people-{race}")


def portraits(race: str, words: Words) -> Area:
    """The two portraits of a people that has been chosen."""
    told = words.name(race)
    sides = [
        Piece(f"portrait-{side}", side, f"{told}, {words.name(side)}.", [told], f"portrait-{race}-{side}")
        for side in SIDES
    ]
    return Area("choices", "row", words.say("area-portraits"), sides, size="large")


def classes(ids: list[str], words: Words) -> Area:
    return Area("choices", "row", words.say("area-classes"), [role(id, words) for id in ids], size="large", listed=True)


def role(id: str, words: Words) -> Piece:
    """A class, with its ability and goals."""
    text = [words.name(id), *class_lines(id, words)]
    return Piece(f"class-{id}", id, class_sentence(id, words), text, f"class-{id}")


def person_places(hero: Hero, words: Words) -> list[Anchor]:
    """Where a hero's sheet tells what the class can do, and what the past asks for; they explain themselves."""
    able, past = words.say(f"ability-{hero.role}"), words.name(hero.backstory)
    does = ability_text(CLASSES[hero.role], words)
    return [
        Anchor("class", CLASS_X, CLASS_Y, able, shape=class_outline(), sentence=does),
        Anchor("past", PAST_X, PAST_Y, past, shape=past_outline(), sentence=past_tip(words)),
    ]
