## Map 7, the Dried Sea

section-81-title = What the Anchors Drink
section-81-read = When the water left, thirty ships dropped anchor out of habit; and then the crews, out of something stronger than habit, climbed over the side and planted them. They stand in rows now, flukes down, as far as the eye can see. Every evening the sailors come with cans and give each anchor half a pint of their own ration, and nobody asks what for. This spring the anchor of the “Thrifty Sister” has put out a leaf. It is as big as a thumbnail and slightly rusty. But its stem is thinner than a hair, the wind is getting up, and along the road come scrap dealers with a cart, dividing up the rows in loud voices.
section-81-option-1 = Graft the leaf before the wind gets it
section-81-outcome-1 = You splint it with a fish bone and join it to the anchor next door, which has been waiting longest. In the morning there are two leaves. Nobody cheers. But every galley sends a loaf, and you sleep among the rows as soundly as at home.
section-81-option-2 = Turn the scrap dealers' cart round
section-81-outcome-2 = The cart goes home lighter: without the chains, without the crowbars, without the two coins they had brought to buy the field with. These the boatswain puts in your hand, and round your wrist a yellow nomad cord. His people carried the mail when there was still an across.

section-82-title = Fish in Absentia
section-82-read = The cook of the “Plentiful” has served the fish that left every day since it left. He scales it, bones it, complains about the size of it, and sets before each of twenty-six sailors an empty plate with a sprig of something. For years they ate up in silence. Today is the captain's birthday, there was nothing for pudding as well, and someone has used the word “again”. Now the starboard watch has seized the ladle. The port watch is barricaded behind the dresser. The cook stands between them, pale under his tall hat, and asks you, as a person from outside, to be frank about the sauce.
section-82-option-1 = Help him improve on nothing
section-82-outcome-1 = More pepper, you say, and less of it. You brown the nothing on both sides, with onions you happen to find under the sink, and with the six biscuits behind them. Twenty-six plates go back clean. The cook takes off his hat to you and weeps, and everybody laughs for the first time since the tide.
section-82-option-2 = Quell the mutiny over the pudding
section-82-outcome-2 = You fight both watches from the top of the table with a tureen. When all are lying down the captain, who is ninety and has slept through it, wakes, believes that it was dancing, and pays you two coins for the music. The galley adds a cheese.

section-83-title = Until Land
section-83-read = In the crow's nest of a ship that leans on nothing sits a very old man with a spyglass. His father was the captain. “Stay up there, Nils,” his father said, “until you see land,” and went below, and one day was carried out. Nils was seven then, and he takes a promise seriously. There has been nothing but land, in all directions, for as long as he has had a beard; but land, as he understands it, is what lies at the end of the sea, and he has not seen the end of the sea. The ship's boy, himself past fifty, brings up his meals in a bucket. “You could tell him,” says the boy. “He never believes us. We are crew.”
section-83-option-1 = Climb up and report land
section-83-outcome-1 = You tell him of it as a lookout would: bearing, distance, a white church, somebody hanging up washing. He looks for a long time where you point. Then he comes down, rung by rung, and stands on it. The nomads who trade here give you a yellow cord, and tell it at every fire as the day Nils landed.
section-83-option-2 = Send up his supper and say nothing
section-83-outcome-2 = You put in the bucket whatever you would like to find in it yourself, and tug the line. After a while it comes down with the plate wiped clean and a note: “All well. Nothing yet. Thank you.” You walk on easier than you came; someone has you in his glass.

section-84-title = High Water at Noon
section-84-read = The tide tables on the harbour wall go on for a hundred years and have never been wrong. That the sea left does not trouble them. At noon today, they say, high water, fourteen feet and two inches; and at noon the dust goes dark, your boots fill, and all along the quay people lift their skirts and stand on chairs. You can see nothing. Yet a hat that falls off floats. A small boy paddles past at the height of your chest. It lasts for seventeen minutes. A mystic at the wall has turned several pages ahead, and her finger stops at tomorrow: the figure there is twice as high. And out beyond the mole something has begun to swim this way.
section-84-option-1 = Read on with her and give warning
section-84-outcome-1 = Together you go from door to door: upstairs tomorrow, everything, the hens as well. Next noon the whole town sits on its roofs and watches the washing float away. The mystic corrects one digit, ties a blue thread round your finger so that you never forget the date, and shares her smoked fish with you.
section-84-option-2 = Wade out and meet what swims
section-84-outcome-2 = You feel it rather than see it: long, cold, and twice round your knees. You hold on until the tide goes out, and it dries into a heap of very surprised eel. The lizardfolk of the slip smoke it for the street's supper, load you with your share, and press a red scale to your chest, where it stays.

section-85-title = The Captain Asks a Stranger
section-85-read = Under the Long Keel, in the only shade for three days' march, five sailors sit tied in a row. They took a wheel off Captain Shreya's ship to see whether she would stop. She stopped. Now she stands before them with her hands behind her back, small, grey, and courteous as an undertaker. “They have wives ashore,” she says. “So had the others. I am driving to where the sea is kept, and I mean to bring it back, and I cannot do it with three wheels.” A rope hangs ready from the keel. “I am not a fair judge; I like them. You are a stranger. Sentence them, please.” On a barrel lie her purse, her bread, and a little heap of salt.
section-85-option-1 = Plead for mercy, and share her salt
section-85-outcome-1 = You talk until the shade has moved over all five and the rope hangs in the sun. She lays a pinch of salt on the back of your hand, one on her own; you lick it, you break her loaf and keep it. Who eats her salt she hears out. She unties the first knot; every ship tells of it.
section-85-option-2 = Say: the rope
section-85-outcome-2 = She nods, as if you had told her the depth. Six coins from the purse, counted into your palm; it is the fee, she says, someone has to be paid for it. You do not stay. At the next wells the people already know; they look at your hands and move their children to the other bench.
section-85-option-3 = Cut them loose and stand in the way
section-85-outcome-3 = She fights well, like somebody doing accounts. But five pairs of feet need only a minute, and you give them ten. At last she salutes you with what is left of the rope. The runaways' friends, outlaws by now, tie a green rag to your pack, and the story goes home to five wives ahead of them.

section-86-title = Which Way
section-86-read = You have put your ear to the ground, as people do here, to hear whether anything is coming; and something is singing. It is very low, it is under the sand, and each note is as long as a breath you might draw before a leap. A mystic has been camping above it for a month with a brass trumpet against the earth. It is a whale, she says, or what a whale leaves behind when it sets out in good time. It is asking the way. It asks every night, always the same question, and waits, with such politeness, for exactly as long as an answer would take.
section-86-option-1 = Draw it a map that can be felt
section-86-outcome-1 = You walk it, all night long, dragging an oar: coast, shoal, coast, and a deep line out. Towards morning the song moves off along the line, slowly, like somebody reading with a finger. The mystic winds blue thread round the oar's handle, breaks it off and gives you the end. You feel calmer about the road yourself.
section-86-option-2 = Sing back to it
section-86-outcome-2 = You know no sea songs, so you sing the road you came by. It listens. Then it begins to hum along, a long way down, and two green stones are shaken up out of the sand at your feet like applause. You sleep on top of that humming, better than in most inns.

section-87-title = What the Ribs Say
section-87-read = The ribs of the whale stand over the road like the arches of a hall that nobody finished. When the wind is in the south they speak. Not to everybody: to whoever is standing between them, one at a time, and in a low, considerate voice they say what that person wants least to be told. A carter went in before you. His horse came out alone. The carter is sitting against the seventh rib with his hands in his lap, alive, quite calm, and looks at you the way people look at a wall. The wind is turning south. It is too far to go back; and your own name has just been said, from quite close by.
section-87-option-1 = Stand still and hear it out
section-87-outcome-1 = It takes as long as it takes. You do not contradict. When there is nothing further the wind drops, and at your feet stands a splinter of rib, upright, humming on one true note: a spear. On the far side a mystic, who has heard hers, ties a blue thread on your wrist without asking what it was.
section-87-option-2 = Stop its throat
section-87-outcome-2 = You ram sailcloth, sand and your own blanket between the ribs, arch after arch, with the wind tearing at it and the voice getting as far as the second half. Then it is still. Some outlaws who have not dared to go home this way for years give you their green knot and two coins, and pass, with lowered eyes.

section-88-title = Nothing to Declare
section-88-read = At Salt Harbour the customs house is open from eight to four. No ship has come in since the sea went out, but the duties are still in force, so the officers inspect the cargoes that would have arrived. They climb about in empty air with lanterns. They tap on crates that are not there, sniff, look grave, and confiscate half. The store behind the office is full to the rafters with halves of nothing, each with a label. Now there is somebody at the barrier with a real bundle: you. An inspector with trembling fingers is already buttoning up his collar. From upstairs, where a curtain is always drawn, the harbour master can be heard walking up and down.
section-88-option-1 = Show them the carbon on which no blot has come through
section-88-outcome-1 = The harbour master comes down in his slippers. He reads the line with his thumb: “Sea, one (1); received in good order”, and a signature. So it was not lost on his watch. Someone has it, someone signed. He kneels to the copy, then brings you three gems out of the duty safe; by evening the whole coast has heard.
section-88-option-2 = Declare something they dare not touch
section-88-outcome-2 = “One deep sigh,” you say, “unbroken, for personal use.” There is no tariff for it. They confer till closing time, then beg you to take it through, quickly; and, so that nothing may appear in the books, also three coins and the clerks' sandwiches, which are bread and cheese and perfectly real.
section-88-option-3 = Walk out with the other half
section-88-outcome-3 = You shoulder as much nothing as you can carry and go through them with it. The resistance is real enough. Outside, smugglers who have waited years for a colleague embrace you, buy the lot for a coin, and knot a bit of green into your collar, which is how they salute.

section-89-title = One Ship Late
section-89-read = The keeper of the lighthouse climbs two hundred and eight steps each evening and lights the lamp for the “Marigold”. Everyone else's ships are accounted for: they are standing about. Only the “Marigold”, outward bound with her husband and a load of pins, had not come in when the water left, and nobody has ever found her lying anywhere. So she may be late. What comes to the light instead is a moth, as large as a mainsail, every night; it beats itself against the glass, and she has to put the lamp out, and sits in the dark with her hand on the wick. Tonight there are also lanterns below. Looters have heard that the lens is worth money.
section-89-option-1 = Carry the lamp out on the gallery for the moth
section-89-outcome-1 = You hold it high, at arm's length, until your arms shake. The moth settles over the whole gallery, folds itself up, and sleeps. Beside it the light burns on till morning, seen from everywhere. The keeper, of nomad stock, hangs a yellow cord about your neck, and over it so much dried fish that you have to sit down.
section-89-option-2 = Meet the looters on the stairs
section-89-outcome-2 = You have the upper step, two hundred and eight times. When the last lantern has gone bobbing off, she brings you the necklace he was to have had altered for her; on some nights, she says, it screams, and then you know you are not the only one. The coast remembers whose light it was that stayed lit.

section-90-title = Bed of the Engine
section-90-read = Somewhere under the hulk there is an engine still in bed. By day you would not know of it. But after dark the sand over it trembles into rings, the nails walk about on the deck, and you feel in your back teeth that somebody below is trying out a tune. Five old lizard stokers sit round the hatch wrapped in blankets. They shut it down themselves on the last afternoon, they drew the fire, they signed the book; and since this spring it hums. It never did when it was working. It seems, says the eldest, to be answering something far away and a good deal larger. Over the dunes comes a squeak of wheels: Captain Shreya's men, with spades.
section-90-option-1 = Lie down on the plates and hum back
section-90-outcome-1 = It takes until midnight. Five notes; the fourth comes late, as if it had to be fetched. When you have it right the rings lie still, and the thing below sighs like a sleeper who has been covered. That hum will follow you up every stair. The stokers give you two boiler gems, two buns and a red scale.
section-90-option-2 = Dig it out before the spades arrive
section-90-outcome-2 = You dig on one side, Shreya's men on the other, and where you meet there is a difference of opinion. You win it. The engine itself is too big for any of you and sinks, humming, out of reach; but you keep the engineer's sea chest, still locked, and three red gems that served it as bearings.

section-91-title = Down on One Breath
section-91-read = The pearl divers of this coast had a choice of learning another trade or going on, and they went on. They stand on the edge of the old bank, grease their shoulders, breathe in three times, and go head first into the sand. It closes over them without a ripple. Each stays down as long as ever, four minutes, five, and comes up grey to the eyelashes, with something in the fist. It is harder than water, they say, and you see less, but nobody splashes. At the top someone has to hold the line. The woman who usually does it has a baby due this morning. And there is one line, the seventh, that has been out for eight minutes.
section-91-option-1 = Hold the lines, all the morning
section-91-outcome-1 = You learn to tell through your palm a diver who is working from a diver who is praying. All seven come up. By then the baby has as well, and is rubbed with sand for luck. They tie your wrist with a yellow cord, cut from the line itself, and let you pick three stones from the seventh fist.
section-91-option-2 = Go in after the seventh
section-91-outcome-2 = Down there it is warm, loud, and heavy as a family. You find the line's end in an old wreck, and somebody pinned under a chest lid. You bring each other up. The diver empties two gems into your hand and shoulders your pack: there must be places, surely, where breathing is allowed.

section-92-title = A Trunk for the Port of Arl
section-92-read = In the hold of a stranded packet stands a trunk nobody has claimed. “Miss Idony Vane, Port of Arl. To be delivered before the fourteenth.” It is not locked. Between sheets of blue paper lies a wedding dress with the pins still in the hem, and a pair of shoes, never walked in. The purser knew the sender, who was her mother; and he knows that there is a village called Arl, three days off, that used to be a port. He does not know which fourteenth. On that day of every month he has aired the dress on deck; it is the only thing aboard that has not faded. He would carry it himself, he says. But a purser does not leave his ship.
section-92-option-1 = Deliver it
section-92-outcome-1 = Miss Vane is a grandmother. She married on the fifteenth, in her sister's grey. She puts the dress on over her apron, pins and all, and the whole village happens to have the afternoon free. You dance with everyone. Two coins, the purser's freight, paid at last; and your name goes into the parish book, as a witness.
section-92-option-2 = Bury it with the sea
section-92-outcome-2 = You and the purser carry it out to where the water was deepest, and dig. He reads the label over it in a firm voice. Then he goes back and strikes one line out of his book, slowly, with a ruler; and sitting beside him you feel that something which had been standing for years is at rest.

section-93-title = All Hands
section-93-read = You have taken shelter for the night on a wreck, and you wake because of the quiet. Moonlight lies on the deck. They have come up without a sound, rust crabs, a thousand or so, and they have arranged themselves: at the wheel, in the shrouds, in two straight rows along the rail, each small shell facing aft. Where a man's place was there is now a heap in the shape of a man. They are not looking at you yet. They are looking at the cabin door, and waiting, as they must have waited every night, for somebody to come out of it. The captain's coat hangs on its hook beside you. You notice that it is about your size.
section-93-option-1 = Give the order they are waiting for
section-93-outcome-1 = “Stand down,” you say from the dark. “You have leave, all of you.” Nothing stirs. Then, heap after heap, the crew pours over the side with a noise like rain. On the boards it has left what it was guarding: the pay chest, three coins on its lid, and no lock. You do not touch the coat.
section-93-option-2 = Strike before they see how the coat would fit
section-93-outcome-2 = You go through the helmsman first, and he comes apart, and comes together, and you go through him again. It is still dark when it ends. Under the broken wheel three gems have been sorted by size. Some outlaws, who heard it all from the next wreck and did not sleep either, tie you their green rag in silence.

section-94-title = The Day It Began
section-94-read = Every pearl has formed round something. In the Pearl Pits, where they now dig for them as for potatoes, it is a day. Hold one to your ear and you hear it: a regatta, a quarrel about eels, some Tuesday with rain on the shingles. The pearl began on that day and has kept it. People come from far off to look for a particular one, a last one as a rule, and go along the trestles for weeks, listening, with their eyes closed. The pit boss sells by weight. His scales are heavy on one side, and the lizardfolk who dig for him are paid by the other. “No listening before buying,” says a notice in a new hand.
section-94-option-1 = Choose one by its sound
section-94-outcome-1 = You go by the quiet ones. In the last tray lies a day on which, as far as you can hear, nothing happened at all: someone is sweeping a step. An old mystic at your elbow begins to tremble. You give it to him. He gives you his blue thread and two dull gems, and both of you breathe easier.
section-94-option-2 = Break the scales
section-94-outcome-2 = First the scales, then the notice, then, as he insists, the pit boss's grip on a shovel. The diggers weigh out what they are owed in a hat. A hatchling sticks a red scale to your cheek; somebody brings a pie; and for as far as the pits reach people are told that listening is free.

section-95-title = Collision
section-95-read = At the moment when the water left, the “Constant” and the “Hope of Mund” were about to collide. They still are. The bowsprit of one has gone in at the other's parlour window, and there both ships have stuck, twelve feet above the ground; and on either bridge sits a captain, who has not left it since, for the first to do so admits that it was his fault. They were friends. You can tell by the way they do not look across. Their logs lie open. Their crews have long ago cut a door through both hulls and keep house together. “It was the wind,” says each captain, every evening, in a loud voice, to nobody.
section-95-option-1 = Get them to change ships
section-95-outcome-1 = No captain leaves his ship, but each may board another's, to inspect it. You pipe them over at one stroke of the bell. Each sits down on the other's bridge, looks at the other's view, and in an hour says, “I see.” Two coins come flying, one from each; and the crew, nomads by now, ties you its yellow cord.
section-95-option-2 = Read both logs aloud, turn about
section-95-outcome-2 = You read by lantern, a page of one, a page of the other. It is the same sea, the same weather, the same joke about a goat. On the last page each wrote, a minute before: “Mund ahead. Shall have company for supper.” Nobody speaks. Across the gap someone moves a chair; and your own heart is quieter for it.

section-96-title = The Recruit
section-96-read = Captain Shreya's ship stands in a hollow for the night, on wheels as high as a house, and drops of black grease fall from her axles. By the gangway is a table with a lantern on it, a list and a plate of coins. In front of the table stands a boy with a bundle. He has been standing there since sunset. When it is his turn he lets the next one go first. He has never seen the sea, he tells you; his father had, and would not talk of anything else, and then not of anything at all. If somebody is going to fetch it, somebody ought to help. At home they do not know yet that he has left. The soup will be on the table about now.
section-96-option-1 = Talk him home
section-96-outcome-1 = You do not talk about the ship at all. You ask about the soup. He gets as far as the dumplings, stops, picks up his bundle and goes, at first slowly. Next morning a woman comes running after you along the road to look you in the face; and she tells every door in the village what she saw there.
section-96-option-2 = Enlist for a day in his place
section-96-outcome-2 = You haul on ropes, grease an axle and stand a watch over a plain that does not end. In the evening you are paid four coins, and the boy, who sat all day on the bank, has seen what it looks like from outside. The purser asks where the rest of your pay may be sent.

## What catches up with the traveller

section-182-title = Eight Courses
section-182-read = Someone has spread a white cloth by your camp fire, and on it stand eight plates under eight covers. Behind them, at attention, in a tall hat, is the ship's cook whom you taught to improve on nothing. He has been dismissed; he improved on it until there was mutiny, this time among the officers. Now he is walking to wherever people can taste. He lifts the first cover: nothing, on a leaf. The second: nothing, cold, with its own juice. He watches your fork. By the seventh his lip is trembling. Under the eighth cover, however, there is a smell; and he keeps his hand on it. “I should like to know first,” he says, “what you thought of the others.”
section-182-option-1 = Judge the seven courses, truthfully
section-182-outcome-1 = The third, you say, was the best; in the fifth you could taste that he was thinking of somewhere else. He goes red with joy. Nobody had noticed. Off comes the eighth cover: a pie, a real one, with nine fishes looking out of the crust. He eats none himself, and hums.
section-182-option-2 = Find him people who are hungry
section-182-outcome-2 = You take him round the neighbouring fires and let him lift his covers. At the last one somebody laughs so much, and then eats so quietly, that he knows he has arrived. He stays. But somebody else gets up in his place: for stories like that, apparently, no road is too long. With five loaves, in case it is.

section-183-title = Corrected
section-183-read = In the middle of the night you wake because your bed is humming. It comes up through the ground, through the blanket and your ribs, very slowly; and you know it. It is the road you once sang to a whale, a long way from here, all the way you had come, with every bend and every well. Something has kept it, and is giving it back. Only there are mistakes. Here a turn goes left where you had gone right; there a long note is held at a spot where you had hurried past. You get up on one elbow. No, they are not mistakes. Somebody has looked through your work and, with great tact, put it right.
section-183-option-1 = Go and look where the long note was held
section-183-outcome-1 = It is half a night's walk back, at a place that you remember only for a stone in your shoe. You dig where it hums. A seaman's box, wrapped in tarred cloth, and in the lining two gems; and on top, by way of signature, a small clean bone.
section-183-option-2 = Sing it through again, as corrected
section-183-outcome-2 = You lie on your back and sing it softly into the earth. At the place where you had hurried, you do not hurry. Below, something hums the second voice and then, contented, no more. In the morning there is a gem by your ear, and you get up rested as after a week of Sundays.

section-184-title = The Other End
section-184-read = At supper your right hand closes of its own accord. You are holding a spoon, and nothing else; but round your palm runs a groove, as from a rope, and the groove is being tugged. Two short and one long. You know it well. It is the divers' signal from that morning when you held the lines for them: “Still here.” You let go of nothing, and still it runs out between your fingers, fathom after fathom, down through the bench, the floor and whatever lies beneath it. The people at your table have moved their bowls aside to make room. Then the tugging stops. After that it comes again, differently: long, long, long.
section-184-option-1 = Answer through the palm, pull for pull
section-184-outcome-1 = You ask; it answers; you give out slack, an ell at a time, and wait. About midnight the groove grows faint and dry. Last, two short pulls and one long. When you open your hand a blue thread lies in it, such as mystics use for marking depths, with two gems knotted in, and you breathe like someone come up.
section-184-option-2 = Brace both feet and haul
section-184-outcome-2 = You haul till the table cracks. What comes up through the floor, hand over hand, is an astonished lizard sponge-fisher, who had been stuck since noon in quite another country. She kisses all present, sticks a red scale on your brow and shares out a string of fish, which is still, you notice, wet.

section-185-title = One Day's Pay
section-185-read = A purser with dust to his knees sits down at your fire, opens a ledger and asks you to spell your name. You served a day on the ship with wheels; here is the remainder. He has an iron chest with him on a barrow. It is the pay of the whole shore party, twelve hands, who walked off one after another, and as the last on the list you are, by the regulations, to share it out. Among the coins lies a block of salt, from the captain's table. “She has it cut for each of us,” says the purser. “It is from the last bucket.” He has brought the addresses. They are all within a day's walk. He does not say what happens if nobody goes.
section-185-option-1 = Share it out, to the last of the twelve
section-185-outcome-1 = At each door you count out money and lay a pinch of salt on the back of a hand; and each time, before they lick it, they shut their eyes. The last pinch is yours. It tastes of distance. All were nomads: one knots you a yellow cord, the rest tell every road what you carried and did not keep.
section-185-option-2 = Desert with the chest
section-185-outcome-2 = The purser is old, but he holds on to that barrow like a bulldog, and so do his two nephews in the bushes. Five coins are left when you have finished running. The salt you have dropped somewhere. He writes all this down, with the date; and twelve families are told whom to look out for.
