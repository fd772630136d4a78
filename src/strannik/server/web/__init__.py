"""Web: HTTP and WebSocket, who is let in, how much, and what is answered.

`backpressure` clients that never read: what is written for them piles up, so the line is cut
`conversation` what one client says through its WebSocket, answered in turn
`direct`       the short way to a browser and back: messages go without detours as long as the other side keeps up
`homes`        campaigns as people see them: a home, a chronicle, a line on a list
`http`         HTTP in our own words: bodies read and answers written by msgspec
`limits`       so many at once, and so many a second after that
`middleware`   what every request passes: floods are slowed down, other sites kept out, answers marked as ours
`openapi`      the OpenAPI document, made from the routes and the messages they declare
`routes`       the addresses of the server
`routing`      routes on plain Starlette: what a handler takes from the address, and what it gives
`unfinished`   clients that never finish what they ask: a request that does not come whole in time is cut off
"""
