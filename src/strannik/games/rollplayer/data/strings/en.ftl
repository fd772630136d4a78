# The game
game-title = Roll Player
game-blurb = Draw dice, place them, nudge them: make the hero whose strengths, past and gear fit together best, before a single dungeon is entered.
end-title = { $seats ->
    [1] Your hero stands ready
   *[other] The heroes stand ready
}
mode-table = Everyone makes a hero of their own
mode-solo = Alone: against an enemy die that empties the market. How famous will your hero be?
option-less_random = First dice
option-less_random-false = Everyone draws them from the bag
option-less_random-true = Everyone gets a die of each class colour
option-random_market = Market deck
option-random_market-false = Cards of rank 1 come before cards of rank 2
option-random_market-true = All cards are shuffled together
option-friendly_market = Gold instead of a card
option-friendly_market-false = You discard a card of the market
option-friendly_market-true = The market stays as it is
option-short_game = Length of the game
option-short_game-false = The full number of rounds
option-short_game-true = Two rounds fewer: everyone starts with two more dice
option-choose_class = Classes
option-choose_class-false = Everyone draws a die; its colour is that of the class
option-choose_class-true = Everyone chooses, the last player first

# Questions
ask-race = Which people does your hero come from?
ask-side = Which portrait for your hero? It is only for looks.
ask-class = Which class is your hero?
ask-pick = Which of your dice do you place next?
ask-place = In which row do you place the die?
ask-roll = Roll the dice for this round?
ask-lay = These dice show the same. Which goes on the lower card?
ask-take = Which initiative card do you take, with its die?
ask-switch = Take the action of the row, or pay for another?
ask-flip = Which die do you turn over?
ask-swap = Which die changes places with another?
ask-with = With which die does it change places?
ask-raise = Which die do you raise or lower?
ask-by = By how much?
ask-reroll = Which die do you reroll?
ask-keep = Which value does the die keep?
ask-move = Where does your alignment move?
ask-add = Attuned: which discarded card comes back to the market?
ask-buy = What do you buy?
ask-discard = Which card do you discard for gold?
ask-later = You have bought a skill. Do you use it at once?
ask-leave = Do you go on buying?
ask-gold = Do you take the gold?
ask-follow = Vigilant: does your alignment follow the arrow?
ask-drop = Which card do you put away?
ask-put-away = Put the weapon away? Nothing is paid for it.
ask-ready = Which skill do you ready?
ask-finish = The sheets are full. Any skill before the stars are counted?
ask-copy = Diplomacy: whose skill do you imitate?
ask-use = Use a skill now?
ask-shift = Sleight of hand: which die moves?
ask-to = Into which row?
ask-exchange = Which of your dice do you give away?
ask-for = Which colour do you take from the bag?
ask-pool = For which die of the pool?
ask-reroll-pool = Reroll all dice that nobody has taken?
ask-buy-top = Buy the top card of the deck unseen?

# Answers
do-race = { $thing }
do-side = { $thing }
do-class = { $thing }
do-pick = The { $thing }
do-place = Place it in { $thing }
do-roll = Roll
do-lay = The { $thing } one first
do-take = Take card { $thing }
do-switch = Pay for the action of { $thing }
do-stay = Keep the action of the row
do-flip = Turn over { $thing }
do-skip = Do nothing
do-swap = Move { $thing }
do-with = Swap with { $thing }
do-raise = { $thing ->
    [one] Raise the die on card { $thing }
    [other] Raise the die on card { $thing }
   *[cell] Raise { $thing }
}
do-lower = { $thing ->
    [one] Lower the die on card { $thing }
    [other] Lower the die on card { $thing }
   *[cell] Lower { $thing }
}
do-by = By { $thing }
do-reroll = Reroll { $thing }
do-keep = Keep { $thing }
do-move = Move { $thing }
do-add = Add { $thing }
do-buy = Buy { $thing }
part-discard = Discard a card for gold
do-discard = Discard { $thing } for gold
do-later = Not now
do-leave = Done buying
do-gold = Take gold
do-follow = Follow the arrow
do-ignore = Stay
do-drop = Put away { $thing }
do-put-away = Put it away
do-hold-on = Hold on to it
do-ready = Ready { $thing }
do-finish = Count the stars
do-keep-all = Keep all cards
do-copy = Imitate { $thing }
do-use = Use { $thing }
do-shift = Move { $thing }
do-to = To { $thing }
do-exchange = Give { $thing }
do-for = Take { $thing }
do-pool = Take the die on card { $thing }
do-reroll-pool = Reroll the pool
do-buy-top = Buy it
verb-race = race
verb-side = side
verb-class = class
verb-pick = pick
verb-place = place
verb-roll = roll
verb-lay = lay
verb-take = take
verb-switch = switch
verb-stay = stay
verb-flip = flip
verb-skip = skip
verb-swap = swap
verb-with = with
verb-raise = raise
verb-lower = lower
verb-by = by
verb-reroll = reroll
verb-keep = keep
verb-move = move
verb-add = add
verb-buy = buy
verb-discard = discard
verb-later = later
verb-leave = leave
verb-gold = gold
verb-follow = follow
verb-ignore = ignore
verb-drop = drop
verb-put-away = put-away
verb-hold-on = hold-on
verb-ready = ready
verb-finish = finish
verb-keep-all = keep-all
verb-copy = copy
verb-use = use
verb-shift = shift
verb-to = to
verb-exchange = exchange
verb-for = for
verb-pool = pool
verb-reroll-pool = reroll-pool
verb-buy-top = buy-top

# What happened
event-StartRolled = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-RaceTaken = { $you ->
    [yes] Your hero: { $race }.
   *[no] { $seat } plays the { $race }.
}
event-ClassDieDrawn = { $you ->
    [yes] You draw a { $colour } die for your class.
   *[no] { $seat } draws a { $colour } die for a class.
}
event-ClassTaken = { $you ->
    [yes] You are the { $role }.
   *[no] { $seat } is the { $role }.
}
event-PastDealt = { $you ->
    [yes] You are dealt { $backstory }, { $alignment }.
   *[no] { $seat } is dealt { $backstory }, { $alignment }.
}
event-DiceRolled = { $you ->
    [yes] You roll { $values }.
   *[no] { $seat } rolls { $values }.
}
event-PoolLaid = The dice lie on the initiative cards.
event-InitiativeTaken = { $you ->
    [yes] You take initiative card { $number }.
   *[no] { $seat } takes initiative card { $number }.
}
event-DiePlaced = { $you ->
    [yes] You place a { $value } at { $cell }.
   *[no] { $seat } places a { $value } at { $cell }.
}
event-GoldGained = { $you ->
    [yes] You gain { $gold } gold { $why ->
        [row] for a full row
        [gold_die] for a gold die
        [initiative] from the card
        [discard] instead of a card
        [skill] from a skill
       *[weapon] from a weapon
    }.
   *[no] { $seat } gains { $gold } gold { $why ->
        [row] for a full row
        [gold_die] for a gold die
        [initiative] from the card
        [discard] instead of a card
        [skill] from a skill
       *[weapon] from a weapon
    }.
}
event-DieTurned = { $you ->
    [yes] Your die at { $cell } turns from { $before } to { $value }.
   *[no] { $seat }'s die at { $cell } turns from { $before } to { $value }.
}
event-DieRerolled = { $you ->
    [yes] You reroll { $cell }: { $rolled }.
   *[no] { $seat } rerolls { $cell }: { $rolled }.
}
event-DiceSwapped = { $you ->
    [yes] You swap { $cell } and { $other }.
   *[no] { $seat } swaps { $cell } and { $other }.
}
event-DieMoved = { $you ->
    [yes] You move the die at { $cell } to { $row }.
   *[no] { $seat } moves the die at { $cell } to { $row }.
}
event-DieExchanged = { $you ->
    [yes] You exchange the die at { $cell } for a { $colour } { $value }.
   *[no] { $seat } exchanges the die at { $cell } for a { $colour } { $value }.
}
event-PoolDieChanged = { $you ->
    [yes] You turn the die on card { $number } from { $before } to { $value }.
   *[no] { $seat } turns the die on card { $number } from { $before } to { $value }.
}
event-TokenMoved = { $you ->
    [yes] You move your alignment { $arrow }.
   *[no] { $seat } moves alignment { $arrow }.
}
event-CharismaTaken = { $you ->
    [yes] You take a charisma token.
   *[no] { $seat } takes a charisma token.
}
event-CardBought = { $you ->
    [yes] You buy { $card } { for-gold }.
   *[no] { $seat } buys { $card } { for-gold }.
}
for-gold = { $gold ->
    [0] for nothing
   *[other] for { $gold } gold
}
event-CardDiscarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-CardDropped = { $you ->
    [yes] You put away { $card }.
   *[no] { $seat } puts away { $card }.
}
event-CardAdded = { $you ->
    [yes] You bring { $card } back to the market.
   *[no] { $seat } brings { $card } back to the market.
}
event-SkillUsed = { $you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
event-SkillReadied = { $you ->
    [yes] { $card } is ready again.
   *[no] { $seat } readies { $card }.
}
event-EnemyRolled = The enemy die shows { $value }.
event-CardTrashed = { $card } goes to the trash.
event-MarketOpened = In the market: { $cards }.
event-DeckShuffled = The deck is spent; the discard pile becomes the new one.
event-RoundBegan = { $you ->
    [yes] Round { $round }. You are the start player.
   *[no] Round { $round }. { $seat } is the start player.
}

# The table
status-prepare = The heroes take shape
status-roll = Round { $round } of { $rounds }: the roll
status-dice = Round { $round } of { $rounds }: choosing dice
status-market = Round { $round } of { $rounds }: at the market
status-cleanup = Round { $round } of { $rounds }: tidying up
status-over = The heroes are made
status-over-solo = Your hero is made: { $title }
outcome-title = { $rank ->
    [1] Mercenary
    [2] Adventurer
    [3] Celebrity
    [4] Guild master
    [5] True hero
   *[other] Nobody in particular
}: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}. { $rank ->
    [1] An adventurer has 26.
    [2] A celebrity has 30.
    [3] A guild master has 34.
    [4] A true hero has 38.
    [5] There is no higher title.
   *[other] A mercenary has 22.
}
title-0 = Nobody in particular
title-1 = Mercenary
title-2 = Adventurer
title-3 = Celebrity
title-4 = Guild master
title-5 = True hero
area-sheet = { $you ->
    [yes] Your hero: { $race }, { $role }
   *[no] { $seat }: { $race }, { $role }
}
area-unmade = { $you ->
    [yes] Your hero
   *[no] { $seat }'s hero
}
area-cards = { $you ->
    [yes] Your cards
   *[no] { $seat }'s cards
}
area-rolled = To be placed
area-market = Market
area-initiative = Initiative
area-discard = Discard pile
area-deck = Deck
area-portraits = Two portraits
label-enemy = Enemy
area-races = Peoples
area-classes = Classes
area-ready = Ready to use
area-skills = Others' skills
note-stars = { $stars ->
    [one] { $shown } star now
   *[other] { $shown } stars now
}
note-gold = { $count } gold
note-usable = a lit skill can be used right now
note-left = { $count } left
note-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
counter-gold = Gold
counter-charisma = Charisma tokens
counter-initiative = Initiative card
counter-stars = Stars so far
piece-die = { $colour } die showing { $value }, { $cell }.
piece-pool = { $colour } die showing { $value }.
piece-initiative = { $coin ->
    [0] Initiative card { $number }.
   *[other] Initiative card { $number } with a coin.
}
piece-claimed = Initiative card { $number }, without a die.
piece-token = Alignment: { $alignment }, here worth { $stars }.
piece-deck = The market deck: { $count } cards.
piece-enemy = The enemy die: { $value }.
place-row = { $row }: { $score }, the goal is { $goal }
tip-align = If the token ends here: { $stars }★.
tip-past = Wants dice of these colours in the marked places: 2 matches are worth { $two }★, 4 are worth { $four }★, 6 are worth { $six }★.
goal-exact = exactly { $low }
goal-range = { $low } to { $high }
goal-least = { $low } or more
gap-met = the goal is met
gap-short = { $gap } short
gap-over = { $gap } too much
preview-stars = { $stars ->
    [0] no change
   *[other] { $sign }{ $stars }★
}
preview-gold = { $sign }{ $gold } gold
preview-score = { $row } { $score } of { $goal }

# The score sheet
line-goal = Goal: { $thing }
line-class = Dice of the class colour: { $thing }
line-alignment = Alignment: { $thing }
line-backstory = Backstory: { $thing }
line-armor = Armour: { $thing }
line-shield = Shield: { $thing }
line-trait = Trait: { $thing }
line-gold = Gold left over
stat-goals_met = goals met
stat-class_dice = dice of the class colour
stat-backstory_matches = dice that match the backstory
stat-gold_left = gold left
stat-weapon_cards = weapons
stat-armor_cards = pieces of armour
stat-skill_cards = skills
stat-trait_cards = traits
stat-goal_stars = stars for goals
stat-alignment_stars = stars for alignment
stat-backstory_stars = stars for the backstory
stat-armor_stars = stars for armour
stat-trait_stars = stars for traits

# What cards do
type-weapon = Weapon
type-armor = Armour
type-skill = Skill
type-trait = Trait
card-head = { $card }. { $type }, costs { $cost }.
card-hands = { $hands ->
    [one] Needs one hand.
   *[other] Needs two hands.
}
card-arrow = Moves your alignment { $arrow }.
card-exhausted = Used; it lies sideways.
card-armor = A set of { $set } of 1 to { $most } cards is worth { $stars } stars, and one more if the colour of your class is { $colours }.
or = or
when-any_time = At any time.
when-dice_phase = In the dice phase.
when-pool_die = While a die lies in the pool.
when-own_market_turn = In your turn at the market.
power-gold_die_gold = A gold die placed brings { $amount } gold.
power-row_gold = A full row brings { $amount } gold.
power-discard_gold = Discarding for gold brings { $amount }.
power-discard_steps = When you discard for gold, you may move your alignment a step.
power-purchases = Buy up to { $amount } cards in your market turn.
power-cards_from_discard = Before the market, add a discarded card to it.
power-refreshes = Ready up to { $amount } skills in cleanup.
power-ignores_arrows = Buying a trait, you may ignore its arrow.
power-change_action_price = Pay { $amount } gold to take the action of another attribute.
power-strength_dice = Strength turns over up to { $amount } dice.
power-constitution_amount = Constitution changes a die by up to { $amount }.
power-intelligence_dice = Intelligence rerolls up to { $amount } dice.
power-intelligence_rolls = Intelligence rolls { $amount } times; keep any value.
power-wisdom_steps = Wisdom moves up to { $amount } steps.
power-extra_armor = Counts as a card of an armour set you have begun.
discount-any = Every purchase costs { $amount } less.
discount-weapon = Weapons cost { $amount } less.
discount-armor = Armour costs { $amount } less.
discount-skill = Skills cost { $amount } less.
discount-trait = Traits cost { $amount } less.
bonus-class = Dice of your class colour count { $amount } more for goals.
bonus-colour = For goals { $colour } dice count { $amount } more.
of-attr = { $attr }
action-gold = { $gold } gold whenever you take the { of-attr } action.
effect-flip_own_die = { $count ->
    [one] Turn over one of your dice.
   *[other] Turn over up to { $count } of your dice.
}
effect-swap_two_own_dice = Swap two of your dice.
effect-adjust_own_die = Raise or lower one of your dice by up to { $amount }.
effect-reroll_own_die = Reroll one of your dice; keep either value.
effect-move_alignment = Move your alignment a step.
effect-take_charisma = Take a charisma token.
effect-gain_gold = Take { $amount } gold.
effect-move_own_die = Move one of your dice to another row.
effect-take_die_from_bag = Swap a die of yours for one from the bag; the value stays.
effect-take_pool_die_to_sheet = Exchange one of your dice for one of the pool.
effect-change_unclaimed_pool_dice = { $change ->
    [reroll] Reroll all dice of the pool.
   *[adjust] Raise or lower a die of the pool by 1.
}
effect-buy_top_of_market_deck = Buy the top card of the deck unseen for { $price } gold.
effect-buy_from_discard_pile = Buy from the discard pile instead of the market.
effect-copy_skill = Imitate a skill of another player, arrow and all.
trait-goal_met = { $stars }★ if the { of-attr } goal is met.
trait-goals_met_at_least = { $stars }★ if at least { $count } goals are met.
trait-score_at_most = { $stars }★ if { of-attr } is { $max } or less.
trait-token_in = { $stars }★ if your alignment is one of these: { $cells }.
trait-marked = { $stars }★ if your alignment stands on a marked cell.
trait-backstory_matches_at_least = { $stars }★ for { $count } or more matches with the backstory.
trait-dice_of_one_color_at_least = { $stars }★ for { $count } or more dice of one colour.
trait-class_color_dice_at_least = { $stars }★ for { $count } or more dice of your class colour.
trait-per_owned_card = { $each }★ for each { $alone ->
    [yes] other { $type ->
        [skill] skill
        [armor] piece of armour
        [weapon] weapon
       *[trait] trait
    }
   *[no] { $type ->
        [skill] skill
        [armor] piece of armour
        [weapon] weapon
       *[trait] trait
    }
}, at most { $max }.
trait-per_gold = { $each }★ for every { $per } gold, at most { $max }.
trait-per_dice_of_color = { $each }★ for every { $per } { $colour } dice, at most { $max }.
trait-armor_set_size_at_least = { $stars }★ for { $count } or more cards in one armour set.
trait-weapon_hands_used = { $stars }★ if weapons fill { $count ->
    [one] a hand
   *[other] both hands
}.
cell-0 = lawful good
cell-1 = neutral good
cell-2 = chaotic good
cell-3 = lawful neutral
cell-4 = true neutral
cell-5 = chaotic neutral
cell-6 = lawful evil
cell-7 = neutral evil
cell-8 = chaotic evil
class-head = { $role }, { $colour }.
short-str = STR
short-dex = DEX
short-con = CON
short-int = INT
short-wis = WIS
short-cha = CHA

# Attributes
name-str = Strength
name-dex = Dexterity
name-con = Constitution
name-int = Intelligence
name-wis = Wisdom
name-cha = Charisma
name-str1 = Strength 1
name-str2 = Strength 2
name-str3 = Strength 3
name-dex1 = Dexterity 1
name-dex2 = Dexterity 2
name-dex3 = Dexterity 3
name-con1 = Constitution 1
name-con2 = Constitution 2
name-con3 = Constitution 3
name-int1 = Intelligence 1
name-int2 = Intelligence 2
name-int3 = Intelligence 3
name-wis1 = Wisdom 1
name-wis2 = Wisdom 2
name-wis3 = Wisdom 3
name-cha1 = Charisma 1
name-cha2 = Charisma 2
name-cha3 = Charisma 3

# Dice
name-green = green
name-blue = blue
name-red = red
name-purple = purple
name-black = black
name-white = white
name-gold = gold
name-green1 = green 1
name-green2 = green 2
name-green3 = green 3
name-green4 = green 4
name-green5 = green 5
name-green6 = green 6
name-blue1 = blue 1
name-blue2 = blue 2
name-blue3 = blue 3
name-blue4 = blue 4
name-blue5 = blue 5
name-blue6 = blue 6
name-red1 = red 1
name-red2 = red 2
name-red3 = red 3
name-red4 = red 4
name-red5 = red 5
name-red6 = red 6
name-purple1 = purple 1
name-purple2 = purple 2
name-purple3 = purple 3
name-purple4 = purple 4
name-purple5 = purple 5
name-purple6 = purple 6
name-black1 = black 1
name-black2 = black 2
name-black3 = black 3
name-black4 = black 4
name-black5 = black 5
name-black6 = black 6
name-white1 = white 1
name-white2 = white 2
name-white3 = white 3
name-white4 = white 4
name-white5 = white 5
name-white6 = white 6
name-gold1 = gold 1
name-gold2 = gold 2
name-gold3 = gold 3
name-gold4 = gold 4
name-gold5 = gold 5
name-gold6 = gold 6

# Alignment
name-lawful = towards law
name-chaotic = towards chaos
name-good = towards good
name-evil = towards evil
name-cell-lawful-good = law and good
name-cell-neutral-good = good
name-cell-chaotic-good = chaos and good
name-cell-lawful-neutral = law
name-cell-neutral = in the middle
name-cell-chaotic-neutral = chaos
name-cell-lawful-evil = law and evil
name-cell-neutral-evil = evil
name-cell-chaotic-evil = chaos and evil
name-arbiter = Arbiter
name-champion = Champion
name-eccentric = Eccentric
name-free_spirit = Free Spirit
name-guardian = Guardian
name-hermit = Hermit
name-lunatic = Lunatic
name-maniac = Maniac
name-narcissist = Narcissist
name-neurotic = Neurotic
name-protector = Protector
name-rebel = Rebel
name-renegade = Renegade
name-scoundrel = Scoundrel
name-sentinel = Sentinel
name-sociopath = Sociopath
name-truth_seeker = Truth Seeker

# Races
name-dragonkin = Dragonkin
name-dwarf = Dwarf
name-elf = Elf
name-halfling = Halfling
name-human = Human
name-orc = Orc
name-sun = under the sun
name-moon = under the moon

# Classes
name-cleric = Cleric
name-paladin = Paladin
name-druid = Druid
name-ranger = Ranger
name-monk = Monk
name-bard = Bard
name-rogue = Rogue
name-thief = Thief
name-sorcerer = Sorcerer
name-wizard = Wizard
name-warrior = Warrior
name-barbarian = Barbarian
ability-cleric = Charitable
ability-paladin = Vigilant
ability-druid = Attuned
ability-ranger = Skilled
ability-monk = Enlightened
ability-bard = Charming
ability-rogue = Mischievous
ability-thief = Shrewd
ability-sorcerer = Mysterious
ability-wizard = Enigmatic
ability-warrior = Prepared
ability-barbarian = Powerful

# Backstories
name-aristocrat = Aristocrat
name-brawler = Brawler
name-chosen_one = Chosen One
name-craftsman = Craftsman
name-devoted = Devoted
name-exonerated = Exonerated
name-hunter = Hunter
name-lost_soul = Lost Soul
name-mentor = Mentor
name-patrician = Patrician
name-persecuted = Persecuted
name-resilient = Resilient
name-rift_walker = Rift Walker
name-savage = Savage
name-savant = Savant
name-street_urchin = Street Urchin

# Market cards
name-longsword = Longsword
name-blessed_mace = Blessed Mace
name-jeweled_dagger = Jeweled Dagger
name-longbow = Longbow
name-tower_shield = Tower Shield
name-ancient_spear = Ancient Spear
name-quarterstaff = Quarterstaff
name-heavy_crossbow = Heavy Crossbow
name-steadfast = Steadfast
name-honorable = Honorable
name-nimble = Nimble
name-proud = Proud
name-weak = Weak
name-clumsy = Clumsy
name-foolish = Foolish
name-reckless = Reckless
name-focused = Focused
name-compassionate = Compassionate
name-obsessed = Obsessed
name-cunning = Cunning
name-greedy = Greedy
name-honest = Honest
name-loyal = Loyal
name-obnoxious = Obnoxious
name-concentrate = Concentrate
name-search = Search
name-negotiate = Negotiate
name-pickpocket = Pickpocket
name-acrobatics = Acrobatics
name-open_lock = Open Lock
name-climb = Climb
name-intimidate = Intimidate
name-move_silently = Move Silently
name-knowledge = Knowledge
name-cure_wounds = Cure Wounds
name-sleight_of_hand = Sleight of Hand
name-chain_gorget = Chain Gorget
name-chain_vambraces = Chain Vambraces
name-chain_helm = Chain Helm
name-chain_tunic = Chain Tunic
name-chain_leggings = Chain Leggings
name-mystic_cowl = Mystic Cowl
name-mystic_robes = Mystic Robes
name-mystic_cloak = Mystic Cloak
name-leather_greaves = Leather Greaves
name-leather_boots = Leather Boots
name-leather_gloves = Leather Gloves
name-leather_pauldron = Leather Pauldron
name-diplomacy = Diplomacy
name-dedicated = Dedicated
name-courageous = Courageous
name-envious = Envious
name-famous = Famous
name-chain = chain armour
name-leather = leather armour
name-mystic = mystic armour

# The fields of the score pad
field-race = People
field-class = Class
field-backstory = Backstory
field-alignment = Alignment card
field-at = Where the alignment token stands
field-rows = Dice of each attribute, from the left
field-cards = Market cards
field-gold = Gold
field-solo = Solo game
wrong-dice = { $field }: the game does not have so many dice of this colour: { $colour }.
wrong-hands = { $field }: these weapons need { $hands } hands, and a hero has { $most }.

# How to play, in a minute
how-1 = You make a hero. Eighteen dice in six rows are the hero's abilities; a class, a past and an alignment say what they should become.
how-1-face = sheet-elf-sun-monk-mentor-rebel
how-2 = Your class wants every row to come to a number. A row that meets its goal gives the stars beside it, and every die of the class colour gives one more.
how-2-face = lesson-goals
how-3 = Each round dice are rolled and laid on initiative cards in ascending order. In turn take one: a low card lets you shop early, a card in the middle brings a coin.
how-3-face = lesson-drafting
how-4 = Put the die into a row and take the action of that row: turn a die over, swap two, change one by 1, roll one again, move your alignment, or take a charisma token, which pays like gold.
how-4-face = lesson-rows
how-5 = Then the market: buy armour, weapons, skills and traits, or put a card away and take 2 gold. A full row and golden dice bring gold too.
how-5-face = lesson-market
how-6 = A skill may be used at any time, even while somebody else thinks: when it is lit, press it. Its arrow moves your alignment, and the card rests until it is readied.
how-6-face = lesson-skill
how-7 = When all rows are full, count stars: goals, class dice, alignment, dice where the past wants them, armour, traits. Most stars win; alone, they earn you a title.
how-7-face = lesson-stars

sign-1 = Strength. Its row lets you flip a die.
sign-1-face = icon-str
sign-2 = Dexterity. Its row lets you swap two dice.
sign-2-face = icon-dex
sign-3 = Constitution. Its row lets you change a die by 1.
sign-3-face = icon-con
sign-4 = Intelligence. Its row lets you reroll a die and keep the new value or the old.
sign-4-face = icon-int
sign-5 = Wisdom. Its row lets you move your alignment.
sign-5-face = icon-wis
sign-6 = Charisma. Its row gives a charisma token.
sign-6-face = icon-cha
sign-7 = Stars of reputation: the points. Most stars win.
sign-7-face = icon-stars
sign-8 = Gold: it buys cards of the market.
sign-8-face = icon-gold
sign-8-mark = ●
sign-9 = A charisma token: worth a gold at this round's market.
sign-9-face = icon-charisma
sign-10 = Every colour of dice has a sign; a die in the colour of your class is worth a star.
sign-10-face = token-red
sign-11 = A frame: the die stands where the backstory wants it.
sign-11-face = match-red-5

# Why one could give an answer, where nothing certain can be said of it: what it comes to
why-add = There is one card more to buy in the market.
why-buy = The card is yours from now on.
why-buy-top = Nobody knows what it is; the price is always the same.
why-by = The die changes by so much.
why-class = It says what your rows should come to, and which colour counts.
why-copy = You use that skill as if it were yours; its owner still can.
why-discard = The card leaves the market, and the gold is yours.
why-drop = The card goes, with all that it would count for or against you.
why-exchange = The die makes room for another.
why-finish = Nothing is left to do: the stars are counted.
why-flip = The die shows its other side: both make seven together.
why-follow = Your token moves along the arrow.
why-for = It takes the other's place, with the same value.
why-gold = The gold is yours at once.
why-hold-on = Everything stays as it is.
why-ignore = Your token stays where it is.
why-keep = The die keeps this value.
why-keep-all = All your cards are counted.
why-later = The skill stays ready for a better moment.
why-lay = It lies on the lower card; the dice are equal.
why-leave = Your gold stays for the next market.
why-lower = The die shows one less.
why-move = Your token takes this step.
why-pick = It is the next to be placed; the others follow.
why-place = The die lies there for good, unless an action moves it.
why-pool = That die comes in place of yours.
why-put-away = Your hands are free for another weapon.
why-race = Some attributes come more easily to this people, others less.
why-raise = The die shows one more.
why-ready = The skill can be used again.
why-reroll = The die is rolled anew, and you keep the value you prefer.
why-reroll-pool = All dice that nobody has taken are rolled anew.
why-roll = The dice of this round are drawn and rolled; then everybody takes one.
why-shift = It goes to another row; the rest of its row closes up.
why-side = Only the picture differs.
why-skip = Everything stays as it is, and nothing is lost.
why-stay = It is the action of the row, and costs nothing.
why-swap = Two dice change places, each with its value.
why-switch = For gold you take the action of another attribute.
why-take = Its die is yours to place, and whoever has the lower card buys first.
why-to = The die goes into this row.
why-use = The skill does its work, and waits to be readied again.
why-with = These two change places.
