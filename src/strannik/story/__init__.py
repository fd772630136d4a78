"""Adventure books: sections as data, compiled to steps, played, linted, walked through and drawn.

A book says what happens and never how it reads: its texts are messages of the game's string tables. What effects,
checks and goods there are is the game's to say, in a `Frame`; how they are made at its table, in a `Teller`.

Written: `loader` and `reader` make a `book` of `section`s with `option`s and `condition`s, `entry` checks each value.
Played: `reading` holds the steps, `table` the readers' notes, `teller` what a game has to say.
Proved: `rehearsal` reads without the game; `ways`, `walker` and `rambler` go everywhere, `hits` counts, `lint` judges;
`trial` counts what bots make of whole missions, `readings` what becomes of every section on their journeys.
Drawn: `layout`, `picture`, `chart`. Shipped: `volume`.
"""
