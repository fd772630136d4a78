## Page 15: The Kerb

page-15-title = The Kerb
page-15-trouble = One more touch, and the car will scream.
page-15-space-north = Under the Flap
page-15-space-kerb_top = Kerb Top
page-15-space-gutter = Gutter
page-15-space-tyre = Tyre
page-15-space-seat = Back Seat
page-15-space-dashboard = Dashboard
page-15-space-bonnet = Bonnet
page-15-space-grate = Grate
page-15-space-hubcap = Hubcap
page-15-space-boot = Boot
page-15-space-under = Underneath
page-15-space-east = East End

page-15-start = A car has lain down against the kerb, the way large animals do, one knee first. Its tyres have gone soft, its windows are up, and the moss has got as far as the door handles. Behind the windscreen a small red light goes on and off; it was counting something when the people left and has not finished. A smell of warm rubber and old rain. From the exhaust falls a drop. You all turn to look at it: in this street one walks on one's toes, and does not drop things.
page-15-start-lizard = On the bonnet, in the only patch of sun, lies a lizard as long as a spoon, with one eye open. It is the eye on your side.
page-15-start-after = The bonnet is empty. So are the lamp post, the gutter and the sky above them. When a thing of that size has screamed, it takes a while before anyone comes back, birds included. You can hear the next drop getting ready.
page-15-poi-1 = The dashboard curves round you like a town seen from a hill, all its windows dark but one. In that one lives the red light: on, off. Under it is a button of the same red, worn pale in the middle by a thumb. Two wires as thick as a tail run from it behind a loose panel, and at their end something round sits in a clip and is faintly warm. The key is in its lock, with a wooden tag. And if you put your ear to the panel, you hear how the car, between on and off, each time draws a very small breath.
page-15-poi-1-option-1 = Take off the wires, in the right order
page-15-poi-1-outcome-1 = First the one that looks guilty, then the one that looks surprised. The light goes on, goes off, and does not go on again. You had not known how loud it was. Two batteries slide out of the clip into your arms, like eggs.
page-15-poi-1-failure-1 = About the first wire you were quite sure. It was the second that turned out to be the first.
page-15-poi-1-option-2 = Let it count
page-15-poi-1-outcome-2 = You climb down backwards and put your feet where they were before. On. Off. It takes no interest in you whatever, and that is just what makes it so unpleasant to turn one's back on.
page-15-15-1 = The car screams. It knows one word, it has kept it back for three years, and it says it with all its lamps. Every window in the street turns orange, goes dark, turns orange, as if a whole town were getting out of bed. Moss jumps off the doors. Whoever else was here is here no longer. When it is over an hour has passed, there is wool in your ears, and round the corner at a run comes the one person in the city to whom a noise like that means open: a raider, with a sack.
page-15-poi-2 = The seat has been let down and a mattress laid across it. A sheet, a pillow, spectacles folded in the pocket of the door: somebody has slept here, or has at any rate lain. Next you notice the vents. Into each of them wool has been stuffed, good grey wool, a whole jersey of it, with something like a knitting needle and a great deal of care; and all the windows are wound up as far as they go. The air is as thick as soup. Nothing stirs but a loose end of yarn, which trembles, all by itself, as though it were tied to something.
page-15-poi-2-option-1 = Pull out the wool for Auntie Pedal
page-15-poi-2-outcome-1 = It comes out of the vents yard after yard, with a long sigh. Pedal barters it by the arm: that makes one food, rolled up and carried home on the head. With the vents open the car sounds different from inside. Wider, you would say. You do not stay to make sure.
page-15-poi-2-option-2 = Leave it where it is, and count
page-15-poi-2-outcome-2 = Nine vents stuffed, four windows up, two locks down, one pillow folded over to where the ears would be. It cannot have been for the cold: there is a blanket on the floor that nobody has unfolded. You tuck in the loose end and hold it for a moment, until it keeps still. You will not forget the wool.
page-15-threat = The sun has moved. An hour ago it lay on the bonnet like a plate; now it is hanging over the edge and dripping down the wing, and things that were in the shade are in it. Something gets to its feet, turns round once, so as to be warm on the other side as well, and is awake. It is four spaces away. It was five.
page-15-threat-nobody = But nobody turns round: it is only the tin, ticking in the warmth. The one who comes has been following the sun from car to car with a hairpin, opening what it softens. A raider; and he has just found you.
page-15-disaster = A leaf comes down. It is not a big leaf. It turns over twice, looks about for somewhere to be, and settles on the roof of the car, stem first.
page-15-disaster-mute = The red light would have had something to say about that. The leaf lies where it lies, and after a while it is joined by another.
page-15-exit-n = Two steps up, each as tall as an argument, and a flap of plastic that remembers a cat. With the bundles it is an hour back into the hall. Nobody wants to go first; somebody does.
page-15-exit-e = Past the broken headlamp the gutter runs on downhill, dry and very straight, to a doorway full of steam. It is an hour to the Laundrette. There is a thumping in there, and after some time you notice that you are all walking in step with it.
