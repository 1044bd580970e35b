"""A PostgreSQL server for a while: a cluster of its own, in a scratch folder, as nobody.

For measuring and for tests. PostgreSQL refuses to run as root, so there it is started as an
unprivileged user.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from glob import glob
from itertools import count
from pathlib import Path
from typing import Final

from corral.core.errors import CorralError

try:
    import psycopg
except ModuleNotFoundError:  # whoever asks what is missing is told
    HAS_DRIVER = False
else:
    HAS_DRIVER = True

PROGRAMS: Final = ("initdb", "postgres")
UNPRIVILEGED: Final = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
USUAL: Final = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "logging_collector": "off",
}
START_PATIENCE: Final = 120.0


def folder_of_programs() -> Path | None:
    """Where PostgreSQL's programs are: on the path, or where Debian keeps them."""
    on_path = shutil.which("postgres")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += [Path(one) for one in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    for place in places:
        if all((place / program).exists() for program in PROGRAMS):
            return place
    return None


def missing() -> str | None:
    """Why there can be no cluster, if so."""
    if not HAS_DRIVER:
        return "psycopg is not installed: corral[postgresql]"
    if folder_of_programs() is None:
        return "PostgreSQL's programs (initdb, postgres) are not installed"
    if os.geteuid() == 0 and shutil.which(UNPRIVILEGED[0]) is None:
        return "PostgreSQL does not run as root, and there is no setpriv to be somebody else"
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """A server that can be stopped, crashed and started again."""

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        found = folder_of_programs()
        if found is None or missing() is not None:
            raise CorralError(f"there can be no PostgreSQL server here: {missing()}")
        self.programs = found
        self._settings = {**USUAL, **(settings or {})}
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="corral-postgresql-"))
        if os.geteuid() == 0:
            os.chown(self.folder, 65534, 65534)
        self._names = count()
        self._process: subprocess.Popen[bytes] | None = None
        initdb = ("--no-sync", "--no-instructions", "-A", "trust", "-U", "corral", "-E", "UTF8")
        subprocess.run(
            self._as_nobody("initdb", "-D", f"{self.data}", *initdb, "--locale", "C.UTF-8"),
            check=True,
            capture_output=True,
            cwd=self.folder,
        )
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _as_nobody(self, program: str, *arguments: str) -> Sequence[str]:
        before = UNPRIVILEGED if os.geteuid() == 0 else ()
        return [*before, f"{self.programs / program}", *arguments]

    def start(self) -> None:
        own = {"port": f"{self.port}", "unix_socket_directories": f"{self.folder}"}
        settings = {**self._settings, **own}
        flags = [flag for name, value in settings.items() for flag in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._as_nobody("postgres", "-D", f"{self.data}", *flags),
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        deadline = time.monotonic() + START_PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < deadline
                time.sleep(0.02)

    def stop(self, mode: str = "fast") -> None:
        """``fast`` ends connections, ``immediate`` is a crash: what is not on the disk is lost."""
        assert self._process is not None
        signals = {"fast": 2, "immediate": 3}
        self._process.send_signal(signals[mode])
        self._process.wait(START_PATIENCE)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def remove(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str, port: int | None = None) -> str:
        return f"postgresql://corral@127.0.0.1:{port or self.port}/{database}"

    def new_database(self, like: str = "template1") -> str:
        """The address of an empty one, or of a copy of another that nobody is connected to."""
        name = f"corral{next(self._names)}"
        self.do("postgres", f"CREATE DATABASE {name} TEMPLATE {like}")
        return self.address(name)

    def do(self, database: str, statement: str) -> None:
        with psycopg.connect(self.address(database), autocommit=True) as db:
            db.execute(statement.encode())
