# What is added to checks
bonus-agility = { $n-id } to agility
bonus-strength = { $n-id } to strength
bonus-resilience = { $n-id } to resilience
bonus-intuition = { $n-id } to intuition
bonus-melee = { $n-id } to melee attacks
bonus-ranged = { $n-id } to ranged attacks
bonus-defence = { $n-id } to defending
bonus-search = { $n-id } to searching
bonus-communicate = { $n-id } to talking
bonus-recover = { $n-id } to shaking off conditions
bonus-drive = { $n-id } to driving

# What powers do
power-absorb = when a blow lands, it may break in place of a wound
power-against_boss = +{ $n } to melee attacks against a boss
power-burning = { $n ->
    [one] 1 wound at the end of each of your turns
   *[other] { $n } wounds at the end of each of your turns
}
power-calm = the black die counts { $n } less in your checks
power-carry = the backpack holds { $n } more
power-cold_trail = the next attack on you misses
power-hand = you draw up to { $n ->
    [one] 1 card fewer
   *[other] { $n } cards fewer
}
power-hidden = even somebody Big can hide
power-medic = in a rest each food heals { $n } more
power-muffled = noise does not keep you from hiding
power-next_check = +{ $n } to your next check
power-night_eyes = you see in the dark too
power-no_batteries = batteries on your items do nothing
power-poisoned = every wound you take is a poisoned one
power-reach = your melee attacks reach { $n ->
    [one] a space further
   *[other] { $n } spaces further
}
power-scared = you cannot start a check of strength
power-scatter = a hit also wounds up to { $n } others on that space with a defence of 4 or less
power-seen = you cannot hide
power-slow = { $n ->
    [one] the first movement point of each move is lost
   *[other] the first { $n } movement points of each move are lost
}
power-steady = your white die counts at least { $n }
power-stride = { $n ->
    [one] 1 more movement point in each move
   *[other] { $n } more movement points in each move
}
power-surefoot = rubble and slippery floors are nothing to you
power-vault = coloured lines cost you { $n } less

# What effects do
effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
effect-draw-others = { $n ->
    [one] each other hero draws a card
   *[other] each other hero draws { $n } cards
}
effect-discard-threat = { $n ->
    [one] the lowest threat leaves the track
   *[other] the { $n } lowest threats leave the track
}
effect-battery = { $n ->
    [one] 1 battery
   *[other] { $n } batteries
}
effect-heal = { $n ->
    [one] heal 1 of your wounds
   *[other] heal { $n } of your wounds
}
effect-strike = { $n ->
    [0] an enemy on your space, but no boss, takes 1 wound
   *[other] an enemy you see within { $n }, but no boss, takes 1 wound
}
effect-shed = lose a negative condition
effect-walk = walk up to { $n } spaces, over coloured lines too
effect-boost = +{ $n } to your next check
effect-kindle = a fire burns on your space
effect-tend = heal { $n } wound of a hero on your space, or of yourself
effect-condition = you gain { $condition }
effect-team-focus = another hero on the page may add a card that matches the first
effect-redraw = discard up to { $n } cards and draw as many
effect-tumble = step to a space beside yours, and the attack misses
effect-recall = take a card that is no threat from the discard, if your hand has room
effect-swap-places = change places with another hero on the page
effect-hush = where there is no boss, enemies become strangers again
effect-find-gear = draw an item, to keep or to scrap
effect-mend = repair a broken item for nothing
effect-throw = throw a heavy object or a willing hero from your space up to { $n } spaces; only double lines stop them
effect-barge = go to a space beside yours over any line but a double one
effect-soothe = every hero on your space loses a negative condition
effect-add-mission = a mission is open: { $mission }

# Items, abilities, conditions
item-range = Range { $n }.
item-charged = { $n ->
    [one] With a battery: { $what-id }.
   *[other] For each battery, up to { $n }: { $what-id }.
}
item-discard = Discard it: { $what-id }.
item-plan = The colony may build it. { $what-id }
item-stash = Goes to the colony at once.
keyword-noise = noise
keyword-two-paw = two paws
keyword-thrown = thrown
keyword-sharp = sharp
keyword-light = light
when-defeated-melee = For each enemy defeated in melee: { $what-id }.
when-defeated-ranged = For each enemy shot with it: { $what-id }.
when-searched = After each successful search: { $what-id }.
when-defended = After each successful defence: { $what-id }.
when-communicated = After each successful talk: { $what-id }.
when-rested = After each rest: { $what-id }.
when-arrived = When a page is opened: { $what-id }.
timing-action = Action
timing-check = Before the dice fall
timing-attacked = When you are attacked
timing-searched = After finding food or parts
once-per-page = Once a page.
removal-check = To be rid of it: { $skill } { $difficulty }, one less for each hero beside you.
removal-quiet = It passes when your turn starts on a space without enemies.
removal-used = Then it is gone.
influence-starts = If it starts the check: { $what-id }.

# Improvements
improvement-yields = Each colony phase: { $what-id }.
improvement-workshop = Repairs cost 1 part less.
improvement-lookout = Ignore one colony event a phase.
improvement-storeroom = At supper the first food that is missing is forgiven.
improvement-bunkhouse = The population may rise to 20; strangers are 1 easier to talk to.
improvement-post-box = On a page's first space you equip and trade without discarding a card.
improvement-wash-house = One enemy fewer hunts you.
improvement-quiet-room = Events cannot bring morale below 2.
improvement-needs-seed = Needs something to plant.

# Questions
ask-use = Do you use an ability?
ask-done = What do you rearrange?
ask-place = Where does it go?
ask-to = To whom?
ask-spend = Which white card pays for it?
ask-turn-to = Who shall help?
ask-add = Will you add a card?
ask-recall = Which card do you take back?
ask-lose = What do you get rid of?
ask-heal = Who is healed?
ask-walk-to = Where to?
ask-swap-with = With whom do you change places?
ask-throw = What do you throw?
ask-throw-heavy = What do you throw?
ask-fly = Will you be thrown?
ask-mend = What do you repair?
ask-break = What breaks?
ask-learn = Which ability is learnt?
ask-build = What does the colony build?
ask-settle = What do you do about it?
ask-set-out = For which mission do you set out next?
ask-take-along = Do you take a side mission along?
ask-sit = Where do you sit?
ask-call = White or black?
ask-push = Do you push?
ask-fire-back = Somebody follows. Do you shoot?

# Answers
do-done = Done
do-equip = Equip it
do-equip-item = Equip { $thing }
do-stow = Into the backpack
do-stow-item = Stow { $thing }
do-scrap = Take it apart for parts
do-hand = Hand it to { $thing }
do-drop-item = Discard { $thing }
do-give = Give { $thing }
do-take = Take { $thing }
do-to = To { $thing }
do-charge = Put a battery on { $thing }
do-give-battery = A battery for { $thing }
do-take-battery = A battery from { $thing }
do-spend = Pay with { $thing }
do-keep = Keep the cards
do-pass = Let it pass
do-turn-to = Turn to { $thing }
do-add = Add { $thing }
do-decline = No
do-recall = Take back { $thing }
do-stop = Stay
do-lose = Lose { $thing }
do-heal = Heal { $thing }
do-walk-to = Go to { $thing }
do-swap-with = Change places with { $thing }
do-throw = Throw { $thing }
do-throw-heavy = Throw the heavy object
do-fly = Fly to { $thing }
do-mend = Repair { $thing }
do-break = { $thing } breaks
do-learn = Learn { $thing }
do-settle = { $thing }
do-ignore = The lookout saw it coming: ignore it
do-build = Build: { $thing }
do-pursue = { $thing }
do-set-out = Set out: { $thing }
do-close-book = Close the book: it is good as it is
do-take-along = Take along: { $thing }
do-sit = { $thing }
do-call = { $thing }
do-push = Push with { $thing }
do-enough = That is all
do-fire-back = Shoot
do-hold-fire = Do not shoot
do-bump = Bump your head

verb-done = done
verb-equip = equip
verb-equip-item = equip-item
verb-stow = stow
verb-stow-item = stow-item
verb-scrap = scrap
verb-hand = hand
verb-drop-item = drop-item
verb-give = give
verb-take = take
verb-to = to
verb-charge = charge
verb-give-battery = give-battery
verb-take-battery = take-battery
verb-spend = spend
verb-keep = keep
verb-pass = pass
verb-turn-to = turn-to
verb-add = add
verb-decline = decline
verb-recall = recall
verb-stop = stop
verb-lose = lose
verb-heal = heal
verb-walk-to = walk-to
verb-swap-with = swap-with
verb-throw = throw
verb-throw-heavy = throw-heavy
verb-fly = fly
verb-mend = mend
verb-break = break
verb-learn = learn
verb-settle = settle
verb-ignore = ignore
verb-build = build
verb-pursue = pursue
verb-set-out = set-out
verb-close-book = close-book
verb-take-along = take-along
verb-sit = sit
verb-call = call
verb-push = push
verb-enough = enough
verb-fire-back = fire-back
verb-hold-fire = hold-fire
verb-bump = bump
do-place = Put it away
verb-place = place

# What happened: items
event-ItemGained = { $you ->
    [yes] You gain { $item }.
   *[no] { $seat } gains { $item }.
}
event-ItemStashed = For the colony: { $item }.
event-ItemEquipped = { $you ->
    [yes] You equip { $item }.
   *[no] { $seat } equips { $item }.
}
event-ItemStowed = { $you ->
    [yes] You stow { $item }.
   *[no] { $seat } stows { $item }.
}
event-ItemGiven = { $you ->
    [yes] You give { $item } to { $other }.
   *[no] { $seat } gives { $item } to { $other }.
}
event-ItemScrapped = { $you ->
    [yes] You take { $item } apart ({ $parts }).
   *[no] { $seat } takes { $item } apart ({ $parts }).
}
event-ItemDropped = { $you ->
    [yes] You lose { $item }.
   *[no] { $seat } loses { $item }.
}
event-ItemSpent = { $you ->
    [yes] You use up { $item }.
   *[no] { $seat } uses up { $item }.
}
event-ItemBroke = Broken: { $item }.
event-BatteriesGained = { $you ->
    [yes] You take { $count } { $count ->
        [one] battery
       *[other] batteries
    }.
   *[no] { $seat } takes { $count } { $count ->
        [one] battery
       *[other] batteries
    }.
}
event-ItemCharged = { $you ->
    [yes] You put a battery on { $item }.
   *[no] { $seat } puts a battery on { $item }.
}
event-BatteryGiven = { $you ->
    [yes] You give { $other } a battery.
   *[no] { $seat } gives { $other } a battery.
}
event-Mended = { $you ->
    [yes] You repair { $item }.
   *[no] { $seat } repairs { $item }.
}

# What happened: conditions and abilities
event-ConditionGained = { $you ->
    [yes] You have a condition: { $condition }.
   *[no] { $seat } has a condition: { $condition }.
}
event-ConditionLost = { $you ->
    [yes] You lose a condition: { $condition }.
   *[no] { $seat } loses a condition: { $condition }.
}
event-AbilityUsed = { $you ->
    [yes] You use { $ability }.
   *[no] { $seat } uses { $ability }.
}
event-AbilityLearnt = { $hero } has learnt something: { $ability }.
event-CardLent = { $you ->
    [yes] You add { $card } for { $other }.
   *[no] { $seat } adds { $card } for { $other }.
}
event-CardRecalled = { $you ->
    [yes] You take { $card } back from the discard.
   *[no] { $seat } takes { $card } back from the discard.
}
event-HeavyThrown = { $you ->
    [yes] You throw something heavy to { $space }.
   *[no] { $seat } throws something heavy to { $space }.
}

# What happened: missions and the colony
event-MissionEnded = { $won ->
    [0] { $mission }: it did not work out.
   *[other] { $mission }: done.
}
event-MissionAdded = A new mission: { $mission }.
event-MissionRemoved = No longer a mission: { $mission }.
event-PlanFound = There is a plan now: { $improvement }.
event-InfluenceJoined = { $you ->
    [yes] Your influence card is in play: { $card }.
   *[no] The influence card of { $seat } is in play: { $card }.
}
event-Discovered = A discovery: { $card }.
event-CampaignEnded = The book is closed.
event-CampaignRevived = The colony pulls itself together: population and morale are { $count }.
event-CameHome = Home. Colony phase { $phase }.
event-EventDrawn = In the colony: { $happening }.
event-EventIgnored = The lookout saw it coming: { $happening }.
event-WayTaken = Settled: { $way }.
event-Fed = { $missing ->
    [0] Supper for all: { $eaten } food.
   *[other] Supper: { $eaten } food eaten, { $missing } missing.
}
event-Built = Built: { $improvement }.
event-GoalReached = { $hero } has reached the goal. That is { $count } of 4.
event-KeepsakeGiven = { $hero } is given something to keep: { $keepsake }.
event-SetOut = Next: { $mission }.

# What happened: on the road
event-SatDown = { $you ->
    [yes] Your place: { $role }.
   *[no] { $seat } sits here: { $role }.
}
event-RoadAhead = The road ahead: { $road }.
event-Called = { $you ->
    [yes] You call { $colour }: white { $white }, black { $black }.
   *[no] { $seat } calls { $colour }: white { $white }, black { $black }.
}
event-VehicleDamaged = Damage to the { $vehicle }: { $damage } of { $most }.
event-ChaserShaken = Shaken off: { $enemy }.
event-DriveEnded = { $arrived ->
    [0] The drive is over. The rest is on foot.
   *[other] Arrived.
}

# The end
outcome-mission-won = { $mission }: done in { $time } hours, { $limit } were allowed. The colony counts { $population }.
outcome-mission-lost = { $mission }: not this time. The colony counts { $population }.
outcome-campaign-won = Four wishes have come true. The colony counts { $population }.
outcome-campaign-fallen = The colony has scattered, out through the open doors, one each.
outcome-campaign-remembered = Four wishes had come true. Then the colony scattered, out through the open doors, and took them along.
outcome-ending-90 = Silence. On the third evening a key turns.
outcome-ending-91 = The hum goes on. The city stays small, dry and ours.
outcome-ending-92 = The old river runs. They knock.
line-mission = Fulfilled: { $thing }
line-goal = Goal reached: { $thing }
line-gained-food = Food in the colony: { $thing }
line-gained-parts = Parts in the colony: { $thing }
line-gained-clues = Clues: { $thing }
line-gained-population = Population: { $thing }
line-gained-morale = Morale: { $thing }
line-not-fulfilled = Not fulfilled: { $thing }
line-left-clues = Clues after supper: { $thing }
line-left-parts = Parts after supper: { $thing }
line-left-food = Food after supper: { $thing }
line-left-population = Population after supper: { $thing }
line-left-morale = Morale after supper: { $thing }
line-fallen = The colony is left without people or without hope: read section 100-23
line-events = Colony events to draw: { $thing }
line-missing = Food missing at supper: { $thing }
line-deed-passed = Checks passed: { $thing }
line-deed-wounded = Wounds dealt: { $thing }
line-deed-defeated = Enemies defeated: { $thing }
line-deed-talked = Strangers won over: { $thing }
line-deed-outwitted = Enemies outwitted: { $thing }
line-deed-searched = Finds: { $thing }
line-deed-worked = Cards for group checks: { $thing }
line-deed-inspired = Cards given to others: { $thing }
line-deed-ability = Abilities used: { $thing }
line-deed-fell = Times defeated: { $thing }
field-mission = Mission
field-success = Fulfilled
field-time = Time
field-clues = Clues
field-parts = Parts
field-food = Food
field-population = Population
field-morale = Morale
field-built = Built
field-stash = In the colony's box
field-goals = Goals reached before

# The campaign
journey-harder = Action deck
journey-harder-false = As usual
journey-harder-true = Harder: three more threats, three heroic cards fewer
journey-immortal = If population or morale is gone
journey-immortal-false = The campaign is lost
journey-immortal-true = Immortal: both go to 5, and the mission goes on
sheet-abilities = Abilities
sheet-equipped = Equipment
sheet-backpack = Backpack
sheet-batteries = Batteries
sheet-keepsake = Keepsake
sheet-goal = Goal
sheet-lacking = Still to come
sheet-company = The colony
sheet-clues = Clues
sheet-parts = Parts
sheet-food = Food
sheet-population = Population
sheet-morale = Morale
sheet-broken = Broken
sheet-built = Built
sheet-stash = In the box
