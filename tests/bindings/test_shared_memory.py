"""Arrays of other libraries are passed as they are: by the array interface, as a buffer, by DLPack."""

from __future__ import annotations

import array
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad


class Interface:
    """An array by its interface alone."""

    def __init__(self, content: np.ndarray) -> None:
        self.content = content
        self.__array_interface__ = content.__array_interface__


class Packed:
    """An array by DLPack alone."""

    def __init__(self, content: np.ndarray) -> None:
        self.content = content

    def __dlpack__(self, **words: Any) -> Any:
        return self.content.__dlpack__(**words)

    def __dlpack_device__(self) -> Any:
        return self.content.__dlpack_device__()


class Elsewhere(Packed):
    """Memory that the processor does not see."""

    def __dlpack__(self, **words: Any) -> Any:
        raise BufferError("memory of a device")


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(
        "double dot(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }\n"
        "void twice(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; }\n"
        "long where(const double *x) { return (long)x; }",
        "c",
    )


@pytest.mark.parametrize("kind", [Interface, Packed, memoryview])
def test_no_copy(lib: pad.Library, kind: Any) -> None:
    content = np.array([1.0, 2.0])
    given = kind(content)
    assert lib.dot(given, 2) == 5.0 and lib.where(given) == content.ctypes.data
    np.testing.assert_array_equal(pad.grad(lib.dot)(given, 2), [2.0, 4.0])
    lib.twice(given, 2)
    assert content.tolist() == [2.0, 4.0]


def test_what_cannot_be_shared(lib: pad.Library) -> None:
    numbers = array.array("d", [1.0, 2.0])
    lib.twice(numbers, 2)
    assert numbers.tolist() == [2.0, 4.0]
    fixed = np.ones(2)
    fixed.flags.writeable = False
    for value in ([1.0, 2.0], Elsewhere(np.ones(2)), Packed(fixed), np.ones(2).astype("f4")):
        with pytest.raises(pad.ArgumentError):
            lib.twice(value, 2)
    with pytest.raises(pad.ArgumentError):
        lib.dot(Elsewhere(np.ones(2)), 2)
