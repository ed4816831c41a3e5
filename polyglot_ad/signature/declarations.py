"""Signatures that the user declares: C prototypes, for code without debug info or to say more than it does.

    declare("double dot(int n, const double x[n], const double y[n]);")
    declare("void step(double *x, struct P { double m; int k; } *p);", intents={"x": "inout"})

Array parameters may state their extents in other parameters; the call then refuses shorter arrays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from polyglot_ad.errors import SignatureError

from .building import Draft, image_parameter, pointer_parameter, result_of, scalar_parameter
from .extents import evaluate, names_in
from .model import Parameter, Result, Signature
from .source_types import Array, Field, Opaque, Pointer, Record, Scalar, SourceType, Unsupported, size_of

_SCALARS = {
    "double": "<f8", "float": "<f4", "long double": "<f16", "_Float16": "<f2", "double _Complex": "<c16", "float _Complex": "<c8",
    "bool": "|b1", "_Bool": "|b1", "char": "|i1", "signed char": "|i1", "unsigned char": "|u1", "short": "<i2", "unsigned short": "<u2",
    "int": "<i4", "unsigned": "<u4", "unsigned int": "<u4", "long": "<i8", "unsigned long": "<u8", "long long": "<i8",
    "unsigned long long": "<u8", "size_t": "<u8", "ssize_t": "<i8", "ptrdiff_t": "<i8", "intptr_t": "<i8", "uintptr_t": "<u8",
    **{f"int{bits}_t": f"{'|' if bits == 8 else '<'}i{bits // 8}" for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": f"{'|' if bits == 8 else '<'}u{bits // 8}" for bits in (8, 16, 32, 64)},
}  # fmt: skip
_PROLOGUE = "".join(f"typedef int {name};\n" for name in _SCALARS if name.endswith("_t") or name == "bool")


@dataclass
class _Declared:
    """What a declarator means: its type, and the extents written in brackets."""

    type: SourceType
    extents: tuple[str, ...] = ()


def declare(text: str, intents: Mapping[str, str] | None = None, symbols: Mapping[str, str] | None = None) -> list[Signature]:
    """One signature per prototype in `text`. `intents` of parameters by name ("in", "inout", "out"), where const does not say it;
    `symbols` gives linker names that differ from the declared ones."""
    import pycparser  # type: ignore[import-untyped]

    try:
        tree = pycparser.CParser().parse(_PROLOGUE + text)
    except pycparser.c_parser.ParseError as error:
        raise SignatureError(f"no C declaration: {error}") from None
    reader = _Reader(dict(intents or {}), dict(symbols or {}))
    found: list[Signature] = []
    for node in tree.ext:
        kind = type(node.type).__name__
        if kind == "FuncDecl":
            found.append(reader.function(node))
        elif type(node).__name__ == "Typedef":
            reader.define(node)
        elif kind == "Struct":
            reader.structure(node.type)
    if not found:
        raise SignatureError(f"there is no function declaration in: {text}")
    unused = set(reader.intents) - {parameter.name for signature in found for parameter in signature.parameters}
    if unused:
        raise SignatureError(f"intents are given for {', '.join(sorted(unused))}, which no declared function has")
    return found


def override(signatures: list[Signature], declared: list[Signature]) -> list[Signature]:
    """The signatures with those replaced that are declared; what was read keeps its names and its place in the source."""
    left = {signature.symbol: signature for signature in declared}
    found: list[Signature] = []
    for known in signatures:
        match = next((one for one in left.values() if one.symbol == known.symbol or one.name in (known.name, *known.aliases)), None)
        if match is None:
            found.append(known)
            continue
        del left[match.symbol]
        found.append(replace(known, parameters=match.parameters, result=match.result, error=""))
    return [*found, *left.values()]


class _Reader:
    """Walks pycparser's tree."""

    def __init__(self, intents: dict[str, str], symbols: dict[str, str]) -> None:
        self.intents = intents
        self.symbols = symbols
        self.structures: dict[str, Record] = {}
        self.names: dict[str, SourceType] = {}

    def define(self, node: Any) -> None:
        """A typedef, unless it is one of those that every declaration starts with."""
        if node.name not in _SCALARS:
            self.names[node.name] = self._type(node.type).type

    def function(self, node: Any) -> Signature:
        draft = Draft(node.name, self.symbols.get(node.name, node.name), "c")
        draft.returns(partial(self._result, node.type.type))
        parameters = node.type.args.params if node.type.args is not None else []
        for number, parameter in enumerate(parameters, 1):
            kind = type(parameter).__name__
            if kind == "EllipsisParam":
                draft.fail("the function takes a variable number of arguments")
            elif not (len(parameters) == 1 and _is_void(parameter.type)):
                name = parameter.name or f"arg{number}"
                draft.parameter(name, partial(self._parameter, name, parameter.type))
        if draft.error:
            raise SignatureError(f"`{draft.name}`: {draft.error}")
        return draft.finish()

    def _result(self, node: Any) -> Result:
        return Result() if _is_void(node) else result_of(self._type(node).type)

    def _parameter(self, name: str, node: Any) -> Parameter:
        declared = self._type(node)
        type = declared.type
        if isinstance(type, Array):
            # an array parameter is a pointer to its first row
            inner: SourceType = Array(type.element, type.shape[1:]) if len(type.shape) > 1 else type.element
            found = self._pointer(name, Pointer(inner, _is_const(node), _is_restrict(node)))
            return self._with_extents(found, type.shape, declared.extents)
        if isinstance(type, Pointer):
            return self._pointer(name, type)
        if isinstance(type, Scalar):
            return scalar_parameter(name, type)
        if isinstance(type, Record):
            return image_parameter(name, type)
        raise Unsupported(type.what)

    def _pointer(self, name: str, type: Pointer) -> Parameter:
        if isinstance(type.target, Pointer):
            raise Unsupported("a pointer to pointers")
        intent = self.intents.get(name, "in" if type.const else "inout")
        if intent not in ("in", "inout", "out"):
            raise SignatureError(f"the intent of `{name}` is {intent!r}, not in, inout or out")
        return pointer_parameter(name, type, intent)  # type: ignore[arg-type]

    @staticmethod
    def _with_extents(found: Parameter, shape: tuple[int | None, ...], extents: tuple[str, ...]) -> Parameter:
        if len(shape) == 1 and found.any_rank:
            return replace(found, minimum=shape[0] or 0, extents=extents if any(extents) else ())
        inner = found.shape[len(shape) :] if not found.any_rank else ()
        return replace(found, any_rank=False, shape=(*shape, *inner), extents=extents if any(extents) else ())

    def _type(self, node: Any) -> _Declared:
        kind = type(node).__name__
        if kind == "TypeDecl":
            return self._type(node.type)
        if kind == "IdentifierType":
            named = self.names.get(node.names[0]) if len(node.names) == 1 else None
            return _Declared(named or _scalar(node.names))
        if kind in ("Struct", "Union"):
            return _Declared(self.structure(node))
        if kind == "Enum":
            return _Declared(Scalar("<u4", "enum"))
        if kind == "PtrDecl":
            if type(node.type).__name__ == "FuncDecl":
                return _Declared(Opaque("a function pointer"))
            if _is_void(node.type):
                return _Declared(Opaque("a pointer to void"))
            return _Declared(Pointer(self._type(node.type).type, _is_const(node.type), "restrict" in node.quals))
        if kind == "ArrayDecl":
            inner = self._type(node.type)
            length, extent = _dimension(node.dim)
            if isinstance(inner.type, Array):
                return _Declared(Array(inner.type.element, (length, *inner.type.shape)), (extent, *inner.extents))
            return _Declared(Array(inner.type, (length,)), (extent,))
        return _Declared(Opaque(f"of an unsupported kind ({kind})"))

    def structure(self, node: Any) -> SourceType:
        name = node.name or "an unnamed structure"
        if node.decls is None:
            return self.structures.get(name, Opaque(f"of the incomplete type `{name}`"))
        if type(node).__name__ == "Union":
            return Opaque("a union")
        fields: list[Field] = []
        at, widest = 0, 1
        for member in node.decls:
            inner = self._type(member.type).type
            if isinstance(inner, Pointer | Opaque) or member.bitsize is not None:
                return Opaque(f"of type `{name}`, whose member `{member.name}` cannot be passed")
            align = _alignment(inner)
            widest = max(widest, align)
            at = -(-at // align) * align
            fields.append(Field(member.name, at, inner))
            at += size_of(inner)
        found = Record(name, -(-at // widest) * widest, tuple(fields))
        self.structures[name] = found
        return found


def _alignment(type: SourceType) -> int:
    if isinstance(type, Array):
        return _alignment(type.element)
    if isinstance(type, Record):
        return max((_alignment(field.type) for field in type.fields), default=1)
    assert isinstance(type, Scalar)
    size = size_of(type)
    return size // 2 if type.dtype[1] == "c" else size


def _scalar(names: list[str]) -> SourceType:
    words = [name for name in names if name != "signed" or names == ["signed", "char"]]
    if "_Complex" in words or "complex" in words:
        words = [*(word for word in words if word not in ("_Complex", "complex")), "_Complex"]
    if len(words) > 1 and words[-1] == "int":
        words = words[:-1]
    dtype = _SCALARS.get(" ".join(words) or "int")
    return Scalar(dtype, " ".join(names)) if dtype else Opaque(f"of the unknown type {' '.join(names)}")


def _dimension(node: Any) -> tuple[int | None, str]:
    """(constant, expression) of an array's length."""
    if node is None:
        return None, ""
    from pycparser.c_generator import CGenerator  # type: ignore[import-untyped]

    text = CGenerator().visit(node)
    try:
        return (None, text) if names_in(text) else (evaluate(text, {}), "")
    except ValueError:
        return None, ""


def _is_void(node: Any) -> bool:
    return type(node).__name__ == "TypeDecl" and getattr(node.type, "names", None) == ["void"]


def _is_const(node: Any) -> bool:
    while type(node).__name__ == "ArrayDecl":
        node = node.type
    return "const" in getattr(node, "quals", ())


def _is_restrict(node: Any) -> bool:
    return "restrict" in getattr(node, "dim_quals", ())
