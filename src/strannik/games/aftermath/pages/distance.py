"""Distance: why a walk does not lead to spaces that lie too far away. [AM-13.1.1]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from strannik.core.offer import Bar, Thing


class TooFar(Mapping[Thing, Bar]):
    """The spaces to which so many points do not carry. [AM-13.1.1]

    How far each of them is, is said when somebody asks: most of the time nobody does, and there are many.
    """

    def __init__(self, costs: Mapping[str, int], spaces: list[str], has: int) -> None:
        self.costs = costs
        self.spaces = spaces
        self.has = has

    def __getitem__(self, space: Thing) -> Bar:
        if space not in self.spaces:
            raise KeyError(space)
        return Bar("AM-13.1.1", space=space, needed=self.costs[str(space)], has=self.has)

    def __contains__(self, space: object) -> bool:
        return space in self.spaces

    def __iter__(self) -> Iterator[Thing]:
        return iter(self.spaces)

    def __len__(self) -> int:
        return len(self.spaces)
