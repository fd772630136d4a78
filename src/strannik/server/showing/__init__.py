"""Showing: what each reader gets to see of a table, and only what changed since.

`broadcast` what the last entries of the log brought about, said once for all who hear the same
`diff`      what changed between two scenes, so that a client in step gets only that
`faces`     pictures of games, under addresses that change whenever the pictures might
`front`     which of somebody's seats lies before them, where they hold several
`options`   what there is to agree on before a game or a journey
`pad`       the score pad as a form and as a sheet
`presenter` what one reader, in one seat or several and in one language, gets to see of a table
`viewer`    those who are connected to a table, and what is on its way to them
`words`     words for clients: kept once for each game and language, with people's names for seats
"""
