tale-gate-title = The Gate
tale-gate-read = A gate without a wall. The guard is asleep.
tale-gate-option-1 = Pick the lock
tale-gate-outcome-1 = You are in, and the key is yours.
tale-gate-option-2 = Push past the guard
tale-gate-outcome-2 = He rolls over; you take his lunch.
tale-gate-failure-2 = He wakes up, and you land in the ditch.

tale-yard-title = The Yard
tale-yard-read = Hens, a ladder, a very small king.
tale-yard-option-1 = Call him by his name
tale-yard-outcome-1 = He bows and shows you the cellar.
tale-yard-option-2 = Whisper his name to the hens
tale-yard-outcome-2 = They lay on the spot.
tale-yard-option-3 = Feed the hens
tale-yard-outcome-3 = One egg, and a nod towards the well.

tale-ditch-title = The Ditch
tale-ditch-read = Wet, and not empty.

tale-well-title = The Well
tale-well-read = It says a name, over and over.
tale-well-option-1 = Wait for the night
tale-well-outcome-1 = The moon shows the way to the yard.
tale-well-option-2 = Drink
tale-well-outcome-2 = It tastes of apples.

tale-cellar-title = The Cellar
tale-cellar-read = Three coins and a smell of cheese.
