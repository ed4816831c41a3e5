"""Rules of BLAS and LAPACK: which routines have derivatives, under which symbols they are called, what they read and write.

`rows` is the table, `model` its notation, `symbols` finds a routine by the name of a function, `bodies` has the functions that compute
tangents and adjoints (made from runtime/*.c). Differentiation works on the canonical form alone (differentiate/blas).
"""

from __future__ import annotations

from .model import Operand, Row
from .symbols import Family, Symbol, canonical, canonical_name, family, library_symbol, recognised

__all__ = ["Family", "Operand", "Row", "Symbol", "canonical", "canonical_name", "family", "library_symbol", "recognised"]
