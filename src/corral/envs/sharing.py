"""Memory that others take as it is: other processes, and other libraries for arrays.

The engine writes into buffers of its own and no others. So that what it writes is there for
everybody at once, without a copy, the pages of such a buffer are exchanged for the shared ones:
Linux maps shared memory a second time where the buffer is (``mremap`` with an old size of 0).
Elsewhere there is no such thing, and rows are copied after each step.
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from functools import cache
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from corral.envs.stepping import RowRoom

SPAWN: Final = get_context("spawn")  # the same on every system, and safe beside threads
PAGE: Final = mmap.PAGESIZE
BOUNDARY: Final = 64
"""JAX takes memory as it is where it begins at a multiple of so many bytes, and else copies it."""
MAY_MOVE, FIXED = 1, 2


class Shared(NamedTuple):
    """An array in memory that all processes have."""

    memory: Any
    kind: str
    shape: tuple[int, ...]
    first: int
    """The byte at which it begins: the same distance from a page's beginning in every process."""

    @classmethod
    def new(cls, kind: str, *shape: int) -> Shared:
        """One of zeros."""
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        memory: Any = SPAWN.RawArray(ctypes.c_byte, size + BOUNDARY)
        return cls(memory, kind, shape, -_address(np.frombuffer(memory, np.int8)) % BOUNDARY)

    def array(self) -> NDArray[Any]:
        """As NumPy sees it, without a copy."""
        count = int(np.prod(self.shape))
        found: NDArray[Any] = np.frombuffer(self.memory, self.kind, count, self.first)
        return found.reshape(self.shape)


@cache
def can_exchange_pages() -> bool:
    """Whether this system does it: tried once, with a small array."""
    if not sys.platform.startswith("linux"):
        return False
    shared = Shared.new("i4", 3).array()
    try:
        buffer, first = _numbers_in(shared)
    except (OSError, AttributeError):  # other kernels and libraries that call themselves Linux
        return False
    buffer[first + 1] = 7
    return bool(shared.tolist() == [0, 7, 0])


def new_room(numbers: int, flags: int) -> RowRoom:
    """Buffers of the engine for so many of both, each from a boundary on."""
    observations = vec[i32]([0] * (numbers + BOUNDARY // 4))
    masks = vec[u8]([0] * (flags + BOUNDARY))
    first_number = -_place(observations) % BOUNDARY // 4
    return RowRoom(observations, first_number, masks, -_place(masks) % BOUNDARY)


def room_in(observations: NDArray[Any], masks: NDArray[Any]) -> RowRoom:
    """Buffers of the engine that are these arrays, which are shared and all 0."""
    numbers, first_number = _numbers_in(observations)
    flags, first_flag = _flags_in(masks)
    return RowRoom(numbers, first_number, flags, first_flag)


def _numbers_in(shared: NDArray[Any]) -> tuple[vec[i32], int]:
    buffer = vec[i32]([0] * (shared.size + 3 * PAGE // 4))
    return buffer, _exchange(buffer, shared) // 4


def _flags_in(shared: NDArray[Any]) -> tuple[vec[u8], int]:
    buffer = vec[u8]([0] * (shared.size + 3 * PAGE))
    return buffer, _exchange(buffer, shared)


def _exchange(buffer: Any, shared: NDArray[Any]) -> int:
    """Let the pages of a buffer be those of an array; at which of its bytes the array begins then.

    A page before it and one behind it stay the buffer's own, for they hold what else is there.
    The buffer is never let go: Python would use its memory again, which is others' as well now.
    """
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(buffer))
    own, whose = _place(buffer), _address(shared)
    first_page = whose - whose % PAGE
    size = -(-(whose + shared.nbytes - first_page) // PAGE) * PAGE
    place = own - own % PAGE + PAGE
    remap = ctypes.CDLL(None, use_errno=True).mremap
    remap.restype = ctypes.c_void_p
    remap.argtypes = [ctypes.c_void_p, *[ctypes.c_size_t] * 2, ctypes.c_int, ctypes.c_void_p]
    if remap(first_page, 0, size, MAY_MOVE | FIXED, place) != place:
        raise OSError(ctypes.get_errno(), "memory could not be mapped where the engine writes")
    return place + whose % PAGE - own


def _place(buffer: Any) -> int:
    """Where a buffer of the engine lies in memory."""
    return _address(np.frombuffer(memoryview(buffer), np.int8))


def _address(array: NDArray[Any]) -> int:
    return int(array.__array_interface__["data"][0])
