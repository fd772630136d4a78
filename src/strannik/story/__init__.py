"""Adventure books: sections as data, read strictly, linted, walked through and drawn.

A book says what happens and never how it reads: its texts are messages of the game's string tables.
What effects, checks and goods there are is the game's to say, in a `Frame`.
"""
