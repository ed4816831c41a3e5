"""The stack on which the tapes of a combined derivative lie.

Every call that is not inlined leaves a tape, which its reverse takes up: last in, first out, but for derivatives of derivatives, where a
tape and its tangents end together. So a block that ends is only marked, and the stack goes back over all marked blocks at its top.

The stack is 32 bytes of the derivative's frame, zero at first: the last block, the place after it, the end of the chunk, the chunk. A
chunk begins with 32 bytes: the chunk before, what the stack said of that one, its size; chunks double. A block begins with 16: the block
before, and the stack, which is null when the block has ended.
"""

from __future__ import annotations

from polyglot_ad.guards.held_memory import MARK
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Module, Value

PUSH = "pad.stack.push"
"""ptr (ptr stack, i64 bytes): a new block, aligned to 16 bytes."""
POP = "pad.stack.pop"
"""void (ptr block)."""
_WORDS = 4


def emit_stack(entry: Builder) -> Value:
    """The stack, in the frame of the function whose entry is given."""
    type = ty.array(ty.I64, _WORDS)
    stack = entry.alloca(type, name="tapes", align=16)
    for word in range(_WORDS):
        entry.store(zero(ty.I64), entry.gep(ty.I8, stack, [8 * word]), align=8)
    return stack


def install_stack(module: Module) -> None:
    """Give the functions their bodies, where they are used. They stay calls: derivatives are differentiated again, and tables say what
    they mean."""
    if PUSH in module.functions or POP in module.functions:
        splice(module, _TEXT.replace("MARK", MARK))


_TEXT = """
declare ptr @malloc(i64)
declare void @free(ptr)

define linkonce_odr hidden noalias ptr @pad.stack.push(ptr %stack, i64 %size) nounwind noinline {
entry:
  %more = add i64 %size, 31
  %need = and i64 %more, -16
  %top.at = getelementptr i8, ptr %stack, i64 8
  %end.at = getelementptr i8, ptr %stack, i64 16
  %top = load i64, ptr %top.at, align 8
  %end = load i64, ptr %end.at, align 8
  %room = sub i64 %end, %top
  %fits = icmp ule i64 %need, %room
  br i1 %fits, label %take, label %grow

grow:
  %chunk.at = getelementptr i8, ptr %stack, i64 24
  %chunk = load ptr, ptr %chunk.at, align 8
  %none = icmp eq ptr %chunk, null
  br i1 %none, label %first, label %next

first:
  br label %make

next:
  %size.at = getelementptr i8, ptr %chunk, i64 24
  %before = load i64, ptr %size.at, align 8
  %twice = shl i64 %before, 1
  br label %make

make:
  %least = phi i64 [ 4096, %first ], [ %twice, %next ]
  %whole = add i64 %need, 32
  %small = icmp ult i64 %least, %whole
  %bytes = select i1 %small, i64 %whole, i64 %least
  %made = call ptr @malloc(i64 %bytes) MARK
  %made.top = getelementptr i8, ptr %made, i64 8
  %made.end = getelementptr i8, ptr %made, i64 16
  %made.size = getelementptr i8, ptr %made, i64 24
  store ptr %chunk, ptr %made, align 8
  store i64 %top, ptr %made.top, align 8
  store i64 %end, ptr %made.end, align 8
  store i64 %bytes, ptr %made.size, align 8
  store ptr %made, ptr %chunk.at, align 8
  %address = ptrtoint ptr %made to i64
  %new.end = add i64 %address, %bytes
  store i64 %new.end, ptr %end.at, align 8
  %new.top = add i64 %address, 32
  br label %take

take:
  %number = phi i64 [ %top, %entry ], [ %new.top, %make ]
  %block = inttoptr i64 %number to ptr
  %after = add i64 %number, %need
  store i64 %after, ptr %top.at, align 8
  %last = load ptr, ptr %stack, align 8
  store ptr %last, ptr %block, align 8
  %owner = getelementptr i8, ptr %block, i64 8
  store ptr %stack, ptr %owner, align 8
  store ptr %block, ptr %stack, align 8
  %data = getelementptr i8, ptr %block, i64 16
  ret ptr %data
}

define linkonce_odr hidden void @pad.stack.pop(ptr %data) nounwind noinline {
entry:
  %block = getelementptr i8, ptr %data, i64 -16
  %owner = getelementptr i8, ptr %data, i64 -8
  %stack = load ptr, ptr %owner, align 8
  store ptr null, ptr %owner, align 8
  %top.at = getelementptr i8, ptr %stack, i64 8
  %end.at = getelementptr i8, ptr %stack, i64 16
  %chunk.at = getelementptr i8, ptr %stack, i64 24
  %newest = load ptr, ptr %stack, align 8
  br label %look

look:
  %last = phi ptr [ %newest, %entry ], [ %before, %end ], [ %before, %free ]
  %none = icmp eq ptr %last, null
  br i1 %none, label %done, label %test

test:
  %last.owner = getelementptr i8, ptr %last, i64 8
  %used = load ptr, ptr %last.owner, align 8
  %ended = icmp eq ptr %used, null
  br i1 %ended, label %end, label %done

end:
  %before = load ptr, ptr %last, align 8
  store ptr %before, ptr %stack, align 8
  %number = ptrtoint ptr %last to i64
  store i64 %number, ptr %top.at, align 8
  %chunk = load ptr, ptr %chunk.at, align 8
  %first = getelementptr i8, ptr %chunk, i64 32
  %empty = icmp eq ptr %last, %first
  br i1 %empty, label %free, label %look

free:
  %outer = load ptr, ptr %chunk, align 8
  %outer.top.at = getelementptr i8, ptr %chunk, i64 8
  %outer.end.at = getelementptr i8, ptr %chunk, i64 16
  %outer.top = load i64, ptr %outer.top.at, align 8
  %outer.end = load i64, ptr %outer.end.at, align 8
  store ptr %outer, ptr %chunk.at, align 8
  store i64 %outer.top, ptr %top.at, align 8
  store i64 %outer.end, ptr %end.at, align 8
  call void @free(ptr %chunk) MARK
  br label %look

done:
  ret void
}
"""
