## The arcade deck

adventure-blind-ferryman-title = The Blind Ferryman
adventure-blind-ferryman-read = The ferryman hauls his ferry along a rope and finds the far side by its sound, but tonight outlaws are banging pots over there to confuse him. His passengers, a nomad family, have stopped singing.
adventure-blind-ferryman-option-1 = Steer by the echoes for him
adventure-blind-ferryman-outcome-1 = You land so softly that the goat does not wake, and the nomads knot a yellow cord round your wrist.
adventure-blind-ferryman-option-2 = Cross over on the rope and take the pots away
adventure-blind-ferryman-outcome-2 = It is hard to bang a pot that is already on your head; once they have stopped laughing, the outlaws find you worth knowing.

adventure-singing-well-title = The Singing Well
adventure-singing-well-read = At dusk the well hums in three voices, and the villagers will not drink from it. Something down there is either very lonely or very hungry.
adventure-singing-well-option-1 = Sing the fourth part
adventure-singing-well-outcome-1 = The chord comes out true, the water clears, and the bucket brings up two bright stones along with a mood you have not been in for weeks.
adventure-singing-well-option-2 = Climb down with a knife between your teeth
adventure-singing-well-outcome-2 = It was hungry; now it is somewhere else, and it has left behind everything its guests ever had in their pockets.

adventure-three-toll-brothers-title = Three Brothers, One Bridge
adventure-three-toll-brothers-read = Three brothers each claim to own the bridge, and each wants the toll for himself. The queue of carts has long since gone out of sight.
adventure-three-toll-brothers-option-1 = Draw up a timetable
adventure-three-toll-brothers-outcome-1 = Mornings, noons and nights: the brothers shake hands, and the carters pass a hat round for you.
adventure-three-toll-brothers-option-2 = Cross without paying any of them
adventure-three-toll-brothers-outcome-2 = All three end up under their bridge, and the outlaws in the queue cheer you to the last cart.

adventure-lizard-wedding-title = A Lizard Wedding
adventure-lizard-wedding-read = The bride's family dances, the groom's family wrestles, and both have taken you for a guest. Refusing would be rude; choosing may be worse.
adventure-lizard-wedding-option-1 = Dance the tail-step without a tail
adventure-lizard-wedding-outcome-1 = You tread on nobody's tail, which the grandmothers declare a sign, and you are sent off with a red ribbon and a pie.
adventure-lizard-wedding-option-2 = Wrestle the groom's uncles
adventure-lizard-wedding-outcome-2 = You throw two uncles and have the tact to let the third throw you; the feast that follows restores everything but your dignity.

adventure-rusted-giant-title = The Rusted Giant
adventure-rusted-giant-read = A giant of iron has been walking in a circle since before the war, and its path is now a ditch as deep as a house. Today it has stopped, and is looking at you.
adventure-rusted-giant-option-1 = Open the hatch in its heel and think fast
adventure-rusted-giant-outcome-1 = Under the jammed cog lies what some long-gone mechanic hid there, and the outlaws who had bet on you call you one of their own.
adventure-rusted-giant-option-2 = Climb it and fight for the lever
adventure-rusted-giant-outcome-2 = The giant kneels at last, and mystics and lizardfolk come from opposite sides to see who taught it manners.

adventure-caravan-in-the-mud-title = A Caravan in the Mud
adventure-caravan-in-the-mud-read = Six wagons have sunk to their axles, the drivers are arguing about whose fault mud is, and mud leeches the size of cats are coming towards the noise.
adventure-caravan-in-the-mud-option-1 = Lay a road of branches and turnips
adventure-caravan-in-the-mud-outcome-1 = The turnips are lost and the wagons saved, and the cook knows who deserves a second helping.
adventure-caravan-in-the-mud-option-2 = Hold off the leeches until the last wheel is free
adventure-caravan-in-the-mud-outcome-2 = The nomads count their wagons, then their children, then a coin into your palm, and give you a name in their own language.

adventure-midnight-flock-title = The Midnight Flock
adventure-midnight-flock-read = Running birds pour through your camp in the dark, hundreds of them, with two lizard herders shouting somewhere behind.
adventure-midnight-flock-option-1 = Whistle the leader to a halt
adventure-midnight-flock-outcome-1 = The leader stops beak to nose with you, the flock stops behind it, and the herders insist that you keep a bird: it has clearly chosen.
adventure-midnight-flock-option-2 = Stand fast and catch what you can
adventure-midnight-flock-outcome-2 = What you catch is mostly the provision cart; the herders, out of breath, wave a claw and tell you to keep the cheese.

adventure-hermits-bees-title = The Hermit's Bees
adventure-hermits-bees-read = A hermit sits on his roof. His bees have gone on strike, he says, and they have put their demands in writing, in wax.
adventure-hermits-bees-option-1 = Negotiate
adventure-hermits-bees-outcome-1 = More clover, fewer sermons: both sides sign, and the hermit pays you in honeycomb and the coin he was saving for a quiet year.
adventure-hermits-bees-option-2 = Make smoke and grab a frame
adventure-hermits-bees-outcome-2 = You come away with honey, seven stings and the sincere contempt of the bees.

adventure-glass-dunes-title = A Field of Glass
adventure-glass-dunes-read = Fire once fell here and turned the ground to glass, and in every pane, the mystics say, a different year can be seen. A crab as wide as a cart is supping on the splinters.
adventure-glass-dunes-option-1 = Find the pane that shows tomorrow
adventure-glass-dunes-outcome-1 = You tell the mystic waiting there what you saw; she saw the same, and from now on her people trust your eyes.
adventure-glass-dunes-option-2 = Chase the crab off its supper
adventure-glass-dunes-outcome-2 = The crab sidles away, offended, and leaves two stones too hard even for its claws.

adventure-grave-diggers-title = The Honest Gravediggers
adventure-grave-diggers-read = Two gravediggers have dug up a door instead of a grave and cannot agree whether it opens inward or down.
adventure-grave-diggers-option-1 = Read the lock like a letter
adventure-grave-diggers-outcome-1 = It opens upward; behind it lies a treasure still in its wrapping, and three stones that were left shining for a lamp.
adventure-grave-diggers-option-2 = See to whatever is knocking from inside
adventure-grave-diggers-outcome-2 = The knocker was a large mole with strong opinions, and behind it stood somebody's forgotten luggage.

adventure-drum-of-the-pass-title = The Drum in the Narrows
adventure-drum-of-the-pass-read = Whoever comes through the narrows must be announced on the great drum, but the drummer has a cold, and raiders have noticed the silence.
adventure-drum-of-the-pass-option-1 = Sit down at the drum yourself
adventure-drum-of-the-pass-outcome-1 = Your rhythm is all wrong, and so cheerful that you are still walking to it at the next halt.
adventure-drum-of-the-pass-option-2 = Meet the raiders at the entrance
adventure-drum-of-the-pass-outcome-2 = They came for sleepers and found you awake; the nomads who come through at noon pay in coin and in stories.

adventure-paper-fortress-title = The Paper Fortress
adventure-paper-fortress-read = An exiled clerk has built a fortress out of old decrees, forty rooms of it, and issues a permit for every breath. Lizard couriers have been waiting inside since spring.
adventure-paper-fortress-option-1 = Defeat the clerk by his own regulations
adventure-paper-fortress-outcome-1 = Paragraph nine abolishes paragraphs one to eight; the walls fold up, and you have a debtor in every courier and in every mystic who ever drafted a decree.
adventure-paper-fortress-option-2 = Walk through the wall
adventure-paper-fortress-outcome-2 = Paper tears; the couriers file out behind you one by one and, from pure habit of queueing, share their rations.

adventure-bandit-chess-title = Bandit Chess
adventure-bandit-chess-read = The bandits stop travellers with a chessboard: beat the captain and pass, lose and pay. The white queen has been missing for years; they use a carrot.
adventure-bandit-chess-option-1 = Play, and mind the carrot
adventure-bandit-chess-outcome-1 = On move thirty you take the carrot and eat it, which the captain calls the finest sacrifice he has ever seen.
adventure-bandit-chess-option-2 = Overturn the board for everyone who ever lost
adventure-bandit-chess-outcome-2 = When the dust settles, a long line of former losers comes to collect; what nobody claims is yours, and so is the good word.

adventure-burning-mill-title = The Burning Mill
adventure-burning-mill-read = The mill is on fire, the miller is on the roof, and the villagers are holding a vote on the order of the buckets.
adventure-burning-mill-option-1 = Take charge of the buckets
adventure-burning-mill-outcome-1 = The mill loses its hat but keeps its wheel, and from now on your name is baked into every crust in the village.
adventure-burning-mill-option-2 = Kick in the door and carry the miller out
adventure-burning-mill-outcome-2 = He is lighter than he looks and so grateful that he will not let go of your neck, which warms you better than the fire did.

adventure-stolen-idol-title = The Stolen Idol
adventure-stolen-idol-read = A nomad elder asks whether you have seen a small stone god with a chipped ear. You have: it stands in the tent of the trader who has just invited you to supper.
adventure-stolen-idol-option-1 = Talk the trader into giving it back
adventure-stolen-idol-outcome-1 = By the third cup the trader is ashamed, by the fourth he is generous, and the god rides home on the elder's knee.
adventure-stolen-idol-option-2 = Take it and sell it to the highest bidder
adventure-stolen-idol-outcome-2 = Five coins for a god is a good price; the elder says nothing as you pass, and says it to everyone.

adventure-tax-collector-title = The Tax Collector
adventure-tax-collector-read = A tax collector has lost his way, his bodyguard and the thread of his sums. His chest is heavy, and he asks you, of all people, for the road to town.
adventure-tax-collector-option-1 = Do his sums for a fee
adventure-tax-collector-outcome-1 = It turns out that he owes the village more than it owes him; he pays everybody, you included, and looks ten years younger.
adventure-tax-collector-option-2 = Point out the wrong road and wait in the ravine
adventure-tax-collector-outcome-2 = The bodyguard turns up after all, too late to be of help and just in time to remember your face.

adventure-wounded-scout-title = The Wounded Scout
adventure-wounded-scout-read = An outlaw scout lies under a thorn bush with a bad leg and a worse temper. Quite close by, three bounty hunters are beating the grass.
adventure-wounded-scout-option-1 = Set the leg without a sound
adventure-wounded-scout-outcome-1 = Not a twig snaps and, in the end, not a bone; the scout tries the leg, grunts, and falls in beside you.
adventure-wounded-scout-option-2 = Lead the hunters astray, at the cost of bruises
adventure-wounded-scout-outcome-2 = They do not find the scout, but they do find you, and in their hurry to be elsewhere they leave a purse behind.

adventure-pit-fighters-title = The Fighting Pit
adventure-pit-fighters-read = In a dry cistern lizardfolk wrestle for copper and honour. The bookmaker, who has no eyebrows left, will take any bet.
adventure-pit-fighters-option-1 = Bet a coin on the small one
adventure-pit-fighters-outcome-1 = The small one turns out to be the trainer, and the bookmaker pays you double with a sigh.
adventure-pit-fighters-option-2 = Go down and wrestle the champion
adventure-pit-fighters-outcome-2 = You both fall at once, but the champion falls first, wipes off the sand and asks where you are going next.

adventure-fog-wolves-title = Fog Wolves
adventure-fog-wolves-read = The fog has paws. It circles your fire at the edge of the light, and somewhere inside it a lizard shepherd is calling her sheep by name.
adventure-fog-wolves-option-1 = Keep the fire going and tell the fog stories
adventure-fog-wolves-outcome-1 = The fog sits down to listen, lies across your feet till morning, and goes.
adventure-fog-wolves-option-2 = Walk out with a torch and bring in the flock
adventure-fog-wolves-outcome-2 = You return with nineteen sheep of twenty; the twentieth, it turns out, was always a wolf, and a polite one.

adventure-tower-of-mirrors-title = The Tower of Mirrors
adventure-tower-of-mirrors-read = Every step of the tower shows you as somebody else: a cook, a queen, a wanted criminal. At the top, they say, hangs the one mirror that does not lie.
adventure-tower-of-mirrors-option-1 = Climb, and greet each of them by name
adventure-tower-of-mirrors-outcome-1 = The last mirror shows an ordinary traveller with a very good day ahead, and it keeps its word in full.
adventure-tower-of-mirrors-option-2 = Break through where the glass is thickest
adventure-tower-of-mirrors-outcome-2 = Seven years' bad luck for somebody else, since none of those faces was yours; behind the glass the tower kept its savings.

adventure-salt-duel-title = A Duel over a Hat
adventure-salt-duel-read = At noon two outlaw cousins will fight over a hat. Neither wants to, neither can say so, and it is not even a good hat.
adventure-salt-duel-option-1 = Sew a second hat
adventure-salt-duel-outcome-1 = There is enough lining for another, just as ugly, and the cousins weep with relief on your shoulders.
adventure-salt-duel-option-2 = Challenge them both instead
adventure-salt-duel-outcome-2 = Beaten side by side, they have something in common at last, and the whole neighbourhood speaks well of you.

adventure-river-serpent-title = The Chiming Serpent
adventure-river-serpent-read = The serpent has swallowed the ferry bell and chimes whenever it breathes. Mystics come to pray to the sound; smugglers want their bell back, and everything else that was on the ferry.
adventure-river-serpent-option-1 = Teach it to strike the hours
adventure-river-serpent-outcome-1 = Now the mystics know when to begin a fast and, what matters more, when to end it; the first supper is with you.
adventure-river-serpent-option-2 = Go in after the bell
adventure-river-serpent-outcome-2 = It is roomy inside; you come out with the bell, three gems and the undying respect of those who waited outside.

adventure-lost-tinker-title = The Lost Tinker
adventure-lost-tinker-read = A tinker has walked round the same rock for three days because his bird insists on it. Lizard trackers are watching from above and taking bets.
adventure-lost-tinker-option-1 = Ask the bird
adventure-lost-tinker-outcome-1 = It was the tinker who was lost and the bird who was right; it changes masters on the spot and brings its lunch along.
adventure-lost-tinker-option-2 = Shake the trackers off their rock
adventure-lost-tinker-outcome-2 = They had bet on you, as it happens, and tie a red thread round your wrist with the winnings still warm in their claws.

adventure-quicksand-market-title = The Sinking Market
adventure-quicksand-market-read = Once a month the nomads trade on sinking ground, because nobody haggles for long there. You are in up to the ankles already, and a pickpocket is sinking beside you.
adventure-quicksand-market-option-1 = Pay a coin for the sealed basket and haggle while you can
adventure-quicksand-market-outcome-1 = You talk fast, sink to the knees, and rise with two gems, a new friend and one boot.
adventure-quicksand-market-option-2 = Hold the pickpocket until he gives everything back
adventure-quicksand-market-outcome-2 = He returns your purse, then his own, and promises to reform.

adventure-iron-mask-title = The Iron Mask
adventure-iron-mask-read = On the market stone stands a figure in an iron mask, motionless since morning, with a price chalked on its chest: “My name.” Nobody has guessed it yet.
adventure-iron-mask-option-1 = Work it out from the boots
adventure-iron-mask-outcome-1 = You whisper the name, the mask opens like a flower, and the grateful prisoner leaves you the hoard it was made to guard.
adventure-iron-mask-option-2 = Wrench the mask off
adventure-iron-mask-outcome-2 = It takes an hour and three crowbars; the face beneath says thank you in a voice like gravel and shakes out both sleeves.

adventure-raiders-at-dawn-title = Raiders at Dawn
adventure-raiders-at-dawn-read = The raiders are coming down the slope in good order, and the nomad camp is asleep, all but one small girl, who has seen them, and you.
adventure-raiders-at-dawn-option-1 = Beat every pot in the camp at once
adventure-raiders-at-dawn-outcome-1 = It sounds like an army at breakfast; the raiders turn round, and the camp, being up anyway, sits down to breakfast.
adventure-raiders-at-dawn-option-2 = Meet them half-way, with her slingshot at your back
adventure-raiders-at-dawn-outcome-2 = Her aim decides it; the nomads give you the thanks and her the sweets, and each of you is content with the share.

adventure-star-reader-title = The Star Reader
adventure-star-reader-read = An old mystic reads the stars from the bottom of a chimney, the only place dark enough by day. She can no longer climb out and does not wish to; she wants a second opinion.
adventure-star-reader-option-1 = Tell her what you see
adventure-star-reader-outcome-1 = Where she sees a ship you see a ladle, and between you it becomes a chart for which her whole order is obliged to you.
adventure-star-reader-option-2 = Look for the star that is missing
adventure-star-reader-outcome-2 = It fell, of course: straight down the chimney, years ago, in five pieces, and you are sitting on them.

adventure-clockwork-beggar-title = The Clockwork Beggar
adventure-clockwork-beggar-read = A clockwork beggar sits by the milestone with its palm out, wound down to a whisper: “Spare a turn?”
adventure-clockwork-beggar-option-1 = Wind it up
adventure-clockwork-beggar-outcome-1 = It counts its takings, finds itself well off, and gives you a coin for your trouble.
adventure-clockwork-beggar-option-2 = Clean and set the whole movement
adventure-clockwork-beggar-outcome-2 = The bearings were gems, and worn; it presses the old ones on you and strides off to look for work.

adventure-seed-keeper-title = The Keeper of Seeds
adventure-seed-keeper-read = A keeper carries the last seeds of forty plants in a coat with forty pockets, and there is a hole in it. A trail of seedlings leads back the way he came.
adventure-seed-keeper-option-1 = Share your bread and mend the coat
adventure-seed-keeper-outcome-1 = Every mended pocket holds something that is not a seed, and the keeper has no use for money.
adventure-seed-keeper-option-2 = Follow the trail back and plant it properly
adventure-seed-keeper-outcome-2 = It takes till evening; the nomads who will camp here next year already greet you as the one who made their road green.

adventure-forged-map-title = The Forged Map
adventure-forged-map-read = A peddler sells treasure maps, all of them forged, and one of them, she swears, forged so badly that it has come out correct.
adventure-forged-map-option-1 = Pick out the wrong one that is right
adventure-forged-map-outcome-1 = North is down and the scale is in sausages, but the cross is exactly where it should be.
adventure-forged-map-option-2 = Draw a better forgery and sell it to the crowd
adventure-forged-map-outcome-2 = By evening half the neighbourhood is digging up the other half, and you own the only shovel stall and the only true map.

adventure-puppet-court-title = The Puppet Court
adventure-puppet-court-read = A travelling theatre settles real disputes with puppets, and its verdicts are binding. Today the judge's strings are tangled, and both parties, a lizard and a mystic, are shouting at the wood.
adventure-puppet-court-option-1 = Hold out a hat and sell seats
adventure-puppet-court-outcome-1 = A tangled judge draws a bigger crowd than a wise one, and the puppeteers share the takings.
adventure-puppet-court-option-2 = Take the strings and judge
adventure-puppet-court-outcome-2 = You sentence each to tell the other's side of the story; both do it better than their own, and both peoples hear of it.

adventure-bird-post-title = The Bird Post
adventure-bird-post-read = The post office has run out of letters but not of birds. They queue at the counter, saddled, and look at you with professional hope.
adventure-bird-post-option-1 = Write yourself a letter
adventure-bird-post-outcome-1 = The bird delivers it on the spot and stays for the answer, and there never is one.
adventure-bird-post-option-2 = Sort ten years of lost mail
adventure-bird-post-outcome-2 = One parcel is addressed to “whoever bothers”: a coin, a cake, and a bird to carry both.

adventure-mushroom-choir-title = The Mushroom Choir
adventure-mushroom-choir-read = The mushrooms in this hollow puff in tune whenever somebody walks among them. A nomad choirmaster has been rehearsing them for a month and is close to tears.
adventure-mushroom-choir-option-1 = Step only on the low notes
adventure-mushroom-choir-outcome-1 = The basses shed a basketful of caps, out of gratitude or possibly alarm.
adventure-mushroom-choir-option-2 = Conduct them at a run
adventure-mushroom-choir-outcome-2 = Once round the hollow, with spirit: the choirmaster embraces you, and his whole clan hums it over supper, to which you are of course invited.

adventure-riddle-gate-title = The Riddle Gate
adventure-riddle-gate-read = The gate asks everyone the same riddle and has forgotten the answer. It is quite worried about it.
adventure-riddle-gate-option-1 = Reassure the gate
adventure-riddle-gate-outcome-1 = You talk of other things until late; the mystics who were locked in can leave at last, and they bring supper out with them.
adventure-riddle-gate-option-2 = Solve it
adventure-riddle-gate-outcome-2 = “Of course,” says the gate, and opens on a room that nobody has dusted since the question was new.

adventure-dust-arena-title = The Dust Arena
adventure-dust-arena-read = Once a year outlaws and nomads meet in the dust arena to settle everything the law cannot. This time each side is one fighter short.
adventure-dust-arena-option-1 = Fight for the outlaws
adventure-dust-arena-outcome-1 = You win by a boot's length, and the outlaws lend you a pair for the way home.
adventure-dust-arena-option-2 = Fight for both, one after the other
adventure-dust-arena-outcome-2 = By supper you have cancelled your own victory; nobody is sure who won, and everybody is sure who is invited.

adventure-horned-beetle-title = The Horned Beetle
adventure-horned-beetle-read = A beetle the size of a barn has sat down on the road. On one side of it is a pen of pack birds that cannot get out, on the other a wagon of outlaws who cannot get home to supper.
adventure-horned-beetle-option-1 = Shove it away from the pen
adventure-horned-beetle-outcome-1 = The beetle moves one leg, which is enough, and the first bird out decides that you are its flock.
adventure-horned-beetle-option-2 = Turn it over
adventure-horned-beetle-outcome-2 = It goes over like a ship, the road is free, and the outlaws will not hear of supper without you.

adventure-mercenary-fire-title = The Mercenaries' Fire
adventure-mercenary-fire-read = Mercenaries without a war sit round a fire and quarrel about whose turn it is to be captain. The nomad they have hired as a cook gives you a look over the kettle.
adventure-mercenary-fire-option-1 = Win the captaincy and send them home
adventure-mercenary-fire-outcome-1 = Your only order is “Dismissed”; the cook takes it another way, packs the kettle and comes along with you.
adventure-mercenary-fire-option-2 = Win the captaincy and rob the toll house
adventure-mercenary-fire-outcome-2 = It is over before anyone asks whose toll house it was; afterwards everyone asks.

adventure-smugglers-stair-title = The Smugglers' Stair
adventure-smugglers-stair-read = On a stair cut into the rock smugglers are carrying crates up, and the nomads whose crates they are carry them down again. Nobody has looked inside.
adventure-smugglers-stair-option-1 = Carry down, with your elbows out
adventure-smugglers-stair-outcome-1 = The nomads get their crates back, and a narrow stair proves an excellent place for making friends.
adventure-smugglers-stair-option-2 = Clear the stair and keep the crates
adventure-smugglers-stair-outcome-2 = Gems, coins, and a list of the people they belonged to, long enough to be worrying.

adventure-temple-guard-title = The Temple Guard
adventure-temple-guard-read = The temple fell down a century ago, but nobody relieved its guard. A mystic with a spear bars the way to a heap of stones and asks you, hopefully, for the password.
adventure-temple-guard-option-1 = Fight by the old rules and relieve the guard
adventure-temple-guard-outcome-1 = Beaten according to regulations at last, the guard sleeps for a day, eats for another, and joins you on the third.
adventure-temple-guard-option-2 = Fight on to the inner court
adventure-temple-guard-outcome-2 = There is no inner court any more, but there are pilgrims of two peoples who have waited for generations to see someone get there.

adventure-old-champion-title = The Old Champion
adventure-old-champion-read = The champion of nine provinces now keeps an inn with nine tables, and still bows to every guest as to an opponent. Tonight the house is full, and she asks you for one bout before closing time.
adventure-old-champion-option-1 = Give her a good fight
adventure-old-champion-outcome-1 = She lets you win so gracefully that only you notice, and the house pays for your supper and remembers your name.
adventure-old-champion-option-2 = Try to beat her in earnest
adventure-old-champion-outcome-2 = Silence; then, for the first time in nine provinces, she laughs, and the guests of two peoples rise from their seats.

## What the log calls them

name-blind-ferryman = { adventure-blind-ferryman-title }
name-singing-well = { adventure-singing-well-title }
name-three-toll-brothers = { adventure-three-toll-brothers-title }
name-lizard-wedding = { adventure-lizard-wedding-title }
name-rusted-giant = { adventure-rusted-giant-title }
name-caravan-in-the-mud = { adventure-caravan-in-the-mud-title }
name-midnight-flock = { adventure-midnight-flock-title }
name-hermits-bees = { adventure-hermits-bees-title }
name-glass-dunes = { adventure-glass-dunes-title }
name-grave-diggers = { adventure-grave-diggers-title }
name-drum-of-the-pass = { adventure-drum-of-the-pass-title }
name-paper-fortress = { adventure-paper-fortress-title }
name-bandit-chess = { adventure-bandit-chess-title }
name-burning-mill = { adventure-burning-mill-title }
name-stolen-idol = { adventure-stolen-idol-title }
name-tax-collector = { adventure-tax-collector-title }
name-wounded-scout = { adventure-wounded-scout-title }
name-pit-fighters = { adventure-pit-fighters-title }
name-fog-wolves = { adventure-fog-wolves-title }
name-tower-of-mirrors = { adventure-tower-of-mirrors-title }
name-salt-duel = { adventure-salt-duel-title }
name-river-serpent = { adventure-river-serpent-title }
name-lost-tinker = { adventure-lost-tinker-title }
name-quicksand-market = { adventure-quicksand-market-title }
name-iron-mask = { adventure-iron-mask-title }
name-raiders-at-dawn = { adventure-raiders-at-dawn-title }
name-star-reader = { adventure-star-reader-title }
name-clockwork-beggar = { adventure-clockwork-beggar-title }
name-seed-keeper = { adventure-seed-keeper-title }
name-forged-map = { adventure-forged-map-title }
name-puppet-court = { adventure-puppet-court-title }
name-bird-post = { adventure-bird-post-title }
name-mushroom-choir = { adventure-mushroom-choir-title }
name-riddle-gate = { adventure-riddle-gate-title }
name-dust-arena = { adventure-dust-arena-title }
name-horned-beetle = { adventure-horned-beetle-title }
name-mercenary-fire = { adventure-mercenary-fire-title }
name-smugglers-stair = { adventure-smugglers-stair-title }
name-temple-guard = { adventure-temple-guard-title }
name-old-champion = { adventure-old-champion-title }
