"""What native code has allocated and not freed, and the most that a call needs."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from pathlib import Path

import pytest


class _Statistics(ctypes.Structure):
    """glibc's struct mallinfo2, of all threads together."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")
    ]


_mallinfo2 = getattr(ctypes.CDLL(None), "mallinfo2", None)
if _mallinfo2 is not None:
    _mallinfo2.restype = _Statistics

needs_statistics = pytest.mark.skipif(_mallinfo2 is None, reason="this C library has no mallinfo2")


def bytes_in_use() -> int:
    """Bytes that malloc has given out: Python's larger objects, NumPy's arrays and all that native code holds."""
    assert _mallinfo2 is not None
    gc.collect()
    statistics = _mallinfo2()
    return int(statistics.uordblks + statistics.hblkhd)


def bytes_left_by(call: Callable[[], object], times: int) -> float:
    """Bytes per call that `times` calls leave behind. The allocator keeps a few small blocks of its own; early calls warm it up."""
    for _ in range(max(20, times // 20)):
        call()
    before = bytes_in_use()
    for _ in range(times):
        call()
    return (bytes_in_use() - before) / times


def peak_of(call: Callable[[], object]) -> int:
    """Bytes of resident memory that `call` needs at its peak, above what was there before."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    Path("/proc/self/clear_refs").write_text("5")
    before = _status("VmRSS")
    call()
    return _status("VmHWM") - before


def _status(name: str) -> int:
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(name + ":"))
    return int(line.split()[1]) * 1024
