"""A game of Faraway between people, from its table in the lobby to its end; what is lit, and how."""

from tests.browser.screenshots import Moment, bring_to
from tests.browser.test_formal import rerolls
from tests.browser.visit import play_to_the_end, skip


def two_people_and_a_bot(visit):
    """Anna makes a table with an open seat and a bot; Boris comes by the link."""
    anna, boris = visit(settings={"name": "Anna"}), visit("ru", settings={"name": "Борис"})
    anna.lobby()
    anna.page.click("article:has(h2:text-is('Faraway')) button:has-text('New table')")
    anna.page.select_option("select[aria-label='Seat 2']", "open")
    anna.page.select_option("select[aria-label='Bot (3)']", "random")
    anna.page.click("text=Create table")
    anna.page.wait_for_selector("text=Waiting for company")
    anna.page.wait_for_selector("svg[role=img]")
    anna.picture("gathering")
    boris.open(f"table/{anna.table}")
    boris.page.click("text=Сесть сюда")
    for person in (anna, boris):
        person.wait_until_asked()
    return anna, boris


def test_two_people_and_a_bot_play_to_the_end_with_a_reload_in_mid_choice(visit, table_server):
    """The first round and the last ones in two pages; those between over the wire."""
    anna, boris = two_people_and_a_bot(visit)
    assert anna.question() == "Which region do you explore?"
    assert boris.question() == "Какой регион вы исследуете?"
    assert anna.page.title().startswith("● Your move")

    chosen = anna.answer()
    anna.page.wait_for_selector(f"[data-piece='{chosen}'] .badge:has-text('✓')")
    assert boris.asked
    anna.page.reload()
    anna.page.wait_for_selector(f"[data-piece='{chosen}'] .badge:has-text('✓')")
    assert not anna.asked
    anna.page.click("button:has-text('Choose again')")
    anna.wait_until_asked()
    again = anna.answer(1)
    assert again != chosen

    boris.answer()
    anna.page.wait_for_selector(f"[data-area=path-0] [data-piece='{again}']")
    boris.page.wait_for_selector(f"[data-area=path-0] [data-piece='{again}']")
    skip(table_server, lambda table: table.round == 7, anna, boris)
    play_to_the_end(anna, boris)

    for person in (anna, boris):
        person.page.wait_for_selector("dialog .actions")
    totals = [person.page.locator("dialog output").all_inner_texts() for person in (anna, boris)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
    anna.picture("end")
    anna.page.click("text=Verify fairness")
    anna.page.wait_for_selector("dialog p[role=status]")


def test_light_follows_the_outline_of_what_is_lit(visit, table_server):
    """A card is framed; of anything else the picture itself shines, whatever its shape, and its box has no frame."""
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    card = me.page.locator("#felt [data-area=hand] .piece.open").first
    assert "0px 0px 0px" in card.evaluate("piece => getComputedStyle(piece).boxShadow")
    assert card.locator("img").evaluate("picture => getComputedStyle(picture).filter") == "none"
    glow = bring_to(table_server, Moment("", "glow", ["Anna", "Boris"], "lit dice", rerolls))
    me = visit().sit_at(glow, 0)
    me.wait_until_asked()
    die = me.page.locator("#felt .piece[data-tumbles].open").first
    die.wait_for()
    me.wait_until("document.querySelector('#felt .piece[data-tumbles].open:not(.framed)') !== null")
    assert die.evaluate("piece => getComputedStyle(piece).boxShadow") == "none"
    assert die.locator("img").evaluate("picture => getComputedStyle(picture).filter").startswith("drop-shadow")
