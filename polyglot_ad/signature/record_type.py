"""The dtype of a structure, which NumPy takes as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np


class RecordType:
    """The fields of a structure, (name, dtype) or (name, dtype, shape) each, padding without a name. Equal fields are equal types.

    NumPy asks an object for its `dtype`: `np.zeros((), f.signature.parameters[0].dtype)` makes a record.
    """

    __slots__ = ("fields",)

    def __init__(self, fields: Sequence[object]) -> None:
        self.fields = tuple(_field(one) for one in fields)

    @property
    def dtype(self) -> np.dtype[Any]:
        from .dtypes import numpy_dtype  # (The compiler driver does without NumPy.)

        return numpy_dtype(self)

    def __iter__(self) -> Iterator[object]:
        return iter(self.fields)

    def __len__(self) -> int:
        return len(self.fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecordType) and self.fields == other.fields

    def __hash__(self) -> int:
        return hash(self.fields)

    def __reduce__(self) -> tuple[type[RecordType], tuple[tuple[object, ...]]]:
        return RecordType, (self.fields,)

    def __repr__(self) -> str:
        return repr(self.fields)


def _field(one: object) -> object:
    """One field, with the dtypes of structures in it."""
    assert isinstance(one, tuple)
    name, dtype, *shape = one
    return (name, dtype if isinstance(dtype, str | RecordType) else RecordType(dtype), *shape)
