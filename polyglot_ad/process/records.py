"""Dataclasses that cost little to define.

Python's own compiles the source of six methods for each class when its module is imported: with two hundred classes that took longer than
a small source and its derivative. Here methods are closures, and `__init__`, whose speed needs source of its own, is Python's, made when
there is a first instance: most classes of the engine are about programs that a process never sees. Fields are Python's: `field`, `fields`
and `replace` work as ever.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(cls: type | None = None, /, *, frozen: bool = False, eq: bool = True) -> Any:
        """`dataclasses.dataclass`, with these of its options."""
        return _made(cls, frozen, eq) if cls is not None else lambda decorated: _made(decorated, frozen, eq)


__all__ = ["dataclass"]
Method = Callable[..., Any]


def _made(cls: Any, frozen: bool, eq: bool) -> Any:
    own = {name for name, value in cls.__dict__.items() if value is not None}
    cls.__doc__ = cls.__doc__ or cls.__name__  # Python would write the signature there, which takes longest of all
    dataclasses.dataclass(init=False, repr=False, eq=False)(cls)
    fields = dataclasses.fields(cls)
    methods: dict[str, Method | None] = {"__init__": _initialiser(cls, frozen), "__repr__": _shown([f.name for f in fields if f.repr])}
    if eq:
        methods["__eq__"] = _equal(_key([f.name for f in fields if f.compare]))
        methods["__hash__"] = _hashed(_key([f.name for f in fields if (f.compare if f.hash is None else f.hash)])) if frozen else None
    if frozen:
        methods["__setattr__"], methods["__delattr__"] = _refusals(cls, frozenset(f.name for f in fields))
    for name, method in methods.items():
        if name not in own:
            setattr(cls, name, method)
    return cls


def _initialiser(cls: Any, frozen: bool) -> Method:
    """The `__init__` of a class; the first call puts Python's in its place."""

    def __init__(self: Any, /, *arguments: Any, **named: Any) -> None:
        written = _written(cls, frozen)
        if cls.__dict__["__init__"] is __init__:
            cls.__init__ = written
        written(self, *arguments, **named)

    return __init__


def _written(cls: Any, frozen: bool) -> Method:
    """The `__init__` that Python writes for a class, taken from another with the same fields."""
    content: dict[str, Any] = {"__annotations__": {}, "__doc__": cls.__doc__}
    for f in dataclasses.fields(cls):
        content["__annotations__"][f.name] = "object"
        default: dict[str, Any] = {"default": f.default} if f.default is not dataclasses.MISSING else {}
        default |= {"default_factory": f.default_factory} if f.default_factory is not dataclasses.MISSING else {}
        content[f.name] = dataclasses.field(init=f.init, kw_only=f.kw_only is True, **default)
    if hasattr(cls, "__post_init__"):
        content["__post_init__"] = cls.__post_init__
    twin: Any = dataclasses.dataclass(repr=False, eq=False, frozen=frozen)(type(cls.__name__, (), content))
    twin.__init__.__qualname__ = f"{cls.__qualname__}.__init__"  # which errors name
    return cast(Method, twin.__init__)


def _key(names: list[str]) -> Callable[[Any], Any]:
    """What is compared of an instance."""
    return attrgetter(*names) if names else lambda _: ()


def _equal(key: Callable[[Any], Any]) -> Method:
    def __eq__(self: Any, other: Any) -> Any:
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    return __eq__


def _hashed(key: Callable[[Any], Any]) -> Method:
    def __hash__(self: Any) -> int:
        return hash(key(self))

    return __hash__


def _shown(names: list[str]) -> Method:
    def __repr__(self: Any) -> str:
        return f"{self.__class__.__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    return __repr__


def _refusals(cls: Any, names: frozenset[str]) -> tuple[Method, Method]:
    """`__setattr__` and `__delattr__` of instances that do not change; what subclasses have beside the fields may."""

    def __setattr__(self: Any, name: str, value: Any) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    return __setattr__, __delattr__
