## How the table is laid out

board-trade = What goods are worth
board-mine = The mine
board-paddock = Pack animals for sale

area-town = The town
area-saloon = In the saloon
area-ahead = Enemies and chiefs
area-passing = Keep one, pass the rest to the left
tab-choose = To choose
area-looked = Drawn: keep what you like
area-drawn = A treasure
area-goods = Goods and what they are worth: give some, take others
area-trade = In the town hall
way-town = Back to town
area-raise = Reputation up: a coin or a gem for each step
area-lower = Reputation down: a coin or a gem for each step
area-hand = { $you ->
    [yes] Your artifacts, not yet bought
   *[no] { $seat }: artifacts in hand
}
area-board = { $you ->
    [yes] Your board
   *[no] { $seat }
}
area-bought = { $you ->
    [yes] What you own
   *[no] { $seat } owns
}
tab-hand = Hand
tab-party = Party
tab-bought = Belongings
tab-sheet = Hero
tab-story = Story
tab-ahead = Enemies
area-party = Your party
area-reserve = Waiting in the reserve
area-pack = Pack animals
note-bag = { $count } in the bag
note-enemies = { $count ->
    [0] no enemies left
    [one] { $count } enemy left
   *[other] { $count } enemies left
}

status-draft = Choosing artifacts
status-round = Round { $round }
status-last-round = Round { $round }, the last one
status-over = The journey is over

counter-coins = Coins
counter-gems = Gems
counter-food = Food
counter-yellow = Nomad tokens
counter-green = Outlaw tokens
counter-blue = Mystic tokens
counter-red = Lizardfolk tokens
counter-hearts = Hearts
counter-reputation = Reputation
counter-camps = Camps placed
counter-artifacts = Artifacts in hand

piece-hidden-normal = An artifact nobody else may see.
piece-hidden-special = A special artifact nobody else may see.
piece-figure = { $seat } is here: { $place }.
piece-steps = Steps left: { $count }.
piece-camp = A camp of { $seat }: { $place }.
piece-adventure = An adventure waits at { $space }.
piece-reputation = Reputation of { $seat }: { $reputation }.
place-cell = A cell of the mine, skill { $need } needed: it brings { $coins ->
    [0] {""}
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $gems ->
    [0] {""}
   *[other] { $coins ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }
}

space-coin = coins
space-gem = gems
space-pepper = trade route, pepper
space-part = trade route, machine parts
space-blood = trade route, stone blood
space-tea = trade route, tea leaves
space-adventure = an adventure waits
space-water = bad water, a heart
space-mammoth = mammoths
space-camp = camp of { $seat }

page-chance = { $plain } %
page-chance-hearts = { $plain } % · with hearts { $best } %
page-adventure = { $you ->
    [yes] Adventure · { $space }
   *[no] Adventure of { $seat } · { $space }
}
page-decides = { $you ->
    [yes] Your decision
   *[no] Decision of { $seat }
}
page-may = { $you ->
    [yes] You may choose:
   *[no] { $seat } may choose:
}
page-price = costs { $price }
page-asks = { $check } { $threshold }
page-chose = { $you ->
    [yes] You have chosen: { $way }.
   *[no] { $seat } has chosen: { $way }.
}
page-pay = First pay { $price }.
page-check = Roll { $check } { $threshold }: you add { $icons }, so you need { $needed } or more on the die{ $hearts ->
    [0] {"."}
    [one] ; you have { $hearts } heart.
   *[other] ; you have { $hearts } hearts.
}
page-check-hard = Roll { $check } { $threshold }: you add { $icons }, which is not enough without hearts{ $hearts ->
    [0] {"."}
    [one] ; you have { $hearts } heart.
   *[other] ; you have { $hearts } hearts.
}
page-no-check = No roll is needed.
page-rolled = The die shows { $die }, { $icons ->
    [0] {""}
   *[other] { $you ->
        [yes] you add
       *[no] { $seat } adds
    } { $icons }: { $total },{" "}
}and { $needed } is needed.
page-won = { $you ->
    [yes] You succeed.
   *[no] { $seat } succeeds.
}
page-bonus = { $you ->
    [yes] You succeed and gain the bonus too.
   *[no] { $seat } succeeds and gains the bonus too.
}
page-would-lose = Then it fails, and nothing is gained.
page-would-win = And you make it.
page-would-bonus = And you make it, with the bonus.
page-rewards = { $you ->
    [yes] You gain: { $rewards }.
   *[no] { $seat } gains: { $rewards }.
}
page-too-few-hearts = Even { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
} would have made it { $reached }, and { $needed } was needed.
page-lost = { $you ->
    [yes] You fail: nothing is gained.
   *[no] { $seat } fails: nothing is gained.
}
page-enemy = Strength { $strength }. Whoever beats it places a camp on it and gains { $vp } { $vp ->
    [one] point
   *[other] points
} besides.
page-fight = You need { $needed } or more on the die{ $hearts ->
    [0] {"."}
    [one] ; you have { $hearts } heart.
   *[other] ; you have { $hearts } hearts.
}
page-still-lacking = You still lack { $lacking }.
page-beaten = And the enemy is beaten.
page-driven-back = You are driven back, and the turn is over.
page-duel = A duel
page-duel-text = First a duel: { $rival } bars your way { into }. Both roll a die: you add { $mine }, { $rival } adds { $theirs }. A tie is not enough.
page-duel-honest = Reputation +1 if you win.
page-duel-dishonest = One more for you, but reputation −1 if you win.
page-duel-rolled = { $you ->
    [yes] You fight { $manner } and have { $mine }, { $rival } has { $theirs }. A tie is not enough for you.
   *[no] { $seat } fights { $manner } and has { $mine }, { $rival } has { $theirs }. A tie is not enough for { $seat }.
}
page-duel-won = And you win the duel.
page-duel-lost = You go to jail.

name-stranger = the stranger
name-guard = the stranger
name-cover = Near and Far

preview-coins = { $signed } { $count ->
    [one] coin
   *[other] coins
}
preview-gems = { $signed } { $count ->
    [one] gem
   *[other] gems
}
preview-food = { $signed } { $count ->
   *[other] food
}
preview-yellow = { $signed } { $count ->
    [one] nomad token
   *[other] nomad tokens
}
preview-green = { $signed } { $count ->
    [one] outlaw token
   *[other] outlaw tokens
}
preview-blue = { $signed } { $count ->
    [one] mystic token
   *[other] mystic tokens
}
preview-red = { $signed } { $count ->
    [one] lizardfolk token
   *[other] lizardfolk tokens
}
preview-hearts = { $signed } { $count ->
    [one] heart
   *[other] hearts
}
preview-camped = a camp, free to pass
preview-no-camp = no camp yet ({ $what-id })
preview-reputation = { $signed } reputation
preview-vp = { $signed } { $count ->
    [one] point
   *[other] points
}

tip-hall = Trade goods, discard an artifact, pay for a better or a worse name: each of them once.
tip-saloon = Hire one of the five companions for coins. Nobody need fight here.
tip-stables = Buy a pack animal: a bird for a food, by day also a turtle for a gem.
tip-store = Take a coin, or look at four artifacts and keep or discard each.
tip-farm = One food for every hand in your party and on your cards.
tip-hut = With a pack animal take a treasure; by day choose one of three.
tip-mine = Put a camp into a cell of the mine that your skill allows, and gain what its row and column promise.
tip-jail = Whoever attacks and loses a duel comes here. From here you enter any building without a fight.
tip-coin = A camp here brings a coin for every eye you have.
tip-gem = A camp here brings a gem for every eye you have.
tip-route = Two such spaces are a trade route. Camps on both of them yours: { $sole } points; one yours, one another's: { $shared } each.
tip-town = The road starts here; you can come back to any building from any space of the map.
area-scales = On the scales
pan-given = You give
pan-taken = You take
piece-given = You give goods worth { $worth }.
piece-taken = You take goods worth { $worth }.
counter-vp = Points so far
page-failing-skill-1 = It was a good plan. The world, as usual, had not read it.
page-failing-skill-2 = It nearly worked, which is the part one remembers.
page-failing-skill-3 = Everything was done right, only not in that order.
page-failing-skill-4 = Somebody coughed politely. It seemed best to leave without looking back.
page-failing-skill-5 = It was not to be; the road, at least, is still there.
page-failing-skill-6 = You stay a moment longer than you need to, and go.
page-failing-skill-7 = Some things do not let themselves be helped, or not today.
page-failing-skill-8 = Now you know how it should have been done. That is something.
page-failing-combat-1 = The retreat was quick and, in its way, rather handsome.
page-failing-combat-2 = When the dust settled it was plain which of you was lying in it.
page-failing-combat-3 = You stood there a little longer for the look of it, then went to find your hat.
page-failing-combat-4 = Next time it might be wise to lead with the left.
page-failing-combat-5 = You are still on your feet, only somewhere else.
page-failing-combat-6 = Theirs was the strength this time. You walk on, and say nothing of it.
page-failing-combat-7 = You count your fingers, find them all, and leave it at that.
page-failing-combat-8 = Nobody comes after you. That is as much luck as there was.
