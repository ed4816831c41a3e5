"""Small functions added to the program for what has no single instruction: adjoints of copies and of zeroing by layout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.memory import FLOAT_KINDS, FLOAT_OF_KIND, KIND_OF_FLOAT, Field, Location
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.instructions import AtomicRMW, ExtractElement
from polyglot_ad.ir.values import ConstantInt, Function, Module, Value
from polyglot_ad.rules.functions import mangled

from .lock import enter, leave
from .tagged import is_address


@dataclass(frozen=True)
class CopyLayout:
    """Scalars at (offset, kind), repeated every `stride` bytes; stride 0: once."""

    stride: int
    fields: tuple[tuple[int, str], ...]

    @property
    def name(self) -> str:
        return f"{self.stride}." + "_".join(f"{offset}{kind}" for offset, kind in self.fields)


@dataclass(frozen=True)
class Layouts:
    """What an operation on memory meets: numbers, addresses, cells that may hold either (shadows/tagged.py); `unproved`: anything else."""

    numbers: CopyLayout
    addresses: CopyLayout
    cells: CopyLayout
    unproved: bool


def split_fields(fields: Sequence[Field], stride: int, kind_of: Callable[[Field], str]) -> Layouts:
    """`kind_of` gives a float kind, "ptr", "cell." and a float kind, "int" or "unproved"."""
    scalars: list[tuple[int, int, str]] = []
    unproved = False
    previous: tuple[int, Location] | None = None
    for field in sorted(fields, key=lambda f: (f.offset, -f.size)):
        kind = kind_of(field)
        if kind in ("int", "unproved"):
            unproved |= kind == "unproved"
            continue
        if (
            previous is not None
            and field.offset < previous[0]
            and kind.startswith(("cell.", "ptr"))
            and scalars[-1] == (field.offset, field.size, kind)
        ):
            continue  # the number and the address that a cell may hold, or addresses of several types
        if previous is not None and (whole := _either(scalars[-1], (field.offset, field.size, kind))):
            scalars[-1] = whole  # of objects of two kinds, which the operation does not tell apart
            continue
        if previous is not None and field.offset < previous[0]:
            # Part of a scalar that is known as a whole, or two views that do not agree.
            unproved |= field.offset + field.size > previous[0] or field.location.find() is not previous[1]
            continue
        previous = field.offset + field.size, field.location.find()
        size = size_of(kind)
        unproved |= field.size % size != 0
        scalars += [(field.offset + at, size, kind) for at in range(0, field.size, size)]
    scalars, stride = _finest(scalars, stride)

    def chosen(*kinds: str) -> CopyLayout:
        return CopyLayout(stride, tuple((offset, kind) for offset, _, kind in scalars if kind.startswith(kinds)))

    return Layouts(chosen(*FLOAT_OF_KIND), chosen("ptr"), chosen("cell."), unproved)


def _either(one: tuple[int, int, str], other: tuple[int, int, str]) -> tuple[int, int, str] | None:
    """The cell that stands for a number and an address in the same bytes: what it holds is seen when the program runs."""
    cell = f"cell.{KIND_OF_FLOAT[ty.DOUBLE]}"
    kinds = {one[2], other[2]}
    if one[:2] != other[:2] or len(kinds) == 1 or not kinds <= {"ptr", cell, cell.removeprefix("cell.")}:
        return None
    return (*one[:2], cell)


def _finest(scalars: list[tuple[int, int, str]], stride: int) -> tuple[list[tuple[int, int, str]], int]:
    """Elements that are rows of one kind of scalar are taken apart: a copy may end in the middle of a row."""
    if len(scalars) > 1 and stride == len(scalars) * scalars[0][1]:
        _, size, kind = scalars[0]
        if all(scalar == (i * size, size, kind) for i, scalar in enumerate(scalars)):
            return scalars[:1], size
    return scalars, stride


def emit_zero(builder: Builder, pointer: Value, size: Value) -> None:
    builder.call_named(f"llvm.memset.p0.{size.type}", ty.VOID, [pointer, const_int(ty.I8, 0), size, const_int(ty.I1, 0)])


def _type(kind: str) -> ty.Type:
    if kind.startswith("cell."):
        element = FLOAT_OF_KIND[kind.removeprefix("cell.")]
        return element if element is ty.DOUBLE else ty.vector(element, 2)
    return ty.PTR if kind == "ptr" else FLOAT_OF_KIND[kind]


def _loop(module: Module, name: str, pointers: int, body_name: str, layout: CopyLayout) -> Function:
    """A function (pointers…, i64 bytes) that runs the layout's scalars, those that end within `bytes`, once per element; the body is one of
    `_BODIES`. Elements are visited upwards when the first pointer is above the second, downwards otherwise, so that overlapping ranges
    come out right; those of a copy the other way round."""
    found = module.functions.get(name)
    if found is not None:
        return found
    function = module.add_function(
        Function(
            name,
            ty.function(ty.VOID, [ty.PTR] * pointers + [ty.I64]),
            [*["to", "from", "moved", "kept", "other"][:pointers], "bytes"],
            prefix="internal",
        )
    )
    function.attributes = ("nounwind",)
    *ends, size = function.arguments
    entry, body, after, done = (function.add_block(n) for n in ("entry", "body", "after", "done"))
    b = Builder(entry)
    nothing, one = const_int(ty.I64, 0), const_int(ty.I64, 1)
    simple = len(layout.fields) == 1 and layout.fields[0][0] == 0 and layout.stride == size_of(layout.fields[0][1])
    if layout.stride == 0:
        count: Value = one
    elif simple:
        count = b.binary("udiv", size, const_int(ty.I64, layout.stride))
    else:
        count = b.binary("udiv", b.add(size, const_int(ty.I64, layout.stride - 1)), const_int(ty.I64, layout.stride))
    above = b.icmp("ule" if body_name == "copy" else "uge", ends[0], ends[1]) if pointers == 2 else const_int(ty.I1, 1)
    b.cond_br(b.icmp("eq", count, nothing), done, body)
    b.at_end(body)
    i = b.phi(ty.I64, [(nothing, entry)], "i")
    place = b.select(above, i, b.sub(b.sub(count, one), i))
    start = b.mul(place, const_int(ty.I64, layout.stride))
    bases = [b.gep(ty.I8, p, [start]) for p in ends]
    for offset, kind in layout.fields:
        resume = None
        if not simple:
            inside, resume = function.add_block("inside", before=after), function.add_block("resume", before=after)
            b.cond_br(b.icmp("ule", b.add(start, const_int(ty.I64, offset + size_of(kind))), size), inside, resume)
            b.at_end(inside)
        _BODIES[body_name](b, [b.gep(ty.I8, base, [offset]) for base in bases], _type(kind))
        if resume is not None:
            b.br(resume)
            b.at_end(resume)
    b.br(after)
    b.at_end(after)
    following = b.add(i, one)
    b.cond_br(b.icmp("eq", following, count), done, body)
    i.add_incoming(following, after)
    b.at_end(done).ret()
    return function


def size_of(kind: str) -> int:
    return 8 if kind == "ptr" or kind.startswith("cell.") else {"f80": 10}.get(kind, FLOAT_KINDS[kind])


def _copy_adjoint(b: Builder, at: list[Value], type: ty.Type) -> None:
    to, source = at
    d = b.load(type, to)
    b.store(zero(type), to)
    b.store(b.fadd(b.load(type, source), d), source)


def _copy_adjoint_shared(b: Builder, at: list[Value], type: ty.Type) -> None:
    to, source = at
    d = b.load(type, to)
    b.store(zero(type), to)
    add_shared(b, d, source)


def add_shared(b: Builder, amount: Value, place: Value, align: int = 0) -> None:
    """Add to an adjoint that other threads may add to."""
    if isinstance(amount.type, ty.VectorType):
        element = amount.type.element
        size = FLOAT_KINDS[KIND_OF_FLOAT[element]]  # type: ignore[index]
        for k in range(amount.type.count):
            part = b.insert(ExtractElement(amount, const_int(ty.I64, k)))
            add_shared(b, part, b.gep(ty.I8, place, [k * size]))
    elif amount.type in (ty.X86_FP80, ty.FP128):  # the processor has no atomic operation on these
        enter(b)
        b.store(b.fadd(b.load(amount.type, place), amount), place)
        leave(b)
    else:
        b.insert(AtomicRMW("fadd", place, amount, "monotonic"))


def _copy_value(b: Builder, at: list[Value], type: ty.Type) -> None:
    to, source = at
    b.store(b.load(type, source), to)


def _zero_value(b: Builder, at: list[Value], type: ty.Type) -> None:
    b.store(zero(type), at[0])


def _cover(b: Builder, at: list[Value], type: ty.Type) -> None:
    """A cell is overwritten by a number: (shadow, what it held, [the cell])."""
    place, held, *cell = at
    old = b.load(ty.I64, held)
    was_address = is_address(b, old, b.load(ty.I64, cell[0]) if cell else None)
    b.store(b.select(was_address, zero(ty.I64), old), place)
    b.store(b.select(was_address, old, zero(ty.I64)), held)


def _move(b: Builder, at: list[Value], type: ty.Type) -> None:
    """A cell is overwritten by another: (shadow, what it held, what the other's shadow holds, [the cell, the other])."""
    place, held, moved, *cell = at
    old, new = b.load(ty.I64, held), b.load(ty.I64, moved)
    was_address = is_address(b, old, b.load(ty.I64, cell[0]) if cell else None)
    address = is_address(b, new, b.load(ty.I64, cell[1]) if cell else None)
    none = zero(ty.I64)
    b.store(b.select(address, new, b.select(was_address, none, old)), place)
    b.store(b.select(address, old, b.select(was_address, old, none)), held)
    b.store(b.select(address, new, none), moved)


def _take(b: Builder, at: list[Value], type: ty.Type) -> None:
    """The reverse of `_move`, first half: the adjoints of numbers that were moved are kept, the cell is as before."""
    place, held, moved, kept = at
    none = zero(ty.I64)
    b.store(b.select(b.icmp("eq", b.load(ty.I64, moved), none), b.load(ty.I64, place), none), kept)
    b.store(b.load(ty.I64, held), place)


def _give(b: Builder, at: list[Value], type: ty.Type) -> None:
    """The second half: they are added to where the numbers came from."""
    place, kept = at
    old = b.load(ty.I64, place)
    total = b.cast("bitcast", b.fadd(b.load(type, place), b.load(type, kept)), ty.I64)
    b.store(b.select(b.icmp("eq", b.load(ty.I64, kept), zero(ty.I64)), old, total), place)


def cell_adder(module: Module, type: ty.Type, plain: bool = False) -> Function:
    """`add(number, place, amount)`: if it is a number."""
    name = f"pad.add.cell.{'plain.' if plain else ''}{mangled(type)}"
    found = module.functions.get(name)
    if found is not None:
        return found
    function = Function(name, ty.function(ty.VOID, [ty.I1, ty.PTR, type]), ["number", "place", "amount"], prefix="internal")
    function.attributes = ("alwaysinline", "nounwind")
    module.add_function(function)
    number, place, amount = function.arguments
    entry, add, done = (function.add_block(label) for label in ("entry", "add", "done"))
    Builder(entry).cond_br(number, add, done)
    b = Builder(add)
    if plain:
        b.store(b.fadd(b.load(type, place, align=1), amount), place, align=1)
    else:
        add_shared(b, amount, place)
    b.br(done)
    Builder(done).ret()
    return function


def _give_shared(b: Builder, at: list[Value], type: ty.Type) -> None:
    """The same where other threads may add to these cells."""
    place, kept = at
    number = b.icmp("ne", b.load(ty.I64, kept), zero(ty.I64))
    b.call(cell_adder(b.module, type), [number, place, b.load(type, kept)])


_BODIES = {
    "adjoint": _copy_adjoint, "adjoint.shared": _copy_adjoint_shared, "copy": _copy_value, "zero": _zero_value,
    "cover": _cover, "move": _move, "take": _take, "give": _give, "give.shared": _give_shared,
}  # fmt: skip


def _emit(builder: Builder, body: str, pointers: list[Value], size: Value, layout: CopyLayout) -> None:
    if not layout.fields:
        return
    if layout.stride == 0 and isinstance(size, ConstantInt):
        if body.startswith("adjoint"):
            # All loads before all stores: the ranges of one memmove may overlap.
            cells = [(builder.gep(ty.I8, pointers[0], [o]), builder.gep(ty.I8, pointers[1], [o]), _type(k)) for o, k in layout.fields]
            loaded = [builder.load(t, to) for to, _, t in cells]
            for to, _, t in cells:
                builder.store(zero(t), to)
            for d, (_, source, t) in zip(loaded, cells, strict=True):
                if body == "adjoint":
                    builder.store(builder.fadd(builder.load(t, source), d), source)
                else:
                    add_shared(builder, d, source)
            return
        if body == "copy":
            cells = [(builder.gep(ty.I8, pointers[0], [o]), builder.gep(ty.I8, pointers[1], [o]), _type(k)) for o, k in layout.fields]
            copied = [builder.load(t, source) for _, source, t in cells]
            for value, (to, _, _) in zip(copied, cells, strict=True):
                builder.store(value, to)
            return
        for offset, kind in layout.fields:
            _BODIES[body](builder, [builder.gep(ty.I8, p, [offset]) for p in pointers], _type(kind))
        return
    function = _loop(builder.module, f"pad.{body}{len(pointers)}.{layout.name}", len(pointers), body, layout)
    builder.call(function, [*pointers, builder.cast("zext", size, ty.I64)])


def emit_copy_adjoint(builder: Builder, to: Value, source: Value, size: Value, layout: CopyLayout, shared: bool = False) -> None:
    """Adjoint of copying `size` bytes: shadow(source) += shadow(to); shadow(to) = 0, for the layout's scalars. `shared`: other threads may
    add to the same adjoints."""
    _emit(builder, "adjoint.shared" if shared else "adjoint", [to, source], size, layout)


def emit_copy_fields(builder: Builder, to: Value, source: Value, size: Value, layout: CopyLayout) -> None:
    """Copy only the layout's scalars."""
    _emit(builder, "copy", [to, source], size, layout)


def emit_zero_fields(builder: Builder, pointer: Value, size: Value, layout: CopyLayout) -> None:
    """Zero only the layout's scalars."""
    _emit(builder, "zero", [pointer], size, layout)


def emit_cells(builder: Builder, body: str, pointers: list[Value], size: Value, layout: CopyLayout) -> None:
    """`cover`, `move`, `take`, `give` or `give.shared` for every cell of the layout."""
    _emit(builder, body, pointers, size, layout)
