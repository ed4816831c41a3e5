"""What stands between a flat function and its caller: the status it returns, and exceptions in place of what would end the process."""

from .guard import guard

__all__ = ["guard"]
