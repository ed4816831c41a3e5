"""Addresses of different objects: in one function, into calls of functions, and out of what they return."""

from __future__ import annotations

from polyglot_ad.analysis.call_sites import CallSites
from polyglot_ad.analysis.objects import apart
from polyglot_ad.ir.values import Value

from .support import module_of

PROGRAM = """
declare noalias ptr @malloc(i64)
declare void @use(ptr)
@variable = internal global [8 x double] zeroinitializer
@table = internal constant [1 x ptr] [ptr @listed]

define internal {ptr, ptr} @swaps(i64 %m, ptr %u, ptr %v, ptr %fixed) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = phi ptr [ %u, %entry ], [ %b, %loop ]
  %b = phi ptr [ %v, %entry ], [ %a, %loop ]
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, %m
  br i1 %more, label %loop, label %done
done:
  %first = insertvalue {ptr, ptr} undef, ptr %b, 0
  %second = insertvalue {ptr, ptr} %first, ptr %a, 1
  ret {ptr, ptr} %second
}
define internal void @chunks(ptr %u, ptr %v, ptr %fixed, i1 %more) {
entry:
  br label %head
head:
  %a = phi ptr [ %u, %entry ], [ %x, %head ]
  %b = phi ptr [ %v, %entry ], [ %y, %head ]
  %made = call {ptr, ptr} @swaps(i64 3, ptr %a, ptr %b, ptr %fixed)
  %x = extractvalue {ptr, ptr} %made, 0
  %y = extractvalue {ptr, ptr} %made, 1
  br i1 %more, label %head, label %done
done:
  ret void
}
define internal {ptr, ptr} @joins(ptr %u, ptr %v) {
  %first = insertvalue {ptr, ptr} undef, ptr %u, 0
  %second = insertvalue {ptr, ptr} %first, ptr %u, 1
  ret {ptr, ptr} %second
}
define internal void @after(ptr %u, ptr %v) {
  ret void
}
define internal void @listed(ptr %u, ptr %v) {
  ret void
}
define internal void @given(ptr %u, ptr %v) {
  ret void
}
define internal void @twice(ptr %u, ptr %v) {
  ret void
}
define internal void @around(ptr %u, ptr %v, i1 %more) {
  %new = call ptr @malloc(i64 64)
  br i1 %more, label %again, label %done
again:
  call void @around(ptr %v, ptr %new, i1 false)
  br label %done
done:
  ret void
}
define void @root(ptr %outside, i1 %more) {
  %one = call ptr @malloc(i64 64)
  %two = call ptr @malloc(i64 64)
  %three = call ptr @malloc(i64 64)
  %inside = getelementptr double, ptr %two, i64 3
  call void @chunks(ptr %one, ptr %inside, ptr %three, i1 %more)
  call void @around(ptr %one, ptr %two, i1 %more)
  %joined = call {ptr, ptr} @joins(ptr %one, ptr %two)
  %x = extractvalue {ptr, ptr} %joined, 0
  %y = extractvalue {ptr, ptr} %joined, 1
  call void @after(ptr %x, ptr %y)
  call void @listed(ptr %one, ptr %two)
  call void @given(ptr %one, ptr %two)
  call void @use(ptr @given)
  call void @twice(ptr %one, ptr %two)
  call void @twice(ptr %one, ptr %one)
  ret void
}"""


def test_calls() -> None:
    module = module_of(PROGRAM)
    functions = [f for f in module.functions.values() if f.blocks]
    sites = CallSites(module, functions, module.functions["root"])

    def found(function: str, one: str, other: str) -> bool:
        values: dict[str, Value] = {a.name: a for a in module.functions[function].arguments}
        values.update({i.name: i for i in module.functions[function].instructions()})
        values["variable"] = module.globals["variable"]
        assert not apart(values[one], values[other])
        return apart(values[one], values[other], sites)

    assert found("swaps", "a", "b") and found("swaps", "u", "v")
    assert found("swaps", "a", "fixed") and found("chunks", "x", "fixed")
    assert found("chunks", "x", "y") and found("chunks", "u", "v")
    assert found("swaps", "u", "variable")
    assert not found("root", "x", "y") and not found("after", "u", "v")  # one address twice
    assert not found("listed", "u", "v") and not found("given", "u", "v")  # called from elsewhere, too
    assert not found("twice", "u", "v") and not found("around", "u", "v")
    assert not found("chunks", "x", "a")  # it may be what was passed
    assert not found("root", "outside", "one")
