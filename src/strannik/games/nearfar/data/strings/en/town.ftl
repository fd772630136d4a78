# Questions
ask-keep = { $others ->
    [yes] Which artifacts do you keep?
   *[no] Which artifact do you keep?
}
ask-drop = Which artifacts do you discard? At least one special one, a purple one.
ask-visit = Your turn: visit a building, or travel?
ask-challenge = { $others ->
    [yes] Do you challenge somebody, or go in without a duel?
   *[no] Whom do you challenge?
}
ask-duel = How do you fight?
ask-go-on = Buy artifacts first, or go on?
ask-leave = What do you do here?
ask-hire = Whom do you hire?
ask-replace-row = Have the row replaced?
ask-replace = Where does the newcomer go?
ask-call = Who goes along?
ask-lead = Which animal do you buy?
ask-coin = A coin, or a look at artifacts?
ask-draw = How many artifacts from the normal deck? The others come from the special one, the purple one.
ask-search = Draw a treasure?
ask-dig = Where do you dig?
ask-get = What do you take for it? Or put more on the scales.
ask-gems = How many gems do you pay? The rest is coins.
ask-buy = Buy an artifact?

# Answers
do-keep = Keep { $thing }
part-drop = Discard an artifact
do-drop = Discard { $thing }
do-done = Done
do-visit = Visit the { $thing }
do-travel = Travel
do-challenge = Challenge { $thing }
do-enter = Enter without a duel
do-duel = Fight { $thing }
do-go-on = Go on
do-leave = Leave it at that
do-hire = Hire { $thing }
do-replace-row = Replace the row for 1 food
do-party = Join the party
do-reserve = Wait in the reserve
do-replace = Take the place of { $thing }
do-call = Call { $thing }
do-rest = { $thing } stays behind
do-ready = Set out
do-lead = { $thing-id ->
    [bird] Buy a pack bird
   *[turtle] Buy a pack turtle
}
do-coin = Take a coin
do-browse = Look at artifacts
do-draw = { $thing ->
    [0] Only special ones
   *[other] { $thing } normal
}
do-search = Draw a treasure
do-dig = Dig at { $thing }
do-give = Give away { a-good }
do-get = Get { a-good }
a-good = { $thing-id ->
    [coins] a coin
    [gems] a gem
    [food] a food
   *[token] a { $thing }
}
do-stop = Do without this trade
do-raise = Reputation up by { $thing }
do-lower = Reputation down by { $thing }
do-gems = { $thing ->
    [one] { $thing } gem
   *[other] { $thing } gems
}
do-buy = Buy { $thing }

# Words to type
verb-keep = keep
verb-drop = drop
verb-done = done
verb-visit = visit
verb-travel = travel
verb-challenge = challenge
verb-enter = enter
verb-duel = duel
verb-go-on = go-on
verb-leave = leave
verb-hire = hire
verb-replace-row = replace-row
verb-party = party
verb-reserve = reserve
verb-replace = replace
verb-call = call
verb-rest = rest
verb-ready = ready
verb-lead = lead
verb-coin = coin
verb-browse = browse
verb-draw = draw
verb-search = search
verb-dig = dig
verb-give = give
verb-get = get
verb-stop = stop
verb-raise = raise
verb-lower = lower
verb-gems = gems
verb-buy = buy

# What happens
event-TurnBegan = { $you ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { $seat }'s turn.
}
sum = { $what-id ->
    [food] { $amount } food
    [hearts] { $amount ->
        [one] 1 heart
       *[other] { $amount } hearts
    }
    [coins] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [gems] { $amount ->
        [one] 1 gem
       *[other] { $amount } gems
    }
    [yellow] { $amount ->
        [one] 1 nomad token
       *[other] { $amount } nomad tokens
    }
    [green] { $amount ->
        [one] 1 outlaw token
       *[other] { $amount } outlaw tokens
    }
    [blue] { $amount ->
        [one] 1 mystic token
       *[other] { $amount } mystic tokens
    }
    [red] { $amount ->
        [one] 1 lizardfolk token
       *[other] { $amount } lizardfolk tokens
    }
   *[reputation] { $amount } reputation
}
due-good = { $good-id ->
    [coins] { $needed ->
        [one] 1 coin
       *[other] { $needed } coins
    }
    [gems] { $needed ->
        [one] 1 gem
       *[other] { $needed } gems
    }
    [food] { $needed } food
   *[tokens] { $needed } { $good }{ $needed ->
        [one] {""}
       *[other] s
    }
}
event-Gained = { $you ->
    [yes] You gain { sum }.
   *[no] { $seat } gains { sum }.
}
event-Spent = { $you ->
    [yes] You { $what-id ->
        [hearts] spend
        [reputation] lose
       *[other] pay
    } { sum }.
   *[no] { $seat } { $what-id ->
        [hearts] spends
        [reputation] loses
       *[other] pays
    } { sum }.
}
event-Drafted = { $left ->
    [0] Everybody has kept five artifacts.
    [one] All have chosen. { $left } card is left to each.
   *[other] All have chosen. { $left } cards are left to each.
}
event-ArtifactsDropped = { $you ->
    [yes] You discard { $artifacts-count ->
        [0] nothing
       *[other] { $artifacts }
    }.
   *[no] { $seat } discards { $artifacts-count ->
        [0] nothing
       *[other] { $artifacts }
    }.
}
event-ArtifactsDrawn = { $you ->
    [yes] You look at { looked-at }.
   *[no] { $seat } looks at { looked-at }.
}
looked-at = { $special ->
    [0] { $normal } normal { $normal ->
        [one] artifact
       *[other] artifacts
    }
   *[other] { $normal ->
        [0] {""}
       *[other] { $normal } normal and{" "}
    }{ $special } special { $special ->
        [one] artifact
       *[other] artifacts
    }
}
event-ArtifactBought = { $you ->
    [yes] You buy { $artifact }.
   *[no] { $seat } buys { $artifact }.
}
event-Visited = { $you ->
    [yes] You go { into }.
   *[no] { $seat } goes { into }.
}
into = { $building-id ->
    [hall] to the town hall
    [saloon] into the saloon
    [stables] to the stables
    [store] into the general store
    [farm] to the farm
    [hut] into the mystic's hut
   *[mine] into the mine
}
event-DuelFought = { $you ->
    [yes] You attack { $rival } { $manner }: { $total } against { $rival_total }.
   *[no] { $rival-you ->
        [yes] { $seat } attacks you { $manner }: { $total } against { $rival_total }.
       *[no] { $seat } attacks { $rival } { $manner }: { $total } against { $rival_total }.
    }
}
event-DuelWon = { $you ->
    [yes] You win the duel with { $rival }.
   *[no] { $rival-you ->
        [yes] { $seat } wins the duel with you.
       *[no] { $seat } wins the duel with { $rival }.
    }
}
event-Jailed = { $you ->
    [yes] You lose the duel and go to jail.
   *[no] { $seat } loses the duel and goes to jail.
}
event-Hired = { $you ->
    [yes] You hire { hired }.
   *[no] { $seat } hires { hired }.
}
hired = { $companion }
event-RowReplaced = New faces in the saloon: { $companions }.
event-PartySet = { $you ->
    [yes] { $party-count ->
        [0] Nobody goes with you.
        [1] { $party } goes with you.
       *[other] { $party } go with you.
    }
   *[no] { $party-count ->
        [0] Nobody goes with { $seat }.
       *[other] { $seat } takes along { $party }.
    }
}
event-ChiefCame = { $you ->
    [yes] You are joined by { $chief }.
   *[no] { $seat } is joined by { $chief }.
}
event-PackAnimalCame = { $you ->
    [yes] You get { an-animal }.
   *[no] { $seat } gets { an-animal }.
}
an-animal = { $animal-id ->
    [bird] a pack bird
   *[turtle] a pack turtle
}
event-Dug = { $you ->
    [yes] You make camp in the mine, { $cell }.
   *[no] { $seat } makes camp in the mine, { $cell }.
}
event-DeckShuffled = A deck has run out; its discards are shuffled and drawn anew.

# The cells of the mine
name-r1c1 = row 1, column 1
name-r1c2 = row 1, column 2
name-r1c3 = row 1, column 3
name-r1c4 = row 1, column 4
name-r2c1 = row 2, column 1
name-r2c2 = row 2, column 2
name-r2c3 = row 2, column 3
name-r2c4 = row 2, column 4
name-r3c1 = row 3, column 1
name-r3c2 = row 3, column 2
name-r3c3 = row 3, column 3
name-r3c4 = row 3, column 4
