"""Builds Corral, and compiles the rules with mypyc where a C compiler is to be had.

Everything else about the package stands in pyproject.toml. Without a compiler, or when compiling
fails, the same modules are installed as plain Python and one line on standard error says so.

CORRAL_COMPILE=0 installs plain Python in any case; with CORRAL_COMPILE=1 not compiling is an error.

The browser client is built into the wheel too; without Node, or when no registry is within reach,
it is left out and one line says so. CORRAL_CLIENT=0 and =1 mean the same for it. The site for
readers is never built here: where script/site has built it, the wheel takes it along.
"""

from __future__ import annotations

import ast
import atexit
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from multiprocessing.pool import ThreadPool
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent

# What mypyc compiles, all of it as one group.
COMPILED = (
    "src/corral/core/*.py",
    "src/corral/games/*/*.py",
    "src/corral/games/*/rules/*.py",
    "src/corral/games/*/seen/*.py",
    "src/corral/games/*/text/*.py",
    "src/corral/games/*/play/*.py",
    "src/corral/envs/rivals.py",
    "src/corral/envs/stepping.py",
    "src/corral/server/tables/difference.py",
    "src/corral/bots/ending.py",
    "src/corral/server/gate/frames.py",
    "src/corral/server/gate/limits.py",
    "src/corral/server/tables/patches.py",
    "src/corral/bots/picking.py",
    "src/corral/bots/playout.py",
    "src/corral/bots/tree.py",
    "src/corral/bots/search.py",
    "src/corral/bots/plain.py",
)
# A Game stays plain: compiled code would not see the attributes of a subclass that is not.
# So do declared views and events: there is nothing to compile but their annotations.
EXCLUDED = (
    "*/__init__.py",
    "*/game.py",
    "*/phrases.py",
    "*/core/view.py",
    "*/seen/types.py",
    "*/rules/events.py",
)

# Run once, or when somebody errs: optimizing them takes a seventh of the time for nothing.
COLD = (
    "*/edition.py",
    "*/core/manifest.py",
    "*/core/options.py",
    "*/core/registry.py",
    "*/text/objections.py",
    "*/text/*reading.py",
    "*/text/refusal.py",
)

COLD_UNIT = "cold.c"
READ = "read"
"""The folder, beside the C, of the headers that the compiler has read already."""

NO_COMPILER = "no C compiler found"
NO_HEADERS = "Python's C headers are missing (Debian and Ubuntu: python3-dev)"
NOT_COMPILED = "the rules did not compile"


class CannotCompile(Exception):
    """Carries the reason, as the first half of the notice."""


def compiled_sources(root: Path = ROOT) -> list[str]:
    """The files to compile, relative to `root`, in a fixed order."""
    found = {path.relative_to(root).as_posix() for glob in COMPILED for path in root.glob(glob)}
    return sorted(name for name in found if not any(fnmatch(name, out) for out in EXCLUDED))


def compiled_from(root: Path = ROOT) -> list[str]:
    """All that mypyc reads for it: those files and whatever they import, wherever they do."""
    found: set[str] = set()
    waiting = compiled_sources(root)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            modules = (f"src/{module.replace('.', '/')}" for module in _imported(root, name))
            files = [f"{module}{end}" for module in modules for end in (".py", "/__init__.py")]
            waiting += [file for file in files if (root / file).is_file()]
    return sorted(found)


def _imported(root: Path, name: str) -> set[str]:
    """What could be a module that this file imports, and the packages that it is in."""
    *package, module = name.removeprefix("src/").removesuffix(".py").split("/")
    names = {".".join([*package, module])}
    for node in ast.walk(ast.parse((root / name).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            near = package[: len(package) - node.level + 1] if node.level else []
            base = [*near, *([node.module] if node.module else [])]
            names |= {".".join([*base, alias.name]) for alias in node.names}
    return {name.rsplit(".", up)[0] for name in names for up in range(name.count(".") + 1)}


def is_cold(c_file: str) -> bool:
    """Whether this is the C of a cold module: ``__native_corral___core___edition.c``.

    Or what sets all of them up when the first is imported: ``__native_corral.c``.
    """
    module = Path(c_file).stem.removeprefix("__native_").replace("___", "/")
    return module == "corral" or any(fnmatch(f"src/{module}.py", cold) for cold in COLD)


def joined(sources: list[str], units: int = 16) -> list[str]:
    """Neighbours in one file each, cold ones in one: the compiler reads headers less often.

    All names are those of one group, so none comes twice; what mypyc itself brings stays apart.
    """
    modules = [Path(source) for source in sources if Path(source).stem.startswith("__native_")]
    files = {COLD_UNIT: [path for path in modules if is_cold(path.name)]}
    hot = [path for path in modules if not is_cold(path.name)]
    share = sum(path.stat().st_size for path in hot) // units + 1
    size = 0
    for path in hot:
        files.setdefault(f"hot{size // share}.c", []).append(path)
        size += path.stat().st_size
    for name, paths in files.items():
        lines = [f'#include "{path.name}"\n' for path in paths]
        paths[0].with_name(name).write_text("".join(lines), encoding="utf-8")
    apart = [source for source in sources if Path(source) not in modules]
    return [str(paths[0].with_name(name)) for name, paths in files.items()] + apart


def compiler_candidates() -> Iterator[list[str]]:
    """C compilers in the order of preference; none of them has been tried."""
    if chosen := os.environ.get("CC"):
        yield shlex.split(chosen)
    for name in ("cc", "gcc", "clang"):
        if path := shutil.which(name):
            yield [path]
    if importlib.util.find_spec("ziglang"):
        yield [sys.executable, "-m", "ziglang", "cc"]


def link_flags() -> list[str]:
    """Makes a compiler link an extension module."""
    return ["-shared", *(["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else [])]


def include_flags() -> list[str]:
    return [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]


def compiler_works(command: list[str]) -> bool:
    """Whether `command` turns C that includes Python.h into an extension module."""
    with tempfile.TemporaryDirectory(prefix="corral-") as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint corral_probe(void) { return 0; }\n")
        flags = [*link_flags(), "-fPIC", *include_flags()]
        try:
            done = subprocess.run(
                [*command, *flags, str(source), "-o", str(Path(folder, "probe.so"))],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=False,
            )
        except OSError:
            return False
        return done.returncode == 0


def find_compiler() -> list[str] | None:
    """The first C compiler that works."""
    return next((command for command in compiler_candidates() if compiler_works(command)), None)


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def obstacle() -> str:
    """What keeps this machine from compiling the rules; empty if nothing does."""
    if compile_wish() == "0":
        return "CORRAL_COMPILE=0"
    if sys.implementation.name != "cpython":
        return f"mypyc does not know {sys.implementation.name}"
    if not has_headers():
        return NO_HEADERS
    if os.name != "nt" and find_compiler() is None:  # on Windows setuptools does the looking
        return NO_COMPILER
    return ""


def compile_wish() -> str:
    return wish("CORRAL_COMPILE")


def wish(variable: str) -> str:
    """ "0", "1", or empty for whatever is possible."""
    value = os.environ.get(variable, "")
    if value not in ("", "0", "1"):
        raise SystemExit(f"corral: {variable} is {value!r}, it has to be 0, 1 or empty")
    return value


def use_compiler(command: list[str]) -> None:
    """Hands the compiler to setuptools, which reads these variables."""
    os.environ["CC"] = shlex.join(command)
    if command[1:3] == ["-m", "ziglang"]:  # does not know all of this Python's own linker flags
        os.environ["LDSHARED"] = shlex.join([*command, *link_flags()])


def rules_extensions(target: Path) -> list[Extension]:
    """Translates the rules to C below `target`."""
    if reason := obstacle():
        raise CannotCompile(reason)
    if os.name != "nt":
        use_compiler(find_compiler() or [])
    try:
        from mypyc.build import mypycify  # noqa: PLC0415
    except ImportError:
        raise CannotCompile("mypyc is not installed") from None
    # No configuration and no cache: the result depends on the sources alone.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
    os.environ["MYPYPATH"] = "src"  # the base from which modules are named
    try:
        extensions: list[Any] = mypycify(
            [*options, *compiled_sources()],
            opt_level="2",
            multi_file=True,  # one enormous file would take a compiler minutes, on one core
            debug_level="0",
            group_name="corral",
            target_dir=str(target),
        )
    except (Exception, SystemExit) as error:  # mypyc leaves through sys.exit
        raise CannotCompile(NOT_COMPILED) from error
    if os.name != "nt":
        shared, *shims = extensions
        shared.sources = joined(shared.sources)
        for shim in shims:  # a header that their compiler has read before, if it could
            shim.include_dirs = [str(target / READ), *shim.include_dirs]
        for extension in extensions:
            # mypyc asks for -Werror; other people's compilers warn of other things.
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
    return extensions


def give_up(reason: str) -> None:
    """Says in one line that the rules will be plain Python, unless compiling was ordered."""
    if compile_wish() == "1":
        raise SystemExit(f"corral: {reason}, but CORRAL_COMPILE=1 wants the rules compiled")
    notice = f"corral: {reason}, installing the rules as plain Python (slower, same results)"
    print(notice, file=sys.stderr, flush=True)


@contextmanager
def stderr_to_stdout() -> Iterator[None]:
    """Compilers' complaints go to the log; standard error is for the notice."""
    sys.stderr.flush()
    kept = os.dup(2)
    os.dup2(1, 2)
    try:
        yield
    finally:
        sys.stderr.flush()
        os.dup2(kept, 2)
        os.close(kept)


def client_builder() -> ModuleType:
    """The module that builds the browser client; it belongs to the client, not to the package."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "client" / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_client() -> None:
    """Builds the browser client, or says in one line why there will be none."""
    wanted = wish("CORRAL_CLIENT")
    if wanted == "0":
        return
    client = client_builder()
    try:
        with stderr_to_stdout():
            client.build()
    except client.CannotBuild as error:
        if wanted == "1":
            raise SystemExit(f"corral: {error}, but CORRAL_CLIENT=1 wants the client") from None
        print(f"corral: {error}, installing without the page", file=sys.stderr, flush=True)


class BuildPackage(build_py):
    """With the site that script/site has built, if it has."""

    def run(self) -> None:
        super().run()
        if (ROOT / "site" / "index.html").is_file():
            target = Path(self.build_lib, "corral", "site")
            shutil.copytree(ROOT / "site", target, dirs_exist_ok=True)


class BuildRules(build_ext):
    """All extension modules or none of them, on all cores."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_one(source: str, extra_postargs: list[str], **options: Any) -> list[str]:
            flags = [*extra_postargs, "-O0"] if Path(source).name == COLD_UNIT else extra_postargs
            compiled: list[str] = compile_all([source], extra_postargs=flags, **options)
            return compiled

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPool() as pool:
                objects = pool.map(lambda source: compile_one(source, **options), sources, 1)
            return [one for some in objects for one in some]

        if os.name != "nt":  # where compilers take turns of their own accord
            self.read_headers()
            self.compiler.compile = compile_side_by_side
            self.parallel = True  # each module has a small extension besides
        super().build_extensions()

    def read_headers(self) -> None:
        """Python's headers are half of what the small extensions cost; gcc can keep them."""
        if not self.extensions:
            return
        small = self.extensions[-1]
        folder = Path(small.include_dirs[0])
        folder.mkdir(exist_ok=True)
        header = Path(sysconfig.get_path("include"), "Python.h")
        kept = ["-x", "c-header", str(header), "-o", str(folder / "Python.h.gch")]
        command = [*self.compiler.compiler_so, *small.extra_compile_args, *kept]
        subprocess.run(command, check=False)  # others find none there, and read them each time

    def run(self) -> None:
        try:
            with stderr_to_stdout():
                super().run()
        except (Exception, SystemExit) as error:
            print(error)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions: list[Extension] = []
            give_up(NOT_COMPILED)


def main() -> None:
    # Metadata, source archives and editable installs stay uncompiled: compiled modules
    # in the source tree would hide every later change to the rules.
    if not {"build", "bdist_wheel", "install"}.intersection(sys.argv[1:]):
        setup()
        return
    build_client()
    # A fresh folder for each build: nothing stale gets in, nothing is left in the source tree.
    work = Path(tempfile.mkdtemp(prefix="corral-build-"))
    atexit.register(shutil.rmtree, work, ignore_errors=True)
    extensions: list[Extension] = []
    try:
        with stderr_to_stdout():
            extensions = rules_extensions(work / "c")
    except CannotCompile as error:
        give_up(str(error))
    setup(
        ext_modules=extensions,
        cmdclass={"build_ext": BuildRules, "build_py": BuildPackage},
        options={"build": {"build_base": str(work / "build")}},
    )


if __name__ == "__main__":
    main()
