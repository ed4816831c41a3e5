"""Which values and which memory carry derivatives."""

from .analysis import ActivityAnalysis

__all__ = ["ActivityAnalysis"]
