"""Variables of a program, as Python reads and sets them: `lib.physics.gravity = 9.8`.

They are those that the native functions and their derivatives see. An array is a view of the program's own memory; that of an allocatable
one is there until the program allocates it anew.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import fits
from polyglot_ad.bindings.describing import describe, describe_dtype
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.loader import ffi
from polyglot_ad.errors import ArgumentError, Error
from polyglot_ad.programs.program import Program
from polyglot_ad.signature.model import Variable
from polyglot_ad.suggest import suggestion
from polyglot_ad.symbols import STATE

_DIMENSIONS = 24
"""Where in a descriptor of flang those stand that say lower bound, extent and stride in bytes, 8 bytes each."""


class Scope:
    """The variables of a module or of a COMMON block, by name; a module's procedures, too."""

    def __init__(self, program: Program, name: str, variables: Sequence[Variable], functions: Callable[[str], Any]) -> None:
        own = {variable.name: variable for variable in variables}
        self.__dict__.update(_program=program, _name=name, _variables=own, _functions=functions)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        variable = self._variables.get(name.lower())
        if variable is not None:
            return _Place(self._program, variable).get()
        try:
            return self._functions(f"{self._name}%{name.lower()}")
        except KeyError:
            raise AttributeError(f"{self._name} has no variable {name!r}{suggestion(name, self._variables)}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        variable = self._variables.get(name.lower())
        if variable is None:
            raise AttributeError(f"{self._name} has no variable {name!r}{suggestion(name, self._variables)}")
        _Place(self._program, variable).set(value)

    def __getitem__(self, name: str) -> Any:
        return self._known(name, getattr, name)

    def __setitem__(self, name: str, value: Any) -> None:
        self._known(name, setattr, name, value)

    def _known(self, name: str, do: Callable[..., Any], *arguments: Any) -> Any:
        if name.lower() not in self._variables:
            raise KeyError(f"{self._name} has no variable {name!r}{suggestion(name, self._variables)}")
        return do(self, *arguments)

    def __iter__(self) -> Iterator[str]:
        return iter(self._variables)

    def __len__(self) -> int:
        return len(self._variables)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._variables]

    def __repr__(self) -> str:
        return f"<variables of {self._name}: {', '.join(map(_described, self._variables.values())) or 'none'}>"


def scopes(program: Program, functions: Callable[[str], Any]) -> Mapping[str, Scope]:
    """The modules and COMMON blocks of a program that have variables."""
    found: dict[str, list[Variable]] = {}
    for variable in program.variables:
        found.setdefault(variable.scope, []).append(variable)
    return {name: Scope(program, name, variables, functions) for name, variables in found.items()}


def _described(variable: Variable) -> str:
    if variable.error:
        return f"{variable.name} (not for Python: {variable.error})"
    dtype = numpy_dtype(variable.dtype)
    kind = "logical" if variable.logical else f"text of {dtype.itemsize} bytes" if dtype.kind == "S" else describe_dtype(dtype)
    shape = "".join(f"({', '.join(':' if n is None else str(n) for n in variable.shape)})" if variable.shape else "")
    return f"{variable.name}: {kind}{shape}" + (" allocatable" if variable.allocatable else " pointer" if variable.described else "")


class _Place:
    """Where one variable stands."""

    def __init__(self, program: Program, variable: Variable) -> None:
        self.variable = variable
        self.what = f"{variable.scope}.{variable.name}"
        if variable.error:
            raise ArgumentError(f"{self.what} cannot be had from Python: {variable.error}")
        self.dtype = numpy_dtype(variable.dtype)
        # What the dynamic linker finds by name is an address, of whatever kind.
        found = program.primal_library().library.function(STATE + variable.symbol, [], "void")
        self.address = int(ffi.cast("uintptr_t", ffi.cast("void *", found))) + variable.offset

    def view(self) -> Any:
        """The variable as an array on its memory; None for what is not allocated or associated."""
        if self.variable.described:
            return self._view_of_descriptor()
        shape = tuple(n for n in self.variable.shape if n is not None)
        return self._at(self.address, int(np.prod(shape, dtype=np.int64))).reshape(shape, order="F")

    def _at(self, address: int, count: int) -> Any:
        return np.frombuffer(ffi.buffer(ffi.cast("char *", address), count * self.dtype.itemsize), self.dtype)

    def _view_of_descriptor(self) -> Any:
        base, lengths, strides = self._descriptor()
        if not base:
            return None
        if 0 in lengths:
            return np.zeros(lengths, self.dtype)
        span = sum((n - 1) * stride for n, stride in zip(lengths, strides)) + self.dtype.itemsize
        if any(stride < 0 for stride in strides):
            raise Error(f"{self.what} points to a section that runs backwards: NumPy has no view of it here")
        memory = ffi.buffer(ffi.cast("char *", base), span)
        return np.ndarray(lengths, self.dtype, memory, 0, strides)

    def _words(self) -> Any:
        return ffi.cast("int64_t *", self.address)

    def _descriptor(self) -> tuple[int, list[int], list[int]]:
        words, rank = self._words(), len(self.variable.shape)
        first = _DIMENSIONS // 8
        return words[0], [words[first + 3 * k + 1] for k in range(rank)], [words[first + 3 * k + 2] for k in range(rank)]

    def get(self) -> Any:
        view = self.view()
        if view is None or view.ndim or self.variable.described or self.dtype.names is not None:
            return view
        if self.dtype.kind == "S":
            return bytes(view.tobytes()).decode(errors="replace").rstrip(" ")
        return bool(view) if self.variable.logical else view.item()

    def set(self, value: Any) -> None:
        if self.variable.described:
            self._set_described(value)
            return
        view = self.view()
        view[...] = self._converted(value, view.shape)

    def _converted(self, value: Any, shape: tuple[int, ...]) -> Any:
        """The value as an array of the variable's type that fits its shape, or one number for all elements."""
        if self.dtype.kind == "S":
            return self._padded(value, shape)
        if self.dtype.names is not None and isinstance(value, dict):
            value = tuple(value[name] for name in self.dtype.names if name in value) if set(value) == set(self.dtype.names) else value
        try:
            given = np.asarray(value, self.dtype if self.dtype.names is not None else None)
        except (TypeError, ValueError):
            raise self._refusal(value, shape) from None
        if given.shape not in ((), shape):
            raise self._refusal(value, shape)
        if self.dtype.names is None and not (given.dtype.kind in "biufc" and (given.size == 0 or fits(given, self.dtype))):
            raise self._refusal(value, shape)
        return given.astype(self.dtype)

    def _padded(self, value: Any, shape: tuple[int, ...]) -> Any:
        """Texts with blanks behind them."""
        given = np.array(value, dtype=object)
        if given.shape not in ((), shape):
            raise self._refusal(value, shape)
        rows = [text.encode() if isinstance(text, str) else text for text in given.reshape(-1)]
        if not all(isinstance(row, bytes) and len(row) <= self.dtype.itemsize for row in rows):
            raise self._refusal(value, shape)
        return np.array([row.ljust(self.dtype.itemsize) for row in rows], self.dtype).reshape(given.shape)

    def _refusal(self, value: Any, shape: tuple[int | None, ...]) -> ArgumentError:
        wanted = f"texts of at most {self.dtype.itemsize} bytes" if self.dtype.kind == "S" else describe_dtype(self.dtype)
        of = f" of shape ({', '.join(':' if n is None else str(n) for n in shape)}{',' if len(shape) == 1 else ''})" if shape else ""
        return ArgumentError(f"{self.what}: expected {wanted}{of}, got {describe(value)}")

    def _set_described(self, value: Any) -> None:
        view = self.view()
        if view is not None and value is not None and np.shape(value) in ((), view.shape):
            view[...] = self._converted(value, view.shape)
            return
        if not self.variable.allocatable:
            at = "its target has another shape" if view is not None else "it points to nothing"
            raise ArgumentError(f"{self.what} is a pointer of Fortran, and {at}: let the program associate it")
        if value is None:
            self._free()
            return
        shape = np.shape(value)
        if len(shape) != len(self.variable.shape):
            raise self._refusal(value, self.variable.shape)
        given = np.asfortranarray(self._converted(value, shape))
        self._free()
        self._allocate(given)

    def _free(self) -> None:
        """As DEALLOCATE has it: the run-time library of Fortran takes memory from the C library, too."""
        words = self._words()
        if words[0]:
            libc().free(ctypes.c_void_p(words[0]))
            words[0] = 0

    def _allocate(self, given: Any) -> None:
        malloc = libc().malloc
        malloc.restype = ctypes.c_void_p
        address = malloc(ctypes.c_size_t(max(given.nbytes, 1)))
        if not address:
            raise MemoryError(f"{self.what}: {given.nbytes} bytes")
        words, first = self._words(), _DIMENSIONS // 8
        for k, (length, stride) in enumerate(zip(given.shape, given.strides)):
            words[first + 3 * k], words[first + 3 * k + 1], words[first + 3 * k + 2] = 1, length, stride
        words[0] = address
        self._at(address, given.size)[...] = given.reshape(-1, order="F")


def libc() -> ctypes.CDLL:
    return ctypes.CDLL(None)
