"""The scripts that set up and start: plain rules at first, compiled ones never beside others."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.small_project import SETUP, SmallProject


@pytest.fixture(scope="module")
def _set_up(tmp_path_factory: pytest.TempPathFactory) -> SmallProject:
    project = SmallProject(tmp_path_factory.mktemp("project"))
    done = project.run("script/setup")
    assert done.returncode == 0, done.stderr
    assert "making .venv" in done.stderr
    return project


@pytest.fixture
def project(_set_up: SmallProject) -> SmallProject:
    """Set up, rules as they were at first, nothing compiled."""
    project = _set_up
    with (project.folder / ".venv" / "compile.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a test before may have left one that still compiles
    (project.folder / "src" / "broken").unlink(missing_ok=True)
    project.write("src/obstacle", "")
    project.write("src/corral/__init__.py", "RULES = 1\n")
    project.write("src/corral/law.py", "LAW = 1\n")
    for kind in ("compiled", "modules"):
        for old in project.folder.glob(f".venv/{kind}-*"):
            shutil.rmtree(old)
    done = project.run("script/setup")
    assert done.returncode == 0, done.stderr
    project.asked()
    return project


def compile_now(project: SmallProject, **wishes: str) -> str:
    done = project.run("script/compile", **wishes)
    assert done.returncode == 0, done.stderr
    return done.stderr


def compiled_law(project: SmallProject) -> str:
    """What the compiled module in use was made from."""
    return (project.folder / ".venv/compiled/corral/law.so").read_text(encoding="utf-8")


def test_the_first_set_up_is_plain_and_the_second_does_nothing(project: SmallProject) -> None:
    assert "site-packages/corral/__init__.py 1" in project.loaded()
    done = project.run("script/setup")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert project.asked() == []


def test_compiled_rules_come_first_once_they_are_there(project: SmallProject) -> None:
    assert compile_now(project) == "corral: compiling the rules takes a minute or two.\n"
    (asked,) = project.asked()
    assert asked.endswith("--require-hashes -r requirements/build.txt")
    folder = project.folder / ".venv" / "compiled"
    assert project.loaded() == f"{folder.resolve()}/corral/__init__.py 1"
    page = folder / "corral" / "page" / "index.html"
    assert page.read_text() == "first page"  # that of the plain package
    assert not list(folder.glob("*.dist-info"))  # an empty one would hide the version
    assert compile_now(project) == ""
    assert project.run("script/setup").stderr == ""
    assert project.asked() == []


def test_sources_that_are_asked_for_come_before_compiled_rules(project: SmallProject) -> None:
    compile_now(project)
    source = str(project.folder / "src")
    assert project.loaded(PYTHONPATH=source).startswith(f"{source}/corral/")


def test_changed_rules_are_never_joined_by_older_compiled_ones(project: SmallProject) -> None:
    compile_now(project)
    before = project.loaded()
    assert compiled_law(project) == "LAW = 1\n"
    project.write("src/corral/law.py", "LAW = 22\n")
    assert project.run("script/setup").returncode == 0
    assert project.loaded().endswith("site-packages/corral/__init__.py 1")
    # And back: what was compiled then is of use again.
    project.write("src/corral/law.py", "LAW = 1\n")
    assert project.run("script/setup").returncode == 0
    assert project.loaded() == before


def test_what_is_not_compiled_joins_the_modules_that_are(project: SmallProject) -> None:
    """A change of the server or of words costs no compiling; the folder is whole all the same."""
    compile_now(project)
    before = project.loaded()
    # Of another length: bytecode of the same second and length would be taken for that of these.
    project.write("src/corral/__init__.py", "RULES = 22\n")
    project.asked()
    done = project.run("script/setup")
    assert (done.returncode, done.stderr) == (0, "")
    assert not any("build.txt" in line for line in project.asked())
    assert project.loaded() != before
    assert project.loaded().endswith("/corral/__init__.py 22")
    assert "/.venv/compiled-" in project.loaded()
    assert compiled_law(project) == "LAW = 1\n"
    # Both at once: the law is compiled anew, and stands beside what was written with it.
    project.write("src/corral/__init__.py", "RULES = 333\n")
    project.write("src/corral/law.py", "LAW = 22\n")
    assert project.run("script/setup").returncode == 0
    assert project.loaded().endswith("site-packages/corral/__init__.py 333")
    assert compile_now(project) == "corral: compiling the rules takes a minute or two.\n"
    assert compiled_law(project) == "LAW = 22\n"
    assert project.loaded().endswith("/corral/__init__.py 333")


def test_plain_is_plain_even_where_compiled_modules_are_at_hand(project: SmallProject) -> None:
    compile_now(project)
    project.write("src/corral/__init__.py", "RULES = 22\n")
    assert project.run("script/setup", "test", "plain").returncode == 0
    assert project.loaded().endswith("site-packages/corral/__init__.py 22")


def test_rules_that_cannot_be_read_do_not_compile(project: SmallProject) -> None:
    project.write("setup.py", SETUP.replace('["src/corral/law.py"]', "1 / 0"))
    assert project.run("script/setup", "test").returncode == 0
    assert "did not compile" in (project.folder / ".venv" / "plain").read_text()
    assert "ZeroDivisionError" in (project.folder / ".venv" / "compile.log").read_text()
    project.write("setup.py", SETUP)


def test_rules_that_are_not_installed_are_not_compiled(project: SmallProject) -> None:
    project.write("src/corral/__init__.py", "RULES = 3\n")
    done = project.run("script/compile")
    assert done.returncode == 1
    assert "script/setup has not installed these rules yet" in done.stderr
    assert "site-packages/corral/__init__.py 1" in project.loaded()


def test_another_page_leaves_compiled_rules_alone(project: SmallProject) -> None:
    compile_now(project)
    compiled = project.loaded()
    project.write("client/index.html", "second page")
    assert project.run("script/setup").stderr == ""
    assert project.loaded() == compiled
    page = project.folder / ".venv" / "compiled" / "corral" / "page" / "index.html"
    assert page.read_text() == "second page"
    project.write("client/index.html", "first page")


def test_what_keeps_it_from_compiling_is_told_until_it_changes(project: SmallProject) -> None:
    project.write("src/obstacle", "no C compiler found")
    assert project.run("script/setup", "test").returncode == 0
    note = project.folder / ".venv" / "plain"
    assert note.read_text() == (
        "corral: no C compiler found, so the rules stay plain Python (slower, same results)\n"
    )
    assert any(line.endswith("requirements/zig.txt") for line in project.asked())
    project.run("script/setup")
    assert note.exists()
    assert project.asked() == []
    project.write("src/obstacle", "")
    project.run("script/setup")
    assert not note.exists()


def test_rules_that_do_not_compile_are_an_error_where_that_is_demanded(
    project: SmallProject,
) -> None:
    project.write("src/broken", "")
    done = project.run("script/setup", "run", CORRAL_COMPILE="1")
    assert done.returncode == 1
    assert "the rules did not compile, but CORRAL_COMPILE=1" in done.stderr
    assert project.run("script/setup", "test").returncode == 0
    assert "did not compile" in (project.folder / ".venv" / "plain").read_text()
    assert "nothing but a test" in (project.folder / ".venv" / "compile.log").read_text()
    assert not (project.folder / ".venv" / "compiled").exists()


def test_plain_rules_on_demand(project: SmallProject) -> None:
    compile_now(project)
    assert project.run("script/setup", CORRAL_COMPILE="0").returncode == 0
    assert "site-packages/corral/" in project.loaded()
    assert "CORRAL_COMPILE=0, so" in (project.folder / ".venv" / "plain").read_text()


def test_whoever_tests_sets_up_first_and_compiles_beside_other_checks(
    project: SmallProject,
) -> None:
    assert project.run("script/setup", "run", "plain", CORRAL_COMPILE="1").returncode == 0
    assert "site-packages/corral/" in project.loaded()
    assert project.run("script/setup", "run", CORRAL_COMPILE="1").returncode == 0
    assert "/.venv/compiled-" in project.loaded()


def test_what_is_not_to_be_had_is_looked_for_once(project: SmallProject) -> None:
    """PyTorch: here no registry knows it."""
    (project.folder / ".venv" / "requirements.ok").unlink()
    looked_for = []
    for _ in range(2):
        assert project.run("script/setup", "test", "plain").returncode == 0
        looked_for.append([line.split("/")[-1] for line in project.asked()])
    assert looked_for == [["test.txt", "learn.txt"], []]
    (project.folder / ".venv" / "learn.ok").unlink()
    assert project.run("script/setup", "test", "plain").returncode == 0
    assert len(project.asked()) == 1


def test_one_compiles_and_the_other_waits_for_it(project: SmallProject) -> None:
    lock = project.folder / ".venv" / "compile.lock"
    holder = "import fcntl, sys; f = open(sys.argv[1], 'a'); fcntl.flock(f, fcntl.LOCK_EX);"
    holder += "print('held', flush=True); sys.stdin.read()"
    python = str(project.folder / ".venv/bin/python")
    with subprocess.Popen(
        [python, "-c", holder, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout
        assert first.stdin
        first.stdout.readline()
        with project.begin("script/compile") as second:
            assert second.stderr
            assert "waiting for another one" in second.stderr.readline()
            assert second.poll() is None
            assert not (project.folder / ".venv" / "compiling").exists()
            done = project.run("script/compile", "--at-once")  # who starts a server waits for none
            assert (done.returncode, done.stderr) == (0, "")
            assert not (project.folder / ".venv" / "compiled").exists()
            first.stdin.close()
            second.communicate()
    assert second.returncode == 0
    assert Path(project.folder / ".venv" / "compiled").is_dir()


def test_the_server_starts_plain_and_says_that_it_compiles(project: SmallProject) -> None:
    done = project.run("script/server")
    assert "starting with plain rules" in done.stderr
    compile_now(project)  # waits for the one in the background
    assert "/.venv/compiled-" in project.loaded()
    assert project.run("script/server").stderr == ""


def test_the_page_that_cannot_be_built_is_an_error_where_it_is_demanded(
    project: SmallProject,
) -> None:
    good = project.folder.joinpath("client/build.py").read_text()
    project.write("client/build.py", good + "    sys.exit('corral: nothing to build with')\n")
    done = project.run("script/setup", CORRAL_CLIENT="1")
    assert done.returncode == 1
    assert "nothing to build with, but CORRAL_CLIENT=1 wants the page" in done.stderr
    done = project.run("script/setup")
    assert done.stderr == "corral: nothing to build with, installing without the page.\n"
    project.write("client/build.py", good)


def test_uv_is_told_what_pip_was_told(project: SmallProject) -> None:
    """It does not read pip's configuration; what it was told itself counts for more."""
    kept = project.folder.joinpath("bin/uv").read_text(encoding="utf-8")
    said = (
        "env.extra-index-url='file:///elsewhere'\n"
        ":env:.index-url='https://mine.test/simple'\n"
        "global.extra-index-url='file:///one/simple file:///other/simple'\n"
        "site.find-links='\\n/wheels\\n/more'\n"
    )
    (site,) = project.folder.glob(".venv/lib/python*/site-packages")
    (site / "pip.py").write_text(f"print({said!r}, end='')\n", encoding="utf-8")
    project.write("bin/uv", '#!/bin/sh\nenv | grep ^UV_ | sort\necho "$*"\n')
    done = project.run("script/install", "thing", UV_FIND_LINKS="/own")
    assert done.stdout.splitlines() == [
        "UV_DEFAULT_INDEX=https://mine.test/simple",
        "UV_FIND_LINKS=/own",
        "UV_INDEX=file:///one/simple file:///other/simple",
        "UV_INDEX_STRATEGY=unsafe-best-match",
        "pip install --python .venv/bin/python thing",
    ]
    assert "UV_FIND_LINKS=/wheels,/more\n" in project.run("script/install", "thing").stdout
    (site / "pip.py").write_text("", encoding="utf-8")
    project.write("bin/uv", kept)


def files(asked: list[str]) -> list[str]:
    """The requirement files among what was asked for."""
    return [line.rpartition("/")[2] for line in asked if line.endswith(".txt")]


def test_where_many_packages_are_wanted_uv_is_fetched_first(project: SmallProject) -> None:
    """By pip, where there is none on the path; it stays, and whoever starts a server is spared."""
    stand_in = project.folder / "bin" / "uv"
    stand_in.rename(project.folder / "bin" / "uv-aside")
    (site,) = project.folder.glob(".venv/lib/python*/site-packages")
    pip = (
        "import shutil, sys\n"
        "if 'install' in sys.argv:\n"
        "    print(sys.argv[-1], file=open('pip.log', 'a'))\n"
        "    if 'uv.txt' in sys.argv[-1]:\n"
        "        shutil.copy('bin/uv-aside', '.venv/bin/uv')\n"
    )
    (site / "pip.py").write_text(pip, encoding="utf-8")
    path = os.pathsep.join([str(project.folder / "bin"), os.defpath])  # no other uv
    installed = project.folder / "pip.log"
    try:
        for job, by_pip in (("run", ["run.txt"]), ("test", ["uv.txt"]), ("test", [])):
            (project.folder / ".venv" / "requirements.ok").unlink()
            done = project.run("script/setup", job, "plain", PATH=path)
            assert done.returncode == 0, done.stderr
            installed.touch()
            assert files(installed.read_text(encoding="utf-8").splitlines()) == by_pip
            installed.unlink()
            assert ("test.txt" in files(project.asked())) == (job == "test")
    finally:
        (site / "pip.py").write_text("", encoding="utf-8")
        (project.folder / ".venv/bin/uv").unlink(missing_ok=True)
        (project.folder / "bin" / "uv-aside").rename(stand_in)


STEPS = {"ruff": "lint", "page": "client", "browser": "tests in the browser"}
"""How the summary calls what a stand-in's failure fails."""


@pytest.mark.parametrize("broken", ["", *STEPS])
def test_any_step_that_fails_is_told_and_fails_all(project: SmallProject, broken: str) -> None:
    """Steps run beside each other, and stand-ins for their programs fail by turns."""
    (site,) = project.folder.glob(".venv/lib/python*/site-packages")
    told = "import os, sys\nname = {!r}\nprint(name, *sys.argv[1:])\n"
    fails = f"sys.exit(({{}}) == {broken or 'nobody'!r})\n"
    kind = "'plain' if '--rules-only' in sys.argv else sys.argv[-1].rpartition('/')[2]"
    for name, who in (("ruff", "name"), ("mypy", "name"), ("pytest", kind)):
        (site / f"{name}.py").write_text(told.format(name) + fails.format(who), encoding="utf-8")
        for old in site.glob(f"__pycache__/{name}.*"):
            old.unlink()  # of the same second and as long, it would be taken for this one's
    build = project.folder.joinpath("client/build.py").read_text(encoding="utf-8")
    checked = fails.format("'page' if 'check' in sys.argv else ''")
    project.write("client/build.py", build + told.format("page") + checked)
    browser = project.folder.joinpath("script/browser").read_text(encoding="utf-8")
    project.write("script/browser", "#!/bin/sh\n")
    project.write("docs/engine.md", "")
    try:
        done = project.run("script/test")
    finally:
        project.write("client/build.py", build)
        project.write("script/browser", browser)
    _, _, summary = done.stdout.partition("\n== summary\n")
    lines = summary.splitlines()
    assert done.returncode == (broken != ""), done.stdout + done.stderr
    failed = [line.removeprefix("FAILED").strip() for line in lines if line.startswith("FAILED")]
    assert len(failed) == (broken != ""), done.stdout + done.stderr
    assert all(one.startswith(STEPS[broken]) for one in failed)
    assert sum(line.startswith("ok") for line in lines) == 8 - (broken != "")
    for step in ("ruff check", "ruff format", "mypy --cache-dir", "page run check", "page test"):
        assert f"\n{step}" in done.stdout or broken == "ruff"
