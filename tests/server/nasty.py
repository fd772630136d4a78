"""Requests that nobody sends by mistake: `python -m tests.server.nasty 20000` sends so many to a server of its own."""

import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import PATIENCE, Polite, Running, Table

GETS = [
    "/", "/healthz", "/api/games", "/api/games/{game}/rulebook", "/api/games/{game}/score", "/api/tables/{table}",
    "/api/tables/{table}/scene", "/api/tables/{table}/view", "/api/tables/{table}/record",
    "/api/tables/{table}/timeline", "/api/tables/{table}/replay", "/api/tables/{table}/fairness",
    "/faces/{game}/{text}/en/{text}.svg", "/{text}", "/assets/{text}", "/api/{text}",
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
}

OTHERS = ["/api/tables/{table}/seats/{number}", "/api/tables/{table}/seats/{number}/bot"]

FIELDS = [
    "game", "seats", "mode", "options", "name", "clock", "language", "commitment", "nonce", "token", "tokens", "seat",
    "n", "id", "say", "kind", "agree", "text", "bot", "paused", "strannik", "rules", "content", "undo", "chance",
    "faces", "gave", "cards", "players", "sanctuaries",
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

PART = 200

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


def attempt(http: httpx.Client, table: Table, record: bytes, chance: random.Random) -> httpx.Response:
    """One request, most of them at a real table by somebody who sits there."""
    path = chance.choice([*GETS, *POSTS, *POSTS, *OTHERS])
    rare = chance.choice(["OPTIONS", "PATCH", "HEAD", "PUT", "DELETE"])
    usual = "POST" if path in POSTS else "GET" if path in GETS else "PUT" if path.endswith("bot") else "DELETE"
    method = usual if chance.random() < 0.9 else rare
    sent = body(chance, POSTS.get(path), record) if method in ("POST", "PUT", "PATCH") else b""
    real = chance.random() < 0.8
    text = re.sub(r"[^\x21-\x7e]|[%#?]", "", chance.choice(TEXTS))[:2000]
    known = {
        "{game}": chance.choice(["faraway", "rollplayer", "chess"]),
        "{table}": table.id if real else "nosuchtable0",
        "{number}": str(chance.choice([1, 7, -1, "x", 10**30])),
        "{text}": text,
    }
    for part, meant in known.items():
        path = path.replace(part, meant)
    headers = {name: chance.choice(values) for name, values in HEADERS.items() if chance.random() < 0.04}
    if real:
        headers = {**table.headers(chance.choice([0, 0, 0, 1])), **headers}
    values = [*NUMBERS[:8], "en", "ru", "x"]
    query = {name: str(chance.choice(values)) for name in ("n", "seat", "lang") if chance.random() < 0.15}
    return http.request(method, path, headers=headers, params=query, content=sent)


def trouble(running: Running, table: Table, record: bytes, count: int, seed: int) -> tuple[Counter[int], list[str]]:
    """What so many requests were answered with, and what the server could not cope with."""
    chance, found, faults = random.Random(seed), Counter[int](), []
    for _ in range(count):
        answer = attempt(running.http, table, record, chance)
        found[answer.status_code] += 1
        if answer.status_code >= 500 or "Traceback" in answer.text:
            faults.append(f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:200]}")
    return found, faults


def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        strannik = str(Path(sys.executable).parent / "strannik")
        command = [strannik, "serve", "--port", "0", "--database", f"sqlite:///{folder}/t.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found_port = re.search(r":(\d+)", server.stdout.readline())
            assert found_port, "the server does not say where it is"
            running = Running(int(found_port[1])).politely()
            finished = running.table("Anna", "Boris")
            finished.play_on()
            table, record = running.table("Anna", "Boris"), finished.get("/record").content
            began, found, faults = time.monotonic(), Counter[int](), []
            for part in range(count // PART):
                # Each part comes from an address of its own: what one of them may ask for is limited.
                transport = httpx.HTTPTransport(local_address=f"127.0.{part // 200}.{2 + part % 200}")
                running.http = Polite(base_url=running.address, timeout=PATIENCE, transport=transport)
                answers, troubles = trouble(running, table, record, PART, part)
                found += answers
                faults += troubles
            print(f"{found.total()} requests in {time.monotonic() - began:.0f} s: {dict(sorted(found.items()))}")
            print("\n".join(faults) or "no answer of 500")
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main(int(sys.argv[1]))
