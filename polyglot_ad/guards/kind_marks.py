"""The bodies of what the derivatives of the marks call (differentiate/shadows/kinds.py): runtime/kinds.c."""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir.values import Module

from .splice import splice

PREFIX = "pad.kinds."


def install_kinds(module: Module) -> None:
    """Give the functions that a derivative calls their bodies."""
    if any(name.startswith(PREFIX) for name in module.functions):
        splice(module, runtime.read("errors", "kinds.ll"))
