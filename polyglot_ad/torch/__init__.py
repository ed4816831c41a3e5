"""Functions and their derivatives in PyTorch: autograd of any mode and order, `torch.func`, `torch.compile`; no copies on the CPU."""

import importlib.util

if importlib.util.find_spec("torch") is None:
    raise ImportError("pad.torch needs PyTorch: pip install polyglot-ad[torch]")

from .function import TorchFunction, function

__all__ = ["TorchFunction", "function"]
