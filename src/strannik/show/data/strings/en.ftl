# Seats
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-black = Black

# Lists of games
games-seats = { $fewest } to { $most } players
games-seats-only = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
games-default = the usual choice

# Score sheets
score-card = Card
score-points = Points
score-total = Total

# Adventure books
book-title = Adventure book
book-legend = solid: goes on · dashed: goes on after a failure · dotted: noted for later · violet: goes on another time
book-report = How the book treats its readers
book-report-well = went well, %
book-report-passed = checks passed, %
book-report-worth = worth of a section
book-report-travellers = travellers
book-report-aim = aim
book-trial = How its missions go
book-trial-mission = mission
book-trial-heroes = heroes
book-trial-games = games
book-trial-won = won, %
book-trial-turns = turns
book-trial-time = time
book-trial-wounds = wounds
book-trial-defeats = defeats
book-trial-page = page
book-trial-lost = lost here

# Journeys by bots
travel-won = won
travel-brought = A game brings on average

# Records
replay-unchecked = Lines { $first } to { $last } were played under other rules or with other cards: this version cannot check them.
replay-verified = { $moves ->
    [one] Verified: { $moves } move; the seed, every card and die, every move and the result agree.
   *[other] Verified: { $moves } moves; the seed, every card and die, every move and the result agree.
}

# The terminal
terminal-seated = { $count ->
    [0] You are { $me }, and you play alone.
   *[other] You are { $me }. With you at the table: { $others }.
}
terminal-resumed = The game goes on where it was left.
terminal-welcome = Answer with an option's number or in words; “help” tells more, “quit” ends.
terminal-interject = Do you do something before the others go on? An empty line lets them.
terminal-you = you
terminal-no-number = There is no number { $number } here; the last is { $last }.
terminal-why-what = Say which move: “why 2” or “why” and the move in words.
terminal-why-open = Nothing stands against it.
terminal-show-nothing = There is no “{ $text }” on the table.
terminal-undone = Undone: { $move }.
terminal-lang = The languages are: { $languages }.
terminal-save-where = Say in which file: “save game.jsonl”.
event-Proposed = { $you ->
    [yes] You are for: { $proposal-id }.
   *[no] { $seat } is for: { $proposal-id }.
}
terminal-kept = The record is kept in { $file }.
terminal-bye-here = The table stays as it is. Come back to it with “strannik terminal --join { $table }”, or in the browser with “strannik play --table { $table }”. Goodbye!
terminal-won-you = You win!
terminal-won-together = You win together!
terminal-lost-together = You lose together.
terminal-nobody-won = Nobody has won.
terminal-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
terminal-recorded = The record is in { $file }.
# What a strong player would do, and what a guide says
hint-only = There is only one thing to do here.
hint-close = I went through { $worlds } ways the game could go on: the first two are as good as each other. Take the one you like.
hint-better = I went through { $worlds } ways the game could go on: the first is ahead, by about { $lead } points.
hint-clear = I went through { $worlds } ways the game could go on, and it is clear: the first is ahead, by about { $lead } points.
hint-points = ≈ { $points } points in the end
hint-better-together = I went through { $worlds } ways the game could go on: the first leaves you all better off, by about { $lead }. Counted are what you have, your wounds, and how near the goal is.
hint-clear-together = I went through { $worlds } ways the game could go on, and it is clear: the first leaves you all better off, by about { $lead }. Counted are what you have, your wounds, and how near the goal is.
hint-points-together = ≈ { $points } for you all
hint-then = Then mostly: { $move-id }.
guide-suggests = You could take { $number }: { $label-id }.
terminal-guide-left = The guide is silent from now on; “guide” calls it back.
terminal-guide-back = The guide is back.
terminal-guide-none = This table has no guide: begin a guided game with “strannik terminal … --guide”.
terminal-waiting = Waiting for { $names }…
terminal-proposal = { $who } asks to undo the last move; the table would go back to “{ $moment }”. Answer “agree” or “refuse”.
terminal-bye-visit = Your seat is kept: the same link leads back to it. Goodbye!
command-chat = chat, say
command-agree = agree
command-refuse = refuse
help-chat = say something to everybody: “chat hello”
help-agree = let somebody take their move back
help-refuse = do not let them
command-hint = hint, advice
command-guide = guide
command-help = help, h, ?
command-why = why
command-rule = rule
command-show = show
command-score = score
command-log = log
command-undo = undo
command-lang = lang
command-save = save
command-quit = quit, exit
help-moves = A move is an option's number, or words: the verb and the thing, in English or Russian, shortened as you like.
help-hint = what a strong player would do here, with numbers
help-guide = let the guide fall silent, or call it back
help-help = these lines
help-why = why a move cannot be made, with the rule: “why 2”
help-rule = a rule by its number; alone, the rule of the question
help-show = a card at reading size with all it does: “show 36”; alone, the table again
help-score = how the players stand
help-log = all that has happened
help-undo = undo your last move; where people play with you, they may have to agree
help-lang = switch the language: “lang ru”
help-save = keep the record in a file: “save game.jsonl”
help-quit = leave; the table stays, and you can come back to it
terminal-unchanged = As before: { $areas }. “show” draws everything.
terminal-all-unchanged = All else is as before. “show” draws everything.
terminal-closed = { $count ->
    [one] Number { $first } is closed: “why { $first }” says why.
   *[other] Numbers { $first } to { $last } are closed: “why { $first }” says why.
}
