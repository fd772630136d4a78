"""What is told at a Near and Far table, each event with whom it concerns.

`belongings` artifacts, treasures, finds and pack animals come and go
`journey`    what a long journey brings besides: experience, talents, clues, bosses
`town`       what happens in town: visits, duels, hirings, the mine
`turns`      turns begin and end, goods come and go, and the game comes to its end
`wilds`      what happens on the map: ways, enemies, adventures, camps
"""
