"""The terminal face: commands, and what becomes of mistakes.

Whatever people can get wrong ends in one sentence on stderr and exit code 2, never in a traceback.

`books`             `strannik book`: adventure books checked, drawn and tried out
`campaigns`         `strannik campaign`: campaigns from the command line
`simulating`        `strannik sim` and `strannik travel`: bots play, and it is counted
`terminal`          `strannik terminal`: a game as a dialogue
`bench`             `strannik bench`: how fast the rules are
`bench_server`      `strannik bench --server`: how fast the server is
`campaign_commands` the commands of `strannik campaign` and their options
`check`             `strannik check`: what can be checked of a game without knowing its rules
`citations`         who cites a clause
`commands`          the commands and their options
`files`             files read whole or not at all, and never left half written
`games`             `strannik games`: what can be played, and how
`languages`         the language and the form of what is printed
`mistakes`          what is said of a mistake, in the reader's language
`options`           what several commands read from their command line
`play`              `strannik play`: the table in the browser
`replay`            `strannik replay`: a record checked, and told in words
`retelling`         every move of a match that stands, with what happened by it
`rule`              `strannik rule`: the rules by their numbers
`score`             `strannik score`: a score pad for a cardboard table
`serve`             `strannik serve`: the table for a host
`sheet`             score sheets at the end of a game
`storage`           the database that servers use, opened by a command
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """The command `strannik`."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign shows a question mark rather than nothing at all.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code."""
    import typer

    from strannik.cli.commands import app
    from strannik.core.data import DataError
    from strannik.core.options import OptionError
    from strannik.core.refusal import Refusal

    try:
        code = app(args=list(arguments), prog_name="strannik", standalone_mode=False)
    except BrokenPipeError:
        # Whoever read our output has closed it; keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (typer.TyperException, OptionError, DataError, Refusal, OSError) as mistake:
        from strannik.cli.mistakes import in_words

        return complain(in_words(mistake, arguments))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    """Say what was wrong in one line; returns the exit code for it."""
    print(f"strannik: {' '.join(sentence.split())}", file=sys.stderr)
    return BAD_INPUT
