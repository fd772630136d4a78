# Raiders
name-patch = Patch
enemy-patch = Sewn together by an aunt who ran out of grey. He would sooner frighten you than hurt you: on a 1 a blow that lands costs a card, not a wound; on a 3 he goes off with an item, and whoever beats him has it back. Lay a part before him when he strikes, and once in an enemy turn he counts it instead.
name-two_coats = Two-Coats
enemy-two_coats = Wears what he steals, one thing over the other: every item he carries makes him one harder to hit. All of it falls to whoever beats him. He, too, stops to count a part.
name-ledger = The Ledger
enemy-ledger = Writes a receipt for everything he takes, in very small letters. Beat him and you find the receipts cashed: one part more. A part laid down is counted twice.
name-whistle = Whistle
enemy-whistle = A rat with a referee's pea and no game. On a 1 he does not strike, he blows: one more threat card comes to the track. With a 2 or 3 he throws gravel two spaces far.
name-umbrella = Umbrella
enemy-umbrella = Behind half a cocktail parasol. Shots at him are one harder, and the ferrule reaches a space further than the rat.
name-ma_toll = Ma Toll
enemy-ma_toll = She lives by exact change. On a 1 she takes a part for the road instead of drawing blood. Stand before her, lay down an odd sum (1 part) and argue it through (intuition 7): she is busy till you are gone. Whoever has the treaty pays nothing at all.

# Brawlers
name-thistle = Thistle
enemy-thistle = Nobody hits a hedgehog for nothing: miss him at arm's length and you lose a card. With a 1 he only squares up and does not strike after walking. After a 3 he is tired, one easier to hit. Paws without a weapon he strikes only when you stand alone.
name-excuse_me = Excuse-Me
enemy-excuse_me = Begs your pardon before every blow, and means it: you draw a card before you defend. Otherwise a brawler like all of them, tired after a 3, too proud to hit the unarmed in company.
name-heavy_paw = Heavy Paw
enemy-heavy_paw = Slow as a wardrobe and as easy to argue with. He shoves already with a 2, and with a 3 two spaces far. Then he needs to sit down: one easier to hit.
name-lullaby = Lullaby
enemy-lullaby = Hums while he fights; it has never worked on himself. A blow of his with a 2 leaves you slowed. After a 3 he is tired, and for a moment almost happy.
name-good_night = Good Night
enemy-good_night = Champion of everybody who cannot sleep. Defend against him three times running and he sits down beside you, counted as beaten. If the Quiet Room stands, tell him so, and he goes there by himself.

# Scorpions
name-boot_lodger = The Boot Lodger
enemy-boot_lodger = Has paid for the left boot with a dead fly. With a 1 it does not leave the house. No scorpion ever crosses a coloured line: step over one and you are as good as gone.
name-slipper = Slipper
enemy-slipper = All you see is felt. Shots at it are one harder. It follows over dashed lines only, and its 3 is poison.
name-old_needle = Old Needle
enemy-old_needle = Remembers the people: they used to shake their shoes out. A 2 leaves you slowed, a 3 leaves you poisoned, wound and blood alike.

# Lizards
name-bonnet = Bonnet
enemy-bonnet = Owns the warmest car of the street. From a sunlit space it is faster than a thought; in the shade it goes one space and thinks better of it.
name-gutter_tail = Gutter-Tail
enemy-gutter_tail = The first wound you give it is its tail, which goes on fighting the floor. In the shade it goes one space only.
name-sill = Sill
enemy-sill = A tongue one space long. What it hits with a 2 or 3 it pulls over to itself; with a 1 it only licks a card out of your paw.
name-sunday = Sunday
enemy-sunday = The oldest lizard in the city, and the only one who remembers when it was warm every week. In the shade he falls asleep where he lies and does nothing at all. Pull the blind.

# Those who share a card
name-roach = Roaches
enemy-roach = They all move at once, like a spilled thought, each to whoever is nearest. They do not enter a space that is lit or burning.
name-drone = Hornet Drones
enemy-drone = Made to look after flowers, they look after voltage now: they fly at whoever has most batteries, over white lines too. Drop a battery when one strikes and it carries it home, and stays there.

# Bosses
name-cat = Nobody's
enemy-cat = The Cat. She goes where the last noise was, an attack or a clattering thing on somebody's back, and only then looks who is nearest. She has not slept for three years.
name-dustfeather = Dustfeather
enemy-dustfeather = One does not hear him, one hears that it has become quiet. He flies over every line but a wall. Under a roof, on a hiding place, he cannot take you. Whoever brought the egg back need only say so.

# From the discovery deck
name-toll_clerk = The Toll Clerk
enemy-toll_clerk = Ma Toll's nephew, easily persuaded, never finished: lay down a part and he counts it, every single time.
name-referee = The Referee
enemy-referee = Fair is fair: as long as he stands, nobody who was hit in this enemy turn is struck at again.
name-night_raider = The Night Raider
enemy-night_raider = A rat who stopped trying to sleep. He acts even when no threat card lies under him, as with a 1.
name-sundays_daughter = Sunday's Daughter
enemy-sundays_daughter = Carries a shaving mirror. Wherever she stands the sun is shining, for her and for every lizard beside her.
name-roach_speaker = The Roach Speaker
enemy-roach_speaker = The only one of them who talks, and then for all: win it over, and every roach on the page leaves with it. With a 3 it asks for silence and gets a threat card.
name-drone_mother = The Drone Mother
enemy-drone_mother = Too heavy to hurry. With a 3 she does not sting: she lets another drone fly.

# Kinds of enemies
name-raider = Raider
name-brawler = Brawler
name-scorpion = Scorpion
name-lizard = Lizard

# Terrain
name-darkness = Darkness
terrain-darkness = Nobody sees further than a neighbouring space, unless the other stands in the light.
name-rain = Rain
terrain-rain = Fire goes out and nobody burns. The drumming covers every noise: even what rattles can hide.
name-wind = Wind
terrain-wind = Shots between spaces go astray: one harder for heroes, and one weaker from enemies.
name-toxic = Toxic pools
terrain-toxic = Whoever ends a turn in a pool is poisoned.
name-rubble = Rubble
terrain-rubble = A dashed line into rubble costs 2.
name-noise_sensitive = Thin sleep
terrain-noise_sensitive = Whoever ends a turn wearing something that makes noise brings a threat card to the track.
name-high_ground = High ground
terrain-high_ground = From a high space a hero shoots a space further, and one easier.
name-slippery = Slippery
terrain-slippery = Whoever is wounded here slides one space.
name-smoke = Smoke
terrain-smoke = Nobody sees out of their own space, unless one of the two stands high.
name-crowded = Crowded
terrain-crowded = It costs 1 more to push into a space where a stranger or an enemy stands.

# Search tokens
name-search-biscuit = half a biscuit, the better half
name-search-raisins = a box of raisins with a sun on it
name-search-crust = a crust behind the skirting
name-search-screws = two screws that know each other
name-search-paperclip = a paper clip, unbent with care
name-search-spring = the spring of a ball pen
name-search-torch = a torch that only needed a knock
name-search-toy = something with a crank, and the crank
name-search-lunchbox = a lunch box labelled DO NOT EAT
name-search-seedbag = a bag of sunflower seeds
name-search-clock = a kitchen clock, good for its wheels
name-search-tin = a tin of buttons with a useful one
name-search-envelope = an envelope, sealed and never sent
name-search-pocket = a coat pocket, somebody's whole autumn
name-search-doorbell = a doorbell, still warm
name-search-pantry = a pantry that the door hid
name-search-toolbox = a toolbox, ours up to the second tray
name-search-desk = a locked drawer, opened from behind
name-search-handbag = the bottom of a handbag
name-search-sewing-box = a sewing box like an armoury
name-search-safe = a money box without any money

# Encounter cards
page-1-title = Encounters
name-tin_trader = The Tin Trader
page-1-tin_trader = A jar lid comes rolling round the corner and falls over, and a rat with a pencil behind his ear sits down behind it as if it had always been a counter. He looks at what you carry. If there is a part among it he takes it, weighs it against his thumb, and gives you two batteries, which you had not asked for. “Trade,” he explains. He does not get up. He would not mind company.
name-rain_choir = Rain Choir
page-1-rain_choir = Two rats under one parasol, singing to keep their teeth from chattering. They have the melody and you, it turns out, have the second voice. For the length of a verse nobody on either side remembers what the sides were, and everybody finds something in a paw again. Then the parasol is lowered, politely, to see who you are.
name-hedgehog_queue = Hedgehog Queue
page-1-hedgehog_queue = They stand one behind the other, facing a wall. Ask what they are queuing for and the last one says: for the end of it. They let you in because you look tired too. You stand there longer than you meant to. When you step out again somebody behind you has kept your place, and one of your cards.
name-roof_scout = Scout on the Ledge
page-1-roof_scout = A pebble falls in front of you. You look up: ears, a tin pea on a string, a tail that counts you. He has not whistled yet. He is only holding the whistle the way one holds a door for somebody who is still some way off.
name-warm_stone = A Warm Stone
page-1-warm_stone = It lies where the sun comes through and has closed one eye for you. There is room on the stone. You sit down at the cool end, because you were brought up properly, and the ache goes out of your back a whisker at a time. When you get up, both its eyes are open.
name-lost_hornet = The Lost Hornet
page-1-lost_hornet = It hangs before a painted flower on the wall, puts its sting to it, writes something down with a red light, and goes to the next petal. There are six petals. It has been at it long enough to wear the paint off three. A battery has fallen out of it. It has not noticed yet.
name-shopping_party = Shopping Party
page-1-shopping_party = They come with bags. That is the bad sign: whoever brings bags has plans. “Nothing personal,” says the first, and looks at your things, one after the other, as one looks along a shelf.
name-shoe_box = A Box of Shoes
page-1-shoe_box = The lid lifts by a claw's breadth. Then the lid of the next box. Whoever stacked them here sorted them by size; whoever lives in them has sorted it out among themselves. You are standing in the hallway, so to speak, with your boots on.
name-crumb_alarm = Crumb Alarm
page-1-crumb_alarm = Somebody dropped a crumb. It was not even a good one. The wall, which you had taken for brown, comes down to look.
name-short_tempers = Short Tempers
page-1-short_tempers = “You're breathing,” says the hedgehog. You are. “Loudly.” The others put their foreheads together, yawn one after the other without any pleasure in it, and come over to be tired by you.
name-toll_string = A String across the Way
page-1-toll_string = It is tied at the height of your chest, with a bell on it, and you have already rung. One rat holds out a book, the other his coat. While they explain the tariff each of you finds a pocket lighter than before.
name-hot_tin = Hot Tin
page-1-hot_tin = The sheet of tin shivers in the heat; then part of it gets up. What you took for rust has elbows. It is four spaces away. It was five.
name-hum_above = Something in the Air
page-1-hum_above = First a draught, then a tone, then the shadow of four wings on the ground between you, with nothing above it yet. It comes to the one whose pockets crackle.
name-wrong_house = The Wrong House
page-1-wrong_house = You have walked in on a quarrel about a slipper. The scorpion lives in it, the hedgehog wants to. They look at you, and for the first time today they are of one mind.
name-tapping_wall = Tapping in the Wall
page-1-tapping_wall = Three, a pause, three. You tap back, as one does. A longer pause. Then the plaster falls out, and it was not a wall they were knocking at but you.
name-sleepwalker = The Sleepwalker
page-1-sleepwalker = A hedgehog comes along with open eyes, holding an alarm clock to the chest like an infant, and does not see you. He walks to the edge, turns, walks back. He is asleep in every part except the one that counts.
page-1-sleepwalker-option-1 = Walk beside him and talk about nothing
page-1-sleepwalker-outcome-1 = You talk of lint. Of soup. You match your step to his for so long that your own eyes fall shut, and when you open them he sits by the wall and asks, quite clearly, whether there is room where you live.
page-1-sleepwalker-failure-1 = You say the word “tomorrow”. His eyes come round to you one after the other. Whatever he was nearly inside of, he has been thrown out of it now, and you were holding the door.
page-1-sleepwalker-option-2 = Wait until he has passed
page-1-sleepwalker-outcome-2 = It takes a while. It takes, by his clock, exactly until it rings.
name-honest_bet = An Honest Bet
page-1-honest_bet = Three thimbles, one pea, one rat who rolls up his sleeves although he has none. “Honest,” he says. “I'd know where it is, you see. That's what makes it honest.” His nose twitches toward the food.
page-1-honest_bet-option-1 = Stake 1 food and watch his elbows
page-1-honest_bet-outcome-1 = The pea was never under a thimble; it is in his cheek, and he has to laugh, and there it lies. He pays in parts, and shakes paws with each of you twice.
page-1-honest_bet-failure-1 = You follow the left thimble all the way. It is a lovely thimble. He stays, in case you feel like trying again.
page-1-honest_bet-option-2 = Say that you do not bet
page-1-honest_bet-outcome-2 = “Nobody does,” he says sadly, and shows you a trick instead. Later you notice which card was the trick.
name-same_rat_again = The Same Rat Again
page-1-same_rat_again = You know the coats. You know both of them. So does he know you: it goes over his face like a shutter, up or down. If there is paper between you, he has the paper on him, folded small, and what he hands over is wrapped in it. If there is not, he has brought somebody who can write.
name-rested_hedgehog = The Rested Hedgehog
page-1-rested_hedgehog = He is lying on his back in the middle of the way, and for a moment you think the worst. He is looking at the ceiling. “Four minutes,” he says. “Yesterday. All at once.” If it was you who pushed that drum, he has been waiting to tell somebody, and has brought something. If it was not, the others behind him would like to know who.
name-sparrow_post = Sparrow Post
page-1-sparrow_post = It lands badly, in the middle of you, out of breath with somebody else's news. If the court found for the sparrows, the news is yours and good. If no court ever sat, it eats what it finds on you while it talks; but it has been over the river, and lets that slip.
name-grateful_patient = A Grateful Patient
page-1-grateful_patient = With a cone around the neck one hears everything twice, and she has heard that you were about. She has bandages from the shelf and will not be argued with. She does each of you in turn, sings while she winds, and takes away whatever sits behind the eyes as though that were a thing one could fold.
name-no_more_bell = No More Bell
page-1-no_more_bell = They are waiting, and it is past the time. If the bell was only muffled, they have learnt to listen for you instead: a nod from you and it is break, and they cheer, and it does one good to be cheered by spines. If it was broken, nobody has told them to stop since.
name-wanted_poster = A Poster
page-1-wanted_poster = It shows a one-eyed bear, and under it your ears, rather well done. If the bear went home, somebody has drawn a wreath around it all and left a bun on the nail. If not, there is a number underneath. The ones reading it turn round.
name-row_of_lamps = A Row of Lamps
page-1-row_of_lamps = They stand left and right along the way, one behind the other, each with a matchstick that is not lit yet. If you sat in their parliament, they light them one by one as you come, and the last have brought provisions. If you did not, one of them steps out, clears a throat that it should not have, and begins.
name-wide_awake = Wide Awake
page-1-wide_awake = He sits with his back against the cold wall, because against a warm one he might hope. He has stopped counting anything. If there is a room at your house where it is quiet, say so now and quickly; he will not believe you, and will come. If there is none, he would rather have a fight than another night.
