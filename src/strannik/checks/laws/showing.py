"""What is shown: nothing that is hidden, the same to everybody who sees the same, in every language."""

from __future__ import annotations

import json
from typing import Final

from strannik.checks.secrets import asked_alike, people, told_alike
from strannik.checks.subject import LONG, Subject, kept_record, reached
from strannik.core.chance import Chance, derived_seed
from strannik.core.events import told
from strannik.core.redeal import census, redeal
from strannik.core.saving import fingerprint
from strannik.core.view import Moment, View
from strannik.core.zones import WATCHER
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.scene import Node, Scene
from strannik.show.telling import sentence

TOLD: Final = 4
"""How many moves in a row are listened to at every moment."""

LOOKED: Final = 25
"""After how many moves the pictures of a scene are looked at again."""

FILMED: Final = 20
"""How many moments between two questions are looked at."""


def secrets_do_not_show(subject: Subject, seed: int, moves: int) -> None:
    """Views, offers and scenes show nothing that is hidden from the seat."""
    match, _ = reached(subject, seed, moves)
    position = match.position
    for seats in people(position):
        other = redeal(position, seats, Chance(derived_seed("redeal", seed, *seats), 0))
        assert census(other) == census(position)
        for seat in seats:
            assert View(other, seat, seats).save() == View(position, seat, seats).save()
            assert other.offers.get(seat) == position.offers.get(seat)
            assert other.extras(seat) == position.extras(seat)
            for language in LANGUAGES:
                words = subject.game.words(language)
                seen = subject.game.scene(View(position, seat, seats), words)
                assert subject.game.scene(View(other, seat, seats), words) == seen


def prompts_tell_no_secrets(subject: Subject, seed: int, moves: int) -> None:
    """Questions, labels and previews tell nothing that is hidden from the seat."""
    match, _ = reached(subject, seed, moves)
    asked_alike(subject.game, match.position, Chance(derived_seed("asked", seed), 0))


def what_is_told_names_nothing_that_stays_hidden(subject: Subject, seed: int, moves: int) -> None:
    """What a seat is told of a move names nothing that stays hidden from it."""
    match, players = reached(subject, seed, moves)
    for number in range(TOLD):
        if match.position.finished:
            return
        seat, answer = players.choose()
        with kept_record(match):
            told_alike(match.position, seat, answer, Chance(derived_seed("told", seed, number), 0))
        match.play(seat, answer)


def looking_together_shows_what_looking_alone_shows(subject: Subject, seed: int, moves: int) -> None:
    """Looking together shows what looking alone shows."""
    match, _ = reached(subject, seed, moves)
    position = match.position
    before = fingerprint(position)
    together = Moment(position)
    words_of_the_game = [subject.game.words(language) for language in LANGUAGES]
    for seats in [(WATCHER,), *people(position)]:
        assert together.view(seats[0], seats).save() == View(position, seats[0], seats).save()
        for words in words_of_the_game:
            seen = subject.game.scene(View(position, seats[0], seats), words)
            assert subject.game.scene(together.view(seats[0], seats), words) == seen
    assert fingerprint(position) == before


def nothing_shows_the_seed(subject: Subject, seed: int, moves: int) -> None:
    """No view shows the seed."""
    match, _ = reached(subject, seed, moves)
    for seat in [*match.position.table.seats, WATCHER]:
        assert match.seed not in json.dumps(View(match.position, seat).save())


def every_prompt_and_scene_can_be_read_in_both_languages(subject: Subject, seed: int, moves: int) -> None:
    """Every question and every scene can be read in every language."""
    match, _ = reached(subject, seed, moves)
    for language in LANGUAGES:
        words = subject.game.words(language)
        for seat in [*match.position.table.seats, WATCHER]:
            assert subject.game.scene(View(match.position, seat), words).areas
        for seat in match.position.waiting:
            asked = prompt(match.position, seat, words, subject.game.preview)
            assert asked.question
            assert all([option.label for option in asked.options])


def every_scene_hangs_together(subject: Subject, seed: int, moves: int) -> None:
    """Every piece lies in one place, on a board at one of its anchors, and every area is somewhere in the layout."""
    match, _ = reached(subject, seed, moves)
    for seat in [*match.position.table.seats, WATCHER]:
        seen = subject.game.scene(View(match.position, seat), subject.game.words("en"))
        ids = [piece.id for area in seen.areas for piece in area.pieces]
        assert len(ids) == len(set(ids)), "a piece lies in two places"
        laid = areas_of(seen.layout).union(*[panel.areas for panel in seen.panels])
        for area in seen.areas:
            assert area.kind == "page" or area.id in laid, f"the area {area.id} is nowhere in the layout"
            anchors = {anchor.id for anchor in area.anchors}
            for piece in area.pieces:
                free = area.kind != "board" and not (piece.at and anchors)
                assert free or piece.at in anchors, f"the piece {piece.id} lies at no anchor of {area.id}"
            for anchor in area.anchors if area.width else []:
                inside = 0 <= anchor.x <= area.width and 0 <= anchor.y <= area.height
                assert inside, f"the anchor {anchor.id} is outside of {area.id}"
                closed = not anchor.shape or anchor.shape.rstrip().endswith(("z", "Z"))
                assert closed, f"the anchor {anchor.id} of {area.id} is an area without an inside"


def areas_of(node: Node) -> set[str]:
    """The areas in a part of a layout."""
    return {node.area}.union(*[areas_of(inner) for inner in node.nodes])


def every_picture_of_a_scene_can_be_drawn(subject: Subject) -> None:
    """Every picture that a scene names can be drawn."""
    match, players = reached(subject, 3, 0)
    words = subject.game.words("en")
    drawn: set[str] = set()
    for number in range(LONG):
        if number % LOOKED == 0 or match.position.finished:
            for seat in [*match.position.table.seats, WATCHER]:
                for name in pictures_of(subject.game.scene(View(match.position, seat), words)) - drawn:
                    assert subject.game.face(name, words).lstrip().startswith("<svg"), f"{name} is no picture"
                    drawn.add(name)
        if match.position.finished:
            return
        players.move()


def pictures_of(scene: Scene) -> set[str]:
    """The names of all pictures in a scene."""
    pieces = {piece.face for area in scene.areas for piece in area.pieces}
    icons = {counter.icon for panel in scene.panels for counter in panel.counters}
    figures = {panel.figure for panel in scene.panels}
    return (pieces | icons | figures | {area.backdrop for area in scene.areas}) - {""}


def every_event_can_be_told_in_both_languages(subject: Subject) -> None:
    """Every event can be told in every language."""
    match, players = reached(subject, 1, 0)
    languages = [subject.game.words(language) for language in LANGUAGES]
    for _ in range(LONG):
        if match.position.finished:
            return
        seat, answer = players.choose()
        for event in match.play(seat, answer):
            for listener in [*match.position.table.seats, WATCHER]:
                heard = told(event, (listener,))
                assert all([sentence(heard, words, listener) for words in languages])


def every_moment_on_the_way_can_be_shown_and_shows_no_secret(subject: Subject) -> None:
    """Every moment between two questions can be shown, and shows no secret."""
    match, players = reached(subject, 5, 0)
    match.filmed = True
    words = subject.game.words("en")
    moments = 0
    while not match.position.finished and moments < FILMED and match.n < LONG:
        players.move()
        for frame in match.frames:
            moments += 1
            assert frame.position.waiting == []
            for seat in [*match.position.table.seats, WATCHER]:
                seen = subject.game.scene(View(frame.position, seat), words)
                assert seen.areas
                if seat == WATCHER:
                    continue
                other = redeal(frame.position, (seat,), Chance(derived_seed("moment", moments, seat), 0))
                other.offers = {}
                assert subject.game.scene(View(other, seat), words) == seen
