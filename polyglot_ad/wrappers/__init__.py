"""Flat wrappers: functions of C scalars and data pointers around the program's own functions, one per signature."""

from .build import build
from .layouts import layouts

__all__ = ["build", "layouts"]
