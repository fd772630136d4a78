"""A running game with seats, without any transport.

`events`      what is told about the table itself: who sits where, what was taken back, what was said
`guiding`     who is guided through a first game, what is said to them, and who asked for a hint
`improper`    what cannot be done at a table, whatever the rules of the game say
`log`         everything that happened at a table, one entry a line, in order
`running`     a match, the people and bots around it, and the log it all follows from
`seam`        where a game goes on from a stored position, since its log cannot be played again
`seats`       who sits at a table, and the secret by which they are known
`taking_back` what a seat may unsay alone, and what needs the others
"""
