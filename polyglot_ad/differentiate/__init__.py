"""Differentiation: new functions from a prepared program, in forward or reverse mode. `polyglot_ad/pipeline` is the way in."""

from .roots.spec import Activity, Derivative, DerivativeSpec

__all__ = ["Activity", "Derivative", "DerivativeSpec"]
