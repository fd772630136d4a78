"""What the page does with odd addresses, and what it keeps of a promise about chance."""

import json

import pytest


@pytest.mark.parametrize("place", ["#/table/%", "table/nosuchtable0", "#/%E0%A4%A"])
def test_an_odd_address_is_answered_in_words(visit, place):
    me = visit()
    me.page.goto(me.url + place)
    me.page.wait_for_selector("a, button")
    assert len(me.page.inner_text("body").strip()) > 20
    assert me.complaints == []


@pytest.mark.parametrize(
    ("broken", "said"), [("", "Fair:"), ("commitment", "Not as promised"), ("added", "Not as promised")]
)
def test_a_game_that_is_not_the_one_promised_is_called_so(visit, finished, broken, said):
    """Somebody who sat down was promised one seed, and the game that is over was played with another."""
    me = visit().sit_at(finished, 0)
    kept = json.loads(me.page.evaluate("localStorage.getItem('strannik.promises')"))
    assert kept[finished.id]["commitment"]
    other = {"commitment": "0" * 64, "added": ["0" * 32]}
    kept[finished.id] |= {key: value for key, value in other.items() if key == broken}
    me.page.evaluate("kept => localStorage.setItem('strannik.promises', JSON.stringify(kept))", kept)
    me.page.reload()
    me.page.click("text=Verify fairness")
    me.page.wait_for_selector("dialog p[role=status]")
    assert me.page.inner_text("dialog p[role=status]").startswith(said)


def test_the_page_keeps_what_it_was_promised_and_what_it_added(visit, table_server):
    me = visit().play_against_bots("Faraway")
    promised = json.loads(me.page.evaluate("localStorage.getItem('strannik.promises')"))[me.table]
    info = table_server.http.get(f"/api/tables/{me.table}").json()
    assert promised["commitment"] == info["commitment"]
    assert [nonce for nonce in promised["added"] if nonce] == [nonce for nonce in info["nonces"] if nonce]
    assert len(info["nonces"][0]) == 32
    assert not [url for url in me.requested if "token" in url]
