"""What is told at an Aftermath table, each event with whom it concerns.

`turns`      turns, counters, checks, actions and pages
`belongings` items, conditions and abilities
`enemies`    encounters, enemies, wounds and rest
`ground`     terrain, tokens, lines, light and exits
`campaign`   missions, the colony and the road
"""
