"""The OpenAPI document, made from the routes and the messages they declare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from fastapi import APIRouter
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from strannik.server.messages import Problem, ServerMessage
from strannik.server.playing.verbs import VERBS, ClientMessage
from strannik.server.version import VERSION
from strannik.server.web.http import ROUTES, Contract, openapi_problem

TEMPLATE: Final = "#/components/schemas/{name}"

PROBLEMS: Final = {
    400: "The request cannot be read.",
    401: "The token is missing or unknown.",
    403: "It is not your seat, or not your right.",
    404: "There is no such thing.",
    409: "The table has moved on, or this is not possible now.",
    413: "The request is too large.",
    422: "The rules refuse it.",
    429: "Too many requests.",
    503: "It cannot be stored, so nothing has changed.",
}

WORDS: Final = {str: "text/plain", bytes: "application/x-ndjson"}
"""What a route gives that is no message."""


def describe(routers: Sequence[APIRouter]) -> dict[str, Any]:
    """The document; a route's docstring is its description."""
    declared = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    routes = [route for route in declared if route.endpoint in ROUTES]
    document = get_openapi(title="Strannik", version=VERSION, routes=routes)
    kinds = [told.gives for told in ROUTES.values()] + [told.body for told in ROUTES.values()]
    messages = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, schemas = msgspec.json.schema_components(
        [*messages, Problem, ServerMessage, ClientMessage], ref_template=TEMPLATE
    )
    for name, union in (("ServerMessage", ServerMessage), ("ClientMessage", ClientMessage)):
        schemas[name] = msgspec.json.schema_components([union], ref_template=TEMPLATE)[0][0]
    for verb in VERBS:
        schemas[verb.__name__]["required"].remove("type")  # over HTTP the address says it
    document["components"] = {
        "schemas": schemas,
        "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's token."}},
    }
    for route in routes:
        for method in route.methods or ():
            _complete(document["paths"][route.path][method.lower()], ROUTES[route.endpoint])
    return document


def _complete(operation: dict[str, Any], told: Contract) -> None:
    """Say what the operation takes, gives and refuses."""
    operation["security"] = [{}, {"seat": []}]
    if told.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(told.body)}
    responses: dict[str, Any] = {str(told.status): {"description": "Done.", "content": _content(told.gives)}}
    operation["responses"] = responses | {str(status): openapi_problem(text) for status, text in PROBLEMS.items()}


def _content(kind: Any) -> dict[str, Any]:
    if kind in WORDS:
        return {WORDS[kind]: {"schema": {"type": "string"}}}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {"application/json": {"schema": {"$ref": TEMPLATE.format(name=kind.__name__)}}}
    return {"application/json": {"schema": {}}}
