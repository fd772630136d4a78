## Page 51: The Inspection Pit

page-51-title = The Inspection Pit
page-51-trouble = It is deep, and there is one plank, and the plank is on the wrong side.
name-51-rung = Foot of the Slide
name-51-ledge = Ledge
name-51-lamp = Lamp Bracket
name-51-far = Far Steps
name-51-sludge = Sludge
name-51-plank = Plank End
name-51-deep = The Deep
name-51-drain = Drain
name-51-sump = Sump
name-51-wall = Old Tyre
name-51-e = Up the far steps and home
name-51-s1 = a tin on the ledge
name-51-s2 = the mouth of the drain
name-51-shove = Push the plank across
name-51-o1 = the plank

page-51-start = The pit was dug for people to stand in and look up. From here one looks up as well: far overhead hangs the belly of the bus with all its pipes, like the inside of a whale, and drips. Between you and the steps on the other side lies what has dripped so far. It does not move. When the tortoise puts down her foot at the edge a ring goes out across it, thick and slow, and comes back. There is a plank. It leans in the corner, where it is of no use to anybody. Something dry is walking about in the sump, on eight points, and stops each time you do.
page-51-start-clock = The clock strikes. The walls hand it on to each other, all round, and then it is quiet down there in the sump, with more feet than before.
page-51-objective-o1 = The plank is as long as the pit is wide, with a claw to spare. It has been walked on by boots; one can see where they turned. Get it down flat, and out over the edge, and do not let go of your end before the other one has arrived: that is all there is to it. The shrews have already begun to discuss who goes first. The tortoise looks at the plank, then at herself, and says that she is heavier than she seems.
page-51-poi-1 = On the bracket sits a lamp in a cage, and beside it a handle. It works a hoist: a hook on a chain, for engines, straight above the place where the plank ought to go. From here one looks down upon the whole affair as upon a drawing of itself. There is the edge, there is the plank, there the three shrews with their bundles. A drop falls past, and one can count until it lands: four.
page-51-poi-1-after = The hook hangs still, a little to the left of where it hung. It has the air of having been in on something.
page-51-51-1 = It wants doing before anybody has time to look down. By main strength, with everyone on one end and the weight of all of you for a counterweight; or by the hoist, with the hook in a knot-hole and one person who can judge how far a thing will swing. In the sump they have begun walking again. They walk toward warmth, and there is a great deal of it, this evening, on your side.
page-51-51-1-option-1 = Push it out by strength
page-51-51-1-outcome-1 = You sit down on the end of it in a row, like birds, and push with your feet. It goes out over the dark a whisker at a time. Any card of strength will do, played from wherever one can see it, until there are five for each of you.
page-51-51-1-option-2 = Swing it over by the hoist
page-51-51-1-outcome-2 = You let the chain run, count four, and pull. The plank gets up, bows, walks out across the pit on its hind end, and lies down with the far edge on the step, as gently as a hand.
page-51-51-1-failure-2 = Three would have been right. It swings past, knocks once on the far wall, and comes home, and the knock goes down the sump and is asked in. The threat grows by one.
page-51-51-1-option-3 = Not yet
page-51-51-1-outcome-3 = You put down your end. “There is no hurry,” says the old shrew. “We were told directly.”
page-51-51-2 = It lies. It lies across, from wall to wall, and bends in the middle when one looks at it. The old shrew goes first with the ticket in her teeth. Then the one who waves, and does not wave. Then you carry over the one who sleeps; and then there is only the tortoise. She draws in nothing at all. She walks out into the middle, and the plank comes down until it touches the black, and stays so, and holds. “Well,” she says, “it is a very nice view.” And goes on. The way to the steps is open.
page-51-threat = They come up over the rim of the sump one leg at a time, each trying the air before it is put down. Scorpions do not hurry. They have all the time that you have not got. On the tortoise's back somebody draws a curtain; and the clock, if you have it, and your heart, if you have not, goes very loud in the brick.
page-51-disaster = Over your heads a seal gives up, and the belly of the bus lets go of what it had been keeping back. It comes down in a rope. The pool rises by a paw, quite smoothly; whoever is standing in the sludge or in the deep has it up to the chin, and gets a wound from it, a poisoned one. Everything that can float has to be caught and tied on again, every single pot of it, and that takes an hour. “It brings up the slugs, at any rate,” says the tortoise.
page-51-exit-e = Nine steps, each the height of a cupboard; a tortoise takes them by thinking of something else. When you come out it is evening, the wind is from the river, and an hour has gone that none of you would give back.
