"""Options: what a group agrees on before a game, checked and explained."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from strannik.core.data import closest, nearest

Setting: TypeAlias = bool | int | str
Settings: TypeAlias = dict[str, Setting]


class OptionError(ValueError):
    """A game was asked for in a way in which it cannot be played.

    `says` names the message of the game that says so in the reader's language, with these facts.
    """

    def __init__(self, text: str, says: str = "", **facts: Setting) -> None:
        super().__init__(text)
        self.says = says
        self.facts = facts


def unknown(what: str, name: str, known: Iterable[str]) -> OptionError:
    """That there is no game, bot or option of this name, and which was perhaps meant; `refused-<what>` says it."""
    names = sorted(known)
    near = closest(name, names) or "none"
    told = f"there is no {what} {name!r}; {nearest(name, names)}"
    return OptionError(told, f"refused-{what}", name=name, near=near, known=", ".join(names))


@dataclass
class Option:
    """One thing to agree on. The first choice is the default; the message `option-<name>` explains it.

    `in_mode` are the choices there are in a mode, where those are fewer; `of_seats` says that they are colours of
    players, so that there are as many as sit down.
    """

    name: str
    choices: Sequence[Setting]
    variant: bool = field(default=False)
    in_mode: Mapping[str, Sequence[Setting]] = field(default_factory=dict)
    of_seats: bool = field(default=False)

    @property
    def default(self) -> Setting:
        return self.choices[0]

    def read(self, value: Setting) -> Setting:
        """The choice that a value, perhaps typed as text, means."""
        for choice in self.choices:
            if value == choice or str(value).lower() == str(choice).lower() or _means(value) is choice:
                return choice
        allowed = ", ".join([str(choice).lower() for choice in self.choices])
        told = f"option {self.name!r} is {value!r}; expected one of: {allowed}"
        raise OptionError(told, "refused-value", name=self.name, value=value, known=allowed)


def _means(value: Setting) -> bool | None:
    return {"yes": True, "on": True, "1": True, "no": False, "off": False, "0": False}.get(str(value).lower())


def settle(options: Sequence[Option], given: Mapping[str, Setting]) -> Settings:
    """Every option with its value: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            if known:
                raise unknown("option", name, known)
            raise OptionError(f"there is no option {name!r}; this game has none", "refused-no-options", name=name)
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}
