"""Pooled threads: those that a pool of the program's run time (`langs/rust_pool.rs`) runs when it has time.

Three more words of a record (`runtime.py`) are theirs: the pool it was forked in, where it ran (1: by the one who waited for it, because
nobody else had), and whether it is a job of the pool now (else a thread of its own, or run at once).

The reverse pass gives the reverses to the same pool. Where threads meet (`synchronisation.py`) that could wait for ever, as a thread that
waits for its turn keeps the pool from others whose turn comes first. There, what the one who waited has run is reversed at that place, at
once, and what was stolen in a thread of its own: the threads of the reverse pass are those of the program, and so is the order that they
keep.
"""

from __future__ import annotations


def pool_text(pooled: bool, ordered: bool) -> str:
    """What `runtime.py` calls, in a program with or without such threads. `ordered`: its threads meet."""
    return _TEXT.replace("ORDERED", str(int(ordered))) if pooled else _NONE


# `launch` and `wait` tell whether the record was theirs.
_NONE = """
define internal i1 @pad.pool.launch(ptr %record, ptr %main) alwaysinline nounwind {
  ret i1 false
}

define internal i1 @pad.pool.wait(ptr %record) alwaysinline nounwind {
  ret i1 false
}

define internal i1 @pad.pool.here(ptr %record) alwaysinline nounwind {
  ret i1 false
}
"""
_TEXT = """
declare i64 @pad_pool_here()
declare i64 @pad_pool_fork_in(i64, ptr, ptr)
declare i64 @pad_pool_join(i64)

define internal void @pad.pool.start(ptr %handle, ptr %record, ptr %run, ptr %back) nounwind noinline {
  %back.at = getelementptr i8, ptr %record, i64 8
  %state.at = getelementptr i8, ptr %record, i64 16
  %stack.at = getelementptr i8, ptr %record, i64 40
  %pool.at = getelementptr i8, ptr %record, i64 64
  %here.at = getelementptr i8, ptr %record, i64 72
  %record.at = getelementptr i8, ptr %handle, i64 16
  store ptr %run, ptr %record, align 8
  store ptr %back, ptr %back.at, align 8
  store i64 0, ptr %state.at, align 8
  store i64 0, ptr %stack.at, align 8
  store i64 0, ptr %here.at, align 8
  %pool = call i64 @pad_pool_here()
  store i64 %pool, ptr %pool.at, align 8
  store ptr %record, ptr %record.at, align 8
  call void @pad.thread.launch(ptr %record, ptr @pad.thread.main)
  ret void
}

define internal i1 @pad.pool.launch(ptr %record, ptr %main) nounwind noinline {
entry:
  %pool.at = getelementptr i8, ptr %record, i64 64
  %job.at = getelementptr i8, ptr %record, i64 80
  %pool = load i64, ptr %pool.at, align 8
  %other = icmp eq i64 %pool, 0
  br i1 %other, label %no, label %prepare

no:
  ret i1 false

prepare:
  %context.at = getelementptr i8, ptr %record, i64 32
  %native.at = getelementptr i8, ptr %record, i64 24
  %alone.at = getelementptr i8, ptr %record, i64 48
  %here.at = getelementptr i8, ptr %record, i64 72
  store i64 0, ptr %job.at, align 8
  store i64 0, ptr %alone.at, align 8
  %back = icmp ne ptr %main, @pad.thread.main
  %turns = and i1 %back, ORDERED
  br i1 %turns, label %in.turn, label %fork

fork:
  %place = getelementptr i8, ptr @pad.order.context, i64 0
  %context = load ptr, ptr %place, align 8
  store ptr %context, ptr %context.at, align 8
  store i64 1, ptr %job.at, align 8
  br i1 %back, label %fork.back, label %fork.forth

fork.forth:
  %job.forth = call i64 @pad_pool_fork_in(i64 %pool, ptr @pad.pool.run, ptr %record)
  store i64 %job.forth, ptr %native.at, align 8
  ret i1 true

fork.back:
  %job.back = call i64 @pad_pool_fork_in(i64 %pool, ptr @pad.pool.run.back, ptr %record)
  store i64 %job.back, ptr %native.at, align 8
  ret i1 true

in.turn:
  %here = load i64, ptr %here.at, align 8
  %stolen = icmp eq i64 %here, 0
  br i1 %stolen, label %no, label %run.here

run.here:
  %place.here = getelementptr i8, ptr @pad.order.context, i64 0
  %context.here = load ptr, ptr %place.here, align 8
  store ptr %context.here, ptr %context.at, align 8
  store i64 1, ptr %alone.at, align 8
  call void @pad.pool.run.back(ptr %record)
  ret i1 true
}

define internal i1 @pad.pool.wait(ptr %record) nounwind noinline {
entry:
  %job.at = getelementptr i8, ptr %record, i64 80
  %pool.at = getelementptr i8, ptr %record, i64 64
  %pool = load i64, ptr %pool.at, align 8
  %other = icmp eq i64 %pool, 0
  br i1 %other, label %no, label %ask

ask:
  %is = load i64, ptr %job.at, align 8
  %thread = icmp eq i64 %is, 0
  br i1 %thread, label %no, label %wait

no:
  ret i1 false

wait:
  %native.at = getelementptr i8, ptr %record, i64 24
  %here.at = getelementptr i8, ptr %record, i64 72
  %native = load i64, ptr %native.at, align 8
  %here = call i64 @pad_pool_join(i64 %native)
  store i64 %here, ptr %here.at, align 8
  ret i1 true
}

define internal i1 @pad.pool.here(ptr %record) nounwind noinline {
  %pool.at = getelementptr i8, ptr %record, i64 64
  %here.at = getelementptr i8, ptr %record, i64 72
  %pool = load i64, ptr %pool.at, align 8
  %pooled = icmp ne i64 %pool, 0
  %here = load i64, ptr %here.at, align 8
  %ran = icmp ne i64 %here, 0
  %is = select i1 %pooled, i1 %ran, i1 false
  ret i1 %is
}

define internal void @pad.pool.run(ptr %record) nounwind noinline {
  %own.at = getelementptr i8, ptr @pad.thread.own, i64 0
  %context.at = getelementptr i8, ptr @pad.order.context, i64 0
  %own = load i64, ptr %own.at, align 8
  %context = load ptr, ptr %context.at, align 8
  %ignored = call ptr @pad.thread.main(ptr %record)
  store i64 %own, ptr %own.at, align 8
  store ptr %context, ptr %context.at, align 8
  ret void
}

define internal void @pad.pool.run.back(ptr %record) nounwind noinline {
  %context.at = getelementptr i8, ptr @pad.order.context, i64 0
  %context = load ptr, ptr %context.at, align 8
  %ignored = call ptr @pad.thread.main.back(ptr %record)
  store ptr %context, ptr %context.at, align 8
  ret void
}
"""
