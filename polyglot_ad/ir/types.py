"""Types of the IR: LLVM's, interned, so that types compare by identity.

Named structures are the exception to structural identity: `%struct.S` is one object per `TypeContext` (one per module), because
LLVM gives it a body after the first use of the name. Everything else is shared by all modules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, final

from .lexical import quote


class Type:
    """A type; `str(type)` is its LLVM text."""

    __slots__ = ("text",)
    _interned: ClassVar[dict[object, Type]] = {}

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def is_integer(self) -> bool:
        return isinstance(self, IntType)

    @property
    def is_float(self) -> bool:
        return isinstance(self, FloatType)

    @property
    def is_pointer(self) -> bool:
        return isinstance(self, PointerType)

    @property
    def is_vector(self) -> bool:
        return isinstance(self, VectorType)

    @property
    def is_aggregate(self) -> bool:
        return isinstance(self, ArrayType | StructType)

    @property
    def is_void(self) -> bool:
        return self is VOID

    @property
    def scalar(self) -> Type:
        """The element type of a vector, the type itself otherwise."""
        return self.element if isinstance(self, VectorType) else self


def _intern(key: tuple[object, ...], make: Callable[..., Type], *args: object) -> Type:
    found = Type._interned.get(key)
    if found is None:
        found = Type._interned[key] = make(*args)
    return found


@final
class SimpleType(Type):
    """void, label, metadata, token, x86_amx."""

    __slots__ = ()


@final
class IntType(Type):
    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        super().__init__(f"i{bits}")
        self.bits = bits


@final
class FloatType(Type):
    """half, bfloat, float, double, x86_fp80, fp128, ppc_fp128; `bits` is the width of the value, not of its storage."""

    __slots__ = ("bits",)

    def __init__(self, name: str, bits: int) -> None:
        super().__init__(name)
        self.bits = bits


@final
class PointerType(Type):
    __slots__ = ("address_space",)

    def __init__(self, address_space: str) -> None:
        super().__init__("ptr" if address_space == "0" else f"ptr addrspace({address_space})")
        self.address_space = address_space


@final
class VectorType(Type):
    __slots__ = ("count", "element", "scalable")

    def __init__(self, element: Type, count: int, scalable: bool) -> None:
        super().__init__(f"<{'vscale x ' if scalable else ''}{count} x {element}>")
        self.element = element
        self.count = count
        self.scalable = scalable


@final
class ArrayType(Type):
    __slots__ = ("count", "element")

    def __init__(self, element: Type, count: int) -> None:
        super().__init__(f"[{count} x {element}]")
        self.element = element
        self.count = count


@final
class StructType(Type):
    """A literal structure, or a named one (`name` set). An opaque named structure has `fields` None."""

    __slots__ = ("fields", "name", "packed")

    def __init__(self, fields: tuple[Type, ...] | None, packed: bool = False, name: str | None = None) -> None:
        super().__init__(f"%{quote(name)}" if name is not None else struct_body(fields, packed))
        self.fields = fields
        self.packed = packed
        self.name = name

    @property
    def body(self) -> str:
        return struct_body(self.fields, self.packed)


def struct_body(fields: tuple[Type, ...] | None, packed: bool) -> str:
    if fields is None:
        return "opaque"
    inner = f"{{ {', '.join(map(str, fields))} }}" if fields else "{}"
    return f"<{inner}>" if packed else inner


@final
class FunctionType(Type):
    __slots__ = ("parameters", "result", "variadic")

    def __init__(self, result: Type, parameters: tuple[Type, ...], variadic: bool) -> None:
        inside = [*map(str, parameters), *(["..."] if variadic else [])]
        super().__init__(f"{result} ({', '.join(inside)})")
        self.result = result
        self.parameters = parameters
        self.variadic = variadic


@final
class TargetType(Type):
    """`target("name", …)`, kept as text."""

    __slots__ = ()


VOID = SimpleType("void")
LABEL = SimpleType("label")
METADATA = SimpleType("metadata")
TOKEN = SimpleType("token")
X86_AMX = SimpleType("x86_amx")
HALF = FloatType("half", 16)
BFLOAT = FloatType("bfloat", 16)
FLOAT = FloatType("float", 32)
DOUBLE = FloatType("double", 64)
X86_FP80 = FloatType("x86_fp80", 80)
FP128 = FloatType("fp128", 128)
PPC_FP128 = FloatType("ppc_fp128", 128)
FLOATS = {t.text: t for t in (HALF, BFLOAT, FLOAT, DOUBLE, X86_FP80, FP128, PPC_FP128)}
SIMPLE = {t.text: t for t in (VOID, LABEL, METADATA, TOKEN, X86_AMX)}


def integer(bits: int) -> IntType:
    return _intern(("i", bits), IntType, bits)  # type: ignore[return-value]


def pointer(address_space: str | int = "0") -> PointerType:
    """`address_space` is a number, or LLVM's symbolic form such as `"A"` with its quotes."""
    return _intern(("p", str(address_space)), PointerType, str(address_space))  # type: ignore[return-value]


def vector(element: Type, count: int, scalable: bool = False) -> VectorType:
    return _intern(("v", element, count, scalable), VectorType, element, count, scalable)  # type: ignore[return-value]


def array(element: Type, count: int) -> ArrayType:
    return _intern(("a", element, count), ArrayType, element, count)  # type: ignore[return-value]


def struct(fields: tuple[Type, ...] | list[Type], packed: bool = False) -> StructType:
    fields = tuple(fields)
    return _intern(("s", fields, packed), StructType, fields, packed)  # type: ignore[return-value]


def function(result: Type, parameters: tuple[Type, ...] | list[Type], variadic: bool = False) -> FunctionType:
    parameters = tuple(parameters)
    return _intern(("f", result, parameters, variadic), FunctionType, result, parameters, variadic)  # type: ignore[return-value]


def target(text: str) -> TargetType:
    return _intern(("t", text), TargetType, text)  # type: ignore[return-value]


I1, I8, I16, I32, I64 = (integer(n) for n in (1, 8, 16, 32, 64))
PTR = pointer()
