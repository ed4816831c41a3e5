"""Signatures of kernels of GPUs: behind their own parameters stands the shape of the launch, which users give in brackets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from .model import Flat, Parameter, Signature

LAUNCH = "launch"
"""The detail of a parameter that belongs to the launch: its value says which part."""
_SIZES = tuple(f"{what}.{axis}" for what in ("grid", "block") for axis in "xyz")


def with_launch(signatures: Sequence[Signature], interface: Mapping[str, object]) -> list[Signature]:
    """The signatures, where those of kernels that `interface` names have the launch's parameters."""
    kernels = interface.get("kernels", {})
    assert isinstance(kernels, Mapping)
    return [_launched(one, kernels[one.symbol]) if one.symbol in kernels else one for one in signatures]


def _launched(signature: Signature, kernel: Mapping[str, object]) -> Signature:
    if "shared" not in kernel:  # a device function
        return replace(signature, language=str(kernel["language"]), error=signature.error or str(kernel["error"]))
    sizes = [_parameter(f"launch.{name}", "<i4", "i32", name) for name in _SIZES]
    shared = _parameter("launch.shared", "<i8", "i64", "shared")
    shared = replace(shared, detail=(*shared.detail, ("static", kernel["shared"])))
    error = signature.error or str(kernel.get("error", ""))
    return replace(signature, language=str(kernel["language"]), parameters=(*signature.parameters, *sizes, shared), error=error)


def _parameter(name: str, dtype: str, type: str, part: str) -> Parameter:
    return Parameter(name, "scalar", dtype, passing="value", detail=((LAUNCH, part),), flat=(Flat("value", type),))


def of_launch(parameter: Parameter) -> bool:
    return any(key == LAUNCH for key, _ in parameter.detail)
