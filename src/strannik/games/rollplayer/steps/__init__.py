"""The steps of Roll Player, a file for each chapter of the rulebook.

`actions` what attribute actions do; most skills do the same
`cleanup` the cleanup phase, and the last words before scoring
`dice`    the dice phase: an initiative card, its die, its gold, and an attribute action
`effects` what skills do, as far as no attribute action does the same
`market`  the market phase: buying, or discarding for gold, in the order of initiative
`prepare` setting up: who starts, races, classes, the past, and the first dice
`roll`    the round, and its roll phase
`skills`  used at any time, also in another's turn; and weapons laid down at any time
`solo`    what the enemy does in a solo game
"""
