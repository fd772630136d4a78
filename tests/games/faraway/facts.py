"""The printed cards, as read from the box: the tests' own copy, apart from the game's data.

S stone, C chimera, T thistle; `-` is nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

WONDERS = {"S": "stone", "C": "chimera", "T": "thistle"}
BIOMES = ["red", "green", "blue", "yellow"]


@dataclass
class Printed:
    """A card as printed; `clue` counts icons, `provides` and `requires` are letters, `fame` is in words."""

    name: str
    biome: str
    night: bool
    clue: int
    provides: str
    requires: str
    fame: str

    def count(self, what: str) -> int:
        """How often the card shows something that fame is paid for."""
        if what == "night":
            return int(self.night)
        if what == "clue":
            return self.clue
        if what in BIOMES:
            return int(self.biome == what)
        return self.provides.count({name: letter for letter, name in WONDERS.items()}[what])


def printed(line: str) -> Printed:
    """number | biome | time | clue | provides | requires | fame; sanctuaries have no requirement."""
    cells = ["" if cell.strip() == "-" else cell.strip() for cell in line.split("|")]
    if len(cells) == 6:
        cells.insert(5, "")
    name, biome, time, clue, provides, requires, fame = cells
    return Printed(name, "" if biome == "neutral" else biome, time == "night", int(clue or 0), provides, requires, fame)


def all_printed(table: str) -> dict[str, Printed]:
    cards = [printed(line) for line in table.split("\n") if line]
    return {card.name: card for card in cards}


# number | biome | time | clue | provides | requires | fame
REGIONS = all_printed("""
1 | red | day | - | SC | - | -
2 | blue | day | - | SS | - | -
3 | green | day | - | - | - | 4
4 | red | day | - | ST | - | -
5 | green | day | - | C | - | 2
6 | blue | day | 1 | S | - | -
7 | red | day | - | CT | - | -
8 | green | day | 1 | C | - | -
9 | blue | day | - | - | - | 5
10 | red | day | - | - | - | 3 per night
11 | green | day | - | - | - | 2 per clue
12 | yellow | day | 1 | T | - | -
13 | blue | day | - | - | - | 2 per stone
14 | red | day | - | T | - | 2 per night
15 | green | day | 1 | - | - | 2 per chimera
16 | red | day | - | C | - | 2 per chimera
17 | blue | day | - | S | CC | 3 per stone
18 | green | day | - | C | - | 10 per set
19 | red | day | - | T | - | 2 per thistle
20 | green | night | 1 | - | S | 2 per night
21 | blue | night | - | - | SS | 8
22 | green | night | 1 | - | - | 1 per clue
23 | red | night | - | SC | - | 10 per set
24 | blue | night | - | S | C | 2 per night
25 | yellow | night | - | - | - | 1 per yellow/green
26 | red | night | - | C | - | 3 per thistle
27 | yellow | night | - | - | - | 1 per yellow/blue
28 | red | night | - | S | - | 3 per chimera
29 | yellow | night | - | T | - | 2 per thistle
30 | red | night | - | S | - | 2 per stone
31 | yellow | night | - | - | - | 1 per yellow/red
32 | red | night | - | SC | SSS | 7
33 | yellow | night | 1 | - | - | 3 per thistle
34 | green | night | - | C | SS | 3 per chimera
35 | yellow | night | - | C | - | 10 per set
36 | red | night | - | - | CC | 4 per thistle
37 | yellow | night | - | - | T | 3 per night
38 | green | night | - | S | CT | 3 per clue
39 | red | night | - | ST | CC | 9
40 | blue | night | - | - | SCT | 3 per night
41 | green | day | - | T | SSC | 4 per night
42 | yellow | day | - | - | SC | 2 per yellow/green
43 | blue | day | - | S | - | 10 per set
44 | yellow | day | - | - | ST | 2 per yellow/blue
45 | green | day | - | S | CCC | 13
46 | blue | day | 1 | - | SSC | 10
47 | yellow | day | - | - | CT | 2 per yellow/red
48 | red | day | - | C | - | 3 per stone
49 | blue | day | 1 | - | SST | 12
50 | yellow | day | - | S | TT | 4 per green
51 | blue | day | - | S | SSSS | 14
52 | red | day | - | - | SSS | 4 per chimera
53 | yellow | day | - | C | TT | 4 per red
54 | green | day | - | C | TT | 4 per clue
55 | blue | day | 1 | S | CTT | 3 per stone
56 | yellow | day | - | T | SCC | 4 per blue
57 | red | day | - | - | TTT | 4 per stone
58 | green | day | 1 | - | CCC | 3 per clue
59 | yellow | day | 1 | - | SCCC | 3 per yellow/red
60 | blue | day | 1 | - | SSCC | 16
61 | green | day | - | T | CCCC | 17
62 | yellow | day | 1 | - | TTT | 3 per yellow/blue
63 | green | day | 1 | - | CCT | 15
64 | blue | day | 1 | - | SSTT | 18
65 | yellow | day | 1 | - | TTT | 3 per yellow/green
66 | blue | day | - | - | SSSS | 20
67 | green | day | 1 | - | CCTT | 19
68 | blue | day | - | - | SSSSS | 24
""")

# id | biome | night | clue | provides | fame
SANCTUARIES = all_printed("""
S01 | red | - | - | - | 1 per red
S02 | red | - | - | C | -
S03 | red | - | - | S | -
S04 | red | - | - | T | -
S05 | red | night | - | - | -
S06 | green | - | - | - | 1 per green
S07 | green | - | - | C | -
S08 | green | - | - | S | -
S09 | green | - | 1 | - | -
S10 | green | - | - | - | 1 per night
S11 | blue | - | - | - | 1 per blue
S12 | blue | - | - | C | -
S13 | blue | - | - | S | -
S14 | blue | - | - | T | -
S15 | blue | - | 1 | - | -
S16 | yellow | - | - | - | 1 per yellow
S17 | yellow | - | - | S | -
S18 | yellow | - | 1 | - | -
S19 | yellow | - | - | - | 4 per set
S20 | yellow | - | - | - | 1 per clue
S21 | neutral | - | - | - | 1 per yellow/blue
S22 | neutral | - | - | - | 1 per green/red
S23 | neutral | - | - | - | 1 per yellow/red
S24 | neutral | - | - | - | 1 per yellow/green
S25 | neutral | - | - | - | 1 per green/blue
S26 | neutral | - | - | - | 1 per blue/red
S27 | neutral | - | - | - | 5
S28 | neutral | - | 1 | S | -
S29 | neutral | - | 1 | C | -
S30 | neutral | - | 1 | T | -
S31 | neutral | - | - | - | 2 per thistle
S32 | neutral | - | - | - | 2 per stone
S33 | neutral | - | - | - | 2 per chimera
S34 | neutral | - | - | - | 2 per clue
S35 | neutral | - | 1 | - | 4 per set
S36 | neutral | - | - | S | 1 per night
S37 | neutral | - | - | C | 1 per clue
S38 | neutral | - | - | S | 1 per clue
S39 | neutral | - | 1 | - | 1 per clue
S40 | neutral | - | - | S | 1 per stone
S41 | neutral | - | - | C | 1 per chimera
S42 | neutral | - | - | T | 1 per thistle
S43 | neutral | night | - | S | -
S44 | neutral | night | - | C | -
S45 | neutral | night | - | T | -
""")
