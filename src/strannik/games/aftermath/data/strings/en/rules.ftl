# The game
game-title = Aftermath
game-blurb = The people are gone, the doors stand open a paw's width, and supper is in the next street. Go out together, read the page you stand on, and bring everybody home.
end-title = The evening is over
mode-mission = One evening: a mission from the first sack on
mode-campaign = Campaign: mission after mission, and a colony that remembers
mode-mission-face = page-12
mode-campaign-face = colony
option-mode = How you play
option-mode-mission = One evening: a single mission, nothing is carried on
option-mode-campaign = Campaign: what you do stays done
option-mission = Mission
option-mission-1 = The Slit Sack
option-mission-2 = The Patients
option-mission-3 = Recess
option-mission-4 = The Smallest Motorcade
option-mission-5 = On Tiptoe
option-mission-6 = Dead Air
option-mission-7 = Forty-Four
option-mission-8 = Nine
option-mission-n1 = Paw-Width
option-mission-n2 = The Sparrow Tax
option-mission-n3 = A Bed for a Big One
option-mission-n4 = Seven Sleepers
option-mission-n5 = The Honest Thief
option-mission-n6 = Home, Hornets
option-mission-n7 = The Wheel
option-mission-n8 = Roach Parliament
option-mission-n9 = Night Post
option-mission-n10 = The Saucer
option-mission-n11 = One Egg
option-mission-n12 = The Old River
option-harder = Action deck
option-harder-false = As usual
option-harder-true = Harder: three more threats, three heroic cards fewer
option-immortal = If population or morale is gone
option-immortal-false = The campaign is lost
option-immortal-true = Immortal: both go to 5, and the mission goes on

# Questions
ask-be = Who will you be?
ask-discard = Discard what you do not need, then draw.
ask-end-turn = What do you do?
ask-play = Which card do you play?
wording-way = Which card do you spend on the way?
wording-discard = Which card do you discard?
wording-defence = You are under attack. Which card do you defend with?
ask-give-card = Which card do you give?
ask-choose = What do you do here?
ask-use = Use an ability?
ask-let-go = Too many cards: which do you discard?
ask-send = Who shall try it?

# Answers
do-be = Be { $thing }
do-discard = Discard { $thing }
do-draw = Draw up to five
do-end-turn = End the turn
do-go = Go to { $thing }
do-play = Play { $thing }
do-roll = Roll the dice
do-give-up = Let it be
do-search = Search { $thing }
do-talk = Talk: { $thing }
do-strike = Strike: { $thing }
do-shoot = Shoot: { $thing }
do-shake-off = Shake off: { $thing }
do-inspire = Encourage { $thing }
do-give-card = Give { $thing }
do-rearrange = Equip and trade (−1 card)
rearrange-free = Equip and trade
do-use = Use: { $thing }
do-use-up = Use up: { $thing }
do-work = Together: { $thing }
ask-also-hit = Who else is hit?
do-also-hit = Hit { $thing } as well
do-leave = Leave the page: { $thing }
do-choose = Way { $thing }
do-let-go = Discard { $thing }
do-send = { $thing } shall try

verb-be = be
verb-discard = discard
verb-draw = draw
verb-end-turn = end-turn
verb-go = go
verb-play = play
verb-roll = roll
verb-give-up = give-up
verb-search = search
verb-talk = talk
verb-strike = strike
verb-also-hit = also-hit
verb-shoot = shoot
verb-shake-off = shake-off
verb-inspire = encourage
verb-give-card = give-card
verb-rearrange = rearrange
verb-use = use
verb-use-up = use-up
verb-work = work
verb-leave = leave
verb-choose = choose
verb-let-go = let-go
verb-send = send

# Names that more than one chapter uses
name-agility = agility
name-strength = strength
name-resilience = resilience
name-intuition = intuition
name-any = any skill
name-time = time
name-clues = clues
name-parts = parts
name-food = food
name-population = population
name-morale = morale
name-battery = batteries
name-all_quiet = “All quiet”
name-enemies = “Enemies!”
name-action = action cards
name-item = items
name-encounter = encounters
name-search = searching
name-communicate = talking
name-melee = melee
name-ranged = ranged attack
name-defence = defence
name-recover = shaking it off
name-drive = driving
name-book = what the book asks

# What happened
event-HeroTaken = { $you ->
    [yes] You are { $hero }.
   *[no] { $seat } is { $hero }.
}
event-TurnBegan = { $you ->
    [yes] Your turn.
   *[no] { $seat } takes a turn.
}
event-TurnSkipped = { $you ->
    [yes] Enemies are near: you cannot come back yet.
   *[no] Enemies are near: { $seat } cannot come back yet.
}
event-Drew = { $you ->
    [yes] { $cards-count ->
        [0] You draw, with nothing to keep.
       *[other] You draw: { $cards }.
    }
   *[no] { $count ->
        [0] { $seat } draws, with nothing to keep.
        [one] { $seat } draws and keeps { $count } card.
       *[other] { $seat } draws and keeps { $count } cards.
    }
}
event-Discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-DisasterDrawn = A disaster card: the black die shows { $die }, time is { $time }, and { $value } is needed.
event-DisasterIdle = A disaster card, but here the worst is over.
event-DeckShuffled = Shuffled anew: { $deck }.
event-ThreatGrew = On slot { $slot } of the track: { $card }.
event-ThreatsCleared = { $count ->
    [one] The threat leaves the track.
   *[other] All { $count } threats leave the track.
}
event-ThreatLifted = A threat leaves the track: { $card }.
event-Counted = On the board: { $what } { $change-signed }, now { $now }.
event-Rolled = { $you ->
    [yes] You { $passed ->
        [0] fail
       *[other] pass
    } the { $skill } check{ $purpose-id ->
        [book] { "" }
       *[other] { " " }({ $purpose })
    }: { $total } against { $needed }.
   *[no] { $seat } { $passed ->
        [0] fails
       *[other] passes
    } the { $skill } check{ $purpose-id ->
        [book] { "" }
       *[other] { " " }({ $purpose })
    }: { $total } against { $needed }.
}
event-NotTried = { $you ->
    [yes] You do not attempt the check.
   *[no] { $seat } does not attempt the check.
}
event-Moved = { $you ->
    [yes] You go to { $space }.
   *[no] { $seat } goes to { $space }.
}
event-Placed = { $you ->
    [yes] You now stand at { $space }.
   *[no] { $seat } now stands at { $space }.
}
event-Left = { $you ->
    [yes] You leave the page. { $exit }.
   *[no] { $seat } leaves the page. { $exit }.
}
event-InspiredBy = { $you ->
    [yes] You give a card to { $other }.
   *[no] { $other-you ->
        [yes] { $seat } gives you a card.
       *[no] { $seat } gives a card to { $other }.
    }
}
event-WorkBegan = Something to do together: { $work }, { $needed } in all.
event-WorkedOn = { $you ->
    [yes] You help with { $card }: { $count } of { $needed }.
   *[no] { $seat } helps with { $card }: { $count } of { $needed }.
}
event-WorkDone = Done together: { $work }.
event-PageOpened = { $revisited ->
    [0] A new page: { $page }.
   *[other] Back again: { $page }.
}
event-PageLeft = { $you ->
    [yes] You leave this behind: { $page }. You are the archivist now.
   *[no] Left behind: { $page }. { $seat } is the archivist now.
}
event-SectionRead = { $you ->
    [yes] You read aloud.
   *[no] { $seat } reads aloud.
}
event-OptionTaken = { $you ->
    [yes] You choose: { $way }.
   *[no] { $seat } chooses: { $way }.
}
event-SituationTurned = The situation: { $situation }.
event-Nightfall = The night is over after { $turns } turns; whoever is still outside must go home.
event-Searched = { $you ->
    [yes] You turn over what you found: { $token }.
   *[no] { $seat } turns over a find: { $token }.
}
