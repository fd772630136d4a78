"""The page itself: the built client's files, and its index for every address the client knows."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from strannik.server.errors import RequestError
from strannik.server.messages import Health
from strannik.server.version import VERSION
from strannik.server.web.http import answer, hub_of, packed
from strannik.server.web.routing import Router, route

router = Router()

LONGEST_NAME: Final = 60
"""No built file has a longer one, and file systems have their own limits."""

STATIC: Final = Path(__file__).parents[2] / "static"

TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

NOT_BUILT: Final = """<!doctype html><meta charset="utf-8"><title>Strannik</title>
<style>body{font:18px/1.5 serif;background:#f6efe2;color:#2b2622;max-width:36em;margin:4em auto;padding:0 1em}</style>
<h1>Strannik</h1>
<p>The server runs, but the page has not been built. <code>make client</code> in the checkout builds it.</p>
<p lang="ru">Сервер работает, но страница ещё не собрана. Её собирает команда <code>make client</code>.</p>
"""


@route(router, "GET", "/healthz", Health)
async def health(request: Request) -> Response:
    """Whether the server is up and can store."""
    hub = hub_of(request)
    failing = hub.closing or not await hub.writer.try_out()
    shown = Health("failing" if failing else "ok", VERSION, len(hub.live), hub.connections, hub.pool.health())
    return answer(request, shown, 503 if failing else 200)


@router.hidden("/api/{rest:path}")
async def no_such_address(request: Request, rest: str) -> Response:
    raise RequestError(404, "unknown-page")


@router.hidden("/{path:path}", ["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the client, or its index; any other address is one of its pages written without the `#`."""
    found = static_file(path)
    if found is not None:
        data, kind = found
        # Built files have a hash in their names; the index and the like do not.
        lasting = path.startswith("assets/")
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return packed(request, data, kind, {"cache-control": cache})
    if "." in path.rpartition("/")[2]:
        raise RequestError(404, "unknown-page")
    if path:
        # Back to where the page lies, wherever that is, so that what it is made of is found.
        return RedirectResponse("../" * path.count("/") + f"./#/{quote(path)}")
    index = static_file("index.html")
    data = NOT_BUILT.encode() if index is None else index[0]
    return packed(request, data, "text/html; charset=utf-8", {"cache-control": "no-cache"})


def static_file(path: str) -> tuple[bytes, str] | None:
    """A built file and its type, if there is one of this name; read anew when the client was built anew."""
    parts = path.split("/")
    if any([part in ("", ".", "..") or "\\" in part or "\0" in part or len(part) > LONGEST_NAME for part in parts]):
        return None
    file = STATIC.joinpath(*parts)
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else None


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> tuple[bytes, str]:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return file.read_bytes(), f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
