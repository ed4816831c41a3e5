"""Transformations of functions of which only a call's arguments say which function it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

Arguments = tuple[Any, ...]


class Deferred(Protocol):
    """Such a function: generic (`generic.py`), or with arguments that pass in several ways (`variants.py`)."""

    __name__: str
    __doc__: str | None

    def at(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, Arguments]:
        """The function for these arguments, and the arguments by position."""
        ...

    def own_count(self, given: int) -> int:
        """How many of so many arguments by position are the function's own."""
        ...


class DeferredTransform:
    """A transformation of such a function: made of the one that is meant when a call says which."""

    def __init__(self, function: Deferred, transform: Callable[[Any], Callable[..., Any]]) -> None:
        self.function = function
        self.transform = transform
        self._made: dict[object, Callable[..., Any]] = {}
        self._last: Any = None
        self.__name__ = f"derivative of {function.__name__}"
        self.__doc__ = f"a derivative of: {function.__doc__}"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        made, bound = self.at(args, kwargs)
        return made(*bound)

    def at(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Callable[..., Any], Arguments]:
        """The transformation of the function for these arguments, and the arguments by position. Tangents and cotangents, which some
        transformations take after the arguments, do not say which it is."""
        own = len(args) if kwargs else self.function.own_count(len(args))
        function, bound = self.function.at(args[:own], kwargs)
        made = self._made.get(function)
        if made is None:
            made = self._made[function] = self.transform(function)
        self._last = made
        return made, (*bound, *args[own:])

    @property
    def schedule(self) -> Any:
        """What the last call in this thread did to keep to its memory budget (docs/checkpointing.md)."""
        return self._last.schedule

    def own_count(self, given: int) -> int:
        return self.function.own_count(given)

    def __repr__(self) -> str:
        return f"<derivative of {self.function!r}>"
