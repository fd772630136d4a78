"""The rules machinery: pure, without disk or network, and it knows no game.

`carried`   what a journey takes along from one game into the next
`chance`    dice and shuffles as a few integers of state that anybody can check afterwards
`data`      strict reading of texts, with errors that name file, place, what was found and what would be right
`effects`   entries of data files that are steps
`events`    what happened, told once, in order, to whom it concerns
`foresight` what would come of an answer, as far as the seat that gives it can know
`journey`   games in a row, as their rules see them
`notation`  moves as words that people type, records keep and tests are written in
`offer`     offers, answers and bars: what a seat is asked, what it says, and why something is closed
`options`   what a group agrees on before a game, checked and explained
`position`  the table, what is to happen next, and what has been answered so far
`record`    a game is its log, one JSON object a line
`redeal`    other worlds that look the same from one seat, and what is hidden from it
`refusal`   the ways in which a move can be bad, each with a clause and its facts
`result`    points with a breakdown, who won, and what became of everybody in words
`saving`    a position as plain data, also in the middle of a choice, and back again
`seats`     what they are called wherever people name them
`step`      one thing each that the rules say happens
`table`     the plain data that lies on the table, and how it is copied and saved
`view`      what one seat sees of a position
`zones`     where cards lie and who sees them, declared once
"""
