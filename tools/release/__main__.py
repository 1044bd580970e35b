"""``python -m tools.release [PYTHON...]``; ``--twice`` builds all again and compares the bytes."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import tomllib
from hashlib import sha256
from pathlib import Path

from tools.interpreters import ROOT, find, supported
from tools.release import inventory, sources, trial, wheels
from tools.release.linting import lint
from tools.steps import run

SUMS = "SHA256SUMS"


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/release", description=__doc__)
    parser.add_argument("pythons", nargs="*", help="interpreters; all that are found by default")
    parser.add_argument("--twice", action="store_true", help="build again and compare the bytes")
    parser.add_argument("--dirty", action="store_true", help="with changes that are not committed")
    given = parser.parse_args()
    if not given.dirty and (changed := sources.uncommitted()):
        raise SystemExit(f"not committed yet (--dirty lets it pass):\n{changed.rstrip()}")
    pythons = find(given.pythons)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    print(f"corral {project['version']} for Python {', '.join(pythons)}")
    missing = [version for version in supported() if version not in pythons]
    if missing and not given.pythons:
        print(f"  !! not on this machine: Python {', '.join(missing)}")
    lint()
    dist = ROOT / "dist"
    with tempfile.TemporaryDirectory(prefix="corral-release-") as folder:
        work = Path(folder)
        epoch = int(sources.commit_time())
        made = build(pythons, dist, work / "first", epoch)
        if given.twice:
            again = build(pythons, work / "again", work / "second", epoch)
            compare(made, again)
        check(made)
        for (version, python), wheel in zip(pythons.items(), made[1:], strict=True):
            empty = trial.try_out(wheel, version, python, project["version"], work)
        name = dist / f"corral-{project['version']}.cdx.json"
        made.append(inventory.write(empty, unpacked(work / "first"), name, epoch))
    (dist / SUMS).write_text("".join(f"{digest(one)}  {one.name}\n" for one in made))
    print("\n".join(["", *(f"{one.stat().st_size:>11,}  dist/{one.name}" for one in made)]))


def build(pythons: dict[str, str], target: Path, work: Path, epoch: int) -> list[Path]:
    """The source archive and the wheels in an emptied folder, in this order."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    archive = sources.build(target, work, epoch)
    tree = sources.unpack(archive, work / "tree")
    wheels.build_page(tree)
    made = [archive]
    for version, python in pythons.items():
        wheel = wheels.build(python, version, tree, work, epoch)
        made.append(Path(shutil.copy(wheel, target)))
    return made


def unpacked(work: Path) -> Path:
    """The tree from which the wheels were built."""
    [tree] = (work / "tree").iterdir()
    return tree


def check(made: list[Path]) -> None:
    """What registries want, and what wheels should not have in them."""
    run("metadata (twine)", sys.executable, "-m", "twine", "check", "--strict", *made)
    run("contents of wheels", sys.executable, "-m", "check_wheel_contents", *made[1:])


def compare(made: list[Path], again: list[Path]) -> None:
    differing = [
        one.name for one, other in zip(made, again, strict=True) if digest(one) != digest(other)
    ]
    if differing:
        raise SystemExit(f"built twice, and not the same: {', '.join(differing)}")
    print(f"  built twice: all {len(made)} files are the same to the byte")


def digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
