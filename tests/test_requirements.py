"""The hashed requirement files say what pyproject.toml says; nothing here needs the network."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.interpreters import supported

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
GROUPS = PROJECT["dependency-groups"]
PYTHONS = tuple(supported())

RUN = ("terminal", "server")
DOCUMENTED = (*RUN, "arena", "envs", "openspiel", "data", "docs")
TESTED = (*RUN, "postgresql", "arena", "ray", "envs", "openspiel", "data", "llm", "docs", "dev")
# What script/lock puts into each file: groups, then extras with what the package always needs.
LOCKED: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "run": (("setup",), RUN),
    "docs": (("setup",), DOCUMENTED),
    "test": (("build",), TESTED),
    "bench": (("build",), (*TESTED, "bench")),
    "lowest": (("build",), (*TESTED, "bench")),
    "pythons": (("build",), (*RUN, "postgresql", "arena", "dev")),
    "build": (("build",), ()),
    "release": (("build", "release"), ()),
    "zig": (("zig",), ()),
    "uv": (("uv",), ()),
    "node": (("node",), ()),
    "learn": (("learn",), ()),
}
FILES = sorted(LOCKED)


def wanted_by(file: str) -> dict[str, list[str]]:
    """What pyproject.toml asks for in a file, by who asks: a group, or "" for the package."""
    groups, extras = LOCKED[file]
    asked = {group: list(GROUPS[group]) for group in groups}
    if extras:
        rooms = [one for extra in extras for one in EXTRAS[extra]]
        asked[""] = [*PROJECT["project"]["dependencies"], *rooms]
        asked[""] = [one for one in asked[""] if not one.startswith("corral[")]
    return asked


DIRECT = {file: [one for asked in wanted_by(file).values() for one in asked] for file in FILES}

LINE = re.compile(
    r"(?P<name>[a-z0-9-]+)(?:\[(?P<extras>[a-z0-9,-]+)\])?==(?P<version>\S+)(?: ; (?P<marker>.+))?"
)


class Pin:
    """One line of a requirement file: a version, where it applies, and its files' hashes."""

    def __init__(self, text: str) -> None:
        line, *hashes = re.split(r" --hash=", text)
        match = LINE.fullmatch(line.strip())
        assert match, f"not a pin: {line!r}"
        self.name = match["name"]
        self.extras = set((match["extras"] or "").split(",")) - {""}
        self.version = Version(match["version"])
        self.marker = Marker(match["marker"]) if match["marker"] else None
        self.hashes = [value.strip() for value in hashes]
        self.via: list[str] = []

    def applies(self, python: str | None = None) -> bool:
        """Whether it is meant for this machine, or for this machine with another Python."""
        there = {"python_version": python, "python_full_version": f"{python}.0"} if python else {}
        return self.marker is None or self.marker.evaluate(dict(there))


def text_of(file: str) -> str:
    return (ROOT / "requirements" / f"{file}.txt").read_text(encoding="utf-8")


def pins_of(file: str) -> list[Pin]:
    """Each pin, with the comment below it that tells who wants it."""
    pins: list[Pin] = []
    for line in re.sub(r"\\\n *", "", text_of(file)).splitlines():
        if not line.lstrip().startswith("#"):
            pins.append(Pin(line))
        elif pins and (who := line.lstrip(" #").removeprefix("via").strip()):
            pins[-1].via.append(who)
    return pins


def applying(file: str, python: str | None = None) -> dict[str, Version]:
    """Name and version of each pin that applies; a name has one version at most."""
    pins = [pin for pin in pins_of(file) if pin.applies(python)]
    versions = {pin.name: pin.version for pin in pins}
    assert len(versions) == len(pins), f"{file}.txt pins something twice"
    return versions


def test_every_file_is_known() -> None:
    assert sorted(path.stem for path in (ROOT / "requirements").iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_pin_has_hashes(file: str) -> None:
    assert pins_of(file)
    for pin in pins_of(file):
        assert pin.hashes, pin.name
        assert len(set(pin.hashes)) == len(pin.hashes), pin.name
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", value) for value in pin.hashes), pin.name


@pytest.mark.parametrize("file", FILES)
def test_no_registry_and_no_folder_is_named(file: str) -> None:
    text = text_of(file)
    for word in ("http:", "https:", "://", "find-links", "index-url", "/opt", "file:", "-e "):
        assert word not in text, f"{word!r} in requirements/{file}.txt"


@pytest.mark.parametrize("file", FILES)
def test_who_wants_a_pin_is_told_as_it_is(file: str) -> None:
    """Of what pyproject.toml asks for nothing is missing, left over or written in by hand."""
    pins = pins_of(file)
    for group, asked in wanted_by(file).items():
        told = f"corral (pyproject.toml{':' * bool(group)}{group})"
        direct = {pin.name for pin in pins if told in pin.via}
        assert direct == {canonicalize_name(Requirement(one).name) for one in asked}, told
    others = {who for pin in pins for who in pin.via if not who.startswith("corral (")}
    assert others <= {pin.name for pin in pins}, "run script/lock"
    assert all(pin.via for pin in pins), "run script/lock"


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("file", FILES)
def test_direct_requirements_are_met(file: str, python: str) -> None:
    pins = applying(file, python)
    for requirement in map(Requirement, DIRECT[file]):
        name = canonicalize_name(requirement.name)
        assert name in pins, f"{requirement} is missing; run script/lock"
        assert pins[name] in requirement.specifier, f"{requirement} is not met; run script/lock"


@pytest.mark.parametrize("file", ["run", "docs", "build", "test", "learn"])
def test_pins_are_the_direct_requirements_and_all_they_need(file: str) -> None:
    """Nothing missing and nothing left over, going by the installed packages' metadata.

    Extras included: pip before 23.3 does not find the hashes of name[extra] below the name alone.
    """
    pins = applying(file)
    extras_of = {pin.name: pin.extras for pin in pins_of(file) if pin.applies()}
    wanted = [(Requirement(text), {""}) for text in DIRECT[file]]
    reached: set[str] = set()
    while wanted:
        requirement, extras = wanted.pop()
        marker = requirement.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in extras):
            continue
        name = canonicalize_name(requirement.name)
        assert name in pins, f"{requirement} is missing; run script/lock"
        assert pins[name] in requirement.specifier, f"{requirement} is not met; run script/lock"
        assert requirement.extras <= extras_of[name], f"{requirement} is missing; run script/lock"
        if name in reached:
            continue
        reached.add(name)
        try:
            needed = map(Requirement, metadata.requires(name) or [])
            wanted += [(one, {"", *requirement.extras}) for one in needed]
        except metadata.PackageNotFoundError:
            pytest.skip(f"{name} is not installed")
    assert set(pins) == reached, "run script/lock"


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(
    ("small", "large"), [("run", "docs"), ("docs", "test"), ("build", "test"), ("test", "bench")]
)
def test_smaller_files_are_part_of_larger_ones(small: str, large: str, python: str) -> None:
    assert applying(small, python).items() <= applying(large, python).items()


@pytest.mark.parametrize("python", PYTHONS)
def test_learning_changes_nothing_that_is_installed(python: str) -> None:
    learn, rest = applying("learn", python), applying("test", python)
    assert {name: learn[name] for name in learn.keys() & rest.keys()}.items() <= rest.items()


def test_learning_is_tested_with_what_the_extra_allows() -> None:
    pins = applying("learn")
    wanted = [one for one in map(Requirement, EXTRAS["learn"]) if one.name != "corral"]
    assert all(pins[canonicalize_name(one.name)] in one.specifier for one in wanted)


@pytest.mark.parametrize("requirement", sorted({*DIRECT["bench"]}))
def test_the_lowest_versions_are_the_lowest(requirement: str) -> None:
    """script/pythons --lowest tries what pyproject.toml promises, not something newer."""
    wanted = Requirement(requirement)
    promised = [Version(one.version) for one in wanted.specifier if one.operator in (">=", "==")]
    found = applying("lowest")[canonicalize_name(wanted.name)]
    assert found.release[: len(promised[0].release)] == promised[0].release


def test_build_group_repeats_the_build_system() -> None:
    assert GROUPS["build"] == PROJECT["build-system"]["requires"]


def test_plain_rules_are_installed_by_the_build_systems_own_setuptools_without_mypy() -> None:
    assert set(GROUPS["setup"]) < set(GROUPS["build"])
    assert "mypy" not in applying("run")


def test_all_has_every_room() -> None:
    """But for `learn`: PyTorch with CUDA is a burden that nobody should get unasked.

    And but for what developers need: their tools, and what builds the site.
    """
    rooms = {extra for text in EXTRAS["all"] for extra in Requirement(text).extras}
    assert rooms == EXTRAS.keys() - {"all", "dev", "docs", "learn"}


def test_types_are_checked_by_the_compilers_own_mypy() -> None:
    pinned = [text for text in [*EXTRAS["dev"], *GROUPS["build"]] if text.startswith("mypy")]
    assert len(set(pinned)) == 1
    assert pinned[0] == f"mypy=={applying('build')['mypy']}"
