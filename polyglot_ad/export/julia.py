"""A Julia module around an exported library: NAME.jl beside libNAME.so, for `include`. From Julia 1.5 on, without packages.

Arrays are memory as it lies: what C calls `a[3][4]` is a 4×3 matrix in Julia.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import Label

from .expressions import Words, printed
from .interface import Exported, Interface, Place
from .wrapper import Wrapper

_TYPES = {"double": "Float64", "float": "Float32", "i64": "Int64", "i32": "Int32", "i16": "Int16", "i8": "Int8"}
_RESERVED = frozenset(
    ("begin", "break", "catch", "const", "continue", "do", "else", "elseif", "end", "export", "false", "finally", "for", "function",
     "global", "if", "import", "let", "local", "macro", "module", "quote", "return", "struct", "true", "try", "using", "while", "pi")
)  # fmt: skip
_FRAME = '''"""
NAME: native functions and their derivatives, made by polyglot_ad.

LIST
"""
module NAME

const library = joinpath(@__DIR__, "libNAME.so")

# A dense array of these elements: `x` itself, or a copy of what is only read.
array(::Type{T}, n, x::DenseArray{T}, name, written) where {T} = fitting(n, x, name)
function array(::Type{T}, n, x::AbstractArray, name, written) where {T}
    written && throw(ArgumentError("$name: the function writes to it: expected an Array{$T}, got $(typeof(x))"))
    return fitting(n, convert(Array{T}, collect(x)), name)
end
array(::Type{T}, n, x::Number, name, written) where {T} = array(T, n, fill(x), name, written)
function fitting(n, x, name)
    n < 0 || ndims(x) == n || throw(DimensionMismatch("$name: expected $n dimensions, got $(ndims(x))"))
    return x
end
# A new array like `model`: zeros, or `value`.
beside(model, ::Nothing) = fill!(similar(model, size(model)), 0)
function beside(model, value)
    size(value) == size(model) || throw(DimensionMismatch("expected size $(size(model)), got $(size(value))"))
    return copyto!(similar(model, size(model)), value)
end
address(::Nothing) = C_NULL
address(x) = Ptr{Cvoid}(pointer(x))
slot(::Type{T}, results, k) where {T} = GC.@preserve results unsafe_load(Ptr{T}(pointer(results, k)))
function check(status, name, said)
    status == 0 || error("$name: " * (said === nothing ? "status $status" : unsafe_string(said())))
    return nothing
end

CODE

end
'''
_WORDS = Words(
    name=lambda name: name,
    member=lambda name, member, axis: {"shape": f"size({name}, {axis + 1})", "size": f"length({name})", "nbytes": f"sizeof({name})"}[
        member
    ],
    call=lambda name, a, b: f"fld({a}, {b})" if name == "//" else f"{name}({a}, {b})",
    choice=lambda test, a, b: f"({test} ? {a} : {b})",
)


def write_module(folder: Path, name: str, exported: Sequence[Exported]) -> Path:
    """Write folder/NAME.jl."""
    functions = [_Wrapper(Interface(one, name, "Julia", _julia_name)) for one in exported]
    listed = "\n".join(f"* `{one.line}`" for one in functions)
    code = "\n\n".join(one.code() for one in functions)
    path = folder / f"{name}.jl"
    path.write_text(_FRAME.replace("CODE", code).replace("LIST", listed).replace("NAME", name))
    return path


class _Wrapper(Wrapper):
    """Writes the Julia function of one exported function."""

    nothing, complex_number, truth = "nothing", "complex({}, {})", "{} != 0"

    @property
    def line(self) -> str:
        arguments = [name + ("=nothing" if self.parameters[k].optional else "") for k, name in enumerate(self.of.names)]
        given = [f"{one.name}={'1.0' if one.of is None else 'nothing'}" for one in self.of.given]
        return f"{self.of.name}({', '.join(arguments)}{'; ' if given else ''}{', '.join(given)})"

    def code(self) -> str:
        of = self.of
        lines = [f"function {self.line}"]
        lines += [f"    a{k} = {self._converted(k, name)}" for k, name in enumerate(of.names)]
        for k in of.arrays:
            tests = [printed(self._axes(k, test), _WORDS) for test in of.misfits(k)]
            present = f"a{k} !== nothing && " if self.parameters[k].optional else ""
            what = f'throw(DimensionMismatch("{of.names[k]}: an array of size $(size(a{k})) does not fit the other arguments"))'
            lines += [f"    {present}({' || '.join(tests)}) && {what}"] if tests else []
        lines += [f"    s{k} = {self._beside(k)}" for k in of.shadows]
        for one in of.given:
            if one.of is not None and self.parameters[one.of].kind == "scalar":
                kind = "ComplexF64" if numpy_dtype(self.parameters[one.of].dtype).kind == "c" else "Float64"
                lines.append(f"    s{one.of} = {kind}({one.name} === nothing ? 0 : {one.name})")
        lines.append(f"    r = zeros(Int64, {max(1, len(of.exported.flat.results))})")
        kept = " ".join([*(f"a{k}" for k in of.arrays), *(f"s{k}" for k in of.shadows), "r"])
        types = ", ".join([*(self._type(place.type, place.unsigned) for place in of.places), "Ptr{Cvoid}"])
        arguments = ", ".join([*map(self._expression, of.places), "pointer(r)"])
        call = f"ccall((:{of.exported.symbol}, library), Cint, ({types},), {arguments})"
        lines.append(f"    status = GC.@preserve {kept} {call}")
        said = f"() -> ccall((:{of.exported.error}, library), Cstring, ())" if of.exported.error else "nothing"
        lines.append(f'    check(status, "{of.signature.name}", {said})')
        return "\n".join([*lines, f"    return {self._returned()}", "end"])

    def _axes(self, k: int, test: str) -> str:
        """A test with the axes of Julia, which has those of C the other way round."""
        rank = len(self.parameters[k].shape)
        if self.parameters[k].order == "F" or self.parameters[k].any_rank or rank < 2 or self.of.strided(k):
            return test
        return re.sub(rf"\ba{k}\.shape\[(\d+)\]", lambda found: f"a{k}.shape[{rank - 1 - int(found[1])}]", test)

    def _beside(self, k: int) -> str:
        text = f"beside(a{k}, {self.of.given_for(k) or 'nothing'})"
        return f"a{k} === nothing ? nothing : {text}" if self.parameters[k].optional else text

    @staticmethod
    def _type(type: str, unsigned: bool) -> str:
        return "Ptr{Cvoid}" if type == "ptr" else ("U" if unsigned and type.startswith("i") else "") + _TYPES[type]

    def _converted(self, k: int, name: str) -> str:
        parameter = self.parameters[k]
        dtype = numpy_dtype(parameter.dtype)
        element = {"c": f"ComplexF{dtype.itemsize * 4}", "f": f"Float{dtype.itemsize * 8}", "b": "Bool"}.get(dtype.kind)
        element = element or f"{'UInt' if dtype.kind == 'u' else 'Int'}{dtype.itemsize * 8}"
        ndim = -1 if parameter.any_rank else len(parameter.shape)
        written = str(self.of.written(k)).lower()
        text = f"{element}({name})" if parameter.kind == "scalar" else f'array({element}, {ndim}, {name}, "{name}", {written})'
        return f"{name} === nothing ? nothing : {text}" if parameter.optional else text

    def _expression(self, place: Place) -> str:
        if place.kind == "cotangent":
            complex_ = numpy_dtype(self.of.signature.result.dtype).kind == "c"
            return f"{'imag' if place.part else 'real'}(cotangent)" if complex_ else "cotangent"
        assert place.flat is not None
        kind, name = place.flat.kind, f"{'a' if place.kind == 'own' else 's'}{place.of}"
        if place.kind == "shadow" or kind == "data":
            return f"address({name})"
        if kind == "present":
            return f"Int8({name} !== nothing)"
        axis = place.flat.axis + 1
        stride = f"stride({name}, {axis}) * sizeof(eltype({name}))"
        text = {"real": f"real({name})", "imag": f"imag({name})", "extent": f"size({name}, {axis})", "stride": stride}.get(kind, name)
        return f"({name} === nothing ? 0 : {text})" if self.parameters[place.of].optional else text

    def _read(self, label: Label) -> str:
        found = self.of.slot(label)
        return "0.0" if found is None else f"slot({self._type(found[1], found[2])}, r, {found[0] + 1})"


def _julia_name(name: str, k: int) -> str:
    plain = re.sub(r"\W", "_", name)
    return (
        plain if plain.isidentifier() and plain not in _RESERVED and not re.fullmatch(r"_*|[arslk]\d+|r|status", plain) else f"argument{k}"
    )
