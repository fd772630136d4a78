"""The server: four rooms, one above the other (storage, showing, playing, web), and what all of them use.

`app`      the application: storage, tables and addresses put together
`config`   how a server is set up
`errors`   what becomes of mistakes: a status, a code, and a sentence in the reader's language
`garbage`  collecting without pauses: what Python collects by walking over everything is collected when nobody waits
`library`  the installed games, each looked up once
`messages` everything that is said between the server and its clients
`playing`  tables in play, what people and bots want at them
`run`      running it: a free port, the addresses people can use, and a quiet end
`showing`  what each reader gets to see of a table, and only what changed since
`storage`  the logs of tables, an index to find them by, and the one writer
`threads`  what takes long is done beside the event loop, each kind of it in threads of its own
`version`  the version of the program that is running
`web`      HTTP and WebSocket, who is let in, how much, and what is answered
"""
