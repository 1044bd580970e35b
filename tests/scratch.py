"""Packages for one test, as pip would have installed them into a folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from shutil import copy


def install(
    folder: Path, name: str, points: Mapping[str, Mapping[str, str]], *modules: Path
) -> None:
    """A package of some modules with its entry points, by their groups and names."""
    for module in modules:
        copy(module, folder)
    known = folder / f"{name}-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = []
    for group, named in points.items():
        lines += [f"[{group}]", *(f"{point} = {leads_to}" for point, leads_to in named.items())]
    (known / "entry_points.txt").write_text("\n".join(lines) + "\n")
