"""The steps of Aftermath, files as the chapters of the rulebook have it.

`abilities`   paid with white cards, as an action or when something happens
`actions`     what a hero may do with the cards in hand, in any order and as often as they suffice
`arrive`      arriving on a space, and what is read there
`attacks`     attacks on heroes, by enemies and by the book, and how one defends
`building`    parts become improvements, goods are used up, and goals come nearer
`card_deeds`  what items and abilities do that pages do not: steps that the cards' data name
`checks`      skill checks: cards first, then the dice
`colony`      home, news, supper, building, and what comes next
`conditions`  how they come, what they do at the edges of a turn, and how they go
`deeds`       what the pages may do, one step a word
`drive`       a place for everybody, one road card a round, and somebody who follows
`encounters`  who comes, where they stand, and how they are talked round
`enemies`     the enemy turn: every enemy once, from the top of the track down
`group`       deciding together: everybody says aloud what they are for
`group_check` work that all share, with cards only, over as many turns as it takes
`habits`      how each kind of enemy goes about it, whom it goes for, what it will not do
`heroes`      taking a hero: the character card with its starting item and ability
`items`       gained, equipped, stowed, handed over, charged, spent, broken and scrapped
`leaps`       ways that items and abilities open, over lines that stop others
`leaving`     how enemies leave the track, and the situation turns
`missions`    how they end, and what the book says of missions, plans, discoveries and endings
`move`        play cards, and walk as far as they carry
`rest`        food for wounds, poison fades, conditions pass, things are mended, and time goes by
`road`        what its cards do to a vehicle and to those who sit in it
`search`      what is found: the reward of a search token
`terrain`     what a page's conditions change, and who hides where
`together`    checks of a page made by whom the group chooses, and how a way of a page ends
`travel`      changing pages: everybody leaves, the old page is cleared, and a new one is opened
`turn`        a player's turn: draw, disaster, growing threat, actions, threat level
`whom`        whom something concerns: the acting hero, all, the others, those somewhere, or one whom the group chooses
`wounds`      wounds, defeat and return: of heroes, and of enemies
"""
