"""Campaigns: games in a row, and the ledger that outlives each of them.

`campaign` what follows from its ledger. Nothing here is stored anywhere else
`chain`    whether the records of a campaign's games are those of its ledger, and follow from one another
`evening`  what is kept for good of one finished game, its record and what was told, in words
`export`   one file for a whole campaign: JSON Lines that a person can read, and another server can go on from
`home`     where a company is on its way, laid out as a scene like any table's
`ledger`   everything that happened to a campaign, one entry a line, in order
`mistakes` what cannot be done in a campaign, and what is wrong with a file of one
`pictures` everybody's points from game to game, and the ways it has gone as a tree
`steward`  what the rules of a journey say about the next line of its ledger
`words`    the words of campaigns, beside those of a game
"""
