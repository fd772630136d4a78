# What is told about the table itself
event-Joined = { $who } sits down.
event-Left = { $who } leaves the table.
event-BotSat = A bot now plays for { $who }.
event-PersonBack = { $who } is back and plays again.
event-Started = The game begins.
event-Chat = { $who }: { $text }
event-Retracted = { $you ->
    [yes] You choose again.
   *[no] { $who } chooses again.
}
event-WentBack = { $you ->
    [yes] You undo a move.
   *[no] { $who } undoes a move.
}
event-UndoAsked = { $you ->
    [yes] You ask to undo a move.
   *[no] { $who } asks to undo a move.
}
event-UndoRefused = { $who } would rather not go back: the move stays.
event-Paused = { $you ->
    [yes] You pause the game.
   *[no] { $who } pauses the game.
}
event-Resumed = { $you ->
    [yes] You let the game go on.
   *[no] { $who } lets the game go on.
}
event-TimeOut = Time is up for { $who }: a bot chose this once.
event-Guessed = { $who }: the bot could not think this time and chose at random.
event-GuideLeft = { $who } plays on without the guide.
event-GuideBack = { $who } is guided again.
event-HintsUsed = { $who } asked for advice { $times ->
    [one] once
   *[other] { $times } times
}.
event-Finished = The game is over. { $ending-id ->
    [outcome] { $outcome }
    [won-together] All have won together.
    [lost-together] All have lost together.
   *[winners] { $winners-count ->
        [0] Nobody has won.
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }
}
event-Continued = { $left_out ->
    [0] The table has a new version: from here on the game goes on by it.
   *[other] The table has a new version. By it the last moves cannot be made: the game goes on from before them.
 }
event-Rematched = Another game: the next table is ready.

# Why something is not possible
problem-not-open = This seat is taken.
problem-no-open-seat = No seat is open at this table.
problem-no-such-seat = There is no such seat at this table.
problem-already-started = The game has begun already.
problem-not-started = The game has not begun: somebody is still missing.
problem-finished = The game is over.
problem-still-playing = The game is still being played; this can be seen when it is over.
problem-paused = The game is paused.
problem-not-paused = The game is not paused.
problem-bot-plays = A bot plays this seat; take it back first.
problem-no-person = Nobody sits here whom a bot could stand in for.
problem-not-away = This player is here, or was a moment ago; only they may hand their seat to a bot.
problem-stale = The table has moved on; look again.
problem-no-proposal = Nobody asks to go back.
problem-not-asked = You are not asked.
problem-proposal-open = Somebody asks to go back already.
problem-no-guide = This table has no guide.
problem-no-hints = At this table nobody is told what a strong player would do.
problem-not-your-question = You are not asked anything now.
problem-no-first-game = This game brings no guided first game.
problem-no-token = This needs the token of a seat.
problem-unknown-token = This token is of no seat at this table.
problem-not-your-seat = This is not your seat.
problem-which-seat = You hold several seats here: say which one you mean.
problem-other-rules = { $version ->
    [none] This game was played with another version of Strannik, whose rules or cards are not installed now.
   *[other] This game was played with version { $version } of Strannik: that version opens it. Its story and its score are kept.
}
problem-other-seed = The seed of this table is not the one that was promised when the game began.
problem-unknown-table = There is no such table.
problem-unknown-game = There is no such game.
problem-no-score-pad = This game has no score pad.
problem-unknown-face = There is no such picture.
problem-unknown-page = There is no such page.
problem-unknown-bot = There is no such bot.
problem-unreadable = The request cannot be read: { $detail }
problem-too-large = The request is too large.
problem-too-many = Too many requests; wait a moment.
problem-too-many-bots = Bots are playing among themselves at as many tables as this server allows. Wait until a game is over, or sit down yourself.
problem-wrong-origin = Another site may not speak for you here.
problem-storage = The server cannot store anything now, so nothing has changed. Its host should look at the disk.
problem-bad-option = This game cannot be played so: { $detail }
problem-record-too-long = The record is too long: at most { $most } lines are read here.
problem-bad-record = { $line ->
    [0] This is not the record of a game: it could not be read.
    [1] The record is not accepted: its first line fits neither this game nor this version of the program.
   *[other] The record is not accepted: line { $line } agrees neither with the rules nor with the deal. It has been changed or damaged.
}
problem-bad-entry = This cannot be counted: { $detail }
wrong-count = { $field }: { $expected } are wanted, { $found } given.
wrong-many = { $field }: at most { $most }, but { $found } are given.
wrong-least = { $field }: at least { $least }.
wrong-unknown = { $field }: there is no { $thing } in the game.
wrong-twice = { $field }: { $thing } is given twice.
problem-empty-name = A name needs at least one letter.
problem-shutting-down = The server is shutting down.
problem-too-many-watching = Too many are watching this table.
problem-too-many-windows = This seat is open in too many windows.
problem-too-many-connections = Too many connections from one place; close some of them.
problem-wrong-host = This table is not known by that name. Open it by its address, or name the site with --origin.
problem-unknown-promise = The server no longer knows this promise; ask for another.
problem-empty-chat = There is nothing in it that could be read.
problem-method = This cannot be asked in this way.
problem-failed = Something went wrong on the server; it has been written down there.


# Fairness
fair = Fair: every die, shuffle and deal of this game follows from the seed that was fixed before the first move.
unfair = This game does not follow from its seed: { $detail }

# Bots
bot-random = Wanderer
bot-random-says = Takes any open option: good for a first look at the rules.
bot-greedy = Steady
bot-greedy-says = Takes what looks best right now. Quick.
bot-search = Strong
bot-search-says = Imagines many ways the game could go before it chooses. Thinks for a moment.
refused-seats =
    { $fewest ->
        [1] { $most ->
            [1] so it is played alone.
           *[other] it is for one to { $most } players.
        }
       *[other] it is for { $fewest } to { $most } players.
    }

# What cannot be asked for on a command line
refused-game =
    there is no game “{ $name }”; { $near ->
        [none] there are: { $known }.
       *[other] did you mean “{ $near }”?
    }
refused-bot =
    there is no bot “{ $name }”; { $near ->
        [none] there are: { $known }.
       *[other] did you mean “{ $near }”?
    }
refused-option =
    there is no option “{ $name }”; { $near ->
        [none] there are: { $known }.
       *[other] did you mean “{ $near }”?
    }
refused-no-options = there is no option “{ $name }”: this game has none.
refused-value = option “{ $name }” cannot be “{ $value }”; it can be: { $known }.
refused-word = option “{ $word }” cannot be read; write NAME=VALUE.
refused-twice = option “{ $name }” is given twice.
refused-bots =
    { $bots ->
        [one] one bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
refused-budget-set = bot “{ $name }” cannot be told how long to think, so “{ $spec }” means nothing; write “{ $name }”.
refused-budget = how long bot “{ $spec }” is to think cannot be read; write iterations (search:200), seconds (search:0.5s), or both (search:200/0.5s).
refused-nothing = say which game, or --join and the link of a table; `strannik games` lists the games.
refused-guide = { $id } brings no guided first game.
refused-kept =
    { $file } keeps a game with other { $what ->
        [seats] seats
        [seed] dice and deals
       *[options] options
    }; name another file for a new game.
refused-exists = { $file } exists already; name another file.
refused-link = “{ $link }” is no link to a table; one looks like http://192.168.1.5:8080/#/table/…
refused-silent = { $server } does not answer: { $kind ->
    [closed] nothing listens at this address.
    [unknown] there is no such address.
    [slow] it is silent for too long.
   *[else] { $why }
}
refused-stranger = what answers at this address is no table of Strannik.
refused-table = no seat at table “{ $table }” was taken in the terminal of this machine.
refused-clause =
    there is no clause or game “{ $name }”; { $near ->
        [none] with a game's id `strannik rule` lists its clauses.
       *[other] did you mean “{ $near }”?
    }
refused-database = the database cannot be used: { $why }
refused-address = cannot listen on { $host }, port { $port }: { $why }
refused-host = the host is empty; write an address such as 127.0.0.1, or 0.0.0.0 for all.
refused-origin = site “{ $origin }” cannot be read; write one such as https://example.org

# A command line that cannot be read
usage-option =
    there is no option { $name }{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    }
usage-command =
    there is no command “{ $name }”{ $near ->
        [none] ; `strannik --help` lists the commands.
       *[other] ; did you mean “{ $near }”?
    }
usage-no-command = say what to do; --help lists the commands.
usage-missing = { $name } is missing; --help says how to write the command.
usage-extra = too much in the command: { $given }.
usage-valueless = { $name } needs a value.
usage-switch = { $name } takes no value.
usage-number = { $name } needs a number.
usage-least = { $name }: no less than { $least }.
usage-most = { $name }: no more than { $most }.
usage-choice = { $name }: “{ $value }” will not do; there are: { $known }.
usage-value = the value of { $name } will not do; --help says which will.
usage-other = such a command cannot be read; --help says how to write it.

# Files
file-missing = there is no file { $file }.
file-forbidden = { $file }: access is denied.
file-folder = { $file } is a folder, not a file.
file-no-folder = { $file }: there is a file in its path where a folder should be.
file-no-room = { $file }: the disk is full.
file-no-text = this is no text in UTF-8.
data-typed = standard input
data-line = line { $line }
data-wrong = this is not what should be here ({ $problem }).
record-none = this is no record of a game.
record-format = the record has format { $format }; this program reads format { $here }.
record-seed = the seed is not the one that was fixed before the first move.
record-differs = this does not follow from the rules or from the deal: the record was changed or damaged.
record-other-rules = this does not follow from the rules: the game was played by version { $rules }, and here is version { $here }.
record-unfinished = the game is not finished, so there is nothing yet to check it by.
record-other-game = this is a game of { $kept }, not of { $asked }.
record-finished = the game is finished; `strannik replay` tells it, and a new one needs another file.
record-alone = the game cannot go on without its table, and { $missing } is missing.
score-none = this is no JSON; it should be an object with all that lies on the table.
