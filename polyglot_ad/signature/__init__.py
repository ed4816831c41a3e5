"""Signatures: what a user sees of a function, read from debug info, interfaces of adapters, or declarations."""

from .dtypes import numpy_dtype
from .model import Flat, Parameter, Result, Signature
from .reader import read

__all__ = ["Flat", "Parameter", "Result", "Signature", "numpy_dtype", "read"]
