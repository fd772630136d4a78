"""Cards in words, made from the same data as the rules."""

from __future__ import annotations

from typing import Any

from strannik.games.aftermath.cards import (
    CHARACTERS,
    IMPROVEMENTS,
    AbilityCard,
    ActionCard,
    ConditionCard,
    DiscoveryCard,
    Improvement,
    Item,
    Way,
)
from strannik.show.words import Words, capital


def signed(amount: int) -> str:
    """A change with its sign: +1 or −2."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def sentence(text: str) -> str:
    """A text that begins with a capital and ends with a full stop."""
    return capital(text) + ("" if text.endswith((".", "!", "?", "…", "”", "»")) else ".")


def counted(counters: dict[str, int], words: Words, change: int = 1) -> str:
    """Counters that rise or fall: food +2, morale −1."""
    return ", ".join([f"{words.name(what)} {signed(change * amount)}" for what, amount in counters.items()])


# What cards do


def bonuses(bonus: dict[str, int], words: Words) -> str:
    """What is added to which checks: +1 to melee attacks, +1 to resilience."""
    return ", ".join([words.say(f"bonus-{what}", {"n-id": signed(amount)}) for what, amount in bonus.items()])


def powers(power: dict[str, int], words: Words) -> list[str]:
    """What a power does, a sentence each."""
    return [sentence(words.say(f"power-{what}", {"n": abs(amount)})) for what, amount in power.items()]


def effects(entries: list[dict[str, Any]], words: Words) -> str:
    """What happens, one thing after the other."""
    told = [effect(entry, words) for entry in entries]
    return ", ".join([one for one in told if one])


def effect(entry: dict[str, Any], words: Words) -> str:
    """One effect in words; what is only remembered is not told."""
    (name, given), *_ = entry.items()
    match name:
        case "gain":
            return counted(given, words)
        case "lose":
            return counted(given, words, -1)
        case "learn":
            return ""
        case "condition":
            return words.say("effect-condition", {"condition": given["id"]})
        case "add_mission":
            return words.say("effect-add-mission", {"mission": f"mission-{given}"})
    if name == "draw" and given["who"] == "others":
        return words.say("effect-draw-others", {"n": given["n"]})
    facts = given if isinstance(given, dict) else {"n": given}
    number = facts.get("n", 1)
    return words.say(f"effect-{name.replace('_', '-')}", {"n": number if type(number) is int else 1})


# Cards


def item_text(item: Item, words: Words) -> str:
    """What an item does for whoever wears it, or has it in the pack."""
    reach = [words.say("item-range", {"n": item.range})] if item.range else []
    return " ".join([*reach, item_use(item, words)])


def item_use(item: Item, words: Words) -> str:
    """What an item does beside its range, which has a sign of its own on the card."""
    texts = [sentence(bonuses(item.bonus, words))] if item.bonus else []
    texts += powers(item.power, words)
    if item.charged or item.charged_power:
        parts = [bonuses(item.charged, words)] if item.charged else []
        parts += [words.say(f"power-{what}", {"n": amount}) for what, amount in item.charged_power.items()]
        texts.append(words.say("item-charged", {"n": item.batteries, "what-id": "; ".join(parts)}))
    for trigger, given in item.when.items():
        texts.append(words.say(f"when-{trigger.replace('_', '-')}", {"what-id": effects(given, words)}))
    if item.discard:
        texts.append(words.say("item-discard", {"what-id": effects(item.discard, words)}))
    if item.improvement:
        texts.append(words.say("item-plan", {"what-id": improvement_text(IMPROVEMENTS[item.improvement], words)}))
    if item.stash:
        texts.append(words.say("item-stash"))
    return " ".join(texts)


def keywords_text(item: Item, words: Words) -> str:
    """The keywords of an item: noise, two paws."""
    return ", ".join([words.say(f"keyword-{word.replace('_', '-')}") for word in item.keywords])


def ability_text(ability: AbilityCard, words: Words) -> str:
    """When an ability is used, and what it does."""
    when = words.say(f"timing-{ability.timing}")
    text = sentence(f"{when}: {effects(ability.effects, words)}" if when else effects(ability.effects, words))
    return f"{text} {words.say('once-per-page')}" if ability.once_per_page else text


def condition_text(condition: ConditionCard, words: Words) -> str:
    """What a condition does, and how one gets rid of it."""
    if condition.skill:
        removal = words.say("removal-check", {"skill": condition.skill, "difficulty": condition.difficulty})
    else:
        removal = words.say("removal-quiet" if condition.quiet else "removal-used")
    return " ".join([*powers(condition.power, words), removal])


def influence_text(card: ActionCard, words: Words) -> str:
    """What an influence card adds to a check that it starts."""
    return words.say("influence-starts", {"what-id": bonuses(card.starts, words)})


def improvement_text(improvement: Improvement, words: Words) -> str:
    """What an improvement gives in each colony phase, and what else it changes."""
    texts = (
        [words.say("improvement-yields", {"what-id": counted(improvement.yields, words)})] if improvement.yields else []
    )
    changes = f"improvement-{improvement.id.replace('_', '-')}"
    if changes in words:
        texts.append(words.say(changes))
    if improvement.needs:
        texts.append(words.say(f"improvement-needs-{improvement.needs}"))
    return " ".join(texts)


def keepsake_text(card: DiscoveryCard, words: Words) -> str:
    """What a keepsake does for its hero."""
    texts = [sentence(bonuses(card.bonus, words))] if card.bonus else []
    return " ".join([*texts, *powers(card.power, words)])


def way_text(way: Way, words: Words) -> str:
    """What one way out of a colony event costs and brings."""
    brought = effects(way.do, words)
    paid = counted(way.pay, words, -1) if way.pay else ""
    return "; ".join([one for one in (paid, brought) if one])


def goal_text(hero: str, words: Words) -> str:
    """What a hero wants."""
    return sentence(words.name(f"goal-{CHARACTERS[hero].id}"))
