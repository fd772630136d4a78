# Artifacts named by the rulebook
name-old-treaty = Old Treaty
name-star-mantle = Star Mantle
name-gaming-dice = Gaming Dice
name-legendary-scroll = Legendary Scroll
name-old-compass = Old Compass
name-mirror-hat = Mirror Hat
name-mercenary-contract = Mercenary Contract
name-merchant-contract = Merchant Contract
name-jade-flute = Jade Flute
name-lockpicks = Lockpicks
name-golden-magnet = Golden Magnet
name-merchant-jacket = Merchant's Jacket
name-trade-cart = Trade Cart
name-spices = Spices
name-nightmare-amulet = Nightmare Amulet
name-crown-of-guile = Crown of Guile

# Other artifacts
name-tinkers-gloves = Tinker's Gloves
name-surveyors-rule = Surveyor's Rule
name-brass-spectacles = Brass Spectacles
name-dowsing-rod = Dowsing Rod
name-notched-sabre = Notched Sabre
name-hunters-bow = Hunter's Bow
name-bone-maul = Bone Maul
name-clockwork-hand = Clockwork Hand
name-stargazers-lens = Stargazer's Lens
name-duelists-gauntlet = Duellist's Gauntlet
name-pilgrims-toolbox = Pilgrim's Toolbox
name-smugglers-knife = Smuggler's Knife
name-lucky-mug = Lucky Mug
name-miners-lamp = Miner's Lamp
name-straw-guardian = Straw Guardian
name-brass-scales = Brass Scales
name-incense-bowl = Incense Bowl
name-trophy-belt = Trophy Belt
name-felt-boots = Felt Boots
name-heartwood-staff = Heartwood Staff
name-counting-beads = Counting Beads
name-honey-lure = Honey Lure
name-folding-tent = Folding Tent
name-oath-blade = Oath Blade
name-healers-satchel = Healer's Satchel
name-lawgivers-hammer = Lawgiver's Hammer
name-city-seal = City Seal
name-phoenix-plume = Phoenix Plume
name-ashen-cloak = Ashen Cloak
name-poisoned-stiletto = Poisoned Stiletto
name-grave-robbers-spade = Grave Robber's Spade
name-highway-seal = Seal of the Roads
name-council-ring = Ring of the Council
name-hydra-fang = Hydra Fang
name-deep-lantern = Lantern of the Deep
name-golden-ledger = Golden Ledger
name-sky-saddle = Sky Saddle
name-caravan-banner = Caravan Banner
name-automaton-heart = Automaton's Heart

# Treasures
name-rusted-sword = Rusted Sword
name-rusted-sword-1 = Rusted Sword
name-rusted-sword-2 = Rusted Sword
name-carpenters-awl = Carpenter's Awl
name-carpenters-awl-1 = Carpenter's Awl
name-carpenters-awl-2 = Carpenter's Awl
name-cracked-monocle = Cracked Monocle
name-cracked-monocle-1 = Cracked Monocle
name-cracked-monocle-2 = Cracked Monocle
name-tournament-shield = Tournament Shield
name-tournament-shield-1 = Tournament Shield
name-tournament-shield-2 = Tournament Shield
name-puzzle-box = Puzzle Box
name-many-faced-mask = Many-Faced Mask
name-warm-blanket = Warm Blanket
name-warm-blanket-1 = Warm Blanket
name-warm-blanket-2 = Warm Blanket
name-music-box = Music Box
name-dried-rose = Dried Rose
name-rusty-bell = Rusty Bell
name-snares = Snares
name-snares-1 = Snares
name-snares-2 = Snares
name-old-shovel = Old Shovel
name-old-shovel-1 = Old Shovel
name-old-shovel-2 = Old Shovel
name-tavern-token = Tavern Token
name-seed-pouch = Seed Pouch
name-pickaxe-head = Pickaxe Head
name-fire-bomb = Fire Bomb
name-fire-bomb-1 = Fire Bomb
name-fire-bomb-2 = Fire Bomb
name-old-journal = Old Journal
name-old-journal-1 = Old Journal
name-old-journal-2 = Old Journal
name-bounty-contract = Bounty Contract
name-purse = Purse
name-old-recipe = Old Recipe
name-jade-idol = Jade Idol
name-jade-idol-1 = Jade Idol
name-jade-idol-2 = Jade Idol
name-map-fragment = Map Fragment
name-pegasus-feather = Pegasus Feather
name-pegasus-feather-1 = Pegasus Feather
name-pegasus-feather-2 = Pegasus Feather
name-smoke-pellets = Smoke Pellets
name-smoke-pellets-1 = Smoke Pellets
name-smoke-pellets-2 = Smoke Pellets

# Finds
name-cold-blade = Cold Blade
name-thunder-sling = Thunder Sling
name-obsidian-axe = Obsidian Axe
name-singing-spear = Singing Spear
name-spider-silk-gloves = Spider-Silk Gloves
name-talking-skull = Talking Skull
name-engineers-diary = Engineer's Diary
name-crystal-eye = Crystal Eye
name-owl-cap = Owl Cap
name-wind-harp = Wind Harp
name-seven-league-strap = Seven-League Strap
name-shadow-whistle = Shadow Whistle
name-glowcap-lantern = Glowcap Lantern
name-titans-gauntlet = Titan's Gauntlet
name-banshee-necklace = Banshee Necklace
name-saints-flask = Saint's Flask
name-ember-stone = Ember Stone
name-wolf-pelt = Wolf Pelt
name-echo-shell = Echo Shell
name-emperors-coin = Emperor's Coin
name-glass-scarab = Glass Scarab
name-meteor-shard = Meteor Shard
name-lost-portrait = Lost Portrait
name-fossil-egg = Fossil Egg
name-first-map = The First Map
name-brewers-key = Brewer's Key
name-mole-compass = Mole's Compass
name-shepherds-horn = Shepherd's Horn
name-mayors-favour = Mayor's Favour
name-cursed-crown = Cursed Crown
name-leech-jar = Jar of Leeches

# Companions: nomads, outlaws, mystics, lizardfolk
name-aya = Aya
name-temir = Temir
name-nour = Nour
name-sabir = Sabir
name-zara = Zara
name-kamal = Kamal
name-idris = Idris
name-bahar = Bahar
name-togrul = Togrul
name-nell = Nell
name-roxy = Roxy
name-griff = Griff
name-marla = Marla
name-silva = Silva
name-dex = Dex
name-hobb = Hobb
name-vik = Vik
name-barnaby = Barnaby
name-lumi = Lumi
name-oren = Oren
name-thea = Thea
name-arvo = Arvo
name-ilma = Ilma
name-miron = Miron
name-selene = Selene
name-vesna = Vesna
name-astor = Astor
name-chimi = Chimi
name-koba = Koba
name-ishka = Ishka
name-tazz = Tazz
name-rukh = Rukh
name-vassa = Vassa
name-zekk = Zekk
name-orrik = Orrik
name-ssarim = Ssarim

# Animals
name-dog = Dog
name-cat = Cat
name-platypus = Platypus
name-bird = Pack bird
name-turtle = Pack turtle

# Enemies by strength
name-enemy-4 = Bandit
name-enemy-5 = Dune Jackal
name-enemy-6 = Cave Bat
name-enemy-7 = Bog Crone
name-enemy-8 = Rust Crab
name-enemy-9 = Stray Automaton
name-enemy-10 = Thorn Boar
name-enemy-11 = Glass Spider
name-enemy-12 = Two-Headed Ogre
name-enemy-13 = Walking Idol
name-enemy-14 = Storm Drake
name-enemy-15 = The Nameless

# Chiefs
name-chief-yellow = chief of the nomads
name-chief-green = chief of the outlaws
name-chief-blue = chief of the mystics
name-chief-red = chief of the lizardfolk

# Decks
name-normal-back = Artifacts
name-special-back = Special artifacts
name-treasure-back = Treasures
name-arcade-back = Adventures
name-enemy-back = Enemies

# Goods and icons
name-coins = coins
name-gems = gems
name-food = food
name-hearts = hearts
name-reputation = reputation
name-skill = skill
name-combat = combat
name-movement = movement
name-caution = caution
name-search = search
name-vp = points
name-adventure = adventure
name-bomb = bomb
name-trade = trade

# How much of what
amount-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
amount-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
amount-food = { $count } food
amount-hearts = { $count ->
    [one] 1 heart
   *[other] { $count } hearts
}
amount-reputation = { $signed } reputation
amount-yellow = { $count ->
    [one] 1 nomad token
   *[other] { $count } nomad tokens
}
amount-green = { $count ->
    [one] 1 outlaw token
   *[other] { $count } outlaw tokens
}
amount-blue = { $count ->
    [one] 1 mystic token
   *[other] { $count } mystic tokens
}
amount-red = { $count ->
    [one] 1 lizardfolk token
   *[other] { $count } lizardfolk tokens
}
amount-treasure = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
amount-artifact = { $count ->
    [one] an artifact from either deck, kept or discarded at once
   *[other] { $count } artifacts from either deck, each kept or discarded at once
}
amount-bird = { $count ->
    [one] 1 pack bird
   *[other] { $count } pack birds
}
amount-find = the find “{ $card }”
amount-free_camp = a camp on any empty space of the map, without hearts
amount-companion-any = a companion from the bag
amount-companion-yellow = a nomad companion from the bag
amount-companion-green = an outlaw companion from the bag
amount-companion-blue = a mystic companion from the bag
amount-companion-red = a lizardfolk companion from the bag
amount-vp = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
}
amount-nothing = nothing

# What cards do
icon-skill = { $signed } skill
icon-combat = { $signed } combat
icon-movement = { $signed } movement
icon-caution = may slip past enemies
icon-search = { $signed } search
icon-hearts = { $count ->
    [one] { $signed } heart for the road
   *[other] { $signed } hearts for the road
}
visit-hall = On visiting the town hall: { $effects }.
visit-saloon = On visiting the saloon: { $effects }.
visit-stables = On visiting the stables: { $effects }.
visit-store = On visiting the general store: { $effects }.
visit-farm = On visiting the farm: { $effects }.
visit-hut = On visiting the mystic's hut: { $effects }.
visit-mine = On visiting the mine: { $effects }.
visit-any = On visiting any building: { $effects }.
when-enemy_defeated = For each enemy you defeat: { $effects }.
when-treasure_gained = Whenever you gain a treasure: { $effects }.
when-treasure_crossed = Whenever you cross a treasure symbol that is still there: { $effects }.
when-camp_placed = For each camp you place: { $effects }.
when-adventure_won = For each adventure you succeed in: { $effects }.
when-duel_won = For each duel you win as the attacker: { $effects }.
card-at-once = At once: { $effects }.
card-avoid = You may slip past an enemy for { $price }.
power-trade_value = Each trade at the town hall is worth { $amount } more.
power-trades = At the town hall you may trade { $amount ->
    [one] twice
   *[other] { $amount } more times
}.
power-leave_free = Once a turn you leave an empty space without spending a heart.
power-camp_yield = A camp on a coin or gem space gives { $amount } more of it.
power-doubles = One more companion of a tribe in your party may stand on another tribe's slot.
power-toll = Every rival in a building you visit pays you { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
power-mine_hire = On visiting the mine you may also hire a companion.
power-bomb = Once, after a roll in a duel, a fight or a combat check: +{ $amount }. Then discard it.

# Points at the end
points-per = At the end: { $vp } for each { $what }.
points-per-many = At the end: { $vp } for every { $of } { $what }.
points-most = At the end: { $vp } for most { $what }; a tie gives nothing.
points-rank = At the end, by { $what }: first { $vp }, shared first { $tie }, second { $second }.
measure-coins = coins
measure-gems = gems
measure-coins-gems = coins and gems together
measure-food = food
measure-camps = camps placed
measure-mine_camps = camps in the mine
measure-enemies = defeated enemies
measure-treasures = treasures
measure-artifacts = bought artifacts
measure-finds = finds
measure-chiefs = chiefs
measure-tokens = tribe tokens
measure-routes = laid trade routes
measure-reputation = reputation
measure-companions = companions
measure-companions_yellow = nomad companions
measure-companions_green = outlaw companions
measure-companions_blue = mystic companions
measure-companions_red = lizardfolk companions
measure-pack_animals = pack animals
measure-one-coins = coin
measure-one-gems = gem
measure-one-food = food
measure-one-camps = camp placed
measure-one-mine_camps = camp in the mine
measure-one-enemies = defeated enemy
measure-one-treasures = treasure
measure-one-artifacts = bought artifact
measure-one-finds = find
measure-one-chiefs = chief
measure-one-tokens = tribe token
measure-one-routes = laid trade route of yours, shared or not
measure-one-reputation = reputation
measure-one-companions = companion
measure-one-companions_yellow = nomad companion
measure-one-companions_green = outlaw companion
measure-one-companions_blue = mystic companion
measure-one-companions_red = lizardfolk companion
measure-one-pack_animals = pack animal

# What the buyer of an artifact must have
requires-reputation_min = reputation { $needed } or more
requires-reputation_max = reputation { $needed } or less
requires-chiefs = { $count ->
    [one] a chief
   *[other] { $count } chiefs
}
requires-enemies = { $count ->
    [one] a defeated enemy
   *[other] { $count } defeated enemies
}
requires-mine_camps = { $count ->
    [one] a camp in the mine
   *[other] { $count } camps in the mine
}
requires-routes = { $count ->
    [one] a laid trade route of yours, shared or not
   *[other] { $count } laid trade routes of yours, shared or not
}

# A player board
board-reserve = Reserve

# Whole cards
card-name = { $card }.
card-kind-normal = An artifact.
card-kind-special = A special artifact.
card-kind-treasure = A treasure.
card-kind-find = A find.
card-cost = Costs { $price }.
card-requires = Needs { $needs }.
card-vp = Worth { $vp }.
card-companion-yellow = Of the nomads. Hired for { $price }.
card-companion-green = Of the outlaws. Hired for { $price }.
card-companion-blue = Of the mystics. Hired for { $price }.
card-companion-red = Of the lizardfolk. Hired for { $price }.
card-animal = An animal of no tribe.
card-in-party = In the party: { $icons }.
card-enemy = Strength { $strength }, { $vp } besides the camp.
card-chief-yellow = Joins the first player with 4 flags of the nomads, for good. One flag towards hiring, 5 points at the end.
card-chief-green = Joins the first player with 4 flags of the outlaws, for good. One flag towards hiring, 5 points at the end.
card-chief-blue = Joins the first player with 4 flags of the mystics, for good. One flag towards hiring, 5 points at the end.
card-chief-red = Joins the first player with 4 flags of the lizardfolk, for good. One flag towards hiring, 5 points at the end.
card-bird = +1 movement; carries one treasure; may be sent away to avoid an enemy.
card-turtle = +1 movement; carries one treasure; may be sent away to avoid an enemy; once a turn an empty space is left without a heart.
