"""Bots play many games, or travel many journeys, and it is counted what came of it.

`sim`    `strannik sim`: bots play many games
`stages` many journeys counted stage by stage
`tally`  what a simulation counts
`travel` `strannik travel`: bots travel a whole journey
"""
