"""Which form of the rules runs: a wheel may carry them compiled and as plain Python.

The compiled form is taken where it is there; `STRANNIK_PLAIN=1` asks for the plain one, for
measuring one against the other and for looking into a bug.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader


def choose_form(path: list[str]) -> None:
    """Let everything under these folders be found as source only, if that is asked for."""
    if not os.environ.get("STRANNIK_PLAIN"):
        return
    plain = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
    folders = tuple(path)

    def only_ours(folder: str) -> FileFinder:
        if not folder.startswith(folders):
            raise ImportError(folder)
        return plain(folder)  # type: ignore[return-value]

    sys.path_hooks.insert(0, only_ours)
    for folder in [known for known in sys.path_importer_cache if known.startswith(folders)]:
        del sys.path_importer_cache[folder]


def form() -> str:
    """`compiled` or `plain`."""
    from strannik.core import position

    return "plain" if str(position.__file__).endswith(".py") else "compiled"
