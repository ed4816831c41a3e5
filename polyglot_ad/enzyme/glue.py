"""The function that takes the place of one call of the surface: it has the call's own types, and calls the derivative.

It is inlined where it is called, so that what passes through memory here does not in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.differentiate.shadows.globals import emit_set_up
from polyglot_ad.differentiate.shadows.helpers import emit_zero
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_float, const_int, zero
from polyglot_ad.ir.parser import parse_type
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Value

from .names import Ask
from .native import Apart, Native, scratch_needed
from .overlap_checks import Question
from .request import Given, Request, refusal
from .root import float_leaves, plain

_KEPT = ("byval(", "sret(", "align", "inreg")


def abi(call: ins.CallBase, position: int) -> tuple[str, ...]:
    """The attributes of an argument that say how it is passed, with types that mean the same in every module."""
    module = call.function.module
    assert module is not None
    found = []
    for attribute in call.argument_attributes[position]:
        word, _, inner = attribute.partition("(")
        if word in ("byval", "sret"):
            found.append(f"{word}({plain(parse_type(inner[:-1], module))})")
        elif attribute.startswith(_KEPT):
            found.append(attribute)
    return tuple(found)


def used_arguments(request: Request) -> list[int]:
    """The positions of the call's arguments that the glue takes, in order."""
    found = [request.result, request.tape, request.allocated, *request.seeds]
    for given in request.given:
        found += [given.primal, *given.shadows, given.stride]
    return sorted({at for at in found if at is not None and at >= 0})


NOT_BY_RESULT = frozenset(("enzyme_noret", "enzyme_const_return"))
"""Words that say that nothing depends on what the function returns."""


@dataclass
class Glue:
    """The function under construction."""

    native: Native
    request: Request
    call: ins.CallBase
    function: Function
    b: Builder
    values: dict[int, Value]

    # arguments --------------------------------------------------------------------------------------------------------------

    def argument(self, position: int, type: Type, offset: int | None = None) -> Value:
        """An argument of the call as what a parameter wants: C's promotions of variadic arguments are undone. `offset`: what is there in
        the structure that is pointed to."""
        value = self.values[position]
        if offset is not None:
            return self.b.load(type, self.b.gep(ty.I8, value, [offset]), align=8)
        if value.type is type:
            return value
        if value.type.is_float and type.is_float:
            return self.b.cast("fptrunc" if _bits(value.type) > _bits(type) else "fpext", value, type)
        if isinstance(value.type, ty.IntType) and isinstance(type, ty.IntType):
            return self.b.cast("trunc" if value.type.bits > type.bits else "sext", value, type)
        raise refusal(
            self.call, f"argument {position + 1} is of type {value.type}, where '{self.request.function.name}' takes {type}",
            "declare the function with the types that it is called with, or cast the argument",
        )  # fmt: skip

    def shadow(self, given: Given, lane: int, type: Type) -> Value:
        if given.stride is None:
            return self.argument(given.shadows[lane], type, given.offset)
        first = self.values[given.shadows[0]]
        stride = self.argument(given.stride, ty.I64)
        return self.b.gep(ty.I8, first, [self.b.mul(stride, const_int(ty.I64, lane))])

    def image(self, type: Type, name: str) -> Value:
        """Zeroed memory for a value."""
        memory = self.b.alloca(type, name=name, align=16)
        emit_zero(self.b, memory, const_int(ty.I64, self.size(type)))
        return memory

    def size(self, type: Type) -> int:
        return self.native.program.layout.size(type)

    @property
    def width(self) -> int:
        return self.request.width

    # what comes back --------------------------------------------------------------------------------------------------------

    def gradient_images(self) -> dict[int, list[Value]]:
        """Memory for the gradients of structures passed by value: parameter to lanes."""
        found: dict[int, list[Value]] = {}
        for index, (given, parameter) in enumerate(zip(self.request.given, self.native.shape.parameters, strict=True)):
            if given.activity == "out" and parameter.by_value is not None:
                found[index] = [self.image(parameter.by_value, "gradient") for _ in range(self.width)]
        return found

    def gradients(self, called: Value, images: dict[int, list[Value]]) -> list[tuple[Type, Value]]:
        """(type, value) of every gradient, in the order of the arguments."""
        keys = self.native.parameters.gradient_keys
        layout = self.native.program.layout
        found: list[tuple[Type, Value]] = []
        for index, (given, parameter) in enumerate(zip(self.request.given, self.native.shape.parameters, strict=True)):
            if given.activity != "out":
                continue
            lanes: list[Value] = []
            type = parameter.by_value or parameter.type
            for lane in range(self.width):
                if index in images:
                    memory = images[index][lane]
                else:
                    memory = self.image(type, "gradient")
                    for leaf, (_, offset, leaf_type) in enumerate(leaves(layout, type)):
                        if (index, leaf) in keys:
                            value = self.b.extract_value(called, keys.index((index, leaf)) * self.width + lane)
                            self.b.store(value, self.b.gep(ty.I8, memory, [offset]), align=1 if offset else 0)
                        else:
                            assert leaf_type is not None
                lanes.append(self.b.load(type, memory))
            found.append(self.together(type, lanes))
        return found

    def together(self, type: Type, lanes: Sequence[Value]) -> tuple[Type, Value]:
        """One value per lane, as one."""
        if len(lanes) == 1:
            return type, lanes[0]
        array = ty.array(type, len(lanes))
        whole: Value = val.ConstantUndef(array)
        for index, lane in enumerate(lanes):
            whole = self.b.insert_value(whole, lane, index)
        return array, whole

    def deliver(self, outputs: Sequence[tuple[Type, Value]]) -> None:
        """Return the outputs as the call wants them: its type is C's word for the same bytes."""
        b, wanted = self.b, self.call.type
        if self.request.result is not None:
            place = self.values[self.request.result]
            if outputs:
                whole = ty.struct([type for type, _ in outputs])
                self._fits(self.size(whole), self.room(), outputs)
                for index, (type, value) in enumerate(outputs):
                    b.store(value, b.gep(whole, place, [0, index]), align=1 if type.is_aggregate else 0)
            b.ret()
            return
        if wanted.is_void:
            b.ret()
            return
        if not outputs:
            b.ret(zero(wanted))
            return
        if len(outputs) == 1:
            type, value = outputs[0]
            if type is wanted:
                b.ret(value)
                return
            if type.is_float and wanted.is_float:
                b.ret(b.cast("fptrunc" if _bits(type) > _bits(wanted) else "fpext", value, wanted))
                return
        whole = ty.struct([type for type, _ in outputs])
        self._fits(self.size(whole), self.size(wanted), outputs)
        memory = self.image(whole if self.size(whole) >= self.size(wanted) else wanted, "returned")
        for index, (_, value) in enumerate(outputs):
            b.store(value, b.gep(whole, memory, [0, index]))
        b.ret(b.load(wanted, memory))

    def room(self) -> int:
        """How many bytes the call can take back."""
        if self.request.result is None:
            return 0 if self.call.type.is_void else self.size(plain(self.call.type))
        found = next(a for a in abi(self.call, self.request.result) if a.startswith("sret("))
        return self.size(parse_type(found[5:-1], self.native.module))

    def _fits(self, size: int, room: int, outputs: Sequence[tuple[Type, Value]]) -> None:
        if size > room:
            made = ", ".join(str(type) for type, _ in outputs)
            raise refusal(
                self.call, f"it is declared to return {room} bytes, but the derivative gives {size}: {{{made}}}",
                "declare it with a structure of all that comes back: the function's value if 'enzyme_primal_return' asks for it, "
                "and one gradient for each 'enzyme_out'",
            )  # fmt: skip

    def results(self) -> tuple[Value | None, list[Value]]:
        """Memory for what the function returns, and for its shadows."""
        type = self.native.shape.result
        if type is None:
            return None, []
        return self.image(type, "results"), [self.image(type, "results.shadow") for _ in range(self.width)]

    def seed(self, shadows: Sequence[Value]) -> None:
        """Begin the reverse pass: with what the call gives, else with one."""
        type = self.native.shape.result
        if type is None or (NOT_BY_RESULT & self.request.words and not self.request.seeds):
            return
        floats = float_leaves(self.native.module, type)
        for lane, shadow in enumerate(shadows):
            if self.request.seeds:
                position = self.request.seeds[min(lane, len(self.request.seeds) - 1)]
                self.b.store(self.argument(position, type), shadow, align=8)
            elif len(floats) == 1 and isinstance(floats[0][1], ty.FloatType):
                self.b.store(const_float(floats[0][1], 1.0), self.b.gep(ty.I8, shadow, [floats[0][0]]), align=1)
            elif floats:
                raise refusal(
                    self.call, f"'{self.request.function.name}' returns several numbers, and with respect to which of them is not said",
                    "pass the cotangent of what it returns behind the other arguments, or return the numbers through a pointer",
                )  # fmt: skip


def begin(native: Native, request: Request, call: ins.CallBase, name: str) -> Glue:
    """An empty glue for a call."""
    positions = used_arguments(request)
    function = Function(name, ty.function(call.type, [call.arguments[at].type for at in positions]), [f"a{at}" for at in positions])
    native.module.add_function(function)
    function.attributes = ("alwaysinline",)
    for argument, at in zip(function.arguments, positions, strict=True):
        argument.attributes = abi(call, at)
    values = dict(zip(positions, function.arguments, strict=True))
    return Glue(native, request, call, function, Builder(function.add_block("entry")), dict(values))


def begin_call(native: Native, b: Builder) -> None:
    """What the program's global variables hold when a derivative begins: where their addresses lead, and that nothing depends on them."""
    emit_set_up(native.program, b)


def autodiff(native: Native, request: Request, call: ins.CallBase, name: str) -> Function:
    """Combined reverse mode."""
    glue = begin(native, request, call, name)
    assert native.combined is not None
    results, shadows = glue.results()
    glue.seed(shadows)
    images = glue.gradient_images()
    passed = core_arguments(glue, images)
    passed += _result_arguments(glue, results, shadows)
    begin_call(native, glue.b)
    called = glue.b.call(native.combined, passed) if native.apart is None else _either(glue, native.apart, passed)
    outputs = glue.gradients(called, images)
    if "enzyme_primal_return" in request.words and native.shape.result is not None and results is not None:
        outputs.insert(0, (native.shape.result, glue.b.load(native.shape.result, results)))
    glue.deliver(outputs)
    return glue.function


def _either(glue: Glue, apart: Apart, passed: Sequence[Value]) -> Value:
    """Call the derivative for pointers that lie apart, or the one for any."""
    native, b = glue.native, glue.b
    assert native.combined is not None
    given, parameters = glue.request.given, native.shape.parameters

    def argument(k: int) -> Value:
        return glue.argument(given[k].primal, parameters[k].type, given[k].offset)

    lie_apart = Question(b, apart.footprints, native.root, argument).ask(apart.pairs)
    ways = [glue.function.add_block(word) for word in ("apart", "any", "done")]
    b.cond_br(lie_apart, ways[0], ways[1])
    type = native.combined.function_type
    other = b.declare(apart.name, type.result, list(type.parameters))
    calls = []
    for block, target in zip(ways, (other, native.combined), strict=False):
        inside = Builder(block)
        calls.append(inside.call(target, passed))
        inside.br(ways[2])
    b.at_end(ways[2])
    return calls[0] if type.result.is_void else b.phi(type.result, list(zip(calls, ways, strict=False)))


def core_arguments(glue: Glue, images: dict[int, list[Value]]) -> list[Value]:
    """The function's own parameters and their shadows, as reverse mode takes them."""
    native, request = glue.native, glue.request
    passed: list[Value] = []
    for index, (given, parameter) in enumerate(zip(request.given, native.shape.parameters, strict=True)):
        passed.append(glue.argument(given.primal, parameter.type, given.offset))
        if native.shadowed[index]:
            passed += [_shadow(glue, index, given, lane, images) for lane in range(glue.width)]
    return passed


def _shadow(glue: Glue, index: int, given: Given, lane: int, images: dict[int, list[Value]]) -> Value:
    parameter = glue.native.shape.parameters[index]
    if index in images:
        return images[index][lane]
    if given.shadows:
        return glue.shadow(given, lane, parameter.type)
    if parameter.by_value is not None:
        return glue.image(parameter.by_value, "scratch")
    if glue.native.wanted.runtime_activity and given.primal >= 0:
        return glue.argument(given.primal, parameter.type, given.offset)
    raise scratch_needed(glue.native, index, glue.request.function.name)


def _result_arguments(glue: Glue, results: Value | None, shadows: Sequence[Value]) -> list[Value]:
    if results is None:
        return []
    return [results, *(shadows if glue.native.shadowed[-1] else ())]


def forward(native: Native, request: Request, call: ins.CallBase, name: str) -> Function:
    """Forward mode."""
    glue = begin(native, request, call, name)
    made = native.forward
    assert made is not None
    results, shadows = glue.results()
    passed: list[Value] = []
    for index, (given, parameter) in enumerate(zip(request.given, native.shape.parameters, strict=True)):
        passed.append(glue.argument(given.primal, parameter.type, given.offset))
        if made.shadowed[index]:
            passed += [_shadow(glue, index, given, lane, {}) for lane in range(glue.width)]
        lanes = [glue.shadow(given, lane, parameter.type) for lane in range(glue.width)] if made.tangents[index] else []
        for leaf, _ in made.tangents[index]:
            path = leaves(native.program.layout, parameter.type)[leaf][0]
            passed += [glue.b.extract_value(lane, *path) if path else lane for lane in lanes]
    passed += _result_arguments(glue, results, shadows)
    begin_call(native, glue.b)
    glue.b.call(made.function, passed)
    outputs: list[tuple[Type, Value]] = []
    result = native.shape.result
    if result is not None and results is not None:
        if {"enzyme_primal_return", "enzyme_const_return", "enzyme_dup_return"} & request.words:
            outputs.append((result, glue.b.load(result, results)))
        if not {"enzyme_noret", "enzyme_const_return"} & request.words and _has_tangent(result):
            outputs.append(glue.together(result, [glue.b.load(result, shadow) for shadow in shadows]))
    glue.deliver(outputs)
    return glue.function


def _has_tangent(type: Type) -> bool:
    return not isinstance(type, ty.IntType)


def _bits(type: Type) -> int:
    assert isinstance(type, ty.FloatType)
    return type.bits


Maker = Callable[[Native, Request, ins.CallBase, str], Function]
MAKERS: dict[Ask, Maker] = {Ask.AUTODIFF: autodiff, Ask.FORWARD: forward}
