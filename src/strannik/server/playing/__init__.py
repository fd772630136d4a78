"""Playing: tables in play, what people and bots want at them, and tables that are put away and read again.

`campaigns`   the campaigns of a server: read from their ledgers, each line stored before it counts
`clocks`      time that nobody can set back, and tables that sleep until somebody's time is up
`commands`    what people want to happen at a table, made into an entry of its log when it is their turn
`copies`      dated copies of whole campaigns, laid into a folder after every game
`first_games` how a game's guide sets the table of a first game up
`hub`         all tables of a server: made, found, loaded from their logs when somebody needs them, and put away
`keeper`      when that is stored, of many tables in one go
`keeping`     what is stored of a table besides its log, so that it outlives the version it was played with
`live`        a table in play: one change after another, each stored before anybody hears of it
`players`     who plays when no person does: bots in their seats, and the clock for those who take too long
`promises`    seeds that were committed to for tables that are going to be made
`thinking`    bots in processes of their own, one table after the other, so that nobody's click waits for them
`upgrade`     reading a table that another version has begun: it goes on wherever that is possible
`verbs`       what a seat may say at a table, each declared once for HTTP and WebSocket
"""
