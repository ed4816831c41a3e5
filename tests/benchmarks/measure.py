"""Measuring a kernel's primal and gradient alternately, so that what disturbs the machine disturbs both."""

from __future__ import annotations

import ctypes
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

Call = Callable[[], object]


def shortest(calls: Sequence[Call], seconds: float, clock: Callable[[], float] = time.perf_counter) -> list[float]:
    """The shortest time of one call each, by a clock, over rounds in which every one is called in turn."""
    for call in calls:
        call()
    best = [float("inf")] * len(calls)
    end = time.perf_counter() + seconds * len(calls)
    rounds = 0
    while time.perf_counter() < end or rounds < 5:
        for index, call in enumerate(calls):
            start = clock()
            call()
            best[index] = min(best[index], clock() - start)
        rounds += 1
    return best


def compile_shared(command: Sequence[str], source: Path, flags: Sequence[str], target: Path) -> ctypes.CDLL:
    subprocess.run([*command, *flags, "-shared", "-fPIC", str(source), "-o", str(target), "-lm"], check=True)
    return ctypes.CDLL(str(target))


def c_call(function: Any, arguments: Sequence[Any], returns: bool = True) -> Callable[[], float]:
    """A call of a C function on arrays and numbers, prepared so that it costs little."""
    passed = []
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            passed.append(ctypes.c_void_p(argument.ctypes.data))
        else:
            passed.append(ctypes.c_double(argument) if isinstance(argument, float) else ctypes.c_int(argument))
    function.restype = ctypes.c_double if returns else None

    def call(_keep: object = arguments) -> float:
        return function(*passed) or 0.0

    return call
