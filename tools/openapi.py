"""Writes the server's OpenAPI document, from which the client's types are made.

python tools/openapi.py build/openapi.json && cd client && npm run types
"""

import json
import sys
from pathlib import Path

from strannik.server.app import described


def document() -> str:
    return json.dumps(described(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(document(), encoding="utf-8")
