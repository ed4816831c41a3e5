"""Flat entries: functions of C scalars and data pointers around the program's own functions."""

from .build import build
from .guard import guard
from .layouts import layouts

__all__ = ["build", "guard", "layouts"]
