"""`polyglot-ad build`: functions and derivatives as a C library for programs without Python, or without this package."""

from .build import Built, Wanted, build

__all__ = ["Built", "Wanted", "build"]
