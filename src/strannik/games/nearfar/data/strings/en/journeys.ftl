## The long journeys: campaign and character mode

mode-campaign = Campaign: ten maps, one after the other, with experience and talents
mode-character = Characters: everybody lives through a story of their own
option-mode-campaign = Campaign: maps 2 to 11 in order, with experience, talents and the whole adventure book
option-mode-character = Characters: a story of one's own for everybody, on any maps, ending in the Last Ruin
journey-mode = What kind of journey
journey-mode-campaign = Campaign: ten maps in order, the whole adventure book, and four who wait at the end
journey-mode-character = Characters: everybody lives through a story of their own, ending in the Last Ruin
journey-named_first = Places with a name
journey-named_first-true = They come first: for a group's first campaign
journey-named_first-false = Adventures lie where chance puts them
journey-more = Adventures on each map
journey-more-false = Three for each player and one more
journey-more-true = Four for each player; a campaign leaves out three maps

# Who travels
name-rin = Rin
name-eyim = Eyim
name-grear = Grear
name-vera = Vera
name-tanian = Tanian
name-kikli = Kikli
name-riza = Riza
name-shardling = Shardling
about-rin = Somebody burned the mill with Rin's brother in it, and it was Rin who had sent him there.
about-eyim = Burned a fever mill, and wants to know the exact number.
about-grear = Wants a statue for a famous fight; the fight was fixed.
about-vera = Draws the way home. One bridge on the map was never there.
about-tanian = Sold every dream for a brother's schooling, and would like to dream again.
about-kikli = One of forty-two, left behind by miscounting; looks for a recipe of their own.
about-riza = Forges papers, and owns not one that is true.
about-shardling = A splinter of a star that walks, looking for the rest of itself.

# Who waits
name-boss-zag = Zag, the Treasure Hunter
name-boss-shreya = Captain Shreya
name-boss-queen = the Ivory Queen
name-boss-king = the Red King

# Talents
name-martial-arts = martial arts
name-potion-brewing = potion brewing
name-knowledge = knowledge
name-piano = playing the piano
name-treasure-hunting = treasure hunting
name-cooking = cooking
name-meditation = meditation
name-sharp-tongue = a sharp tongue
name-bounty-hunting = bounty hunting
name-bribery = bribery
name-politics = politics
name-scrounging = scrounging
name-bird-breeding = bird breeding
name-fishing = fishing
name-storytelling = storytelling
name-spelunking = spelunking
name-gem-trading = gem trading
name-persuasion = persuasion
about-martial-arts = +1 in duels, in attack and defence.
about-potion-brewing = A food whenever you visit the mystic's hut.
about-knowledge = At the end up to three unbought artifacts cost you nothing.
about-piano = A food whenever you visit the saloon.
about-treasure-hunting = Two artifacts to look at when a game begins.
about-cooking = Two food when a game begins.
about-meditation = You may spend food as hearts.
about-sharp-tongue = +1 in duels, in attack and defence.
about-bounty-hunting = You may fight any enemy left in the deck.
about-bribery = A coin takes you past a rival without a duel.
about-politics = You may buy talents in the town hall, and never have to duel there.
about-scrounging = You may keep a treasure that no animal carries.
about-bird-breeding = A coin in the stables for two animals; 2 hearts for every animal you let go.
about-fishing = A food when a game begins.
about-storytelling = 2 points at the end for the highest reputation.
about-spelunking = In the mine you throw a die: a gem for 4 to 6.
about-gem-trading = You may pay gems as coins.
about-persuasion = In the store you look at 1 artifact more.

# Clues
name-clue-rope = ROPE
name-clue-hole = HOLE
name-clue-renewed = RENEWED
name-clue-namesake = NAMESAKE
name-clue-stain = STAIN
name-clue-feather = FEATHER
name-clue-key = KEY
name-clue-hum = HUM
name-clue-returned = RETURNED
name-clue-forgiven = FORGIVEN
name-clue-copy = COPY
name-clue-promise = PROMISE
name-clue-button = BUTTON
name-clue-salt = SALT
name-clue-ember = EMBER
name-clue-lullaby = LULLABY
name-clue-chip = CHIP
name-clue-soot = SOOT
name-clue-list = LIST
name-clue-fix = FIX
name-clue-bridge = BRIDGE
name-clue-pillow = PILLOW
name-clue-leaven = LEAVEN
name-clue-watermark = WATERMARK

# What clues look like
about-clue-rope = A double knot; neither of the two thieves can undo it alone.
about-clue-hole = A cross with a dot: Zag's mark.
about-clue-renewed = What is said when the bread is passed to the left.
about-clue-namesake = Somebody small with almost your name, who scratches behind the ear as you do.
about-clue-stain = A blot on your left cuff. It will not come out.
about-clue-feather = The third of the left wing, and white: the bird that knows the ways out.
about-clue-key = Small, of iron, and always warm.
about-clue-hum = Five notes, the fourth late.
about-clue-returned = A hollow in your palm, and it stays warm.
about-clue-forgiven = A string from which the last knot has been undone.
about-clue-copy = A carbon on which no blot has come through.
about-clue-promise = An envelope addressed “Back”.
about-clue-button = Red, on a string, round a woolly neck.
about-clue-salt = A pinch, licked from the back of the hand.
about-clue-ember = A coal in a tea tin. It must be kept company.
about-clue-lullaby = A cradle song that breaks off before its last line.
about-clue-chip = As small as a lentil; it shines when another of its kind is shining.
about-clue-soot = Eighteen strokes, and a nineteenth only begun.
about-clue-list = Eighteen names, and a torn edge.
about-clue-fix = Half a brass farthing. Moss has the other half.
about-clue-bridge = Two lines with their feet turned out.
about-clue-pillow = No larger than a loaf, striped, one corner chewed.
about-clue-leaven = A walnut shell with a spoonful of Auntie in it.
about-clue-watermark = A hare that looks back over its shoulder.

# The character card
sheet-experience = Experience to spend
sheet-stars = Experience earned
sheet-squares = Adventures
sheet-steps = Steps of the story
sheet-talents = Talents
sheet-clues = Clues
sheet-sides = On the way to you
name-map-2 = { option-map-2 }
name-map-3 = { option-map-3 }
name-map-4 = { option-map-4 }
name-map-5 = { option-map-5 }
name-map-6 = { option-map-6 }
name-map-7 = { option-map-7 }
name-map-8 = { option-map-8 }
name-map-9 = { option-map-9 }
name-map-10 = { option-map-10 }
name-map-11 = { option-map-11 }
name-aside = beside the board

# Questions, answers and the words to type
ask-learn = Which talents do you learn?
ask-read-on = Read who you are.
ask-against = { $others ->
    [yes] Whom do you fight? Or do you go past?
   *[no] Whom do you fight? There is no slipping past.
}
ask-pass = Fight, or walk past?
ask-set-free = Let an animal go?
do-learn = Learn { $thing }
do-read-on = Set out
do-against = Fight { $thing }
do-pass = Walk past
do-bribe = Pay a coin and walk in
do-set-free = Let { $thing } go for hearts
verb-learn = learn
verb-read-on = read-on
verb-against = against
verb-pass = pass
verb-bribe = bribe
verb-set-free = set-free

# What happens
event-ExperienceGained = { $you ->
    [yes] A star on your card: { $experience } experience to spend.
   *[no] { $seat } gains experience: { $experience } to spend.
}
event-TalentLearnt = { $you ->
    [yes] You learn { $talent }.
   *[no] { $seat } learns { $talent }.
}
event-ClueLearnt = { $you ->
    [yes] You note a clue: { $clue }.
   *[no] { $seat } notes a clue: { $clue }.
}
event-SideNoted = { $you ->
    [yes] Something will catch up with you: you note a side adventure.
   *[no] { $seat } notes a side adventure.
}
event-BossesWait = In the Last Ruin wait: { $bosses }.
event-BossFell = { $you ->
    [yes] You defeat { $boss }.
   *[no] { $seat } defeats { $boss }.
} { $left ->
    [0] Nobody is left of those who waited.
   *[other] Still waiting: { $left }.
}
event-AnimalFreed = { $you ->
    [yes] You let an animal go and take heart.
   *[no] { $seat } lets an animal go and takes heart.
}
event-Bribed = { $you ->
    [yes] A coin opens the { $building } to you.
   *[no] A coin opens the { $building } to { $seat }.
}
event-Caved = { $you ->
    [yes] You look round in the mine: { $die }.
   *[no] { $seat } looks round in the mine: { $die }.
}

# How a game of a journey ends
line-fulfilled = Nothing left undone: { $thing }
outcome-journey-on = { $played ->
    [one] The first map lies behind the company.
   *[other] { $played } maps lie behind the company.
}
outcome-ruin-lost = { $left ->
    [one] One of those who waited still stands: the Last Ruin keeps its gates shut, and all have lost. It may be tried again.
   *[other] { $left } of those who waited still stand: the Last Ruin keeps its gates shut, and all have lost. It may be tried again.
}
outcome-journey-over = The journey is over. { $hero } is the champion with { $points } points from all maps.
outcome-champion = { $hero } is the champion, with { $points } points from all maps.
outcome-champions = { $hero } and others share the championship, with { $points } points from all maps.

# At the table
area-sheet = { $you ->
    [yes] Your character
   *[no] { $seat }: the character
}
area-story = Your story so far
area-talents = Talents to learn
note-experience = { $experience ->
    [one] 1 star to spend
   *[other] { $experience } stars to spend
}
note-squares = Adventures: { $done } of 30 · experience to spend: { $experience }{ $sides ->
    [0] {""}
   *[other] {" · on the way to you: "}{ $sides }
}
note-steps = Story: { $done } of { $all } · experience to spend: { $experience }{ $sides ->
    [0] {""}
   *[other] {""}
}
piece-clue = A clue, noted for good: { $clue }.
story-unwritten = Nothing yet. The road will see to that.
