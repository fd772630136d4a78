"""Check the chance of a finished game by its record alone, without Strannik: `python check.py record.jsonl`."""

import json
import sys
from hashlib import blake2b, sha256
from pathlib import Path
from struct import unpack

raw = Path(sys.argv[1]).read_bytes().splitlines(keepends=True)
header, *lines, ending = [json.loads(line) for line in raw]
seed, nonces, seats = ending["seed"], header.get("nonces", []), header["seats"]
assert header["commitment"] == sha256(f"strannik:{seed}".encode()).hexdigest(), "the seed is not the one promised"
assert ending["record"] == sha256(b"".join(raw[:-1])).hexdigest(), "lines were changed after the end"
dealt = sha256(":".join(["strannik", "deal", seed, *nonces]).encode()).hexdigest() if nonces else seed


def below(count, stream):
    block, place = divmod(used[stream], 16)
    used[stream] += 1
    words = unpack("<16I", blake2b(f"{dealt} {stream} {block}".encode()).digest())
    return (words[place] >> 2) * count >> 30


used, after, dice, decks = dict.fromkeys(range(-1, seats), 0), [], 0, 0
for number, line in enumerate(lines, 2):
    if "n" in line:
        after.append(dict(used))  # how much chance was used before the move
    elif "undo" in line:
        used, after = after[line["undo"]], after[: line["undo"]]
    elif line["faces"]:
        assert line["gave"] == [below(line["faces"], line["chance"])], f"line {number}: not what chance gave"
        dice += 1
    else:
        cards = line["gave"]  # undoing the shuffle gives the order before it: in a new deck that of the box
        swaps = [(last, below(last + 1, line["chance"])) for last in range(len(cards) - 1, 0, -1)]
        for last, other in reversed(swaps):
            cards[last], cards[other] = cards[other], cards[last]
        print(f"line {number}: {cards} was shuffled")
        decks += 1
print(
    f"The promise was kept: {dice} dice and {decks} shuffles follow from the seed and {sum(map(bool, nonces))} nonces."
)
