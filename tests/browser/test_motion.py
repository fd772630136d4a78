"""Every move is seen: dice tumble, what goes is seen going, and whoever wants no motion has none."""

import msgspec
import pytest

from strannik.games.glow.cards import CARDS, acts
from strannik.server.library import installed
from strannik.show.scene import Area, Piece, column, leaf
from tests.browser.screenshots import Moment, bring_to
from tests.browser.test_formal import rerolls

WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const going = this.classList.contains('going');
  const piece = this.closest('[data-piece]')?.dataset.piece ?? (going ? 'going' : '');
  const time = typeof options === 'number' ? options : options.duration;
  window.moved.push({ piece, id: options.id ?? '', time, light: false });
  return animate.call(this, frames, options);
};
const lit = (added) => {
  if (added.className !== 'came') return;
  window.moved.push({ piece: added.parentElement.dataset.piece, id: '', light: true });
};
const watching = new MutationObserver((seen) => seen.forEach((one) => one.addedNodes.forEach(lit)));
watching.observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def tray(monkeypatch):
    """Faraway with a die that shows another face after an answer, a card that turns, and a leaf that goes."""
    game = installed("faraway")
    plain = game.scene

    def scene(view, words):
        shown = plain(view, words)
        after = bool(view.given)
        pieces = [
            Piece("die", "die", "A die.", ["die"], "icon-fame" if after else "icon-drawn", tumbles=True),
            Piece("card", "card", "A card.", ["card"], "icon-fame" if after else "icon-drawn"),
            Piece("still", "still", "A stone.", ["stone"], "icon-fame"),
        ]
        pieces += [] if after else [Piece("leaf", "leaf", "A leaf.", ["leaf"], "icon-fame")]
        areas = [*shown.areas, Area("tray", "row", "Tray", pieces, size="small")]
        return msgspec.structs.replace(shown, areas=areas, layout=column(leaf("tray"), leaf("hand")))

    monkeypatch.setattr(game, "scene", scene)


def answered(visit, table_server, **chosen):
    """What moved when somebody had answered, and who it was."""
    me = visit(**chosen)
    me.page.add_init_script(WATCH)
    me.sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    me.page.evaluate("window.moved.length = 0")
    me.answer()
    me.page.wait_for_selector("[data-piece=leaf]", state="detached")
    me.wait_until("window.moved.length > 0")
    return me, me.page.evaluate("window.moved")


@pytest.mark.parametrize(("speed", "tumble"), [(1, 400), (2, 200)])
def test_dice_tumble_cards_turn_and_what_goes_is_seen_going(visit, table_server, tray, speed, tumble):
    me, moved = answered(visit, table_server, motion="no-preference", settings={"speed": speed})
    assert [(one["piece"], one["time"]) for one in moved if one["id"] == "tumble"] == [("die", tumble)]
    assert [one["piece"] for one in moved if one["id"] == "turn"] == ["card"]
    assert [one["piece"] for one in moved if one["piece"] == "going"] == ["going"]
    assert not [one for one in moved if one["piece"] == "still" and one["id"]]
    me.page.wait_for_selector(".going", state="detached")


@pytest.mark.parametrize("chosen", [{"motion": "reduce", "settings": {"speed": 1}}, {"motion": "no-preference"}])
def test_who_wants_no_motion_has_a_change_of_light_instead(visit, table_server, tray, chosen):
    """Either the device says so, or the person in the settings."""
    me, moved = answered(visit, table_server, **chosen)
    assert {one["piece"] for one in moved if one["light"]} >= {"die", "card"}
    assert [one for one in moved if not one["light"]] == []
    assert me.page.locator(".going").count() == 0


def sparks_will_come(position):
    """Anna may keep her dice, and a card of hers gives sparks for them."""
    if not rerolls(position):
        return False
    table = position.table
    held = [CARDS[card] for card in [table.adventurers[0], *table.company[0]]]
    acting = [card for card in held if acts(card, table.shown(0))]
    return any(effect.kind == "bursts" and effect.count > 0 for card in acting for effect in card.effects)


@pytest.mark.parametrize(("speed", "flies"), [(1, True), (0, False)])
def test_what_a_card_gives_flies_to_where_it_is_counted(visit, table_server, speed, flies):
    me = visit(motion="no-preference", settings={"speed": speed})
    me.page.add_init_script(WATCH)
    me.sit_at(bring_to(table_server, Moment("", "glow", ["Anna", "Boris"], "sparks 1", sparks_will_come)), 0)
    me.wait_until_asked()
    me.page.click(".prompt .button:has-text('Keep the dice')")
    me.page.wait_for_selector("#felt [data-area=score]")
    if flies:
        me.wait_until("['shine', 'spark'].every(id => window.moved.some(one => one.id === id))")
    me.page.wait_for_selector(".spark", state="detached")
    assert me.page.evaluate("window.moved.some(one => one.id === 'spark')") == flies
