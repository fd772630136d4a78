"""What the box says is what the rules know."""

from strannik.games.nearfar import BOX
from strannik.games.nearfar.country import DAY, DUSK
from strannik.games.nearfar.decks import ARCADE_MODE, JOURNEY_MODE, TRAVELLING
from strannik.games.nearfar.maps import MAPS


def test_every_map_mode_and_side_of_the_town_can_be_chosen():
    choices = {option.name: option.choices for option in BOX.options}
    assert choices["map"] == list(MAPS)
    assert choices["mode"] == [ARCADE_MODE, JOURNEY_MODE, *TRAVELLING]
    assert choices["town"] == [DUSK, DAY]
