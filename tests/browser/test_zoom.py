"""Cards are read large beside the table's middle, only by whoever points at them; everything else has a line."""

OVERLAPS = """() => {
    const zoom = document.querySelector('.zoom').getBoundingClientRect();
    const covers = one => {
        const box = one.getBoundingClientRect();
        return box.left < zoom.right && zoom.left < box.right && box.top < zoom.bottom && zoom.top < box.bottom;
    };
    return [...document.querySelectorAll('#felt .open, .prompt')].filter(covers).length;
}"""


def at_the_table(visit, table_server, **more):
    me = visit(width=1440, height=900).sit_at(table_server.table("Anna", "bot", "bot", **more), 0)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    return me


def test_a_card_is_shown_large_beside_what_is_lit_and_closes_with_the_question(visit, table_server):
    me = at_the_table(visit, table_server)
    me.page.locator("[data-area=hand] .piece").first.hover()
    me.page.wait_for_selector(".zoom img")
    me.page.wait_for_load_state("networkidle")
    assert me.page.evaluate(OVERLAPS) == 0
    me.picture("zoom")
    me.answer()
    me.page.wait_for_selector(".zoom", state="detached")


def test_what_comes_to_lie_under_a_resting_pointer_is_not_shown_large(visit, table_server):
    me = at_the_table(visit, table_server)
    box = me.page.locator("[data-area=path-0] .slot").first.bounding_box()
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    chosen = me.answer()
    me.page.wait_for_selector(f"[data-area=path-0] [data-piece='{chosen}']")
    me.page.wait_for_timeout(1200)
    assert me.page.locator(".zoom").count() == 0
    me.page.mouse.move(box["x"] + box["width"] / 2 + 6, box["y"] + box["height"] / 2)
    me.page.wait_for_selector(".zoom")


def test_a_die_and_a_figure_have_a_line_and_no_picture(visit, table_server):
    me = at_the_table(visit, table_server, game="glow")
    me.page.locator("[data-area=board] .piece").last.hover()
    me.page.wait_for_selector(".tip")
    assert me.page.locator(".tip img, .zoom").count() == 0


NO_TIME_PASSES = "Object.defineProperty(Event.prototype, 'timeStamp', {get: () => 0})"


def test_the_second_of_two_quick_presses_means_nothing_that_has_come_to_lie_there(visit, table_server):
    """In a draft the next cards lie where the first lay: of them none is kept, and none explained."""
    me = visit()
    me.page.add_init_script(NO_TIME_PASSES)
    table = table_server.table("Anna", "Boris", game="nearfar")
    me.sit_at(table, 0)
    me.wait_until_asked()
    place = me.page.locator("[data-area=passing] .piece").first.bounding_box()
    spot = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    me.page.mouse.click(*spot)
    me.page.wait_for_selector(".screen:not([data-asked=true])")
    assert table.move(1).status_code == 200
    me.page.wait_for_selector("[data-area=passing] .lies:nth-child(4):last-child .open")
    held = me.page.locator("[data-area=hand] .piece")
    kept = held.count()
    asked = me.n
    me.page.mouse.click(*spot)
    assert (me.n, held.count(), me.page.locator("dialog[open]").count()) == (asked, kept, 0)
    me.page.mouse.click(spot[0] + place["width"], spot[1])
    me.page.wait_for_selector(f".screen:not([data-n='{asked}'])")
