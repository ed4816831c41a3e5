"""Numba as a source language: `pad.load(function)` of a function that `@njit` compiles.

Numba and this package use the same llvmlite, so that the IR is read as it is: the function is compiled for the types of its arguments, by
Numba, without its optimiser. `source.py` asks Numba, `kinds.py` knows the types, `lowering.py` puts a function with plain arguments around
the native one.
"""

from __future__ import annotations


def is_numba(source: object) -> bool:
    """Whether this is a function that Numba compiles."""
    return hasattr(source, "py_func") and hasattr(source, "inspect_llvm") and hasattr(source, "targetoptions")
