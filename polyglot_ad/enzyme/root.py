"""The program that is differentiated for one function: a root that calls it, and what that needs, prepared on its own.

    void @pad.root(parameters…, ptr results)     combined reverse mode and forward mode: what the function returns is stored
    T    @pad.root(parameters…)                  split mode

The root has plain parameters: a structure that is passed by value is a pointer here, and one that is returned through memory is what
`results` points to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.lexical import quote
from polyglot_ad.ir.parser import parse_type
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.c import runtime as c_runtime
from polyglot_ad.llvm.native import prepare_part
from polyglot_ad.process.regex import regex

from .derivative_module import CALLED

ROOT = "pad.root"
CANDIDATES = "pad.candidates"
"""A call of this mentions functions that may be called through pointers."""
_ABI = ("byval", "sret", "align", "inreg", "signext", "zeroext", "inalloca", "byref")


@dataclass(frozen=True)
class Parameter:
    """One parameter of the root. `by_value`: it points to a structure that the function gets a copy of."""

    type: Type
    by_value: Type | None = None
    noalias: bool = False


@dataclass(frozen=True)
class Shape:
    """What the root of a function takes and gives."""

    parameters: tuple[Parameter, ...]
    result: Type | None
    """What the function returns, through memory or not; None for nothing."""
    through_memory: bool


def shape_of(function: Function) -> Shape:
    """The root's parameters and result."""
    module = function.module
    assert module is not None
    parameters: list[Parameter] = []
    result: Type | None = None if function.function_type.result.is_void else plain(function.function_type.result)
    through = False
    for argument in function.arguments:
        returned = _pointee(module, argument.attributes, "sret")
        if returned is not None:
            result, through = returned, True
            continue
        parameters.append(Parameter(plain(argument.type), _pointee(module, argument.attributes, "byval"), "noalias" in argument.attributes))
    return Shape(tuple(parameters), result, through)


def _pointee(module: Module, attributes: tuple[str, ...], word: str) -> Type | None:
    found = next((a for a in attributes if a.startswith(word + "(")), None)
    return plain(parse_type(found[len(word) + 1 : -1], module)) if found is not None else None


def plain(type: Type) -> Type:
    """A type that means the same in every module: structures without their names."""
    if isinstance(type, ty.StructType):
        return ty.struct([plain(field) for field in type.fields or ()], packed=type.packed)
    if isinstance(type, ty.ArrayType):
        return ty.array(plain(type.element), type.count)
    return type


def root_text(function: Function, shape: Shape, returning: bool, fixed: Mapping[int, str], candidates: Sequence[str]) -> str:
    """The root in LLVM's text. `returning`: it returns what the function returns; `fixed`: parameters that are always the address of a
    function of this name."""
    own: list[str] = []
    passed: list[str] = []
    parameters = iter(enumerate(shape.parameters))
    for argument in function.arguments:
        abi = " ".join(a for a in argument.attributes if a.startswith(_ABI))
        if any(a.startswith("sret(") for a in argument.attributes):
            passed.append(f"ptr {abi} %results")
            continue
        index, parameter = next(parameters)
        own.append(f"{parameter.type}{' noalias' if parameter.noalias and not parameter.by_value else ''} %a{index}")
        passed.append(f"{parameter.type} {abi} " + (f"@{quote(fixed[index])}" if index in fixed else f"%a{index}"))
    # Code for a processor is inlined only into code for one with the same abilities.
    target = "".join(f" {a}" for a in function.all_attributes() if a.startswith(('"target-', '"tune-cpu')))
    returned = function.function_type.result
    convention = f"{function.calling_convention} " if function.calling_convention else ""
    mention = f"  call void (...) @{CANDIDATES}({', '.join(f'ptr @{quote(name)}' for name in candidates)}) nounwind willreturn\n"
    before, after = (mention, f"declare void @{CANDIDATES}(...) memory(inaccessiblemem: readwrite)\n") if candidates else ("", "")
    call = f"call {convention}{returned} @{quote(function.name)}({', '.join(passed)}) alwaysinline"
    if returning and not shape.through_memory:
        value = "" if returned.is_void else "%r = "
        last = "ret void" if returned.is_void else f"ret {returned} %r"
        return f"define {returned} @{ROOT}({', '.join(own)}){target} {{\n{before}  {value}{call}\n  {last}\n}}\n{after}"
    if shape.result is not None:
        own.append("ptr noalias %results")
    if returned.is_void:
        body = f"  {call}\n"
    else:
        body = f"  %r = {call}\n  store {returned} %r, ptr %results, align 8\n"
    return f"define void @{ROOT}({', '.join(own)}){target} {{\n{before}{body}  ret void\n}}\n{after}"


_TABLES = regex(r"^@llvm\.(?:global_ctors|global_dtors|used|compiler\.used) = [^\n]*\n", re.M)
_MUTABLE = regex(r'^(@(?:"[^"]*"|[\w.$-]+) = )([^"\n]*?)\bglobal ([^\n]*)$', re.M)
_LINKAGES = frozenset(
    ("private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "common", "appending", "external",
     "extern_weak", "dso_local", "hidden", "protected", "default")
)  # fmt: skip
_COMDAT = regex(r", comdat(?:\([^)]*\))?")
# (What only reads stays a call where the program says so: the optimiser takes it out of loops, which it cannot do with a loop.)
_OPTNONE = regex(r"^(attributes #\d+ = \{[^\n]*?) ?\boptnone\b", re.M)
_NOINLINE = regex(r"^(attributes #\d+ = \{[^\n]*?) ?\bnoinline\b(?![^\n]*\bmemory\((?:none|read|argmem: read)\))", re.M)

_CALLED = "|".join(map(re.escape, CALLED))
_RUNTIME = regex(rf"^define linkonce_odr hidden ([^\n]*@(?:{_CALLED})[^\n]* #\d+) [^\n]*\{{\n.*?^\}}$", re.M | re.S)


def program_text(text: str) -> str:
    """A module as the program of a derivative sees it: variables that may change are another module's."""

    def borrowed(found: re.Match[str]) -> str:
        words = found[2].split()
        if "external" in words or "extern_weak" in words or found[1].startswith(("@pad.", '@"pad.')):  # (the last are no program's)
            return found[0]
        kept = " ".join(word for word in words if word not in _LINKAGES)
        return f"{found[1]}available_externally {kept} global {_COMDAT.sub('', found[3])}".replace("  ", " ")

    text = _OPTNONE.sub(r"\1", text)  # (of files that clang has compiled at -O0)
    text = _RUNTIME.sub(r"declare \1", text)  # (of the run-time library)
    return _NOINLINE.sub(r"\1", _MUTABLE.sub(borrowed, _TABLES.sub("", text)))


def prepared(text: str, function: Function, shape: Shape, returning: bool, fixed: Mapping[int, str], candidates: Sequence[str]) -> str:
    """The text of the prepared program whose root calls `function`, out of the text of its module."""
    whole = f"{program_text(text)}\n{root_text(function, shape, returning, fixed, candidates)}"
    return prepare_part(whole, ROOT, c_runtime.bodies())


def float_leaves(module: Module, type: Type) -> list[tuple[int, Type]]:
    """(offset, type) of each number in a value of this type."""
    return [(at, leaf) for _, at, leaf in leaves(data_layout(module.data_layout), type) if leaf.scalar.is_float]
