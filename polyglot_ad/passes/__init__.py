"""Passes: named rewrites of a module, which can be printed, verified and timed one by one.

    POLYGLOT_AD_PRINT_AFTER=lower-lanes    print the module on standard error after this pass (several: with commas; `all`)
    POLYGLOT_AD_VERIFY=1                   verify what was generated (the tests do)
    POLYGLOT_AD_VERIFY_EACH=1              verify the module after every pass
    polyglot-ad ir FILE FUNCTION --after NAME

A pass takes valid IR and gives valid IR. Where it works on one function at a time, the others are as they were.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from polyglot_ad.errors import VerificationError
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Module
from polyglot_ad.ir.verifier import verify

PRINT_AFTER = "POLYGLOT_AD_PRINT_AFTER"
VERIFY = "POLYGLOT_AD_VERIFY"
VERIFY_EACH = "POLYGLOT_AD_VERIFY_EACH"

F = TypeVar("F")


@dataclass(frozen=True)
class Pass(Generic[F]):
    """`what` it does, in a line; `run` does it to what is under way, and says whether it changed anything (None: nobody needs to know)."""

    name: str
    what: str
    run: Callable[[F], bool | None]


@dataclass
class Trace:
    """What passes did while it was recorded: seconds by name in the order of their first run, and the modules `after` some, printed."""

    after: frozenset[str] = frozenset()
    seconds: dict[str, float] = field(default_factory=dict)
    printed: list[tuple[str, str]] = field(default_factory=list)


_trace: ContextVar[Trace | None] = ContextVar("trace", default=None)


@contextmanager
def traced(after: Sequence[str] = ()) -> Iterator[Trace]:
    """Record what passes of this thread do inside."""
    trace = Trace(frozenset(after))
    token = _trace.set(trace)
    try:
        yield trace
    finally:
        _trace.reset(token)


def run_pass(one: Pass[F], form: F, module: Module) -> bool:
    """Run a pass on what is under way, which is in `module`."""
    began = time.perf_counter()
    changed = bool(one.run(form))
    passed(one.name, module, began)
    return changed


@contextmanager
def step(name: str, module: Module) -> Iterator[None]:
    """A pass that is written where it runs."""
    began = time.perf_counter()
    yield
    passed(name, module, began)


def verifying() -> bool:
    """Whether generated code is verified before LLVM sees it, which says more about what is wrong."""
    return _is_set(VERIFY) or _is_set(VERIFY_EACH)


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def passed(name: str, module: Module, began: float) -> None:
    """The pass of this name has run, since `began` on the performance counter."""
    seconds = time.perf_counter() - began
    trace = _trace.get()
    if trace is not None:
        trace.seconds[name] = trace.seconds.get(name, 0.0) + seconds
        if name in trace.after or "all" in trace.after:
            trace.printed.append((name, print_module(module)))
    if PRINT_AFTER in os.environ and {name, "all"} & set(os.environ[PRINT_AFTER].split(",")):
        print(f"; *** after {name}\n{print_module(module)}", file=sys.stderr)
    if _is_set(VERIFY_EACH):
        problems = verify(module)
        if problems:
            raise VerificationError("\n".join([f"after the pass '{name}':", *problems]))
