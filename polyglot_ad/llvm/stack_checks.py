"""Checks of the stack in functions that are marked as deep (`guards/stack.py`): what is left when they start, and before they make an array
of variable length. Where it is too little, `pad.raise` leaves for the guard, and Python gets an exception.

The check is one comparison with a variable that all threads share, the limit of the main thread's stack: it lies above all others. On other
threads it leads to a second comparison, with the limit of the thread itself, which the system is asked for once.
"""

from __future__ import annotations

import re
import sys

from polyglot_ad.error_record import MESSAGE_BYTES

DEEP = "pad-deep"
"""The attribute of marked functions: "bytes:words for the error"."""
FRAME = 32 << 10
"""Bytes of local arrays that make a function deep. All that is called without a check must fit below the limit."""

_GROUP = re.compile(rf'^attributes (#\d+) = \{{[^\n]*"{DEEP}"="(\d+):([^"]*)"', re.M)
_DEFINE = re.compile(r"^define [^\n]*\{\n(?:[-\w.$\"]+:[^\n]*\n)?", re.M)
_INLINE = re.compile(rf'"{DEEP}"="(\d+):([^"]*)"')
_ARRAY = re.compile(r"^( +%[^\s=]+ = alloca )([^\n]*), (i\d+) (%[^,\s]+)", re.M)

_MESSAGE = "stack overflow: %s needs more than is left of the %lu kB that the stack has"
_RUNTIME = (
    """
@pad.error.stackfloor = internal global i64 -1, align 8
@pad.error.stacklimit = internal thread_local global i64 0, align 8
@pad.error.stackformat = private unnamed_addr constant [LENGTH x i8] c"MESSAGE\\00"
@__libc_stack_end = extern_weak global ptr

define internal void @pad.error.stackcheck(ptr %what, i64 %need) alwaysinline nounwind {
start:
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  %here = ptrtoint ptr %frame to i64
  %low = call i64 @llvm.usub.sat.i64(i64 %here, i64 %need)
  %floor = load i64, ptr @pad.error.stackfloor, align 8
  %fine = icmp ugt i64 %low, %floor
  br i1 %fine, label %done, label %look, !prof !{!"branch_weights", i32 1000, i32 1}

look:
  call void @pad.error.stacklook(ptr %what, i64 %here, i64 %low)
  br label %done

done:
  ret void
}

define internal void @pad.error.stacklook(ptr %what, i64 %here, i64 %low) noinline cold nounwind {
start:
  %known = load i64, ptr @pad.error.stacklimit, align 8
  %unknown = icmp eq i64 %known, 0
  %above = icmp ugt i64 %low, %known
  %wrong = xor i1 %above, true
  %ask = or i1 %unknown, %wrong
  br i1 %ask, label %find, label %done

find:
  %attributes = alloca [128 x i8], align 16
  %start.at = alloca ptr, align 8
  %size.at = alloca i64, align 8
  %self = call ptr @pthread_self()
  %failed = call i32 @pthread_getattr_np(ptr %self, ptr %attributes)
  %found = icmp eq i32 %failed, 0
  br i1 %found, label %read, label %done

read:
  %got = call i32 @pthread_attr_getstack(ptr %attributes, ptr %start.at, ptr %size.at)
  %freed = call i32 @pthread_attr_destroy(ptr %attributes)
  %address = load ptr, ptr %start.at, align 8
  %bottom = ptrtoint ptr %address to i64
  %size = load i64, ptr %size.at, align 8
  %top = add i64 %bottom, %size
  %below = icmp ult i64 %here, %top
  %inside = icmp uge i64 %here, %bottom
  %ours = and i1 %below, %inside
  br i1 %ours, label %measure, label %done

measure:
  %quarter = lshr i64 %size, 2
  %margin = call i64 @llvm.umin.i64(i64 %quarter, i64 262144)
  %limit = add i64 %bottom, %margin
  store i64 %limit, ptr @pad.error.stacklimit, align 8
  %null = icmp eq ptr @__libc_stack_end, null
  br i1 %null, label %compare, label %main

main:
  %end.address = load ptr, ptr @__libc_stack_end, align 8
  %end = ptrtoint ptr %end.address to i64
  %end.below = icmp ule i64 %end, %top
  %end.above = icmp uge i64 %end, %bottom
  %is.main = and i1 %end.below, %end.above
  br i1 %is.main, label %keep, label %compare

keep:
  store i64 %limit, ptr @pad.error.stackfloor, align 8
  br label %compare

compare:
  %enough = icmp ugt i64 %low, %limit
  br i1 %enough, label %done, label %raise

raise:
  %kilobytes = lshr i64 %size, 10
  %written = call i32 (ptr, i64, ptr, ...) @snprintf(ptr @pad.error.text, i64 ROOM, ptr @pad.error.stackformat, ptr %what, i64 %kilobytes)
  call void @pad.raise.kept()
  unreachable

done:
  ret void
}
""".replace("LENGTH", str(len(_MESSAGE) + 1))
    .replace("ROOM", str(MESSAGE_BYTES))
    .replace("MESSAGE", _MESSAGE)
)
_DECLARED = {
    "snprintf": "declare i32 @snprintf(ptr, i64, ptr, ...)",
    "pthread_self": "declare ptr @pthread_self()",
    "pthread_getattr_np": "declare i32 @pthread_getattr_np(ptr, ptr)",
    "pthread_attr_getstack": "declare i32 @pthread_attr_getstack(ptr, ptr, ptr)",
    "pthread_attr_destroy": "declare i32 @pthread_attr_destroy(ptr)",
    "llvm.frameaddress.p0": "declare ptr @llvm.frameaddress.p0(i32 immarg)",
    "llvm.usub.sat.i64": "declare i64 @llvm.usub.sat.i64(i64, i64)",
    "llvm.umin.i64": "declare i64 @llvm.umin.i64(i64, i64)",
}


def with_stack_checks(text: str) -> str:
    """The module with the checks, if it has deep functions and the runtime of raised errors."""
    if f'"{DEEP}"' not in text or "@pad.raise.kept(" not in text or not sys.platform.startswith("linux"):
        return text
    groups = {number: (size, words) for number, size, words in _GROUP.findall(text)}
    pieces: list[str] = []
    constants: dict[str, str] = {}
    at = arrays = 0
    for definition in _DEFINE.finditer(text):
        line = definition[0].partition("\n")[0]
        inline = _INLINE.search(line)
        found = (inline[1], inline[2]) if inline else next((groups[n] for n in re.findall(r"#\d+", line) if n in groups), None)
        if found is None:
            continue
        size, words = found
        name = constants.setdefault(words, f"@pad.stack.words.{len(constants)}")
        end = text.index("\n}\n", definition.end())
        body, arrays = _checked_arrays(text[definition.end() : end], name, arrays)
        pieces += [text[at : definition.end()], f"  call void @pad.error.stackcheck(ptr {name}, i64 {size})\n", body]
        at = end
    pieces.append(text[at:])
    for words, name in constants.items():
        content = words.encode() + b"\0"
        quoted = "".join(chr(byte) if 32 <= byte < 127 else f"\\{byte:02X}" for byte in content)
        pieces.append(f'{name} = private unnamed_addr constant [{len(content)} x i8] c"{quoted}"\n')
    for name, declaration in _DECLARED.items():
        if not re.search(rf"^(?:declare|define) [^\n]*@{re.escape(name)}\(", text, re.M):
            pieces.append(declaration + "\n")
    runtime = _RUNTIME if "@__libc_stack_end = " not in text else _RUNTIME.replace("@__libc_stack_end = extern_weak global ptr\n", "")
    return "".join(pieces) + runtime


def _checked_arrays(body: str, words: str, count: int) -> tuple[str, int]:
    """A function's body with a check before every array of variable length; `count` numbers them."""

    def check(array: re.Match[str]) -> str:
        nonlocal count
        count += 1
        wide = f"%pad.wide.{count}"
        widen = f"  {wide} = zext {array[3]} {array[4]} to i64\n" if array[3] != "i64" else ""
        element = f"ptrtoint (ptr getelementptr ({array[2]}, ptr null, i64 1) to i64)"
        room = f"  %pad.room.{count} = mul i64 {wide if widen else array[4]}, {element}\n"
        return f"{widen}{room}  call void @pad.error.stackcheck(ptr {words}, i64 %pad.room.{count})\n{array[0]}"

    return _ARRAY.sub(check, body), count
