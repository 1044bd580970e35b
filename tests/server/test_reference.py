"""What is made from the types is current."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.server.house import House
from tools.server_page import PAGE, TYPES, page, schemas, type_text, typescript

USE = """
import type { ClientMessage, ServerMessage } from "./wire";
export const move: ClientMessage = { kind: "play", move: "end", version: 3, key: "k" };
export function version(told: ServerMessage): number | null {
  return told.kind === "fresh" || told.kind === "news" ? told.version : null;
}
"""
"""What a client does with the types; each kind of message narrows the union."""


def test_the_browsers_types_are_current() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "run script/docs"


def test_the_page_is_current() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run script/docs"


def test_schemas_as_typescript() -> None:
    assert type_text({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "number | null"
    assert type_text({"anyOf": [{"type": "null"}, {"$ref": "#/You"}]}) == "You | null"
    assert type_text({"type": "array", "items": {"enum": ["a", "b"]}}) == '("a" | "b")[]'
    assert type_text({"$ref": "#/Problem"}) == "Problem"
    assert type_text({"type": "object", "additionalProperties": {"type": "boolean"}}) == (
        "Record<string, boolean>"
    )
    assert type_text({}) == "unknown"


def test_every_type_says_what_it_is() -> None:
    for name, schema in schemas().items():
        assert schema.get("description"), name


def test_the_types_compile(tmp_path: Path) -> None:
    own = TYPES.parent.parent / "node_modules" / ".bin" / "tsc"  # the client's
    compiler = str(own) if own.exists() else shutil.which("tsc")
    if compiler is None:
        pytest.skip("no TypeScript compiler here")
    shutil.copy(TYPES, tmp_path)
    (tmp_path / "games").mkdir()
    shutil.copy(TYPES.parent / "games" / "view.ts", tmp_path / "games")
    (tmp_path / "use.ts").write_text(USE, encoding="utf-8")
    (tmp_path / "misuse.ts").write_text(USE.replace('"play"', '"plough"'), encoding="utf-8")
    command = [compiler, "--noEmit", "--strict", "--pretty", "false", "use.ts", "misuse.ts"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path)
    complaints = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert complaints, "a kind of message that there is not was not noticed"
    assert [line for line in complaints if not line.startswith("misuse.ts(")] == []


def test_the_openapi_document_is_served(house: House) -> None:
    answer = httpx.get(f"{house.url}/api/openapi.json")
    document = json.loads(answer.text)
    assert document["info"]["title"] == "Corral"
    paths = document["paths"]
    assert "/api/tables/{table}/join" in paths
    refused = paths["/api/tables"]["post"]["responses"]["400"]
    assert refused["content"]["application/json"]["schema"]["$ref"].endswith("Problem")
    assert "/api/openapi.json" in httpx.get(house.url).text
