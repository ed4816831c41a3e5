"""Small functions added to the program for what has no single instruction: adjoints of copies and of zeroing by layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.memory import FLOAT_KINDS, FLOAT_OF_KIND, Field
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import ConstantInt, Function, Module, Value


@dataclass(frozen=True)
class CopyLayout:
    """Scalars at (offset, kind), repeated every `stride` bytes; stride 0: once."""

    stride: int
    fields: tuple[tuple[int, str], ...]

    @property
    def name(self) -> str:
        return f"{self.stride}." + "_".join(f"{offset}{kind}" for offset, kind in self.fields)


def split_fields(fields: Sequence[Field], stride: int) -> tuple[CopyLayout, CopyLayout, list[Field]]:
    """(floats, pointers, fields whose kind is contradictory)."""
    fields, stride = _finest(fields, stride)
    floats = tuple((f.offset, f.kind) for f in fields if f.kind in FLOAT_OF_KIND)
    pointers = tuple((f.offset, "ptr") for f in fields if f.kind == "ptr")
    return CopyLayout(stride, floats), CopyLayout(stride, pointers), [f for f in fields if f.kind == "mixed"]


def _finest(fields: Sequence[Field], stride: int) -> tuple[Sequence[Field], int]:
    """Elements that are rows of one kind of scalar are taken apart: a copy may end in the middle of a row."""
    if len(fields) > 1 and stride == len(fields) * fields[0].size:
        size = fields[0].size
        if all(f.kind == fields[0].kind and f.size == size and f.offset == i * size for i, f in enumerate(fields)):
            return fields[:1], size
    return fields, stride


def emit_zero(builder: Builder, pointer: Value, size: Value) -> None:
    builder.call_named(f"llvm.memset.p0.{size.type}", ty.VOID, [pointer, const_int(ty.I8, 0), size, const_int(ty.I1, 0)])


def _type(kind: str) -> ty.Type:
    return ty.PTR if kind == "ptr" else FLOAT_OF_KIND[kind]


def _loop(module: Module, name: str, pointers: int, body_name: str, layout: CopyLayout) -> Function:
    """A function (pointers…, i64 bytes) that runs the layout's scalars, those that end within `bytes`, once per element; the body is one of
    `_BODIES`. Elements are visited upwards when the first pointer is above the second, downwards otherwise, so that overlapping ranges
    come out right."""
    found = module.functions.get(name)
    if found is not None:
        return found
    function = module.add_function(
        Function(name, ty.function(ty.VOID, [ty.PTR] * pointers + [ty.I64]), [*["to", "from"][:pointers], "bytes"], prefix="internal")
    )
    function.attributes = ("nounwind",)
    *ends, size = function.arguments
    entry, body, after, done = (function.add_block(n) for n in ("entry", "body", "after", "done"))
    b = Builder(entry)
    nothing, one = const_int(ty.I64, 0), const_int(ty.I64, 1)
    simple = len(layout.fields) == 1 and layout.fields[0][0] == 0 and layout.stride == _size(layout.fields[0][1])
    if layout.stride == 0:
        count: Value = one
    elif simple:
        count = b.binary("udiv", size, const_int(ty.I64, layout.stride))
    else:
        count = b.binary("udiv", b.add(size, const_int(ty.I64, layout.stride - 1)), const_int(ty.I64, layout.stride))
    above = b.icmp("uge", ends[0], ends[1]) if pointers == 2 else const_int(ty.I1, 1)
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
            b.cond_br(b.icmp("ule", b.add(start, const_int(ty.I64, offset + _size(kind))), size), inside, resume)
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


def _size(kind: str) -> int:
    return 8 if kind == "ptr" else {"f80": 10}.get(kind, FLOAT_KINDS[kind])


def _copy_adjoint(b: Builder, at: list[Value], type: ty.Type) -> None:
    to, source = at
    d = b.load(type, to)
    b.store(zero(type), to)
    b.store(b.fadd(b.load(type, source), d), source)


def _copy_value(b: Builder, at: list[Value], type: ty.Type) -> None:
    to, source = at
    b.store(b.load(type, source), to)


def _zero_value(b: Builder, at: list[Value], type: ty.Type) -> None:
    b.store(zero(type), at[0])


_BODIES = {"adjoint": _copy_adjoint, "copy": _copy_value, "zero": _zero_value}


def _emit(builder: Builder, body: str, pointers: list[Value], size: Value, layout: CopyLayout) -> None:
    if not layout.fields:
        return
    if layout.stride == 0 and isinstance(size, ConstantInt):
        if body == "adjoint":
            # All loads before all stores: the ranges of one memmove may overlap.
            cells = [(builder.gep(ty.I8, pointers[0], [o]), builder.gep(ty.I8, pointers[1], [o]), _type(k)) for o, k in layout.fields]
            loaded = [builder.load(t, to) for to, _, t in cells]
            for to, _, t in cells:
                builder.store(zero(t), to)
            for d, (_, source, t) in zip(loaded, cells, strict=True):
                builder.store(builder.fadd(builder.load(t, source), d), source)
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
    function = _loop(builder.module, f"pad.{body}.{layout.name}", len(pointers), body, layout)
    builder.call(function, [*pointers, builder.cast("zext", size, ty.I64)])


def emit_copy_adjoint(builder: Builder, to: Value, source: Value, size: Value, layout: CopyLayout) -> None:
    """Adjoint of copying `size` bytes: shadow(source) += shadow(to); shadow(to) = 0, for the layout's scalars."""
    _emit(builder, "adjoint", [to, source], size, layout)


def emit_copy_fields(builder: Builder, to: Value, source: Value, size: Value, layout: CopyLayout) -> None:
    """Copy only the layout's scalars."""
    _emit(builder, "copy", [to, source], size, layout)


def emit_zero_fields(builder: Builder, pointer: Value, size: Value, layout: CopyLayout) -> None:
    """Zero only the layout's scalars."""
    _emit(builder, "zero", [pointer], size, layout)
