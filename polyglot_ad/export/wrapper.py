"""What wrappers of all languages give back: the value of a function, and its gradients or tangents."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import Label

from .interface import Interface, one_or


class Wrapper(ABC):
    """Writes the function of one exported function in a language, which has these words."""

    nothing: ClassVar[str]
    complex_number: ClassVar[str]
    """Of a real and an imaginary part."""
    truth: ClassVar[str]
    """Of an integer."""

    def __init__(self, interface: Interface) -> None:
        self.of = interface
        self.parameters = interface.parameters

    @abstractmethod
    def _read(self, label: Label) -> str:
        """A number of the result."""

    def _number(self, parts: list[str]) -> str:
        return self.complex_number.format(*parts) if len(parts) == 2 else parts[0]

    def _value(self, tangent: bool = False) -> str:
        if self.of.signature.result.kind == "none":
            return self.nothing
        parts = [self._read(label) for label in self.of.value_labels(tangent)]
        is_truth = len(parts) == 1 and numpy_dtype(self.of.signature.result.dtype).kind == "b"
        return self.truth.format(parts[0]) if is_truth else self._number(parts)

    def _returned(self) -> str:
        """The value, and one gradient or tangent or a tuple of them."""
        value = self._value()
        if self.of.exported.kind == "value":
            return value
        if self.of.exported.kind == "gradient":
            each = [self._gradient(k) for k in self.of.differentiated]
        else:
            each = [*([self._value(tangent=True)] if self.of.has_real_result else []), *(f"s{k}" for k in self.of.moved)]
        return f"{value}, {one_or(each, '(', ')')}"

    def _gradient(self, k: int) -> str:
        if self.parameters[k].kind != "scalar":
            return f"s{k}"
        return self._number([self._read(label) for label in self.of.gradient_labels(k)])
