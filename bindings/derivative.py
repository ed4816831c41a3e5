"""Calls of derivatives as functions of values: the caller's arrays are never changed.

Every builder here returns a generated Python function of the signature's parameters by position, followed by tangents (forward) or
cotangents (reverse). Variables of generated functions, for parameter i and lane k: `t{i}` the tangent or cotangent given, `s{i}_{k}` the
shadow that native code gets.

Complex numbers follow JAX: a cotangent pairs without conjugation, so that the gradient of a real loss is du/dx - i du/dy. Native shadows
hold du/dx + i du/dy; the conjugate is taken on the way in and on the way out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

from polyglot_ad.budget import Budget
from polyglot_ad.signature.model import Signature

from .dtypes import clear_integers
from .flat import ARENA, EXTENTS, FLOATS, RESULT, FlatList, Label, base_of, level_of
from .loader import NativeFunction, ffi
from .native import OnError, emit_call
from .parameters import ParameterCode, check_arguments
from .request import carries_derivative, differentiable, is_written, parameter_of
from .results import Slots, read_result
from .source import Source, tuple_of
from .tangents import Companion, result_splitter

Seed = Literal["given", "result"] | int
"""Where cotangents come from: further arguments of the call; 1 for the return value; 1 for the written parameter of this index."""


class DerivativeCode:
    """What the builders share: parameters checked and protected, places mapped to expressions, the call, the outputs."""

    def __init__(
        self, name: str, signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, selected: Collection[int],
        more: Sequence[str] = (), budget: Budget | None = None,
    ) -> None:  # fmt: skip
        self.signature = signature
        self.flat = flat
        self.selected = sorted(selected)
        self.budget = budget
        """Bytes for what is kept, of a derivative with checkpointed loops."""
        self.source = Source(name, [*(f"a{i}" for i in range(len(signature.parameters))), *more])
        self.source.bind("native", native)
        self.source.bind("on_error", on_error)
        self.codes = [ParameterCode(self.source, signature, i) for i in range(len(signature.parameters))]
        self.values: dict[Label, str] = {}
        self.released = ""
        """The variable with native memory that an error of the call frees."""

    def check(self, in_place: bool = False) -> None:
        """Check the arguments; native code gets copies of what it writes, or the caller's own memory if `in_place`."""
        check_arguments(self.source, self.signature, self.codes, functional=not in_place)
        for code in self.codes:
            if in_place:
                code.pass_as_given()
            else:
                code.protect()

    def companion(self, i: int, role: str) -> str:
        """The name of the `Companion` of parameter i."""
        name = f"companion{i}"
        if name not in self.source.names:
            self.source.bind(name, Companion(self.signature, i, role))
        return name

    def carries(self, i: int) -> bool:
        return carries_derivative(self.signature, self.selected, i)

    def data_labels(self, i: int) -> list[Label]:
        return [("argument", i, j) for j, flat in enumerate(self.codes[i].parameter.flat) if flat.kind == "data"]

    def set_shadow(self, kind: str, i: int, lane: int, variable: str) -> None:
        """Array `variable` is the shadow of parameter i in `lane`."""
        for label in self.data_labels(i):
            self.values[(kind, label, lane)] = self.codes[i].address(variable)

    def set_scalar(self, i: int, lane: int, variable: str) -> None:
        """Number `variable` is the tangent of parameter i in `lane`."""
        for j, flat in enumerate(self.codes[i].parameter.flat):
            if flat.kind == "value":
                self.values[("tangent", ("argument", i, j), lane)] = variable
            elif flat.kind in ("real", "imag"):
                self.values[("tangent", ("argument", i, j), lane)] = f"{variable}.{flat.kind}"

    def number(self, i: int, variable: str) -> None:
        """Make the tangent `variable` of a scalar a float or complex."""
        kind = "complex" if self.codes[i].dtype.kind == "c" else "float"
        self.source.line(f"if type({variable}) is not {kind}: {variable} = {self.companion(i, 'tangent of argument')}.number({variable})")

    def call(self) -> Slots:
        """Emit the native call; memory without a shadow of its own gets zeroed scratch."""
        slots = Slots(self.source, self.flat.results)
        expressions = []
        for place in self.flat.arguments:
            i = None if place.label in (ARENA, EXTENTS) else parameter_of(place.label)
            if place.label == EXTENTS:
                expressions.append(self._extents())
            elif place.label[0] == "argument":
                _, _, j = place.label
                assert i is not None and isinstance(j, int)
                expressions.append(self.codes[i].flat(j))
            elif place.label in self.values:
                expressions.append(self.values[place.label])
            elif place.type == "ptr":
                assert i is not None
                expressions.append(self.codes[i].scratch())
            else:
                expressions.append("0.0")
        emit_call(self.source, self.signature, [*expressions, slots.take()], self.released)
        return slots

    def _extents(self) -> str:
        """The expression of the memory budget, the bytes of all arrays, and the name of the folder for further states."""
        places = [place for place in self.flat.arguments if place.label not in (ARENA, EXTENTS)]
        last = max(level_of(place.label) for place in places)
        sizes = [self._bytes(place.label) for place in places if level_of(place.label) < last and self._is_data(place.label)]
        bytes, folder = (self.budget.bytes, self.budget.folder) if self.budget is not None else (0, "")
        name = ffi.new("char[]", os.fsencode(folder)) if folder else ffi.NULL
        address = int(ffi.cast("intptr_t", name))
        self.source.bind("extents", lambda *sizes: ffi.new("int64_t[]", sizes))
        self.source.bind("folder", name)  # which keeps it
        self.source.line(f"sizes = extents({', '.join([str(bytes), *sizes, str(address)])})")
        return "sizes"

    def _is_data(self, label: Label) -> bool:
        """Whether a place is the memory of an array: of an argument, or of a shadow or tangent of one."""
        kind, i, *rest = base_of(label)
        return kind == "argument" and isinstance(i, int) and self.signature.parameters[i].flat[int(rest[0])].kind == "data"  # type: ignore[call-overload]

    def _bytes(self, label: Label) -> str:
        """The expression of how large an array is: an argument, or a shadow or tangent of one."""
        i = parameter_of(label)
        assert i is not None
        return self.codes[i].bytes()

    def outputs(self, slots: Slots) -> list[str]:
        """The outputs of the primal: its return value, then what it writes."""
        value = read_result(self.signature.result, slots)
        return ([] if value is None else [value]) + [code.passed for code in self.codes if code.written]

    def finish(self, slots: Slots, value: str) -> Callable[..., Any]:
        self.source.line(f"value = {value}")
        slots.give()
        self.source.line("return value")
        return self.source.function()


def forward_call(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, selected: Collection[int], width: int
) -> Callable[..., Any]:
    """`(arguments…, tangents of the selected…) -> (outputs, tangents of the outputs)`, both tuples.

    Of several lanes, each tangent given is a sequence of `width`, and the second tuple holds one tuple per lane. An output without a
    derivative has the tangent None."""
    chosen = sorted(selected)
    code = DerivativeCode("forward", signature, native, flat, on_error, chosen, [f"t{i}" for i in chosen])
    code.check()
    set_tangents(code, width, "tangent")
    slots = code.call()
    outputs = code.outputs(slots)
    lanes = [tuple_of(output_tangents(code, slots, k)) for k in range(width)]
    return code.finish(slots, tuple_of([tuple_of(outputs), lanes[0] if width == 1 else tuple_of(lanes)]))


def value_call(signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError) -> Callable[..., Any]:
    """`(arguments…) -> outputs`, a tuple: the primal as a function of values."""
    code = DerivativeCode("value", signature, native, flat, on_error, ())
    code.check()
    slots = code.call()
    return code.finish(slots, tuple_of(code.outputs(slots)))


def set_tangents(code: DerivativeCode, width: int, kind: str) -> None:
    """Variables `s{i}_{k}` with the tangents of everything that carries one."""
    source = code.source
    for i, parameter in enumerate(code.codes):
        names = [f"s{i}_{k}" for k in range(width)]
        if i in code.selected:
            source.line(f"{', '.join(names)}{',' if width > 1 else ''} = t{i}")
        for k, name in enumerate(names):
            if i in code.selected and not parameter.is_memory:
                code.number(i, name)
                code.set_scalar(i, k, name)
            elif i in code.selected:
                method = "like" if parameter.written else "view"
                source.line(f"{name} = {code.companion(i, 'tangent of argument')}.{method}({name}, {parameter.passed})")
                code.set_shadow(kind, i, k, name)
            elif code.carries(i):
                source.line(f"{name} = {parameter.zeros()}")
                code.set_shadow(kind, i, k, name)


def output_tangents(code: DerivativeCode, slots: Slots, lane: int) -> list[str]:
    tangents = []
    if code.signature.result.kind != "none":
        tangents.append(read_result(code.signature.result, slots, ("tangent", RESULT, lane)) or "None")
    for i, parameter in enumerate(code.codes):
        if parameter.written:
            tangents.append(f"s{i}_{lane}" if parameter.differentiable else "None")
    return tangents


def reverse_call(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, selected: Collection[int], width: int = 1,
    seed: Seed = "given", give: Literal["both", "gradients", "value and gradients"] = "both", order: Sequence[int] | int = (),
    budget: Budget | None = None,
) -> Callable[..., Any]:  # fmt: skip
    """A vector-Jacobian product.

    `seed` "given": `(arguments…, cotangents of the outputs…)`, one per output that has a derivative, each a sequence of `width` when there
    are several lanes. Otherwise `(arguments…)`, with the one scalar output that `seed` names.
    `give` "both": `(outputs, gradients with respect to the selected)` as tuples, the gradients a tuple per lane when there are several;
    "gradients": those that `order` names, bare when it is one position and not a sequence; "value and gradients": the seeded output with
    them.
    """
    outputs = differentiable_outputs(signature)
    more = [f"t{o}" for o in outputs] if seed == "given" else []
    code = DerivativeCode("reverse", signature, native, flat, on_error, selected, more, budget)
    code.check()
    require_one_element(code, seed)
    set_cotangents(code, width, seed)
    slots = code.call()
    if give == "both":
        lanes = [tuple_of([gradient(code, slots, i, k) for i in code.selected]) for k in range(width)]
        return code.finish(slots, tuple_of([tuple_of(code.outputs(slots)), lanes[0] if width == 1 else tuple_of(lanes)]))
    if isinstance(order, int):
        wanted = gradient(code, slots, order, 0)
    else:
        wanted = tuple_of([gradient(code, slots, i, 0) for i in order])
    return code.finish(slots, wanted if give == "gradients" else tuple_of([seeded_value(code, slots, seed), wanted]))


def differentiable_outputs(signature: Signature) -> list[str]:
    """The outputs that have a derivative: "r" for the return value, the index of each written parameter."""
    found = ["r"] if any(type in FLOATS for type in signature.result.slots) else []
    return found + [str(i) for i, p in enumerate(signature.parameters) if is_written(p) and differentiable(p)]


def set_cotangents(code: DerivativeCode, width: int, seed: Seed) -> None:
    """Variables `s{i}_{k}` with the shadows of all memory that carries one, and the cotangents of the return value."""
    source = code.source
    if any(type in FLOATS for type in code.signature.result.slots):
        set_result_cotangents(code, width, seed)
    for i, parameter in enumerate(code.codes):
        if not parameter.is_memory or not code.carries(i):
            continue
        names = [f"s{i}_{k}" for k in range(width)]
        given = parameter.written and parameter.differentiable and seed == "given"
        if given:
            source.line(f"{', '.join(names)}{',' if width > 1 else ''} = t{i}")
        for k, name in enumerate(names):
            source.line(f"{name} = {_shadow(code, i, name) if given else parameter.zeros()}")
            if seed == i:
                source.line(f"{name}.fill(1.0)")
            code.set_shadow("shadow", i, k, name)


def require_one_element(code: DerivativeCode, seed: Seed) -> None:
    """A line that refuses an array of several elements as the scalar to differentiate."""
    if isinstance(seed, int):
        refuse = code.source.bind("refuse_seed", _refuse_seed(code.codes[seed]))
        code.source.line(f"if {code.codes[seed].given}.size != 1: raise {refuse}({code.codes[seed].given})")


def _refuse_seed(code: ParameterCode) -> Callable[[Any], Exception]:
    hint = "of a function with an array as output take jacrev, jacfwd or vjp"
    return lambda value: code.argument.refuse("the scalar output to differentiate: an array of one element", value, hint)


def _shadow(code: DerivativeCode, i: int, given: str) -> str:
    made = f"{code.companion(i, 'cotangent of argument')}.like({given}, {code.codes[i].passed})"
    return f"conj({made})" if code.codes[i].dtype.kind == "c" else made


def set_result_cotangents(code: DerivativeCode, width: int, seed: Seed, conjugate: bool = True) -> None:
    """Map the places of the return value's cotangents: constants, or parts of the argument `tr`."""
    result, source = code.signature.result, code.source
    slots = [s for s, type in enumerate(result.slots) if type in FLOATS]
    for k in range(width):
        if seed != "given":
            for s in slots:
                code.values[("cotangent", ("result", s), k)] = "1.0" if seed == "result" and s == slots[0] else "0.0"
            continue
        if k == 0:
            source.line(f"{', '.join(f'r_{lane}' for lane in range(width))}{',' if width > 1 else ''} = tr")
        source.bind("cotangent_of_result", result_splitter(code.signature, conjugate))
        places = [f"r_{k}_{s}" for s in slots]
        if result.kind == "scalar" and result.slots == ("double",):
            source.line(f"{places[0]} = r_{k} if type(r_{k}) is float else cotangent_of_result(r_{k})[0]")
        else:
            source.line(f"{', '.join(places)}, = cotangent_of_result(r_{k})")
        for s, place in zip(slots, places, strict=True):
            code.values[("cotangent", ("result", s), k)] = place


def gradient(code: DerivativeCode, slots: Slots, i: int, lane: int) -> str:
    parameter = code.codes[i]
    if parameter.is_memory:
        if parameter.parameter.intent == "out":
            return "None"
        name = f"s{i}_{lane}"
        if parameter.dtype.names is not None:
            code.source.bind("clear_integers", clear_integers)
            code.source.line(f"clear_integers({name})")
        return f"conj({name})" if parameter.dtype.kind == "c" else name
    parts = [slots.read(("gradient", ("argument", i, j), lane)) for j, f in enumerate(parameter.parameter.flat) if f.kind != "present"]
    return f"complex({parts[0]}, -{parts[1]})" if len(parts) == 2 else parts[0]


def seeded_value(code: DerivativeCode, slots: Slots, seed: Seed) -> str:
    """The scalar output that was differentiated."""
    if isinstance(seed, int):
        return f"{code.codes[seed].passed}.item()"
    value = read_result(code.signature.result, slots)
    assert value is not None
    return value
