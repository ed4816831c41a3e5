"""Calls of functions whose derivatives the program's author states (docs/custom-rules.md)."""

from .forward import forward_custom
from .reverse import CustomCalls

__all__ = ["CustomCalls", "forward_custom"]
