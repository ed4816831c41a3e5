"""What may be written through an argument: IR in, the expected answer on the argument's name (`in…` is only read, `out…` is not)."""

from __future__ import annotations

import pytest

from polyglot_ad.ir.parser import parse
from polyglot_ad.signature.intent import DATA, HEADER, OBJECT, WriteAnalysis, defined_by

PLAIN = """
declare void @unknown(ptr)
declare void @reads(ptr readonly)
declare void @fails(ptr) noreturn
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @spilled(ptr %in) {
  %home = alloca ptr
  store ptr %in, ptr %home
  %p = load ptr, ptr %home
  %q = getelementptr double, ptr %p, i64 3
  %v = load double, ptr %q
  ret double %v
}
define void @stores(ptr %out, ptr %in) {
  %home = alloca ptr
  store ptr %out, ptr %home
  %p = load ptr, ptr %home
  %v = load double, ptr %in
  store double %v, ptr %p
  ret void
}
define void @calls(ptr %out, ptr %in, ptr %in2) {
  call void @unknown(ptr %out)
  call void @reads(ptr %in)
  call void @fails(ptr %in2)
  ret void
}
define void @copies(ptr %out, ptr %in) {
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %in, i64 8, i1 false)
  ret void
}
define void @recursive(ptr %in, ptr %out, i64 %n) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %m = sub i64 %n, 1
  call void @recursive(ptr %in, ptr %out, i64 %m)
  ret void
end:
  store double 0.0, ptr %out
  ret void
}
define void @mutual(ptr %out, i64 %n) {
  call void @lateral(ptr %out, i64 %n)
  store i64 %n, ptr %out
  ret void
}
define void @lateral(ptr %out, i64 %n) {
  call void @mutual(ptr %out, i64 %n)
  ret void
}
define void @hidden(ptr %out) {
  %object = alloca { i64, ptr }
  %field = getelementptr { i64, ptr }, ptr %object, i32 0, i32 1
  store ptr %out, ptr %field
  call void @writes_through(ptr %object)
  ret void
}
define void @closure(ptr %out, ptr %in, ptr %in2) {
  %object = alloca { ptr, ptr, ptr }
  %first = insertvalue { ptr, ptr, ptr } undef, ptr %in, 0
  %second = insertvalue { ptr, ptr, ptr } %first, ptr %out, 1
  store { ptr, ptr, ptr } %second, ptr %object
  %field = getelementptr { ptr, ptr, ptr }, ptr %object, i32 0, i32 2
  store ptr %in2, ptr %field
  call void @writes_second(ptr %object)
  ret void
}
define void @writes_second(ptr %object) {
  %copy = alloca { ptr, ptr, ptr }
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %object, i64 24, i1 false)
  %field = getelementptr { ptr, ptr, ptr }, ptr %copy, i32 0, i32 1
  %p = load ptr, ptr %field
  store double 1.0, ptr %p
  %whole = load { ptr, ptr, ptr }, ptr %copy
  %q = extractvalue { ptr, ptr, ptr } %whole, 2
  %v = load double, ptr %q
  ret void
}
define void @walks(ptr %out) {
  %row = alloca [4 x ptr]
  %last = getelementptr ptr, ptr %row, i64 3
  store ptr %out, ptr %last
  br label %next
next:
  %at = phi ptr [ %row, %0 ], [ %after, %next ]
  %p = load ptr, ptr %at
  store double 1.0, ptr %p
  %after = getelementptr ptr, ptr %at, i64 1
  %done = icmp eq ptr %at, %last
  br i1 %done, label %end, label %next
end:
  ret void
}
define void @deeper(ptr %out, i64 %n) {
  %row = alloca [2 x ptr]
  %further = getelementptr double, ptr %out, i64 1
  %last = getelementptr ptr, ptr %row, i64 1
  store ptr %further, ptr %last
  call void @descends(ptr %row, i64 %n)
  ret void
}
define void @descends(ptr %row, i64 %n) {
  %p = load ptr, ptr %row
  store double 1.0, ptr %p
  %next = getelementptr i8, ptr %row, i64 8
  %m = sub i64 %n, 1
  %more = icmp sgt i64 %m, 0
  br i1 %more, label %again, label %end
again:
  call void @descends(ptr %next, i64 %m)
  ret void
end:
  ret void
}
define void @writes_through(ptr %object) {
  %field = getelementptr { i64, ptr }, ptr %object, i32 0, i32 1
  %p = load ptr, ptr %field
  store double 1.0, ptr %p
  ret void
}
define ptr @same(ptr %in) {
  ret ptr %in
}
define void @through_result(ptr %out) {
  %p = call ptr @same(ptr %out)
  store double 1.0, ptr %p
  ret void
}
define void @keep(ptr %object, ptr %in) {
  store ptr %in, ptr %object
  ret void
}
define void @kept(ptr %out) {
  %object = alloca ptr
  call void @keep(ptr %object, ptr %out)
  %p = load ptr, ptr %object
  store double 1.0, ptr %p
  ret void
}
define void @atomic(ptr %out) {
  %old = atomicrmw fadd ptr %out, double 1.0 seq_cst
  ret void
}
define void @chosen(ptr %out, ptr %in, i1 %c) {
  %p = select i1 %c, ptr %out, ptr null
  store double 1.0, ptr %p
  %q = select i1 %c, ptr %in, ptr null
  %v = load double, ptr %q
  ret void
}
"""

BEHIND = """
declare noalias ptr @make(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @sum(ptr %in) {
  %size = getelementptr i8, ptr %in, i64 8
  store i64 0, ptr %size
  %data = load ptr, ptr %in
  %v = load double, ptr %data
  ret double %v
}
define void @fill(ptr %out) {
  %data = load ptr, ptr %out
  store double 1.0, ptr %data
  ret void
}
define ptr @clone(ptr %in) {
  %new = call ptr @make(i64 24)
  %sizes = getelementptr i8, ptr %in, i64 8
  %to = getelementptr i8, ptr %new, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %sizes, i64 16, i1 false)
  %data = call ptr @make(i64 8)
  store ptr %data, ptr %new
  %mine = load ptr, ptr %new
  store double 1.0, ptr %mine
  ret ptr %new
}
"""


def arguments(text):
    module = parse(text)
    return [argument for function in module.functions.values() if function.blocks for argument in function.arguments]


@pytest.mark.parametrize(
    "argument", [a for a in arguments(PLAIN) if a.name.startswith(("in", "out"))], ids=lambda a: f"{a.function.name}-{a.name}"
)
def test_data(argument):
    assert WriteAnalysis().reads_only(argument, DATA) is argument.name.startswith("in")


@pytest.mark.parametrize("argument", arguments(BEHIND), ids=lambda a: a.function.name)
def test_behind_a_header(argument):
    assert WriteAnalysis().reads_only(argument, HEADER) is argument.name.startswith("in")


def test_an_answer_does_not_depend_on_the_order_of_questions():
    module = parse(PLAIN)
    analysis = WriteAnalysis()
    assert not analysis.reads_only(module.functions["lateral"].arguments[0])
    assert not analysis.reads_only(module.functions["mutual"].arguments[0])


def test_a_write_to_the_header_is_none_to_what_is_behind_it():
    argument = parse(BEHIND).functions["sum"].arguments[0]
    assert not WriteAnalysis().reads_only(argument, DATA)
    assert WriteAnalysis().reads_only(argument, OBJECT)


HERE = """
declare void @there(ptr, ptr, ...)
declare void @twice(ptr)
declare void @hidden(ptr)

define void @here(ptr %in, ptr %out, ptr %out2, ptr %out3, ptr %out4) {
  call void (ptr, ptr, ...) @there(ptr %in, ptr %out, ptr %out2)
  call void @twice(ptr %out3)
  call void @hidden(ptr %out4)
  ret void
}
define void @back(ptr %0) {
  store double 0.0, ptr %0
  ret void
}
"""
THERE = """
declare void @back(ptr)

define void @there(ptr %0, ptr %1) {
  %v = load double, ptr %0
  call void @back(ptr %1)
  ret void
}
define void @twice(ptr %0) {
  ret void
}
define internal void @hidden(ptr %0) {
  ret void
}
"""
AGAIN = """
define void @twice(ptr %0) {
  ret void
}
"""


def test_functions_of_other_units():
    """Not those that are defined twice, or only for their own unit, and no arguments that they do not have."""
    modules = [parse(text) for text in (HERE, THERE, AGAIN)]
    analysis = WriteAnalysis(defined_by(modules))
    for argument in modules[0].functions["here"].arguments:
        assert analysis.reads_only(argument, DATA) is argument.name.startswith("in")
