"""Floating-point literals of LLVM's text and the exact bit patterns they denote."""

from __future__ import annotations

import struct

from . import types as ty
from .types import Type

_HEX_LETTERS = {"half": "H", "bfloat": "R", "x86_fp80": "K", "fp128": "L", "ppc_fp128": "M"}
_DIGITS = {"H": 4, "R": 4, "K": 20, "L": 32, "M": 32}


def _single_to_double(bits: int) -> int:
    if (bits >> 23) & 0xFF == 0xFF:  # infinities and NaNs: conversion by hardware would quiet a signalling NaN
        return (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    (value,) = struct.unpack("<f", bits.to_bytes(4, "little"))
    (double,) = struct.unpack("<Q", struct.pack("<d", value))
    return int(double)


def _double_to_single(bits: int) -> int:
    if (bits >> 52) & 0x7FF == 0x7FF:
        return (bits >> 63) << 31 | 0xFF << 23 | (bits >> 29) & 0x7FFFFF
    (value,) = struct.unpack("<d", bits.to_bytes(8, "little"))
    (single,) = struct.unpack("<I", struct.pack("<f", value))
    return int(single)


def float_bits(type: Type, text: str) -> int:
    """The bit pattern that a literal of LLVM's print denotes in `type`."""
    if text.startswith("0x"):
        letter = text[2]
        if letter not in _DIGITS:
            bits = int(text, 16)
            return _double_to_single(bits) if type is ty.FLOAT else bits
        bits = int(text[3:], 16)
        if letter in "LM":  # the two 64-bit words stand in little-endian order
            return (bits & (1 << 64) - 1) << 64 | bits >> 64
        return bits
    value = float(text)
    if type is ty.FLOAT:
        return int(struct.unpack("<I", struct.pack("<f", value))[0])
    if type is ty.DOUBLE:
        return int(struct.unpack("<Q", struct.pack("<d", value))[0])
    raise ValueError(f"decimal literal {text} of type {type}")


def float_text(type: Type, bits: int) -> str:
    """LLVM's own choice: six decimals where they are exact, hexadecimal elsewhere."""
    letter = _HEX_LETTERS.get(type.text)
    if letter is not None:
        if letter in "LM":
            bits = (bits & (1 << 64) - 1) << 64 | bits >> 64
        return f"0x{letter}{bits:0{_DIGITS[letter]}X}"
    double = _single_to_double(bits) if type is ty.FLOAT else bits
    if (double >> 52) & 0x7FF != 0x7FF:
        (value,) = struct.unpack("<d", double.to_bytes(8, "little"))
        short = f"{value:e}"
        if float(short) == value:
            return short
    return f"0x{double:016X}"
