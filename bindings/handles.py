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


def integer_of(value: object, bits: int) -> object:
    """What an integer that may be a handle is given for an object of mpi4py: of 32 bits Fortran's handle (in MPICH also C's), of 64
    bits C's, which may be an address. Anything else as it is."""
    if not type(value).__module__.startswith("mpi4py") or not hasattr(value, "py2f"):
        return value
    return value.py2f() if bits == 32 else handle_of(value)
