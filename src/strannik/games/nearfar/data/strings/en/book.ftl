## The adventures of map 1

adventure-A-title = A Kettle for Two
adventure-A-read = Round a bend of the passage you come upon a camp with nobody in it. A lamp burns, a kettle is just beginning to sing, and two cups have been set out: one of tin, one of painted clay, chipped but clearly the good one. The blanket is still warm. On a flat stone lies half a game of pebbles, black to move. A line of footprints leads off into the dark, in no hurry at all, and does not come back. Somewhere far below, water drips, stops for a while and drips again, like someone trying to remember a tune.
adventure-A-option-1 = Sit down by the lamp and mind the kettle
adventure-A-outcome-1 = You drink your tea and, after some hesitation, move a black pebble. Nobody comes. But when you turn round, the bread basket on the ledge is full, a white pebble has answered yours, and you can almost hear somebody in the dark trying not to chuckle.
adventure-A-option-2 = Follow the footprints
adventure-A-outcome-2 = The steps end at a cleft where a nomad scout hangs by her sleeve, too proud to shout. You haul her up; she finishes the tea, wins the game in four moves, shares out her bread, and ties her clan's yellow cord to your pack with a coin knotted into the end.

adventure-B-title = The Lantern Not for Sale
adventure-B-read = The Lantern Market has no roof, no floor to speak of and no night. Traders hang in nets from the cavern wall, each behind a lamp of their own: oil lamps, bug lamps, a bottle of something that sulks when you look at it. Only one lantern is not for sale. It grows, quite literally, out of the shoulder of an old nomad lampwright, a fat glowing cap on a bent stem, and it has been going out all week. She has tried everything, she says, except asking it. Two nets further down, an outlaw has just cut somebody's purse string and with it, by mistake, somebody's rope.
adventure-B-option-1 = Find out what ails the glowcap
adventure-B-outcome-1 = It is not ill, it is ripe. You persuade the old woman to let it drop, and where it stood a dozen sprouts light up at once. The glowcap itself goes on shining in your hand, a lantern now. It has chosen, says the lampwright; and she ties her yellow cord round its stem, because so have the nomads.
adventure-B-option-2 = Catch the rope, and the thief along with it
adventure-B-outcome-2 = You hold rope, trader and thief until the whole market has arrived with ladders. The trader thanks you with a dried fish. The thief, upside down, thanks you more warmly: he fishes out of his sleeve the green rag with which his gang marks those it owes.

adventure-C-title = The Beetle Auction
adventure-C-read = In a dry cistern an auction is under way, and the auctioneer is deaf. Bids are made by pulling a string tied to his toe. On the block so far: a beetle that fetches, a beetle that refuses to, a crate marked “surely cheese”, and a pack bird with one white feather that edges towards the exit whenever nobody looks. At the back stand four outlaws with a string of their own and no intention of paying; each time they pull it, the old man sells them something, and each time they carry it off laughing. The bird looks at you. It looks at the string. It looks at you again.
adventure-C-option-1 = Put down a coin and pull at the right moment
adventure-C-outcome-1 = You tug while the outlaws are busy with the fetching beetle. Sold! The bird is at your side before the hammer falls, and the crate, thrown in to round off the price, really is mostly cheese.
adventure-C-option-2 = Take the outlaws' string away from them
adventure-C-outcome-2 = It is a short discussion. When it is over they pay for everything they have bought since spring, counting it into the old man's hat with great courtesy. The hat gives you the cheese. The outlaws give you their green knot, and ask whether you would care to do this sort of thing for a living.

adventure-D-title = Nine Hundred Steps
adventure-D-read = The Weeping Stair goes down nine hundred steps, and water runs over every one of them. Those who come back say that it cries for a garrison that marched down in good order and forgot the way up. You can hear them tonight, far below: boots, a drum, a sergeant who has been shouting the same number for three hundred years. In the wall beside the four-hundredth step something glitters under the running water. And from deeper down rises a cold that has an edge to it, as if someone had left a door open, or drawn a sword.
adventure-D-option-1 = Look for the place where the stair keeps its tears
adventure-D-outcome-1 = Behind a loose riser the water has been sorting its finds for centuries, the dull to the left, the bright to the right. You take two gems from the right and, from the middle, a tin of the garrison's biscuit, still crisp. You put the riser back. The stair stops weeping, hiccups, and goes on.
adventure-D-option-2 = Go all the way down and relieve the garrison
adventure-D-outcome-2 = The sergeant fights as he counts, without end and without anger, until you beat him. “Relieved!” he cries and salutes, and the garrison goes out like a row of candles. His blade stays behind, so cold that it smokes, with two coins tied to the hilt: three hundred years' pay, less deductions.

adventure-E-title = Two on One Rope
adventure-E-read = From the wall of a chasm juts a knob of rock; over the knob runs a rope, and on its two ends hang two thieves, level with each other, like a pair of buckets. If one lets go, the other drops. They have been there since breakfast, and the talk has got as far as childhood. Between them, snagged on a spur just out of reach of both, swings the sack they stole: the wages of all the lamp-trimmers of the east gallery. “Pull me up first,” says one. “No, me,” says the other. “He snores.” In the distance you can already see lamps, a great many lamps, and they are running this way.
adventure-E-option-1 = Bring up both at once, and then the sack
adventure-E-outcome-1 = It takes a pulley, a boot and some arithmetic. Both thieves arrive at the same moment, and so do the lamp-trimmers. You hand over the sack; they press on you a coin out of it and a sausage, and light you all the way to the crossroads, which in these parts is an honour and is talked about.
adventure-E-option-2 = Snatch the sack and break through the lamps
adventure-E-outcome-2 = The sack comes away, the lamp-trimmers come up, and you go through them shoulder first. When you stop to count, there are five coins left. Behind you the thieves, still on their rope, are describing you to everyone in very great detail.

adventure-F-title = The Moth Above the Mystics
adventure-F-read = The ceiling of this cave is soft and grey, and it breathes. It takes you a while to understand that it is one moth, asleep, and that the dust drifting down from its wings is what makes you smile. Beneath it some twenty mystics lie on their mats with folded hands and wait to learn what it is dreaming. They have waited twelve years. The rule is silence; the youngest holds up a slate on which somebody has written in exhausted chalk: “It dreams of a lamp. We have no lamp big enough.” Someone moves up to make room for you and pats the mat.
adventure-F-option-1 = Lie down for an hour
adventure-F-outcome-1 = You dream of a place where every door has been left ajar for you. When you wake, rested, there is dust on your eyelashes, your heart beats slow and full, and the youngest mystic has covered you with her own blanket.
adventure-F-option-2 = Show the moth a lamp it will believe in
adventure-F-outcome-2 = You prop tin plates and wet slates along the walls until one small flame burns everywhere at once. The moth opens an eye as large as a door and tells its dream to the whole cave. The mystics break their silence and then, over a shared loaf, their fast; your sleeve gets a stroke of blue chalk.

adventure-G-title = The Seller of Weather
adventure-G-read = A lizard in a raincoat keeps a stall of weather. In caverns where no rain has fallen since the ceiling was called the sky, this takes character. “Drizzle, by the cup. Thunder, in tins, shake before opening. And this,” she lowers her voice, “is a warm evening. The last. My grandmother bottled it.” Trade is slow. Her hatchlings have never seen a cloud and believe that their mother makes them up; the eldest has begun to tell the customers so. Along the jar labelled “evening” runs a crack as fine as a hair, and it is growing longer as you watch.
adventure-G-option-1 = Tell the hatchlings what rain is
adventure-G-outcome-1 = You do the drops with your fingers, the wind with your cheeks and the thunder on a tin. By the end three hatchlings are hiding under the stall in perfect bliss. Their mother says nothing; she paints a small red scale on your sleeve and gives you two hot pasties for the thunder.
adventure-G-option-2 = Buy the evening for a coin and mend the jar
adventure-G-outcome-2 = Wax, thread, a steady hand: the crack stops. You hand the jar straight back, since an evening like that is wasted on one person. So she opens it, and for an hour the whole street sits in the last of the sun with a pasty each. You are given a red scale, and you stay warm for days.

adventure-H-title = The Lake That Listens
adventure-H-read = The Blind Lake shows no reflections. Hold a lamp over it, and you see the lamp go out. A mystic in a flat boat is letting down a bell on a line, fathom after fathom, and marks each sound on her sleeve. She is drawing the lake a map of itself, she explains, so that it may stop bumping into its shores. One sounding is missing, out in the middle, and there the line always comes up bitten through. “It is not a fish,” she says. “I should have liked it to be a fish.” The boat has room for one more and, as you now notice, for a harpoon.
adventure-H-option-1 = Sound the middle by ear
adventure-H-outcome-1 = You knock on the hull and count the beats until the answer comes. Sixty-one, and a sort of purr. The mystic closes the last curve and ties the chart with blue thread, and you along with it, by the wrist. And the waves, for the first time, come to the shore as if they knew the way.
adventure-H-option-2 = Let down the harpoon and hold on
adventure-H-outcome-2 = It is not a fish. It tows you twice round the lake, runs out of temper, then out of breath, and gives up the bells it had swallowed, the gem it had been saving, and the matter as a whole. The mystic winds her blue thread round your arm and shares a fish with you, a real one.

adventure-I-title = Something in the Stew
adventure-I-read = An outlaw band sits round a cauldron with swords drawn. Nobody is threatening you; they are threatening the stew. It was an ordinary stew until this morning, says the cook, who has been tied to a stalagmite as a precaution, and then he put in the pale root from the lower passage. Since then it has eaten three spoons, a boot and the ladle, and it has begun to hum. The captain wipes his forehead. Supper is in an hour, the nearest tavern is four days away, and his men are looking at him in a way he does not care for.
adventure-I-option-1 = Fight the stew
adventure-I-outcome-1 = You go at it with a pan lid and a long fork. It puts up a better fight than most of what one meets down here, but in the end it boils over, gives up and turns out to be excellent stew. Everyone has a second helping, and you are sent off with the rest in a pot.
adventure-I-option-2 = Go down to whatever the root belongs to
adventure-I-outcome-2 = In the lower passage a kind of willow made entirely of teeth is missing one of its toes. You dissuade it, firmly and at length, from coming up to fetch it. The stew falls quiet; the captain unties the cook, then his purse, for a coin, and then his own green rag, and makes room for you.

adventure-J-title = The Post Below
adventure-J-read = Where five tunnels meet, a nomad postwoman sits on her own bag and reads other people's letters. Only the envelopes, she adds with dignity. A burst spring has washed off the addresses, all two hundred of them, and what is left is no help: “To my brother, third echo on the left”, “Mother, you know where”, “For whoever lives behind the warm wall”. In thirty years of walking these caverns she has never once brought a letter back. Her lamp has oil for an hour, and she has one biscuit, which she breaks in two.
adventure-J-option-1 = Sort the letters by smell, paper and hand
adventure-J-outcome-1 = The warm wall smells of yeast, so that is the bakery; the brother writes on sailcloth, so that is the ferry. By the last drop of oil all two hundred have a home. She stamps your sleeve in nomad yellow, pays you the regulation coin for overtime, adds a biscuit tin from the bakery, full, and runs.
adventure-J-option-2 = Eat half a biscuit and keep her company
adventure-J-outcome-2 = You chew, and she tells you what thirty years of other people's good news will do to a person. It is catching. By the time you get up you no longer doubt that the letters will arrive, and your heart is good for another day's march.

adventure-K-title = The Crack That Breathes
adventure-K-read = In the middle of the path there is a crack, and the crack breathes: in for as long as you count to twelve, out for as long as it takes to regret leaning over it. On the out-breath things come up. A glove. A playing card. A page of a cookery book. Treasure hunters have pitched a tent beside it, with a net, a rota and a very large man to guard the net. Looking is free, he explains; breathing is extra. Twelve, thirteen … This time the crack is late, and it seems to you that it is thinking.
adventure-K-option-1 = Catch its rhythm and reach in
adventure-K-outcome-1 = On every ninth breath it hesitates, as if about to say a name. You wait for that, put your arm in up to the shoulder, and something in there lets go: a treasure in oilcloth, two gems rubbed smooth by years of not quite deciding, and a bun, oddly fresh.
adventure-K-option-2 = Discuss the price of air with the large man
adventure-K-outcome-2 = He is large, but he has been sitting for a month. The treasure hunters, who were afraid of him themselves, hold your coat, and afterwards they refund the air, yours and other people's, at a fixed rate. It comes to three coins.

adventure-L-title = After You
adventure-L-read = The tunnel is one cart wide, and two carts stand in it nose to nose: nomads with salt, nomads with pepper. “After you,” says the salt. “We could not possibly,” says the pepper. Among nomads whoever is given way to owes a favour, and neither family can afford another. So here they have stood since Tuesday, bowing. The children have been sent to each other's school. There is talk of a betrothal. And behind the pepper a gang of toll sharks has noticed that the queue is not moving, and has begun to charge for standing.
adventure-L-option-1 = Find a way for both to go second
adventure-L-outcome-1 = You have them change carts on the spot, and each family drives off backwards the way it came: the salt with the pepper, the pepper with the salt. Nobody has gone first. The feast lasts until dawn; you are declared a cousin of both, tied up in yellow cord, and loaded with ham and bread for the road.
adventure-L-option-2 = See the toll sharks off
adventure-L-outcome-2 = They leave faster than they came, and without the takings. The nomads share these out scrupulously among all who had paid, with a coin for you, and the story of it sets off in both directions at once, growing as it goes.

adventure-M-title = The Last Word
adventure-M-read = In the Hall of Echoes nothing that was ever said has quite stopped. At the entrance you hear yesterday's good mornings; further in, a quarrel two hundred years old, worn down by now to its vowels. And at the far end, on a heap of sayings as high as a house, lives the oldest echo of all. It has got loose from its voice, answers to nobody, and wants the last word in every conversation. It is also very lonely. Halfway along, among the quieter proverbs, cave goats have moved in, and the billy has learnt to butt into things.
adventure-M-option-1 = Let the echo have the last word
adventure-M-outcome-1 = It takes all evening and most of a cheese. You tell it everything and leave the end of each sentence free. At last it says something that nobody said first: “Keep warm, and take the cheese.” Then it curls up in an empty shell, small enough to be carried, and hums when you hold it to your heart.
adventure-M-option-2 = Argue it out with the goats
adventure-M-outcome-2 = You come out of the debate with bruises, with the last word, and with so much goat's cheese that your pack creaks. Behind you the hall repeats the billy's defeat verse by verse, and will be at it for some time.

adventure-N-title = Warm Sand
adventure-N-read = The lizardfolk bury their eggs in the warm sand above the fire vein, and for a month the whole village sits round them and argues about names. This year the vein has cooled. The elders have lit fires, laid on hands, sung; now they have lain down on the sand themselves, all forty of them, like a patterned carpet, and ask you kindly not to step on anybody. From the shaft that leads to the vein you can hear what the matter is: somebody has made a bed in the warm draught, and snores. It is a glogo. These caverns are called after them, and it was thought that there were none left. A pack bird, harnessed to the winch, refuses to go any nearer.
adventure-N-option-1 = Bring the warmth round another way
adventure-N-outcome-1 = Behind the bakery there is an old flue; you clear out a century of crumbs, and by nightfall the sand is warm, and the glogo snores on. At dawn the first egg cracks. After a long debate the hatchling is given a name suspiciously like yours, and you are given a red scale and a basket of warm loaves.
adventure-N-option-2 = Go down and wake the glogo
adventure-N-outcome-2 = It wakes badly. It is as large as a barn and mostly eyebrow; but in the end it begs everybody's pardon and leaves, bedding and all, and the warmth comes up like a laugh. The lizardfolk paint you red to the elbows and bake you a bun. And the bird will not hear of working for anybody else.

adventure-O-title = The Painted Wall
adventure-O-read = Someone has painted the whole length of this passage with a procession: kings, cooks, beasts, children, a dog that turns up again every few yards. It took hundreds of years, and you can see the hands change. But the further you walk, the fresher the paint, until it is wet, and the last figure in the row is you, down to the mended strap. In front of the wall sits a very old mystic with a very small brush. “You are late,” he says. “I have had to guess the face. As for what comes next, I do not know; none of us ever did.” And he holds out the brush to you, handle first.
adventure-O-option-1 = Sit still, so that he gets the likeness
adventure-O-outcome-1 = He paints slowly and talks about the dog. In the finished picture you look like somebody to whom good things happen. The gem from which he ground your eyes, what is left of it, he lays in your palm; and you go on with a light heart, like the one in the picture.
adventure-O-option-2 = Take the brush and paint what comes next
adventure-O-outcome-2 = You think for a long while and then do it in five strokes. The old man looks, looks again, and calls the others; they climb out of holes in the wall, blue to the elbows. Now, they say, it is clear where all this is going. Blue thread, a gem for the light in the dog's eye, and supper.

adventure-P-title = The Well of Names
adventure-P-read = People who are tired of being themselves come to the Well of Names, call their old name down and wait for another to come up. Tonight a traveller kneels at the edge and calls, and nothing answers: three names gone already, and not one in return. The keeper, an outlaw who took up honest work under a name she found here, shrugs. The well is full, it happens, everybody throws in and nobody bails out. If it is not cleared by morning it will overflow, and the whole cavern will be answering to “Gertrude”. There are a bucket, a ladder, and a traveller who looks up at you with nothing to be called by.
adventure-P-option-1 = Find a name for the traveller
adventure-P-outcome-1 = You try on several. One of them makes the eyes light up and sits as though it had been worn for years. The traveller says it over three times, laughs, breaks out the bread saved for a sad occasion, and shoulders the heavier of your bags: your companion is somebody quite new, and curious to see who.
adventure-P-option-2 = Climb down and bail the names out
adventure-P-outcome-2 = They are slippery and cold, and somebody is clinging to each of them. By dawn they lie drying in rows on the stones, and the water murmurs again. Half of the keeper's old gang comes to fetch what it once threw away. They tie their green rag on you, give you a bun, and thank you, every one, by name.

## What the log calls them

name-A = { adventure-A-title }
name-B = { adventure-B-title }
name-C = { adventure-C-title }
name-D = { adventure-D-title }
name-E = { adventure-E-title }
name-F = { adventure-F-title }
name-G = { adventure-G-title }
name-H = { adventure-H-title }
name-I = { adventure-I-title }
name-J = { adventure-J-title }
name-K = { adventure-K-title }
name-L = { adventure-L-title }
name-M = { adventure-M-title }
name-N = { adventure-N-title }
name-O = { adventure-O-title }
name-P = { adventure-P-title }
