"""The addresses of the server.

`campaigns` founding a campaign, belonging to it, its home, the next game, other ways, and its file
`finished`  finished games: records, replay, fairness
`games`     what can be played: games, rules, pictures, and the score pad
`guides`    guided first games, and what a strong player would do
`pages`     the page itself: the built client's files
`play`      what a seat sees, what it says, and what is told as it happens
`socket`    the WebSocket of a table
`tables`    making a table, sitting down at it, and what belongs to the seats
"""
