"""The table of opcode facts against LLVM's documentation, and against the instruction classes."""

from __future__ import annotations

import pytest

from polyglot_ad.ir.facts import FACTS, may_unwind, reads, writes
from polyglot_ad.ir.instructions import TERMINATORS
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.type_rules import TYPE_RULES

SOURCE = """
define void @f(ptr %p) {
  %plain = load double, ptr %p, align 8
  %volatile = load volatile double, ptr %p, align 8
  %acquire = load atomic i64, ptr %p acquire, align 8
  %unordered = load atomic i64, ptr %p unordered, align 8
  store double %plain, ptr %p, align 8
  store atomic double %plain, ptr %p release, align 8
  %sum = fadd double %plain, %volatile
  call void @unknown(ptr %p)
  %pure = call double @pure(double %sum)
  %reader = call double @reader(ptr %p)
  %writer = call double @elsewhere(ptr %p) #3
  %narrowed = call double @elsewhere(ptr %p) #0
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  call void @pure_but_deoptimises() [ "deopt"(i32 1) ]
  ret void
}

declare void @unknown(ptr)
declare double @pure(double) #0
declare double @reader(ptr) #1
declare double @elsewhere(ptr)
declare void @pure_but_deoptimises() #0
declare void @llvm.assume(i1) #2

attributes #0 = { nounwind memory(none) }
attributes #1 = { memory(read, inaccessiblemem: none) }
attributes #2 = { nounwind memory(inaccessiblemem: write) }
attributes #3 = { memory(argmem: write, inaccessiblemem: readwrite) }
"""

# name or opcode and position: reads, writes, may unwind
EXPECTED = [
    ("load", True, False, False),
    ("load", True, True, False),
    ("load", True, True, False),
    ("load", True, False, False),
    ("store", False, True, False),
    ("store", True, True, False),
    ("fadd", False, False, False),
    ("call", True, True, True),
    ("call", False, False, False),
    ("call", True, False, True),
    ("call", True, True, True),
    ("call", False, False, False),
    ("call", False, True, False),
    ("call", True, True, False),
    ("ret", False, False, False),
]


def test_one_table_for_all_opcodes() -> None:
    assert set(FACTS) == set(TYPE_RULES)
    assert {opcode for opcode, facts in FACTS.items() if facts.terminator} == TERMINATORS


@pytest.mark.parametrize("number", range(len(EXPECTED)))
def test_instruction(number: int) -> None:
    instruction = parse(SOURCE).functions["f"].entry.instructions[number]
    assert (instruction.opcode, reads(instruction), writes(instruction), may_unwind(instruction)) == EXPECTED[number]
