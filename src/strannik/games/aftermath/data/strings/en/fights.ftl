# Questions
ask-reinforce = They come in odd numbers: where does one more of them enter?
ask-activate = They act together: which of them is next?
ask-lure-to = It has a choice of prey: which way does it go?
ask-expose = Two of you are equally near: whom does it strike at?
ask-defend = You are attacked. How do you meet it?
ask-shield = The blow lands. Does something of yours take it?
ask-hand-over = The thief holds out a paw. What does he get?
ask-stagger = You are shoved. Where do you come to a halt?
ask-return-to = Where does the one who was beaten come back?
ask-rest = All is quiet. Do you rest?
ask-eat = A wound and a meal: do you eat?
ask-repair = Is anything to be repaired?
ask-give-to = Who gets it?
ask-choose-hero = Which of you does this concern?
whom-break = Whose thing breaks?
whom-move = Which of you goes there?
whom-trauma = Which of you will not forget this?
whom-poison = Which of you is poisoned?
whom-slowed = Which of you does this slow down?
whom-scared = Which of you takes fright?
whom-soaked = Which of you gets wet through?
whom-burning = Which of you catches fire?
whom-marked = Which of you is marked?
whom-inspired = Which of you does this inspire?
whom-hidden_trail = Which of you hides the trail?

# Answers
do-reinforce = { $thing }
do-activate = { $thing }
do-lure-to = To { $thing }
do-expose = { $thing }
do-defend = Defend
do-take-it = Bear it
do-pay-part = Lay down a part: it is counted instead
do-drop-battery = Drop a battery: it flies home with it
do-shield = { $thing } breaks instead
do-bear = Take the wound
do-hand-over = Let go of { $thing }
do-stagger = To { $thing }
do-return-to = At { $thing }
do-rest = Rest (time +1)
do-go-on = Go on
do-eat = Eat (1 food heals a wound)
do-save-food = Save the food
do-repair = Repair { $thing }
do-give-to = { $thing }
do-choose-hero = { $thing }
do-outwit = Outwit: { $thing }

verb-reinforce = reinforce
verb-activate = activate
verb-lure-to = lure-to
verb-expose = expose
verb-defend = defend
verb-take-it = take-it
verb-pay-part = pay-part
verb-drop-battery = drop-battery
verb-shield = shield
verb-bear = bear
verb-hand-over = hand-over
verb-stagger = stagger
verb-return-to = return-to
verb-rest = rest
verb-go-on = go-on
verb-eat = eat
verb-save-food = save-food
verb-repair = repair
verb-give-to = give-to
verb-choose-hero = choose-hero
verb-outwit = outwit

# Tokens and figures
name-roach-1 = Roach 1
name-roach-2 = Roach 2
name-roach-3 = Roach 3
name-roach-4 = Roach 4
name-roach-5 = Roach 5
name-roach-6 = Roach 6
name-roach-7 = Roach 7
name-roach-8 = Roach 8
name-drone-1 = Drone 1
name-drone-2 = Drone 2
name-drone-3 = Drone 3
name-drone-4 = Drone 4
name-fire = Fire
name-trap = Trap
name-heavy = Heavy object
name-hook = Hook
name-aim = Aim

# What happened
event-EncounterCame = Here come: { $enemies } ({ $situation }).
event-EncounterDrawn = An encounter: { $encounter }.
event-NoRoom = The track is full: { $enemy } does not come.
event-EnemyGaveWay = { $enemy } makes room for a boss.
event-EnemyTurnBegan = The enemies act.
event-EnemyActs = Next to act: { $enemy }, on a threat of { $threat }.
event-EnemyDozes = { $enemy } is asleep in the shade.
event-EnemyCalled = { $enemy } calls: a threat is on its way.
event-EnemyLaunched = { $enemy } sends out a drone.
event-EnemyMoved = { $enemy } goes to { $space }.
event-EnemyStrikes = { $you ->
    [yes] { $enemy } goes for you, strength { $strength }.
   *[no] { $enemy } goes for { $seat }, strength { $strength }.
}
event-Attacked = { $you ->
    [yes] Look out: strength { $strength } against you.
   *[no] Look out: strength { $strength } against { $seat }.
}
event-AttackFailed = { $you ->
    [yes] It misses you.
   *[no] It misses { $seat }.
}
event-PartCounted = { $you ->
    [yes] You lay down a part; { $enemy } counts it.
   *[no] { $seat } lays down a part; { $enemy } counts it.
}
event-BatteryDropped = { $you ->
    [yes] You drop a battery; { $enemy } flies home with it.
   *[no] { $seat } drops a battery; { $enemy } flies home with it.
}
event-ItemStolen = { $you ->
    [yes] { $enemy } takes your { $item }.
   *[no] { $enemy } takes { $item } from { $seat }.
}
event-BatteryLost = { $you ->
    [yes] You lose a battery.
   *[no] { $seat } loses a battery.
}
event-Shoved = { $you ->
    [yes] You are pushed to { $space }.
   *[no] { $seat } is pushed to { $space }.
}
event-EnemyWounded = { $enemy } is wounded: { $wounds } of { $life }.
event-TailShed = { $enemy } leaves its tail behind and is unhurt.
event-EnemyDefeated = { $enemy } is beaten.
event-EnemyLeft = { $enemy } is gone.
event-TalkedOver = { $you ->
    [yes] You win { $enemy } over; the colony is one more.
   *[no] { $seat } wins { $enemy } over; the colony is one more.
}
event-Outwitted = { $you ->
    [yes] You have outwitted { $enemy }.
   *[no] { $seat } has outwitted { $enemy }.
}
event-LootTaken = { $you ->
    [yes] The loot is yours.
   *[no] The loot goes to { $seat }.
}
event-HuntersCame = They have picked up your trail: { $enemies }.
event-HeroWounded = { $you ->
    [yes] You take { $count ->
        [one] a wound
       *[other] { $count } wounds
    }{ $poisoned ->
        [0] .
       *[other] , and it is poisoned.
    }
   *[no] { $seat } takes { $count ->
        [one] a wound
       *[other] { $count } wounds
    }{ $poisoned ->
        [0] .
       *[other] , and it is poisoned.
    }
}
event-HeroHealed = { $you ->
    [yes] You lose { $count ->
        [one] a wound
       *[other] { $count } wounds
    }.
   *[no] { $seat } loses { $count ->
        [one] a wound
       *[other] { $count } wounds
    }.
}
event-HeroDefeated = { $you ->
    [yes] You are beaten, and out of it for now.
   *[no] { $seat } is beaten, and out of it for now.
}
event-HeroReturned = { $you ->
    [yes] You are back, at { $space }.
   *[no] { $seat } is back, at { $space }.
}
event-Rested = The company has rested; time has passed.
event-ItemRepaired = Repaired for { $parts }: { $item }.
event-TerrainLaid = Terrain: { $terrain }.
event-TerrainLifted = No longer: { $terrain }.
event-TokenLaid = At { $space } there is now { $token }.
event-TokenLifted = No longer at { $space }: { $token }.
event-PickedOver = It is late in the day: others have searched here before you.
event-LineChanged = The way between { $one } and { $other } is another one now.
event-LightChanged = { $lit ->
    [0] It goes dark: { $spaces }.
   *[other] There is light: { $spaces }.
}
event-ExitChanged = { $open ->
    [0] A way out has closed.
   *[other] A way out has opened.
}
event-Searched = { $you ->
    [yes] You find { $token }.
   *[no] { $seat } finds { $token }.
}

# Figures
stat-success = mission done
stat-time = time
stat-late = over the limit
stat-turns = turns
stat-pages = pages
stat-wounds = wounds
stat-defeats = times beaten
stat-victories = enemies beaten
stat-food = food
stat-parts = parts
stat-clues = clues
stat-population = population
stat-morale = morale
stat-built = parts built in
