"""What a release is made of, as CycloneDX: the packages it runs with, and what is in its page.

``cyclonedx-py`` tells the first of the environment that the wheel was tried in, npm the second of
its lock file. Packages that only build or test the page are left out: nobody gets them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools.interpreters import ROOT, python_in
from tools.steps import run

IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*["']((?:@[\w.-]+/)?[\w-][\w.-]*)""")
ROOT_REF = "root-component"
"""What cyclonedx-py calls Corral itself."""


def write(empty: Path, sources: Path, target: Path, epoch: int) -> Path:
    """The inventory of a release that is installed in ``empty``."""
    asked = ["--pyproject", ROOT / "pyproject.toml", "--output-reproducible", "--short-PURLs"]
    told = run(
        "inventory of packages",
        *(sys.executable, "-m", "cyclonedx_py", "environment", *asked, python_in(empty)),
        env={"SOURCE_DATE_EPOCH": str(epoch)},
    )
    client = sources / "client"
    listed = run(
        "inventory of the page",
        *(sys.executable, client / "build.py"),
        *("sbom", "--sbom-format=cyclonedx", "--package-lock-only"),
    )
    bom = join(json.loads(told[told.index("{") :]), json.loads(listed[listed.index("{") :]), client)
    text = json.dumps(bom, indent=2, ensure_ascii=False, sort_keys=True) + "\n"
    check(text)
    target.write_text(text, encoding="utf-8")
    return target


def check(text: str) -> None:
    """Against CycloneDX's own schema, by what script/release has and the tests have not."""
    from cyclonedx.schema import SchemaVersion  # noqa: PLC0415
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415

    if problem := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise SystemExit(f"the inventory is no CycloneDX: {problem}")


def join(python: dict[str, Any], npm: dict[str, Any], client: Path) -> dict[str, Any]:
    """One inventory, with all that Corral needs to run and nothing else."""
    needs = {one["ref"]: one.get("dependsOn", []) for one in python["dependencies"]}
    builds = {one["ref"]: one.get("dependsOn", []) for one in npm["dependencies"]}
    named = shipped(client)
    inside = [one["bom-ref"] for one in npm["components"] if one["name"] in named]
    needs = {**builds, **needs, ROOT_REF: sorted([*needs[ROOT_REF], *inside])}
    reached = closure(needs, ROOT_REF)
    components = [*python["components"], *map(tidied, npm["components"])]
    python["components"] = [one for one in components if one["bom-ref"] in reached]
    python["dependencies"] = [
        {"ref": ref, "dependsOn": sorted(needs[ref])} for ref in sorted(reached) if ref in needs
    ]
    return python


def shipped(client: Path) -> set[str]:
    """Packages that the page's own sources import."""
    files = [path for path in (client / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text(encoding="utf-8") for path in files if ".test." not in path.name]
    return {name for text in texts for name in IMPORTED.findall(text)}


def closure(needs: Mapping[str, Iterable[str]], start: str) -> set[str]:
    """All that is needed, directly or not."""
    reached, waiting = set[str](), [start]
    while waiting:
        ref = waiting.pop()
        if ref not in reached:
            reached.add(ref)
            waiting += needs.get(ref, [])
    return reached


def tidied(component: dict[str, Any]) -> dict[str, Any]:
    """Part of the page, whatever npm calls what is compiled into it."""
    kept = {name: value for name, value in component.items() if value}
    kept.pop("properties", None)
    return {**kept, "scope": "required"}
