"""The open page as a board: spaces to go to, figures, and everything that lies there. [AM-9.1]"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from strannik.games.aftermath.faces.page.marks import SIGNS
from strannik.games.aftermath.faces.page.plan import plan
from strannik.games.aftermath.faces.page.spots import crowd, size, spots
from strannik.games.aftermath.pages.geometry import MIXED, WALKED
from strannik.games.aftermath.pages.page import DASHED, Space, known
from strannik.games.aftermath.pages.works import work_at
from strannik.games.aftermath.scene.sketch import SUIT_MARKS, Sketch
from strannik.games.aftermath.sentences import title
from strannik.games.aftermath.steps.actions import Act
from strannik.games.aftermath.steps.arrive import poi_works
from strannik.games.aftermath.steps.move import colours_held, ways_from
from strannik.show.laying import laid
from strannik.show.scene import Anchor, Area, Piece
from strannik.show.words import Words

TOKEN: Final = 50.0
DOOR: Final = 30.0
"""An exit by which nobody can leave now; one by which somebody can is as large as a token."""
PLATE: Final = 60.0

Lines = tuple[tuple[str, str], ...]
"""The neighbours of a space, each with the line before it."""


def ground(sketch: Sketch) -> list[Area]:
    """The page on which the party stands; nothing while a story is read that has no map."""
    table = sketch.table
    if not table.on_map:
        return []
    anchors: list[Anchor] = []
    pieces: list[Piece] = []
    costs = walking(sketch)
    for id, space in table.sheet().spaces.items():
        anchors.append(place(sketch, space, costs.get(id, "")))
        things, spots_of = lying(sketch, space)
        figures, places = standing(sketch, id)
        # What all do together is pressed from afar: nobody may stand before it.
        shared = [piece for piece in things if piece.id.startswith("work-")]
        others = [piece for piece in things if piece not in shared]
        pieces += [told_with(sketch.words, piece, id) for piece in [*others, *figures, *shared]]
        anchors += [*spots_of, *places]
    changed, plates = lines(sketch)
    width, height = size(table.page)
    name = sketch.words.name(f"page-{table.page}")
    return [
        Area(
            "page",
            "board",
            name,
            [*changed, *pieces],
            backdrop=f"page-{table.page}",
            width=width,
            height=height,
            anchors=[*anchors, *plates],
            note=trouble(sketch),
        )
    ]


def told_with(words: Words, piece: Piece, space: str) -> Piece:
    """A piece that says in words where it lies, for whoever has no picture."""
    return replace(piece, text=[f"{piece.text[0]} ({title(space, words)})"])


def trouble(sketch: Sketch) -> str:
    """What is the matter here, in one sentence."""
    message = f"page-{sketch.table.page}-trouble"
    return sketch.words.say(message) if message in sketch.words else ""


def place(sketch: Sketch, space: Space, cost: str) -> Anchor:
    """A space, lit and touched as a whole."""
    table = sketch.table
    marks = tuple([mark for mark in space.marks if not read_before(sketch, mark)])
    return space_anchor(sketch.words, table.page, space.id, marks, cost, tuple(table.ground().lines[space.id].items()))


def read_before(sketch: Sketch, mark: str) -> bool:
    """Whether a mark is a point of interest at which nothing more is read."""
    kind, _, called = mark.partition(":")
    return kind == "poi" and not poi_works(sketch.table, f"poi.{called}")


@laid
def space_anchor(words: Words, page: int, space: str, marks: tuple[str, ...], cost: str, lines: Lines) -> Anchor:
    """A space of a page with what its marks mean, what it costs to go there, and where one goes on from there."""
    x, y = spots(page, space).stand
    told = " ".join([words.say(f"tip-mark-{kind}") for kind in kinds(marks)])
    near = [f"{title(other, words)}{SUIT_MARKS.get(line, '')}" for other, line in lines if line in WALKED]
    return Anchor(space, x, y, title(space, words), space, cost, plan(page).lights[space], sentence=told, near=near)


def kinds(marks: tuple[str, ...]) -> list[str]:
    """The kinds of these marks, each once."""
    found = [mark.partition(":")[0] for mark in marks]
    return [kind for kind in dict.fromkeys(found) if kind == "poi" or kind in SIGNS]


def walking(sketch: Sketch) -> dict[str, str]:
    """What each space costs, if this seat may go: with any cards, and less with cards of one colour. [AM-13.1.1]"""
    table = sketch.table
    if not isinstance(sketch.step, Act) or not sketch.my_choice or sketch.view.given:
        return {}
    ways = {colour: ways_from(table, sketch.me, colour) for colour in colours_held(table, sketch.me)}
    found: dict[str, str] = {}
    for answer in sketch.offered:
        if answer.verb == "go":
            plain = ways[MIXED].cost(answer.name)
            cheap = [(way.cost(answer.name), colour) for colour, way in ways.items() if way.cost(answer.name) < plain]
            found[answer.name] = f"{plain}" if not cheap else f"{plain}/{min(cheap)[0]}{SUIT_MARKS[min(cheap)[1]]}"
    return found


def standing(sketch: Sketch, space: str) -> tuple[list[Piece], list[Anchor]]:
    """Who is on a space, with where they stand: enemies first, heroes in front of them."""
    table = sketch.table
    foes, heroes = table.foes_at(space), table.here(space)
    wide, places = crowd(table.page, space, len(foes) + len(heroes))
    figures = [sketch.foe(foe, f"stand-{space}-{foe.id}", wide) for foe in foes]
    figures += [sketch.hero(seat, f"stand-{space}-hero-{seat}", wide) for seat in heroes]
    return figures, [Anchor(piece.at, x, y) for piece, (x, y) in zip(figures, places, strict=True)]


def lying(sketch: Sketch, space: Space) -> tuple[list[Piece], list[Anchor]]:
    """Tokens of a space, with where they lie: search and objective tokens on their marks, others beside the name."""
    page = sketch.table.page
    marks = spots(page, space.id).marks
    pieces: list[Piece] = []
    anchors: list[Anchor] = []
    for mark, (x, y) in marks.items():
        kind, _, called = mark.partition(":")
        at = f"mark-{known(page, called)}-{space.id}"
        piece = on_mark(sketch, kind, called, at)
        if piece is not None:
            pieces.append(piece)
            anchors.append(Anchor(at, x, y))
    loose = [*loose_tokens(sketch, space), *works(sketch, space)]
    left, top, wide, _ = plan(page).room(space.id)
    for number, piece in enumerate(loose):
        pieces.append(piece)
        anchors.append(Anchor(piece.at, left + wide - 32 - number * 54, top + 66))
    return pieces, anchors


def on_mark(sketch: Sketch, kind: str, called: str, at: str) -> Piece | None:
    """What lies on a mark of the page."""
    table, words = sketch.table, sketch.words
    id = known(table.page, called)
    match kind:
        case "search" if id in table.searches:
            number = table.searches[id]
            told = words.say("piece-search", {"number": number})
            return Piece(f"search-{id}", id, told, [f"?{number}"], f"search-{number}", at, width=TOKEN)
        case "objective" if id in table.objectives:
            return Piece(f"objective-{id}", "", words.say("piece-objective"), ["★"], "objective", at, width=TOKEN)
        case "poi" if not poi_works(table, f"poi.{called}"):
            return Piece(f"read-{id}", "", words.say("piece-read"), ["✓"], "token-read", at, width=TOKEN)
        case "exit" if id in table.closed:
            return Piece(f"closed-{id}", "", words.say("piece-closed"), ["×"], "token-closed", at, width=TOKEN)
        case "exit":
            told = words.say("piece-exit", {"exit": id})
            wide = TOKEN if any(answer.thing == id for answer in sketch.offered) else DOOR
            return Piece(f"exit-{id}", id, told, [f"→ {title(id, words)}"], "icon-exit", at, width=wide)
    return None


def loose_tokens(sketch: Sketch, space: Space) -> list[Piece]:
    """Fire, traps and the like; light that was made, and light that was taken."""
    table, words = sketch.table, sketch.words
    found = [token.partition(":")[0] for token in table.tokens if token.partition(":")[2] == space.id]
    found += ["lit"] if space.id in table.lit and not space.has("lit") else []
    found += ["dark"] if space.id in table.dark else []
    pieces = []
    for number, token in enumerate(found):
        id = f"token-{space.id}-{token}-{number}"
        pieces.append(Piece(id, "", words.say(f"tip-token-{token}"), [token], f"token-{token}", id, width=TOKEN))
    return pieces


def works(sketch: Sketch, space: Space) -> list[Piece]:
    """Group checks that have their place here, or that anybody may help with from where the heroes stand."""
    table, words = sketch.table, sketch.words
    pieces = []
    for id in table.works:
        work = work_at(table, id)
        where = work.space or table.sheet().hero_spawns[0]
        if where == space.id:
            done = table.work_count if table.work == id else 0
            facts = {"work": id, "skill": work.skill, "done": done, "needed": work.needed}
            told = words.say("piece-work", facts)
            badge = f"{done}/{work.needed}"
            named = [title(id, words)]
            pieces.append(Piece(f"work-{id}", id, told, named, "icon-group", f"work-{id}", badge, width=46))
    return pieces


def lines(sketch: Sketch) -> tuple[list[Piece], list[Anchor]]:
    """Plates on the lines that are no longer as they were drawn."""
    table = sketch.table
    pieces: list[Piece] = []
    anchors: list[Anchor] = []
    for pair, line in table.lines.items():
        one, other = pair.split("|")
        if table.sheet().lines[one][other] == line:
            continue
        facts = {"one": one, "other": other, "line": f"line-{line}"}
        told = sketch.words.say("piece-line", facts)
        pieces.append(
            Piece(
                f"line-{pair}", "", told, ["-" if line == DASHED else "="], f"line-{line}", f"line-{pair}", width=PLATE
            )
        )
        anchors.append(Anchor(f"line-{pair}", *plan(table.page).middle_of(one, other)))
    return pieces, anchors


def terrain(sketch: Sketch) -> list[Area]:
    """The terrain cards that hold on the whole page. [AM-1.6]"""
    pieces = []
    for id in sketch.table.terrain:
        name, does = sketch.title(id), sketch.words.say(f"terrain-{id}")
        pieces.append(Piece(f"terrain-{id}", "", f"{name}. {does}", [name, does], f"terrain-{id}", mark="▲"))
    return [Area("terrain", "row", sketch.words.say("area-terrain"), pieces, size="small")] if pieces else []
