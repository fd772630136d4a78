"""A table that keeps still: how large things are at every question of a game, with the motion that comes by default."""

from collections import defaultdict

LAPTOP = {"width": 1440, "height": 900, "motion": "no-preference", "settings": {"speed": 1}}
STILL = {"width": 1440, "height": 900}
"""The same screen, on which nothing moves."""

LOOK = """() => [
    ...[...document.querySelectorAll('#felt [data-area]')].flatMap(area => {
        const piece = area.querySelector('.pieces:not(.board) .piece');
        return piece ? [[area.dataset.area, area.ariaLabel, piece.offsetWidth]] : [];
    }),
    ['prompt', '', document.querySelector('.prompt').offsetHeight],
    ['players', '', document.querySelector('.panels').offsetHeight],
    ['felt', '', document.querySelector('#felt').offsetHeight],
]"""
"""What each area's pieces measure across where they are laid, wherever they may be flying."""


class Sizes:
    """All sizes that were seen, by the area and what it was called."""

    def __init__(self, page):
        self.page = page
        self.seen = defaultdict(set)

    def look(self):
        for area, label, size in self.page.evaluate(LOOK):
            self.seen[area, label].add(size)

    def assert_steady(self, **least):
        """Nothing has changed its size while it was played, and nothing was smaller than this."""
        changed = {area: sizes for area, sizes in self.seen.items() if len(sizes) > 1}
        assert not changed, changed
        found = {area: min(sizes) for (area, _), sizes in self.seen.items()}
        wanted = {name.replace("_", "-"): size for name, size in least.items()}
        smaller = {area: found.get(area, 0) for area, size in wanted.items() if found.get(area, 0) < size}
        assert not smaller, smaller
