"""Differentiation: new functions from a prepared program, in forward or reverse mode. `derivative` is the way in."""

from __future__ import annotations

from .flat import derivative
from .spec import Activity, Derivative, DerivativeSpec

__all__ = ["Activity", "Derivative", "DerivativeSpec", "derivative"]
