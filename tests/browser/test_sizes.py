"""How large things are: mine never smaller than the others, and not smaller with larger letters."""

import pytest

from tests.browser.screenshots import Moment, bring_to

COMPANY = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"]
SCREENS = {"desk": (1440, 900), "small": (1024, 768), "tablet": (768, 1024), "wide": (2560, 1440)}
ROUNDING = 1
"""Pixels."""

WIDTHS = """() => Object.fromEntries([...document.querySelectorAll('#felt [data-area]')].flatMap(area => {
    const piece = area.querySelector('.pieces:not(.board) .piece');
    return piece ? [[area.dataset.area, piece.offsetWidth]] : [];
}))"""


def all_have_found(position):
    """Anna is asked, and everybody has a sanctuary."""
    return position.waiting[:1] == [0] and all(position.table.sanctuaries)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("screen", SCREENS)
def test_my_cards_are_never_smaller_than_the_others(visit, table_server, seats, screen):
    table = bring_to(table_server, Moment("", "faraway", COMPANY[:seats], f"sanctuaries {seats}", all_have_found))
    width, height = SCREENS[screen]
    me = visit(width=width, height=height).sit_at(table, 0)
    me.wait_until_asked()
    sizes = me.page.evaluate(WIDTHS)
    me.picture(f"sizes-{seats}-{screen}")
    for kind in ("path", "sanctuaries"):
        assert all(sizes[f"{kind}-0"] >= sizes[f"{kind}-{seat}"] for seat in range(1, seats)), sizes


@pytest.mark.parametrize("game", ["faraway", "glow"])
def test_larger_letters_make_larger_cards(visit, table_server, game):
    table = table_server.table("Anna", "Boris", "Vera", game=game)
    for _ in range(3 if game == "glow" else 0):
        assert table.move(table.waiting()[0]).status_code == 200
    seen = {}
    for size in (100, 125, 150):
        me = visit(width=1440, height=900, settings={"textSize": size}).sit_at(table, 0)
        me.page.wait_for_selector("[data-area=hand] .piece, [data-area=meeting] .piece")
        me.page.wait_for_load_state("networkidle")
        seen[size] = me.page.evaluate(WIDTHS)
        tops = me.page.locator("ul[aria-label=Players] li").evaluate_all("all => all.map(one => one.offsetTop)")
        assert len(set(tops)) == 1, "players stand in one row"
        me.picture(f"letters-{game}-{size}")
    for size in (125, 150):
        assert seen[size].keys() == seen[100].keys()
        smaller = {area: (seen[100][area], now) for area, now in seen[size].items() if now < seen[100][area] - ROUNDING}
        assert not smaller, smaller
    assert any(seen[150][area] > seen[100][area] for area in seen[100])


def test_with_larger_letters_the_table_scrolls_to_what_is_asked(visit, table_server):
    me = visit(width=1440, height=900, settings={"textSize": 150}).sit_at(table_server.table("Anna", "bot"), 0)
    in_sight = """area => {
        const [felt, box] = [document.getElementById('felt'), document.querySelector(`[data-area=${area}] .open`)]
            .map(one => one.getBoundingClientRect());
        return box.bottom > felt.top && box.top < felt.bottom;
    }"""
    for area in ("hand", "market"):
        me.page.wait_for_selector(f"[data-area={area}] .open")
        me.wait_until(f"({in_sight})('{area}')")
        me.answer()
