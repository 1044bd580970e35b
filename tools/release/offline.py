"""Taking the network away from a command, where the system lets us: on Linux, as root or not.

``python offline.py COMMAND...`` runs inside the namespace: it brings the loopback up and becomes
the command. It stands alone, like what it starts.
"""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

UNSHARE = shutil.which("unshare")
READ_FLAGS, WRITE_FLAGS, UP = 0x8913, 0x8914, 0x1
"""From Linux's ``if.h`` and ``sockios.h``."""


@cache
def namespaces() -> tuple[str, ...]:
    """How a command is started without a network; empty where that is not possible."""
    for options in (("--net",), ("--map-root-user", "--net")):
        start = (str(UNSHARE), *options, sys.executable, str(Path(__file__).resolve()))
        if UNSHARE and works([*start, "true"]):
            return start
    print("  !! the network cannot be taken away here: what follows is tried with it", flush=True)
    return ()


def works(command: Sequence[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def offline(command: Sequence[object]) -> list[str]:
    """The command, without a network if that is possible."""
    return [*namespaces(), *map(str, command)]


def bring_loopback_up() -> None:
    import fcntl  # noqa: PLC0415 (where there are no namespaces there is no such module)

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        asked = struct.pack("16sh14x", b"lo", 0)
        told = fcntl.ioctl(any_socket, READ_FLAGS, asked)
        [flags] = struct.unpack_from("h", told, 16)
        fcntl.ioctl(any_socket, WRITE_FLAGS, struct.pack("16sh14x", b"lo", flags | UP))


if __name__ == "__main__":
    bring_loopback_up()
    os.execvp(sys.argv[1], sys.argv[1:])
