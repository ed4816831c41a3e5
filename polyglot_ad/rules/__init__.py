"""Derivative rules of scalar mathematics: tables of rows, and their readers. What else is known of functions is in `callees`.

`lookup` and `opcode_rule` find a row by name, `rule_of_call` by name and types (complex rows only so). `pushforward` and `pullback`
write the derivative of any call as IR, `pushed_series` those of higher order along a curve; `needs` says which primal values they need;
`emit` and `emit_product` write single partials of real rows.
"""

from __future__ import annotations

from .emit import Strong, emit, emit_product
from .model import Rule, uses_operand, uses_result
from .names import lookup, opcode_rule, rule_of_call, software
from .pushed_series import pushed_series
from .transfer import Needs, Pushed, fits, needs, pullback, pushforward, stored_kind

__all__ = [
    "Needs",
    "Pushed",
    "Rule",
    "Strong",
    "emit",
    "emit_product",
    "fits",
    "lookup",
    "needs",
    "opcode_rule",
    "pullback",
    "pushed_series",
    "pushforward",
    "rule_of_call",
    "software",
    "stored_kind",
    "uses_operand",
    "uses_result",
]
