"""What was installed is what the caller expects, and setup.py finds a compiler or says why not."""

import ast
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest
import setuptools

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """setup.py as a module."""
    spec = importlib.util.spec_from_file_location("corral_setup", ROOT / "setup.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on PATH, with no compiler in it; no wishes in the environment."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("CORRAL_COMPILE", raising=False)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    return tmp_path


def program(folder: Path, name: str, status: int = 0) -> str:
    """A program that does nothing but end with `status`."""
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return str(path)


def test_runs_as_expected(build: ModuleType) -> None:
    """script/test says through CORRAL_EXPECT which of its two runs this is."""
    expected = os.environ.get("CORRAL_EXPECT")
    if not expected:
        pytest.skip("CORRAL_EXPECT is not set")
    assert expected in ("compiled", "plain")
    sources = build.compiled_sources()
    assert "src/corral/core/state.py" in sources
    for source in sources:
        module = importlib.import_module(
            source.removeprefix("src/").removesuffix(".py").replace("/", ".")
        )
        loaded = module.__spec__.origin if module.__spec__ else None
        assert loaded
        assert loaded.endswith(tuple(EXTENSION_SUFFIXES)) == (expected == "compiled"), loaded
        assert Path(loaded).is_relative_to(ROOT / "src") == (expected == "plain"), loaded


def test_sources_are_rules_and_search(build: ModuleType) -> None:
    sources = build.compiled_sources()
    assert sources == sorted(set(sources))
    rooms = ("core", "games", "bots", "envs", "server")
    assert {source.split("/")[2] for source in sources} == set(rooms)
    assert not any("/show/" in source for source in sources)
    assert not any(source.endswith("__init__.py") for source in sources)


def test_what_mypyc_reads_is_found_wherever_it_is_imported(
    build: ModuleType, tmp_path: Path
) -> None:
    """Types of other modules get into compiled code, so a change of theirs compiles it anew."""
    files = {
        "core/__init__.py": "from ..common import thing\n",
        "core/state.py": "def late() -> None:\n    import corral.server.clock\n",
        "common.py": "if TYPE_CHECKING:\n    from corral.server import words as w\n",
        "__init__.py": "",
        "server/__init__.py": "from . import sockets\n",
        "server/clock.py": "import os, corral.nowhere\n",
        "server/words.py": "",
        "server/sockets.py": "from corral.core.state import late\n",
        "server/tables.py": "from corral.core import state\n",
    }
    for name, text in files.items():
        path = tmp_path / "src" / "corral" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert build.compiled_sources(tmp_path) == ["src/corral/core/state.py"]
    unread = {"server/tables.py"}
    assert set(build.compiled_from(tmp_path)) == {
        f"src/corral/{name}" for name in {*files} - unread
    }


def test_most_of_the_server_is_not_compiled_anew(build: ModuleType) -> None:
    """What compiled modules import of the others stays little: else every change takes minutes."""
    read = set(build.compiled_from())
    assert {*build.compiled_sources(), "src/corral/core/game.py"} < read
    server = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "src/corral/server").rglob("*.py")
    }
    assert {"src/corral/server/tables/hub.py", "src/corral/server/app.py"} <= server - read
    assert len(server & read) < len(server) / 4
    rooms = {name.split("/")[2] for name in read}
    assert not rooms & {"arena", "commands", "learning", "pictures", "terminal", "testing"}


def test_a_wheel_is_built_with_all_that_compiled_modules_import(build: ModuleType) -> None:
    """mypyc reads others' types as well; without them nothing compiles in an empty environment."""
    imported = {
        module.partition(".")[0]
        for name in build.compiled_from()
        for module in build._imported(ROOT, name)
    }
    others = {name for name in imported - set(sys.stdlib_module_names) if name != "corral"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {re.split(r"[<>=]", one)[0] for one in project["build-system"]["requires"]}
    assert others - {"librt", "mypy_extensions"} <= wanted  # which come with mypy


def test_cold_modules_are_not_optimized(build: ModuleType) -> None:
    """The C compiler's last word on optimization counts; hot modules keep mypyc's."""
    cold = {
        source
        for source in build.compiled_sources()
        if build.is_cold(f"c/__native_{source.removeprefix('src/')[:-3].replace('/', '___')}.c")
    }
    for pattern in build.COLD:
        assert any(fnmatch(source, pattern) for source in cold), pattern
    hot = (
        "core/state",
        "core/match",
        "bots/search",
        "elgaucho/rules/turn",
        "elgaucho/text/notation",
    )
    assert not [source for source in cold if source.endswith(tuple(f"{one}.py" for one in hot))]

    flags: dict[str, list[str]] = {}

    class Compiler:
        def compile(self, sources: list[str], extra_postargs: list[str]) -> list[str]:
            flags.update(dict.fromkeys(sources, extra_postargs))
            return sources

    command = build.BuildRules(setuptools.Distribution())
    command.compiler, command.extensions = Compiler(), []
    command.build_extensions()
    files = [f"c/{build.COLD_UNIT}", "c/hot0.c"]
    assert command.compiler.compile(files, extra_postargs=["-O2"]) == files
    assert flags == {files[0]: ["-O2", "-O0"], files[1]: ["-O2"]}


def test_modules_are_compiled_together(build: ModuleType, tmp_path: Path) -> None:
    """Each once, neighbours beside each other, cold ones apart from hot ones."""
    modules = [
        "corral",
        "corral___core___edition",
        "corral___core___match",
        "corral___core___state",
    ]
    paths = [tmp_path / f"__native_{module}.c" for module in modules]
    for path in paths:
        path.write_text("static int nothing;", encoding="utf-8")
    of_mypyc = str(tmp_path / "init.c")
    joined = build.joined([*map(str, paths), of_mypyc], units=1)
    assert joined == [str(tmp_path / build.COLD_UNIT), str(tmp_path / "hot0.c"), of_mypyc]
    told = [Path(name).read_text(encoding="utf-8").split() for name in joined[:2]]
    together = [[line for line in lines if line != "#include"] for lines in told]
    assert together == [[f'"{path.name}"' for path in part] for part in (paths[:2], paths[2:])]


def test_compiled_code_names_each_kind_of_error_of_its_own(build: ModuleType) -> None:
    """mypyc gives a name one type in a function: a second kind of error would be a TypeError."""
    for source in build.compiled_sources():
        tree = ast.parse((ROOT / source).read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            caught: dict[str, str] = {}
            for handler in ast.walk(function):
                if isinstance(handler, ast.ExceptHandler) and handler.name and handler.type:
                    kind = ast.unparse(handler.type)
                    assert caught.setdefault(handler.name, kind) == kind, (source, function.name)


def test_compilers_in_order(
    build: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("clang", "gcc", "cc", "tcc"):
        program(folder, name)
    monkeypatch.setenv("CC", "ccache 'my cc' -m64")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    assert list(build.compiler_candidates()) == [
        ["ccache", "my cc", "-m64"],
        [str(folder / "cc")],
        [str(folder / "gcc")],
        [str(folder / "clang")],
        [sys.executable, "-m", "ziglang", "cc"],
    ]


def test_first_compiler_that_works(
    build: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", str(folder / "missing"))
    program(folder, "cc", status=1)
    gcc = program(folder, "gcc")
    program(folder, "clang")
    assert build.find_compiler() == [gcc]


def test_obstacles(build: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "has_headers", lambda: True)
    assert build.obstacle() == build.NO_COMPILER
    program(folder, "clang")
    assert build.obstacle() == ""
    monkeypatch.setattr(build, "has_headers", lambda: False)
    assert build.obstacle() == build.NO_HEADERS
    monkeypatch.setenv("CORRAL_COMPILE", "0")
    assert build.obstacle() == "CORRAL_COMPILE=0"
    monkeypatch.setenv("CORRAL_COMPILE", "yes")
    with pytest.raises(SystemExit, match="CORRAL_COMPILE is 'yes', it has to be 0, 1 or empty"):
        build.obstacle()


def test_notice_is_one_line(
    build: ModuleType, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build.give_up(build.NO_COMPILER)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == (
        "corral: no C compiler found, installing the rules as plain Python (slower, same results)\n"
    )


def test_ordered_to_compile(
    build: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CORRAL_COMPILE", "1")
    with pytest.raises(SystemExit, match="no C compiler found, but CORRAL_COMPILE=1"):
        build.give_up(build.NO_COMPILER)


@pytest.mark.parametrize("built", [True, False])
def test_a_wheel_takes_the_site_along_where_there_is_one(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    if built:
        (tmp_path / "site" / "rules").mkdir(parents=True)
        (tmp_path / "site" / "index.html").touch()
        (tmp_path / "site" / "rules" / "elgaucho.html").touch()
    command = build.BuildPackage(setuptools.Distribution({"name": "nothing", "packages": []}))
    command.build_lib = str(tmp_path / "wheel")
    command.ensure_finalized()
    command.run()
    assert (tmp_path / "wheel" / "corral" / "site" / "rules" / "elgaucho.html").exists() is built


@pytest.mark.parametrize("script", sorted(path.name for path in (ROOT / "script").iterdir()))
def test_scripts_are_executable_and_parse(script: str) -> None:
    path = ROOT / "script" / script
    assert os.access(path, os.X_OK)
    assert path.read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    subprocess.run(["sh", "-n", str(path)], check=True)


def test_ci_is_executable_and_parses() -> None:
    path = ROOT / ".ci" / "run"
    assert os.access(path, os.X_OK)
    subprocess.run(["bash", "-n", str(path)], check=True)


def test_nothing_compiled_in_the_source_tree() -> None:
    left = [path for end in ("*.so", "*.pyd", "*.c") for path in (ROOT / "src").rglob(end)]
    assert left == []


def test_source_archive_is_the_whole_tree(tmp_path: Path) -> None:
    """Without the client's sources, for one, it could not even be installed."""

    def git(*arguments: str, said: str = "") -> set[str]:
        done = subprocess.run(
            ["git", *arguments],
            cwd=ROOT,
            input=said,
            capture_output=True,
            text=True,
            check=False,
        )
        return set(done.stdout.split("\0")) - {""}

    tracked = git("ls-files", "-z") if shutil.which("git") else set()
    if not tracked:
        pytest.skip("this is no checkout")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    [sources] = tmp_path.glob("*/SOURCES.txt")
    names = sources.read_text(encoding="utf-8").splitlines()
    archived = {name for name in names if not name.startswith(tmp_path.as_posix())}
    assert {name for name in tracked if (ROOT / name).is_file()} <= archived
    assert git("check-ignore", "-z", "--stdin", said="\0".join(archived)) == set()
