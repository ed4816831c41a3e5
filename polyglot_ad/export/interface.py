"""What wrappers of an exported function in any language need to know: its parameters, the tangents or cotangents that it is given besides,
the tests that arguments must pass, and what stands at each place of the native call.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import FLOATS, FlatList, Label, base_of
from polyglot_ad.bindings.request import is_written
from polyglot_ad.errors import ArgumentError
from polyglot_ad.process.regex import regex
from polyglot_ad.signature.model import Flat, Parameter, Signature

_KNOWN = ("value", "real", "imag", "data", "extent", "stride", "present")
_EXPRESSION = regex(r"[\w\s+\-*/%&()<>=!,.]*")


@dataclass(frozen=True)
class Exported:
    """A function of the library: `kind` "value", "gradient" or "tangent"; `error`: the function that says what went wrong, if there is one;
    `selected`: the parameters that its derivative is with respect to."""

    symbol: str
    kind: str
    signature: Signature
    flat: FlatList
    error: str
    selected: tuple[int, ...]


@dataclass(frozen=True)
class Given:
    """A tangent or cotangent: of parameter `of`, or of the return value (None)."""

    name: str
    of: int | None


@dataclass(frozen=True)
class Place:
    """One argument of the native call. `kind` "own": `flat` of parameter `of`; "shadow": memory beside that parameter; "tangent": of the
    number `of` (`flat` says which half of a complex one); "cotangent": of the return value, part `part`."""

    kind: Literal["own", "shadow", "tangent", "cotangent"]
    type: str
    unsigned: bool
    of: int = -1
    flat: Flat | None = None
    part: int = 0


class Interface:
    """See the module's docstring. `clean` makes a name of the language of a parameter's."""

    def __init__(self, exported: Exported, prefix: str, language: str, clean: Callable[[str, int], str]) -> None:
        self.exported = exported
        self.signature = exported.signature
        self.name = exported.symbol.removeprefix(f"{prefix}_")
        self.parameters = self.signature.parameters
        self.names = [clean(parameter.name, k) for k, parameter in enumerate(self.parameters)]
        self._require(language)
        self.arrays = [k for k, parameter in enumerate(self.parameters) if parameter.kind != "scalar"]
        self.shadows = [k for k in self.arrays if any(_is_beside(place.label, k) for place in exported.flat.arguments)]
        self.given = self._given()
        self.places = [self._place(place.label, place.type, place.unsigned) for place in exported.flat.arguments]

    def _require(self, language: str) -> None:
        """Raise for what the wrappers have no words for."""
        why = ""
        for parameter in self.parameters:
            if parameter.hidden:
                why = "it returns an array"
            elif any(flat.kind not in _KNOWN for flat in parameter.flat) or numpy_dtype(parameter.dtype).names:
                why = f"`{parameter.name}` is no number and no array of numbers"
        if self.signature.result.kind not in ("none", "scalar"):
            why = "it returns a structure"
        if why:
            raise ArgumentError(f"build: a {language} package has no {self.signature.name}: {why}; call the library by its header")

    def _given(self) -> list[Given]:
        if self.exported.kind == "gradient":
            written = [Given(f"{self.names[k]}_cotangent", k) for k in self.shadows if self.written(k)]
            return [*([Given("cotangent", None)] if self.has_real_result else []), *written]
        if self.exported.kind == "tangent":
            return [Given(f"{self.names[k]}_tangent", k) for k in self.exported.selected if self.parameters[k].intent != "out"]
        return []

    @property
    def has_real_result(self) -> bool:
        """Whether the return value has a derivative."""
        return any(type in FLOATS for type in self.signature.result.slots)

    def written(self, k: int) -> bool:
        return is_written(self.parameters[k])

    @property
    def differentiated(self) -> list[int]:
        """The parameters whose gradients come back."""
        return [k for k in self.exported.selected if self.parameters[k].intent != "out"]

    @property
    def moved(self) -> list[int]:
        """The arrays whose tangents come back."""
        return [k for k in self.shadows if self.written(k)]

    def given_for(self, k: int) -> str:
        """The name of the tangent or cotangent that is given for a parameter; "" where none is."""
        return next((one.name for one in self.given if one.of == k), "")

    def strided(self, k: int) -> bool:
        return any(flat.kind == "stride" for flat in self.parameters[k].flat)

    def _place(self, label: Label, type: str, unsigned: bool) -> Place:
        base = base_of(label)
        if base[0] == "result":
            assert isinstance(base[1], int)
            return Place("cotangent", type, unsigned, part=base[1])
        _, k, j = base
        assert isinstance(k, int) and isinstance(j, int)
        kind: Literal["own", "shadow", "tangent"] = "own" if label[0] == "argument" else "shadow" if type == "ptr" else "tangent"
        return Place(kind, type, unsigned, k, self.parameters[k].flat[j])

    def slot(self, label: Label) -> tuple[int, str, bool] | None:
        """(number, LLVM type, unsigned) of a result; None where it is not computed."""
        for number, place in enumerate(self.exported.flat.results):
            if place.label == label:
                return number, place.type, place.unsigned
        return None

    def value_labels(self, tangent: bool = False) -> list[Label]:
        """The results that make up the return value, or its tangent."""
        return [("tangent", ("result", s), 0) if tangent else ("result", s) for s in range(len(self.signature.result.slots))]

    def gradient_labels(self, k: int) -> list[Label]:
        """The results that make up the gradient with respect to a number."""
        return [("gradient", ("argument", k, j), 0) for j, flat in enumerate(self.parameters[k].flat) if flat.kind != "present"]

    # --- tests

    def misfits(self, k: int) -> list[str]:
        """Expressions of Python in `a0`, … (`.shape[i]`, `.size`, `.nbytes` of arrays) of which none may hold of array k."""
        parameter = self.parameters[k]
        tests = [f"a{k}.shape[{axis}] != {n}" for axis, n in enumerate(parameter.shape) if n is not None and not parameter.any_rank]
        tests += self._of_extents(k, parameter)
        if parameter.minimum:
            tests.append(f"a{k}.size < {parameter.minimum}")
        needed = self.signature.needed().get(k)
        if needed and _EXPRESSION.fullmatch(needed):
            tests.append(f"a{k}.nbytes < ({needed})")
        return tests

    def _of_extents(self, k: int, parameter: Parameter) -> list[str]:
        texts = [self._in_python(expression) for expression in parameter.extents]
        if parameter.any_rank:
            known = [text for text in texts if text]
            return [f"a{k}.size < {' * '.join(f'max(0, {text})' for text in known)}"] if known else []
        slowest = 0 if parameter.order == "C" else len(texts) - 1
        return [f"a{k}.shape[{axis}] {'<' if axis == slowest else '!='} max(0, {text})" for axis, text in enumerate(texts) if text]

    def _in_python(self, expression: str) -> str:
        """An extent in terms of the arguments; "" where it says more."""
        if not expression or not _EXPRESSION.fullmatch(expression):
            return ""
        present = [(k, p) for k, p in enumerate(self.parameters) if not p.optional]
        scalars = {p.name: f"a{k}" for k, p in present if p.kind == "scalar"}
        arrays = {p.name: f"a{k}" for k, p in present if p.kind == "array"}
        known = {**scalars, **{own: own for own in arrays.values()}, "max": "max", "min": "min"}

        def length(found: re.Match[str]) -> str:
            return f"{arrays[found[1]]}.shape[{int(found[2]) - 1}]" if found[1] in arrays else "?"

        text = re.sub(r"\bsize\((\w+), (\d+)\)", length, expression)
        text = re.sub(r"(?<![\w.])[A-Za-z_]\w*", lambda found: known.get(found[0], "?"), text)
        return "" if "?" in text else f"({re.sub(r'(?<!/)/(?!/)', '//', text)})"


def _is_beside(label: Label, k: int) -> bool:
    return label[0] in ("shadow", "tangent") and base_of(label)[:2] == ("argument", k)


def one_or(texts: Sequence[str], opening: str, closing: str) -> str:
    """The one text, or several as a tuple."""
    return texts[0] if len(texts) == 1 else f"{opening}{', '.join(texts)}{closing}"
