# The game
game-title = Glow
game-blurb = Eight days in the dark: recruit companions, roll their dice, and carry light from village to village or from island to island.
end-title = The eighth day is over
mode-table = Each for themselves
mode-solo = Alone: against Tom, who follows tiles and dice; a variant that is not in the printed rules
option-board = Board
option-board-province = The Province of Shadows: one company walks from village to village
option-board-archipelago = The Archipelago of Darkness: four boats sail from island to island
option-adventurers = Choosing adventurers
option-adventurers-choose = In turn order everybody chooses one
option-adventurers-deal = Everybody is dealt one

# Questions and answers
ask-choose = Which adventurer are you?
ask-recruit = Whom do you recruit?
ask-move-black = To which space does Kaar send the black die?
ask-take = Which die does the Sketal bring you?
ask-send-away = Whom do you send to the cemetery?
ask-reroll = Reroll, turn or keep your dice?
ask-and = Which second die do you throw with it?
ask-turn = Which die do you turn?
ask-face = To which face?
ask-pay = What do you pay for the reroll with?
ask-throw = The dice are in your hand.
ask-revive = Whom does Cromaug bring back from the cemetery?
ask-resolve = Which card acts next?
ask-return = Which die goes back to the reserve?
ask-discard = Whom do you give for the skull?
ask-use = Whose die do you use?
ask-go = Where does your company go?
ask-sail = Which route does a boat sail?
ask-give-tom = Which die is Tom's?
do-choose = { $thing }
do-recruit = Recruit { $thing }
do-move-black = To { $thing }
do-take = Take { $thing-kind }
do-send-away = Send { $thing } away
do-reroll = Reroll { $thing-kind }
do-and = Also { $thing-kind }
do-alone = Only this one
do-turn = Turn { $thing-kind }
do-face = { $thing }
do-pay = { $thing }
do-keep = Keep the dice
do-throw = Throw
do-revive = Bring back { $thing }
do-decline = Bring back nobody
do-resolve = { $thing } acts
do-return = Give back { $thing-kind }
do-discard = Give { $thing }
do-use = Use { $thing-kind }
do-go = Go to { $thing }
do-camp = Make camp here
do-stop = Stop for today
do-sail = Sail { $thing }
do-stay = Stay where you are
do-give-tom = For Tom: { $thing-kind }
verb-choose = choose
verb-recruit = recruit
verb-move-black = move-black
verb-take = take
verb-send-away = send-away
verb-reroll = reroll
verb-and = and
verb-alone = alone
verb-turn = turn
verb-face = face
verb-pay = pay
verb-keep = keep
verb-throw = throw
verb-revive = revive
verb-decline = decline
verb-resolve = resolve
verb-return = return
verb-discard = discard
verb-use = use
verb-go = go
verb-camp = camp
verb-stop = stop
verb-sail = sail
verb-stay = stay
verb-give-tom = give-tom

# What happened
event-SetOut = { $you ->
    [yes] You set out as { $adventurer }.
   *[no] { $seat } sets out as { $adventurer }.
}
event-DayBroke = Day { $day }: { $companions } come to the meeting track.
event-SpellsTurned = { $you ->
    [yes] You turn up { $spells }.
   *[no] { $seat } turns up { $spells }.
}
event-Recruited = { $you ->
    [yes] You recruit { $companion }.
   *[no] { $seat } recruits { $companion }.
}
event-SentAway = { $you ->
    [yes] You send { $companion } to the cemetery.
   *[no] { $seat } sends { $companion } to the cemetery.
}
event-DieTaken = { $companion } brings { $die-kind }.
event-BlackDieCame = The black die lies at { $space }.
event-Rolled = { $you ->
    [yes] You roll { $faces }.
   *[no] { $seat } rolls { $faces }.
}
event-Turned = { $you ->
    [yes] You turn { $die-kind } to { $symbol }.
   *[no] { $seat } turns { $die-kind } to { $symbol }.
}
amount = { $what ->
    [bursts] { $amount ->
        [one] { $amount } burst
       *[other] { $amount } bursts
    }
    [footprints] { $amount ->
        [one] { $amount } footprint
       *[other] { $amount } footprints
    }
    [fireflies] { $amount ->
        [one] { $amount } firefly
       *[other] { $amount } fireflies
    }
   *[rerolls] { $amount ->
        [one] { $amount } reroll
       *[other] { $amount } rerolls
    }
}
event-Gained = { $you ->
    [yes] You gain { amount }.
   *[no] { $seat } gains { amount }.
}
event-Lost = { $what ->
    [footprints] { spent }
    [rerolls] { spent }
   *[other] { lost }
}
lost = { $you ->
    [yes] You lose { amount }.
   *[no] { $seat } loses { amount }.
}
spent = { $you ->
    [yes] You spend { amount }.
   *[no] { $seat } spends { amount }.
}
event-Paid = { $you ->
    [yes] You pay { amount }.
   *[no] { $seat } pays { amount }.
}
event-Acted = { $you ->
    [yes] You use { $card }{ times }.
   *[no] { $seat } uses { $card }{ times }.
}
times = { $times ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}({ $times } times)
}
event-Fell = { $you ->
    [yes] You lose { $companion } to the cemetery.
   *[no] { $seat } loses { $companion } to the cemetery.
}
event-Revived = { $you ->
    [yes] You bring { $companion } back from the cemetery.
   *[no] { $seat } brings { $companion } back from the cemetery.
}
event-SpellGone = { $you ->
    [yes] You are rid of { $spell }.
   *[no] { $seat } is rid of { $spell }.
}
event-SpellTaken = { $you ->
    [yes] You take a spell face down.
   *[no] { $seat } takes a spell face down.
}
event-Nowhere = { $you ->
    [yes] You stay where you are: neither dice nor footprints will do for a step.
   *[no] { $seat } stays put.
}
event-Travelled = { $you ->
    [yes] You go to { $ground }.
   *[no] { $seat } goes to { $ground }.
}
event-Camped = { $you ->
    [yes] You make camp at { $village }.
   *[no] { $seat } makes camp at { $village }.
}
event-Sailed = { $you ->
    [yes] You sail to { $island }.
   *[no] { $seat } sails to { $island }.
}
event-TomWent = Tom's band moves to { $band } and earns him { $bursts ->
    [one] { $bursts } burst
   *[other] { $bursts } bursts
}.
event-TomCamped = Tom moves to { $place }.

# The end
line-bursts = On the score track
line-card = { $thing }
line-village = Camp: { $thing }
line-island = Boat: { $thing }
line-fireflies = Fireflies: { $thing }, enough
line-footprints = Footprints: { $thing }
lines-card = Cards
stat-days = days
stat-bursts = bursts on the track
stat-printed = points on cards
stat-journey = points for the journey
stat-companions = companions in the end
stat-fireflies = fireflies
stat-lit = firefly bonus
stat-footprints = footprints left
stat-rerolls = reroll tokens left
stat-tom = Tom's points

# The table
status-prepare = Before the first day
status-morning = Day { $day } of { $days }: morning, recruiting
status-late = Day { $day } of { $days }: late morning, rolling
status-noon = Day { $day } of { $days }: noon, cards
status-afternoon = Day { $day } of { $days }: afternoon, travelling
status-evening = Day { $day } of { $days }: evening
status-over = The eighth day is over
status-solo-over = The eighth day is over; Tom has { $tom }
area-choosing = Adventurers
area-meeting = Meeting track
area-province = Province of Shadows
area-archipelago = Archipelago of Darkness
area-score = Score track
area-cemetery = Cemetery
area-reserve = Reserve
area-tiles = Tom's tiles
area-company = { $you ->
    [yes] Your company
   *[no] { $seat }: company
}
area-dice = { $you ->
    [yes] Your dice
   *[no] { $seat }: dice
}
note-left = { $count } left
note-fireflies = fireflies { $fireflies } / companions { $companions }
note-tom = Tom: { $bursts } bursts, band at { $band }, { $footprints } footprints
counter-bursts = Bursts of light
counter-footprints = Footprints
counter-fireflies = Fireflies
counter-rerolls = Reroll tokens
counter-companions = Companions
counter-camp = Points if the game ended now
counter-boat = Points if the game ended now
piece-camp = { $seat }: camp at { $place }.
piece-company = { $seat }: company at { $place }.
piece-boat = { $seat }: boat at { $place }.
piece-tom = Tom.
piece-marker = { $seat }: { $bursts } bursts of light.
piece-die = { $face ->
    [none] { $die }, not rolled.
   *[other] { $die }: { $face }.
}
preview-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
preview-price-tokens = { $count ->
    [one] { $count } reroll token
   *[other] { $count } reroll tokens
}
preview-price-track = bursts { $before } → { $after }
preview-die-acts = sets off { $cards }
preview-die-stops = holds back { $cards }
preview-die-idle = sets off no card
preview-tokens = tokens { $before } → { $after }
preview-cost = { $count ->
    [0] free
    [one] costs { $count } footprint
   *[other] costs { $count } footprints
}
preview-uses = uses a die with { $what }
preview-camp = worth { $points } at the end

# Cards in words
card-name = { $card }.
card-points = { $count ->
    [one] { $count } point at the end.
   *[other] { $count } points at the end.
}
card-points-lost = { $count ->
    [one] −{ $count } point at the end.
   *[other] −{ $count } points at the end.
}
card-fireflies = { $count ->
    [one] One firefly.
   *[other] { $count } fireflies.
}
card-rerolls = A reroll every day.
card-dice = { $count } big { colours } dice.
colours = { $colour-id ->
    [green] green
    [blue] blue
    [azure] azure
    [red] red
    [orange] orange
    [purple] purple
   *[yellow] yellow
}
card-die = Brings { $die-id }.
card-kaar = Brings the black die and protects you from it.
card-rule = { $when } → { $then }.
card-once = Once a day.
when-same = { $count } alike
when-need = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
when-absent = no { $what-id ->
    [plant] plant
    [water] water
    [air] air
    [fire] fire
   *[stone] stone
}
counted = { $what ->
    [bursts] { $amount ->
        [one] { $amount } burst
       *[other] { $amount } bursts
    }
    [fireflies] { $amount ->
        [one] { $amount } firefly
       *[other] { $amount } fireflies
    }
   *[other] { amount }
}
effect-gives = { counted }
effect-takes = minus { counted }
effect-skull = it goes to the cemetery
effect-cast_spells = each other player takes a spell
effect-resurrect = you may take another companion from the cemetery
effect-discard_last_companion = your last companion goes to the cemetery
effect-discard_companion_or_spell = give up a companion or a spell

name-space-fire = the fire space
name-space-water = the water space
name-space-stone = the stone space
name-space-air = the air space
name-space-plant = the plant space

name-ground-fire = a fire spot
name-ground-water = a water spot
name-ground-stone = a stone spot
name-ground-air = an air spot
name-ground-plant = a plant spot
name-ground-no-fire = a spot without fire
name-ground-no-water = a spot without water
name-ground-no-stone = a spot without stone
name-ground-no-air = a spot without air
name-ground-no-plant = a spot without plant
name-ground-start = the starting spot
name-ground-village-3 = Rushlight
name-ground-village-5 = Candlewick
name-ground-village-8 = Lanternby
name-ground-village-10 = Starwell
name-ground-village-12 = Glimmerhold
name-ground-village-15 = Dawnmere
name-ground-village-20 = Highbeacon

# What things are called
name-braccio = Braccio
name-taetyss = Taetyss
name-eoles = Eoles
name-pocana = Pocana
name-moloch = Moloc'h
name-noctiluca = Noctiluca
name-orium = Orium
name-likyar-1 = Likyar
name-thoape-2 = Thoape
name-torke-3 = Torke 3
name-tamnuca-4 = Tamnuca 4
name-ladawa-5 = Ladawa
name-mindaroo-6 = Mindaroo 6
name-mindaroo-7 = Mindaroo 7
name-donillilu-8 = Donillilu
name-oshra-9 = Oshra 9
name-xargok-10 = Xar'gok
name-briki-11 = Briki 11
name-briki-12 = Briki 12
name-sketal-13 = Sketal 13
name-sketal-14 = Sketal 14
name-sketal-15 = Sketal 15
name-sketal-16 = Sketal 16
name-sketal-17 = Sketal 17
name-lumipili-18 = Lumipili 18
name-snarexe-19 = Snarexe
name-kaar-20 = Kaar
name-hymoros-21 = Hymoros
name-dvol-22 = Dvol 22
name-okans-23 = Okans
name-brikix-24 = Brikix
name-zzibelu-25 = Zzibelu
name-torke-26 = Torke 26
name-torkos-27 = Torkos
name-wapoki-28 = Wapoki
name-tamnuca-29 = Tamnuca 29
name-zellyf-30 = Zellyf 30
name-zellyf-31 = Zellyf 31
name-biraii-32 = Biraii 32
name-biraii-33 = Biraii 33
name-dvol-34 = Dvol 34
name-dvol-35 = Dvol 35
name-okanios-36 = Okanios
name-gluach-37 = Gluach
name-drel-38 = Drel 38
name-oshra-39 = Oshra 39
name-drel-40 = Drel 40
name-cromaug-41 = Cromaug
name-kapaoro-42 = Kapaoro
name-kapao-43 = Kapao 43
name-sketal-44 = Sketal 44
name-lumipili-45 = Lumipili 45
name-kapao-46 = Kapao 46
name-spell-1 = the spell of two plants
name-spell-2 = the spell of two waters
name-spell-3 = the spell of two airs
name-spell-4 = the spell of two fires
name-spell-5 = the spell of two stones
name-spell-6 = the first spell of three alike
name-spell-7 = the second spell of three alike
name-hidden-spell = a face-down spell
name-plant = plant
name-water = water
name-air = air
name-fire = fire
name-stone = stone
name-footprints2 = two footprints
name-bursts3 = three bursts
name-minus2 = minus two bursts
kind-any = a big die of any colour
kind-green = a big green die
name-green-1 = big green die 1
name-green-2 = big green die 2
name-green-3 = big green die 3
kind-small-green = a small green die
name-small-green-1 = small green die 1
name-small-green-2 = small green die 2
kind-blue = a big blue die
name-blue-1 = big blue die 1
name-blue-2 = big blue die 2
name-blue-3 = big blue die 3
kind-small-blue = a small blue die
name-small-blue-1 = small blue die 1
name-small-blue-2 = small blue die 2
kind-azure = a big azure die
name-azure-1 = big azure die 1
name-azure-2 = big azure die 2
name-azure-3 = big azure die 3
kind-small-azure = a small azure die
name-small-azure-1 = small azure die 1
name-small-azure-2 = small azure die 2
kind-red = a big red die
name-red-1 = big red die 1
name-red-2 = big red die 2
name-red-3 = big red die 3
name-red-4 = big red die 4
kind-small-red = a small red die
name-small-red-1 = small red die 1
kind-orange = a big orange die
name-orange-1 = big orange die 1
name-orange-2 = big orange die 2
name-orange-3 = big orange die 3
kind-small-orange = a small orange die
name-small-orange-1 = small orange die 1
kind-purple = a big purple die
name-purple-1 = big purple die 1
name-purple-2 = big purple die 2
kind-small-purple = a small purple die
name-small-purple-1 = small purple die 1
kind-yellow = a big yellow die
name-yellow-1 = big yellow die 1
name-yellow-2 = big yellow die 2
name-black = the black die
name-thing-card = a companion's reroll
name-thing-token = a reroll token
name-thing-track = bursts from the track
name-start = the starting spot
name-1 = fire spot 1
name-2 = fire spot 2
name-3 = fire spot 3
name-4 = water spot 4
name-village-5 = Candlewick (5)
name-6 = water spot 6
name-7 = plant spot 7
name-8 = no-fire spot 8
name-9 = air spot 9
name-10 = air spot 10
name-11 = no-water spot 11
name-12 = stone spot 12
name-13 = stone spot 13
name-village-20 = Highbeacon (20)
name-15 = plant spot 15
name-16 = air spot 16
name-village-12 = Glimmerhold (12)
name-18 = plant spot 18
name-19 = air spot 19
name-20 = air spot 20
name-21 = stone spot 21
name-22 = no-plant spot 22
name-23 = stone spot 23
name-24 = no-air spot 24
name-25 = stone spot 25
name-26 = air spot 26
name-27 = fire spot 27
name-28 = air spot 28
name-29 = fire spot 29
name-30 = fire spot 30
name-31 = water spot 31
name-32 = water spot 32
name-village-8 = Lanternby (8)
name-34 = water spot 34
name-35 = water spot 35
name-36 = fire spot 36
name-37 = no-stone spot 37
name-village-10 = Starwell (10)
name-39 = stone spot 39
name-40 = plant spot 40
name-41 = no-water spot 41
name-42 = stone spot 42
name-village-15 = Dawnmere (15)
name-44 = plant spot 44
name-45 = plant spot 45
name-46 = plant spot 46
name-47 = plant spot 47
name-48 = water spot 48
name-49 = water spot 49
name-50 = water spot 50
name-51 = no-plant spot 51
name-52 = air spot 52
name-53 = plant spot 53
name-54 = plant spot 54
name-55 = fire spot 55
name-56 = no-fire spot 56
name-57 = no-stone spot 57
name-58 = no-air spot 58
name-village-3 = Rushlight (3)
name-60 = air spot 60
name-island-0 = Hearth Isle
name-island-1 = Two Trails
name-island-2 = Skull Rock
name-island-3 = Firefly Isle
name-island-4 = Farstep
name-island-5 = Southlight
name-island-6 = Coil Isle
name-island-7 = Sunset Isle
name-island-8 = Ashen Reef
name-island-9 = Old Beacon
name-island-10 = Whirl Isle
name-island-11 = Cape Mourning
name-0-1 = Hearth Isle – Two Trails
name-0-3 = Hearth Isle – Firefly Isle
name-0-6 = Hearth Isle – Coil Isle
name-0-8 = Hearth Isle – Ashen Reef
name-0-10 = Hearth Isle – Whirl Isle
name-1-2 = Two Trails – Skull Rock
name-3-4 = Firefly Isle – Farstep
name-3-5 = Firefly Isle – Southlight
name-5-6 = Southlight – Coil Isle
name-6-7 = Coil Isle – Sunset Isle
name-7-8 = Sunset Isle – Ashen Reef
name-8-9 = Ashen Reef – Old Beacon
name-9-10 = Old Beacon – Whirl Isle
name-10-11 = Whirl Isle – Cape Mourning
name-tile-1 = Tom's tile 1
name-tile-2 = Tom's tile 2
name-tile-3 = Tom's tile 3
name-tile-4 = Tom's tile 4
name-tile-5 = Tom's tile 5
name-tile-6 = Tom's tile 6
name-tile-7 = Tom's tile 7
name-tile-8 = Tom's tile 8

# The fields of the score pad
field-adventurer = Adventurer
field-bursts = Marker on the score track
field-companions = Companions
field-fireflies = Fireflies
field-footprints = Footprints
field-rerolls = Reroll tokens
field-camp = Village of the camp
field-boats = Islands of the four boats
wrong-camp-and-boats = { $field }: either a camp (the Province) or boats (the Archipelago), not both.

# How to play, in a minute
how-1 = Night lies over the land. For eight days you gather a company, roll its dice, and carry light from place to place.
how-1-face = cover
how-2 = Morning: in turn, recruit one of the five companions at the meeting track. The small dice and footprints on its space come with it.
how-2-face = lesson-morning
how-3 = Late morning: everybody rolls all their dice at once. A reroll throws one or two of them again; three rerolls turn a die to the side you want.
how-3-face = lesson-dice
how-4 = Noon: every card acts whose symbols your dice show, once for each set of them. Read a card from above: what it needs, then what it gives. A skull sends its companion away.
how-4-face = lesson-noon
how-5 = Afternoon, Province: the same dice lead your company from spot to spot; each element opens spots with its symbol. Footprints stand in for what is missing. Camp in a village: it is worth its points in the end.
how-5-face = lesson-province
how-6 = Afternoon, Archipelago: one of your four boats takes a route that asks for an exact number of different elements. Far islands are worth more.
how-6-face = lesson-archipelago
how-7 = After the eighth day count the score track, your cards, your camp or boats, your footprints, and 10 more if you have a firefly for every companion. Most points win.
how-7-face = lesson-counting

# The signs that the terminal draws cards with
legend = ♣ plant   ≈ water   ☁ air   ▲ fire   ◆ stone   » footprint   ✶ burst   ✧ firefly   ↻ reroll   ⚄ die   ☠ to the cemetery
    First line of a card: its name. Second: what the dice must show, and what that gives; “==” are two alike, “≠▲” is no fire. Last: what it has for the end (✶), and its fireflies and rerolls. On the meeting track, the lower edge shows the space and what comes along from there; in a company, how often the card acts with the dice as they lie.

sign-1 = Plant, one of the five elements on the dice.
sign-1-face = icon-plant
sign-1-mark = ♣
sign-2 = Water, an element.
sign-2-face = icon-water
sign-2-mark = ≈
sign-3 = Air, an element.
sign-3-face = icon-air
sign-3-mark = ☁
sign-4 = Fire, an element.
sign-4-face = icon-fire
sign-4-mark = ▲
sign-5 = Stone, an element.
sign-5-face = icon-stone
sign-5-mark = ◆
sign-6 = A footprint stands in for a missing symbol on the map; each one left is worth a point.
sign-6-face = icon-footprints
sign-6-mark = »
sign-7 = Bursts of light: points on the track.
sign-7-face = icon-bursts
sign-7-mark = ✶
sign-8 = A firefly. As many as you have companions are worth 10 points in the end.
sign-8-face = icon-fireflies
sign-8-mark = ✧
sign-9 = A reroll: roll one or two dice again; for three you may turn a die.
sign-9-face = icon-rerolls
sign-9-mark = ↻
sign-10 = A skull: once it has acted, this companion goes to the cemetery.
sign-10-face = icon-skull
sign-10-mark = ☠
sign-11 = A skull on the map: discard a companion or a spell.
sign-11-face = icon-discard_companion_or_spell
sign-12 = A curse: each of the others takes a spell.
sign-12-face = icon-cast_spells
sign-13 = You may take another companion from the cemetery.
sign-13-face = icon-resurrect
sign-14 = Discard the companion you recruited last.
sign-14-face = icon-discard_last_companion
sign-15 = How many companions you have.
sign-15-face = icon-companions
sign-16 = Your camp: in the end it is worth what its village shows.
sign-16-face = icon-camp
sign-17 = A boat: in the end it is worth what its island shows.
sign-17-face = icon-boat
sign-18 = Dice on a space: whoever recruits its companion gets them.
sign-18-face = small-die-blue-none
sign-18-mark = ⚄

tip-village = { $points ->
    [0] The journey starts here.
    [one] A camp here is worth { $points } point.
   *[other] A camp here is worth { $points } points.
}
tip-island = { $points ->
    [0] The boats set out from here.
    [one] A boat here is worth { $points } point.
   *[other] A boat here is worth { $points } points.
}
tip-need = Needs a die showing { $element }; without one the step costs a footprint more.
tip-absent = If your dice show { $element }, the step costs a footprint more.
tip-route = Needs dice of { $number-id } different elements; each one missing costs a footprint.
tip-cost = Costs { amount }.
tip-effects = Here: { $effects }.
tip-free = Sailed freely.
tip-tile = Tom's tile: his band { $steps ->
    [0] stays
   *[other] goes { $steps } ahead
} and earns him as many bursts as its space says{ $bursts ->
    [0] {""}
   *[other] , and { $bursts } more
}{ $move ->
    [camp] . His camp moves to the next richer village.
    [min] . His boat sails outward along the lowest number.
    [max] . His boat sails outward along the highest number.
   *[none] .
}
way = Trail
tip-space = Whoever recruits the companion here gets the dice and footprints of the space.
option-board-province-face = province
option-board-archipelago-face = archipelago

# Why one could give an answer, where nothing certain can be said of it: what it comes to
why-alone = Only this die is thrown; the others stay as they lie.
why-and = Both dice are thrown together, for one price.
why-camp = The camp stays there and brings its points at the end.
why-choose = The adventurer is with you on all eight days.
why-decline = Everybody stays where they are.
why-discard = It pays for the skull, and the step can be made.
why-face = The die shows that face, without any luck.
why-give-tom = Tom throws it every morning for the whole game, and the reserve has it no more.
why-go = Your company moves on from there.
why-keep = The dice stay as they lie: the cards act by them now.
why-move-black = Whoever recruits there takes the black die along.
why-pay = That is what the throw takes.
why-recruit = The companion joins you and acts on every day from now on.
why-reroll = The die is thrown anew.
why-resolve = It acts now; the others wait their turn.
why-return = It goes back to the reserve, and you throw one die fewer.
why-revive = It comes back from the cemetery into your company.
why-sail = The boat goes on from there tomorrow.
why-send-away = Whoever goes to the cemetery cannot be met any more.
why-stay = No boat sails; nothing is paid.
why-stop = Nothing more is paid today. What footprints you have left are kept.
why-take = It is thrown with your other dice from now on.
why-throw = The dice decide: it costs nothing more.
why-turn = One die is set to the face you like.
why-use = Its die is the one that the step needs.
