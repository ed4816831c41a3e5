"""Generated code for one parameter: the fast check, the flat arguments, copies and shadows.

Variables of generated functions, for parameter i: `a{i}` what the caller passed, after the check; `b{i}` what native code gets (a copy
where a functional call protects the caller's array).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from polyglot_ad.process.regex import regex
from polyglot_ad.signature.model import Parameter, Signature

from .arguments import Argument
from .dtypes import is_differentiable, numpy_dtype
from .overlap import AS_VALUES, PROMISED, check_overlap
from .source import Source

_SINGLE = repr(float(np.finfo(np.float32).max))


class ParameterCode:
    """Writes the code of parameter `index` of `signature` into `source`."""

    def __init__(self, source: Source, signature: Signature, index: int) -> None:
        self.source = source
        self.index = index
        self.parameter: Parameter = signature.parameters[index]
        self.argument = Argument(signature, index)
        self.dtype: np.dtype[Any] = numpy_dtype(self.parameter.dtype)
        self.given = f"a{index}"
        self.passed = f"b{index}"
        self.is_address = any(flat.kind == "address" for flat in self.parameter.flat)
        self.is_memory = self.parameter.kind != "scalar"
        self.written = self.is_memory and self.parameter.intent != "in"
        self.differentiable = is_differentiable(self.dtype)
        self.strided = any(flat.kind == "stride" for flat in self.parameter.flat)
        one_dimension = not self.parameter.any_rank and len(self.parameter.shape) <= 1
        self.plain_order = self.parameter.order == "C" or (one_dimension and not self.strided)

    # --- checks

    def check(self) -> None:
        """Lines after which `a{i}` is known to fit, or an ArgumentError was raised."""
        slow = self.source.bind(f"convert{self.index}", self.argument.converter())
        test = self._misfit()
        if self.parameter.optional:
            test = f"{self.given} is not None" + (f" and ({test})" if test else "")
        statement = f"{self.given} = {slow}({self.given})"
        self.source.line(f"if {test}: {statement}" if test else statement)

    def _misfit(self) -> str:
        """The quick test that is true whenever the careful path must look."""
        name, kind = self.given, self.dtype.kind
        if self.parameter.kind == "record" or self.is_address or self.argument.is_narrow:
            return ""
        if self.parameter.kind == "array":
            return self._array_misfit()
        if kind == "f":
            largest = f" or not -{_SINGLE} <= {name} <= {_SINGLE}" if self.dtype.itemsize == 4 else ""
            return f"type({name}) is not float{largest}"
        if kind == "c":
            halves = (f"{name}.real", f"{name}.imag") if self.dtype.itemsize == 8 else ()
            return f"type({name}) is not complex" + "".join(f" or not -{_SINGLE} <= {half} <= {_SINGLE}" for half in halves)
        if kind == "b":
            return f"type({name}) is not bool"
        limits = np.iinfo(self.dtype)
        return f"type({name}) is not int or not {limits.min} <= {name} <= {limits.max}"

    def _array_misfit(self) -> str:
        name, parameter = self.given, self.parameter
        dtype = self.source.bind(f"D{self.index}", self.dtype)
        many = parameter.order == "F" and len(parameter.shape) > 1
        tests = [f"type({name}) is not ndarray", f"{name}.dtype is not {dtype}", f"not {name}.flags.{'farray' if many else 'carray'}"]
        if not parameter.any_rank:
            tests.append(f"{name}.ndim != {len(parameter.shape)}")
            tests += [f"{name}.shape[{axis}] != {length}" for axis, length in enumerate(parameter.shape) if length is not None]
        if parameter.minimum:
            tests.append(f"{name}.size < {parameter.minimum}")
        return " or ".join(tests)

    # --- flat arguments

    def address(self, name: str) -> str:
        """The expression of the address of array variable `name`, laid out as `b{i}`."""
        text = f"buf({name})" if self.plain_order or self.parameter.kind == "record" else f"pointer({name})"
        return f"({text} if {name} is not None else NULL)" if self.parameter.optional else text

    def flat(self, j: int) -> str:
        """The expression of flat argument `j` of the primal."""
        flat, name = self.parameter.flat[j], self.passed
        if flat.kind == "data":
            return self.address(name)
        if flat.kind == "address":
            return name
        if flat.kind == "value":
            return f"({name} if {name} is not None else 0)" if self.parameter.optional else name
        if flat.kind in ("real", "imag"):
            return f"({name}.{flat.kind} if {name} is not None else 0.0)" if self.parameter.optional else f"{name}.{flat.kind}"
        if flat.kind == "present":
            return f"({name} is not None)"
        text = f"{name}.{'shape' if flat.kind == 'extent' else 'strides'}[{flat.axis}]"
        return f"({text} if {name} is not None else 0)" if self.parameter.optional else text

    # --- memory that belongs to the call

    def pass_as_given(self) -> None:
        self.source.line(f"{self.passed} = {self.given}")

    def protect(self) -> None:
        """`b{i}`: a copy where the function writes, or where strides would otherwise leave gaps in the shadows."""
        if self.written:
            self.source.line(f"{self.passed} = {self._or_none(self.given, f'{self.given}.copy({self._copy_order()})')}")
        elif self.is_memory and self.strided:
            whole = f"{self.given} if {self.given}.flags.c_contiguous or {self.given}.flags.f_contiguous else {self.given}.copy('K')"
            self.source.line(f"{self.passed} = {self._or_none(self.given, f'({whole})')}")
        else:
            self.pass_as_given()

    def keep(self) -> None:
        """`b{i}`: memory that nobody else can change."""
        if self.is_memory and not self.written:
            order = "'K'" if self.strided else self._copy_order()
            self.source.line(f"{self.passed} = {self._or_none(self.given, f'{self.given}.copy({order})')}")
        else:
            self.protect()

    def zeros(self) -> str:
        """The expression of a new zeroed array laid out as `b{i}`."""
        name = self.passed
        if self.parameter.kind == "array" and self.plain_order:
            dtype = self.source.bind(f"D{self.index}", self.dtype)
            return self._or_none(name, f"zeros({name}.shape, {dtype})")
        return self._or_none(name, f"zeros_like({name})")

    def bytes(self) -> str:
        """The expression of the bytes of array `b{i}`; -1 where its elements do not lie side by side."""
        name = self.passed
        text = f"{name}.nbytes" if self.plain_order or self.parameter.kind == "record" else f"({name}.nbytes if {name}.flags.forc else -1)"
        return f"({text} if {name} is not None else 0)" if self.parameter.optional else text

    def scratch(self) -> str:
        """The expression of the address of zeroed memory of the size of `b{i}`."""
        name = self.passed
        text = f"buf({self.zeros()})" if self.plain_order or self.parameter.kind == "record" else f"pointer({self.zeros()})"
        return f"({text} if {name} is not None else NULL)" if self.parameter.optional else text

    def _copy_order(self) -> str:
        return "" if self.plain_order or self.parameter.kind == "record" else "'K'"

    def _or_none(self, name: str, text: str) -> str:
        return f"({text} if {name} is not None else None)" if self.parameter.optional else text


def check_arguments(source: Source, signature: Signature, codes: list[ParameterCode], functional: bool) -> None:
    """Lines that check every argument by itself, then those that must fit each other."""
    for code in codes:
        code.check()
    check_extents(source, signature, codes)
    check_reach(source, signature, codes)
    check_overlaps(source, signature, codes, functional)


def check_overlaps(source: Source, signature: Signature, codes: list[ParameterCode], functional: bool) -> None:
    """Lines that refuse overlapping arrays: where the function was promised that there are none, and in a functional call wherever one
    of the two is written, since a derivative takes its arguments as values."""
    memory = [code for code in codes if code.parameter.kind == "array"]
    for k, first in enumerate(memory):
        for second in memory[k + 1 :]:
            promised = first.parameter.restrict or second.parameter.restrict
            if not (first.written or second.written) or not (promised or functional):
                continue
            _check_pair(source, signature, first, second, PROMISED if promised else AS_VALUES)


def _check_pair(source: Source, signature: Signature, first: ParameterCode, second: ParameterCode, why: str) -> None:
    names = (first.parameter.name, second.parameter.name)
    check = source.bind(f"overlap{first.index}_{second.index}", lambda x, y: check_overlap(signature.name, names, why, x, y))
    x, y = first.given, second.given
    test = f"{x} is {y} or not ({x}.flags.owndata and {y}.flags.owndata)"
    present = [f"{code.given} is not None" for code in (first, second) if code.parameter.optional]
    source.line(f"if {' and '.join([*present, f'({test})'])}: {check}({x}, {y})")


def check_extents(source: Source, signature: Signature, codes: list[ParameterCode]) -> None:
    """Lines that compare arrays with the lengths that other arguments declare, as in Fortran's `real :: a(n, m)`: exact along every axis
    but the slowest, where the array may be longer."""
    variables = {code.parameter.name: code.given for code in codes if code.parameter.kind == "scalar"}
    arrays = {code.parameter.name: code.given for code in codes if code.parameter.kind == "array" and not code.parameter.optional}
    for code in codes:
        parameter = code.parameter
        extents = [_translate(expression, variables, arrays) for expression in parameter.extents]
        if not any(extents):
            continue
        slowest = 0 if parameter.order == "C" else len(extents) - 1
        if parameter.any_rank:
            tests = [f"{code.given}.size < {' * '.join(f'max(0, {extent})' for extent in extents if extent)}"]
        else:
            tests = [
                f"{code.given}.shape[{axis}] {'<' if axis == slowest else '!='} max(0, {extent})"
                for axis, extent in enumerate(extents)
                if extent
            ]
        wanted = source.bind(f"refuse{code.index}", _refuse_extents(code, parameter.extents))
        present = f"{code.given} is not None and " if parameter.optional else ""
        lengths = ", ".join(extent or "None" for extent in extents)
        source.line(f"if {present}({' or '.join(tests)}): raise {wanted}({code.given}, ({lengths},))")


_REACH = regex(r"(?:\b(?:a\d+|max|min|if|else|and)\b|\d+|[\s+\-*/%&()<>=!,])+")


def check_reach(source: Source, signature: Signature, codes: list[ParameterCode]) -> None:
    """Lines that compare arrays with what the function certainly reads of them (`analysis.reach`), where nothing declares their length."""
    needs = signature.needed()
    for code in codes:
        needed = needs.get(code.index)
        if needed is None or not _REACH.fullmatch(needed):
            continue
        refuse = source.bind(f"short{code.index}", _refuse_short(code))
        present = f"{code.given} is not None and " if code.parameter.optional else ""
        source.line(f"if {present}{code.given}.nbytes < ({needed}): raise {refuse}({code.given}, {needed})")


def _refuse_short(code: ParameterCode) -> Callable[[Any, int], Exception]:
    def refuse(value: Any, needed: int) -> Exception:
        count = -(-needed // code.dtype.itemsize)
        hint = f"with these arguments the function uses {count} element{'s' if count > 1 else ''} of it"
        return code.argument.refuse(code.argument.expected_array(), value, hint)

    return refuse


def _refuse_extents(code: ParameterCode, expressions: tuple[str, ...]) -> Callable[[Any, tuple[int | None, ...]], Exception]:
    def refuse(value: Any, lengths: tuple[int | None, ...]) -> Exception:
        declared = ", ".join(
            expression if str(length) == expression else f"{expression} = {length}" if expression else ":"
            for expression, length in zip(expressions, lengths, strict=True)
        )
        return code.argument.refuse(f"{code.argument.expected_array()} with the extents ({declared})", value)

    return refuse


def _translate(expression: str, variables: Mapping[str, str], arrays: Mapping[str, str]) -> str:
    """An extent in terms of the generated function's variables; "" where it cannot be told before the call."""
    if not re.fullmatch(r"[\w+\-*/(), ]+", expression):
        return ""
    lengths = dict(re.findall(r"(\bsize\((\w+), \d+\))", expression))
    names = set(re.findall(r"[A-Za-z_]\w*", re.sub(r"\bsize\(\w+, \d+\)", "", expression))) - {"max", "min"}
    if not names <= set(variables) or not set(lengths.values()) <= set(arrays):
        return ""
    text = re.sub(r"\bsize\((\w+), (\d+)\)|[A-Za-z_]\w*", lambda found: _variable(found, variables, arrays), expression)
    return f"({re.sub(r'(?<!/)/(?!/)', '//', text)})"


def _variable(found: re.Match[str], variables: Mapping[str, str], arrays: Mapping[str, str]) -> str:
    return f"{arrays[found[1]]}.shape[{int(found[2]) - 1}]" if found[1] else variables.get(found[0], found[0])
