"""Memory that a derivative holds while it runs is given back when the call ends in an error.

The engine marks the calls that allocate and free such memory (caches, shadows, memory of the program whose own free waits for the reverse
pass). Where a call may end in an error, every marked allocation is noted in a table of this thread, and struck out when it is freed; the
guard frees what is left. Programs that cannot raise an error note nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.callees import Allocator, allocation_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules.scope import scope

from .splice import splice

MARK = '"pad.kept"'
"""The attribute of a marked call."""


def mark(call: ins.Instruction) -> None:
    """Mark a call that allocates (its result is the address) or frees. A freed address must come from marked allocations only or be
    unknown to the table; a marked allocation must be freed by marked calls only."""
    if isinstance(call, ins.CallBase) and MARK not in call.attributes:
        call.attributes = (*call.attributes, MARK)


def markable(row: Allocator | None) -> bool:
    """Whether what this allocator gives can be freed by the C library, whichever function the language would use. What the program has
    declared to be an allocator may be anything."""
    return (
        row is not None
        and row.kind in ("alloc", "zeroed", "free")
        and row.place < 0
        and not row.name.startswith(("pad.", "julia.", "jl_", "ijl_", "__kmpc_", "mmap", "munmap"))
        and row.name not in scope().opaque
    )


def note(module: Module, functions: Iterable[Function], thread_local: bool = True) -> bool:
    """Make marked calls tell the table; whether there were any."""
    calls = [i for f in functions for i in f.instructions() if isinstance(i, ins.Call) and MARK in i.attributes]
    if not calls:
        return False
    tls = "thread_local " if thread_local else ""
    splice(module, _TEXT.format(tls=tls))
    for call in calls:
        block, row = call.block, allocation_of(call)
        if row is None or block is None:
            continue
        if row.pointer is not None:
            Builder(before=call).call_named("pad.kept.drop", ty.VOID, [call.arguments[row.pointer]])
        if row.kind != "free":
            after = block.after(call)
            Builder(before=after).call_named("pad.kept.add", ty.VOID, [call])
    return True


# A hash table with open addressing: `count` of `capacity` places hold an address, the others null.
_TEXT = """
@pad.kept.table = internal {tls}global ptr null, align 8
@pad.kept.capacity = internal {tls}global i64 0, align 8
@pad.kept.count = internal {tls}global i64 0, align 8

declare ptr @calloc(i64, i64)
declare void @free(ptr)

define internal void @pad.kept.add(ptr captures(none) %0) nounwind noinline {{
  %2 = icmp eq ptr %0, null
  br i1 %2, label %67, label %3

3:
  %4 = getelementptr i8, ptr @pad.kept.count, i64 0
  %5 = load i64, ptr %4, align 8
  %6 = shl i64 %5, 1
  %7 = add i64 %6, 2
  %8 = getelementptr i8, ptr @pad.kept.capacity, i64 0
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %13, label %11

11:
  %12 = getelementptr i8, ptr @pad.kept.table, i64 0
  br label %48

13:
  %14 = icmp eq i64 %9, 0
  %15 = shl i64 %9, 1
  %16 = select i1 %14, i64 64, i64 %15
  %17 = call ptr @calloc(i64 %16, i64 8)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %67, label %19

19:
  %20 = getelementptr i8, ptr @pad.kept.table, i64 0
  br i1 %14, label %46, label %21

21:
  %22 = load ptr, ptr %20, align 8
  %23 = add i64 %15, -1
  br label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %44, %43 ]
  %26 = getelementptr inbounds nuw ptr, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %43, label %29

29:
  %30 = ptrtoint ptr %27 to i64
  %31 = lshr i64 %30, 4
  %32 = mul i64 %31, -7046029254386353131
  %33 = lshr i64 %32, 20
  br label %34

34:
  %35 = phi i64 [ %33, %29 ], [ %40, %34 ]
  %36 = and i64 %35, %23
  %37 = getelementptr inbounds nuw ptr, ptr %17, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  %40 = add i64 %36, 1
  br i1 %39, label %41, label %34

41:
  %42 = getelementptr inbounds nuw ptr, ptr %17, i64 %36
  store ptr %27, ptr %42, align 8
  br label %43

43:
  %44 = add nuw i64 %25, 1
  %45 = icmp eq i64 %44, %9
  br i1 %45, label %46, label %24

46:
  %47 = load ptr, ptr %20, align 8
  call void @free(ptr %47)
  store ptr %17, ptr %20, align 8
  store i64 %16, ptr %8, align 8
  br label %48

48:
  %49 = phi ptr [ %12, %11 ], [ %20, %46 ]
  %50 = phi i64 [ %9, %11 ], [ %16, %46 ]
  %51 = load ptr, ptr %49, align 8
  %52 = ptrtoint ptr %0 to i64
  %53 = lshr i64 %52, 4
  %54 = mul i64 %53, -7046029254386353131
  %55 = lshr i64 %54, 20
  %56 = add i64 %50, -1
  br label %57

57:
  %58 = phi i64 [ %55, %48 ], [ %63, %57 ]
  %59 = and i64 %58, %56
  %60 = getelementptr inbounds nuw ptr, ptr %51, i64 %59
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  %63 = add i64 %59, 1
  br i1 %62, label %64, label %57

64:
  %65 = getelementptr inbounds nuw ptr, ptr %51, i64 %59
  store ptr %0, ptr %65, align 8
  %66 = add i64 %5, 1
  store i64 %66, ptr %4, align 8
  br label %67

67:
  ret void
}}

define internal void @pad.kept.drop(ptr captures(none) %0) nounwind noinline {{
  %2 = getelementptr i8, ptr @pad.kept.count, i64 0
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  %5 = icmp ne ptr %0, null
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %65

7:
  %8 = getelementptr i8, ptr @pad.kept.capacity, i64 0
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %9, -1
  %11 = ptrtoint ptr %0 to i64
  %12 = lshr i64 %11, 4
  %13 = mul i64 %12, -7046029254386353131
  %14 = lshr i64 %13, 20
  %15 = getelementptr i8, ptr @pad.kept.table, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = and i64 %14, %10
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %31, label %21

21:
  %22 = phi ptr [ %29, %25 ], [ %19, %7 ]
  %23 = phi i64 [ %27, %25 ], [ %17, %7 ]
  %24 = icmp eq ptr %22, null
  br i1 %24, label %65, label %25

25:
  %26 = add i64 %23, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds nuw ptr, ptr %16, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, %0
  br i1 %30, label %31, label %21

31:
  %32 = phi i64 [ %17, %7 ], [ %27, %25 ]
  %33 = add i64 %3, -1
  store i64 %33, ptr %2, align 8
  %34 = add i64 %32, 1
  %35 = and i64 %34, %10
  %36 = getelementptr inbounds nuw ptr, ptr %16, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %42

39:
  %40 = phi i64 [ %32, %31 ], [ %59, %58 ]
  %41 = getelementptr inbounds nuw ptr, ptr %16, i64 %40
  store ptr null, ptr %41, align 8
  br label %65

42:
  %43 = phi ptr [ %63, %58 ], [ %37, %31 ]
  %44 = phi i64 [ %61, %58 ], [ %35, %31 ]
  %45 = phi i64 [ %59, %58 ], [ %32, %31 ]
  %46 = ptrtoint ptr %43 to i64
  %47 = lshr i64 %46, 4
  %48 = mul i64 %47, -7046029254386353131
  %49 = lshr i64 %48, 20
  %50 = and i64 %49, %10
  %51 = sub i64 %44, %50
  %52 = and i64 %51, %10
  %53 = sub i64 %44, %45
  %54 = and i64 %53, %10
  %55 = icmp ult i64 %52, %54
  br i1 %55, label %58, label %56

56:
  %57 = getelementptr inbounds nuw ptr, ptr %16, i64 %45
  store ptr %43, ptr %57, align 8
  br label %58

58:
  %59 = phi i64 [ %44, %56 ], [ %45, %42 ]
  %60 = add i64 %44, 1
  %61 = and i64 %60, %10
  %62 = getelementptr inbounds nuw ptr, ptr %16, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %39, label %42

65:
  ret void
}}

define internal void @pad.kept.release() nounwind noinline {{
  %1 = getelementptr i8, ptr @pad.kept.capacity, i64 0
  %2 = load i64, ptr %1, align 8
  %3 = icmp eq i64 %2, 0
  %4 = getelementptr i8, ptr @pad.kept.table, i64 0
  br i1 %3, label %7, label %5

5:
  %6 = load ptr, ptr %4, align 8
  br label %10

7:
  %8 = load ptr, ptr %4, align 8
  call void @free(ptr %8)
  store ptr null, ptr %4, align 8
  %9 = getelementptr i8, ptr @pad.kept.count, i64 0
  store i64 0, ptr %9, align 8
  store i64 0, ptr %1, align 8
  ret void

10:
  %11 = phi i64 [ 0, %5 ], [ %14, %10 ]
  %12 = getelementptr inbounds nuw ptr, ptr %6, i64 %11
  %13 = load ptr, ptr %12, align 8
  call void @free(ptr %13)
  %14 = add nuw i64 %11, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %7, label %10
}}

define internal void @pad.kept.clear() nounwind noinline {{
  %1 = getelementptr i8, ptr @pad.kept.capacity, i64 0
  %2 = load i64, ptr %1, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr i8, ptr @pad.kept.table, i64 0
  %6 = load ptr, ptr %5, align 8
  call void @free(ptr %6)
  store ptr null, ptr %5, align 8
  %7 = getelementptr i8, ptr @pad.kept.count, i64 0
  store i64 0, ptr %7, align 8
  store i64 0, ptr %1, align 8
  br label %8

8:
  ret void
}}
"""
