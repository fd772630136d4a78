## The adventures of map 3, the Crimson Forest

section-17-title = The Forester's Stump
section-17-read = Every tree in this forest is red, and has been since a Wednesday in June. They do not drop their leaves any more; they seem unsure what would come after. In a clearing an old forester waters a stump. He felled the oak himself when he was young, he tells you, in an afternoon, for a wager, and won a hat. He has come with the can every evening for the thirty years since the hat wore out. Nothing has ever grown. He does not expect it to. He says good evening to it, pours all round, evenly, and waits until the ground has drunk before he puts on his cap again.
section-17-option-1 = Look for a root that is still alive
section-17-outcome-1 = You dig with your hands until dark. Far down, no thicker than a bootlace, one root is damp; you cut it and wrap half in moss. In the hole lie three gems; he will not have them, he won something here once. Bread and onions he shares out as he waters, evenly. You dream of something green.
section-17-option-2 = Sit down beside him
section-17-outcome-2 = You sit on the grass and he sits on the can. The forest creaks. After an hour he says, “It was a good oak,” and after another, “It was not even a good hat.” You sleep where you are, and someone has put a cap under your head.

section-18-title = The Shorter Way Back
section-18-read = You look round and the birch with the broken arm is forty steps behind you. You walk on, and look round, and it is thirty steps behind you. It has not moved; its roots are in the same stones. It is the path that is less. You walk faster. The milestone you passed at noon is there, and the stream of this morning, and a little way beyond it, quite plain between the trunks, the gate of the place where you slept last night. There is a light in the window. Each time you look there is less in between, and what there was is not anywhere. You can hear it being put away, fold upon fold.
section-18-option-1 = Walk backwards and do not take your eyes off it
section-18-outcome-1 = As long as you watch, it lies still. So you walk backwards until nightfall, each step felt for with your heel. Where the trees end a nomad takes you by the elbow; she came out the same way once. You get a yellow cord, and stew, and more stew, by a fire with a wall behind it.
section-18-option-2 = Turn round and strike at what is folding it
section-18-outcome-2 = It has no face, only hands, long and careful, like those of someone laying away a tablecloth. You hit them until they let go. The path springs back for miles with everything that was in its creases: leaves, a child's shoe, a treasure in a strongbox, three gems. You do not go to look at the shoe.

section-19-title = Two Hermits, One Cave
section-19-read = Two mystics live in one cave, and each has taken a vow of solitude. They came on the same day by different paths, and neither could point it out without breaking silence. So for six years each has behaved as though the other were a draught. A line runs down the middle of the floor. There are two hearths, two mats, and one kettle that moves of its own accord, as far as either is concerned. Now one of them has a cold. The other, who is not there, has left an onion on the line. The first stares at it. To take it would be to admit everything, and yet it is, you can both see, a very good onion.
section-19-option-1 = Let the cave to each as a lodging
section-19-outcome-1 = You draw up two leases. A lodger is no company, and a landlord may be spoken to on the first of the month, about repairs. They sign. Much needs repair. Each pays you a coin for the agreement, and one, it is not clear which, a third coin for the onion. The kettle brings you soup for days.
section-19-option-2 = Have it settled by wrestling, with you as both
section-19-outcome-2 = Since neither can fight somebody who is not there, you wrestle each in turn on the other's behalf, and lose, as is only just, to both. They have not laughed for six years and do it badly. A blue thread is tied round your wrist from either side, the ends meet, and there is onion soup, out of one kettle.

section-20-title = The Bird That Would Not
section-20-read = At the Charcoal Camp there is a pack bird that goes anywhere but north. Load it with coal for the south, the east, the river, and it trots off whistling; turn its beak to the northern road and it sits down, and nothing gets it up again. The foreman has tried oats, flattery and a drum. The northern customer, a lady in white who never comes herself, pays triple; the foreman has lost patience and sent for a stick. The bird has one white feather. It looks at the stick and then at you, and then, very slightly, edges its left foot towards a gap in the fence that nobody else seems to have noticed.
section-20-option-1 = Speak up for it to the foreman
section-20-outcome-1 = You ask him, before all the burners, what the lady wants with so much coal, and whether anyone he sent north has come back to say. He counts on his fingers, and sits down beside the bird. The order is struck off; the burners pass round a hat, two coins for you, and tell it at every kiln.
section-20-option-2 = Open the gap and let it lead
section-20-outcome-2 = It goes through as if it had paid for the fence. You follow by stream beds and back gardens to a hollow tree where it keeps a squirrel's hoard: two gems, and nuts for days. Parting, it spreads its left wing, and the white one is the third. You would know that feather among a thousand.

section-21-title = Leaning
section-21-read = All the trees here lean the same way. They lean inwards, over a clearing no bigger than a room, and in the middle of it kneels a mushroomer with his basket, whispering into a hole under a root. He is telling it what he owes. To the miller, fourteen sacks. To his brother, an apology. To a girl in the next valley, a Thursday. He comes once a week; it is such a relief, he says, it all goes in and nothing ever comes out. Behind his back a branch moves to hear better. You count the trees. There is one more than there are shadows, and it leans a little further than the rest and has, if one looks long enough, something like a pencil.
section-21-option-1 = Get behind the root and answer him
section-21-outcome-1 = “Go on Thursday,” you say into the hollow, in as much of a tree's voice as you have. A long silence. Then he laughs and runs, and all the trees straighten up like people caught at a door. He has left you a mushroom supper. Round your ankle somebody in the earth has tied a blue thread.
section-21-option-2 = Fell the one that takes notes
section-21-outcome-2 = It bleeds ink. In the trunk there are drawers, and in the drawers everything the whole valley ever whispered, with three coins to hold the papers down. Some outlaws who had business in there pay you with their green knot. But the papers blow about for days, and people who read about themselves ask who opened it.

section-22-title = Fair Prices for Lies
section-22-read = In the hollow of a beech sits a vixen with spectacles, writing in a book. She buys lies. The tariff hangs by the door: for a white one, a crumb; for a lie about money, a coin; for a lie that was believed for more than a year, by arrangement. She is very fair. A man goes out past you with his pockets full and an expression as if he had had a tooth drawn. “And you?” she says. “I take anything first-hand. I do not take the truth; I have nowhere to keep it, and it does not go with the rest.” The shelves go up into the dark. Something on the third one from the top, under a cloth, is saying in your grandmother's voice that it did not hurt.
section-22-option-1 = Sell her one of yours
section-22-outcome-1 = You tell her the one you have never told anybody was a lie. She stops writing, and begins again with a new nib. “Twelve years,” she says with respect, and counts out five coins. Outside you try to remember what it was. You know that there was somebody in it, and that you were very convincing.
section-22-option-2 = Tell her the truth nevertheless
section-22-outcome-2 = It takes one sentence. All along the shelves the jars stop murmuring. The vixen takes off her spectacles, and without them is only a fox, and young. “I cannot pay for that,” she says, “so I shall owe it.” Three gems are yours in pledge, and the whole of her pie, which had waited for company longer than she had.

section-23-title = The Tree of Keys
section-23-read = The Tree of Keys bears in autumn. First come the little tin ones that open nothing but drawers, then brass, and at the top, last of all, iron. They ripen, redden, drop, and lie about in the grass; children take them to school in their aprons. There is not a lock in the whole forest, so it does no harm. But this week harvesters in white gloves have arrived with ladders and a list. They do not pick, they tick off. Each key is held up, measured, read out by number and laid in a box, and where it hung, the twig is bare and stays so. It goes quite quickly. You put your hand out, without thinking, and one that is not on the list drops into it.
section-23-option-1 = Keep the one that is warm
section-23-outcome-1 = It is small, of iron, and warm, as if someone had only just let go. It stays so, in your pocket, in the rain, overnight. A lizard who gathers windfalls shakes her head at it: “That one has a door.” A red scale off her wrist is yours, and four of her apples. The key she will not hold.
section-23-option-2 = Drive off the harvesters
section-23-outcome-2 = They do not raise their voices; they hit you with the ladders. But the list gets torn, and without it they cannot tell what they came for, and go home in step. From the top an outlaw drops you his green rag. The forest people, praising you at every stump, carry the boxes back and try whether keys will graft.

section-24-title = Guests in Good Coats
section-24-read = When you look up from the fire there are five of them sitting round it. They have good coats on, buttoned up wrong, and gloves. They wish you a good evening, one after another, in the same voice. They have come a long way; they ask if they may sit, when they have been sitting for some time. One has a wedding ring on over the glove. “Cold,” says the one in the judge's collar, and smiles, and goes on smiling as if somebody had told him how but not for how long. An owl breaks off in the middle of its call. “We always wait until the fire is low,” he says. “It is more friendly. Do you mind if we take off our gloves?”
section-24-option-1 = Strike before they do
section-24-outcome-1 = You kick the fire into their laps. After that the coats are empty, and something runs off between the trees on four legs, howling with shame. In one pocket is a coin, in another the green rag of an outlaw who had friends. When they come looking, you give them his coat. They say nothing for a long while.
section-24-option-2 = Pass the bottle round and keep on talking
section-24-outcome-2 = You talk until your throat is raw. At each pause five pairs of hands go to five pairs of cuffs. When the sky turns grey four thank you, leave you the supper in their hamper, and go. The fifth stays: a wolf pelt, empty, folded as a coat is folded. It keeps the wind off. You keep your gloves on.

section-25-title = The Green Dress
section-25-read = In a hut without curtains a painter has been working on one picture for four years. A girl of six stands in a meadow, laughing at somebody outside the frame; it is all there, the gap in the teeth, the plaster on the knee. Only the dress is missing. It was green, says the painter, a green like nothing else, her daughter had chosen the cloth herself. And then the green went, from the paints too, all in one night, and she had done the face first, because that was what she was afraid of forgetting. She has nothing but red on the palette now. She asks, without much hope, whether you might have something on you of that colour. Or whether you would just stand there a little, where somebody used to stand.
section-25-option-1 = Give a gem to be ground for the green
section-25-outcome-1 = Under the pestle the gem turns to dust, and deep in the dust, where no one thought of calling it back, there is green. It is enough for the dress and one blade of grass. The village speaks of you kindly; and for weeks, when you close your eyes, there is a meadow there to rest in.
section-25-option-2 = Stand there and say nothing
section-25-outcome-2 = You stand where she points. The light moves over the floor. At some point she begins to see you, and paints not the dress but whoever the child is laughing at. “Take it,” she says in the evening. “I wanted to know whether I still could.” The portrait goes with you, and her bread, in a paint rag.

section-26-title = The Beat Ahead
section-26-read = From the hollow comes a knocking. You stop to listen, and it is a while before you understand why you know it so well: it is your own pulse, only a beat ahead. You hold your breath. It goes faster, and then so do you. You think of the stairs at home, and it skips, and a moment later you feel it skip. Now you are standing at the edge, though you do not remember having walked. Down there, under the red leaves, is something about as big as a drum. It is not following your heart. It is showing it the way; and it is getting slowly, comfortably, slower, like somebody climbing into bed.
section-26-option-1 = Slow your heart until the other stumbles
section-26-outcome-1 = You go lower than it, and lower, to where one beat does not yet know of the next, and wait. It misses one. You have never heard anything so dreadful. Then there is only yours. A mystic finds you at dawn, chalks a blue ring round your feet, and watches you empty a whole can of broth.
section-26-option-2 = Go down into the hollow
section-26-outcome-2 = It is a chest, and it is breathing. You fight the lid with knees and elbows while your blood bangs at the wrong times; then it is open, and silent, and only a chest. There is a treasure in it, three gems, and a great many stopped watches, each in its place in the straw. One place is free.

section-27-title = What Foxes Do with It
section-27-read = At the Fox Chapel the foxes hear confession. They sit behind the grating in rows with their tails round their feet, and you have never been so well listened to; people come down from three valleys. What they say there is safe until sunset. Then the foxes trot home by way of every kitchen door, and by supper the whole neighbourhood knows, with improvements. It is not malice. They think that is what it is for. Lately there have been a slammed door, a broken betrothal, an old man gone off with his bundle. On a shelf stands a hand bell that is rung for silence. Nobody has rung it within living memory; it is not known whose silence it would be.
section-27-option-1 = Confess a sin that is somebody else's
section-27-outcome-1 = You do it beautifully. By evening a rich man is the talk of every kitchen, and as he never did it he pays two coins and a pie for it to stop. The foxes, enchanted, give you the caretaker's owl cap, with the eyes. The rich man's daughter looks at you across the square; she believed it at once.
section-27-option-2 = Ring the bell
section-27-outcome-2 = It makes no sound. What it makes spreads out like rings on a pond, and one kitchen after another falls quiet, until people can hear what they themselves think. Doors open again. The old man comes back with his bundle, and a yellow cord from some nomads, for whoever rang. The kitchens speak well of you, in a whisper.

section-28-title = What Time It Is
section-28-read = The wheel at the Red Millpond lifts eighty buckets. The water in them is red, and as each comes up and tips you see a face in it, quite small, that opens its eyes and asks you the time. It asks politely. Then the bucket goes over and the face is gone, and there comes the next. A man in a tall hat. A girl with her plaits up. They must have asked at every turn for a very long while, for the words are worn. No miller lives here. On the wall hangs a clock without hands, and somebody has scratched into the plaster below it, deeper and deeper: do not tell them, do not tell them, they go and look.
section-28-option-1 = Tell every one of them
section-28-outcome-1 = You take out your watch and answer eighty times. Each of them says thank you, and looks past you, at once, at something behind your shoulder that is late. Then the buckets hold clear water, and at the bottom of the last lie four gems and an apple. You eat it, slowly. You do not turn round.
section-28-option-2 = Stop the wheel
section-28-outcome-2 = You put your back against it. Eighty voices ask you why. Towards the end they no longer ask, they scream the hour at you, each a different one. Then it stands. Lizardfolk come down to bury what is in the race; they give you a red scale, a coin and two fish, and ask you to wash.

section-29-title = Honest Leeches
section-29-read = “They bite,” says the leech-gatherer's board, “they are cold, and they do not always help.” He stands beside it, up to his shins in the pool, a scrupulous man with grey legs. He has been in business for six years and has sold two. Customers come, read, nod and go on to the competition across the marsh, whose board promises eternal youth and whose leeches, he can prove it, are slugs. He will not lie. He has tried: he got as far as “fairly refreshing” and had to lie down. “You look as though you lost a little blood on the road,” he says. “I must tell you that you would lose more.” In the jar behind him something taps hopefully on the glass.
section-29-option-1 = Buy, and pick out the ones that mean well
section-29-outcome-1 = You put your provisions on his board and your arm into the pool, and wait to see who thinks before biting. Four pass the examination. He hands over the jar of leeches with tears in his eyes and a list of drawbacks, on both sides of the sheet. He has put his signature under every one.
section-29-option-2 = Write him a lie that sells
section-29-outcome-2 = You write: “Not for everybody.” He reads it sixteen times and cannot find the lie; yet by noon there is a queue to the far bank, and the competitor is in it. He pays you two coins and a pot of eel soup. In the evening, to sleep easy, he crosses out the “not”, and at midnight puts it back.

section-30-title = A Bad Example
section-30-read = A lizard child sits on a fallen trunk in front of some four hundred bark beetles and gives a lesson. It is a hatchling still, but it has learnt to walk, chiefly away; somewhere behind you a nurse's voice is calling a name almost like yours. “And then,” says the child to the beetles, “one sighs and says, Well, no use standing about.” You said that this morning. The child hitches up an imaginary pack, your way. It drinks from an imaginary flask, your way, and wipes its mouth with its sleeve. Four hundred beetles wipe their mouths. They have eaten through half the trunk meanwhile, in time, and those in the back rows are beginning on the next tree.
section-30-option-1 = Bring the child home
section-30-outcome-1 = It takes your hand and tells you about yourself: that you hum when afraid, that you always save the crust. Meeting the nurse you scratch behind your ear, at a loss, and so does somebody beside you. She gives you a red scale, hot buns, and a look. “So it is you,” she says.
section-30-option-2 = Clear out the beetles
section-30-outcome-2 = They come at you in step, wiping their mouths. You drum them out of the wood from trunk to trunk, and the woodcutters, who had already packed, unpack again and give you bread and bacon, with two gems from under the bark. The child has watched with attention. “One hits them from the left,” it says, and makes a note.

section-31-title = Where the Smoke Goes
section-31-read = The charcoal burners' children have never been out of the wood. They are black to the eyes and very polite. They bring you water, stand round you in a half circle, and then the eldest asks what they have evidently agreed to ask the next stranger: where the smoke goes. Their mother went up with it in spring. That is what they were told; there had been an accident at the big kiln, and grandmother said that she had gone up with the smoke. So they have been keeping the kilns going day and night, the five of them, in order that she should not run out of road. They only want to know whether it is far. The smallest has packed a bag.
section-31-option-1 = Tell them
section-31-outcome-1 = You sit down on the ground, so as not to be above them, and use plain words. The eldest had known. She nods at each in turn until all have understood. Then they let the kilns go out. The smallest unpacks: all the bread is yours now, and the bag's yellow cord.
section-31-option-2 = Climb with them as high as it goes
section-31-outcome-2 = You take them up the hill, then the tree on the hill, then the last branch that will bear. From there you can see the smoke thin out and become the evening. Nobody needs the bag now; they give you all the bread in it and their one coin, and you go down with a child on each shoulder.

section-32-title = Anchors in the Oaks
section-32-read = Deep in the forest, a month's walk from any shore, sailors are nailing anchors to the oaks. They do it properly, at the height of a gunwale, with a second nail. They wear blue jerseys gone pink at the elbows and a badge with a wheel on it; they say “starboard” when they mean that beech. It is by order of Captain Shreya. Every tree on the list gets one. What for, you would have to ask her; she is a lady who explains a thing once. The oaks with anchors on them do not rustle. And it may be the light, but when you lay your hand against the bark of one, the whole trunk is swaying, slowly, as a hull does at its moorings.
section-32-option-1 = Ask the bosun what she told them
section-32-outcome-1 = “So that nothing more is carried off,” he says at last. “She woke up and the sea was gone. She said, not again.” He drives a nail, very gently. They have a pack bird and cannot find its rudder; you show him, and he makes you a present of it, with a coin and four ship's biscuits.
section-32-option-2 = Tear the anchors down
section-32-outcome-2 = They fight like people who miss a moving floor. When the last anchor falls, the oaks breathe out, and it rains leaves for an hour. Two gems come out with the nails, and outlaws, whom the hammering had kept awake up there, let down a green knot to you on a string. The sailors are already writing it all down.

## What catches up with the traveller

section-166-title = One Leaf
section-166-read = You unwrap the moss because something is scratching in it, and the root has put out a leaf. One. It is green. You had almost forgotten: it hurts a little behind the eyes. You have hardly set it by the fire to look at when three people are standing there. The first is a dyer, who offers you money. The second is a mystic, who offers more and is trembling. The third wears white gloves, carries a ruler, and offers nothing, but measures the leaf, writes down two numbers and waits. The fourth is a goat. It has come a long way by smell alone and has never in its life wanted anything so much, and it has the look of one who does not intend to discuss it.
section-166-option-1 = Sell it to the highest bidder
section-166-outcome-1 = You let the two of them bid. In the end they put their money together, two coins, and agree to take it in turns: a week for looking, a week for dyeing with what falls off. The white gloves correct one number. The goat follows the buyers down the road, at a discreet distance.
section-166-option-2 = Plant it where everyone can see it
section-166-outcome-2 = You dig the hole with your spoon, at the roadside, and sit by it until nobody is left who would dare. By evening people stand round with their hats off; they tell others, who bring children, and honey cakes. You have not been looked at so kindly in years. You sleep beside it with your heart wide open.
section-166-option-3 = Defend it against the goat
section-166-outcome-3 = It is a duel of the old school, three rounds, no quarter, and the leaf survives with a notch. The goat's owners arrive, nomads, out of breath. They bring cheese, give you the yellow cord that should have held it, and take the leaf along, never to be alone. The goat is made to apologise. It does not mean it.

section-167-title = The Vixen Settles Up
section-167-read = She comes to the fire on four legs, sits down on two and puts on her spectacles. “I have come about a truth,” says the vixen. “I owe you one, and I do not care to owe. But I have none in stock. So you shall have it by instalment: I shall see to it that tonight, in this company, one person hears a thing that has been true for some time, from the one who ought to have said it.” She looks round the circle at the people with whom you have shared this road, and they look at their boots. She licks her pencil. “You need only begin,” she says. “In my experience the hardest word is the name.” The fire cracks. Everyone has stopped chewing.
section-167-option-1 = Say it to the one whom it concerns
section-167-outcome-1 = You say the name, and then the rest, looking at nobody else. It is not long. What is said in answer you never tell anyone. The vixen has shut her book unasked; she unpicks a blue thread from its spine for you. When you breathe in, there is more room than before, and it is warm there.
section-167-option-2 = Say it about yourself, to them all
section-167-outcome-2 = You tell them what you did, and why it was not as you have always told it. Nobody moves away. Somebody puts a blanket over your shoulders, and somebody else says, after a while, “I too.” By morning it is a different company. They speak up for you now, and you notice with surprise how well you slept.

section-168-title = Round and Round the Camp
section-168-read = In the morning there are footprints round your camp: small, bare, wet, and red. They come from nowhere, go once round at a distance of ten paces, and stop. The next morning they have gone round twice, at nine. Tonight you have stayed awake. You hear nothing, and yet they are being made; you can see the grass go down, one, and one, and one, and the water well up in it. At the place opposite you they halt. “Excuse me,” says someone about as tall as your belt. “We saw that you have a watch. You told us, and we went to look, and there was nobody there yet. Could you tell us again?” Behind it the grass goes down in eighty places.
section-168-option-1 = Sit up with them until it is time
section-168-outcome-1 = You tell them a quarter past two. You tell them twenty past. You do not ask what happens then, and towards five, as the sky grows light, they all breathe in at once, and the grass gets up, blade by blade. In the last prints stand four gems of hardened water. Your heart beats, and that is a great deal.
section-168-option-2 = Fight them off with fire
section-168-outcome-2 = You lay about you with a burning branch, and where it strikes something hisses and smells of wet stone. They do not defend themselves. They go on asking, fewer each time, until there is one, and then you hold a dead branch. On the ground lie two coins, such as one lays on eyes, and a red scale.

section-169-title = She Followed the Smoke
section-169-read = A charcoal child steps into the light of your fire, black up to the eyes, with a bag. It is the smallest of them. She has followed the smoke, she says, as it was going your way in any case; she sat on the tailboard of a cart, and slept in a kiln, and asked for you by your hat. She did not say goodbye because they would have cried. She is not going to be any trouble. It is only that from the last branch you could see that it went on, and she wants to see where it is the whole evening, and not only the edge of it. Then she falls asleep sitting up. In her bag are a comb, half a candle, and her mother's shawl, folded very small.
section-169-option-1 = Take her home
section-169-outcome-1 = You carry her half the way and she tells you the other half. The four by the kiln say nothing; they stand round her and count themselves, twice. Grandmother gives you a smoked sausage. The burners now have a word for people who bring somebody back; it is, as near as one can spell it, your name.
section-169-option-2 = Take her a little further
section-169-outcome-2 = You go on until there is no smoke left in the sky, only evening, side to side. She looks until it is dark. “It is big enough,” she says. Mystics going that way will see her home; they tie a blue thread round your finger, and she leaves you the last of her bread, with one bite gone.
