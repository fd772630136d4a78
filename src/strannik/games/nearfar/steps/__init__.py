"""The steps of Near and Far, a file for each chapter of the rulebook.

`adventure` how a section of the book, or an arcade card, is taken, paid for, checked and ended
`artifacts` drawing and keeping artifacts
`buying`    buying artifacts, at any moment of one's own turn
`camp`      camps on the map
`chapters`  how a game of a long journey begins and ends for the reader: the heroes' introductions, and the closing page
`draft`     the artifact draft, before the first turn
`duel`      duels for the right to act in a building
`end`       the end of a turn
`enemies`   who stands in the way, how to slip past, and what a victory brings
`hall`      the town hall: trade, discard an artifact, buy a better or worse name
`leave`     leaving town
`mine`      a camp in a cell, for the rewards of its row and column
`move`      from space to space, past enemies and treasures, until the figure stops
`party`     who goes along, and who waits in the reserve
`rewards`   what adventures and cards give, as effects that data may name
`rolls`     after a die has fallen: hearts and fire bombs may still change the result
`saloon`    hiring companions
`talents`   bought for experience before the first turn, and what some of them do then and in town
`town`      entering a building, and the small ones: farm, stables, hut
`treasures` drawn blind, carried by pack animals
`turn`      rounds and turns: visit the town, or travel
"""
