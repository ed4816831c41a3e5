"""How much memory a call leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any


def resident() -> int:
    """Bytes of this process in memory (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def left_behind(call: Callable[[], Any], times: int) -> float:
    """Bytes that one call leaves in memory, on average over `times`, after a run to warm up."""
    for _ in range(times // 10):
        call()
    before = resident()
    for _ in range(times):
        call()
    return (resident() - before) / times
