"""Which row a symbol means: the spellings of mathematical functions in C, glibc, LLVM, flang, Zig and on GPUs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.process.regex import regex

from ..ir.types import Type
from .model import Rule
from .rows import all_rows
from .rows.gsl import ALSO
from .scope import scope
from .transfer import fits

_C_SUFFIXES = ("", "f", "l", "f16", "f32", "f64", "f128", "f32x", "f64x")
_FINITE_SUFFIXES = ("", "f", "l", "f128")
_LLVM_TYPES = regex(r"(\.(nxv|v)?\d*(f16|bf16|f32|f64|f80|f128|ppcf128|i\d+|p\d+))+$")
_RUNTIME = regex(r"(pad\.\w+(?:\.value)?)\.(f16|bf16|f32|f64|f80|f128)$")
_CUDA = regex(r"__nv_(?:fast_)?(\w+)$")
_OCML = regex(r"__ocml_(\w+)_f(?:16|32|64)$")
_ZIG = regex(r"zig\.std\.math\.(?:\w+\.)*?(\w+?)(?:32|64|80|128|_32|_64|Binary\w*)?(?:__(?:anon|func|struct)_\d+)?$")
_ZIG_NAMES = {"gamma": "tgamma"}


def spellings(rule: Rule) -> Iterator[str]:
    """Every name of the row that a table can list."""
    yield from of_compilers(rule)
    yield from ALSO.get(rule.name, ())
    yield from of_languages(rule)


def of_compilers(rule: Rule) -> Iterator[str]:
    """The names by which compilers of C know the row, so that they may take calls of them for an operation."""
    if rule.libm:
        yield from (rule.name + suffix for suffix in _C_SUFFIXES)
        yield from (f"__{rule.name}{suffix}_finite" for suffix in _FINITE_SUFFIXES)
    if rule.llvm:
        yield f"llvm.{rule.name}"
    yield from rule.other


def of_languages(rule: Rule) -> Iterator[str]:
    """What the row is called in libraries of languages."""
    for language in RUN_TIMES:
        yield from language.mathematics.get(rule.name, ())


@cache
def _by_opcode() -> dict[str, Rule]:
    return {rule.name: rule for rows in all_rows().values() for rule in rows if rule.opcode}


@cache
def _by_name() -> dict[str, Rule]:
    return {name: rule for rows in all_rows().values() for rule in rows for name in spellings(rule)}


@cache
def _by_row() -> dict[str, Rule]:
    return {rule.name: rule for rows in all_rows().values() for rule in rows}


def row_named(name: str) -> Rule | None:
    """The row with this canonical name."""
    return _by_row().get(name)


def opcode_rule(opcode: str) -> Rule | None:
    """The row of a floating-point instruction."""
    return _by_opcode().get(opcode)


@cache
def lookup(name: str) -> Rule | None:
    """The real row that a function outside the program means: a libm function, an intrinsic, a runtime library's function. Complex
    rows, whose operands are not the call's, are found by `rule_of_call`.

    A function that has a body in the program is the program's own, whatever it is called: ask `software` for those."""
    return next((rule for rule in _candidates(name) if not rule.complex), None)


def rule_of_call(name: str, result: Type, operands: Sequence[Type]) -> Rule | None:
    """The row, real or complex, that a call of an outside function means: name and types must fit."""
    own = scope()
    if name in own.opaque:
        if name not in own.like:
            return None
        name = own.like[name]
    return next((rule for rule in _candidates(name) if fits(rule, result, operands)), None)


@cache
def software(name: str) -> Rule | None:
    """The row that a function *with* a body means, where that body is a language's own implementation of a libm function, not to be
    differentiated: Zig's `zig.std.math.pow.pow__func_0`, this package's `pad.digamma.f64`. Adapters give such names to what comes out of
    the files of a language's library, and to nothing else."""
    return next(iter(_software(name)), None)


@cache
def _candidates(name: str) -> tuple[Rule, ...]:
    if name.startswith("llvm."):
        return _rows(_by_name().get(_LLVM_TYPES.sub("", name)))
    if match := _CUDA.match(name):
        return _rows(_in_dialect(match[1], "cuda"))
    if (plain := next((found for language in RUN_TIMES if (found := language.mathematics_of(name))), None)) is not None:
        return _rows(_scalar(plain))
    if match := _OCML.match(name):
        return _rows(_in_dialect(match[1], "ocml"))
    return _rows(_by_name().get(name)) or _software(name)


def _software(name: str) -> tuple[Rule, ...]:
    if match := _RUNTIME.match(name):
        return _rows(_by_name().get(match[1]))
    if match := _ZIG.match(name):
        return _rows(_scalar(_ZIG_NAMES.get(match[1], match[1])))
    return ()


def _rows(*found: Rule | None) -> tuple[Rule, ...]:
    return tuple(rule for rule in found if rule is not None)


def _scalar(name: str) -> Rule | None:
    """A libm row without pointers, by its plain name."""
    rule = _by_row().get(name)
    return rule if rule is not None and (rule.libm or rule.name == "pown") and "other" not in rule.kinds else None


def _in_dialect(name: str, dialect: str) -> Rule | None:
    rule = _scalar(name) or (_scalar(name[:-1]) if name.endswith("f") else None)
    return None if rule is None else replace(rule, dialect=dialect)
