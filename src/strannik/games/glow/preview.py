from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.words import Words


def preview(position: Position, seat: int, answer: Answer, words: Words) -> str:
    return ""
