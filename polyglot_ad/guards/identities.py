"""Tests whether an address is that of a function of the program, in whichever library of the program it was taken (llvm/identities.py)."""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.llvm.identities import ATTRIBUTE, IS, identity
from polyglot_ad.rules.functions import PURE

from .splice import splice


def is_function(b: Builder, address: Value, function: Function) -> Value:
    """Whether this is the function, or a copy of it in another library."""
    same = b.icmp("eq", address, function)
    own = _own(function)
    if own is None:
        return same
    test = b.declare(IS, ty.I32, [ty.PTR, ty.I64, ty.I64], attributes=PURE)
    copied = b.call(test, [address, *(const_int(ty.I64, word) for word in own)])
    return b.binary("or", same, b.icmp("ne", copied, const_int(ty.I32, 0)))


def has_identity(function: Function) -> bool:
    """Whether copies of the function in other libraries are known."""
    return _own(function) is not None


def _own(function: Function) -> tuple[int, int] | None:
    key = f'"{ATTRIBUTE}"="'
    found = next((a for a in function.all_attributes() if a.startswith(key)), None)
    return identity(found[len(key) : -1], function.name) if found is not None else None


def install_identities(module: Module) -> None:
    if IS in module.functions:
        splice(module, runtime.read("memory", "functions.ll"))
