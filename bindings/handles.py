"""Handles of MPI as arguments: objects of mpi4py, or the integers that handles are."""

from __future__ import annotations

import sys


def handle_of(value: object, bits: int) -> object:
    """The handle of an object of mpi4py, as a signed integer; anything else as it is."""
    module = sys.modules.get("mpi4py.MPI")
    if module is None or not type(value).__module__.startswith("mpi4py"):
        return value
    handle = int(module._handleof(value)) & ((1 << bits) - 1)
    return handle - (1 << bits) if handle >> (bits - 1) else handle


def fortran_handle_of(value: object) -> object:
    """The same as Fortran has it, a default integer."""
    if not type(value).__module__.startswith("mpi4py") or not hasattr(value, "py2f"):
        return value
    return value.py2f()
