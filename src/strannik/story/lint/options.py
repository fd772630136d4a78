"""Options: every check can be passed, every price paid, and every option is open to somebody."""

from __future__ import annotations

from strannik.story.book import Book
from strannik.story.frame import Check, Frame
from strannik.story.lint.finding import Finding
from strannik.story.option import Option
from strannik.story.proving.rehearsal import LOSS, TAKEN, rehearse
from strannik.story.proving.ways import NOTHING_SUPPOSED, Study, known_of, suppositions
from strannik.story.section import Section


def lint_options(study: Study, frame: Frame) -> list[Finding]:
    found: list[Finding] = []
    for section in study.book.sections.values():
        for way in [*section.options, *section.checks]:
            if way.check:
                place = f"{way.place}.check" if way.number else way.place
                found += [
                    Finding(section.source, place, *wrong)
                    for wrong in wrong_checks(way, frame.checks[way.check], frame.bonus_above)
                ]
            found += [Finding(section.source, f"{way.place}.pay", *wrong) for wrong in wrong_prices(way, frame)]
    return [*found, *closed_to_all(study), *misplaced_marks(study.book), *dead_ends(study)]


def wrong_checks(option: Option, check: Check, bonus_above: int) -> list[tuple[str, str]]:
    """Checks that nobody passes, bonuses that nobody gets, and thresholds that do not suit the book."""
    needed = option.threshold
    if option.per_player:
        return []  # a company gathers what it needs
    if needed > check.best:
        return [(f"needs {needed}, and nobody gets beyond {check.best}", f"at most {check.best} would be right")]
    if option.bonus and needed + bonus_above > check.best:
        most = check.best - bonus_above
        return [(f"the bonus needs {needed + bonus_above}, and nobody gets beyond {check.best}", f"at most {most}")]
    if not check.least <= needed <= check.most:
        return [(f"{needed} does not suit this book", f"expected {check.least} to {check.most}")]
    return []


def wrong_prices(option: Option, frame: Frame) -> list[tuple[str, str]]:
    return [
        (f"costs {count} {good}, and nobody has more than {frame.goods[good]}", f"at most {frame.goods[good]}")
        for good, count in option.pay.items()
        if count > frame.goods[good]
    ]


def closed_to_all(study: Study) -> list[Finding]:
    """Options that another one always forestalls: whoever comes here must take that one."""
    found: list[Finding] = []
    for section, option in study.book.options:
        if section.id not in study.surely_known or not any(
            [study.reach.facts >= known_of(way) for way in option.condition.ways()]
        ):
            continue
        ahead = _always_ahead(study, section, option)
        if ahead:
            found.append(
                Finding(
                    section.source,
                    option.place,
                    f"is open to nobody: whoever comes here must take option {ahead.number}",
                    f"make option {ahead.number} optional, or let it ask for a clue that some lack",
                )
            )
    return found


def _always_ahead(study: Study, section: Section, option: Option) -> Option | None:
    """What everybody takes who could take this one, if nobody ever takes this one itself."""
    taken: list[str] = []
    surely = study.surely_known[section.id]
    for way in option.condition.ways():
        for besides in suppositions(section):
            for run in study.runs(section, surely | way | besides):
                taken += run.table.places(TAKEN)
    if option.place in taken or not taken:
        return None
    return study.book.ways[taken[0]]


def misplaced_marks(book: Book) -> list[Finding]:
    """Beside a compulsory option everything without a condition is else, and only there."""
    found: list[Finding] = []
    for section in book.sections.values():
        for options in section.choices.values():
            beside = any([other.compulsory for other in options])
            for option in options:
                if option.otherwise and not beside:
                    problem = "no option here is compulsory for anybody"
                    found.append(Finding(section.source, f"{option.place}.else", problem, "leave the mark out"))
                if not option.conditional and beside and not option.otherwise:
                    problem = "is closed to those for whom another is compulsory"
                    found.append(Finding(section.source, option.place, problem, "mark it else: true"))
    return found


def dead_ends(study: Study) -> list[Finding]:
    """Sections in which somebody may be left with nothing to do."""
    found: list[Finding] = []
    for section in study.book.sections.values():
        place = f"{section.id}.options"
        surely = study.surely_known.get(section.id, NOTHING_SUPPOSED)
        if any([run.table.places(LOSS) for run in study.runs(section, surely)]):
            problem, right = "whoever knows nothing has no option", "one of them should have no condition"
            found.append(Finding(section.source, place, problem, right))
        elif any([table.places(LOSS) for table in rehearse(study.book, section.id, surely, poor=True)]):
            problem, right = "whoever owns nothing has no option", "one without a condition should cost nothing"
            found.append(Finding(section.source, place, problem, right))
        found += [
            Finding(
                section.source,
                f"{option.place}.pay",
                "is compulsory, and not everybody can pay",
                "make it optional, or let it cost nothing",
            )
            for option in section.options
            if option.compulsory and option.pay
        ]
    return found
