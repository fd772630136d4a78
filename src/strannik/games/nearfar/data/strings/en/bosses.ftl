## The four who share the blame

section-boss-zag-title = The Lever
section-boss-zag-read = When it is over Zag sits down on his shovel and puts his hat straight. He is smaller than people think; he has mud on one ear. In his lap lies a lever, of old brass, broken off short, and it has been polished by being held. “I only wanted to see whether it was fixed,” he says. Nobody has asked him. “It was my first ruin. There was a room with an engine, and a chair still warm, and I leaned. It came off in my hand. And then she began to hum, the whole engine.” He ran. Since then he has dug wherever there might be something that he could bring back instead. Two hundred and six holes. He looks into each for a long time, he says, before he writes the sign.
section-boss-zag-option-1 = Scratch a cross with a dot in the dirt, and hand him the brush
section-boss-zag-outcome-1 = He goes red: so somebody did read them. You hold the board and he writes, with his tongue between his teeth: “Zag was here.” Then, after a long while, “Something.” He gives you the best bundle of his hoard, and his lucky coin; and he reads the sign out himself, with your name in it, to everyone who passes.
section-boss-zag-option-2 = Let him carry the lever back
section-boss-zag-outcome-2 = He gets up. He asks if you would mind going first, and then if you would mind not going first. You watch him walk down the long street with the thing held out before him in both hands, like someone returning a borrowed dish. People come to their doors, and you tell them what he is carrying.
section-boss-zag-option-3 = Take the hoard and the lever
section-boss-zag-outcome-3 = He holds on to the lever a moment longer than to the rest. You pick out the heaviest bundle, since that is how it is done. He does not say anything. As you leave he is already on his knees, digging, without a sign; and those who have been looking on from the roofs turn their faces away.

section-boss-shreya-title = How Deep It Was
section-boss-shreya-read = Captain Shreya turns her sword about and hands it to you, hilt first, with a slight bow. Her sleeve is torn and she pins it up, because it is proper. She has come over land for longer than she ever sailed, she says. There was no hatred in it. They had signed for a sea, and she went to collect. She believed that it would be here, behind some door, in basins; and she has opened all the doors. “You have been about,” she says. “You will have seen water. A well. A river, perhaps.” She is standing quite straight. “How deep was it?” she asks. “The deepest. You need not be exact.”
section-boss-shreya-option-1 = Put a pinch of salt on the back of your hand, and one on hers
section-boss-shreya-outcome-1 = You sit down on the kerb together and eat, salt first, then whatever there is. You tell her, and she hears you out. Then she gives the order, not loudly: wheels off. You hear them fall, one after another, a street away. She sleeps on your shoulder. Every coast will be told; you have not rested like this all year.
section-boss-shreya-option-2 = Give her your flask
section-boss-shreya-outcome-2 = She weighs it in her hand; she holds it to her ear and tips it to and fro. She does not drink. Then she unscrews it, lets one drop run over her knuckles, and watches which way it goes. Her crew, who have followed at a distance, take off their caps to you. They will say who it was.
section-boss-shreya-option-3 = Keep the sword
section-boss-shreya-outcome-3 = It is a good one, with a coin let into the pommel for the ferry home, which comes out when you turn it. You tell her that you are no judge of depths. “No,” says the captain, politely, “why should you be.” She goes off along the dry quay; and from habit she keeps one hand on the rail.

section-boss-queen-title = The Blank Receipt
section-boss-queen-read = The mask is made of tusk, and it has split along the grain. Behind it is a woman no longer young, from some high valley, to judge by the way she does her hair. The Ivory Queen was the registrar. She wrote down what was dictated, only she improved it: “come and see me” is not a form of words, and she put “return”. She had a reason. In her valley they paid a name a year, and the first name that was ever drawn was her child's. They gave her a receipt. She takes it out and shows it to you; it is stamped, numbered, and blank. “What is gone has been signed for,” she says. “So it must be somewhere. If everything is called back, everything, then in the end …” She smooths the paper with her ruler.
section-boss-queen-option-1 = Hum the lullaby, and stop where it stops
section-boss-queen-outcome-1 = You stop. The silence where the last line should be stands between you like a cot. She opens her mouth and shuts it. Then she sings it, hoarse, only a few words: a name, and good night. On the receipt something has come up, in a child's letters. Three gems fall from the mask; the whole city has heard.
section-boss-queen-option-2 = Let the calf with the red button come in
section-boss-queen-outcome-2 = The string has grown tight, and the button sits under its chin. It walks up to her as it walks up to anyone, and leans. She holds her hands away, for they have taken so much ivory. It leans harder. At last she puts them into the wool. You sit by, in that warmth, and the herds are told.
section-boss-queen-option-3 = Break the ruler, tear up the list, and let her go home
section-boss-queen-outcome-3 = You break the ruler over your knee, and the list you tear across, then across again. It is a long list. She watches the pieces settle. “It came out right,” she says, “that was the terrible thing.” Then she asks you the way up to the valley; and they tell there who drew it for her.
section-boss-queen-option-4 = Make her write “given” on every line
section-boss-queen-outcome-4 = It takes all night; you turn the pages. She writes a beautiful hand. At first she presses so that the nib spreads; towards morning it goes lightly. The sand runs out at the last line, and she blots it with the gem from her ring, and gives you the gem. The receipt she puts away in her bodice.

section-boss-king-title = Two Cups
section-boss-king-read = There is nobody left in the hall to announce you. The Red King has sat down on the bottom step; the robe is the only one he has kept, and it is darned. He gave the rest away. He gave his friends the fountains, the music, the stairs, and they were so glad, and went home with it, and did not come again, for what do you bring to a man who has given you a street? So he had a letter sent. “Come and see me. Bring what you like.” He never understood why nobody wrote back. On a box beside him stand two cups; they have been standing ready every evening. “Have you come about something that you owe?” he asks. He asks it as people ask about the weather, and moves up.
section-boss-king-option-1 = Light the hearth from the tea tin, and lay the string beside it
section-boss-king-outcome-1 = The coal knows the place; it catches at once. You show him the string, the last knot undone: nothing is owed, by anybody. He looks at the fire. “Then tell me the gossip.” It takes till morning. You toast bread, five slices each, warm to the bone; and by the chimney the whole land can tell: somebody is home.
section-boss-king-option-2 = Let your namesake speak for you
section-boss-king-outcome-2 = The child, up to your shoulder now, scratches behind the ear exactly as you do. “This one will say it is nothing,” says the child, and lists your bad habits, numbered, with voices. At the twelfth the King laughs, having looked first for how it is done. Your heart is light. A red scale for you, for people the story.
section-boss-king-option-3 = Break bread, and pass it to the left
section-boss-king-outcome-3 = He is the one on your left. He holds it and does not know what it is for. “Till when?” he asks. “Till next time,” you say, and see him count how often that could be. Nomads in the doorway pass it on; you have a yellow cord, a loaf for two days, a name in every land.
section-boss-king-option-4 = Stay for tea
section-boss-king-outcome-4 = It is more than three hundred years old and tastes of the tin. You drink it properly, in small sips, and ask for another cup. Nothing important is said. When you get up he sees you to the door, where there is no door; and down in the street people are already asking how he takes it.
section-boss-king-option-5 = Take the crown
section-boss-king-outcome-5 = He lifts it off himself, glad to have something you can use. It weighs nothing. The gold went long ago; there are two coins in the lining, put by for tea. He asks whether it fits. Behind you in the empty hall you hear the second cup being put away. In the street no face is turned to you.

## Closing pages

section-closing-won-title = One Road
section-closing-won-read = Towards morning the wind turns. Nobody does anything; it only turns. And in the squares, in gutters, under hedges, in the coat pockets of people who had long stopped looking, the grey slips lift at one corner and lie down again, face up. The blot has gone. “One (1) road,” it says. Lent, somebody had once written there; it has been struck out, and above it, in a different hand, stands a plainer word. So you had it with you all the time. You have walked every yard of it here, and, as far as anyone can see, it has not worn thin. There are still people to be visited at the other end. Below, where the date of return should be, is a little space, and in it, rather crooked, a stamp: “Renewed.”

section-closing-lost-title = Tonight's Footprints
section-closing-lost-read = It gets dark, and in the pit the Engine goes on printing in its sleep. A slip comes out, and falls; then one more, and the wind takes both. You are outside again, all of you, tired, and nobody says much. Somebody counts once more: no one is missing. And at the gate the sand has stopped pouring for the night; and it has kept, quite sharp, every one of your footprints, all of them pointing in.
