"""Inline assembly that is known by its text, said again as instructions.

* An empty template (a barrier for compilers: `asm volatile("" : "+r"(x) :: "memory")`, Rust's `black_box`) and hints to the processor do
  nothing: outputs are the inputs tied to them.
* Square roots of one number, as Rust's crates write them where there is no standard library.
* Packed minima and maxima of SSE and AVX, which Eigen writes as assembly: `a < b ? a : b`, elementwise.

Everything else stays, and is refused where active data reaches it.
"""

from __future__ import annotations

import re

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.process.regex import regex

_ASSEMBLY = regex(r'(?:\w+ )*"(?P<template>[^"]*)", "(?P<constraints>[^"]*)"')
_NOTHING = regex(r"\s*(?:(?:rep; )?nop|pause|[lms]fence|yield|isb|#[^\\]*)?\s*")
"""A comment ends with its line, which LLVM writes as an escape: what comes after is code."""
_EXTREME = regex(r"\s*(?P<wide>v?)(?P<which>min|max)p(?P<kind>[sd]) (?P<operands>\$1, \$0|\$1, \$2, \$0)\s*")
_ROOT = regex(r"\s*(?P<wide>v?)sqrts(?P<kind>[sd]) (?P<operands>[^\\]*?)\s*")
_ROOT_OPERANDS = {
    ("${0:x}, ${0:x}", "=&x", "0"), ("$0, $0", "=x", "0"), ("$0, $0", "=&x", "0"), ("$1, $0", "=x", "x"),
    ("$1, $0", "=x", "xm"), ("$0, $1", "=x", "x"), ("${0:x}, ${1:x}", "=x", "x"), ("${0:x}, ${1:x}", "=&x", "x"),
}  # fmt: skip
"""(operands, constraint of the result, of the number) under which the result is the root of the number, in either order of operands."""
_FLOATS = {"s": ty.FLOAT, "d": ty.DOUBLE}


def lower_inline_assembly(function: Function) -> None:
    """Rewrite, in place, the calls of inline assembly whose meaning is known."""
    for call in list(function.instructions()):
        if isinstance(call, ins.Call) and isinstance(call.callee, val.InlineAsm):
            found = _ASSEMBLY.match(call.callee.text)
            if found is None:
                continue
            constraints = [one for one in found["constraints"].split(",") if not one.startswith("~")]
            if _NOTHING.fullmatch(found["template"]):
                _tie(call, constraints)
            elif (root := _ROOT.fullmatch(found["template"])) is not None:
                _take_root(call, root, constraints)
            elif (extreme := _EXTREME.fullmatch(found["template"])) is not None:
                _compare(call, extreme, constraints)


def _tie(call: ins.Call, constraints: list[str]) -> None:
    """Assembly without code: every output is the input that shares its place, which may be memory."""
    outputs = [one for one in constraints if one.startswith("=")]
    places: dict[int, Value] = {}
    tied: dict[int, Value] = {}
    arguments = iter(call.arguments)
    for index, one in enumerate(constraints):
        if one in outputs and "*" not in one:
            continue
        argument = next(arguments)
        if index < len(outputs):
            places[index] = argument
        elif one.isdigit():
            tied[int(one)] = argument
    direct = [index for index in range(len(outputs)) if index not in places]
    if not tied.keys() >= set(direct):
        return
    b = Builder(before=call)
    if direct:
        made: Value = tied[direct[0]]
        if len(direct) > 1:
            made = val.ConstantUndef(call.type, poison=True)
            for position, index in enumerate(direct):
                made = b.insert_value(made, tied[index], position)
        if made.type is not call.type:
            return
        call.replace_all_uses_with(made)
    for index, place in places.items():
        if index in tied:
            b.store(tied[index], place, align=1)
            _forward(call, place, tied[index])
    call.erase()


def _forward(call: ins.Call, place: Value, value: Value) -> None:
    """What is read from a variable right after the assembly that wrote it is the value itself: other rewrites look for it."""
    block = call.block
    if block is None or not isinstance(place, ins.Alloca) or not all(user is call or _direct(user, place) for user in place.users):
        return
    for instruction in block.instructions[block.position(call) + 1 :]:
        if instruction.opcode == "store" and instruction.operands[1] is place:
            return
        if instruction.opcode == "load" and instruction.operands[0] is place and instruction.type is value.type:
            instruction.replace_all_uses_with(value)
            instruction.erase()


def _direct(user: ins.Instruction, place: Value) -> bool:
    """Whether a variable's address stays where it is in this use."""
    if isinstance(user, ins.Call):
        return user.called_function is not None and user.called_function.name.startswith("llvm.lifetime.")
    return user.opcode == "load" or (user.opcode == "store" and user.operands[0] is not place)


def _take_root(call: ins.Call, root: re.Match[str], constraints: list[str]) -> None:
    type = _FLOATS[root["kind"]]
    if root["wide"] or call.type is not type or len(constraints) != 2 or [a.type for a in call.arguments] != [type]:
        return
    order = "inteldialect" if "inteldialect" in _dialect(call) else "att"
    operands = root["operands"]
    swapped = operands in ("$1, $0", "$0, $1", "${0:x}, ${1:x}")
    if (operands, *constraints) not in _ROOT_OPERANDS or (swapped and (order == "att") != operands.startswith("$1")):
        return
    made = Builder(before=call).call_named(f"llvm.sqrt.{'f32' if type is ty.FLOAT else 'f64'}", type, list(call.arguments))
    call.replace_all_uses_with(made)
    call.erase()


def _dialect(call: ins.Call) -> str:
    assert isinstance(call.callee, val.InlineAsm)
    return call.callee.text.partition('"')[0]


def _compare(call: ins.Call, extreme: re.Match[str], constraints: list[str]) -> None:
    type = call.type
    if not isinstance(type, ty.VectorType) or type.scalar is not _FLOATS[extreme["kind"]]:
        return
    if any(argument.type is not type for argument in call.arguments):
        return
    three = extreme["operands"].count("$") == 3
    if bool(extreme["wide"]) != three or constraints != (["=x", "x", "x"] if three else ["=x", "x", "0"]):
        return
    # In AT&T's order the second source comes first; where they are equal or unordered, the instruction gives that one.
    second, first = call.arguments
    b = Builder(before=call)
    less = b.fcmp("olt" if extreme["which"] == "min" else "ogt", first, second)
    call.replace_all_uses_with(b.select(less, first, second))
    call.erase()
