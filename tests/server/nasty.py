"""Requests that nobody sends by mistake; `python -m tests.faults requests` sends twenty thousand of them."""

import json
import random
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.running import Running, Table

GETS = [
    "/", "/healthz", "/api/games", "/api/games/{game}/rulebook", "/api/games/{game}/score", "/api/tables/{table}",
    "/api/tables/{table}/scene", "/api/tables/{table}/view", "/api/tables/{table}/record",
    "/api/tables/{table}/timeline", "/api/tables/{table}/replay", "/api/tables/{table}/fairness",
    "/faces/{game}/{text}/en/{text}.svg", "/{text}", "/assets/{text}", "/api/{text}", "/api/tables/{table}/kept",
    "/api/tables/{table}/seats/{number}/suggestion", "/api/campaigns/{campaign}", "/api/campaigns/{campaign}/chronicle",
    "/api/campaigns/{campaign}/file",
]  # fmt: skip

POSTS: dict[str, Any] = {
    "/api/promises": {},
    "/api/tables": {"game": "faraway", "seats": [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]},
    "/api/mine": {"tokens": ["x"]},
    "/api/records": {},
    "/api/games/{game}/score": {"cards": [1, 2, 3], "sanctuaries": []},
    "/api/tables/{table}/seats": {"name": "Clara", "seat": -1, "token": "x" * 32, "nonce": "0f" * 16},
    "/api/tables/{table}/moves": {"n": 1, "id": "m", "say": "explore 36"},
    "/api/tables/{table}/undo": {"n": 1, "id": "u", "kind": "consent"},
    "/api/tables/{table}/consent": {"n": 1, "id": "c", "agree": True},
    "/api/tables/{table}/chat": {"id": "s", "text": "hello"},
    "/api/tables/{table}/pause": {"paused": False},
    "/api/tables/{table}/rematch": {"commitment": "", "nonce": ""},
    "/api/tables/{table}/seats/{number}/hint": {"n": 1, "id": "h"},
    "/api/games/{game}/guided": {"name": "Anna"},
    "/api/campaigns": {"game": "nearfar", "name": "Anna", "title": "To the sea", "travellers": [{"mine": True}, {}]},
    "/api/campaigns/mine": {"tokens": ["x"]},
    "/api/campaigns/file": {},
    "/api/campaigns/{campaign}/people": {"name": "Clara", "person": 0, "traveller": -1, "hero": ""},
    "/api/campaigns/{campaign}/travellers": {"hero": "", "branch": 1},
    "/api/campaigns/{campaign}/games": {"branch": 1, "which": 0, "bots": [1], "absent": []},
    "/api/campaigns/{campaign}/branches": {"after": 0, "name": "Otherwise"},
    "/api/campaigns/{campaign}/notes": {"text": "Remember the well.", "branch": 1},
}

PUTS: dict[str, Any] = {
    "/api/tables/{table}/seats/{number}/bot": {"bot": "greedy"},
    "/api/tables/{table}/seats/{number}/guide": {"wanted": False},
    "/api/campaigns/{campaign}/travellers/{number}": {"mine": True, "branch": 1},
}

DELETES = ["/api/tables/{table}/seats/{number}", "/api/campaigns/{campaign}/people/me"]

USUAL = {
    **dict.fromkeys(GETS, "GET"),
    **dict.fromkeys(POSTS, "POST"),
    **dict.fromkeys(PUTS, "PUT"),
    **dict.fromkeys(DELETES, "DELETE"),
}

FIELDS = [
    "game", "seats", "mode", "options", "name", "clock", "language", "commitment", "nonce", "token", "tokens", "seat",
    "n", "id", "say", "kind", "agree", "text", "bot", "paused", "strannik", "rules", "content", "undo", "chance",
    "faces", "gave", "cards", "players", "sanctuaries", "travellers", "hero", "branch", "which", "after", "wanted",
]  # fmt: skip

TEXTS = [
    "",
    "x",
    "0",
    "-1",
    "explore 36",
    "explore " + "9" * 150,
    "9" * 5000,
    "x" * 3000,
    "\u202e",
    "\0",
    "Ж" * 200,
    "{ $x }",
    "%s",
    "../../etc/passwd",
    "mine",
    "open",
    "bot",
    "faraway",
    "glow",
    "greedy",
    "consent",
    "undo",
    "base",
    "0f" * 16,
    "[" * 900,
]

NUMBERS = [0, 1, -1, 2, 31, 32, 2**31, 2**31 - 1, 2**63, -(2**63), 10**30, int("9" * 4200), 0.5, 1e308, -0.0]

HEADERS = {
    "origin": ["http://[", "null", "http://127.0.0.1", "//", "x" * 3000],
    "accept-language": ["ru", "x" * 3000, ";;,,", "de, en;q=0"],
    "authorization": ["Bearer", "Bearer x", "bearer " + "x" * 3000, "Basic eDp4"],
    "content-type": ["text/plain", "application/json; charset=utf-16"],
    "accept-encoding": ["gzip", "identity", "x" * 2000],
}


def anything(chance: random.Random, depth: int = 0) -> Any:
    """A value that may be right, or wrong in every way JSON allows."""
    kind = chance.randrange(7 if depth < 3 else 4)
    if kind == 0:
        return chance.choice([None, True, False])
    if kind == 1:
        return chance.choice(NUMBERS)
    if kind in (2, 3):
        return chance.choice(TEXTS)
    if kind == 4:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice([*FIELDS, *TEXTS[:6]]): anything(chance, depth + 1) for _ in range(chance.randrange(6))}


def body(chance: random.Random, example: Any, record: bytes) -> bytes:
    """What is sent: what would be right with one place spoilt, anything else in JSON, something like it, or noise."""
    kind = chance.randrange(10)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    text = json.dumps(anything(chance)).encode()
    if kind == 1:
        return text[: chance.randrange(len(text) + 1)]
    if kind == 2:
        return text
    if kind in (3, 4) or not example:
        return b"\n".join(spoilt(chance, record.splitlines()))
    return json.dumps({**example, chance.choice([*example, *FIELDS]): anything(chance)}).encode()


def spoilt(chance: random.Random, lines: list[bytes]) -> list[bytes]:
    """A record with one place spoilt, its header or its end in most cases."""
    at = chance.choice([0, 0, len(lines) - 1, chance.randrange(len(lines))])
    entry = json.loads(lines[at])
    entry[chance.choice([*entry, *FIELDS[:3]])] = anything(chance)
    return [*lines[:at], json.dumps(entry).encode(), *lines[at + 1 :]]


@dataclass
class Target:
    """A table at which somebody sits, a campaign to which they belong, and a record of theirs."""

    table: Table
    record: bytes
    campaign: str
    token: str

    def headers(self, path: str, seat: int) -> dict[str, str]:
        """What whoever may do it says of themselves."""
        if "{campaign}" in path:
            return {"authorization": f"Bearer {self.token}"}
        return self.table.headers(seat)


def target(running: Running) -> Target:
    """Something to be attacked."""
    finished = running.table("Anna", "Boris")
    finished.play_on()
    record = finished.get("/record").content
    made = running.http.post("/api/campaigns", json=POSTS["/api/campaigns"]).json()
    return Target(running.table("Anna", "Boris"), record, made["campaign"], made["token"])


def attempt(http: httpx.Client, target: Target, chance: random.Random) -> httpx.Response:
    """One request, most of them at a real table or campaign by somebody who belongs there."""
    asked = path = chance.choice([*GETS, *POSTS, *POSTS, *PUTS, *DELETES])
    rare = chance.choice(["OPTIONS", "PATCH", "HEAD", "PUT", "DELETE"])
    method = USUAL[path] if chance.random() < 0.9 else rare
    example = POSTS.get(path) or PUTS.get(path)
    sent = body(chance, example, target.record) if method in ("POST", "PUT", "PATCH") else b""
    real = chance.random() < 0.8
    text = re.sub(r"[^\x21-\x7e]|[%#?]", "", chance.choice(TEXTS))[:2000]
    known = {
        "{game}": chance.choice(["faraway", "rollplayer", "chess"]),
        "{table}": target.table.id if real else "nosuchtable0",
        "{campaign}": target.campaign if real else "nosuchcampaign",
        "{number}": str(chance.choice([0, 1, 7, -1, "x", 10**30])),
        "{text}": text,
    }
    for part, meant in known.items():
        path = path.replace(part, meant)
    headers = {name: chance.choice(values) for name, values in HEADERS.items() if chance.random() < 0.04}
    if real:
        headers = {**target.headers(asked, chance.choice([0, 0, 0, 1])), **headers}
    values = [*NUMBERS[:8], "en", "ru", "x"]
    query = {name: str(chance.choice(values)) for name in ("n", "seat", "lang") if chance.random() < 0.15}
    return http.request(method, path, headers=headers, params=query, content=sent)


def trouble(running: Running, target: Target, count: int, seed: int) -> tuple[Counter[int], list[str]]:
    """What so many requests were answered with, and what the server could not cope with."""
    chance, found, faults = random.Random(seed), Counter[int](), []
    for _ in range(count):
        answer = attempt(running.http, target, chance)
        found[answer.status_code] += 1
        if answer.status_code >= 500 or "Traceback" in answer.text:
            faults.append(f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:200]}")
    return found, faults
