"""What `help` says of a function."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from polyglot_ad.bindings.describing import describe_dtype, describe_parameter
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.signature.kernels import of_launch
from polyglot_ad.signature.model import Parameter, Signature

if TYPE_CHECKING:
    pass


def summary(signature: Signature) -> str:
    """One line: `dot(x: float64 array, n: int32) -> float64`."""
    parameters = ", ".join(_described([p for p in signature.parameters if not p.hidden and not of_launch(p)]))
    hidden = next((p for p in signature.parameters if p.hidden), None)
    if hidden is not None:
        return f"{signature.name}({parameters}) -> {describe_parameter(hidden).removeprefix('a writable ')}"
    result = signature.result
    if result.kind == "none":
        return f"{signature.name}({parameters})"
    dtype = describe_dtype(numpy_dtype(result.dtype))
    kind = f"{dtype} array of shape {result.shape}" if result.kind == "array" else dtype
    detail = dict(result.detail)
    if "address" in detail:
        kind = "text" if "text" in detail else f"Pointer ({detail['address']})"
    return f"{signature.name}({parameters}) -> {kind}"


def _described(parameters: Sequence[Parameter]) -> Iterator[str]:
    """The parameters in words; the members of a structure in braces."""
    for of, members in itertools.groupby(parameters, lambda p: dict(p.detail).get("of")):
        words = [f"{p.name.removeprefix(f'{of}.')}: {describe_parameter(p).removeprefix('a ')}" for p in members]
        if of is None:
            yield from words
        else:
            yield f"{of}: {{{', '.join(words)}}}"


def document(signature: Signature) -> str:
    """The docstring of a function."""
    lines = [summary(signature)]
    if signature.documentation:
        lines += ["", signature.documentation]
    if signature.source:
        lines += ["", f"{signature.language} function, {signature.source}:{signature.line}"]
    written = [p.name for p in signature.parameters if p.kind != "scalar" and p.intent != "in" and not p.hidden]
    if written:
        lines.append(f"writes: {', '.join(written)}")
    if signature.error:
        lines += ["", f"cannot be called from Python: {signature.error}"]
    return "\n".join(lines)
