"""Adventure books: sections as data, compiled to steps, played, linted, walked through and drawn.

A book says what happens and never how it reads: its texts are messages of the game's string tables. What effects,
checks and goods there are is the game's to say, in a `Frame`; how they are made at its table, in a `Teller`.

`book`      sections by their ids, where reading may begin, and which messages hold the texts
`condition` what must be known, marked or so at the table for a way to be open
`drawing`   books and how they went, as pictures
`entry`     what is written at one place of a book, every value checked
`frame`     what a game says of its books, so that they can be read and judged
`lint`      what is wrong with a book although it can be read
`loader`    reading a book: every key, type, name and id is checked
`option`    ways to take, each with its condition, price, check and outcome
`proving`   books tried out, with their game and without it
`reader`    sections as they are written, made into the steps by which they are read
`reading`   the steps by which a section is played: games, walkers and linter all go through them
`section`   what is read at one place of a book, and the ways it leaves
`table`     which book lies open at a table, and what its readers have noted
`teller`    how a game's table makes checks, pays prices and judges conditions
`volume`    the books a game ships, each read when somebody first opens it
"""
