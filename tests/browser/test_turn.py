"""Telling somebody who looks elsewhere that it is their turn: title, sound and notification, each if it is wanted."""

import pytest

STUBS = """
window.notes = [];
window.sounds = [];
window.asked = 0;
window.permission = 'PERMISSION';
window.Notification = class {
  static get permission() { return window.permission; }
  static async requestPermission() { window.asked += 1; return (window.permission = 'AFTER'); }
  constructor(title, more) { window.notes.push([title, more.body]); }
  close() {}
};
class Node { constructor(context, more) { Object.assign(this, more); this.gain = this; } connect(next) { return next; }
  linearRampToValueAtTime() {} exponentialRampToValueAtTime() {} stop() {} }
window.GainNode = window.BiquadFilterNode = Node;
window.OscillatorNode = class extends Node { start() { window.sounds.push(this.frequency); } };
window.AudioBufferSourceNode = class extends Node { start() { window.sounds.push('paper'); } };
window.AudioContext = class {
  state = 'running'; currentTime = 0; sampleRate = 8000; destination = {};
  resume() {}
  createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
};
Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
"""
MY_TURN = [392, 523]
"""The two knocks that say whose turn it is."""


def stubbed(permission="granted", after="granted"):
    return STUBS.replace("PERMISSION", permission).replace("AFTER", after)


@pytest.fixture
def round_of_two(visit, table_server):
    """Anna has answered and looks elsewhere; when Boris has answered all he is asked, it is her turn again."""

    def play(away=True, permission="granted", **chosen):
        table = table_server.table("Anna", "Boris")
        anna = visit(settings=chosen)
        anna.page.add_init_script(stubbed(permission))
        anna.sit_at(table, 0)
        anna.wait_until_asked()
        anna.page.mouse.click(5, 400)
        anna.answer()
        assert anna.page.title() == "Faraway · Strannik"
        anna.page.evaluate("away => { window.away = away; window.sounds.length = 0; }", away)
        before = anna.n
        for _ in range(5):
            table.move(1)
            if 0 in table.waiting():
                break
        anna.page.wait_for_selector(f".screen[data-asked=true]:not([data-n='{before}'])")
        return anna.page

    return play


def test_a_turn_is_in_the_title_heard_and_notified(round_of_two):
    page = round_of_two(sound=True, notify=True)
    assert page.title() == "● Your move · Faraway"
    assert page.evaluate("window.notes") == [["Your move: Faraway", page.inner_text(".prompt .question").strip()]]
    assert page.evaluate("window.sounds")[-2:] == MY_TURN


@pytest.mark.parametrize(
    "chosen",
    [
        {"notify": False},
        {"notify": True, "away": False},
        {"notify": True, "permission": "denied"},
    ],
    ids=["switched off", "looking at the table", "not allowed"],
)
def test_nobody_is_notified_who_does_not_want_it_or_is_there(round_of_two, chosen):
    page = round_of_two(sound=False, **chosen)
    assert page.title() == "● Your move · Faraway"
    assert page.evaluate("window.notes") == []


def test_who_has_switched_sounds_off_hears_none(round_of_two):
    assert round_of_two(sound=False, notify=False).evaluate("window.sounds") == []


@pytest.mark.parametrize(("after", "kept"), [("granted", True), ("denied", False)])
def test_the_settings_ask_the_browser_and_remember(visit, after, kept):
    me = visit()
    me.page.add_init_script(stubbed("default", after))
    me.lobby()
    me.page.click("button[aria-label=Settings]")
    wanted = me.page.locator("label:has-text('Tell me when it is my turn') input")
    assert not wanted.is_checked()
    wanted.click()
    me.wait_until("window.asked === 1")
    said = "JSON.parse(localStorage.getItem('strannik.settings')).notify"
    me.wait_until(f"{said} === {'true' if kept else 'false'}")
    assert wanted.is_checked() == kept
    assert me.page.locator("text=does not allow it here").count() == (0 if kept else 1)
    if kept:
        wanted.click()
        me.wait_until(f"{said} === false")
