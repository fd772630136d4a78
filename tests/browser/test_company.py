"""Several people: one device for two, watching, talking, another language in mid-game, a lost connection."""


def test_a_curtain_hides_one_hand_from_the_other(visit, table_server):
    table = table_server.table("Anna", "Boris")
    me = visit().sit_at(table, 0, 1)
    me.wait_until_asked()
    annas = me.page.locator("[data-area=hand] .piece").evaluate_all("all => all.map(piece => piece.dataset.piece)")
    me.answer()
    me.page.wait_for_selector("text=Boris is next")
    assert me.page.locator(".curtain").count() == 0
    assert me.page.evaluate("""() => {
        const told = document.createRange();
        told.selectNodeContents(document.querySelector('.prompt .news, .prompt .question'));
        const bar = document.querySelector('.passing');
        return told.getBoundingClientRect().right <= bar.getBoundingClientRect().left;
    }"""), "what happened can be read beside it"
    me.page.click("button:text-is('Pass the device')")
    me.page.wait_for_selector("text=Pass the device to Boris")
    me.picture("curtain")
    me.page.click("text=I am Boris")
    me.wait_until_asked()
    boris = me.page.locator("[data-area=hand] .piece").evaluate_all("all => all.map(piece => piece.dataset.piece)")
    assert len(boris) == 3
    assert not set(annas) & set(boris)


def test_after_a_reload_nobodys_hand_lies_open_for_whoever_is_next(visit, table_server):
    table = table_server.table("Anna", "Boris")
    assert table.move(0, table.options(0)[0]).status_code == 200
    me = visit().sit_at(table, 0, 1)
    me.page.wait_for_selector(".curtain:has-text('Boris')")


def test_where_nothing_is_hidden_no_curtain_falls_and_nobody_at_the_device_is_away(visit, table_server):
    table = table_server.table("Anna", "Boris", game="glow")
    first = table.waiting()[0]
    assert table.move(first, table.options(first)[0]).status_code == 200
    me = visit().sit_at(table, 0, 1)
    for name in ("Boris", "Anna"):
        if not me.asked:
            me.page.click("button:text-is('Pass the device')")
            me.wait_until_asked()
        assert me.page.locator(".curtain").count() == 0
        assert me.page.locator(".panels [title=Away]").count() == 0, name
        me.answer()


def test_whoever_comes_back_from_a_break_goes_on_with_one_press(visit, table_server):
    me = visit().sit_at(table_server.table("Anna", "bot"), 0)
    me.wait_until_asked()
    me.page.click("button[aria-label='Table menu']")
    me.page.click("dialog button:text-is('Pause')")
    me.page.wait_for_selector("text=The table is paused")
    me.page.click("footer button:text-is('Continue')")
    me.wait_until_asked()


def test_who_watches_sees_no_hand_and_the_end_is_told(visit, table_server):
    table = table_server.table("Anna", "Boris")
    table.play_on(until=lambda: table.behind.match.position.table.round == 7)
    watcher = visit(motion="no-preference", settings={"speed": 2}).sit_at(table)
    watcher.page.wait_for_selector("text=You are watching")
    assert watcher.page.locator("[data-area=hand]").count() == 0
    table.play_on()
    watcher.page.wait_for_selector("dialog .sheets")
    watcher.page.wait_for_selector("dialog .actions")
    shown = [int(total) for total in watcher.page.locator("dialog output").all_inner_texts()]
    assert sorted(shown) == sorted([sheet["total"] for sheet in table.scene()["result"]["sheets"]])


def test_chat_is_shown_as_it_was_written_and_never_run(visit, table_server):
    table = table_server.table("Anna", "Boris")
    anna, boris = visit().sit_at(table, 0), visit("ru").sit_at(table, 1)
    for person, log in ((anna, "Log"), (boris, "Ход игры")):
        person.page.click(f"button[aria-label='{log}']")
    evil = "<img src=x onerror=\"document.title='caught'\"><b>hello</b>"
    anna.page.fill("aside input", evil)
    anna.page.keyboard.press("Enter")
    boris.page.wait_for_selector("aside li.chat")
    assert evil in boris.page.inner_text("aside li.chat")
    assert boris.page.locator("aside li.chat img").count() == 0


def test_the_language_changes_in_mid_game(visit, table_server):
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.click("button.language")
    me.page.wait_for_selector(".prompt .question:has-text('Какой регион вы исследуете?')")
    assert "рука" in me.page.inner_text("[data-area=hand] h3")


def test_a_lost_connection_is_said_and_comes_back(visit, table_server):
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.context.set_offline(True)
    for viewer in [viewer for live in table_server.hub.live.values() for viewer in live.viewers]:
        viewer.end(1001)
    me.page.wait_for_selector(".link")
    me.page.context.set_offline(False)
    me.page.wait_for_selector(".link", state="detached")
    me.answer()


def test_a_page_begins_anew_when_its_server_has_another_version(visit, table_server):
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    later = me.page.content().replace("assets/index-", "assets/index-later-")

    def served(route):
        if route.request.resource_type == "fetch":
            route.fulfill(body=later)
        else:
            route.continue_()

    me.page.route(lambda url: url == f"{table_server.address}/", served)
    me.page.evaluate("window.earlier = true")
    with me.page.expect_navigation():
        for viewer in [viewer for live in table_server.hub.live.values() for viewer in live.viewers]:
            viewer.end(1001)
    assert me.page.evaluate("window.earlier") is None


def test_a_refused_choice_names_its_rule(visit, table_server):
    table = table_server.table("Anna", "Boris", options={"variant": "experienced"})
    me = visit().sit_at(table, 0)
    me.wait_until_asked()
    kept = me.answer()
    me.page.wait_for_selector(f"[data-piece='{kept}'].barred")
    me.page.locator(f"[data-piece='{kept}']").click()
    me.page.click(".why button")
    me.page.wait_for_selector("dialog .says")
    assert "FA-3.2" in me.page.inner_text("dialog h2")


def test_nothing_moves_while_somebody_thinks(visit, table_server):
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    resting = me.page.locator("#felt [data-area=market] .piece").last
    before = me.page.locator("#felt").bounding_box(), resting.bounding_box()
    me.page.locator("[data-area=hand] .piece.open").first.hover()
    me.page.wait_for_selector(".prompt .hint:not(:empty)")
    assert (me.page.locator("#felt").bounding_box(), resting.bounding_box()) == before


def test_what_somebody_says_is_noticed_while_the_log_is_closed(visit, table_server):
    table = table_server.table("Anna", "Boris")
    anna, boris = visit().sit_at(table, 0), visit().sit_at(table, 1)
    boris.wait_until_asked()
    anna.page.click("button[aria-label=Log]")
    anna.page.fill("aside input", "Hello there")
    anna.page.keyboard.press("Enter")
    boris.page.wait_for_selector(".bubble:has-text('Hello there')")
    assert anna.page.locator(".bubble").count() == 0, "one's own words are known"
    boris.page.wait_for_selector(".bubble", state="detached")
    boris.page.click("button[aria-label='Log: new message']")
    boris.page.wait_for_selector("button[aria-label=Log]")


def test_a_request_to_take_back_says_to_which_moment(visit, table_server):
    table = table_server.table("Anna", "Boris")
    boris = visit("ru").sit_at(table, 1)
    assert table.move(0).status_code == 200
    assert table.move(1).status_code == 200
    assert table.undo(0, "consent").status_code == 200
    asked = boris.page.locator(".proposal span")
    asked.wait_for()
    assert asked.inner_text().startswith("Anna просит отменить свой последний выбор. Стол вернётся к моменту «Раунд 1")
    assert "«»" not in asked.inner_text()


def test_the_log_strikes_through_what_was_taken_back(visit, table_server):
    table = table_server.table("Anna", "Boris")
    boris = visit("ru").sit_at(table, 1)
    assert table.move(0).status_code == 200
    assert table.move(1).status_code == 200
    drafting = table.waiting()[0]
    assert table.move(drafting).status_code == 200
    boris.page.click("button[aria-label='Ход игры']")
    stands = boris.page.locator("aside li:not(.back)")
    boris.page.wait_for_selector("aside li:has-text('рынка')")
    assert boris.page.locator("aside li.back").count() == 0
    assert table.undo(drafting, "undo").status_code == 200
    gone = boris.page.locator("aside li.back")
    gone.wait_for()
    assert gone.inner_text().startswith("Отменено:"), "a screen reader hears it too"
    assert "рынка" in gone.inner_text()
    assert "рынка" not in " ".join(stands.all_inner_texts())
    assert "line-through" in gone.locator(".line").first.evaluate("line => getComputedStyle(line).textDecorationLine")
    assert "отменя" in stands.last.inner_text()
