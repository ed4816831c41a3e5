"""Tensors and arrays that share memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

TORCH_DTYPES: dict[np.dtype[Any], torch.dtype] = {
    np.dtype(name): getattr(torch, name) for name in ("float32", "float64", "int8", "int16", "int32", "int64", "uint8", "bool")
}


def array_of(tensor: torch.Tensor, order: str = "C") -> np.ndarray[Any, Any]:
    """The array in a tensor's memory; a copy where that is not contiguous in `order`."""
    array = tensor.detach().resolve_conj().resolve_neg().numpy()
    return np.asfortranarray(array) if order == "F" else np.ascontiguousarray(array) if array.ndim else array


def tensor_of(value: Any, dtype: np.dtype[Any]) -> torch.Tensor:
    """The tensor in an array's memory; a tensor without axes for a number."""
    if isinstance(value, np.ndarray) and value.ndim:
        return torch.from_numpy(np.ascontiguousarray(value))
    return torch.tensor(np.asarray(value).item(), dtype=TORCH_DTYPES[dtype])
