"""The bodies of what asks and notes what a call has written (differentiate/rewrites/memory/written_set.py): runtime/memory/written.c."""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir.values import Module
from polyglot_ad.symbols import WRITTEN

from .splice import splice


def install_written(module: Module) -> None:
    if any(name.startswith(WRITTEN) for name in module.functions):
        splice(module, runtime.read("memory", "written.ll"))
