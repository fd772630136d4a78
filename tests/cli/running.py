"""Running commands as a person would, inside the test's own process."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from strannik.cli import run


@dataclass
class Done:
    """What came of a command."""

    code: int
    out: str
    err: str


def strannik(*arguments: object, stdin: str | bytes = "") -> Done:
    """Run a command line with this on standard input."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.StringIO(), io.StringIO()
    fed = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    with patch.object(sys, "stdin", fed), redirect_stdout(out), redirect_stderr(err):
        code = run([str(argument) for argument in arguments])
    return Done(code, out.getvalue(), err.getvalue())


def works(*arguments: object, stdin: str | bytes = "") -> str:
    """What a command prints when all is well."""
    done = strannik(*arguments, stdin=stdin)
    assert (done.code, done.err) == (0, "")
    return done.out


def refused(*arguments: object, stdin: str | bytes = "") -> str:
    """The one sentence by which a command refuses bad input."""
    done = strannik(*arguments, stdin=stdin)
    assert done.code == 2
    assert done.out == ""
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert done.err.startswith("strannik: ")
    return done.err
