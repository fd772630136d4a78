"""Chance: streams that do not touch each other, the same for the same seed, fair, and scripted in tests."""

from collections import Counter

import pytest

from strannik.core.chance import TABLE, Chance, RecordedChance, ScriptedChance, derived_seed, load_chance


def test_the_same_seed_gives_the_same_dice() -> None:
    one, other = Chance("seed", 2), Chance("seed", 2)
    assert [one.roll(0) for _ in range(50)] == [other.roll(0) for _ in range(50)]


def test_streams_do_not_touch_each_other() -> None:
    alone, together = Chance("seed", 3), Chance("seed", 3)
    expected = [alone.roll(1) for _ in range(40)]
    mixed = []
    for _ in range(40):
        together.roll(0)
        mixed.append(together.roll(1))
        together.shuffle([1, 2, 3], TABLE)
    assert mixed == expected


def test_seeds_and_streams_give_different_dice() -> None:
    rolls = {
        tuple([chance.roll(stream) for _ in range(20)])
        for chance, stream in [
            (Chance("one", 2), 0),
            (Chance("one", 2), 1),
            (Chance("one", 2), TABLE),
            (Chance("two", 2), 0),
        ]
    }
    assert len(rolls) == 4


def test_dice_are_fair() -> None:
    chance = Chance("fair", 0)
    counts = Counter([chance.roll() for _ in range(6000)])
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    # Six standard deviations: this seed is far inside, and a broken die is far outside.
    assert all([abs(count - 1000) < 175 for count in counts.values()])


def test_every_order_of_three_comes_up() -> None:
    chance = Chance("orders", 0)
    seen = Counter()
    for _ in range(600):
        things = [1, 2, 3]
        chance.shuffle(things)
        seen[tuple(things)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 50


def test_a_clone_goes_on_with_the_same_dice() -> None:
    chance = Chance("clone", 1)
    for _ in range(21):
        chance.roll(0)
    clone = chance.clone()
    assert [clone.roll(0) for _ in range(40)] == [chance.roll(0) for _ in range(40)]


def test_saved_chance_goes_on_with_the_same_dice() -> None:
    chance = Chance("save", 1)
    for _ in range(21):
        chance.roll(0)
    loaded = load_chance(chance.save())
    assert [loaded.roll(0) for _ in range(40)] == [chance.roll(0) for _ in range(40)]


def test_recorded_chance_gives_the_same_and_writes_it_down() -> None:
    plain, recorded = Chance("seed", 1), RecordedChance("seed", 1)
    things, written = [1, 2, 3, 4], [1, 2, 3, 4]
    plain.shuffle(things)
    recorded.shuffle(written)
    assert written == things
    assert recorded.roll(0) == plain.roll(0)
    shuffled, rolled = recorded.outcomes
    assert (shuffled.stream, shuffled.faces, shuffled.gave) == (TABLE, 0, things)
    assert (rolled.stream, rolled.faces) == (0, 6)


def test_forks_differ_from_each_other_and_from_their_origin() -> None:
    chance = Chance("fork", 0)
    seeds = {chance.seed, chance.fork(2).seed, chance.fork(2).seed}
    assert len(seeds) == 3


def test_derived_seeds_depend_on_every_part() -> None:
    assert derived_seed("a", 1) == derived_seed("a", 1)
    assert len({derived_seed("a", 1), derived_seed("a", 2), derived_seed("b", 1)}) == 3


def test_a_script_gives_its_dice_in_order_and_leaves_shuffles_alone() -> None:
    chance = ScriptedChance([3, 6, 0], 1)
    things = [5, 1, 4]
    chance.shuffle(things)
    assert things == [5, 1, 4]
    assert [chance.roll(0), chance.roll(0), chance.below(2)] == [3, 6, 0]


@pytest.mark.parametrize(("script", "problem"), [([], "used up"), ([7], "says 7 where 1 to 6 is due")])
def test_a_script_that_does_not_fit_says_so(script: list[int], problem: str) -> None:
    with pytest.raises(LookupError, match=problem):
        ScriptedChance(script, 0).roll()
