## The eleven maps and the places on them that have a name

map-1 = { option-map-1 }
map-2 = { option-map-2 }
map-3 = { option-map-3 }
map-4 = { option-map-4 }
map-5 = { option-map-5 }
map-6 = { option-map-6 }
map-7 = { option-map-7 }
map-8 = { option-map-8 }
map-9 = { option-map-9 }
map-10 = { option-map-10 }
map-11 = { option-map-11 }

name-pepper = pepper
name-part = machine parts
name-blood = stone blood
name-tea = tea leaves

option-map = The map
option-map-1 = Glogo Caverns
option-map-2 = Broken Plains
option-map-3 = Crimson Forest
option-map-4 = Meteor Mountain
option-map-5 = Toxic Desert
option-map-6 = Cloudy Valley
option-map-7 = Dried Sea
option-map-8 = Fire Delta
option-map-9 = Rocktooth Isles
option-map-10 = Mammoth Jungle
option-map-11 = The Last Ruin

# Glogo Caverns
place-B = Lantern Market
place-D = Weeping Stair
place-H = Blind Lake
place-M = Hall of Echoes

# Broken Plains
place-1 = Rope Bridge
place-3 = Split Rock
place-4 = Windmill of Rust
place-10 = Shepherds' Table
place-13 = Kite Tower
place-15 = Dry Ford

# Crimson Forest
place-20 = Charcoal Camp
place-23 = Tree of Keys
place-27 = Fox Chapel
place-28 = Red Millpond

# Meteor Mountain
place-33 = Ember Gate
place-34 = Star Smithy
place-37 = Glass Slope
place-40 = Hermit's Ladder
place-43 = Humming Stone
place-44 = Goat Parliament
place-48 = Crater Rim

# Toxic Desert
place-51 = Bitter Well
place-54 = Bone Orchard
place-59 = Bottle Makers
place-60 = Sunken Bus
place-63 = Green Mirror

# Cloudy Valley
place-69 = Cloud Ferry
place-70 = Terrace Gardens
place-72 = Bell Pass
place-76 = Thousand Steps
place-78 = Heron Weir
place-79 = Wool Fair
place-80 = House of Fog

# Dried Sea
place-81 = Anchor Field
place-85 = The Long Keel
place-87 = Whale Ribs
place-88 = Salt Harbour
place-89 = Lighthouse of No Sea
place-94 = Pearl Pits

# Fire Delta
place-98 = Ash Ferry
place-105 = Kiln Town
place-106 = Black Sluice
place-108 = Obsidian Teeth
place-110 = Firefisher's Hut
place-111 = Smoke Garden

# Rocktooth Isles
place-115 = Gull Court
place-117 = Needle's Eye
place-118 = Wreckers' Light
place-119 = Tide Stair
place-123 = Kelp Weavers
place-126 = Drowned Bell
place-128 = Last Jetty

# Mammoth Jungle
place-133 = Ivory Ford
place-138 = Mammoth Cradle
place-141 = Vine Palace
place-145 = Drum Hollow

# The Last Ruin
place-146 = Gate of Sand
place-147 = Archive
place-148 = Broken Aqueduct
place-150 = Hall of Thrones
place-152 = Sleeping Engine
place-153 = Observatory
place-158 = The Quiet Square
option-map-1-face = map-1
option-map-2-face = map-2
option-map-3-face = map-3
option-map-4-face = map-4
option-map-5-face = map-5
option-map-6-face = map-6
option-map-7-face = map-7
option-map-8-face = map-8
option-map-9-face = map-9
option-map-10-face = map-10
option-map-11-face = map-11
option-map-5-says = The pools are poisonous: who comes to one loses a heart.
option-map-10-says = Who has no camp beside the mammoths in the end loses 8 points.
option-map-11-says = On a long journey the bosses wait here.
