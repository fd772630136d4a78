"""Keys: arrows, numbers, Tab, and what they are for. Whole games without a mouse begin in `test_whole_games`."""

LIT = "document.activeElement.matches('#felt .open, .prompt .button:is(.main, .declines)')"


def test_arrows_walk_through_cards_and_u_takes_back(visit, table_server):
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.locator("[data-area=market] .piece").first.focus()
    me.page.keyboard.press("ArrowRight")
    second = me.page.locator("[data-area=market] .piece").nth(1).get_attribute("data-piece")
    assert me.page.evaluate("document.activeElement.dataset.piece") == second
    me.answer()
    me.page.wait_for_selector("button:has-text('Choose again')")
    me.page.keyboard.press("u")
    me.wait_until_asked()


def test_tab_goes_to_the_question_numbers_choose_and_a_question_mark_explains(visit, table_server):
    me = visit().sit_at(table_server.table("Anna", "bot"), 0)
    me.wait_until_asked()
    me.page.keyboard.press("Tab")
    assert me.page.evaluate(LIT)
    ring = "getComputedStyle(document.activeElement)"
    assert me.page.evaluate(f"[{ring}.outlineStyle, {ring}.outlineWidth]") == ["solid", "3px"]
    me.page.keyboard.press("?")
    me.page.wait_for_selector("dialog kbd:has-text('1 … 9')")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("dialog", state="detached")
    second = me.page.locator("#felt .open").nth(1).get_attribute("data-piece")
    me.page.keyboard.press("2")
    me.page.wait_for_selector(f"[data-area=path-0] [data-piece='{second}']")


def test_arrows_walk_over_a_board_and_every_place_explains_itself(visit, table_server):
    me = visit("ru").sit_at(table_server.table("Anna", "bot", game="glow", options={"board": "province"}), 0)
    me.wait_until_asked()
    places = me.page.locator("[data-area=board] .anchor")
    assert places.evaluate_all("all => all.every(one => one.ariaLabel.split('. ').length > 1)")
    me.page.locator("[data-area=board] .anchor[tabindex='0']").first.focus()
    told = set()
    for key in ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]:
        me.page.keyboard.press(key)
        told.add(me.page.evaluate("document.activeElement.ariaLabel"))
    assert len(told) == 5
    me.page.wait_for_selector(".tip")
    assert me.page.inner_text(".tip") == me.page.evaluate("document.activeElement.ariaLabel")
