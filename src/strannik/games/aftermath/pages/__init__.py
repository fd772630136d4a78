"""Pages: boards to stand on and texts to read, as the rules know them.

The book that binds them is `book.py`, beside this room.

`blueprints` for authors: a page with all its sections, and the ways of a mission through the city
`city`       which page lies in which cell of the city map
`contents`   which missions can be played, known without reading a page
`distance`   why a walk does not lead to spaces that lie too far away
`facts`      what the book may ask about before it goes on
`frame`      effects, checks, prices and conditions that the book may name, and how long its texts are
`geometry`   who stands beside whom, how far it is, and who sees whom
`page`       spaces with their marks, and the lines between them
`teller`     how checks are made, prices paid and conditions judged on the pages
`vocabulary` every word that data may use, and the things these may name
`works`      group checks as the book states them
"""
