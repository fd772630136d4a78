"""The OpenAPI document, made from the routes and the messages they declare."""

from __future__ import annotations

import re
from collections.abc import Sequence
from inspect import getdoc
from typing import Any, Final

import msgspec

from strannik.server.messages import Problem, ServerMessage
from strannik.server.playing.verbs import VERBS, ClientMessage
from strannik.server.version import VERSION
from strannik.server.web.http import openapi_problem
from strannik.server.web.routing import Declared, Router, Taken

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


def describe(routers: Sequence[Router]) -> dict[str, Any]:
    """The document; a route's docstring is its description."""
    declared = [one for router in routers for one in router.declared]
    kinds = [one.gives for one in declared] + [one.body for one in declared]
    messages = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, schemas = msgspec.json.schema_components(
        [*messages, Problem, ServerMessage, ClientMessage], ref_template=TEMPLATE
    )
    for name, union in (("ServerMessage", ServerMessage), ("ClientMessage", ClientMessage)):
        schemas[name] = msgspec.json.schema_components([union], ref_template=TEMPLATE)[0][0]
    for verb in VERBS:
        schemas[verb.__name__]["required"].remove("type")  # over HTTP the address says it
    paths: dict[str, dict[str, Any]] = {}
    for one in declared:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Strannik", "version": VERSION},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's token."}},
        },
    }


def _operation(one: Declared) -> dict[str, Any]:
    """What the operation takes, gives and refuses."""
    name = one.handler.__name__
    operation: dict[str, Any] = {
        "summary": name.replace("_", " ").capitalize(),
        "description": getdoc(one.handler) or "",
        "operationId": re.sub(r"\W", "_", f"{name}{one.path}_{one.method.lower()}"),
        "parameters": [_parameter(taken) for taken in one.taken],
        "security": [{}, {"seat": []}],
    }
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(one.body)}
    responses: dict[str, Any] = {str(one.status): {"description": "Done.", "content": _content(one.gives)}}
    operation["responses"] = responses | {str(status): openapi_problem(text) for status, text in PROBLEMS.items()}
    return operation


def _parameter(taken: Taken) -> dict[str, Any]:
    schema = msgspec.json.schema(taken.kind)
    said = schema.pop("description", "")
    place = "path" if taken.in_path else "query"
    told = {"name": taken.name, "in": place, "required": taken.required, "schema": schema}
    return {**told, "description": said} if said else told


def _content(kind: Any) -> dict[str, Any]:
    if kind in WORDS:
        return {WORDS[kind]: {"schema": {"type": "string"}}}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {"application/json": {"schema": {"$ref": TEMPLATE.format(name=kind.__name__)}}}
    return {"application/json": {"schema": {}}}
