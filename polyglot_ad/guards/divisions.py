"""Integer division by zero raises, where the language leaves it undefined: a processor that traps would end Python's process.

C, C++ and Fortran are meant; Rust and Julia check for themselves. Header libraries are left as they are (hash tables take remainders in
their innermost loops), and so is a divisor that is a constant. The check is a function that LLVM inlines, and hoists where the divisor
does not change.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.metadata import source_location
from polyglot_ad.ir.values import Constant, Function, Module
from polyglot_ad.signature.debug_info import DebugInfo
from polyglot_ad.signature.reader import foreign, language_of

from .errors import install
from .splice import splice
from .strings import constant_string

_CHECK = "pad.check.divisor"


def check_divisions(module: Module, thread_local: bool = True) -> None:
    """Put a check before every such division of a linked program that is not yet optimised."""
    debug = DebugInfo(module)
    divisions = [
        instruction
        for function in list(module.functions.values())
        if _unchecked(debug, function)
        for instruction in function.instructions()
        if instruction.opcode in ("sdiv", "udiv", "srem", "urem")
        and instruction.type.is_integer
        and not isinstance(instruction.operands[1], Constant)
    ]
    if not divisions:
        return
    install(module, thread_local)
    splice(module, runtime.read("errors", "divisions.ll"))
    check = module.functions[_CHECK]
    for division in divisions:
        where = source_location(division) or division.function.name
        b = Builder(before=division)
        divisor = division.operands[1]
        text = constant_string(module, where)
        call = b.call(check, [b.icmp("eq", divisor, zero(divisor.type)), const_int(ty.I32, len(where.encode())), text])
        if "dbg" in division.metadata:
            call.metadata["dbg"] = division.metadata["dbg"]


def _unchecked(debug: DebugInfo, function: Function) -> bool:
    """Whether the language of a function leaves division by zero undefined."""
    subprogram = debug.subprogram(function) if function.blocks else None
    if subprogram is None:
        return False
    language = language_of(subprogram)
    return language == "fortran" or (language in ("c", "c++") and not foreign(function, subprogram))
