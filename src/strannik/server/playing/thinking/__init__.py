"""Thinking: bots in processes of their own, and whose turn it is to be thought for.

`advice`    what a bot suggests in a guided game, and what a strong one would do
`bot_specs` the bots that can sit at a table, in words
`bots`      bots that think in processes of their own, so that nobody's click waits for them
`turns`     who is served next when many tables wait for few workers
`workers`   processes of their own in which bots think
"""
