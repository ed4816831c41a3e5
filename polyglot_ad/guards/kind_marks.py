"""What the derivatives of the marks compute (differentiate/kinds.py): pure functions of one word of shadow memory.

A *note* is a word that is no number: it says of which bytes of the primal's word something is known, one bit for each. In forward mode,
that they hold integers, the rest being what is left of a number; in reverse mode, that they were read as integers, and that what was there
before must have been written as such.
"""

from __future__ import annotations

from polyglot_ad.ir.values import Module

from .splice import splice

PREFIX = "pad.kinds."
_NOTES = {
    "f64": ("double", "i64", "9221337118655110656", "255", "7", "bitcast"),
    "f32": ("float", "i32", "2145311392", "15", "3", "trunc"),
}
"""Quiet numbers that no operation makes: 0x7FF8DEADDEADDE00, 0x7FDEDEA0; the bytes stand in the last bits."""

_NAMES = ("KIND", "FLOAT", "WORD", "NOTE", "EVERY", "LAST", "CAST")

_TEXT = """
declare void @pad.raise.refusal(ptr)

define internal i1 @pad.kinds.KIND.is.note(WORD %bits) alwaysinline nounwind {
  %shown = or WORD %bits, EVERY
  %rest = xor WORD %shown, EVERY
  %is = icmp eq WORD %rest, NOTE
  ret i1 %is
}

define internal FLOAT @pad.kinds.KIND.note(WORD %bytes) alwaysinline nounwind {
  %some = and WORD %bytes, EVERY
  %bits = or WORD %some, NOTE
  %note = bitcast WORD %bits to FLOAT
  ret FLOAT %note
}

define internal FLOAT @pad.kinds.KIND.forward.stored(FLOAT %tangent, WORD %bytes) alwaysinline nounwind {
  %bits = bitcast FLOAT %tangent to WORD
  %size = shl WORD %bits, 1
  %none = icmp eq WORD %size, 0
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %before = select i1 %is, WORD %bits, WORD 0
  %all = or WORD %before, %bytes
  %set = and WORD %all, EVERY
  %whole = icmp eq WORD %set, EVERY
  %zero = or i1 %none, %whole
  %note = call FLOAT @pad.kinds.KIND.note(WORD %all)
  %result = select i1 %zero, FLOAT 0.0, FLOAT %note
  ret FLOAT %result
}

define internal void @pad.kinds.KIND.forward.loaded(FLOAT %tangent, WORD %bytes, ptr %refusal) alwaysinline {
entry:
  %bits = bitcast FLOAT %tangent to WORD
  %size = shl WORD %bits, 1
  %none = icmp eq WORD %size, 0
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %held = and WORD %bits, %bytes
  %all = icmp eq WORD %held, %bytes
  %integer = and i1 %is, %all
  %fine = or i1 %none, %integer
  br i1 %fine, label %done, label %raise

raise:
  call void @pad.raise.refusal(ptr %refusal)
  unreachable

done:
  ret void
}

define internal FLOAT @pad.kinds.KIND.reverse.loaded(FLOAT %adjoint, WORD %bytes) alwaysinline nounwind {
  %bits = bitcast FLOAT %adjoint to WORD
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %before = select i1 %is, WORD %bits, WORD 0
  %all = or WORD %before, %bytes
  %note = call FLOAT @pad.kinds.KIND.note(WORD %all)
  ret FLOAT %note
}

define internal FLOAT @pad.kinds.KIND.reverse.stored(FLOAT %adjoint, WORD %bytes) alwaysinline nounwind {
  %bits = bitcast FLOAT %adjoint to WORD
  %size = shl WORD %bits, 1
  %none = icmp eq WORD %size, 0
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %before = select i1 %is, WORD %bits, WORD EVERY
  %other = xor WORD %bytes, EVERY
  %left = and WORD %before, %other
  %set = and WORD %left, EVERY
  %over = icmp eq WORD %set, 0
  %zero = or i1 %none, %over
  %note = call FLOAT @pad.kinds.KIND.note(WORD %left)
  %result = select i1 %zero, FLOAT 0.0, FLOAT %note
  ret FLOAT %result
}

define internal void @pad.kinds.KIND.reverse.copied(ptr %to, ptr %from, i64 %into, i64 %outof, i64 %bytes, i1 %lost) nounwind {
entry:
  %up = icmp uge ptr %to, %from
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %step ]
  %more = icmp ult i64 %i, %bytes
  br i1 %more, label %look, label %done

look:
  %last = sub i64 %bytes, 1
  %down = sub i64 %last, %i
  %k = select i1 %up, i64 %i, i64 %down
  %h = add i64 %into, %k
  %h1 = and i64 %h, LAST
  %place = sub i64 %k, %h1
  %word = getelementptr i8, ptr %to, i64 %place
  %h.bit = CAST i64 %h1 to WORD
  %mine = shl WORD 1, %h.bit
  %bits = load WORD, ptr %word, align 4
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %met = and WORD %bits, %mine
  %some = icmp ne WORD %met, 0
  %noted = and i1 %is, %some
  %size = shl WORD %bits, 1
  %number = icmp ne WORD %size, 0
  %no = xor i1 %is, true
  %left.over = and i1 %number, %no
  %gone = and i1 %left.over, %lost
  %moves = or i1 %noted, %gone
  br i1 %moves, label %move, label %step

move:
  %known = select i1 %is, WORD %bits, WORD EVERY
  %keep = xor WORD %mine, EVERY
  %left = and WORD %known, %keep
  %left.some = and WORD %left, EVERY
  %stays = icmp ne WORD %left.some, 0
  %left.note = or WORD %left.some, NOTE
  %new = select i1 %stays, WORD %left.note, WORD 0
  store WORD %new, ptr %word, align 4
  %g = add i64 %outof, %k
  %g1 = and i64 %g, LAST
  %g.place = sub i64 %k, %g1
  %home.word = getelementptr i8, ptr %from, i64 %g.place
  %g.bit = CAST i64 %g1 to WORD
  %theirs = shl WORD 1, %g.bit
  %there = load WORD, ptr %home.word, align 4
  %is.there = call i1 @pad.kinds.KIND.is.note(WORD %there)
  %before = select i1 %is.there, WORD %there, WORD 0
  %all = or WORD %before, %theirs
  %set = and WORD %all, EVERY
  %note = or WORD %set, NOTE
  store WORD %note, ptr %home.word, align 4
  br label %step

step:
  %next = add i64 %i, 1
  br label %loop

done:
  ret void
}

define internal void @pad.kinds.KIND.reverse.numbers(ptr %to, i64 %bytes, ptr %refusal) {
entry:
  %last = sub i64 %bytes, LAST
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %step ]
  %more = icmp slt i64 %i, %last
  br i1 %more, label %look, label %done

look:
  %word = getelementptr i8, ptr %to, i64 %i
  %adjoint = load FLOAT, ptr %word, align 4
  call void @pad.kinds.KIND.reverse.number(FLOAT %adjoint, ptr %refusal)
  br label %step

step:
  %j = add i64 %i, LAST
  %next = add i64 %j, 1
  br label %loop

done:
  ret void
}

define internal void @pad.kinds.KIND.reverse.number(FLOAT %adjoint, ptr %refusal) alwaysinline {
entry:
  %bits = bitcast FLOAT %adjoint to WORD
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  br i1 %is, label %raise, label %done

raise:
  call void @pad.raise.refusal(ptr %refusal)
  unreachable

done:
  ret void
}
"""


def install_kinds(module: Module) -> None:
    """Give the functions that a derivative calls their bodies."""
    for kind, values in _NOTES.items():
        if any(name.startswith(f"{PREFIX}{kind}.") for name in module.functions):
            text = _TEXT
            for name, value in zip(_NAMES, (kind, *values), strict=True):
                text = text.replace(name, value)
            splice(module, text)
