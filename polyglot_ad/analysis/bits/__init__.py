"""Bits of numbers in integers: what is followed, and which uses of them have no derivative (docs/analyses.md)."""

from __future__ import annotations

from .flow import BitFlow
from .spans import OUTSIDE, Span

__all__ = ["OUTSIDE", "BitFlow", "Span"]
