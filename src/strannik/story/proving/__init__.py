"""Books tried out, with their game and without it.

`hits`      how often each part of a book was come to, and which never
`rambler`   reads at random as people do, and turns to what it has used least
`readings`  what became of the sections that bots read on their journeys
`rehearsal` a book read by its own rules without its game
`trial`     what bots make of whole missions, many times over
`walker`    reads a whole book, both sides of every condition and of every check
`ways`      where one can get in a book, and what one surely knows by then
"""
