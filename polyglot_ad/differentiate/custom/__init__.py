"""Calls of functions whose derivatives the program's author states (docs/custom-rules.md)."""

from .convention import custom_rule
from .forward import forward_custom
from .reverse import CustomCalls

__all__ = ["CustomCalls", "custom_rule", "forward_custom"]
