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


def test_the_page_keeps_what_it_was_promised_and_what_it_added(visit, table_server):
    me = visit().play_against_bots("Faraway")
    promised = json.loads(me.page.evaluate("localStorage.getItem('strannik.promises')"))[me.table]
    info = table_server.http.get(f"/api/tables/{me.table}").json()
    assert promised["commitment"] == info["commitment"]
    assert [nonce for nonce in promised["added"] if nonce] == [nonce for nonce in info["nonces"] if nonce]
    assert len(info["nonces"][0]) == 32
    assert not [url for url in me.requested if "token" in url]
