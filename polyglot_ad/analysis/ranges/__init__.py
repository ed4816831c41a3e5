"""Between which bounds integers lie."""

from .interval import ANYTHING, Interval, join, meet
from .of_values import Ranges

__all__ = ["ANYTHING", "Interval", "Ranges", "join", "meet"]
