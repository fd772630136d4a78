"""Whole games of Faraway, Glow and Roll Player on a laptop as it comes, by keyboard alone to their ends."""

import asyncio
import random

import pytest

from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.core.record import read_record
from strannik.games.rollplayer.cards import COLUMNS, MARKET
from tests.browser.keys import Keys
from tests.browser.steady import LAPTOP, STILL, Sizes
from tests.browser.test_phone import PHONE, width_of

LIT = "#felt button.open, .prompt .button:is(.main, .declines)"
PARTING = ".prompt .button[aria-pressed=false]"
WHAT_LIES_WHERE = "all => all.map(one => [one.closest('[data-area]')?.dataset.area ?? '', one.dataset.piece ?? ''])"
SEED = "five lanterns and a bag of dice"
MOST_ANSWERS = 400


@pytest.fixture(autouse=True)
def seeded(monkeypatch):
    """Every table of these tests is dealt alike."""
    monkeypatch.setattr("strannik.server.playing.promises.new_seed", lambda: SEED)


class Guest:
    """Somebody who answers whatever is asked, by a taste of their own, until the end is shown.

    Without a finger on the screen they use nothing but keys.
    """

    def __init__(self, me, taste=lambda area, piece: 0):
        self.me = me
        self.page = me.page
        self.taste = taste
        self.mood = random.Random(SEED)
        self.sizes = Sizes(me.page)
        self.keys = None if me.page.evaluate("matchMedia('(pointer: coarse)').matches") else Keys(me.page)

    def answer(self):
        """Press something that is lit, of the best liked; a thing with several options asks which."""
        before = self.me.n
        lit = self.page.locator(LIT)
        liked = [self.taste(area, piece) for area, piece in lit.evaluate_all(WHAT_LIES_WHERE)]
        if not liked:
            # Giving away has a button of its own; otherwise what was asked was a moment that the page still showed.
            for parting in self.page.locator(PARTING).all():
                self.touch(parting)
            return
        best = [place for place, liking in enumerate(liked) if liking == max(liked)]
        self.touch(lit.nth(self.mood.choice(best)))
        if self.page.locator(".prompt button:text-is('Cancel')").count():
            self.touch(self.page.locator(".prompt .button.main").first)
        self.page.wait_for_selector(f".screen:not([data-n='{before}'])")

    def touch(self, place):
        if self.keys:
            self.keys.choose(place)
        else:
            place.dispatch_event("click")

    def play_on(self, until=lambda: False):
        with self.me.painted_small():
            for _ in range(MOST_ANSWERS):
                self.me.wait_until_asked()
                if self.me.ended or until():
                    return
                self.sizes.look()
                self.answer()
        raise AssertionError(f"not over after {MOST_ANSWERS} answers")


def number(printed):
    return int(printed.replace("−", "-"))


def shown_sheets(page):
    """What the page says in the end: of each player the name, the total and the points of all lines.

    What has a picture stands with its player, all else in the table below, a column for each of them.
    """
    page.wait_for_selector("dialog .actions")
    sheets = page.locator("dialog .sheets section")
    found = []
    for place in range(sheets.count()):
        sheet = sheets.nth(place)
        said = page.locator(f"dialog .words tbody td:nth-child({place + 2})").all_inner_texts()
        points = [*sheet.locator("li b").all_inner_texts(), *[text for text in said if text]]
        total = number(sheet.locator("output").inner_text())
        found.append((sheet.locator("h3").inner_text(), total, [number(text) for text in points]))
    return found


def assert_the_end_is_true(me, table, name):
    """The sheets in the page, the server's result and the record played again agree; the record is returned."""
    names = [seat["name"] for seat in table.get("").json()["seats"]]
    shown = sorted(shown_sheets(me.page), key=lambda sheet: names.index(sheet[0]))
    me.picture(f"whole-{name}")
    assert [who for who, _, _ in shown] == names
    assert [sum(points) for _, _, points in shown] == [total for _, total, _ in shown]
    assert [total for _, total, _ in shown] == [sheet["total"] for sheet in table.scene()["result"]["sheets"]]
    match = played_again(table)
    result = match.game.result(match.position.table)
    assert [total for _, total, _ in shown] == [sheet.total for sheet in result.sheets]
    return match


def played_again(table):
    """The table's record, verified and played to its end."""
    entries = read_record(table.get("/record").text, "the record")
    return verify(find_game(entries[0].game), entries, "the record")


@pytest.mark.long
def test_faraway(visit, table_server):
    table = table_server.table("Anna", "bot", "bot")
    me = visit(**LAPTOP).sit_at(table, 0)
    guest = Guest(me)
    guest.play_on()
    assert_the_end_is_true(me, table, "faraway")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("text=Show the score")
    guest.sizes.assert_steady(hand=135, market=135, path_0=110, sanctuaries_0=100, drawn=100, path_1=60)


def play_glow(visit, table_server, board, first_day, screen):
    """From that day on by keys, and before it over the wire; how large things were, and what was said by keys."""
    table = table_server.table("Anna", "bot", game="glow", options={"board": board})
    table.play_on(until=lambda: table.behind.match.position.table.day >= first_day)
    before = len(table.behind.match.history)
    me = visit(**screen).sit_at(table, 0)
    guest = Guest(me)
    guest.play_on()
    match = assert_the_end_is_true(me, table, f"glow-{board}")
    assert match.position.table.day == 8
    return guest.sizes, [made.move.say for made in match.history[before:] if made.move.seat == 0]


@pytest.mark.long
def test_glow(visit, table_server):
    sizes, said = play_glow(visit, table_server, "province", 1, LAPTOP)
    sizes.assert_steady(meeting=105, company_0=95, dice_0=45)
    assert any([say.startswith("go ") for say in said])


@pytest.mark.long
def test_glow_on_the_other_board(visit, table_server):
    """The last days: what moves is the same on both, so it is seen on one."""
    sizes, said = play_glow(visit, table_server, "archipelago", 6, STILL)
    sizes.assert_steady(meeting=105, company_0=95, dice_0=45)
    assert any([say.startswith("sail ") for say in said])


@pytest.fixture
def patience(table_server, monkeypatch):
    """A switch that lets bots think as long as we like."""
    pool = table_server.hub.pool
    think = pool.think
    switch = {"wait": False}

    async def think_longer(*question):
        while switch["wait"]:
            await asyncio.sleep(0.02)
        return await think(*question)

    monkeypatch.setattr(pool, "think", think_longer)
    yield switch
    switch["wait"] = False


def likes_skills(area, piece):
    """Buys skills rather than anything else, and keeps them for the bot's turn."""
    skill = piece.startswith("card-") and MARKET[piece.removeprefix("card-")].type == "skill"
    if area.startswith("cards"):
        return -1
    return 1 if skill else 0


def reach_the_bots_turn_with_a_skill(guest, patience):
    """Play on until the bot is to move, and thinks, while a skill of ours is lit; the name of the skill."""
    page, ready = guest.page, "[data-area=cards-0] .piece.open[data-piece^=card-]"
    for _ in range(MOST_ANSWERS):
        guest.me.wait_until_asked()
        assert not guest.me.ended, "no skill could be used in the bot's turn"
        patience["wait"] = True
        guest.answer()
        for skill in page.locator(ready).all():
            name = skill.get_attribute("data-piece").removeprefix("card-")
            if not guest.me.asked and MARKET[name].type == "skill":
                return name
        patience["wait"] = False
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_roll_player_with_a_skill_used_while_the_bot_thinks(visit, table_server, patience):
    table = table_server.table("Anna", "bot", game="rollplayer")
    me = visit(**LAPTOP).sit_at(table, 0)
    guest = Guest(me, likes_skills)
    skill = reach_the_bots_turn_with_a_skill(guest, patience)
    before = me.n
    assert table.waiting() == [1]
    me.picture("whole-rollplayer-bots-turn")
    guest.touch(me.page.locator(f"[data-piece=card-{skill}]"))
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    me.picture("whole-rollplayer-skill")
    for _ in range(MOST_ANSWERS):
        if not me.asked:
            break
        guest.answer()
    assert table.waiting() == [1]
    me.page.wait_for_selector(f"[data-piece=card-{skill}] .badge")
    patience["wait"] = False
    guest.play_on()

    match = assert_the_end_is_true(me, table, "rollplayer")
    guest.sizes.assert_steady(market=130, initiative=120, cards_0=90)
    used = [made.move.n for made in match.history if made.move.seat == 0 and made.move.say == f"use {skill}"]
    assert match.after(used[0] - 1).waiting == [1]
    assert all(len(row) == COLUMNS for row in match.position.table.rows)


def shop_with_a_skill(table):
    """Answer over the wire until Anna stands at the market and owns a skill."""
    for _ in range(MOST_ANSWERS):
        seat = table.waiting()[0]
        says = table.options(seat)
        mine = [area for area in table.scene(0)["scene"]["areas"] if area["id"] == "cards-0"]
        owned = [piece["thing"] for area in mine for piece in area.get("pieces", [])]
        if seat == 0 and says[0].startswith(("buy", "discard")) and any(MARKET[card].type == "skill" for card in owned):
            return
        skills = [say for say in says if say.startswith("buy ") and MARKET[say.removeprefix("buy ")].type == "skill"]
        assert table.move(seat, (skills or says)[0]).status_code == 200
    raise AssertionError("no skill was to be had")


def test_on_a_phone_what_is_asked_comes_before_what_may_be_done_at_any_time(visit, table_server):
    table = table_server.table("Anna", "Boris", game="rollplayer")
    shop_with_a_skill(table)
    me = visit(**PHONE).sit_at(table, 0)
    me.wait_until_asked()
    me.picture("phone-rollplayer-market")
    assert me.page.locator("#felt .area").first.get_attribute("data-area") == "market"
    assert width_of(me.page) <= PHONE["width"]
