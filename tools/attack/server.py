"""The server under attack: ``corral serve`` in a process of its own, as it is installed."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import threading
from collections import deque
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Final

from corral.core.errors import CorralError
from tools.attack.guest import Guest

FILES: Final = 1024
"""So many may be open: what systems give where nobody has asked for more."""


class Server:
    """With the limits that servers have, on a free port of this computer."""

    def __init__(self, *flags: str, data: Path | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="corral-attack-")
        self.data = Path(self._folder.name) / "data" if data is None else data
        self._flags = flags
        self.log: deque[str] = deque(maxlen=200)
        """What it said last; a pipe, so that no limit of files holds it."""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "corral", "serve", "--port", "0"]
        command += ["--data", str(self.data), *self._flags]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split("http://127.0.0.1:")
        threading.Thread(target=self._listen, daemon=True).start()
        if len(words) < 2:
            raise CorralError(f"the server did not start: {' '.join(self.log)}")
        self.port = int(words[1].partition("/")[0])
        self._wait_until_ready()

    def _listen(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def _wait_until_ready(self) -> None:
        deadline = monotonic() + 60
        while self.ready() != 200:
            if monotonic() > deadline:
                raise CorralError("the server does not get ready")
            sleep(0.02)

    def ready(self) -> int:
        """The status of ``/ready``; 0 without an answer."""
        try:
            return Guest(self.port, None).ask("GET", "/ready")[0]
        except OSError:
            return 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()
        self._folder.cleanup()

    # Figures

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def files(self) -> int:
        """Open files, sockets among them."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def metrics(self, beginning: str) -> dict[str, float]:
        """Those whose names begin like that."""
        _, text = Guest(self.port, None).ask("GET", "/metrics")
        pairs = [line.rpartition(" ") for line in str(text).splitlines()]
        return {name: float(value) for name, _, value in pairs if name.startswith(beginning)}

    def rooms(self) -> int:
        """Tables in memory."""
        return int(self.metrics("corral_rooms")["corral_rooms"])

    def cuts(self) -> dict[str, int]:
        """Connections that were cut, by reason."""
        found = self.metrics("corral_connections_cut_total{")
        return {name.split('"')[1]: int(number) for name, number in found.items()}
