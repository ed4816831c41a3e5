"""Derivative rules of scalar mathematics, and what is known of functions outside the program: tables of rows, and their readers.

`lookup` and `opcode_rule` find a row by name, `rule_of_call` by name and types (complex rows only so). `pushforward` and `pullback`
write the derivative of any call as IR, `needs` says which primal values they need; `emit` and `emit_product` write single partials of
real rows. `classify_external` and `allocator` know the rest.
"""

from __future__ import annotations

from .allocators import Allocator, allocator
from .emit import emit, emit_product
from .externals import External, classify_external
from .model import Rule, uses_operand, uses_result
from .names import lookup, opcode_rule, rule_of_call, software
from .transfer import Needs, Pushed, fits, needs, pullback, pushforward, stored_kind

__all__ = [
    "Allocator",
    "External",
    "Needs",
    "Pushed",
    "Rule",
    "allocator",
    "classify_external",
    "emit",
    "emit_product",
    "fits",
    "lookup",
    "needs",
    "opcode_rule",
    "pullback",
    "pushforward",
    "rule_of_call",
    "software",
    "stored_kind",
    "uses_operand",
    "uses_result",
]
