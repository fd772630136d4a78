## Page 52: The Intake

page-52-title = The Intake
page-52-trouble = The grids open and shut with the river's pulse, and you have to cross between two beats.
name-52-shaft = Foot of the Shaft
name-52-grid_one = First Grid
name-52-grid_two = Second Grid
name-52-grid_three = Third Grid
name-52-door = Steel Door
name-52-ledge = Ledge
name-52-sluice = Hand Valve
name-52-nest = Drones' Perch
name-52-w = Back up to the road
name-52-e = Through the steel door
name-52-s1 = a shoe on the ledge
name-52-s2 = the perch
name-52-valve = Turn the hand valve
name-52-o1 = the valve

page-52-start = Here the river comes in. It comes through three iron grids, one behind the other, and each of them opens like a gill, and shuts: the first, then the next, then the last; and after that for eleven heartbeats nothing. From the roof it rains, since the roof is wet. You can shout as loud as you like, and see by one another's faces that you do. On a pipe overhead sit the hornets in a row, with their lamps out and their wings folded like forks. Once they watered a garden with all this. Nobody has called them off.
page-52-objective-o1 = On the wall, as high as three of you, is a wheel, red, with a plate: BY HAND, IN NEED. It works a flap that holds the water back for as long as somebody keeps it turned. The paint is worn off in two places, left and right, where a person's hands would be. A chalk drawing has been made beside it, below, at the height at which one sits: it is a mouse with both arms round the rim, and it looks determined.
page-52-poi-1 = The second grid is the slow one. It stays open long enough to be looked at: bars as thick as you are, and between them combed grass, a comb, half an umbrella, all pointing the same way. On the frame is a lever that was meant to be kicked. The next door is over there; one can see light beneath it. It is a matter of eleven heartbeats, and of making them last, or of stopping the water, or of knowing somebody with wings.
page-52-poi-1-after = With the flap shut the grids open upon nothing, and close again, politely, like somebody who has been saying good morning to a chair.
page-52-52-1 = So there are three ways, and all of them begin with not thinking. The wheel, all of you together, and hold it. Or to run: first, second, third, without once putting a foot down where there is no floor, because there will be floor by then. The drones have turned their heads. One after the other their lamps come on, small and green, as at a crossing.
page-52-52-1-option-1 = Turn the wheel together
page-52-52-1-outcome-1 = It does not want to; then it wants to by a hair. Every card of strength that is played here counts, from wherever in the hall one can reach a spoke, and when there are five for each of you the flap will be down.
page-52-52-1-option-2 = Run between two beats
page-52-52-1-outcome-2 = You run on eleven hearts, over one grid that is there, and one that was there, and one that is going to be. On the far side hangs a chain. You pull it, and the flap comes down behind you like a book being shut.
page-52-52-1-failure-2 = At nine you hear the grid draw breath. It puts you out on the ledge, on your back, soaked, along with half an umbrella.
page-52-52-1-option-3 = Whistle for somebody who owes you a night
page-52-52-1-outcome-3 = There is no sound. There is merely one shadow too many, and then you are on the other side, with your fur parted in four places, and the chain is in your paw. High in the shaft something says, once, low: Who. It is not a question. You are even.
page-52-52-1-option-4 = Stand where it is dry
page-52-52-1-outcome-4 = There is such a place. It has room for one foot.
page-52-52-2 = The flap is down. It is not silent now, far from it; but it is another noise, one behind a wall. The grids stand open, all three, and drip. You walk through them as through somebody's ribs. On the last of the frames she has chalked something more, at knee height, quickly: an arrow, and a small figure walking, with a bundle on a stick. Whoever drew it must have knelt in the water. The steel door has a gap at the bottom, as wide as a paw. The way is open.
page-52-threat = The row of green lamps rises from the pipe, all at once, without a sound that one could hear down here, and spreads itself over the hall. They go for what is warm and carries a charge. They have been given no other orders; it may even be that they take you for flowers.
page-52-disaster = Up the river, an hour away, it has rained in earnest, and now it is here. It does not ask the grids. Whoever is on one is taken by it as by the scruff: an attack of five. It stands in the shaft and about the valve as high as a chin, and whoever is there is soaked. For a few beats everything that the city has ever lost in its gutters goes by at eye level, corks, a doll, a violin; then it sinks, and the grids shut, and begin to count again.
page-52-exit-w = Up the shaft, against the draught, and out between the bars. An hour later you stand on the road, dripping, and the rings in the puddle do not so much as tremble.
page-52-exit-e = Under the steel door on your bellies, one at a time, with your ears laid flat. It is an hour to the end of the passage, and with each step it grows warmer, and the wall has a pulse.
