"""Functions and gradients in code that Numba compiles. (As a source language, Numba is in langs/numba.)"""

import importlib.util

if importlib.util.find_spec("numba") is None:
    raise ImportError("pad.numba needs Numba: pip install polyglot-ad[numba]")

from .function import function, grad, value_and_grad

__all__ = ["function", "grad", "value_and_grad"]
