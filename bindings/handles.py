"""Handles of MPI as arguments: objects of mpi4py, or the integers that handles are."""

from __future__ import annotations

import sys


def handle_of(value: object) -> object:
    """The handle of an object of mpi4py, as a signed integer; anything else as it is."""
    module = sys.modules.get("mpi4py.MPI")
    if module is not None and type(value).__module__.startswith("mpi4py"):
        value = int(module._handleof(value))
    elif isinstance(value, bool) or not isinstance(value, int):
        return value
    # mpi4py gives handles that are 32-bit integers with their sign, as unsigned integers of 64 bits.
    if not -(1 << 63) <= value < 1 << 64:
        return value
    value &= (1 << 64) - 1
    return value - (1 << 64) if value >> 63 else value


def fortran_handle_of(value: object) -> object:
    """The same as Fortran has it, a default integer."""
    if not type(value).__module__.startswith("mpi4py") or not hasattr(value, "py2f"):
        return value
    return value.py2f()
