"""Signature pieces that several languages share: parameters and results from source types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from .debug_info import Node
from .model import Parameter, Result, Signature
from .passing import DATA, extent, scalar_flat
from .source_types import Array, Opaque, Pointer, Record, Scalar, SourceType, Unsupported, dtype_of, leaves, llvm_scalar, size_of

Intent = Literal["in", "inout", "out"]
Details = tuple[tuple[str, object], ...]

RESULT_SLOTS = 64
"""A result with more scalars than this has no place in the flat results."""


def scalar_parameter(name: str, type: Scalar) -> Parameter:
    """A number by value."""
    passing = "complex" if type.dtype[1] == "c" else "value"
    return Parameter(name, "scalar", type.dtype, passing=passing, flat=scalar_flat(type.dtype))


def reference_parameter(name: str, type: Scalar, store: str = "", detail: Details = ()) -> Parameter:
    """A number whose address the callee takes and only reads."""
    stored = store or llvm_scalar(type.dtype if type.dtype[1] != "c" else f"<f{int(type.dtype[2:]) // 2}")
    return Parameter(
        name, "scalar", type.dtype, passing="reference", detail=(("store", stored), *detail), flat=scalar_flat(type.dtype)
    )  # fmt: skip


def handle_parameter(name: str, of: str, bits: int) -> Parameter:
    """A handle of MPI, which an object of mpi4py stands for."""
    dtype = f"<i{bits // 8}"
    return Parameter(name, "scalar", dtype, passing="value", detail=(("handle", of),), flat=scalar_flat(dtype))


def refused_parameter(name: str, reason: str) -> Parameter:
    """One that cannot be passed. The signature has an error then."""
    return Parameter(name, "refused", "", detail=(("reason", reason),))


def image_parameter(name: str, type: Record | Array) -> Parameter:
    """A structure or fixed array by value."""
    dtype, shape = dtype_of(type)
    kind: Literal["array", "record"] = "array" if shape else "record"
    if isinstance(type, Record) and not type.trivial:
        raise Unsupported(f"of the class type `{type.name}` by value, which has a copy constructor or destructor of its own")
    detail: Details = (("size", size_of(type)),)
    if isinstance(type, Record) and type.positional:
        detail = (*detail, ("positional", True))
    return Parameter(name, kind, dtype, shape, passing="image", detail=detail, flat=(DATA,))


def pointer_parameter(name: str, type: Pointer, intent: Intent) -> Parameter:
    """A pointer to a number, a structure or fixed rows of them, of unknown length."""
    dtype, shape = dtype_of(type.target)
    if shape:
        return Parameter(
            name, "array", dtype, (None, *shape), intent=intent, restrict=type.restrict, passing="pointer", flat=(DATA,)
        )  # fmt: skip
    return Parameter(name, "array", dtype, any_rank=True, intent=intent, restrict=type.restrict, passing="pointer", flat=(DATA,))


def single_parameter(name: str, target: SourceType, intent: Intent, restrict: bool = False) -> Parameter:
    """The address of exactly one value: a reference to a structure, fixed array or number that is written."""
    dtype, shape = dtype_of(target)
    kind: Literal["array", "record"] = "record" if isinstance(target, Record) else "array"
    detail: Details = (("positional", True),) if isinstance(target, Record) and target.positional else ()
    return Parameter(
        name, kind, dtype, shape, minimum=1, intent=intent, restrict=restrict, passing="pointer", detail=detail, flat=(DATA,)
    )  # fmt: skip


def slice_parameter(name: str, element: SourceType, intent: Intent, restrict: bool) -> Parameter:
    """Address and length."""
    dtype, shape = dtype_of(element)
    return Parameter(
        name, "array", dtype, (None, *shape), intent=intent, restrict=restrict, passing="slice", flat=(DATA, extent(0))
    )  # fmt: skip


def allocated_parameter(element: SourceType, rank: int, order: Literal["C", "F"], detail: Details) -> tuple[Parameter, Result]:
    """A result array that the callee allocates: the hidden parameter, and the result that tells its extents."""
    dtype, inner = dtype_of(element)
    open_axes: tuple[int | None, ...] = (None,) * rank
    shape = (*open_axes, *inner) if order == "C" else (*reversed(inner), *open_axes)
    parameter = Parameter(
        "result", "array", dtype, shape, order=order, intent="out", passing="allocated", detail=detail, flat=(DATA,), hidden=True
    )  # fmt: skip
    return parameter, Result(slots=("i64",) * rank)


def result_of(type: SourceType | None) -> Result:
    """A function's result; None for no result."""
    if type is None:
        return Result()
    if isinstance(type, Opaque):
        raise Unsupported(type.what)
    if isinstance(type, Pointer):
        raise Unsupported("a pointer")
    dtype, shape = dtype_of(type)
    if isinstance(type, Record) and not type.trivial:
        raise Unsupported(f"of the class type `{type.name}`, which has a copy constructor or destructor of its own")
    if None in shape:
        raise Unsupported("an array whose extent is not in its type")
    fixed = tuple(extent for extent in shape if extent is not None)
    one = leaves(dtype)
    count = 1
    for length in fixed:
        count *= length
    if len(one) * count > RESULT_SLOTS:
        raise Unsupported(f"a structure of more than {RESULT_SLOTS} numbers")
    slots = tuple(llvm_scalar(scalar) for _ in range(count) for _, scalar in one)
    kind: Literal["scalar", "record", "array"] = "array" if fixed else "record" if isinstance(type, Record) else "scalar"
    detail: Details = (("size", size_of(type)),)
    if isinstance(type, Record) and type.positional:
        detail = (*detail, ("positional", True))
    return Result(kind, dtype, fixed, slots, "direct", detail)


@dataclass
class Draft:
    """A signature being read: errors become the signature's reason, the first one stands."""

    name: str
    symbol: str
    language: str
    subprogram: Node | None = None
    aliases: tuple[str, ...] = ()
    parameters: list[Parameter] = field(default_factory=list)
    result: Result = field(default_factory=Result)
    error: str = ""
    source: str = ""
    line: int = 0

    def fail(self, reason: str) -> None:
        if not self.error:
            self.error = reason

    def parameter(self, name: str, make: Callable[[], Parameter | list[Parameter]]) -> None:
        try:
            made = make()
            self.parameters += made if isinstance(made, list) else [made]
        except Unsupported as reason:
            self.fail(f"parameter `{name}` is {reason}")
            self.parameters.append(refused_parameter(name, str(reason)))

    def returns(self, make: Callable[[], Result | tuple[Parameter, Result] | tuple[list[Parameter], Result]]) -> None:
        try:
            made = make()
            if isinstance(made, tuple):
                self.parameters += made[0] if isinstance(made[0], list) else [made[0]]
                made = made[1]
            self.result = made
        except Unsupported as reason:
            self.fail(f"the result is {reason}")

    def finish(self) -> Signature:
        node = self.subprogram
        file = node.node("file") if node is not None else None
        aliases = tuple(dict.fromkeys(alias for alias in self.aliases if alias != self.name))
        return Signature(
            self.name, self.symbol, self.language, tuple(self.parameters), self.result, aliases, error=self.error,
            source=file.text("filename") if file is not None else self.source,
            line=node.number("line") if node is not None else self.line,
        )  # fmt: skip


def parameter_names(variables: dict[int, Node], count: int) -> list[str]:
    """Names by source position; parameters without one are called arg1, arg2, …"""
    return [variables[n].name if n in variables and variables[n].name else f"arg{n}" for n in range(1, count + 1)]


def function_types(subprogram: Node) -> tuple[Node | None, list[Node | None]]:
    """(result type, parameter types) of a subprogram."""
    function = subprogram.node("type")
    types: Sequence[Node | None] = function.nodes("types") if function is not None else []
    return (types[0] if types else None), list(types[1:])


def is_variadic(subprogram: Node) -> bool:
    """Whether the list of types ends in LLVM's mark of unspecified parameters (a null after at least one entry)."""
    function = subprogram.node("type")
    types = function.nodes("types") if function is not None else []
    return len(types) > 1 and types[-1] is None
