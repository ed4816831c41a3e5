"""Derivative rules of scalar mathematics, and what is known of functions outside the program: tables of rows, and their readers.

`lookup` and `opcode_rule` find a row, `emit` and `emit_product` write a partial as IR, `classify_external` and `allocator` know the rest.
"""

from __future__ import annotations

from .allocators import Allocator, allocator
from .emit import emit, emit_product
from .externals import External, classify_external
from .model import Rule, uses_operand, uses_result
from .names import lookup, opcode_rule, software

__all__ = [
    "Allocator",
    "External",
    "Rule",
    "allocator",
    "classify_external",
    "emit",
    "emit_product",
    "lookup",
    "opcode_rule",
    "software",
    "uses_operand",
    "uses_result",
]
