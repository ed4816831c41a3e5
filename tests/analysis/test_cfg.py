"""Control flow: order, dominators, what may follow what."""

from __future__ import annotations

import itertools
import random

import pytest

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Block

from .support import Named, named

TEXT = """
define void @f(i1 %c, i1 %d, i32 %k) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = add i32 %k, 1
  %b = add i32 %a, 1
  switch i32 %k, label %join [ i32 0, label %header
                               i32 1, label %header ]
right:
  br label %join
join:
  br label %header
header:
  %n = phi i32 [ 0, %left ], [ 0, %left ], [ 1, %join ], [ %m, %body ]
  %m = add i32 %n, 1
  br i1 %d, label %body, label %exit
body:
  br i1 %c, label %header, label %exit
exit:
  ret void
dead:
  br label %exit
}
"""


@pytest.fixture
def f() -> Named:
    return named(TEXT)


def test_order_is_topological_but_for_back_edges(f: Named) -> None:
    flow = ControlFlow(f.function)
    assert flow.order[0].name == "entry"
    assert f.block("dead") not in flow.index
    back = {(b.name, s.name) for b in flow.order for s in b.successors if flow.index[s] <= flow.index[b]}
    assert back == {("body", "header")}


def test_each_predecessor_once(f: Named) -> None:
    flow = ControlFlow(f.function)
    assert {b.name for b in flow.predecessors[f.block("header")]} == {"left", "join", "body"}
    assert [b.name for b in flow.predecessors[f.block("exit")]] and f.block("dead") not in flow.predecessors[f.block("exit")]


def _reaches(start: Block, end: Block, without: Block | None) -> bool:
    seen, work = {start}, [start]
    while work:
        block = work.pop()
        if block is end:
            return block is not without
        if block is not without:
            for successor in block.successors:
                if successor not in seen:
                    seen.add(successor)
                    work.append(successor)
    return False


def test_dominators_by_their_definition(f: Named) -> None:
    """a dominates b when b cannot be reached without a."""
    flow = ControlFlow(f.function)
    for a, b in itertools.product(flow.order, repeat=2):
        expected = a is b or a is f.function.entry or not _reaches(f.function.entry, b, a)
        assert flow.dominates(a, b) == expected, (a.name, b.name)


def test_immediate_dominators(f: Named) -> None:
    found = {b.name: d.name for b, d in ControlFlow(f.function).immediate_dominator.items()}
    assert found == {
        "entry": "entry",
        "left": "entry",
        "right": "entry",
        "join": "entry",
        "header": "entry",
        "body": "header",
        "exit": "header",
    }


def test_nearest_dominators_of_several() -> None:
    """Of all blocks that dominate each of them the one that the others dominate, in random graphs."""
    draw = random.Random(3)
    for _ in range(60):
        n = draw.randrange(2, 40)
        blocks = [f"b{i}:\n  br i1 %c, label %b{draw.randrange(1, n)}, label %b{min(i + 1, n - 1)}\n" for i in range(n)]
        flow = ControlFlow(parse("define void @f(i1 %c) {\n" + "".join(blocks) + "}\n").functions["f"])
        for _ in range(30):
            several = [draw.choice(flow.order) for _ in range(draw.randrange(1, 5))]
            common = [a for a in flow.order if all(flow.dominates(a, b) for b in several)]
            nearest = flow.common_dominator(several)
            assert nearest in common
            assert all(flow.dominates(a, nearest) for a in common)


def test_may_follow(f: Named) -> None:
    flow = ControlFlow(f.function)
    assert flow.may_follow(f["a"], f["b"]) and not flow.may_follow(f["b"], f["a"])
    assert flow.may_follow(f["m"], f["n"]), "in the next iteration"
    assert flow.may_follow(f["a"], f["m"]) and not flow.may_follow(f["m"], f["a"])
    assert not flow.may_follow(f["a"], f["a"]) and flow.may_follow(f["m"], f["m"])
