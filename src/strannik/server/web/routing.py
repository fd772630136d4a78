"""Routes on plain Starlette: handlers with what they take and give; what stands in an address is read by msgspec."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from inspect import Parameter, signature
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from strannik.server.errors import RequestError

Handler = Callable[..., Coroutine[Any, Any, Response]]

REQUEST: Final = "request"


class Taken(NamedTuple):
    """Something that a handler takes from the address: a part of the path, or of what follows the question mark."""

    name: str
    kind: Any
    default: Any
    in_path: bool

    @property
    def required(self) -> bool:
        return self.in_path or self.default is Parameter.empty

    def read(self, request: Request) -> Any:
        """What the request says of it; what cannot be read is refused."""
        text = request.path_params[self.name] if self.in_path else request.query_params.get(self.name)
        if text is None:
            return self.default
        try:
            return msgspec.convert(text, self.kind, strict=False)
        except msgspec.ValidationError:
            raise RequestError(400, "unreadable", detail=self.name) from None


class Declared(msgspec.Struct):
    """A route as it is described: what it takes and gives."""

    handler: Handler
    method: str
    path: str
    taken: list[Taken]
    body: Any
    gives: Any
    status: int


class Router:
    """The routes of one part of the server, in the order in which they are tried."""

    def __init__(self) -> None:
        self.routes: list[BaseRoute] = []
        self.declared: list[Declared] = []

    def hidden(self, path: str, methods: Sequence[str] = ("GET",)) -> Callable[[Handler], Handler]:
        """A route that is not described."""

        def declare(handler: Handler) -> Handler:
            self.add(handler, methods, path)
            return handler

        return declare

    def websocket(self, path: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def declare(handler: Callable[..., Any]) -> Callable[..., Any]:
            self.routes.append(WebSocketRoute(path, handler))
            return handler

        return declare

    def add(self, handler: Handler, methods: Sequence[str], path: str) -> list[Taken]:
        taken = taken_by(handler, path)
        route = Route(path, _endpoint(handler, taken), methods=list(methods))
        route.methods = set(methods)  # a HEAD is answered only where it is asked for
        self.routes.append(route)
        return taken


def route(
    router: Router, method: str, path: str, gives: Any, *, body: Any = None, status: int = 200
) -> Callable[[Handler], Handler]:
    """Declare a handler, what it takes and what it gives."""

    def declare(handler: Handler) -> Handler:
        taken = router.add(handler, [method], path)
        router.declared.append(Declared(handler, method, path, taken, body, gives, status))
        return handler

    return declare


def taken_by(handler: Handler, path: str) -> list[Taken]:
    hints = get_type_hints(handler, include_extras=True)
    named = [(name, found.default) for name, found in signature(handler).parameters.items() if name != REQUEST]
    return [Taken(name, hints[name], default, f"{{{name}" in path) for name, default in named]


def _endpoint(handler: Handler, taken: list[Taken]) -> Handler:
    async def answered(request: Request) -> Response:
        return await handler(request, **{one.name: one.read(request) for one in taken})

    return answered
