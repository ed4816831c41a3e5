"""`polyglot-ad bench --compile`: what differentiating a program's functions costs, by stage, in seconds of one run without any cache.

"LLVM" is its share: preparing (O2 of the primal), optimising and emitting the derivative. "engine" is ours: lift, analyse, differentiate,
verify, lower. `instructions` counts the prepared primal with everything it calls, and the derivative as the engine made it.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from polyglot_ad.bindings.request import differentiable
from polyglot_ad.errors import ArgumentError, Error
from polyglot_ad.functions.function import Function
from polyglot_ad.functions.library import Library, Source, compile, function_named, load
from polyglot_ad.programs.levels import Level

from .stages import recorded

LLVM = ("prepare", "optimise", "emit")
ENGINE = ("lift", "analyse", "differentiate", "lower")
_WARM_UP = "double pad_warm_up(double x) { return x * x; }"


@dataclass(frozen=True)
class Cost:
    """One derivative: its function, its mode, sizes in instructions, seconds by stage and altogether."""

    function: str
    mode: str
    primal: int
    derivative: int
    stages: dict[str, float]
    total: float
    error: str = ""

    @property
    def engine(self) -> float:
        return sum(self.stages.get(name, 0.0) for name in ENGINE)

    @property
    def llvm(self) -> float:
        return sum(self.stages.get(name, 0.0) for name in LLVM)


@contextmanager
def without_cache() -> Iterator[None]:
    """Everything is compiled anew inside."""
    before = os.environ.get("POLYGLOT_AD_CACHE_DIR")
    with tempfile.TemporaryDirectory(prefix="polyglot_ad") as folder:
        os.environ["POLYGLOT_AD_CACHE_DIR"] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ["POLYGLOT_AD_CACHE_DIR"]
            else:
                os.environ["POLYGLOT_AD_CACHE_DIR"] = before


def measure(sources: Sequence[Source], names: Sequence[str] = (), **options: Any) -> tuple[dict[str, float], list[Cost]]:
    """Seconds of what happens once (start-up of the process, the compilers, linking and signatures), and the cost of the reverse- and
    forward-mode derivatives of each function (of all that have one, if none is named). `options` are those of `load`."""
    with without_cache():
        began = time.perf_counter()
        _costs(compile(_WARM_UP, "c")["pad_warm_up"])
        start = time.perf_counter() - began
        with recorded() as once:
            library = load(list(sources), **options)
        costs = [cost for function in _chosen(library, names) for cost in _costs(function)]
    return {"start-up": start, **once}, costs


def _chosen(library: Library, names: Sequence[str]) -> list[Function]:
    if not names:
        found = [library[name] for name in library]
        return [function for function in found if isinstance(function, Function) and not function.signature.error and _selected(function)]
    chosen = []
    for name in names:
        function = function_named(library, name, "bench")
        function.require_callable()
        if not _selected(function):
            raise ArgumentError(f"bench: {name} has no argument that it could be differentiated with respect to")
        chosen.append(function)
    return chosen


def _selected(function: Function) -> tuple[int, ...]:
    parameters = function.signature.parameters
    return tuple(i for i, parameter in enumerate(parameters) if differentiable(parameter) and parameter.intent != "out")


def _costs(function: Function) -> list[Cost]:
    return [_cost(function, "reverse"), _cost(function, "forward")]


def _cost(function: Function, mode: Literal["reverse", "forward"]) -> Cost:
    request = (Level(mode, _selected(function)),)
    primal = _instructions(function.ir())
    began = time.perf_counter()
    try:
        with recorded() as seconds:
            function.program.derivative(function.signature, request)
    except Error as error:
        return Cost(function.__name__, mode, primal, 0, seconds, time.perf_counter() - began, str(error).splitlines()[0])
    total = time.perf_counter() - began
    code, _ = function.program.export(function.signature, request)
    return Cost(function.__name__, mode, primal, _instructions(code.text) - primal, seconds, total)


def _instructions(text: str) -> int:
    """Lines inside function bodies of LLVM's text, less labels and debug records."""
    count, inside = 0, False
    for line in text.splitlines():
        if line.startswith("define "):
            inside = True
        elif line == "}":
            inside = False
        elif inside and line.startswith("  ") and not line.lstrip().startswith(("#dbg", ";", "]", "i")):
            count += 1
    return count


def table(once: dict[str, float], costs: Sequence[Cost]) -> str:
    """What the command prints."""
    lines = ["once: " + ", ".join(f"{name} {seconds:.2f} s" for name, seconds in once.items()), ""]
    columns = [*ENGINE, *LLVM, "link"]
    head = ["function", "mode", "primal", "made", *columns, "engine", "LLVM", "total"]
    rows = [head]
    for cost in costs:
        if cost.error:
            rows.append([cost.function, cost.mode, str(cost.primal), cost.error])
            continue
        times = [*(cost.stages.get(name, 0.0) for name in columns), cost.engine, cost.llvm, cost.total]
        rows.append([cost.function, cost.mode, str(cost.primal), str(cost.derivative), *(f"{1e3 * seconds:.0f}" for seconds in times)])
    full = [row for row in rows if len(row) == len(head)]
    widths = [max(len(row[column]) for row in full) for column in range(len(head))]
    for row in rows:
        named = [cell.ljust(width) for cell, width in zip(row[:2], widths)]
        numbers = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:])]
        lines.append("  ".join([*named, *numbers]).rstrip())
    lines += ["", "primal, made: instructions; times in milliseconds"]
    return "\n".join(lines)
