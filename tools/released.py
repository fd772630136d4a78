"""Released records: some golden records of each game, kept for good under the number of the rules they were played by.

`python tools/released.py GAME` after the game got a new rules number and its golden records were made anew. What is
kept already stays as it is: it says how games were played that people may have.
"""

from __future__ import annotations

import shutil
import sys

from golden import PLANS, RECORDS

from strannik.box.shelf import find_game

KEPT = 3
"""So many records of each game, the first and the last of its plans among them."""


def main() -> None:
    for id in sys.argv[1:] or PLANS:
        folder = RECORDS / "released" / id / find_game(id).rules
        if folder.exists():
            print(f"{id}: records of rules {folder.name} are kept already")
            continue
        folder.mkdir(parents=True)
        plans = PLANS[id]
        for plan in [plans[place * (len(plans) - 1) // (KEPT - 1)] for place in range(KEPT)]:
            shutil.copy(RECORDS / id / f"{plan.name}.jsonl", folder)
        print(f"{id}: {KEPT} records of rules {folder.name}")


if __name__ == "__main__":
    main()
