"""Companions: how a hero without a person goes about a mission, and what bots make of it all.

`companion` what a hero does next, question by question
`envoy`     who goes where the route wants something read, and with which cards
`errands`   which mission is set out for, by what it would bring home of that which is wished for
`judging`   what a hero's cards are good for, how far it is, and which of them a check is worth
`leads`     where in the book something comes about, and by which way
`packing`   when an ability or an item is used, and what is worn
`route`     what the company should do next so that its mission ends well, and where to leave for it
`stakes`    what things are worth, in about the worth of a food
`steward`   what companions are for at home and in a vehicle, where nobody's cards decide
"""
