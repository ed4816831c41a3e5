"""Exact constants in every floating-point format: a fraction, rounded once, to nearest even."""

from __future__ import annotations

from fractions import Fraction

from ..ir import types as ty
from ..ir.types import Type
from ..ir.values import Constant, ConstantAggregate, ConstantFloat

_FORMATS = {  # significand bits with the leading one, width of the exponent, leading bit stored
    ty.HALF: (11, 5, False),
    ty.BFLOAT: (8, 8, False),
    ty.FLOAT: (24, 8, False),
    ty.DOUBLE: (53, 11, False),
    ty.X86_FP80: (64, 15, True),
    ty.FP128: (113, 15, False),
}


def bits(type: ty.FloatType, value: Fraction) -> int:
    """The pattern of the number nearest to `value`."""
    precision, width, explicit = _FORMATS[type]
    stored = precision if explicit else precision - 1
    bias = (1 << (width - 1)) - 1
    sign = int(value < 0) << (width + stored)
    value = abs(value)
    if value == 0:
        return sign
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exponent > value:
        exponent -= 1
    exponent = max(exponent, 1 - bias)
    significand = round(value / Fraction(2) ** (exponent - precision + 1))
    if significand >> precision:
        significand, exponent = significand >> 1, exponent + 1
    if exponent > bias:
        return sign | infinity_bits(type)
    biased = exponent + bias if significand >> (precision - 1) else 0
    return sign | (biased << stored) | (significand & ((1 << stored) - 1))


def infinity_bits(type: ty.FloatType) -> int:
    precision, width, explicit = _FORMATS[type]
    return ((1 << width) - 1 << precision) | (1 << (precision - 1)) if explicit else (1 << width) - 1 << (precision - 1)


def nan_bits(type: ty.FloatType) -> int:
    """The quiet NaN."""
    precision = _FORMATS[type][0]
    return infinity_bits(type) | (1 << (precision - 2))


def constant(type: Type, value: Fraction | int | str) -> Constant:
    """A number, "inf" or "nan" in a floating-point type or a vector of one."""
    if isinstance(type, ty.VectorType):
        return ConstantAggregate(type, (constant(type.element, value),) * type.count)
    assert isinstance(type, ty.FloatType)
    if value == "inf":
        return ConstantFloat(type, infinity_bits(type))
    if value == "nan":
        return ConstantFloat(type, nan_bits(type))
    return ConstantFloat(type, bits(type, Fraction(value)))
