"""Functions of libstdc++'s headers that say more than a derivative can follow.

Single points where libstdc++'s special functions return a constant, and a derivative would be that constant's: zero.

legendre at 1 and -1, laguerre at 0, riemann_zeta at even negative numbers: the formula that is used everywhere else holds there, too.
cyl_bessel_i, cyl_bessel_j and sph_bessel at 0 have a derivative for the order 1 only: x/2 and x/3 stand in for the 0 that is returned.
The power of a complex number on the positive real axis has no imaginary part, nor derivatives of one: the general formula holds there.
hypot of three numbers takes absolute values, which have a kink at 0 where the length has none: one side of it is taken.
riemann_zeta near 0 is summed until the terms are small, which they are there before their derivatives are: a polynomial stands in.
This is done to the program that is differentiated alone: the function itself computes what its authors wrote.

What a `std::future_error` says is asked of a category of errors, an object of the library with virtual functions; it is one of four texts.
`std::async` has two ways to go on, of which its caller chooses one, mostly by a constant.
"""

from __future__ import annotations

import re
from fractions import Fraction

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import ConstantFloat, ConstantString, Function, GlobalVariable, Module, Value
from polyglot_ad.process.regex import regex
from polyglot_ad.rules.constants import constant

from .any_values import part_values
from .container_heads import part_heads
from .memory_resources import part_pieces
from .strings import has_strings, is_member, leave_to_library
from .variants import part_alternatives

_PREFIXES = ("_ZNSt8__detail", "_ZSt3powI", "_ZSt8__hypot3I")
_FUTURE_ERROR = "_ZNSt12future_errorC2ESt10error_code"
_ASYNC = "_ZSt5async"
_ELSEWHERE = regex(r"_Z(?!NK?St|St|NK?9__gnu_cxx|n[wa]|d[la])")
"""Functions in C++ that are not the library's."""
_TEXTS = ("Unknown error", "Future already retrieved", "Promise already satisfied", "No associated state", "Broken promise")
"""By the number of the error."""
_UNIFORM = regex(r"_ZNSt8__detail\d+__(?:poly_(?:legendre_p|laguerre)|riemann_zeta_glob)I|_ZSt3powI[fde]ESt7complexIT_ERKS2_RKS1_$")
_ABSOLUTE = ("llvm.fabs.", "_ZSt3abs")
_LENGTH = regex(r"_ZSt8__hypot3I[fde]ET_")
_ZETA = regex(r"_ZNSt8__detail\d+__riemann_zeta_globI\w+$")
_ZETA_NEAR_ZERO = (
    "-0.5",
    "-0.91893853320467274178032973640561764",
    "-1.00317822795429242560505001336498022",
    "-1.00078519447704240796017680222772921",
    "-0.999879299500571164957800813655875236",
    "-1.00000194089632045603779988198163183",
    "-1.00000130114601395962431150487297972",
    "-0.999999831384173610779930217058015407",
    "-1.00000000576467597994939441606374166",
    "-1.00000000091101648923141657092186742",
)
"""Its Taylor series at 0."""
_AT_ZERO = {
    re.compile(r"_ZNSt8__detail\d+__cyl_bessel_ij_seriesI\w+$"): Fraction(1, 2),
    re.compile(r"_ZNSt8__detail\d+__sph_besselI\w+$"): Fraction(1, 3),
}
"""(order, x, …) -> value, and the slope at 0 for the order 1."""


def follow_through(module: Module) -> None:
    """In place, on the unoptimised program; what it computes stays as it is."""
    error = module.functions.get(_FUTURE_ERROR)
    if error is not None and error.blocks:
        _with_text(module, error)
    for function in module.functions.values():
        if function.blocks and function.name.startswith(_ASYNC):
            _decide(function)


def part_objects(module: Module) -> None:
    """In place, on an unoptimised program: what the library's classes keep in one object is kept in several that the analyses tell apart.
    Programs that may share objects with code that is not here stay as they are."""
    if not any(not f.blocks and f.users and _ELSEWHERE.match(name) for name, f in module.functions.items()):
        part_heads(module, pieces=part_pieces(module))
        part_alternatives(module)
        part_values(module)


def has_special_points(name: str) -> bool:
    return bool(_UNIFORM.match(name) or _LENGTH.match(name) or _ZETA.match(name) or any(pattern.match(name) for pattern in _AT_ZERO))


def stays_apart(name: str) -> bool:
    """Whether a function must still be one when the program is made the one that is differentiated."""
    return has_special_points(name) or is_member(name)


def as_differentiated(text: str) -> str:
    """The program as it is differentiated: strings are the library's, and its functions smooth at special points."""
    strings = has_strings(text)
    if not strings and not any(prefix in text for prefix in _PREFIXES):
        return text
    module = parse(text)
    changed = strings and leave_to_library(module)
    return print_module(module) if _smooth_at_special_points(module) or changed else text


def _smooth_at_special_points(module: Module) -> bool:
    found = [function for function in module.functions.values() if function.blocks and has_special_points(function.name)]
    for function in found:
        function.attributes = tuple(a for a in function.all_attributes() if a != "noinline")
        if _UNIFORM.match(function.name):
            _without_special_points(function)
        if _LENGTH.match(function.name):
            _one_sided(function)
        if _ZETA.match(function.name):
            _with_polynomial(module, function)
        for pattern, slope in _AT_ZERO.items():
            if pattern.match(function.name):
                _with_slope(module, function, slope)
    return bool(found)


def _decide(function: Function) -> None:
    """`std::async` becomes a part of its caller, and what may run in a thread does."""
    function.attributes = (*(a for a in function.all_attributes() if a not in ("noinline", "optnone")), "alwaysinline")
    policy = next((a for a in function.arguments if a.type is ty.I32), None)
    if policy is None:
        return
    b = Builder(before=function.entry.instructions[0])
    users = list(policy.users)
    threaded = b.icmp("ne", b.binary("and", policy, const_int(ty.I32, 1)), const_int(ty.I32, 0))
    chosen = b.select(threaded, const_int(ty.I32, 1), policy)
    for user in users:
        for index, operand in enumerate(user.operands):
            if operand is policy:
                user.set_operand(index, chosen)


def _with_text(module: Module, function: Function) -> None:
    """`future_error(this, number, category)`: a logic_error, and the two after it."""
    for i in list(function.instructions()):
        i.drop_operands()
    this, number, category = function.arguments
    table = module.get_global("_ZTVSt12future_error")
    assert table is not None
    function.blocks, function.personality = [], None
    b = Builder(function.add_block("entry"))
    text: Value = _text(module, _TEXTS[0])
    for k, words in enumerate(_TEXTS[1:], 1):
        text = b.select(b.icmp("eq", number, const_int(number.type, k)), _text(module, words), text)
    b.call_named("_ZNSt11logic_errorC2EPKc", ty.VOID, [this, text])
    b.store(b.gep(ty.I8, table, [16]), this)
    b.store(number, b.gep(ty.I8, this, [16]))
    b.store(category, b.gep(ty.I8, this, [24]))
    b.ret()


def _text(module: Module, words: str) -> Value:
    data = f"std::future_error: {words}".encode() + b"\0"
    type = ty.array(ty.I8, len(data))
    return module.add_global(GlobalVariable(module.unique_name("pad.future.error"), type, ConstantString(type, data), True, "internal"))


def _without_special_points(function: Function) -> None:
    for i in list(function.instructions()):
        if isinstance(i, ins.Compare) and i.predicate == "oeq" and isinstance(i.operands[1], ConstantFloat):
            i.replace_all_uses_with(const_int(ty.I1, 0))
            i.erase()


def _one_sided(function: Function) -> None:
    for i in list(function.instructions()):
        if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name.startswith(_ABSOLUTE):
            b, (x,) = Builder(before=i), i.arguments
            i.replace_all_uses_with(b.select(b.fcmp("olt", x, zero(x.type)), b.fneg(x), x))
            i.erase()


def _with_slope(module: Module, function: Function, slope: Fraction) -> None:
    parameters = function.function_type.parameters
    if len(parameters) < 2 or function.function_type.result is not parameters[1] or not parameters[1].is_float:
        return
    around = _around(module, function)
    b = Builder(around.add_block("entry"))
    order, x = around.arguments[:2]
    call = _call(b, function, list(around.arguments))
    first: Value
    if order.type.is_float:
        first = b.fcmp("oeq", order, constant(order.type, 1))
    else:
        first = b.icmp("eq", order, const_int(order.type, 1))
    at_zero = b.binary("and", b.fcmp("oeq", x, zero(x.type)), first)
    b.ret(b.select(at_zero, b.fmul(x, constant(x.type, slope)), call))


def _with_polynomial(module: Module, function: Function) -> None:
    parameters = function.function_type.parameters
    if len(parameters) != 1 or function.function_type.result is not parameters[0] or not parameters[0].is_float:
        return
    around = _around(module, function)
    near, far = around.add_block("near"), around.add_block("far")
    b = Builder(around.add_block("entry", before=near))
    s = around.arguments[0]
    small = b.binary("and", b.fcmp("olt", s, constant(s.type, Fraction(1, 128))), b.fcmp("ogt", s, constant(s.type, Fraction(-1, 128))))
    b.cond_br(small, near, far)
    b.at_end(near)
    value: Value = constant(s.type, Fraction(_ZETA_NEAR_ZERO[-1]))
    for coefficient in reversed(_ZETA_NEAR_ZERO[:-1]):
        value = b.fadd(b.fmul(value, s), constant(s.type, Fraction(coefficient)))
    b.ret(value)
    b.at_end(far)
    b.ret(_call(b, function, [s]))


def _call(b: Builder, function: Function, arguments: list[Value]) -> Value:
    call = b.call(function, arguments)
    call.calling_convention = function.calling_convention
    return call


def _around(module: Module, function: Function) -> Function:
    """A function of the same type that takes the name, and all users, of this one."""
    name = function.name
    around = Function(name, function.function_type, [a.name for a in function.arguments], prefix="internal", attributes=("alwaysinline",))
    around.calling_convention = function.calling_convention
    function.replace_all_uses_with(around)
    del module.functions[name]
    function.name = f"{name}.elsewhere"
    function.prefix, function.suffix = "internal", function.suffix.replace("comdat", "").strip()
    module.functions[function.name] = function
    return module.add_function(around)
