"""Calls of derivatives of any order, as functions of values: chains of forward and reverse mode, whole or with a held pullback at the end.

Everything that native code reads or writes is a variable (`flat.variable`): a parameter, the return value, or the tangent, shadow,
cotangent or gradient of a variable. Memory is read and written: the shadow of an array holds a cotangent before the call and a gradient
after it. A chain is called with the values of some variables (`given`); others are one (`ones`); the rest, like the shadows that gradients
are added into, is zero.

Variables of generated functions: `g{k}` what was given, `m{k}` the arrays that native code gets.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from polyglot_ad.budget import Budget
from polyglot_ad.signature.model import Signature

from .derivative import DerivativeCode
from .dtypes import clear_integers
from .flat import FLOATS, RESULT, FlatList, Label, base_of, substituted, variable
from .held import open_arena, pull_native
from .loader import NativeFunction
from .native import OnError
from .parameters import check_arguments
from .request import is_written, parameter_of
from .results import Slots, read_result
from .source import tuple_of
from .tangents import Companion, result_splitter


def composed_call(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, given: Sequence[Label], ones: Collection[Label],
    outputs: Sequence[Label], budget: Budget | None = None,
) -> Callable[..., tuple[Any, ...]]:  # fmt: skip
    """`(arguments…, given…) -> outputs`."""
    code = ComposedCode("composed", signature, native, flat, on_error, given, ones, budget)
    code.check()
    code.make_memory(given)
    code.set_numbers(given)
    slots = code.call()
    return code.finish(slots, tuple_of([code.value_of(slots, output) for output in outputs]))


def composed_run(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, given: Sequence[Label], ones: Collection[Label],
    outputs: Sequence[Label], close: NativeFunction, adjoint: Collection[Label],
) -> Callable[..., tuple[tuple[Any, ...], tuple[Any, ...]]]:  # fmt: skip
    """`(arguments…, given…) -> (outputs, kept)`: the first half of a held pullback, whose `adjoint` variables are set by the second."""
    code = ComposedCode("composed_run", signature, native, flat, on_error, given, ones)
    check_arguments(code.source, signature, code.codes, functional=True)
    for parameter in code.codes:
        parameter.keep()
    code.make_memory(given, keep=True)
    code.set_numbers(given)
    open_arena(code, close)
    slots = code.call()
    shadows = [name for label, name in code.memory.items() if label in adjoint]
    stays = [name for label, name in code.memory.items() if label not in adjoint and not is_written_variable(signature, label)]
    stays += [parameter.passed for parameter in code.codes if parameter.is_memory and not parameter.written]
    values = tuple_of([code.value_of(slots, output) for output in outputs])
    return code.finish(slots, tuple_of([values, tuple_of(["arena", *shadows, *stays])]))


def composed_pullback(
    signature: Signature, native: NativeFunction, flat: FlatList, run: FlatList, on_error: OnError, given: Sequence[Label],
    outputs: Sequence[Label], adjoint: Collection[Label],
) -> Callable[..., tuple[Any, ...]]:  # fmt: skip
    """`(kept, given…) -> outputs`: the second half. One call at a time may run on what is kept."""
    code = ComposedCode("composed_pullback", signature, native, run, on_error, given, ())
    source = code.source
    source.parameters[: len(signature.parameters)] = ["kept"]
    shadows = {label: name for label, name in code.memory.items() if label in adjoint}
    source.line(f"arena, {''.join(name + ', ' for name in shadows.values())}*_ = kept")
    for label, name in shadows.items():
        value = f"{code.role(label)}.like({code.given[label]}, {name})" if label in given else "0"
        source.line(f"if {name} is not None: {name}[...] = {value}")
    code.set_numbers(given)
    slots = pull_native(code, flat)
    return code.finish(slots, tuple_of([code.value_of(slots, output, copied=True) for output in outputs]))


class ComposedCode(DerivativeCode):
    """The code of one call of a chain."""

    def __init__(
        self, name: str, signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, given: Sequence[Label],
        ones: Collection[Label], budget: Budget | None = None,
    ) -> None:  # fmt: skip
        self.given = {label: f"g{k}" for k, label in enumerate(given)}
        super().__init__(name, signature, native, flat, on_error, (), list(self.given.values()), budget)
        self.ones = frozenset(ones)
        memory = [
            variable(place.label)
            for place in flat.arguments
            if place.type == "ptr" and place.label[0] not in ("argument", "arena", "extents")
        ]
        self.memory = {label: f"m{k}" for k, label in enumerate(dict.fromkeys(memory))}
        """The arrays beside the arguments."""

    def role(self, label: Label) -> str:
        """The name of the `Companion` that checks what is given for a variable."""
        i = parameter_of(label)
        assert i is not None
        name = f"companion_{self.given[label]}"
        if name not in self.source.names:
            self.source.bind(name, Companion(self.signature, i, f"{_words(label)} argument"))
        return name

    def make_memory(self, given: Sequence[Label], keep: bool = False) -> None:
        """Lines that make the arrays; `keep`: nobody else may change them."""
        for label, name in self.memory.items():
            i = parameter_of(label)
            assert i is not None
            parameter = self.codes[i]
            if label in given:
                method = "like" if keep or is_written_variable(self.signature, label) else "view"
                self.source.line(f"{name} = {self.role(label)}.{method}({self.given[label]}, {parameter.passed})")
            else:
                self.source.line(f"{name} = {parameter.zeros()}")
            if label in self.ones:
                refuse = self.source.bind(f"refuse_{name}", _refusal(parameter.argument.refuse))
                self.source.line(f"if {name}.size != 1: raise {refuse}({name})")
                self.source.line(f"{name}.fill(1.0)")
        for place in self.flat.arguments:
            if place.type == "ptr" and (label := variable(place.label)) in self.memory:
                i = parameter_of(label)
                assert i is not None
                self.values[place.label] = self.codes[i].address(self.memory[label])

    def set_numbers(self, given: Sequence[Label]) -> None:
        """Lines that check the numbers given, and the places that they and the ones go to."""
        for label in [*given, *self.ones]:
            if label in self.memory:
                continue
            base = base_of(label)
            if base == RESULT:
                self._set_result(label)
                continue
            i = parameter_of(label)
            assert i is not None
            value = "1.0" if label in self.ones else self.given[label]
            if label in self.given:
                self.source.line(f"if type({value}) is not float: {value} = {self.role(label)}.number({value})")
            self.values[substituted(label, self._number(i))] = value

    def _set_result(self, label: Label) -> None:
        slots = [s for s, type in enumerate(self.signature.result.slots) if type in FLOATS]
        if label in self.ones:
            self.values[substituted(label, ("result", slots[0]))] = "1.0"
            return
        value = self.given[label]
        split = self.source.bind("split_result", result_splitter(self.signature, False))
        parts = [f"{value}_{s}" for s in slots]
        self.source.line(f"{', '.join(parts)}, = {split}({value})")
        for s, part in zip(slots, parts, strict=True):
            self.values[substituted(label, ("result", s))] = part

    def _number(self, i: int) -> Label:
        """The place of a real scalar; of an optional one whether it is present stands before it."""
        return "argument", i, next(j for j, flat in enumerate(self.codes[i].parameter.flat) if flat.kind == "value")

    def value_of(self, slots: Slots, label: Label, copied: bool = False) -> str:
        """The expression of a variable after the call."""
        if base_of(label) == RESULT:
            return read_result(self.signature.result, slots, label) or "None"
        i = parameter_of(label)
        assert i is not None
        parameter = self.codes[i]
        if not parameter.is_memory:
            place = substituted(label, self._number(i))
            return slots.read(place) if slots.has(place) else "0.0"
        if label[0] == "argument":
            return parameter.passed
        name = self.memory[label]
        if parameter.dtype.names is not None:
            self.source.bind("clear_integers", clear_integers)
            self.source.line(f"if {name} is not None: clear_integers({name})")
        return f"({name}.copy('K') if {name} is not None else None)" if copied else name


def is_written_variable(signature: Signature, label: Label) -> bool:
    """Whether a chain may write a variable: all memory but arrays that are only read, and their tangents."""
    while label[0] == "tangent":
        assert isinstance(label[1], tuple)
        label = label[1]
    i = parameter_of(label)
    return label[0] != "argument" or i is None or is_written(signature.parameters[i])


def _words(label: Label) -> str:
    """ "tangent of cotangent of", for the messages."""
    kind, inner = label[0], label[1]
    if not isinstance(inner, tuple):
        return ""
    word = "cotangent" if kind == "shadow" else str(kind)
    return " ".join([word, "of", *([_words(inner)] if isinstance(inner[1] if len(inner) > 1 else None, tuple) else [])])


def _refusal(refuse: Callable[..., Exception]) -> Callable[[Any], Exception]:
    return lambda value: refuse("the scalar output to differentiate: an array of one element", value)
