"""`strannik book`: adventure books checked, drawn and tried out by bots.

`book`   books of a game found, checked and drawn
`report` `strannik book report`: how each part of a book treated bots
`trial`  `strannik book trial`: bots play the missions of a book
"""
