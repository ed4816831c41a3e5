"""Calls of BLAS and LAPACK: brought into one form, differentiated by the rules of rules/blas, led back to the program's library.

`lower_routines` replaces calls by canonical ones before anything is analysed; `supply_bodies` gives what a derivative calls its bodies.
Between them `tangents` and `adjoints` write what the two modes do with a canonical call.
"""

from __future__ import annotations

from .bodies import supply_bodies
from .lower import lower_routines

__all__ = ["lower_routines", "supply_bodies"]
