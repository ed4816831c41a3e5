"""Differentiation: new functions from a prepared program, in forward or reverse mode. `derivative` is the way in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .spec import Activity, Derivative, DerivativeSpec

if TYPE_CHECKING:
    from .derive import derivative, derivative_of_text

__all__ = ["Activity", "Derivative", "DerivativeSpec", "derivative", "derivative_of_text"]


def __getattr__(name: str) -> Any:
    # The engine is imported when something must be differentiated, not by a call that finds its derivative on disk.
    if name in ("derivative", "derivative_of_text"):
        from . import derive

        return getattr(derive, name)
    raise AttributeError(name)
