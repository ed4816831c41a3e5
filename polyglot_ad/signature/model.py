"""What a user sees of a function: its parameters and result, the same shape for every language.

A parameter also says how it crosses into native code (`flat`): the flat ABI of docs/architecture.md. The readers in this folder fill it
in, `wrappers/` builds the wrapper from `passing`, `bindings/` passes arguments from `flat`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from .record_type import RecordType

FlatKind = Literal["value", "real", "imag", "data", "extent", "stride", "present", "address"]
"""value: the scalar itself; real, imag: halves of a complex scalar; data: address of the first element (null for an absent optional or an
empty array); extent, stride: of dimension `axis`, in elements and in bytes, as i64; present: i1 as i8 for optional arguments by value;
address: one that the program follows and Python does not."""


@dataclass(frozen=True)
class Flat:
    """One argument of the flat entry. `type` is its LLVM type ("double", "i64", "ptr")."""

    kind: FlatKind
    type: str
    axis: int = -1


@dataclass(frozen=True)
class Parameter:
    """One argument as the user passes it.

    `kind`: "scalar" (Python number), "array" (ndarray, written in place unless intent is "in"), "record" (a structure: numpy structured
    scalar, 0-d structured array, or tuple/dict when intent is "in"), "refused" (it cannot be passed, "reason" in `detail`).
    `dtype`: a numpy type string ("<f8", "<i4", "<c16", "|b1"), or a `RecordType`, which NumPy takes as a dtype, for records.
    `shape`: per dimension a known int, or None where any length is legal; () for scalars and records. `any_rank` arrays (a bare C
    pointer) accept any number of dimensions, read as contiguous memory of at least `minimum` elements.
    `order`: memory order that passes without a copy: "C", "F" or "A" (either; also when strides are passed).
    `extents`: per dimension an integer expression in the names of scalar parameters ("n", "n-1"), or "": the callee reads that many
    elements, so a shorter array is an error; `shape` is None there.
    `hidden`: a result array, which the caller of the flat function brings and the user does not: the user gets it back as the return
    value. Its shape is `extents`; where those are not known it comes from a first call with a null address, which writes the extents to
    the results (`Result.slots` has an i64 for each) and nothing else.
    `passing`: how the callee takes it (the words are listed in `passing.py`); `detail` holds what the entry builder needs besides
    (JSON-able, hashable).
    """

    name: str
    kind: Literal["scalar", "array", "record", "refused"]
    dtype: str | RecordType
    shape: tuple[int | None, ...] = ()
    any_rank: bool = False
    minimum: int = 0
    order: Literal["C", "F", "A"] = "C"
    intent: Literal["in", "inout", "out"] = "in"
    restrict: bool = False
    optional: bool = False
    passing: str = ""
    detail: tuple[tuple[str, object], ...] = ()
    flat: tuple[Flat, ...] = ()
    extents: tuple[str, ...] = ()
    hidden: bool = False

    @property
    def bare(self) -> bool:
        """Whether only an address is passed, with no word on how much lies behind it."""
        return self.kind == "array" and [flat.kind for flat in self.flat] == ["data"] and not any(self.extents)


@dataclass(frozen=True)
class Result:
    """A return value: scalar, complex, record or small array. It arrives in slots of the flat results: `slots` gives the LLVM type of
    each, in the order of the dtype's scalars (complex numbers are two); bool is "i8". A slot is 8 bytes, 16 for x86_fp80 (`slot_size`).
    `detail` has "positional" for tuples, whose dtype has fields "0", "1", …"""

    kind: Literal["none", "scalar", "record", "array"] = "none"
    dtype: str | RecordType = ""
    shape: tuple[int, ...] = ()
    slots: tuple[str, ...] = ()
    passing: str = ""
    detail: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True)
class Signature:
    """`name` is what users of the language call it; `symbol` its linker name; `aliases` other names it answers to.

    `error`: why the function cannot be called from Python ("" if it can); `parameters` may be incomplete then.
    `needed`: gives, by position, how many bytes of its arrays the function certainly uses (`polyglot_ad/programs/needed_bytes.py`)."""

    name: str
    symbol: str
    language: str
    parameters: tuple[Parameter, ...]
    result: Result = Result()
    aliases: tuple[str, ...] = ()
    documentation: str = ""
    source: str = ""
    line: int = 0
    error: str = ""
    needed: Callable[[], Mapping[int, str]] = field(default=dict, compare=False, repr=False)

    @property
    def flat(self) -> tuple[Flat, ...]:
        """The flat entry's arguments, without the results pointer."""
        return tuple(flat for parameter in self.parameters for flat in parameter.flat)


def slot_size(type: str) -> int:
    """Bytes that a result of this LLVM type takes in the results."""
    return 16 if type == "x86_fp80" else 8


@dataclass(frozen=True)
class Variable:
    """A variable of a program, which Python may read and set: `name` in `scope` (a module, a COMMON block), at `offset` in the global
    variable `symbol`. `described`: what stands there is a descriptor of Fortran, of an array that comes and goes with the program
    (`allocatable`) or is another's. `error`: why it cannot be had."""

    scope: str
    name: str
    symbol: str
    offset: int
    dtype: str | RecordType
    shape: tuple[int | None, ...] = ()
    logical: bool = False
    described: bool = False
    allocatable: bool = False
    line: int = 0
    error: str = ""
