"""Files for machines that are not here, held against what their readers accept."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from tools.interpreters import ROOT
from tools.steps import run

MOST_EXPOSED = 20
"""Of 100, as systemd reckons."""


def lint() -> None:
    """Dockerfile, compose file, workflows, scripts, settings of wheels, and the systemd unit."""
    here = Path(sys.executable).parent
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    schema = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    if hadolint := shutil.which("hadolint", path=here):
        run("Dockerfile (hadolint)", hadolint, ROOT / "Dockerfile")
    run("compose file (schema)", *schema, "vendor.compose-spec", ROOT / "compose.yaml")
    run("workflows (schema)", *schema, "vendor.github-workflows", *workflows)
    run("workflows (zizmor)", here / "zizmor", "--offline", "--min-severity=medium", *workflows)
    scripts = [path for path in sorted((ROOT / "script").iterdir()) if path.is_file()]
    run(
        "scripts (shellcheck)",
        here / "shellcheck",
        "--severity=warning",
        *scripts,
        ROOT / ".ci" / "run",
    )
    for system in ("linux", "macos", "windows"):
        asked = ["--print-build-identifiers", "--platform", system, ROOT]
        run(f"wheels for {system}", sys.executable, "-m", "cibuildwheel", *asked)
    if systemd := shutil.which("systemd-analyze"):
        check_unit(systemd)


def check_unit(systemd: str) -> None:
    """As if Corral were installed here; and how much of the system the service could reach."""
    with tempfile.TemporaryDirectory(prefix="corral-unit-") as folder:
        unit = Path(folder, "corral.service")
        text = (ROOT / "deploy" / unit.name).read_text(encoding="utf-8")
        unit.write_text(text.replace("/opt/corral/bin/corral", "/bin/true"), encoding="utf-8")
        run("systemd unit", systemd, "verify", "--man=no", unit)
        exposure = [f"--threshold={MOST_EXPOSED}", "--offline=true", unit]
        run("systemd unit, how hardened", systemd, "security", "--no-pager", *exposure)
