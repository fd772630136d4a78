# The game
game-title = Faraway
game-blurb = Cross a shifting continent in eight regions, then walk back the way you came: each region pays for what you have seen by then.
end-title = The way back is behind you
mode-table = Everyone for themselves
option-variant = Starting hand
option-variant-base = Everyone is dealt three regions
option-variant-experienced = Everyone is dealt five regions and keeps three of them
option-arrange = Order of returned sanctuaries
option-arrange-false = They go back in the order in which they were drawn
option-arrange-true = Whoever puts several back says in which order

# Questions and answers
ask-explore = Which region do you explore?
ask-take = Which region do you take from the market?
ask-keep = { $thing ->
    [one] Which region do you keep?
    [other] Which region do you keep?
   *[id] Which sanctuary do you keep?
}
ask-under = Which sanctuary goes under the deck next?
card = { $thing ->
    [one] region { $thing }
    [other] region { $thing }
   *[id] sanctuary { $thing }
}
do-explore = Explore region { $thing }
do-take = Take region { $thing }
do-keep = Keep { card }
do-under = Put sanctuary { $thing } under the deck
verb-explore = explore
verb-take = take
verb-keep = keep
verb-under = under

# What happened
event-Kept = { $you ->
    [yes] You keep regions { $regions }.
   *[no] { $regions-seen ->
        [yes] { $seat } keeps regions { $regions }.
       *[no] { $seat } keeps { $regions-count } regions and puts the others back.
    }
}
event-MarketOpened = Round { $round }. The market opens: { $regions }.
event-Explored = { $you ->
    [yes] You explore region { $region }.
   *[no] { $seat } explores region { $region }.
}
event-Drew = { $you ->
    [yes] { $sanctuaries-count ->
        [one] You draw a sanctuary: { $sanctuaries }.
       *[other] You draw { $sanctuaries-count } sanctuaries: { $sanctuaries }.
    }
   *[no] { $sanctuaries-seen ->
        [yes] { $sanctuaries-count ->
            [one] { $seat } draws a sanctuary: { $sanctuaries }.
           *[other] { $seat } draws { $sanctuaries-count } sanctuaries: { $sanctuaries }.
        }
       *[no] { $sanctuaries-count ->
            [one] { $seat } draws a sanctuary.
           *[other] { $seat } draws { $sanctuaries-count } sanctuaries.
        }
    }
}
event-Took = { $you ->
    [yes] You take region { $region }.
   *[no] { $seat } takes region { $region }.
}
event-Found = { $you ->
    [yes] You keep sanctuary { $sanctuary }.
   *[no] { $seat } keeps sanctuary { $sanctuary }.
}
event-MarketClosed = Nobody took region { $region }; it leaves the game.

# The table
status-prepare = Before the journey
status-explore = Round { $round } of { $rounds }: exploring
status-draft = Round { $round } of { $rounds }: drafting
status-over = The journey is over
area-market = Market
area-deck = Regions
area-sanctuary-deck = Sanctuaries
area-hand = Your hand
area-open-hand = { $seat }: hand
area-drawn = Sanctuaries you drew
area-path = { $you ->
    [yes] Your path
   *[no] { $who-id }: path
}
area-sanctuaries = { $you ->
    [yes] Your sanctuaries
   *[no] { $who-id }: sanctuaries
}
note-path = { $count } of { $rounds }
note-points = { $count } fame
note-left = { $count } left
pile-region = { $count ->
    [one] The deck of regions: { $count } card.
   *[other] The deck of regions: { $count } cards.
}
pile-sanctuary = { $count ->
    [one] The deck of sanctuaries: { $count } card.
   *[other] The deck of sanctuaries: { $count } cards.
}
counter-hand = In hand
counter-drawn = To choose from
counter-sanctuaries = Sanctuaries
counter-clue = Clues
counter-fame = Fame now

# Cards in sentences
card-region = Region { $number }: { $biome }, { $night ->
    [yes] night
   *[no] day
}.
card-sanctuary = { $biome ->
    [none] Sanctuary { $id }.
   *[other] Sanctuary { $id }: { $biome }.
}
card-shows = Shows { $icons }.
card-needs = Needs { $icons }.
card-pays-none = Pays nothing.
card-pays-flat = Pays { $value } fame.
card-pays-per = Pays { $value } fame for each { $what }.
card-pays-per_biome_set = Pays { $value } fame for each set of the four biomes.
card-worth = Worth { $points } on the way back as it stands.
biome-red = mushroom forest
biome-green = river
biome-blue = stony desert
biome-yellow = cave city
icons-stone = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
icons-chimera = { $count ->
    [one] { $count } chimera
   *[other] { $count } chimeras
}
icons-thistle = { $count ->
    [one] { $count } thistle
   *[other] { $count } thistles
}
icons-clue = { $count ->
    [one] a clue
   *[other] { $count } clues
}
icons-night = a night
each-stone = stone
each-chimera = chimera
each-thistle = thistle
each-clue = clue
each-night = night
each-biome = card of the { $biome }
each-either = card of the { $biome } or the { $other }
of-red = mushroom forest
of-green = river
of-blue = stony desert
of-yellow = cave city

# Points
line-region = Region { $thing }
line-sanctuary = Sanctuary { $thing }
pad-regions = Region { $thing }
pad-sanctuaries = Sanctuary { $thing }
pad-all-regions = Regions
pad-all-sanctuaries = Sanctuaries
stat-sanctuaries = Sanctuaries
stat-sanctuary_fame = Fame from sanctuaries
stat-region_fame = Fame from regions
stat-quests_fulfilled = Regions that paid
stat-nights = Regions by night
stat-first_to_draft = Rounds first to draft

# The signs that the terminal draws cards with
legend = ♣ mushroom forest   ≈ river   ▲ stony desert   ⌂ cave city   ◆ stone   ♞ chimera   ✿ thistle   ⚑ clue   ☾ night
    First line of a card: its number or name, its biome, night. Second: what it shows. Third: what it needs. Last: the fame it pays, “4×✿” being 4 for each thistle. On a path, the lower edge shows what the card would pay now.

# What would come of a choice
preview-gain = +{ $gain } fame now
preview-draws = { $count ->
    [one] a sanctuary
   *[other] one of { $count } sanctuaries
}
preview-serves = { $count ->
    [one] helps region { $regions }
   *[other] helps regions { $regions }
}
preview-waits = waits for { $icons }
field-regions = Numbers of the regions in the order of your path
field-sanctuaries = Sanctuaries

# How to play, in a minute
how-1 = You cross a continent. Over eight rounds you lay eight regions side by side, from left to right.
how-1-face = cover
how-2 = Every round all players secretly choose one of three regions in their hands and reveal them together.
how-2-face = lesson-explore
how-3 = If your region has a higher number than your one before it, you discover sanctuaries: draw one, and one more for each clue before you, and keep one of them.
how-3-face = lesson-discover
how-4 = Then everybody takes a new region from the market. The lowest number explored this round chooses first.
how-4-face = lesson-market
how-5 = After eight rounds you walk back. Your regions are turned over and paid from the last to the first: each counts only what can be seen by then, so what you lay late helps what you laid early.
how-5-face = lesson-way-back
how-6 = A region that needs wonders pays only if enough of them can be seen. Sanctuaries are seen from the start. Most fame wins.
how-6-face = lesson-fame

sign-1 = A stone, one of the three wonders that conditions and fame ask for.
sign-1-face = icon-stone
sign-1-mark = ◆
sign-2 = A chimera, a wonder: cards that ask for it need it in sight.
sign-2-face = icon-chimera
sign-2-mark = ♞
sign-3 = A thistle, a wonder: cards that ask for it need it in sight.
sign-3-face = icon-thistle
sign-3-mark = ✿
sign-4 = A clue: you look at one more sanctuary whenever you find some.
sign-4-face = icon-clue
sign-4-mark = ⚑
sign-5 = Night. Cards without a moon are by day.
sign-5-face = icon-night
sign-5-mark = ☾
sign-6 = Fame: what a card is worth if its condition is met.
sign-6-face = icon-fame
sign-7 = A set of four biomes, one of each colour.
sign-7-face = icon-biomes
sign-8 = The green biome: rivers.
sign-8-face = icon-green
sign-8-mark = ≈
sign-9 = The yellow biome: cave cities.
sign-9-face = icon-yellow
sign-9-mark = ⌂
sign-10 = The red biome: mushroom forests.
sign-10-face = icon-red
sign-10-mark = ♣
sign-11 = The blue biome: stony deserts.
sign-11-face = icon-blue
sign-11-mark = ▲
sign-12 = Sanctuaries found: all of them count on the way back.
sign-12-face = icon-sanctuaries
sign-13 = Sanctuaries to choose from: you keep one, the others go back to the deck.
sign-13-face = icon-drawn

# Why one could give an answer, where nothing certain can be said of it: what it comes to
why-explore = No fame yet. The lower the number, the earlier you choose from the market.
why-keep = It pays nothing yet; what you explore later can change that.
why-take = None of your regions asks for it yet; the way is not over.
why-under = It leaves the game for now: the order under the deck is yours to choose.
