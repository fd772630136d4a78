## The adventures of map 2, the Broken Plains

section-1-title = One Bridge, Two Ends
section-1-read = The Rope Bridge crosses a crack so straight that somebody must have ruled it. Two men hold it up. Pim stands at this end with a rope round his waist, Dorn at that end with another; neither will tie his to a post, for then the other would have both hands free. Each charges a toll of his own. Each sends it across by you, in a sealed bag, to be counted by the other and sent back. A farmer with a piglet has been going to and fro since morning, and by now the piglet owes more than it weighs. “Mind the middle!” calls Dorn. “He shakes it!” “I breathe,” says Pim.
section-1-option-1 = Tie both ropes into one knot
section-1-outcome-1 = You bring the two ends together round one boulder, in a double knot that neither of them can undo alone. Pim tries. Dorn tries. In the long silence two thieves discover that they are partners. Dorn gives you the whole of his sausage; Pim ties a strip of his green rag on your arm. “For the rope,” he says.
section-1-option-2 = Collect the tolls back
section-1-outcome-2 = You put it to Pim, walk across and put it to Dorn, and come back for what Pim had forgotten to mention. The farmer gets his morning's money; two coins that nobody claims are yours. He praises you from farm to farm along the edge. And behind you two voices begin, for once together, to draw up a bill.

section-2-title = The Other Half of the Field
section-2-read = A ploughman sits on his plough where the field stops. It goes on over there: the same furrow, the same stubble, with thirty paces of air in between. For sixteen springs he has turned the oxen on the far side, under the pear tree. Now they walk up to the brink, stand still and look at the pear tree, and he looks with them. They are not stupid, he says. They only think it rude to go home in the middle of a job. Under the tree his wife has come out with a bucket. She had gone across to pick pears, that Tuesday. She lifts a hand, and he lifts his.
section-2-option-1 = Teach the oxen to turn here
section-2-outcome-1 = You walk ahead of them to the brink, sigh as an ox sighs, and show them how one comes round. At the seventh furrow they do it without you. The ploughman, whose people were nomads once, unplaits the yellow cord from his whip for you and cuts his loaf in two, the way one does for somebody who has worked.
section-2-option-2 = Send your grain across by sling
section-2-outcome-2 = You knot the grain into stockings and sling them over until the last one lands in her apron. What comes back, wrapped in pear leaves, are three gems that her hoe turned up. Then she sows, and he tells you which row she is in. You walk on rested, as if the afternoon had been your own.

section-3-title = The Fortieth Hole
section-3-read = All round Split Rock the ground is full of holes, very tidy ones, each with its heap, its broom and its sign: “Zag was here. Nothing.” Number thirty-eight has a railing. Number thirty-nine has a railing and a bench. The fortieth is not there yet, but where it is going to be the turf rises, drops and rises again, and a voice below it is arguing with a map. “I am digging upwards,” it explains when you knock. “Everybody digs down. That is why nobody finds anything.” A spade scrapes. Then it adds, a little more quietly, that it is some time since it could have sworn to the direction.
section-3-option-1 = Read all of his signs first
section-3-outcome-1 = Under every “Nothing” he has scratched the same small mark, a cross with a dot, and at thirty-one the dot is off centre. You dig there, one hand deep: a treasure in oilcloth, and three gems. You fill in the hole, sweep it and put the broom back. The mark you keep.
section-3-option-2 = Haul him out and ask for your share
section-3-outcome-2 = He weighs as much as forty holes, and he wriggles. At last Zag stands blinking in the daylight and shares out like a gentleman: a coin for you, a coin for him, and for you the mole's compass as well, which points to wherever there is more underneath. It is broken, he says. It always pointed at his feet.

section-4-title = Bread without Corn
section-4-read = The Windmill of Rust turns without wind. Nothing goes in at the hopper; out of the chute runs rust, fine and brown as cinnamon, and the village at its foot has been baking with it since harvest, because an automaton miller delivers it weighed, bagged and free of charge. The bread is not bad. Whoever eats it grows calm, then slow, then hard to lift. On the bench in front of the inn sit eight people who sat down there in autumn. They smile at you. A magpie walks up and down on them. Inside, the miller takes another sack of nothing off the hook, makes a tick in its book and, without turning round, wishes you a mild evening.
section-4-option-1 = Carve a wooden cog for the mill
section-4-outcome-1 = The cog you cut is of pear wood, and it squeaks. At the first turn the stones stop short; at the second they ask, in so many creaks, for corn. People bring what they had hidden under the floors. By night there is real bread, a sack of it for you, and on the bench somebody scratches his nose.
section-4-option-2 = Relieve the miller of its post
section-4-outcome-2 = It does not fight, it only goes on working, and you are in between. When its arm comes off, it hands it to you, labelled, and stops. Behind the drum lie two gems, worn down to peas with turning, and a lizard stoker's red scale, pinned there three hundred years ago by someone who meant to be back.

section-5-title = The Scarecrow Gives Notice
section-5-read = “I should like to resign,” says the scarecrow. It has stood in this barley for thirteen summers without a day off, and the crows are no longer frightened; they are interested, which is worse. This week they are electing a government. One party is for pecking, the other for pecking later, and both have asked the scarecrow where it stands. It stands here, it told them. It has straw, a broomstick and a farmer who, asked for a reference, screamed. “A month's notice,” it says anxiously. “Is that usual? I should not like to do it wrong. And one can hardly go out into the world like this.” It looks down at itself. It has no coat.
section-5-option-1 = Write out its papers and lend it your coat
section-5-outcome-1 = You write on bark: honest, sober, stands well. The coat is a loan; it insists on that being put in, twice. Then it draws its pole out of the ground with a sigh and gives you its savings, a coin and a bag of barley meal, everything that thirteen sowings let fall within reach. It walks off, practising its knees.
section-5-option-2 = Stand for the crows' government yourself
section-5-outcome-2 = You promise everybody everything and are elected by a caw. Before noon your government has raised three gems in taxes and voted you an outlaw's green rag as a sash. Then the farmers arrive to see what has become of their barley, and one after another they take a good long look at your face.

section-6-title = What Counts
section-6-read = The jackals come along the ledge at dusk, where there is room for one, and pass you without turning their heads. Old ones, young ones, one with a pup in her jaws. They are not hunting. They do not even run; they walk the way people walk out of a burning house when there are children watching. You press yourself against the rock and let them by. Fifty. When the last is gone it is very still. Then you hear it, a good way back beyond the bend and coming on: a small dry click, and after each click a voice without any breath in it, saying a number. Forty-nine, it says. Fifty. And it keeps on coming.
section-6-option-1 = Hold the ledge against it
section-6-outcome-1 = It is no bigger than a fist, and it pushes. You brace yourself between the rock and the drop. “Fifty-one,” it says against your chest, all night, “fifty-one,” and at daybreak, not having got by, it says “Fifty” and turns back. Beside you hang a lizard's red scale and two coins, left by someone who stood here before you.
section-6-option-2 = Lie down among the jackals and be counted
section-6-outcome-2 = They make room. The click comes along the row of ribs and stops at yours. “Fifty-one,” says the voice at your ear, and waits, as if it needed to be told that this was right. In the morning there is a stroke of blue chalk on your forehead, and a pup is asleep on your chest, very warm.

section-7-title = A Wedding in Two Halves
section-7-read = The bride stands on this side of the crack, the groom on that, and between them, in a laundry basket on a line, hangs the priest. He was to be hauled to and fro for the vows, but at “in good days” the pulley jammed, and he has been in the bad ones since ten o'clock. Fiddlers play on both banks, a beat apart. The trouble is the bride's cousins, who were against the match. There are six of them, and they have found the scissors. They mean no harm to the priest, they explain, only to the line. The soup is getting cold. The priest asks whether he is still being counted among the guests.
section-7-option-1 = Haul the priest across
section-7-outcome-1 = You free the pulley with a buttered spoon and run him over: “I will”, back, “I will”, back. The kiss he carries personally and delivers, scarlet, to the cheek. You get a coin from the bride's shoe, the lower storey of the cake, and the best man's speech, because the groom cannot hear it.
section-7-option-2 = Discourage the cousins
section-7-outcome-2 = Six cousins are a good many, and scissors have two points. Afterwards they sit in a row with their hats on their knees and are given cake, because it is a wedding; so are you. The groom's people, who are nomads, sling a yellow cord across to you, and both banks drink your health, a beat apart.

section-8-title = Hinges
section-8-read = On the edge stands a door frame with a door in it. The rest of the house went down one afternoon while she was at the well. What was left to her she keeps: the step is scrubbed, the brass shines, and every evening the widow oils the hinges, because her husband could not bear them creaking. She opens the door to let you see. Ten fathoms down, on a shelf of the crack, lies the roof with one window whole, and through the window there are a table, two chairs, and a clock on the wall. When the wind is right, she says, you can hear it. She has potatoes on. Two plates are set out on the step, as every evening.
section-8-option-1 = Climb down and fetch the clock
section-8-outcome-1 = It ticks against your ribs all the way up. She hangs it on the only wall there is, the outside of the door. “He kept it five minutes fast,” she says, and does not put it right. In the case lie three gems meant for her birthday; she closes your hand over them. You sleep on the step, very sound.
section-8-option-2 = Stay for supper
section-8-outcome-2 = You take the second plate and hear about him: how flat he sang, how he planed that table twice over until a marble would stay on it. She does not cry. You leave with new strength. She holds the door for you, and shuts it behind you without a sound.

section-9-title = The Chain in the Grass
section-9-read = A surveyor's chain lies in the grass, and it is long: link after link, with a brass tag at every tenth, out of one horizon and into the other. It is not a foot high. It is not an inch high. When the sheep come to it they gather themselves and jump as if over a wall, and those that are poor at jumping stand on this side and call to their lambs. The shepherd girl jumps it too, holding up her skirt. “It's only since autumn,” she says. “One gets used to it.” Eastwards the numbers grow. Along the whole length somebody has drawn a neat chalk line, the way one does before cutting.
section-9-option-1 = Follow it and note the last number
section-9-outcome-1 = You walk until evening. The last tag says 7200, and beside it in the grass stands a pair of surveyor's boots, toes together, empty. At the next fire a mystic reads your note, reads it again, ties it up with blue thread as one ties up something that must not get out, and gives you her own supper.
section-9-option-2 = Pull it out of the ground
section-9-outcome-2 = For a hundred links it comes easily. Then something pulls back, without haste, hand over hand. At dusk you meet in the middle: a lizard, grey with dust, who had had the same idea. He gives you a red scale and half his fish, and together you tip it down the crack. Only two old sheep still jump there.

section-10-title = Bread to the Left
section-10-read = At the Shepherds' Table nobody pays. It is a slab of stone long enough for sixty, and along it, all evening, goes bread: whoever owes a kindness breaks off a piece and passes on the loaf, and since everybody owes somebody it travels until it is gone, and then there is another. This has been so for longer than there have been fences. Tonight a grey slip lies in the basket. “One (1)”, it says, then comes a blot, then “overdue”. The loaf has stopped beside it. Behind the bench waits a bailiff with a folding rule, who will take the table if nobody answers, and sixty shepherds are looking at their hands.
section-10-option-1 = Give the answer that nomads give
section-10-outcome-1 = You lay a crust on the slip, say “Renewed”, and pass the bread to the left, past the bailiff, to whoever is next. A pause; then sixty people say it after you. The bailiff searches his rules for the place to write that. A yellow cord lies by your plate, and the loaf comes round to you twice.
section-10-option-2 = Show the bailiff out
section-10-outcome-2 = He has papers, you have him by the belt. You walk him without stopping as far as the crack and let him measure it. They have moved up for you when you return, and soon every drove road knows of it. The eldest hangs round your neck the shepherd's horn that birds come to.

section-11-title = One He Has Not Heard
section-11-read = “Your money you may keep,” says the outlaw at the stile. “The toll is one joke that I have not heard.” He is huge and sad, and he has sat here for four years with an axe across his knees. Beside the stile camp those who could not pay: two tinkers, a notary, and a whole troupe of clowns who got as far as the bucket. They have tried the one about the widow, the one about the goat, and the one about the widow's goat. He thanked them each time and finished it for them, on occasion with a better ending. Now he looks up at you the way a dog looks at somebody who has risen from a chair.
section-11-option-1 = Tell him one
section-11-outcome-1 = You tell him about your grey slip, and you tell it straight: closed for three hundred years, a blot, return in person. He waits for the end. “That is the end?” It starts somewhere in his boots. When he can breathe again the notary has it in writing, and he pays you three coins, as the author.
section-11-option-2 = Be the joke
section-11-outcome-2 = You vault the stile, trip, and meet the axe, the notary and the bucket, in that order; the rest of the battle you conduct from inside the bucket. Nobody could have rehearsed it. He lifts you out with tears in his beard, ties his green knot to your sleeve and halves his pie with you.

section-12-title = One Too Many
section-12-read = At night the flock counts itself. The shepherd first heard it in spring: a ewe says “one” in a ewe's voice, the next says “two”, and so it goes round the fold in the dark, quite softly, up to eighty. He has eighty sheep. It saved him trouble, and he thought no worse of it than of frogs. But for a week now there has been a pause after eighty. And then, from somewhere in the middle, where the wool is thickest, a voice that has been practising says: “Eighty-one.” He has counted them by daylight, three times over. He has also noticed that the dog has taken to sleeping in the house.
section-12-option-1 = Find the one that is too many
section-12-outcome-1 = You go from back to warm back in the dark. The eighty-first is cold: a brass ear on four twigs, wrapped in tufts of fleece. You unwind the blue thread that held them. “Was I right?” it whispers. Right, you tell it, counting yourself. The shepherd gives you a whole cheese; and over the hill something ticks away, greatly relieved.
section-12-option-2 = Shear the lot of them
section-12-outcome-2 = Eighty sheep by lantern light, and not one in favour. From under the eightieth something small drops into the straw, clicks, begs your pardon and is out through the wall. The shepherd pays two coins for the wool, with a cheese on top. That night the flock counts to eighty, shivering, and leaves it at that.

section-13-title = A Mile of String
section-13-read = On the plains the post goes by kite. From the Kite Tower they send them over the cracks on a mile of string with letters in their tails, and from the towers beyond come others with the replies, so that on a clear day the sky looks like a page on which two people are writing at once. The keeper can tell every string by its hum. On the roof lies the great kite, twelve ells across, which in her grandmother's day carried people; it has had a torn wing since the ground went. In the basket there is only a small white one left, with an empty tail. You may have it, she says, if you know someone.
section-13-option-1 = Send the white kite to nobody
section-13-outcome-1 = You write a line, fold it and put no name on it. The kite climbs until it is a crumb; the string hums a note the keeper has never heard, and goes slack. As nothing was delivered, she gives you back the postage, three coins. But all evening you feel lighter, like a person who is expected somewhere.
section-13-option-2 = Mend the great kite and ride it
section-13-outcome-2 = It takes your spare shirt, her Sunday curtain and all the glue. Then the roof is gone, and beneath you lie the plains like a broken plate that somebody has laid out in order. Beyond, nomads catch you with a yellow cord. The strings you may keep: on a broken spar they make a wind harp, still out of breath.

section-14-title = What They Leave Out at Night
section-14-read = In the last village before the edge people go indoors at dusk, and each house leaves a bun on the kerb. Then the hand comes. It reaches up over the brink, grey with dust, and feels along the stones from left to right, the way one feels for spectacles in the dark; it finds a bun and goes down with it. Nobody has seen what it belongs to. It has never hurt anyone. But it has got as far as the first doorstep, says the innkeeper, and last night it did not take the bun. It stayed there, open. And from below, they could hear it quite clearly, something had hold of the rest and was being very patient.
section-14-option-1 = Take the hand
section-14-outcome-1 = It closes round yours, terribly cold, and does not pull. So you pull, flat on the stones, for as long as it takes, until somebody lies beside you who went down with the ground in autumn and had long stopped calling. Neither lets go before sunrise. You have courage for two now, and a companion who will not stay behind.
section-14-option-2 = Go down to what has hold of it
section-14-outcome-2 = It sits in the dark with a great many arms and keeps things: carts, cows, a man it had begun to take for itself. You cut. It feels after you all the way up. You bring out a treasure no one claims, and the man, an outlaw, knots his green rag round your wrist and cannot stop knotting.

section-15-title = Almost Your Name
section-15-read = At the Dry Ford one wades. There has been no river since autumn, but it is remembered so exactly that people roll up their trousers, carry their baskets on their heads, and reach the other side wet to the knee. On the bank stands a lizard nurse with a hatchling in her arms, still egg-warm, and will not go in: she cannot swim. The hatchling studies you with one eye and then with the other. The nurse calls it by its name, and it is you who answer, for it is almost the same name; you both look foolish. In midstream, up to its belly in nothing, stands a boar. It too remembers something, and it is in a temper.
section-15-option-1 = Carry the child across
section-15-outcome-1 = You cross upstream of the boar. Halfway over your ear itches, and you scratch behind it. A very small claw goes up and scratches behind a very small ear. Ashore, the nurse sticks a red scale on your collar, gives you four hot pasties and tells the child: we do not do that. The child does it.
section-15-option-2 = Discuss the matter with the boar
section-15-outcome-2 = It charges with a bow wave. Locked together you are carried some distance down a river that is not there, and you come out on top. What it remembered was a tax collector: one of his coins is still stuck in the hide. The nurse smokes you hams for a week, and the hatchling practises your war cry until dark.

section-16-title = Good Pay
section-16-read = The man at the crossroads has a table, a cash box and a sack of grey slips, and he is hiring. It is light work: you find the person, you read out what it says, you have them sign. He pays in advance, which is rare in these parts, and does not look you in the face, which is not. The topmost slip is for an old shepherd in a hut with a red gate, twenty minutes from here. He is blind. “One (1)”, blot, “overdue”. There must be hundreds in the sack. From the table you can see the gate, and the old man beside it. He has heard steps on the road, and is putting on water for two.
section-16-option-1 = Read it to him honestly, and hide him
section-16-outcome-1 = You read it as it stands, blot and all. What can he have borrowed? He only ever had sheep. He latches the gate one last time, and by night you bring him to nomads, who give him a bed and you a yellow cord. By morning every hut on the road has heard, and is putting on water for two.
section-16-option-2 = Serve it, and take the wages
section-16-outcome-2 = You read fast. He thanks you for coming all that way, and as he cannot sign you guide his hand; the pen spits, and there is a blot on your left cuff. Two coins. At the well a woman draws her children to her other side. You wash the cuff that evening, and the next. It will not come out.

## What catches up with the traveller

section-162-title = For One Bridge
section-162-read = They reach your fire at supper time from two directions, so that neither shall have been first: Pim with half a sheet of paper, Dorn with the other half. It is a bill. For one bridge, spoilt. For tolls foregone, at the rate of a good day. For a piglet, injured feelings. For rope, two lengths, on which nobody will now set foot. Each has added up his own half, and each has entered himself as sole creditor. “You will be wanting to pay me,” says Pim. “He was going to say that,” says Dorn. They have come a long way, much of it, to judge by their boots, in circles round each other. There is no rope between them any more, and they keep glancing at where it was.
section-162-option-1 = Pay it, jointly, to both
section-162-outcome-1 = You tie the coins into the middle of one rope, in a double knot that neither can undo alone, and give each an end. They try, back to back. Then, for the first time in years, one says “Hold here”, and the other holds. The green rag that marked Pim's end is yours. “Partner's partner,” Dorn explains, and looks away.
section-162-option-2 = Go through it with your fists, item by item
section-162-outcome-2 = The piglet is struck out first. Then the rope, then Dorn. By the last item the balance has turned, and it is they who owe you three coins; they count them out of separate pockets, each watching the other's fingers. They leave in two directions, and you see each of them stop, once, and look about.

section-163-title = A Coat Comes Back
section-163-read = In the morning it is standing by your fire with its arms straight out, in your coat, and it takes you a while to understand that this is meant as politeness. The scarecrow has seen the world. It has been a hat stand, a signpost and, for three days, a clergyman; it has learnt to sit. It has had offers. But the coat was a loan, that was in writing, twice, and so it has walked day and night to give notice to you as well. “Notice of what?” you ask. It has thought about that. “Of being grateful,” it says. “It is very agreeable, but it leaves one no time for anything else.” On its hat sits a crow with a sash.
section-163-option-1 = Hire it, with wages and Sundays
section-163-outcome-1 = You agree on nights, standing. For a week nothing so much as looks at your baggage, and you sleep like someone with a wall round them. The crows, who follow it about as one follows a theatre, throw down cherries, a bun and most of a ham. Leaving, it asks for a reference. You write: “dear colleague”.
section-163-option-2 = Make it a present of the coat
section-163-outcome-2 = You burn the paper and button the coat up to its chin: given, no date. It is silent so long that you fear it has gone back to being straw. Then it walks off, telling people about you before it is out of sight. Round your wrist it has tied the nomads' yellow cord that held up its trousers.

section-164-title = A Jar of Earth
section-164-read = A carter stops at your fire, asks your name twice over and hands you a preserving jar with a cloth tied across the lid. It is full of earth. There is a note in it, in the widow's upright hand: “From under the table. Set it down where it is level. He would be glad.” More the carter cannot tell you; it has passed through seven pairs of hands, all careful. Only that it was an odd thing to carry. Whatever the road did, up, down or into a rut, the earth in the jar never once lay slanting. He had got into the habit of looking at it, he says, and he is a little sorry to hand it over.
section-164-option-1 = Look for the right place
section-164-outcome-1 = It takes an evening, a soup plate and a marble. Where the marble stays you empty the jar and smooth the earth with your palm. Nothing happens. But people who come by stop just there to put down what they carry; each breaks a loaf with you, and you sit on until your heart is quiet.
section-164-option-2 = Keep the jar as it is
section-164-outcome-2 = You pack it between your shirts. At the first bad slope it shifts to the uphill side of its own accord, and you walk straighter. The note has something stuck to its back with flour paste, small and bright: the gem from his good pin. “For the carriage,” it says there, and the paste still shows her thumb.

section-165-title = An Answer
section-165-read = A string comes down out of an empty sky. It is kite string, slightly damp. It stops in front of your nose as you lace your boots, and its upper end goes up, and up, and turns into a matter of opinion. At the lower end hangs a twist of paper. You know the fold; it is your own. Below the line that you once sent to nobody stands another, in a hand that learnt its letters somewhere else: “I read it aloud to everyone. We were so pleased. Who are you?” The string does not hang quite still. From time to time it gives a little, as when somebody far away, with all the patience in the world, changes hands.
section-165-option-1 = Pull
section-165-outcome-1 = You pull until the coils reach your knees. Down comes a kite of no paper you have ever seen, darned in seven places with blue thread, and in its tail are two currant buns, still steaming. Nobody holds the other end. There is only a loop the size of a wrist, opened a moment ago, on purpose.
section-165-option-2 = Tie on a reply
section-165-outcome-2 = You write down everything, very small, on both sides, and the string rises out of your fingers. Towards evening it lets down a pack bird, rather giddy, with a coin in one saddlebag and a round loaf in the other. “There was no holding it,” says the note on its leg. “It wanted to see who writes like that.”
