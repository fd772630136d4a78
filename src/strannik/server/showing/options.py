"""What there is to agree on before a game or a journey, in the reader's language."""

from __future__ import annotations

from strannik.core.options import Option, Setting
from strannik.server.messages import Choice, OptionInfo
from strannik.show.words import Words


def option_info(option: Option, words: Words, kind: str = "option") -> OptionInfo:
    """What there is to agree on; `option-map-3-face` names the picture of a choice, `option-map-3-says` its rule."""
    of = f"{kind}-{option.name}"
    choices = []
    for value in option.choices:
        face, says = [said_if_any(f"{of}-{str(value).lower()}-{part}", words) for part in ("face", "says")]
        choices.append(Choice(value, choice_label(of, value, words), face, says))
    in_mode = {mode: list(values) for mode, values in option.in_mode.items()}
    return OptionInfo(
        option.name, words.say(of), choices, option.default, option.variant, in_mode, of_seats=option.of_seats
    )


def said_if_any(message: str, words: Words) -> str:
    return words.say(message) if message in words else ""


def choice_label(name: str, value: Setting, words: Words) -> str:
    """What a value of an option is called: its own message, or the value itself (a number, say)."""
    message = f"{name}-{str(value).lower()}"
    return words.say(message) if message in words else str(value)
