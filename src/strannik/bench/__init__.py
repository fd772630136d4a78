"""Measuring: how fast the rules and the server are. Nothing that plays needs this room.

`clients` rooms in which all hear what one of them says, as an echo and as a table with a game
`rules`   measuring one game in the form that runs here; `strannik bench` starts this in a process of its own
`server`  how soon a move is seen, how many moves it can take, and how many it can store
`servers` the servers that are measured: the table, with or without storage, and a raw echo beside it
`sockets` a WebSocket client that costs next to nothing, so that the server is measured and not its clients
"""
