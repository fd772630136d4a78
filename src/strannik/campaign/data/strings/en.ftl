# Why something is not possible in a campaign
campaign-unknown = There is no such campaign.
campaign-no-journey = Every game of { $game } stands alone: it has no campaigns.
campaign-unreadable = This campaign cannot be read: { $detail }
campaign-later-version = This was written by a later version of Strannik; that version can go on from it.
campaign-no-branch = This campaign has no branch { $branch }.
campaign-no-game = This campaign has no game { $game }.
campaign-no-person = There is nobody like that in this company.
campaign-no-traveller = There is no such traveller here.
campaign-no-member = You do not belong to this company; join it first.
campaign-out-of-order = Somebody else has just written into this campaign; look again.
campaign-already-here = Somebody is here under that name already.
campaign-not-here = They have left the company.
campaign-game-is-open = A game is being played here; it has to end first.
campaign-still-played = Game { $game } is still being played; one can go on from it when it is over.
campaign-already-ended = Game { $game } is over already.
campaign-journey-over = This journey is at its end. Another way can begin after any of its games.
campaign-no-such-next = There is no such way on from here.
campaign-not-your-traveller = This traveller is played by somebody else.
campaign-company-full = The company has no room for one more traveller: { $detail }
campaign-nothing-to-learn = There is nothing to learn here before the next game.
campaign-not-a-campaign = This is not the file of a campaign.
campaign-cut-off = The file is not whole: its end is missing.
campaign-seal-broken = The file has been changed or damaged since it was written.
campaign-damaged = The file is damaged in line { $line }.
campaign-no-record = The record of game { $game } is missing.
campaign-wrong-record = Game { $game } is not what the ledger says: its record has been changed or belongs to another game.
campaign-broken-chain = Game { $game } did not begin with what was carried on from the game before it.
campaign-unusable = What the company carries on branch { $branch } is not of this game.
campaign-wrong-lesson = Nobody in this company could have learnt “{ $thing }” between two games.
campaign-other-game = This is a campaign of { $game }, which is not installed here.
campaign-cannot-begin = This journey cannot begin so: { $detail }
campaign-goes-on = This game belongs to a campaign; the next one is opened from there.

# A campaign's home
home-status-open = The next game is ready.
home-status-next = The next game is ready: { $stage-id }.
home-status-playing = Game { $game } is being played.
home-status-over = The journey is at its end.
home-way = The journey
home-points = Points, game by game
home-branches = Ways
home-stage-behind = { $stage-id }: behind us
home-stage-lost = { $stage-id }: behind us, and lost
home-stage-open = { $stage-id }: next
home-stage-ahead = { $stage-id }: still ahead
home-total = Points
home-played-by = played by { $who-id }
home-played-by-bot = played by a bot
home-champions = Champions: { $who-id }
home-game = Game { $game }
home-trunk = The first way
home-title-traveller = { $hero-id } ({ $who-id })
home-next = The next game
home-won = { $count ->
    [0] Nobody has won.
    [one] { $who-id } has won.
   *[other] { $who-id } have won.
}
home-other-way = Another way

# What a command has done
told-kept = The game is kept; the same command goes on with it.
told-checked = { $checked } of { $games } games were played again and came out the same.
told-branch = { $after ->
    [0] Branch { $branch } starts from the beginning.
   *[other] Branch { $branch } goes on from after game { $after }.
}
told-founded = The company sets out; “strannik campaign play” with this id plays the first game.
told-none = There is no campaign here yet; “strannik campaign new” sets out on one.
told-way = Branch { $branch }, “{ $name-id }”: { $after ->
    [0] from the beginning
   *[other] from after game { $after }
}.
