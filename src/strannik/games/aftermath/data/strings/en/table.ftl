# The table
status-heroes = Who goes out tonight?
status-story = The book
status-all_quiet = { $page-id } · All quiet · Time { $time } of { $limit }
status-enemies = { $page-id } · Enemies! · Time { $time } of { $limit }
status-over = The evening is over

area-heroes = The heroes
area-page = The page
area-track = Adventure board
area-city = The city
area-colony = The colony
area-kits = What each of them brings along
area-terrain = The ground here
area-missions = Missions
area-goals = What they wish for
area-story = The story
area-broken = Broken things
area-gained = Found
area-played = Laid out for the check
area-hand = { $you ->
    [yes] Your cards
   *[no] Cards of { $seat }
}
area-sheet = { $hero }

note-time = Time { $time } of { $limit }
note-deck = in the deck: { $count }
note-way = for the way: { $has } of { $needed }
note-check = { $skill }: need { $difficulty }, have { $total } + die
note-check-hindered = { $skill }: need { $difficulty } + black die, have { $total } + white die
hero-away = beside the page
city-unknown = Not a place of this chapter
city-visited = You have been here in this mission.
city-unvisited = You have not been here in this mission.

piece-hero = { $hero } ({ $seat }): life { $left } of { $life }; { $where-id }.
piece-search = A search token: intuition { $number } or more turns it over. What lies under it is food, parts, a clue, batteries or an item.
piece-objective = An objective: whoever comes here reads on.
piece-exit = { $exit }. Whoever leaves waits for the others; everybody leaves the same way.
piece-closed = This way out is shut.
piece-read = Read: nothing more happens here.
piece-work = { $work }: { $done } of { $needed }. Everybody may add cards in their own turns; the first one must bear { $skill }, or be white, and the others match it in colour or value.
piece-line = The line between { $one } and { $other } is now { $line }.
piece-hunting = On your heels: { $enemies }. A disaster may bring them.
piece-broken = Broken: { $items }. They can be repaired in a rest.
piece-batteries = { $count ->
    [one] A loose battery.
   *[other] { $count } loose batteries.
}
piece-hidden-action = An action card in somebody's hand.
piece-party = The party is here.
piece-plan = The plan lies ready: { $improvement }.
piece-damage = { $count ->
    [one] The vehicle has taken one hit.
   *[other] The vehicle has taken { $count } hits.
}

page-together = You decide together; where you do not agree, the archivist has the last word.
page-decides = { $seat } decides.
story-silent = Nothing has been read this turn.
way-price = Costs: { $price }.
way-check = A check: { $skill } { $needed }.
way-check-hindered = A hindered check: { $skill } { $needed }, and the black die makes it harder.
way-work = All together: { $skill }, { $needed } in all.
way-for = For it: { $heroes }.
odds-at-most = { $percent ->
    [0] 0 %
   *[other] up to { $percent } %
}
amount-food = { $count } food
amount-parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
amount-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
amount-time = { $count } time
amount-population = { $count } population
amount-morale = { $count } morale
amount-battery = { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
}

# What is counted beside a name
counter-life = Life left
counter-cards = Cards in hand
counter-battery = Batteries
counter-conditions = Conditions

# What marks, tokens and counters mean
tip-mark-hero_spawn = Heroes come in here.
tip-mark-enemy_spawn = Enemies come in here.
tip-mark-hide = A hiding place: enemies elsewhere do not see whoever is here, unless it is Big or makes noise.
tip-mark-lit = There is light here.
tip-mark-sun = The sun lies here: lizards are fast.
tip-mark-high = A high place.
tip-mark-heavy = Something heavy stands here.
tip-mark-needs_ability = Not to be reached on foot.
tip-mark-ranged_only = Whoever is here can only be shot at.
tip-mark-pool = A pool that one had better not stand in.
tip-mark-rubble = Rubble.
tip-mark-objective = A place for an objective.
tip-mark-search = There may be something to find here.
tip-mark-exit = A way out of the page.
tip-mark-poi = Whoever comes here reads what there is to see.
tip-token-fire = Fire: roaches keep away from it, and whoever walks in burns.
tip-token-trap = A trap.
tip-token-heavy = Something heavy; a strong hero can throw it.
tip-token-hook = A hook.
tip-token-aim = Something to aim at.
tip-token-lit = It is light here now.
tip-token-dark = The light is gone from here.
tip-token-closed = Shut.
tip-token-wound = A wound. As many as there are hearts, and the hero is defeated.
tip-token-poisoned = A poisoned wound: food does not heal it; a rest makes it a common one.
tip-time = It passes with every street and every rest, and makes disasters likelier.
tip-clues = At 3, 6, 9 and 12 of them you understand something, and new missions open.
tip-parts = They repair things, and build the colony.
tip-food = It heals in a rest, and feeds the colony in the evening.
tip-population = Everybody who lives in the piano. At 0 the campaign is lost.
tip-morale = How they are. It rises once a mission; at 0 the campaign is lost.
tip-all_quiet = Whoever stands about is a stranger: they do nothing, and may be talked to.
tip-enemies = They act as soon as there are as many threat cards as enemies. Now you may strike.
tip-next-action = Its threat card is a { $threat }: that is what it will do next.
tip-role-driver = The driver: agility, and whatever nobody else does.
tip-role-gunner = The gunner sits at the back and may shoot at who follows.
tip-role-mechanic = The mechanic: intuition, when something comes loose.
tip-role-spotter = The spotter: intuition, and sees what comes.

# Cards in words
card-disaster = Shown and discarded at once. The black die and the time against the number of the page: if they reach it, its disaster comes, once.
card-green = Green { $value }. It starts checks of agility, such as a shot; it can be added to green cards and to those of value { $value }. In a move it is worth { $value }.
card-red = Red { $value }. It starts checks of strength, such as a blow; it can be added to red cards and to those of value { $value }. In a move it is worth { $value }.
card-blue = Blue { $value }. It starts checks of resilience; it can be added to blue cards and to those of value { $value }. In a move it is worth { $value }.
card-yellow = Yellow { $value }. It starts checks of intuition, such as searching and talking; it can be added to yellow cards and to those of value { $value }. In a move it is worth { $value }.
card-white = White { $value }. It starts any check, pays for abilities, and can be added to white cards and to those of value { $value }. In a move it is worth { $value }.
card-black = A threat of value { $value }: it lies on the track and says what an enemy will do.
card-influence = A hero's own card of value { $value }: it starts checks of { $skills }.
card-enemy = Defence { $defence }, life { $life }.
card-boss = Defence { $defence }, as many lives as there are heroes.
card-talk = While all is quiet it can be won over: hindered intuition { $talk }.
card-action = On a { $value }: speed { $speed }, range { $range }, strength { $strength }.
card-mission = { $main ->
    [yes] A main mission
   *[no] A side mission
}: { $place-id }. Distance { $distance }, time { $limit }.
card-life = Life { $life }.
card-bonus = +{ $amount } { $skill }.

# What an answer would do
preview-odds = { $percent } %: { $total } and the die against { $difficulty }
preview-odds-hindered = { $percent } %: { $total } and the die against { $difficulty } and the black die
preview-adds = adds { $value }
preview-go = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-has-already = has it already: a second one does nothing
preview-go-colour = { $points }, or { $less } with { $colour } cards only
preview-count = { $signed } { $what-id ->
    [parts] { $count ->
        [one] part
       *[other] parts
    }
    [clues] { $count ->
        [one] clue
       *[other] clues
    }
   *[other] { $what }
}

# On the pictures
name-cover = Aftermath
name-action-back = Actions
name-item-back = Items
name-encounter-back = Encounters
name-event-back = Evenings
name-enemy-back = Enemies
name-objective = objective
name-party = the party
name-heroism = heroism
name-threat = threat
name-wild = any skill
name-life = life
name-search-token = search token
name-token-fire = fire
name-token-trap = trap
name-token-heavy = something heavy
name-token-hook = hook
name-token-aim = target
name-token-lit = light
name-token-dark = dark
name-token-closed = shut
name-token-read = read
name-token-wound = wound
name-token-poisoned = poisoned wound
name-token-battery = battery
name-token-broken = broken
name-token-hunting = on your heels
name-token-archivist = archivist
name-token-noise = noise
name-line-dashed = dashed: 1 point
name-line-red = red: 3 points, 1 with red cards only
name-line-blue = blue: 3 points, 1 with blue cards only
name-line-green = green: 3 points, 1 with green cards only
name-line-white = white: not to be crossed, but to be seen across
name-line-double = double: a wall
face-work = Group check
face-equipped = Equipped
face-backpack = Backpack
face-beside = Conditions and abilities
face-mission-main = Main mission
face-mission-side = Side mission
face-event = What the evening brings
face-encounter = On the way

name-colour-red = red
name-colour-blue = blue
name-colour-green = green
there-poi = something to see
there-objective = an objective
there-search = something to search
there-exit = a way out
there-hide = a hiding place
