"""Checking a game: what can be known of it without knowing its rules, for its author and for our own tests.

`check`   checking a game from one end to the other: its words, its clauses, its steps, its guide, and the laws
`clauses` rulebook and code know the same ones, and every refusal can be said
`finding` what is to be mended in a game, and where it was seen
`guides`  every cue comes, points at something, and suggests what can be done, however one plays
`laws`    what holds at every moment of every game
`names`   whatever a game offers, tells or counts has a name, and is not called by its id
`secrets` other deals behind somebody's back: what is shown, asked and told must be the same in all of them
`steps`   every step is written for a table that its game lays
`subject` a game in every size and with every option, and random players who bring it to any moment
`words`   whatever a game can say is said in every language, with the same facts
"""
