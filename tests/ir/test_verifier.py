"""Each malformed module is reported, and the report names what is wrong. The modules are broken by hand, from well-formed ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyglot_ad.errors import VerificationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as v
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.verifier import check, verify

SOURCE = """
@g = global i32 0

define double @f(ptr %p, i64 %n, double %s) personality ptr @personality {
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %exit, label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = phi double [ %s, %entry ], [ %more, %latch ]
  %q = getelementptr { i32, [4 x double] }, ptr %p, i64 %i, i32 1, i64 2
  %x = load double, ptr %q, align 8
  %y = invoke double @callee(double %x, ptr @g)
          to label %latch unwind label %pad

latch:
  %more = fadd double %sum, %y
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  switch i64 %next, label %loop [
    i64 5, label %exit
    i64 6, label %exit
  ]

pad:
  %caught = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %caught

exit:
  %r = phi double [ 0.000000e+00, %entry ], [ %more, %latch ], [ %more, %latch ]
  ret double %r
}

declare double @callee(double, ptr)
declare i32 @personality(...)
"""


class Broken:
    """A fresh copy of the module above with its parts at hand."""

    def __init__(self) -> None:
        self.module = parse(SOURCE)
        self.f = self.module.functions["f"]
        self.blocks = {block.name: block for block in self.f.blocks}
        self.named = {i.name: i for i in self.f.instructions() if i.name}

    def __getitem__(self, name: str) -> ins.Instruction:
        return self.named[name]


def test_the_unbroken_module_is_fine() -> None:
    assert verify(Broken().module) == []
    check(Broken().module)


def constant(type: ty.Type, value: int = 1) -> v.ConstantInt:
    return v.ConstantInt(type, value)


def no_terminator(m: Broken) -> None:
    m.blocks["exit"].instructions.pop().drop_operands()


def terminator_in_the_middle(m: Broken) -> None:
    m.blocks["exit"].insert(1, ins.Unreachable())


def late_phi(m: Broken) -> None:
    block = m.blocks["loop"]
    block.instructions.append(block.instructions.pop(0))


def phi_lacks_a_predecessor(m: Broken) -> None:
    phi = m["i"]
    assert isinstance(phi, ins.Phi)
    phi.remove_incoming(m.blocks["latch"])


def phi_has_a_stranger(m: Broken) -> None:
    phi = m["i"]
    assert isinstance(phi, ins.Phi)
    phi.add_incoming(constant(ty.I64), m.blocks["exit"])


def phi_disagrees_with_itself(m: Broken) -> None:
    m["r"].set_operand(2, m.f.arguments[2])


def use_before_definition(m: Broken) -> None:
    block = m.blocks["latch"]
    block.instructions.append(block.instructions.pop(0))
    block.instructions[-1], block.instructions[-2] = block.instructions[-2], block.instructions[-1]
    m["next"].replace_all_uses_with(m["i"])
    m["done"].set_operand(0, m["next"])
    done = block.instructions.pop(1)
    block.instructions.insert(0, done)


def use_not_dominated(m: Broken) -> None:
    m["empty"].set_operand(0, m["next"])


def invoke_result_on_the_unwind_edge(m: Broken) -> None:
    m.blocks["pad"].insert(1, ins.BinaryOp("fadd", m["y"], m["y"], "late"))


def result_from_one_edge_only(m: Broken) -> None:
    m["r"].set_operand(0, m["more"])


def mixed_operands(m: Broken) -> None:
    m["next"].set_operand(1, constant(ty.I32))


def float_operation_on_integers(m: Broken) -> None:
    m["next"].opcode = "fadd"


def wrong_condition(m: Broken) -> None:
    m.blocks["entry"].terminator.set_operand(0, m.f.arguments[1])


def load_from_an_integer(m: Broken) -> None:
    m["x"].set_operand(0, m["i"])


def argument_of_another_type(m: Broken) -> None:
    m["y"].set_operand(0, m["i"])


def field_that_does_not_exist(m: Broken) -> None:
    m["q"].set_operand(2, constant(ty.I32, 7))


def returned_type(m: Broken) -> None:
    m.blocks["exit"].terminator.set_operand(0, m.f.arguments[1])


def narrowing_extension(m: Broken) -> None:
    m.blocks["latch"].insert(2, ins.Cast("zext", m["next"], ty.I32, "narrow"))


def users_list_too_short(m: Broken) -> None:
    m["more"].users.pop()


def users_list_too_long(m: Broken) -> None:
    m.f.arguments[2].users.append(m["x"])


def global_users_list(m: Broken) -> None:
    m.module.globals["g"].users.clear()


def operand_was_erased(m: Broken) -> None:
    m["x"].erase()


def operand_of_another_function(m: Broken) -> None:
    m["more"].set_operand(0, Broken().f.arguments[2])


def global_of_another_module(m: Broken) -> None:
    m["y"].set_operand(1, Broken().module.globals["g"])


def target_of_another_function(m: Broken) -> None:
    m.blocks["entry"].terminator.set_target(0, Broken().blocks["exit"])


def branch_to_entry(m: Broken) -> None:
    switch = m.blocks["latch"].terminator
    switch.set_target(1, m.f.entry)


def unwinds_nowhere(m: Broken) -> None:
    m.blocks["pad"].instructions.pop(0)
    m.blocks["pad"].instructions[0].erase()
    m.blocks["pad"].append(ins.Unreachable())


def repeated_case(m: Broken) -> None:
    switch = m.blocks["latch"].terminator
    assert isinstance(switch, ins.Switch)
    switch.cases[1] = switch.cases[0]


def missing_metadata(m: Broken) -> None:
    m["x"].metadata["tbaa"] = "!99"


def block_of_another(m: Broken) -> None:
    m["x"].block = m.blocks["exit"]


def unknown_opcode(m: Broken) -> None:
    m["next"].opcode = "addd"


REPORTS: dict[Callable[[Broken], None], str] = {
    no_terminator: "block exit: does not end in a terminator",
    terminator_in_the_middle: "terminator `unreachable` in the middle",
    late_phi: "stands after other instructions",
    phi_lacks_a_predecessor: "comes from [entry], but the predecessors are [entry, latch]",
    phi_has_a_stranger: "comes from [entry, latch, exit], but the predecessors are [entry, latch]",
    phi_disagrees_with_itself: "two values from block latch",
    use_before_definition: "operand next does not dominate this use",
    use_not_dominated: "operand next does not dominate this use",
    invoke_result_on_the_unwind_edge: "operand y does not dominate this use",
    result_from_one_edge_only: "operand more does not dominate this use",
    mixed_operands: "i64 and i32 make i64",
    float_operation_on_integers: "i64 where a float belongs",
    wrong_condition: "a conditional branch has an i1",
    load_from_an_integer: "i64 where a pointer belongs",
    argument_of_another_type: "argument 0 is i64, not double",
    field_that_does_not_exist: "{ i32, [4 x double] } has no field 7",
    returned_type: "i64 returned from a function of double",
    narrowing_extension: "i64 to i32, which is not wider",
    users_list_too_short: "times as its user, which uses it",
    users_list_too_long: "1 times as its user, which uses it 0 times",
    global_users_list: "@g: lists",
    operand_was_erased: "operand load x is not in the function",
    operand_of_another_function: "operand s is another function's argument",
    global_of_another_module: "operand @g is not in the module",
    target_of_another_function: "leads to a block that is not in the function",
    branch_to_entry: "the entry block has predecessors",
    unwinds_nowhere: "unwinds to a block without a pad",
    repeated_case: "a case appears twice",
    missing_metadata: "metadata !99 does not exist",
    block_of_another: "belongs to another block",
    unknown_opcode: "unknown opcode addd",
}


@pytest.mark.parametrize("breakage", REPORTS, ids=lambda f: f.__name__)
def test_breakage_is_reported(breakage: Callable[[Broken], None]) -> None:
    broken = Broken()
    breakage(broken)
    reports = verify(broken.module)
    assert any(REPORTS[breakage] in report for report in reports), reports
    with pytest.raises(VerificationError):
        check(broken.module)
