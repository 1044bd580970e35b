"""Workers leave the processor to whoever answers people."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import platform
import struct
import sys
from multiprocessing.connection import Connection

import pytest

from corral.bots.courtesy import ATTRIBUTES, CALLS, GIVE_WAY, SLICE, give_way

NICEST = 19


def _tell_how(line: Connection) -> None:
    """How a process stands after it has given way, as the system tells it."""
    give_way()
    told = bytearray(struct.calcsize(ATTRIBUTES))
    look = CALLS[platform.machine()] + 1  # sched_getattr
    buffer = (ctypes.c_char * len(told)).from_buffer(told)
    failed = ctypes.CDLL(None).syscall(look, 0, buffer, len(told), 0)
    _, policy, _, niceness, _, slices, _, _ = struct.unpack(ATTRIBUTES, told)
    line.send((failed, policy, niceness, slices))


@pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in CALLS, reason="this is Linux's way"
)
def test_who_gives_way_is_nicer_and_lets_others_in_at_once() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    worker = context.Process(target=_tell_how, args=(theirs,))
    worker.start()
    failed, policy, niceness, slices = ours.recv()
    worker.join()
    assert (failed, policy) == (0, os.SCHED_OTHER)
    assert niceness == min(NICEST, os.nice(0) + GIVE_WAY)
    release = tuple(int(part) for part in platform.release().split(".")[:2])
    if release >= (6, 12):  # older ones take the wish and do not tell of it
        assert slices == SLICE
