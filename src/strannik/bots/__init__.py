"""Bots: who can play when nobody does. They see a window, never the position.

`agreeing` what a bot says where everybody hears what the others are for
`bot`      what every bot does
`fuzz`     the bot that tries everything
`greedy`   the bot that looks one step ahead
`playout`  playing a game out with bots
`random`   the bot that takes anything
`registry` bots by name
`search`   the bot that thinks ahead in imagined worlds
`window`   all that a bot may see
"""
