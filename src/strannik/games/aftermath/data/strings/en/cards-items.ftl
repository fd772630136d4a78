# Starting items
name-toothpick-crossbow = Toothpick Crossbow
flavour-toothpick-crossbow = Two dozen bolts in a paper box. The box counts them for you, which is half of why she likes it.
name-chopstick = Chopstick
flavour-chopstick = One of two. She has never asked where the other one went, so that it can still come back.
name-one-shot = One Shot
flavour-one-shot = A party popper with a grip. It says FUN on the side, which Ringr takes for a warning.
name-steak-knife = Steak Knife
flavour-steak-knife = Too big for anybody. Grumple carries it as if it were a spade, and wishes it were.

# Weapons
name-fork-trident = Fork Trident
flavour-fork-trident = Three points. The fourth was bent by something that did not stay to explain.
name-knitting-needle = Knitting Needle
flavour-knitting-needle = Long enough to say no from across the room.
name-nail-file = Nail File
flavour-nail-file = It takes off a little at a time. After a fight you feel better groomed, and quicker.
name-electric-toothbrush = Electric Toothbrush
flavour-electric-toothbrush = It growls, and froths a bit. So would you.
name-letter-opener = Letter Opener
flavour-letter-opener = Whoever carries it is taken for the post, and the post is let in.
name-bottle-opener = Bottle Opener
flavour-bottle-opener = Everything is closed until you know where to pull.
name-tuning-fork = Tuning Fork
flavour-tuning-fork = Strike anything with it and the whole street agrees on one note, and waits.
name-umbrella-rib = Umbrella Rib
flavour-umbrella-rib = It kept the rain off somebody tall. It still bends in the direction of the weather.
name-rubber-band-sling = Rubber Band Sling
flavour-rubber-band-sling = Found around nothing at all. It had been holding that together.
name-staple-gun = Staple Gun
flavour-staple-gun = It fastens things to other things. Nobody has told it which.
name-darts-feather = Dart of the Inn
flavour-darts-feather = From a wall with numbers on it. The numbers were safe; everything round them is full of holes.
name-flash-cube = Flash Cube
flavour-flash-cube = For a moment everybody can see everybody. Then only you know where they were.

# Armour
name-thimble-helmet = Thimble Helmet
flavour-thimble-helmet = Dented all over by needles, and never once by the same one.
name-walnut-half = Half a Walnut
flavour-walnut-half = The other half is worn by somebody you may have to fight.
name-bottle-cap-visor = Bottle Cap Visor
flavour-bottle-cap-visor = Inside it says YOU HAVE NOT WON. It is as well to know that beforehand.
name-dolls-bonnet = Doll's Bonnet
flavour-dolls-bonnet = Nobody strikes a bonnet before hearing what it has to say.
name-candle-stump-hat = Candle Stump Hat
flavour-candle-stump-hat = One birthday's worth of light. It still smells of somebody's wish.
name-bath-towel = Bath Towel
flavour-bath-towel = A corner of one, with a loop. Whatever you put into it comes out dry and slightly surprised.
name-sardine-tin = Sardine Tin
flavour-sardine-tin = It held six, lying down. It holds one, standing up, and announces each step.
name-oven-mitt = Oven Mitt
flavour-oven-mitt = You can be dropped from a shelf in it. You can hardly do anything else.
name-felt-suit = Felt Suit
flavour-felt-suit = Cut from under the keys. Wherever you go in it, a note is missing at home.
name-tape-measure-belt = Tape Measure Belt
flavour-tape-measure-belt = You always know how far it is, and so it is less.

# Gadgets
name-pocket-torch = Pocket Torch
flavour-pocket-torch = A small round noon. Roaches take it personally.
name-magnet-on-a-string = Magnet on a String
flavour-magnet-on-a-string = You throw it behind things and pull out what people said goodbye to.
name-compass = Compass
flavour-compass = It points to where the people are, Ringr says. It has not moved since they left.
name-wind-up-mouse = Wind-Up Mouse
flavour-wind-up-mouse = It runs straight, makes a great noise and hits a wall. Everybody follows it. You know somebody like that.
name-singing-card = Singing Card
flavour-singing-card = It opens, and wishes you many more. Grown rats have wept.
name-hearing-aid = Hearing Aid
flavour-hearing-aid = People put it in to hear. They left it in a drawer full of earplugs.
name-pocket-fan = Pocket Fan
flavour-pocket-fan = You hold it behind you and are somewhere else.
name-spirit-level = Spirit Level
flavour-spirit-level = A bubble that is never upset. You look at it, and after a while neither are you.

# Used once
name-sticking-plaster = Sticking Plaster
flavour-sticking-plaster = Flesh-coloured, it says. It does not say whose.
name-sugar-cube = Sugar Cube
flavour-sugar-cube = Carved for a horse. A mouse that has eaten one should not be asked to sit.
name-lip-balm = Lip Balm
flavour-lip-balm = Dr Lint puts it on everything that is not a lip.
name-bouncy-ball = Bouncy Ball
flavour-bouncy-ball = You let go of it, or better: you do not.
name-lucky-button = Lucky Button
flavour-lucky-button = It fell off before the worst day, so the worst day was not its fault.
name-pepper-sachet = Pepper Sachet
flavour-pepper-sachet = Tear here. Then be elsewhere.
name-last-match = The Last Match
flavour-last-match = There was a whole box of them. Everybody remembers what the others were for.
name-earplugs = Pair of Earplugs
flavour-earplugs = Two parts, please. It is money; nobody asks why people kept so much of it by the bed.
name-tea-bag = Tea Bag
flavour-tea-bag = Hung up once, it makes a puddle warm and everybody in it polite.

# Improvements and stash goods
name-plan-garden = Plan: a Garden
flavour-plan-garden = The back of a seed packet, with a picture of what cannot be promised.
name-plan-workshop = Plan: a Workshop
flavour-plan-workshop = Eleven languages, none of them yours, and one drawing of a hand that gets it right.
name-plan-storeroom = Plan: a Storeroom
flavour-plan-storeroom = Somebody's shelf, with labels. The labels will do for a start.
name-plan-bunkhouse = Plan: a Bunkhouse
flavour-plan-bunkhouse = A matchbox, opened. Then another matchbox.
name-plan-wash-house = Plan: a Wash-House
flavour-plan-wash-house = A soap dish and a drip. Civilisation was never much more.
name-jam-jar = Jar of Jam
flavour-jam-jar = Sealed. It takes six to open and none to finish.
name-screw-tin = Tin of Screws
flavour-screw-tin = All of them left over from something that presumably stands without them.
name-patchwork-quilt = Patchwork Quilt
flavour-patchwork-quilt = A dozen shirts that used to quarrel. Now they lie down together.

# Discoveries
name-seed-jar = Seed Jar
flavour-seed-jar = Beans, asleep. They are the only ones in this city whom nobody has to tell how.
name-toy-truck = Toy Truck
flavour-toy-truck = Four wheels, all of them round. Ringr has stopped talking. It may be happiness.
name-keepers-chalk = The Keeper's Chalk
flavour-keepers-chalk = A stump, worn on one side by drawing mice, always mice, and always looking up.
name-sluice-wheel = Sluice Wheel
flavour-sluice-wheel = Heavier than a loaf, and colder. It wants to be turned; anybody can feel that.
name-owl-feather = Owl Feather
flavour-owl-feather = It makes no sound, falling. That is the whole secret, and you are holding it.
name-egg-box-hood = Egg-Box Hood
flavour-egg-box-hood = Grey, soft and full of hollows. With it on, even Grumple is hardly there.
