game-title = Dusk
game-blurb = Walk as far as you dare before dark.
mode-table = At one table
dice = The last walk
ask-walk = How many dice?
do-walk = { $thing ->
    [one] Walk with one die
   *[other] Walk with { $thing } dice
}
do-camp = Camp
verb-walk = walk
verb-camp = camp
event-Walked = { $seat } walks: { $dice }.
event-Camped = { $seat } camps after { $steps } steps.
line-way = Way
