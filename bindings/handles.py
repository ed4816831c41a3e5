"""Handles of MPI as arguments: objects of mpi4py, or the integers that handles are."""

from __future__ import annotations

import sys
from typing import Any

import _cffi_backend

from polyglot_ad.errors import ToolchainError

_ffi: Any = _cffi_backend.FFI()
_unchecked: list[tuple[str, Any]] = []
"""Path and handle of libraries loaded since an object of mpi4py was passed last."""


def loaded(path: str, library: Any) -> None:
    """A program was loaded. `library` finds what it is linked with, too."""
    _unchecked.append((path, library))


def _check(mpi: Any) -> None:
    """Raise ToolchainError when a program was linked with another MPI than mpi4py: nobody has initialised that one."""
    while _unchecked and mpi.Is_initialized() and not mpi.Is_finalized():
        path, library = _unchecked[-1]
        if not _is_initialised(library):
            raise ToolchainError(
                f"mpi4py and the program use different MPI libraries:\n  mpi4py: {_first_line(mpi.Get_library_version())}\n"
                f"  the program ({path}): {_version(library)}\n"
                "  help: name the MPI of mpi4py by POLYGLOT_AD_MPICC (its mpicc), or the program's library for mpi4py by MPI4PY_LIBMPI"
            )
        _unchecked.pop()


def _is_initialised(library: Any) -> bool:
    """Also where nothing is known of it."""
    try:
        asked = library.load_function(_ffi.typeof("int(*)(int *)"), "MPI_Initialized")
    except AttributeError:
        return True
    flag = _ffi.new("int *")
    return bool(asked(flag) != 0 or flag[0] != 0)


def _version(library: Any) -> str:
    text, length = _ffi.new("char[]", 8192), _ffi.new("int *")
    try:
        library.load_function(_ffi.typeof("int(*)(char *, int *)"), "MPI_Get_library_version")(text, length)
    except AttributeError:
        return "unknown"
    return _first_line(_ffi.string(text).decode(errors="replace"))


def _first_line(text: str) -> str:
    return " ".join(text.strip("\0 \n").splitlines()[0].split()) if text.strip("\0 \n") else "unknown"


def handle_of(value: object) -> object:
    """The handle of an object of mpi4py, as a signed integer; anything else as it is."""
    module = sys.modules.get("mpi4py.MPI")
    if module is not None and type(value).__module__.startswith("mpi4py"):
        _check(module)
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
    _check(sys.modules["mpi4py.MPI"])
    return value.py2f() if bits == 32 else handle_of(value)
