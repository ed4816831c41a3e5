"""From the device code of a kernel to the derivative of its per-thread function."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import lru_cache

from polyglot_ad.errors import ArgumentError
from polyglot_ad.gpu.device import inlined
from polyglot_ad.gpu.retarget import DeviceCode, retarget
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Module
from polyglot_ad.llvm.prepare import prepare
from polyglot_ad.pipeline.derive import derive
from polyglot_ad.signature.model import Signature
from polyglot_ad.signature.reader import read
from polyglot_ad.wrappers.layouts import layouts

from .made import Mode
from .root import Core, Place, ThreadRoot
from .second import tangent_of
from .thread import Thread, thread_of


@dataclass(frozen=True)
class ThreadDerivative:
    """Of one kernel. `signature`: the kernel's own; `places`: per parameter of the thread's function."""

    symbol: str
    signature: Signature
    thread: Thread
    places: tuple[Place, ...]
    core: Core
    mode: Mode
    constant: tuple[str, ...] = ()


def thread_derivative(text: str, name: str, mode: Mode, constant: Collection[str] = (), warp: int = 32) -> ThreadDerivative:
    """The derivative of the kernel `name` (as users call it, or its symbol) of device code, with respect to all numbers and arrays of
    numbers but those of the parameters `constant`."""
    code = _program(text)
    module = parse(code.text)
    signature = _signature(module, name, code.kernels)
    _parameters(signature, module, constant)
    kernel = module.functions[signature.symbol]
    thread = thread_of(module, kernel, [v for v in sorted(code.shared) if v in module.globals], warp, mode == "forward")
    places = _places(signature, thread, constant)
    prepared = prepare(print_module(module), [thread.function.name])
    _, core = derive(prepared, ThreadRoot(thread.function.name, places, mode == "forward"))
    if mode == "second":
        core = tangent_of(core, places)
    return ThreadDerivative(signature.symbol, signature, thread, places, core, mode, tuple(sorted(constant)))


@lru_cache(maxsize=2)
def _program(text: str) -> DeviceCode:
    """Device code for the host, device functions inlined: the same for all kernels of a source."""
    code = retarget(text)
    return replace(code, text=inlined(code.text, code.kernels))


def kernels_of(text: str) -> list[Signature]:
    """The signatures of the kernels of device code."""
    code = _program(text)
    return [one for one in read(code.text, "c++") if one.symbol in code.kernels]


def _signature(module: Module, name: str, kernels: Collection[str]) -> Signature:
    found = [one for one in read(module, "c++") if one.symbol in kernels]
    for one in found:
        if name in (one.name, one.symbol, *one.aliases):
            return one
    raise ArgumentError(f"no kernel {name!r}: there are {', '.join(sorted(one.name for one in found)) or 'none'}")


def _parameters(signature: Signature, module: Module, constant: Collection[str]) -> None:
    if signature.error:
        raise ArgumentError(f"{signature.name}: {signature.error}")
    unknown = set(constant) - {one.name for one in signature.parameters}
    if unknown:
        raise ArgumentError(f"{signature.name} has no parameter {sorted(unknown)[0]!r}")
    plain = all(len(one.flat) == 1 and one.flat[0].kind in ("value", "data") for one in signature.parameters)
    if not plain or len(signature.parameters) != len(module.functions[signature.symbol].arguments):
        raise ArgumentError(
            f"{signature.name} has parameters that are neither numbers nor arrays: its derivative can be had on the CPU only"
        )


def _places(signature: Signature, thread: Thread, constant: Collection[str]) -> tuple[Place, ...]:
    found: list[Place] = []
    for one, layout in zip(signature.parameters, layouts(signature), strict=True):
        floats = any(kind.startswith("f") for _, kind in layout.fields) if layout is not None else one.flat[0].type in ("float", "double")
        found.append(Place(one.name, layout, floats and one.name not in constant))
    found += [Place(name, None, False, own=False) for name in (*(memory.name for memory in thread.shared), *thread.registers)]
    return tuple(found)
