## How to play, in eight short pages

how-1 = You leave a small town to see what lies beyond the edge of the map. Camps, trade routes, artifacts, beaten enemies and a good name bring points. Whoever has most of them in the end wins.
how-1-face = cover
how-2 = In your turn you either visit a building or travel. In town you hire companions in the saloon, gather food on the farm, buy pack birds with it, trade, look for artifacts, and dig in the mine. The first round is spent in town.
how-2-face = town-dusk
how-3 = Where a rival stands, you fight for the right to act: both roll a die and add their swords. An honest victory raises your reputation; a dishonest one is easier and lowers it. A tie is lost, and whoever loses goes to jail. Only in the saloon nobody has to fight.
how-3-face = lesson-duel
how-4 = When you leave town you set out with all the hearts of your party and your cards, up to 13. On the road nothing restores them but luck, so come back to town before they run out.
how-4-face = lesson-leaving
how-5 = You take two steps, and one more for each pack animal and each arrow. Leaving an empty space costs a heart, except the one where you began. A skull on the path is the enemy on top of the deck: roll, add your swords, then hearts if you like. If you win, place a camp on it; if not, you stay where you were and your turn is over. A chest brings a treasure.
how-5-face = lesson-road
how-6 = Where a book lies you may stop for an adventure. Read it, choose what you do, roll a die and add your hands or swords; each heart you spend adds one. Reach the number and the reward is yours; two more bring a bonus. What an option gives is told only afterwards.
how-6-face = lesson-book
how-7 = For three hearts you make camp where nobody has one. A camp finds coins or gems, covers the way for everybody, and counts as a point. A trade route with camps at both ends brings points to whoever has one there, and more if both are yours. The mine and beaten enemies take camps too.
how-7-face = lesson-camps
how-8 = Artifacts in your hand can be bought at any moment of your turn, when you have what they cost; those never bought count against you. Four flags of one tribe win its chief. When somebody has placed the last camp of the board, the round is played to its end, and the points are counted.
how-8-face = lesson-artifacts
