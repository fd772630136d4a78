"""Bots: who can play when nobody does. They see a window, never the position.

`advising`   what a strong player would do here, and what it reckons comes of it
`agreeing`   what a bot says where everybody hears what the others are for
`bot`        what every bot does
`fuzz`       the bot that tries everything
`greedy`     the bot that looks one step ahead
`playout`    playing a game out with bots
`preparing`  what bots play before somebody sits down to a guided game
`random`     the bot that takes anything
`registry`   bots by name
`search`     the bot that thinks ahead in imagined worlds
`suggesting` what somebody who learns a game could do
`window`     all that a bot may see of a position
"""
