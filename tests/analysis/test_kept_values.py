"""Where kept values leave branches: at the block where ways from which the function returns meet."""

from __future__ import annotations

import pytest

from polyglot_ad.differentiate.reverse.joins import Joins
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val

from .support import Named, named

TEXT = """
declare void @stop()

define double @f(double %x, i1 %c, i1 %d, i32 %n) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = fmul double %x, %x
  br i1 %d, label %inner, label %after
inner:
  %b = fmul double %a, %x
  br label %after
after:
  br i1 %d, label %join, label %thrown
right:
  br i1 %d, label %join, label %thrown
thrown:
  call void @stop()
  unreachable
join:
  %e = fmul double %x, 2.0
  br i1 %d, label %ready, label %thrown
ready:
  br label %loop
loop:
  %i = phi i32 [ 0, %ready ], [ %j, %next ]
  br i1 %c, label %some, label %next
some:
  %g = fmul double %x, 3.0
  br label %next
next:
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret double %x
}
"""


@pytest.fixture
def f() -> Named:
    return named(TEXT)


@pytest.fixture
def joins(f: Named) -> Joins:
    return Joins(f.function, f.block("exit"))


def incoming(phi: val.Value) -> dict[str, val.Value]:
    assert isinstance(phi, ins.Phi)
    return {block.name: value for value, block in zip(phi.operands, phi.blocks, strict=True)}


def test_a_value_of_a_branch_comes_to_where_it_ends_though_another_way_only_throws(f: Named, joins: Joins) -> None:
    a = f["a"]
    kept, block = joins.brought(a, f.block("left"))
    assert block is f.block("join") and joins.always(block)
    given = incoming(kept)
    assert given["after"] is a and isinstance(given["right"], val.ConstantUndef)


def test_through_two_branches(f: Named, joins: Joins) -> None:
    kept, block = joins.brought(f["b"], f.block("inner"))
    assert block is f.block("join")
    inner = incoming(kept)["after"]
    assert incoming(inner)["inner"] is f["b"] and isinstance(incoming(inner)["left"], val.ConstantUndef)


def test_a_value_that_every_return_passes_stays(f: Named, joins: Joins) -> None:
    assert joins.brought(f["e"], f.block("join")) == (f["e"], f.block("join")) and joins.always(f.block("join"))


def test_a_value_of_a_loop_stays_and_is_not_said_to_be_one(f: Named, joins: Joins) -> None:
    assert joins.brought(f["g"], f.block("some")) == (f["g"], f.block("some")) and not joins.always(f.block("some"))
    assert not joins.always(f.block("next"))


def test_what_only_throws_is_not_on_the_way(f: Named, joins: Joins) -> None:
    assert not joins.always(f.block("thrown"))
