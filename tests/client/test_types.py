"""The client's generated types are those of the server's present messages, and its two languages say the same."""

import json
import re
from pathlib import Path

import pytest
from tools.openapi import document

CLIENT = Path(__file__).parent.parent.parent / "client"
STRINGS = CLIENT / "src" / "lib" / "strings"


def schemas():
    return json.loads(document())["components"]["schemas"]


@pytest.mark.parametrize("name", sorted(schemas()))
def test_every_message_has_its_fields_in_the_generated_types(name):
    types = (CLIENT / "src" / "lib" / "openapi.d.ts").read_text(encoding="utf-8")
    found = re.search(rf"^        {name}: (.*?)^        (?:}}|\S.*;$)", types, re.MULTILINE | re.DOTALL)
    assert found, f"{name} is missing: python tools/openapi.py build/openapi.json && cd client && npm run types"
    for field in schemas()[name].get("properties", {}):
        assert re.search(rf'^            "?{field}"?\??:', found[0], re.MULTILINE), field


def messages(language):
    text = (STRINGS / f"{language}.ts").read_text(encoding="utf-8")
    return dict(re.findall(r'^  "([\w-]+)": "(.*)",$', text, re.MULTILINE))


def test_both_languages_have_the_same_messages_with_the_same_gaps():
    english, russian = messages("en"), messages("ru")
    assert english.keys() == russian.keys()
    for name, text in english.items():
        gaps = [set(re.findall(r"\{(\w+)", words)) for words in (text, russian[name])]
        assert gaps[0] == gaps[1], name


def test_the_lockfile_names_no_registry():
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    assert [package for package in lock["packages"].values() if "resolved" in package] == []
    needed = [package for name, package in lock["packages"].items() if name and not package.get("optional")]
    assert all("integrity" in package for package in needed)
