"""Somebody at the page who has no mouse: what they want is reached by its number, or by the Tab key."""

OPTIONS = "#felt button.open, .prompt .answers .button:not([aria-disabled], .calm)"
NUMBER = f"""wanted => [...document.querySelectorAll('{OPTIONS}')]
    .filter(option => !option.closest('[inert]')).indexOf(wanted) + 1"""
THERE = "wanted => document.activeElement === wanted"
LONGEST_WALK = 120
WALKS = 12
"""Of so many presses one is walked to, even if it has a number."""


class Keys:
    """A keyboard, and nothing else."""

    def __init__(self, page):
        self.page = page
        self.presses = 0

    def choose(self, place):
        """Press what the place shows."""
        number = place.evaluate(NUMBER)
        self.presses += 1
        if 1 <= number <= 9 and self.presses % WALKS:
            self.page.keyboard.press(str(number))
        else:
            self.walk(place)
            self.page.keyboard.press("Enter")

    def walk(self, place):
        """Tab until the focus is there."""
        for _ in range(LONGEST_WALK):
            if place.evaluate(THERE):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("it cannot be reached by the Tab key")
