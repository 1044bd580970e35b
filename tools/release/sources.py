"""The source archive: the same bytes for the same commit, and enough to build everything from."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.interpreters import ROOT
from tools.steps import run


def commit_time() -> str:
    """When the latest commit was made, for SOURCE_DATE_EPOCH."""
    try:
        asked = ["git", "log", "-1", "--format=%ct"]
        return subprocess.check_output(asked, cwd=ROOT, text=True).strip()
    except (OSError, subprocess.CalledProcessError):
        raise SystemExit("a release is made from a git checkout: its commit is its date") from None


def uncommitted() -> str:
    """What differs from the commit; a release has nothing of that kind."""
    asked = ["git", "status", "--porcelain"]
    return subprocess.check_output(asked, cwd=ROOT, text=True)


def build(target: Path, work: Path, epoch: int) -> Path:
    """The source archive in ``target``."""
    raw = work / "raw"
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", raw, ROOT]
    run("source archive", *command)
    [made] = raw.glob("*.tar.gz")
    return settle(made, target / made.name, epoch)


def settle(archive: Path, target: Path, epoch: int) -> Path:
    """The same files in a fixed order, of nobody in particular and of one date."""
    packed = io.BytesIO()
    with (
        tarfile.open(archive) as source,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as settled,
    ):
        for member in sorted(source.getmembers(), key=lambda one: one.name):
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = epoch
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            settled.addfile(member, source.extractfile(member) if member.isfile() else None)
    target.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=epoch))
    return target


def unpack(archive: Path, work: Path) -> Path:
    """The folder in the archive, unpacked below ``work``."""
    with tarfile.open(archive) as source:
        source.extractall(work, filter="data")
    return work / archive.name.removesuffix(".tar.gz")
