"""Checks and conversion of one argument: the careful path, taken when an argument is not at first sight what the signature asks for.

One rule for every call, native or functional: an argument is passed as it is or refused, with its name, what was expected and what came.
Nothing is silently converted, but for Python numbers and (nested) sequences of them, which have no dtype of their own: they become
arrays where an array is only read. Empty arrays and NaN are legal values.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from decimal import Decimal
from numbers import Rational
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.model import Parameter, Signature

from .addresses import address_of, ffi
from .callbacks import callback
from .describing import describe, describe_dtype, describe_parameter
from .dtypes import numpy_dtype
from .handles import handle_of, integer_of

_LARGEST = {4: float(np.finfo(np.float32).max), 2: float(np.finfo(np.float16).max)}
Array = np.ndarray[Any, Any]
Converter = Callable[[Any], Any]


class Argument:
    """The checks of one parameter of one function. `refuse` raises; the `to_…` methods return what can be passed."""

    def __init__(self, signature: Signature, index: int, role: str = "argument") -> None:
        self.function = signature.name
        self.parameter: Parameter = signature.parameters[index]
        self.role = role
        self.dtype = numpy_dtype(self.parameter.dtype)
        self.written = self.parameter.intent != "in"
        self.detail = dict(self.parameter.detail)
        self.is_narrow = bool({"utf8", "enum", "character"} & set(self.detail))
        """Whether not all that the dtype and the shape allow can be passed."""
        self.handle = any(key == "handle" for key, _ in self.parameter.detail)

    def refuse(self, expected: str, value: object, hint: str = "") -> ArgumentError:
        message = f"{self.function}: {self.role} '{self.parameter.name}': expected {expected}, got {describe(value)}"
        return ArgumentError(message + (f" ({hint})" if hint else ""))

    # --- scalars

    def to_float(self, value: object) -> float:
        if isinstance(value, str | bytes | complex | np.complexfloating) or (isinstance(value, np.ndarray) and value.ndim):
            raise self.refuse("a real number", value)
        try:
            number = float(value)  # type: ignore[arg-type]
        except (TypeError, ValueError, OverflowError):
            raise self.refuse("a real number", value) from None
        wide = isinstance(value, np.longdouble) and self.dtype != np.longdouble  # (A long double is passed in double precision.)
        return self._in_range(number, value) if is_real(value) and not wide else self._exact(number, value)

    def _exact(self, number: float, value: object) -> float:
        """`number`, what an integer, a fraction or a wider number became."""
        self._in_range(number, value)
        kept = float(np.float32(number)) if self.dtype.itemsize == 4 and isinstance(value, int | np.integer) else number
        exact = int(value) if isinstance(value, np.integer) else value
        if isinstance(exact, int | Rational | Decimal | np.longdouble) and np.isfinite(kept) and kept != exact:
            raise self.refuse(
                f"a number that {self.dtype.name} holds as it is", value, "it would be rounded; pass float(x) if that is meant"
            )
        return number

    def _in_range(self, number: float, value: object) -> float:
        if abs(number) > _LARGEST.get(self.dtype.itemsize // (2 if self.dtype.kind == "c" else 1), math.inf) and math.isfinite(number):
            raise self.refuse(f"a number in the range of {self.dtype.name}", value)
        return number

    def to_complex(self, value: object) -> complex:
        if isinstance(value, str | bytes) or (isinstance(value, np.ndarray) and value.ndim):
            raise self.refuse("a complex number", value)
        try:
            number: complex = complex(value)  # type: ignore[call-overload]
        except (TypeError, ValueError, OverflowError):
            raise self.refuse("a complex number", value) from None
        for half in (number.real, number.imag):
            self._in_range(half, value)
        if isinstance(value, int | np.integer):
            self._exact(number.real, value)
        return number

    def to_integer(self, value: object) -> int:
        wanted = "an object of mpi4py, or an integer" if self.handle else "an integer"
        value = handle_of(value) if self.handle else integer_of(value, 8 * self.dtype.itemsize)
        if isinstance(value, np.ndarray) and value.ndim:
            raise self.refuse(wanted, value)
        try:
            number = int(value) if isinstance(value, np.bool_) else operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            raise self.refuse(wanted, value, "numbers with a fraction are not truncated" if is_real(value) else "") from None
        limits = np.iinfo(self.dtype)
        if not limits.min <= number <= limits.max:
            raise self.refuse(f"an integer from {limits.min} to {limits.max}", value)
        return number

    def to_bool(self, value: object) -> bool:
        if isinstance(value, bool | np.bool_):
            return bool(value)
        if isinstance(value, int | np.integer) and value in (0, 1):
            return bool(value)
        raise self.refuse("a bool", value)

    def to_address(self, value: object) -> Any:
        """The address of something that only native code looks into; a Python function becomes one that native code can call."""
        if "bound" in self.detail:
            return ffi.NULL  # the native code names the function
        prototype: Any = self.detail.get("function")
        if prototype is not None and callable(value):
            return callback(value, prototype)
        if value is None and self.detail["address"] != "void *":
            raise self.refuse(describe_parameter(self.parameter), value, "a null pointer is pad.Pointer(0)")
        address = None if prototype is not None and isinstance(value, np.ndarray) else address_of(value)
        if address is None:
            raise self.refuse(describe_parameter(self.parameter), value)
        return ffi.cast("void *", address)

    def to_character(self, value: object) -> int:
        """A character of Rust: the number of any but a surrogate, which it may count on."""
        if isinstance(value, str) and len(value) == 1:
            value = ord(value)
        number = int(value) if isinstance(value, int | np.integer) and not isinstance(value, bool) else -1
        if not (0 <= number < 0xD800 or 0xE000 <= number < 0x110000):
            raise self.refuse(describe_parameter(self.parameter), value)
        return number

    def to_variant(self, value: object) -> int:
        """A variant of an enumeration, by name or by number."""
        names: Any = self.detail["enum"]
        values = dict(names)
        number = values.get(value, -1) if isinstance(value, str) else self.to_integer(value)
        if number not in values.values():
            raise self.refuse(describe_parameter(self.parameter), value)
        return int(number)

    # --- arrays

    def to_array(self, value: object) -> Array:
        """`value` if its memory can be passed; a new array if `value` is a sequence of numbers that is only read."""
        if isinstance(value, np.ma.MaskedArray):
            raise self.refuse(self.expected_array(), value, "masks are not passed on")
        array = value if isinstance(value, np.ndarray) else self._from_other(value)
        if array.dtype != self.dtype:
            raise self.refuse(self.expected_array(), value, self._dtype_hint(array.dtype))
        if not self._order_fits(array):
            copy = "np.asfortranarray(x)" if self.parameter.order == "F" else "np.ascontiguousarray(x)"
            raise self.refuse(self.expected_array(), value, f"its elements are not laid out as the function reads them; pass {copy}")
        if not array.flags.aligned:
            raise self.refuse(self.expected_array(), value, "its memory is not aligned; pass x.copy()")
        if self.written and not array.flags.writeable:
            raise self.refuse(self.expected_array(), value, "the function writes to it, and it is read-only")
        self._check_shape(array, value)
        if "utf8" in self.detail:
            self._check_text(array.tobytes(), value)
        return array

    def _check_text(self, content: bytes, value: object) -> None:
        """A function that is given a text of Rust may count on its being one in UTF-8."""
        try:
            content.decode()
        except UnicodeDecodeError as error:
            raise self.refuse(self.expected_array(), value, str(error)) from None

    def _from_other(self, value: object) -> Array:
        if self.takes_text and not self.written:
            if isinstance(value, str | bytes):
                return self._from_text(value)
            if "texts" in self.detail and isinstance(value, list | tuple) and value and all(isinstance(one, str | bytes) for one in value):
                return self._from_texts(value)
        if value is None or isinstance(value, str | bytes):
            raise self.refuse(self.expected_array(), value)
        if self.written:
            return self._from_buffer(value)
        if self.dtype.names is not None and isinstance(value, dict | tuple | list):
            return self._from_members(value)
        shared = None if isinstance(value, list | tuple | int | float | complex | range) else shared_memory(value)
        try:
            array = np.asarray(value) if shared is None else shared
        except (TypeError, ValueError):
            raise self.refuse(self.expected_array(), value) from None
        if isinstance(value, list | tuple | int | float | complex | range):
            if array.size == 0 or fits(array, self.dtype):
                order: Any = "F" if self.parameter.order == "F" else "C"
                return array.astype(self.dtype, order=order)
            raise self.refuse(self.expected_array(), value)
        return array

    @property
    def takes_text(self) -> bool:
        return "text" in self.detail or "texts" in self.detail

    def _from_text(self, value: str | bytes) -> Array:
        """The characters of a text: its bytes, in UTF-8; in C with a zero behind them."""
        try:
            content = value.encode() if isinstance(value, str) else value
        except UnicodeEncodeError as error:
            raise self.refuse(self.expected_array(), value, str(error)) from None
        if "terminated" in self.detail or "texts" in self.detail:
            if b"\0" in content:
                raise self.refuse(self.expected_array(), value, "C takes the first zero for the end of a text")
            content += b"\0"
        return np.frombuffer(content, self.dtype).copy()

    def _from_texts(self, values: Sequence[str | bytes]) -> Array:
        """A row for each text, as long as the longest."""
        rows = [self._from_text(value) for value in values]
        table = np.zeros((len(rows), max(row.size for row in rows)), self.dtype)
        for place, row in zip(table, rows, strict=True):
            place[: row.size] = row
        return table

    def _from_members(self, value: dict[str, Any] | tuple[Any, ...] | list[Any]) -> Array:
        """A structure from its members, or the array of a list of structures."""
        if not isinstance(value, list):
            return self.to_record(value)
        records = np.zeros(len(value), self.dtype)
        for index, members in enumerate(value):
            self._fill(records[index : index + 1].reshape(()), members, self.expected_array())
        return records

    def _from_buffer(self, value: object) -> Array:
        """A view of another library's array. A list is refused: what is written to a copy of it would be lost."""
        found = shared_memory(value)
        if found is None:
            raise self.refuse(self.expected_array(), value, "the function writes to it")
        return found

    def _dtype_hint(self, given: np.dtype[Any]) -> str:
        if self.dtype.names is None:
            return f"convert it: x.astype(np.{self.dtype.name})"
        if given.names != self.dtype.names or describe_dtype(given) != describe_dtype(self.dtype):
            return ""
        return (
            f"its fields lie at other places, in {given.itemsize} bytes instead of {self.dtype.itemsize}; try np.dtype(fields, align=True)"
        )

    def _order_fits(self, array: Array) -> bool:
        if self.parameter.order == "C":
            return array.flags.c_contiguous
        if self.parameter.order == "F":
            return array.flags.f_contiguous
        if any(flat.kind == "stride" for flat in self.parameter.flat):
            return True
        return array.flags.c_contiguous or array.flags.f_contiguous

    def _check_shape(self, array: Array, value: object) -> None:
        parameter = self.parameter
        if parameter.any_rank:
            if array.size < parameter.minimum:
                raise self.refuse(self.expected_array(), value, f"{array.size} elements are too few")
            return
        if array.ndim != len(parameter.shape):
            raise self.refuse(self.expected_array(), value, f"{array.ndim} dimensions instead of {len(parameter.shape)}")
        for axis, (length, wanted) in enumerate(zip(array.shape, parameter.shape, strict=True)):
            if wanted is not None and length != wanted:
                raise self.refuse(self.expected_array(), value, f"{length} elements along axis {axis} instead of {wanted}")
        if array.size < parameter.minimum:
            raise self.refuse(self.expected_array(), value, f"{array.size} elements are too few")

    def expected_array(self) -> str:
        return describe_parameter(self.parameter)

    # --- records

    def to_record(self, value: object) -> Array:
        """A 0-dimensional structured array: `value` itself where it is one, otherwise (only when read) a new one."""
        expected = describe_parameter(self.parameter)
        if self.dtype.names == ("mpi_val",) and (handle := integer_of(value, 32)) is not value:
            return np.array((handle,), self.dtype)
        if isinstance(value, np.ndarray) and value.dtype == self.dtype and value.size == 1:
            if self.written and not value.flags.writeable:
                raise self.refuse(expected, value, "the function writes to it, and it is read-only")
            if not value.flags.aligned and self.written:
                raise self.refuse(expected, value, "its memory is not aligned; pass x.copy()")
            return value.reshape(()) if value.flags.aligned else value.copy().reshape(())
        if isinstance(value, np.ndarray) and value.dtype.names is not None:
            raise self.refuse(expected, value, self._dtype_hint(value.dtype))
        if self.written:
            raise self.refuse(expected, value, "the function writes to it: pass a 0-dimensional structured array")
        if isinstance(value, np.void) and value.dtype == self.dtype:
            return np.array(value, self.dtype)
        record = np.zeros((), self.dtype)
        self._fill(record, value, expected)
        return record

    def _fill(self, record: Array, value: Any, expected: str) -> None:
        names = record.dtype.names
        if names is None:
            converted = np.asarray(value)
            if converted.shape != record.shape or not fits(converted, record.dtype):
                raise self.refuse(expected, value)
            record[...] = converted
            return
        if isinstance(value, dict):
            if set(value) != set(names):
                raise self.refuse(expected, value, f"fields {sorted(map(str, value))}")
            values = [value[name] for name in names]
        elif isinstance(value, np.void):
            if set(value.dtype.names or ()) != set(names):
                raise self.refuse(expected, value, f"fields {sorted(value.dtype.names or ())}")
            values = [value[name] for name in names]
        elif isinstance(value, tuple | list):
            values = list(value)
        else:
            raise self.refuse(expected, value)
        if len(values) != len(names):
            raise self.refuse(expected, value)
        for name, member in zip(names, values, strict=True):
            self._fill(record[name], member, expected)

    # --- copies and choice

    def kept(self, value: Any) -> Any:
        """A copy of an argument that nobody can change."""
        if value is None or self.parameter.kind == "scalar":
            return value
        return self.converter()(value).copy("K")

    def converter(self) -> Converter:
        """The careful conversion of this parameter."""
        if "address" in self.detail:
            return self.to_address
        if "enum" in self.detail or "character" in self.detail:
            return self.to_variant if "enum" in self.detail else self.to_character
        if self.parameter.kind == "array":
            return self.to_array
        if self.parameter.kind == "record":
            return self.to_record
        return {"f": self.to_float, "c": self.to_complex, "b": self.to_bool}.get(self.dtype.kind, self.to_integer)


def fits(values: Array, dtype: np.dtype[Any]) -> bool:
    """Whether numbers of Python can become numbers of this type: integers that do not fit are not cut off."""
    if dtype.kind in "iu" and values.dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return limits.min <= int(values.min()) and int(values.max()) <= limits.max
    if dtype.kind in "fc" and values.dtype.kind in "iu":
        return all(
            int(kept) == given for kept, given in zip(values.astype(dtype).real.ravel().tolist(), values.ravel().tolist(), strict=True)
        )
    if dtype.kind in "fc" and values.dtype.kind in "fc":
        with np.errstate(over="ignore"):
            overflows = np.isinf(values.astype(dtype)) & ~np.isinf(values) if np.can_cast(values.dtype, dtype, "same_kind") else False
        if np.any(overflows):
            return False
    return np.can_cast(values.dtype, dtype, "same_kind")


def shared_memory(value: Any) -> Array | None:
    """Another library's array as one of NumPy on the same memory; None where there is no such memory, or none that NumPy can see."""
    if hasattr(value, "__array_interface__") or hasattr(value, "__array_struct__"):
        return np.asarray(value)
    try:
        return np.asarray(memoryview(value))
    except (TypeError, ValueError):
        pass
    if not hasattr(value, "__dlpack__"):
        return None
    try:
        return np.from_dlpack(value)
    except (TypeError, ValueError, RuntimeError, BufferError):
        return None


def is_real(value: object) -> bool:
    return isinstance(value, float | np.floating)
