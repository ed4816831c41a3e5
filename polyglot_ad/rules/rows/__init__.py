"""The table of derivative rules, by subject. One row per function; the order within a file is the order of the documentation."""

from __future__ import annotations

from functools import cache

from ..model import Rule
from . import arithmetic, complex_numbers, elementary, gsl, rounding, special


@cache
def all_rows() -> dict[str, tuple[Rule, ...]]:
    """Rows by subject."""
    return {
        "Arithmetic": arithmetic.ROWS,
        "Elementary functions": elementary.ROWS,
        "Rounding and parts of a number": rounding.ROWS,
        "Special functions": special.ROWS,
        "GNU Scientific Library": gsl.ROWS,
        "Complex functions": complex_numbers.ROWS,
    }
