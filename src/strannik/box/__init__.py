"""The box: a game as it is installed and found, what the user puts in it, and a game being played out of it.

`box`       what a game says on its box, its words, its rulebook and what its content is
`files`     the texts that lie in a package, one by one or a folder of chapters
`game`      the type card of a game, all that is in the box
`lesson`    which cues of a guide have come, for one seat of a match
`match`     a game being played, with its record and the way back
`overrides` a user's own folder, and what lies there to replace a game's designed content
`replay`    a record played again from its seed, every line checked against what really follows
`shelf`     how installed games are found
"""
