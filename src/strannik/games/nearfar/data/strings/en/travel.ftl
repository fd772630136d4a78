# Questions
ask-go = Where do you go? Or stop here?
ask-halt = You have stopped. What do you do here?
ask-fight = { $others ->
    [yes] An enemy stands in the way. Fight, or slip past?
   *[no] An enemy stands in the way, and there is no slipping past.
}
ask-avoid = How do you slip past the enemy?
ask-release = Which pack animal do you send home?
ask-hearts = The die has fallen. Do you add anything?
ask-throw = Do you throw a fire bomb?
ask-choose = What do you do?
ask-take = Which treasure do you keep?
ask-onto = Who carries it?
ask-instead-of = In place of which treasure?
ask-settle = Where do you place the camp?
ask-end = Your turn is done. Buy artifacts, or end it?

# Answers
do-go = Go to { $thing }
do-adventure = Take the adventure
do-camp = Make camp (3 hearts)
do-halt = Stop here
do-fight = Fight
do-avoid = Slip past: { $thing }
do-release = { $thing-id ->
    [bird] Send the pack bird home
    [turtle] Send the pack turtle home
   *[load] Send home the animal that carries { $thing }
}
do-hearts = { $thing ->
    [one] Spend { $thing } heart
   *[other] Spend { $thing } hearts
}
do-throw = Throw: { $thing }
do-stand = Leave it at that
do-choose = Option { $thing }
do-take = Keep { $thing }
do-decline = Keep none
do-onto = On the { $thing }
do-instead-of = In place of { $thing }
do-settle = Camp at { $thing }
do-end = End the turn

# Words to type
verb-go = go
verb-adventure = adventure
verb-camp = camp
verb-halt = halt
verb-fight = fight
verb-avoid = avoid
verb-release = release
verb-hearts = hearts
verb-throw = throw
verb-stand = stand
verb-choose = choose
verb-take = take
verb-decline = decline
verb-onto = onto
verb-instead-of = instead-of
verb-settle = settle
verb-end = end

# What happens
event-PackAnimalLeft = { $you ->
    [yes] You send { an-animal } home.
   *[no] { $seat } sends { an-animal } home.
}
event-TreasureDrawn = { $you ->
    [yes] You draw { $treasures }.
   *[no] { $count ->
        [one] { $seat } draws a treasure.
       *[other] { $seat } draws { $count } treasures.
    }
}
event-TreasureKept = { $you ->
    [yes] You keep { $treasure }.
   *[no] { $seat } keeps { $treasure }.
}
event-TreasureDropped = { $you ->
    [yes] You discard { $treasure }.
   *[no] { $seat } discards { $treasure }.
}
event-FindTaken = { $you ->
    [yes] You find { $find }.
   *[no] { $seat } finds { $find }.
}
event-GiftLost = { $gift-id ->
    [treasure] { $you ->
        [yes] You have no animal to carry the treasure.
       *[no] { $seat } has no animal to carry the treasure.
    }
    [bird] { $you ->
        [yes] No bird can come with you: three animals are there already, or the stables are empty.
       *[no] No bird can come with { $seat }: three animals are there already, or the stables are empty.
    }
    [find] { $you ->
        [yes] Somebody has this find before you.
       *[no] Somebody has this find before { $seat }.
    }
   *[companion] { $you ->
        [yes] Nobody is left who could join you.
       *[no] Nobody is left who could join { $seat }.
    }
}
event-LeftTown = { $you ->
    [yes] You leave town { with-hearts }.
   *[no] { $seat } leaves town { with-hearts }.
}
with-hearts = { $hearts ->
    [0] without a heart
    [one] with { $hearts } heart
   *[other] with { $hearts } hearts
}
event-Moved = { $you ->
    [yes] You go { from-space } { onto-space }.
   *[no] { $seat } goes { from-space } { onto-space }.
}
from-space = from { $origin }
onto-space = to { $space }
event-TurnedBack = { $you ->
    [yes] The water is bad and you have no heart left: you go back { onto-space }.
   *[no] { $seat } cannot bear the bad water and goes back { onto-space }.
}
event-EnemyMet = { $you ->
    [yes] You attack { whom }: the die shows { $die }, { $total } in all.
   *[no] { $seat } attacks { whom }: the die shows { $die }, { $total } in all.
}
whom = { $enemy-id ->
    [enemy-4] the bandit
    [enemy-5] the dune jackal
    [enemy-6] the cave bat
    [enemy-7] the bog crone
    [enemy-8] the rust crab
    [enemy-9] the stray automaton
    [enemy-10] the thorn boar
    [enemy-11] the glass spider
    [enemy-12] the two-headed ogre
    [enemy-13] the walking idol
    [enemy-14] the storm drake
   *[enemy-15] the Nameless
}
event-EnemyDefeated = { $you ->
    [yes] You defeat { whom } and place a camp.
   *[no] { $seat } defeats { whom } and places a camp.
}
event-EnemyAvoided = { $you ->
    [yes] You slip past { whom } ({ $by }).
   *[no] { $seat } slips past { whom } ({ $by }).
}
event-EnemyWon = { $you ->
    [yes] The { $enemy } drives you back. Your turn is over.
   *[no] The { $enemy } drives { $seat } back.
}
event-AdventureRead = { $you ->
    [yes] You read an adventure: “{ $adventure }”.
   *[no] { $seat } reads an adventure: “{ $adventure }”.
}
event-OptionChosen = { $you ->
    [yes] You choose the { $option ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } way.
   *[no] { $seat } chooses the { $option ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } way.
}
event-Checked = { $you ->
    [yes] You need { $needed } ({ $what }) and come to { $total }.
   *[no] { $seat } needs { $needed } ({ $what }) and comes to { $total }.
}
event-AdventureWon = { $you ->
    [yes] You succeed.
   *[no] { $seat } succeeds.
}
event-AdventureLost = { $you ->
    [yes] You fail.
   *[no] { $seat } fails.
}
event-Camped = { $you ->
    [yes] You make camp at { $space }.
   *[no] { $seat } makes camp at { $space }.
}
event-LastRound = { $you ->
    [yes] You have placed the last camp of your board: this is the last round.
   *[no] { $seat } has placed the last camp of the board: this is the last round.
}
event-Standstill = Every space has its camp, and for two rounds nobody has placed another: this is the last round.
event-NoRoomLeft = { $you ->
    [yes] With your camp there is no room left for another: this is the last round.
   *[no] With the camp of { $seat } there is no room left for another: this is the last round.
}

# Points
line-camps = Camps: { $thing }
line-route = Trade route: { $thing }
line-artifact = { $thing }
line-unbought = Artifacts not bought: { $thing }
line-enemy = Enemy: { $thing }
line-card = { $thing }
line-bonus = Condition met: { $thing }
line-money = Coins and gems: { $thing }
line-tokens = Tribe tokens: { $thing }
line-chief = { $thing }
line-reputation = Reputation: { $thing }
line-all-camps = All camps placed: { $thing }
line-all-treasures = Treasures on pack animals: { $thing }
line-mammoths = No camp beside the mammoths

# Figures
stat-rounds = rounds
stat-camps = camps
stat-mine_camps = camps in the mine
stat-map_camps = camps on the map
stat-enemies = enemies defeated
stat-artifacts = artifacts bought
stat-treasures = treasures
stat-finds = finds
stat-chiefs = chiefs
stat-tokens = tribe tokens
stat-reputation = reputation
stat-companions = companions
stat-adventures = adventures taken
stat-successes = adventures won
stat-route_points = points for trade routes
stat-unbought = artifacts not bought

# The score pad
field-camps = Camps placed, in all
field-map = Map
field-side = Side of the town
field-longer = Longer game
field-mine-camps = Camps in the mine
field-sole-routes = Trade routes of your own
field-shared-routes = Trade routes you share
field-mammoths = A camp beside the mammoths
field-artifacts = Artifacts bought
field-unbought = Artifacts not bought
field-enemies = Enemies defeated, by strength
field-treasures = Treasures
field-finds = Finds
field-companions = Companions
field-coins = Coins
field-gems = Gems
field-food = Food
field-tokens = Tribe tokens
field-chiefs = Chiefs
field-pack-animals = Pack animals
field-reputation = Reputation
field-rival-coins = Coins of each rival
field-rival-gems = Gems of each rival
field-rival-food = Food of each rival
field-rival-enemies = Enemies defeated by each rival
wrong-camps = { $field }: { $camps } in all, but { $elsewhere } of them in the mine, on enemies and on trade routes.
wrong-mammoths = { $field }: there are no mammoths on map { $map }.
wrong-mammoth-camp = { $field }: all { $camps } camps stand in the mine, on enemies and on trade routes; none is left for the mammoths.
wrong-rivals = { $field }: “{ $card }” compares you with your rivals; give a number for each of them.
