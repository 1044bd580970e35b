"""Files for machines that are not here say what the rest of the house says.

That they are well formed is for the linters of ``script/release``.
"""

from __future__ import annotations

import json
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from corral.server.operation.metrics import Metrics, Readings
from corral.server.settings import known_settings
from tools.interpreters import supported

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FILES = [
    *(ROOT / "Dockerfile", ROOT / "compose.yaml", ROOT / ".dockerignore"),
    *(ROOT / "deploy" / "corral.service", *WORKFLOWS),
]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
LAST_STAGE = DOCKERFILE.rpartition("\nFROM ")[2]


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_host_and_no_secret_is_named(file: Path) -> None:
    text = text_of(file).replace("http://127.0.0.1", "")
    assert not re.search(r"https?://|secrets\.|[Pp]assword|\b[\w-]+\.(com|org|io|dev)\b", text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_settings_are_those_of_the_server(file: Path) -> None:
    known = {f"CORRAL_{name.upper()}" for name in known_settings()} | {"CORRAL_NAME"}
    named = set(re.findall(r"\bCORRAL_[A-Z_]+", text_of(file)))
    assert named <= known | {"CORRAL_COMPILE", "CORRAL_CLIENT"}


def test_the_image_is_made_of_what_is_let_in() -> None:
    """.dockerignore leaves everything out that is not named there."""
    lines = [line for line in text_of(ROOT / ".dockerignore").splitlines() if line[:1] != "#"]
    assert lines[0] == "*"
    let_in = [line[1:] for line in lines if line.startswith("!")]
    copied = [
        name
        for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
        for name in line.split()[:-1]
    ]
    where_there_is_one = re.findall(r"-e /context/(\w+)", DOCKERFILE)
    assert where_there_is_one == ["site"]
    assert {Path(name).parts[0] for name in copied} | {*where_there_is_one} == set(let_in)
    for name in copied:
        assert (ROOT / name).exists(), name
    for name in ("client/node_modules", "src/corral/page"):
        assert name in lines
    assert not any(fnmatch(name, line) for name in let_in for line in lines[1:] if line[0] != "!")


def test_the_image_runs_as_nobody_in_particular_and_tells_of_its_health() -> None:
    assert int(re.findall(r"^USER (\d+)$", LAST_STAGE, re.MULTILINE)[-1]) > 0
    assert "HEALTHCHECK" in LAST_STAGE
    assert "/ready" in LAST_STAGE
    assert "gcc" not in LAST_STAGE
    images = set(re.findall(r"^FROM python:([\d.]+)", DOCKERFILE, re.MULTILINE))
    assert len(images) == 1
    assert images < set(supported())


def test_the_service_may_write_nothing_but_its_data() -> None:
    compose = text_of(ROOT / "compose.yaml")
    for line in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "data:/data"):
        assert line in compose
    assert "CORRAL_DATA=/data" in DOCKERFILE
    unit = text_of(ROOT / "deploy" / "corral.service")
    for line in ("DynamicUser=yes", "ProtectSystem=strict", "StateDirectory=corral"):
        assert f"\n{line}\n" in unit


def test_the_service_lets_bots_give_way_to_people() -> None:
    """They call ``nice``, one of systemd's @resources. What is forbidden fails, but kills not."""
    unit = text_of(ROOT / "deploy" / "corral.service")
    filters = re.findall(r"^SystemCallFilter=(.+)$", unit, re.MULTILINE)
    forbidden = {name for one in filters if one[0] == "~" for name in one[1:].split()}
    assert filters[0] == "@system-service"
    assert not forbidden & {"@resources", "nice", "setpriority"}
    assert "\nSystemCallErrorNumber=EPERM\n" in unit


def test_wheels_and_tests_are_for_the_declared_pythons() -> None:
    declared = supported()
    assert PROJECT["project"]["requires-python"] == f">={declared[0]}"
    wheels = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert wheels == [f"cp{version.replace('.', '')}-*" for version in declared]
    tested = text_of(ROOT / ".github" / "workflows" / "test.yml")
    listed = re.findall(r"^ +python: \[(.+)\]$", tested, re.MULTILINE)
    assert listed == [", ".join(f'"{version}"' for version in declared)]
    released = text_of(ROOT / ".github" / "workflows" / "release.yml")
    assert set(re.findall(r"^ +(3\.\d+)$", released, re.MULTILINE)) == set(declared)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_call_scripts_that_there_are(file: Path) -> None:
    text = text_of(file)
    for script in re.findall(r"\b(?:script|\.ci|client|requirements)/[\w.]+", text):
        assert (ROOT / script).is_file(), script
    for module in re.findall(r"python -m (tools[\w.]+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module
    assert set(re.findall(r"uses: (\S+?)[/@]", text)) <= {"actions", "."}


def test_every_wheel_takes_the_documentation_along() -> None:
    """The workflow `docs` leaves the site; `match.py` would miss it in any wheel."""
    docs, release = (
        text_of(ROOT / ".github" / "workflows" / f"{one}.yml") for one in ("docs", "release")
    )
    assert "\n  workflow_call:\n" in docs
    assert re.search(r"name: site\n +path: site\n", docs)
    wheels = release.partition("\n  wheels:\n")[2].partition("\n  publish:\n")[0]
    assert wheels.startswith("    needs: docs\n")
    fetched = re.search(r"name: site\n +path: site\n", wheels)
    assert fetched
    assert fetched.end() < wheels.index("cibuildwheel")
    published = release.partition("\n  publish:\n")[2]
    assert "pattern: dist-*" in published  # not the site, which is no file of a release
    assert PROJECT["tool"]["cibuildwheel"]["test-command"].endswith("tools/release/match.py")


def test_no_wheel_is_published_without_its_page_or_with_plain_rules() -> None:
    wanted = {"CORRAL_COMPILE": "1", "CORRAL_CLIENT": "1"}
    settings = PROJECT["tool"]["cibuildwheel"]
    for environment in (settings["environment"], settings["macos"]["environment"]):
        assert wanted.items() <= environment.items()


EVERYWHERE = {"instance", "job"}
"""What Prometheus itself adds to every figure."""
ASKED_FOR = {
    "corral_tables",
    "corral_moves_total",
    "corral_news_seconds_bucket",
    "corral_leases",
    "corral_leases_lost_total",
    "corral_bot_questions",
    "corral_refusals_total",
    "corral_connections_cut_total",  # slow clients
}


def figures_of_a_busy_server() -> dict[str, set[str]]:
    """What /metrics answers where everything has happened once: each name, and its labels."""
    metrics = Metrics()
    metrics.messages["play"] += 1
    for one in (metrics.refusals, metrics.cuts):
        one.labels("one").inc()
    for time in (metrics.thinking, metrics.waiting):
        time.labels("random").observe(1)
    metrics.requests.labels("GET", "/", "200").observe(1)
    metrics.notices.labels("mail", "sent").inc()
    told = metrics.text(Readings(tables={"over": 1}, notices={"gathering": 1})).decode()
    families = text_string_to_metric_families(told)
    return {one.name: {*one.labels} for family in families for one in family.samples}


def figure_of(name: str) -> str:
    """What it is a part of."""
    return re.sub(r"^corral_|_(total|bucket|count|sum|created|info)$", "", name)


def test_the_board_shows_figures_that_there_are() -> None:
    board = text_of(ROOT / "deploy" / "grafana.json")
    known = figures_of_a_busy_server()
    named = set()
    for panel in json.loads(board)["panels"]:
        for target in panel["targets"]:
            (name,) = re.findall(r"\b(?:corral|process)_\w+", target["expr"])
            named.add(name)
            by = re.search(r"by \(([^)]*)\)", target["expr"])
            shown = re.findall(r"{{(\w+)}}", target["legendFormat"])
            for label in (*(by[1].split(", ") if by else ()), *shown):
                assert label in known[name] | EVERYWHERE, (panel["title"], label)
    assert named >= ASKED_FOR
    own = {name for name in known if name.startswith("corral_")}
    assert {figure_of(name) for name in own} - {figure_of(name) for name in named} == {"build"}
    assert "http" not in board.replace("corral_http", "")
