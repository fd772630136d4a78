"""A campaign's home: where a company is on its way, laid out as a scene like any table's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.box.game import Game as TypeCard
from strannik.campaign import steward
from strannik.campaign.campaign import Branch, Campaign
from strannik.campaign.ledger import NOBODY
from strannik.campaign.pictures import HEIGHT, WIDTH, tree_size
from strannik.core.journey import Entry, Stage, Standing, Traveller
from strannik.core.offer import Thing
from strannik.show.scene import Area, Counter, Node, Panel, Piece, Scene, column, leaf, row
from strannik.show.words import Words, capital

SIGNS: Final = {"behind": "✓", "lost": "✗", "open": "→", "ahead": ""}
"""What is noted on a stage."""

ENDS: Final = (".", "!", "?", "…")
"""How a sentence ends."""


@dataclass
class Home:
    """One branch of a campaign, for one reader."""

    card: TypeCard
    campaign: Campaign
    branch: Branch
    words: Words

    def __post_init__(self) -> None:
        self.standing: Standing = steward.standing(self.card, self.branch)

    def scene(self) -> Scene:
        """The way, everybody's sheet, and points as a picture where there are any."""
        travellers = range(len(self.standing.travellers))
        sheets = [*self._company(), *[self._sheet(number) for number in travellers]]
        areas = [self._way(), *sheets]
        parts: list[Node] = [leaf("way")]
        if any([traveller.points for traveller in self.standing.travellers]):
            areas.append(
                Area("points", "board", self.words.say("home-points"), backdrop="points", width=WIDTH, height=HEIGHT)
            )
            parts.append(leaf("points"))
        if self.campaign.games:
            width, height = tree_size(self.campaign)
            label = self.words.say("home-branches")
            areas.append(Area("tree", "board", label, backdrop="tree", width=width, height=height))
            parts.append(leaf("tree"))
        layout = column(parts[0], row(*[leaf(area.id) for area in sheets]), *parts[1:])
        panels = [self._panel(number) for number in travellers]
        return Scene(self.title, self.status, areas, panels, layout, self.card.id)

    @property
    def title(self) -> str:
        return self.campaign.founded.name or self.words.say("game-title")

    @property
    def status(self) -> str:
        """Where we are, in a line."""
        standing = self.standing
        if standing.over:
            told = self.words.say(f"outcome-{standing.outcome}", standing.facts) if standing.outcome else ""
            champions = ", ".join([self.called(number) for number in standing.champions])
            won = [self.words.say("home-champions", {"who-id": champions})] if champions else []
            return " ".join([told or self.words.say("home-status-over"), *won])
        if self.branch.open:
            number = self.campaign.game(self.branch.open).number
            return self.words.say("home-status-playing", {"game": number})
        coming = [stage.thing for stage in self.standing.stages if stage.state == "open"]
        if len(coming) == 1:
            return self.words.say("home-status-next", {"stage-id": capital(self.words.name(coming[0]))})
        return self.words.say("home-status-open")

    def who(self, traveller: int) -> str:
        """Who plays a traveller; nothing if a bot does."""
        person = self.campaign.player(self.branch, traveller)
        return "" if person == NOBODY else self.campaign.person(person).name

    def hero(self, traveller: int) -> str:
        """Whom somebody travels as, or else what their seat is called."""
        travellers = self.standing.travellers
        hero = travellers[traveller].hero if traveller < len(travellers) else ""
        return capital(self.words.name(hero)) if hero else self.words.seat(traveller)

    def called(self, traveller: int) -> str:
        """What a traveller is called: by the hero, with who plays it."""
        who, hero = self.who(traveller), self.hero(traveller)
        if not who:
            return hero
        if not self.standing.travellers[traveller].hero:
            return who
        return self.words.say("home-title-traveller", {"hero-id": hero, "who-id": who})

    def nexts(self) -> list[str]:
        """What the games are called that may come next, in their order."""
        count = len(steward.nexts(self.card, self.branch))
        stages = [self.words.name(stage.thing) for stage in self.standing.stages if stage.state == "open"]
        return [capital(stages[at]) if at < len(stages) else self.words.say("home-next") for at in range(count)]

    def _way(self) -> Area:
        pieces = [self._stage(number, stage) for number, stage in enumerate(self.standing.stages)]
        return Area("way", "row", self.words.say("home-way"), pieces, size="small")

    def _stage(self, number: int, stage: Stage) -> Piece:
        """A stage of the way; what was lost and gone again stands there twice."""
        name = capital(self.words.name(stage.thing))
        sentence = self.words.say(f"home-stage-{stage.state}", {"stage-id": name})
        return Piece(f"stage-{number}", stage.thing, sentence, [name], stage.face, badge=SIGNS[stage.state])

    def _company(self) -> list[Area]:
        """The sheet of those who win or lose together."""
        lines = [line for entry in self.standing.company if entry.things for line in self._lines(entry)]
        return [Area("company", "text", self.words.say("sheet-company"), text=lines)] if lines else []

    def _sheet(self, number: int) -> Area:
        traveller = self.standing.travellers[number]
        lines = [line for entry in traveller.entries if entry.things for line in self._lines(entry)]
        who = self.who(number)
        played = self.words.say("home-played-by", {"who-id": who}) if who else self.words.say("home-played-by-bot")
        hero = self.hero(number)
        return Area(
            f"traveller-{number}", "text", hero, self._portrait(traveller, hero), number, text=lines, note=played
        )

    def _portrait(self, traveller: Traveller, hero: str) -> list[Piece]:
        return [Piece(f"hero-{traveller.hero}", traveller.hero, hero, [hero], traveller.face)] if traveller.face else []

    def _lines(self, entry: Entry) -> list[str]:
        """What an entry of a sheet says: the things in a line, or where they do something each in a line of its own."""
        heading = self.words.say(f"sheet-{entry.what}")
        if not any([f"about-{thing}" in self.words for thing in entry.things]):
            return [f"{heading}: {', '.join([self.words.name(thing) for thing in entry.things])}"]
        return [f"{heading}:", *[self._told(thing) for thing in entry.things]]

    def _told(self, thing: Thing) -> str:
        """A thing and what it does, as sentences."""
        name = capital(self.words.name(thing))
        if f"about-{thing}" not in self.words:
            return f"• {name}."
        about = capital(self.words.say(f"about-{thing}"))
        return f"• {name}. {about}" if about.endswith(ENDS) else f"• {name}. {about}."

    def _panel(self, number: int) -> Panel:
        total = Counter("points", self.words.say("home-total"), self.standing.travellers[number].total)
        return Panel(number, [] if self.standing.company else [total], [f"traveller-{number}"])
