"""A table is made for guests of a language: their link opens in it, and they may choose another."""

from tests.browser.test_axe import violations
from tests.browser.test_phone import PHONE


def invited(visit, **device):
    """Anna reads English and invites in Russian; what the invitation says."""
    anna = visit(settings={"name": "Anna"}, **device)
    anna.lobby()
    anna.page.click("article:has(h2:text-is('Faraway')) button:has-text('New table')")
    anna.page.select_option("select[aria-label='Seat 2']", "open")
    anna.page.select_option("label:has-text('Language of the invitation') select", "ru")
    anna.picture("new-table-phone" if device else "new-table")
    assert violations(anna.page) == []
    anna.page.click("text=Create table")
    anna.page.wait_for_selector("text=Waiting for company")
    return anna, anna.page.inner_text(".address").strip()


def test_the_link_opens_in_the_language_of_the_invitation(visit):
    anna, address = invited(visit)
    assert anna.page.locator("html").get_attribute("lang") == "en"
    guest = visit("en", settings={"name": "Boris"})
    guest.page.goto(address)
    guest.page.wait_for_selector("text=Сесть сюда")
    assert guest.page.inner_text("h1") == "Anna зовёт вас в игру «Дальние дали»"
    assert guest.page.locator("#invite").count() == 0, "a guest is not asked to invite"
    assert guest.page.url == address.removesuffix("/ru")
    guest.page.click("button.language")
    guest.page.wait_for_selector("text=Sit down here")
    guest.page.reload()
    guest.page.click("text=Sit down here")
    guest.wait_until_asked()
    assert guest.page.locator("html").get_attribute("lang") == "en"


def test_whoever_sits_there_keeps_their_language(visit):
    anna, address = invited(visit, **PHONE)
    anna.lobby()
    anna.page.goto(address)
    anna.page.wait_for_selector("text=Waiting for company")
    assert anna.page.locator("html").get_attribute("lang") == "en"


def test_the_link_of_a_seat_opens_it_elsewhere(visit):
    """As from the terminal, or on another device: whoever has the link plays the seat; the address does not keep it."""
    anna = visit(settings={"name": "Anna"}).play_against_bots("Faraway")
    anna.page.click("button[aria-label='Table menu']")
    anna.page.click("summary:has-text('Move to another device')")
    anna.picture("seat-link")
    address = anna.page.inner_text("details[open] code").strip()
    elsewhere = visit()
    elsewhere.page.goto(address)
    elsewhere.wait_until_asked()
    assert address.startswith(f"{elsewhere.page.url}/")
    elsewhere.answer()
    elsewhere.page.reload()
    elsewhere.wait_until_asked()
    elsewhere.lobby()
    elsewhere.page.wait_for_selector(f"a[href='#/table/{anna.table}']")
