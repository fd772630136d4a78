## Page 29: Last Pier

page-29-title = Last Pier
page-29-trouble = The far bank has lights.
name-29-west = Gate
name-29-hut = Ticket Hut
name-29-north = Towpath
name-29-lamp = Pier Lamp
name-29-planks = Planks
name-29-tickets = Ticket Heap
name-29-prams = Prams
name-29-steps = Landing Steps
name-29-edge = Edge of the Pier
name-29-w = West, to Station Nine
name-29-n = North, to the Old Sluice
name-29-s1 = the ticket hut
name-29-s2 = under a pram's hood

page-29-start = The pier goes out until there is no more of it. Nobody lives here. There are prams, seventeen of them, in a row, with their hoods up and their brakes on, as one leaves them when one has been told that there is room for people only. There is a heap of tickets as high as a dog. There is one glove. The water goes by underneath, brown, without any noise, and takes nothing with it. And over there, where the other bank must be, where it has always been simply dark, are lights. You count them. You get to four hundred, and then you see that one of them has been carried from a window to a door.
page-29-start-lights = Tonight they are moving. They come down to the water, all along, one beside the other, and stop there. Nobody waves. They are just holding them up, about as high as one holds a lamp in order to hear better.
page-29-poi-1 = Tickets, thousands, all of one kind: ONE WAY, with a boat on it, and each is torn across, and each has been dropped on this spot by somebody who did not need it any longer. The wind turns over the uppermost. On the backs they have written. Not all; about every third. They must have had a good deal of time, standing here in line with a pencil, at night, and being very tired, and it is as though all of them had thought of the same person.
page-29-poi-1-option-1 = Read what is on the backs
page-29-poi-1-outcome-1 = THE SACKS ARE CUT. LEFT THE STOVE DOOR OPEN. SORRY ABOUT THE TRAPS. PLEASE LOOK AFTER THE PIANO. MIND THE STEP. It goes on like that, as far down as you can dig. They are letters, and they are addressed to you. It is one clue, and you sit there with it until somebody touches your arm.
page-29-poi-1-failure-1 = The river has got at most of them. What you can still read is SORRY, several times over, and once, quite clear: CHEESE.
page-29-poi-1-option-2 = Put a stone on the heap
page-29-poi-1-outcome-2 = It takes two of you. Now the wind will have to ask.
page-29-poi-2 = At the very edge lies the glove. It is a woman's, knitted, plum-coloured, with chalk on three of the fingers; and it does not lie there as things lie which have been lost. It has been put down, palm upward, on the last of the planks, with a pebble at the wrist so that it should stay. Seen from here it points across. It is about as large as a bed for two. The water pulls at the posts, and one feels it in one's feet, and over there a light goes out, and on.
page-29-poi-2-option-1 = Sit down in it, all together
page-29-poi-2-outcome-1 = There is a finger for each. It is warm, which is impossible, and nobody remarks on it. You sit as in a box at the theatre and look at the lights; and when you get up you are inspired, all of you, and rather shy.
page-29-poi-2-option-2 = See what hangs from the posts
page-29-poi-2-outcome-2 = Down one post and up the next, tail round the chain. One part, and a mussel, who takes it well.
page-29-poi-2-failure-2 = The post is green, and you are in. It lets you have a good look at the underneath of a pier before it hands you back, soaked, at the steps.
page-29-poi-2-option-3 = Brush the dust from it
page-29-poi-2-outcome-3 = Finger by finger. It is plum-coloured right through.
page-29-threat = A plank creaks at the shore end; then the next one. It comes out along the pier toward you, as one takes a turn before going to bed. There is nobody. You can see the nails rise a little, and settle, one board after another, up to where you stand; there it stops, as people stop who have come to look at the water. You do not turn round. You are scared, and yet you move up, to make room.
page-29-disaster = A wave comes, from nothing, in the middle of the calm, the kind that a large boat sends on ahead of it. There is no boat. It goes over the planks, over the steps and over the edge, without malice, up to the knees of a person: whoever is there is soaked. Then it runs back, and all the prams, one behind the other, have rolled forward by one turn of the wheel and stand with their noses to the river. And from the land side come steps which are real.
page-29-exit-w = Back to the shore, and along the wall. It is an hour to Station Nine. The lights stay with you for half of it, on the left, between the posts.
page-29-exit-n = Up the towpath, with reeds on both sides. In an hour you are at the Old Sluice. All the way something goes along with you in the canal, and it has got to be the moon.
