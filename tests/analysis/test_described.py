"""Every opcode has a description, and so has every intrinsic of the LLVM in use, or it is refused where it meets an active number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import llvmlite.binding
import pytest

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.memory import analyse_memory
from polyglot_ad.callees import allocator, classify_external
from polyglot_ad.callees.describe import _moves
from polyglot_ad.callees.intrinsics import intrinsic
from polyglot_ad.callees.operations import OPCODES, OPERATIONS, complete
from polyglot_ad.ir.facts import FACTS
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.parser import parse
from polyglot_ad.rules.names import lookup

from .support import F64

_NAME = re.compile(rb"llvm\.[a-z][a-z0-9_.]+(?=\0)")


@cache
def intrinsics() -> frozenset[str]:
    """The names in the library's table of intrinsics."""
    library = Path(llvmlite.binding.ffi.lib._name)
    if not library.is_file():
        library = next(Path(llvmlite.binding.__file__).parent.glob("*llvmlite*"))
    return frozenset(name.decode() for name in _NAME.findall(library.read_bytes()))


def test_opcodes_are_llvms() -> None:
    assert set(OPERATIONS) == set(OPCODES) == set(FACTS)
    for opcode in OPCODES:
        facts, operation = FACTS[opcode], OPERATIONS[opcode]
        assert (facts.reads, facts.writes, facts.unwinds, facts.terminator) == (
            operation.reads, operation.writes, operation.unwinds, operation.terminator,
        ), opcode  # fmt: skip


def test_a_table_without_an_opcode_is_an_error() -> None:
    table = dict.fromkeys(OPCODES, 1)
    del table["freeze"]
    with pytest.raises(TypeError, match="freeze"):
        complete(table, "a table")


def test_integer_intrinsics_have_a_rule_for_bits() -> None:
    """What the tables call integers without derivative moves bits by a stated rule."""
    missing = {
        name for name in intrinsics() if (row := classify_external(name)) is not None and row.kind == "bits" and intrinsic(name) is None
    }
    assert not missing


def _undescribed() -> list[str]:
    return sorted(name for name in intrinsics() if classify_external(name) is None and lookup(name) is None and intrinsic(name) is None)


def test_what_is_not_described_is_active() -> None:
    """An intrinsic that nothing is known of carries the activity of its operands to its result, where both modes refuse it. (LLVM would not
    accept these types for all of them: the text is read by our parser alone.)"""
    names = [name for name in _undescribed() if _moves(name) is None and allocator(name) is None]
    assert len(names) > 1000
    lines = [f"  %y{k} = call double @{name}(double %x)\n  store double %y{k}, ptr %r" for k, name in enumerate(names)]
    declared = [f"declare double @{name}(double) memory(none)" for name in names]
    module = parse("\n".join([*declared, "define void @f(double %x, ptr %r) {", *lines, "  ret void", "}"]))
    function = module.functions["f"]
    x, r = function.arguments
    activity = ActivityAnalysis(analyse_memory(module, [(r, *F64)]), function, [x], [], [r])
    assert [i.called_function.name for i in function.instructions() if isinstance(i, CallBase) and not activity.is_active(i)] == []
