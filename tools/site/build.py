"""From the repository to a folder of static files that any server can offer below any path."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sphinx.cmd.build import build_main

from tools.site.reference import ROOMS
from tools.site.stage import stage

CONFIGURATION: Final = Path(__file__).parent / "sphinx"
LEFTOVERS: Final = (".buildinfo", ".doctrees", "objects.inv", "_static/*/*.map")
"""What Sphinx leaves for itself, for other sites and for the theme's makers."""


def run_sphinx(pages: Path, built: Path) -> int:
    """From staged pages to HTML; every warning is told, and is an error in the end."""
    options = ["--fail-on-warning", "--keep-going", "--quiet", "--fresh-env"]
    status: int = build_main([*options, "-c", str(CONFIGURATION), str(pages), str(built)])
    return status


def _leftovers(built: Path) -> Callable[[str, list[str]], set[str]]:
    """What ``copytree`` is to leave out."""
    left = {path for pattern in LEFTOVERS for path in built.glob(pattern)}
    return lambda folder, names: {name for name in names if Path(folder, name) in left}


def build(root: Path, site: Path, rooms: Sequence[str] = ROOMS) -> int:
    """Builds the site of the repository at ``root``; 0 if there was nothing to complain of.

    What is there already is replaced only by a site that is whole. The reference may be limited to
    some rooms: it takes more than half of the time.
    """
    with TemporaryDirectory(prefix="corral-site-") as folder:
        pages, built = Path(folder, "pages"), Path(folder, "site")
        stage(root, pages, rooms)
        if status := run_sphinx(pages, built):
            return status
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(built, site, ignore=_leftovers(built))
    return 0
