"""Giving way: a process that thinks leaves the processor at once to those who answer people."""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from contextlib import suppress
from typing import Final

GIVE_WAY: Final = 10
"""Workers are so much nicer than whoever started them: who serves people comes first."""
SLICE: Final = 100_000_000
"""So many nanoseconds a worker wants at a time, the most there is. Linux (from 6.12 on) lets who
wakes and wants shorter ones have the processor at once; by niceness alone people's moves would wait
for the end of a slice."""
CALLS: Final = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
"""The number of ``sched_setattr``, for which Python has no name."""
ATTRIBUTES: Final = "=IIQiIQQQ"
"""Size, policy, flags, niceness, priority, runtime, deadline, period."""


def give_way() -> None:
    """From now on, as far as the system can do it and a sandbox allows it."""
    with suppress(AttributeError, OSError):  # not on Windows
        niceness = os.nice(GIVE_WAY)
        call = CALLS.get(platform.machine())
        if sys.platform == "linux" and call is not None:
            want_long_slices(call, niceness)


def want_long_slices(call: int, niceness: int) -> None:
    """Ask Linux for them; whoever refuses changes nothing."""
    size = struct.calcsize(ATTRIBUTES)
    wish = struct.pack(ATTRIBUTES, size, os.SCHED_OTHER, 0, niceness, 0, SLICE, 0, 0)
    ctypes.CDLL(None).syscall(call, 0, wish, 0)
