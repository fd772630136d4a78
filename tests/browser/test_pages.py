"""The lobby, replay, rulebook and score pad, and what the page costs to load."""

import re
from urllib.parse import urlsplit

from tests.browser.test_axe import violations

LARGEST_LOAD = 300_000
"""Bytes of the first load, compressed, without pictures of cards."""


def test_two_clicks_from_the_lobby_to_a_game_against_bots(visit):
    me = visit().play_against_bots("Faraway")
    me.picture("table")
    assert me.page.locator("[data-area=hand] .piece.open").count() == 3
    me.lobby()
    resume, tile = me.page.locator("section:has(#my-tables) a"), me.page.locator("article").first
    assert resume.bounding_box()["y"] < tile.bounding_box()["y"]
    me.picture("lobby-resume")
    resume.click()
    me.wait_until_asked()


def test_five_games_stand_in_one_row_or_in_two_that_are_centred(visit):
    def rows(width):
        tiles = visit("ru", width=width, height=900).lobby().page.locator("article")
        boxes = [tiles.nth(number).bounding_box() for number in range(tiles.count())]
        places = [(box["y"], box["x"], box["x"] + box["width"]) for box in boxes]
        tops = sorted({top for top, _, _ in places})
        return [[(left, right) for one, left, right in places if one == top] for top in tops]

    assert [len(row) for row in rows(1440)] == [5]
    upper, lower = rows(1024)
    assert (len(upper), len(lower)) == (3, 2)
    assert abs((lower[0][0] + lower[-1][1]) - (upper[0][0] + upper[-1][1])) < 2


def test_nothing_is_fetched_from_elsewhere_and_the_first_load_is_small(visit):
    me = visit()
    sizes = []

    def weigh(response):
        if "/faces/" not in response.url and response.url.startswith("http"):
            sizes.append(response.request.sizes()["responseBodySize"])

    me.page.on("requestfinished", lambda request: weigh(request.response()))
    me.lobby()
    me.page.wait_for_load_state("networkidle")
    me.picture("lobby")
    assert {urlsplit(url).netloc for url in me.requested} == {urlsplit(me.url).netloc}
    assert 10_000 < sum(sizes) < LARGEST_LOAD


def test_the_replay_steps_through_a_game_from_any_seat(visit, finished):
    me = visit().open(f"replay/{finished.id}")
    me.page.wait_for_selector("#felt .piece")
    assert me.page.locator("[data-area^=path-] .piece").count() == 0
    me.page.click("button[aria-label='To the end']")
    me.page.wait_for_selector("[data-area=path-1] .slot:nth-child(8) .piece")
    assert me.page.locator("[data-area=hand]").count() == 0
    me.page.select_option("footer select", label="Seen by: Anna")
    me.page.click("button[aria-label='To the beginning']")
    me.page.wait_for_selector("[data-area=hand] .piece")
    me.picture("replay")


def test_the_rulebook_can_be_searched_and_linked_to(visit):
    page = visit().open("rules/faraway/FA-9").page
    page.wait_for_selector(".clause.meant")
    assert page.locator(".clause.meant").get_attribute("id") == "FA-9"
    whole = page.locator(".clause").count()
    page.fill("input[type=search]", "market")
    page.wait_for_selector("p.count")
    assert 0 < page.locator(".clause").count() < whole
    assert all("market" in text.lower() for text in page.locator("section:has(.clause)").all_inner_texts())


def test_a_russian_word_is_found_in_all_its_forms_and_marked(visit):
    page = visit("ru").open("rules/faraway").page
    page.fill("input[type=search]", "химера")
    page.wait_for_selector("mark")
    marked = {text.lower() for text in page.locator("mark").all_inner_texts()}
    assert len(marked) > 1
    assert all(text.startswith("химер") for text in marked)
    assert violations(page) == []


def test_contents_lead_to_their_part_and_signs_have_pictures(visit):
    page = visit("en").open("rules/nearfar").page
    page.get_by_role("navigation", name="Contents").get_by_role("button", name="Trade routes", exact=True).click()
    page.wait_for_function("document.activeElement.tagName === 'H3'")
    assert page.evaluate("document.activeElement.innerText.trim()") == "Trade routes"
    drawn = page.locator("ul img[src*='icon-']")
    assert drawn.count() > 20
    page.wait_for_function(
        "[...document.querySelectorAll(\"ul img[src*='icon-']\")].every((one) => one.naturalWidth > 0)"
    )


def test_the_score_pad_counts_and_says_what_is_wrong(visit):
    me = visit("ru").open("score/faraway")
    page = me.page
    field = page.locator("form input").first
    late = []
    page.route("**/faces/**", lambda picture: late.append(picture))
    field.fill("1 2 3")
    page.wait_for_selector("form .typed img >> nth=2", state="attached")
    button = page.locator("form .button.main")
    before = button.bounding_box()
    for picture in late:
        picture.continue_()
    page.unroute("**/faces/**")
    me.wait_until("[...document.querySelectorAll('form .typed img')].every((one) => one.naturalWidth > 0)")
    assert button.bounding_box() == before, "pictures that come late move nothing from under a finger"
    button.click()
    page.wait_for_selector("form .problem")
    field.fill("1 2 3 4 5 6 7 8")
    sanctuaries = page.get_by_role("group", name="Святилища").get_by_role("button")
    for place in (0, 7, 7, 44):
        sanctuaries.nth(place).click()
    assert page.locator("form [aria-pressed=true]").count() == 2
    assert violations(page) == []
    page.click("form .button.main")
    page.wait_for_selector("section[role=status] .total")
    assert page.locator("section[role=status] img").count() == 2
    assert re.search(r"\d", page.inner_text("section[role=status] .total"))


def test_a_score_pad_counts_for_everybody_at_the_table_and_is_kept(visit):
    page = visit("en").open("score/faraway").page
    page.locator("form input").first.fill("1 2 3 4 5 6 7 8")
    page.wait_for_selector("form .typed img >> nth=7")
    page.wait_for_selector("section[role=status] .total")
    before = int(page.inner_text("section[role=status] .total dd"))
    page.locator("form button:has(img[src*=S24])").click()
    page.get_by_role("button", name="Add a player").click()
    page.wait_for_selector(f".players b:not(:text-is('{before}'))")
    page.get_by_role("textbox", name="Their name").fill("Vera")
    page.locator("form input").first.fill("61 62 63 64 65 66 67 68")
    page.wait_for_selector("table th:has-text('Vera')")
    assert page.locator("table thead th[scope=col]").count() == 2
    assert page.locator("table tbody th").all_inner_texts() == ["Regions", "Sanctuaries"]
    assert violations(page) == []
    page.reload()
    page.wait_for_selector(".players button:has-text('Vera') b")


def test_a_log_of_those_who_play_together_is_one_sheet_and_its_mistake_stays_until_it_is_mended(visit):
    page = visit("ru").open("score/aftermath").page
    page.get_by_role("combobox", name="Миссия", exact=True).select_option(label="«Пациенты»")
    assert page.locator(".players, .named").count() == 0
    people = page.get_by_role("spinbutton", name="Жители", exact=True)
    page.get_by_role("spinbutton", name="Еда", exact=True).fill("4")
    counted = []

    def twice(answer):
        counted.extend([answer] if answer.request.method == "POST" and answer.status == 422 else [])
        return len(counted) == 2

    with page.expect_response(twice):  # because a button was pressed, and because something was written
        people.fill("17")
        page.click("form .button.main")
    page.wait_for_selector("form .problem:has-text('Жители')")
    people.fill("12")
    page.wait_for_selector("section[role=status] .total")
    assert page.locator("form .problem").count() == 0
    assert "Жителей после ужина: 12" in page.inner_text("section[role=status]")


def test_a_score_pad_offers_cards_by_their_pictures_and_dice_by_their_names(visit):
    page = visit("ru").open("score/rollplayer").page
    page.wait_for_selector("form")
    for choice in ("Эльф", "Следопыт"):
        page.get_by_role("button", name=choice, exact=True).click()
    for label, choice in [("Предыстория", "Наставник"), ("Карта мировоззрения", "Бунтарь")]:
        page.get_by_role("combobox", name=label, exact=True).select_option(label=choice)
    for row in ("Сила", "Ловкость", "Выносливость", "Интеллект", "Мудрость", "Харизма"):
        for die in ("Красный 5", "Синий 4", "Белый 3"):
            page.get_by_role("combobox", name=f"Добавить: {row}", exact=True).select_option(label=die)
    bow = page.get_by_role("button", name="Длинный лук", exact=True)
    bow.click()
    assert bow.get_attribute("aria-pressed") == "true"
    bow.click()
    assert violations(page) == []
    page.click("form .button.main")
    page.wait_for_selector("section[role=status] .total")


def test_a_score_pad_of_two_boards_asks_for_one_and_shows_whom_it_counts(visit):
    page = visit("ru").open("score/glow").page
    page.wait_for_selector("form")
    assert page.locator("[aria-label='Искатель приключений'] button img").count() == 7
    page.get_by_role("button", name="Тетисс", exact=True).click()
    page.get_by_role("button", name="Торке 3", exact=True).click()
    camp = page.get_by_role("combobox", name="Деревня, где стоит лагерь", exact=True)
    islands = page.get_by_role("combobox", name="Добавить: Острова четырёх лодок", exact=True)
    camp.select_option(label="Мерцань (12)")
    assert islands.count() == 0
    page.get_by_role("button", name="Острова четырёх лодок", exact=True).click()
    assert camp.count() == 0
    for _ in range(4):
        islands.select_option(label="Очаг")
    assert violations(page) == []
    page.click("form .button.main")
    page.wait_for_selector("section[role=status] .total")
    assert page.locator("form .problem").count() == 0


def test_a_mode_is_chosen_in_one_place(visit):
    page = visit().lobby().page
    page.click("article:has(h2:text-is('Near and Far')) button:has-text('New table')")
    modes = page.get_by_role("radiogroup", name="Mode")
    assert modes.locator("label img").count() == 4, "each by its picture"
    maps = page.get_by_role("radiogroup", name="The map")
    assert maps.locator("label").count() == 11
    modes.locator("label:has-text('First journey')").click()
    assert maps.count() == 0, "it leads over one map, so none is asked for"
    modes.locator("label:has-text('Character')").click()
    assert maps.locator("label").count() == 9


def test_a_move_of_a_finished_game_has_an_address(visit, finished):
    me = visit().open(f"replay/{finished.id}/3")
    me.page.wait_for_selector("aside [aria-current=true]")
    assert me.page.inner_text("aside [aria-current=true] small") == "3"
    me.page.locator("aside li button").nth(5).click()
    me.wait_until(f"location.hash === '#/replay/{finished.id}/5'")


def test_a_table_that_is_not_there_is_said_so(visit):
    me = visit()
    me.open("table/nowhere").page.wait_for_selector(".trouble")


def test_a_game_brings_the_light_of_its_table(visit, table_server):
    paper = "getComputedStyle(document.querySelector('.screen')).getPropertyValue('--paper')"
    by_day = visit(settings={"theme": "paper"}).sit_at(table_server.table("Anna", "bot"), 0)
    assert by_day.page.evaluate(paper) == "#f6efe2"
    by_night = visit(settings={"theme": "paper"}).sit_at(table_server.table("Anna", "bot", game="glow"), 0)
    by_night.wait_until(f"{paper} === '#17122a'")
