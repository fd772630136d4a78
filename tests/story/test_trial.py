"""Trials: what is counted for which page."""

from strannik.story.proving.trial import Look, Trial, Watch, trial_ground


def test_what_happens_on_a_page_counts_for_it():
    trial = Trial("1", 2)
    watch = Watch(trial)
    for look in (Look("10", 0, 0, 0), Look("10", 2, 1, 0), Look("11", 3, 1, 0), Look("", 5, 4, 1)):
        watch.look(look)
    watch.end(False, 6, True)
    assert (trial.games, trial.won, trial.turns, trial.time, trial.late, trial.share) == (1, 0, 5, 6, 1, 0.0)
    first, second = trial.pages["10"], trial.pages["11"]
    assert (first.games, first.turns, first.wounds, first.lost) == (1, 3, 1, 0)
    assert (second.games, second.turns, second.wounds, second.defeats, second.lost) == (1, 2, 3, 1, 1)


def test_a_page_seen_twice_is_one_visit_and_a_win_is_no_loss():
    trial = Trial("1", 2)
    watch = Watch(trial)
    for page in ("10", "11", "10"):
        watch.look(Look(page, 0, 0, 0))
    watch.end(True, 0, False)
    assert (trial.pages["10"].games, trial.share) == (1, 1.0)
    assert sum(stay.lost for stay in trial.pages.values()) == 0


def test_not_every_game_has_missions_to_try():
    assert trial_ground("strannik.games.faraway") is None
    assert trial_ground("strannik.games.aftermath") is not None
