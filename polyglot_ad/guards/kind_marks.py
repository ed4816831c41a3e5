"""What the derivatives of the marks compute (differentiate/kinds.py): pure functions of one word of shadow memory.

A *note* is a word that is no number: it says of which halves of the primal's word something is known. In forward mode, that they hold
integers, the rest being what is left of a number; in reverse mode, that they were read as integers, and that what was there before must
have been written as such. Of a word of 4 bytes there is one half only, bit 1 and 2 together.
"""

from __future__ import annotations

from polyglot_ad.ir.values import Module

from .splice import splice

PREFIX = "pad.kinds."
_NOTES = {"f64": ("double", "i64", "9221337118655110816"), "f32": ("float", "i32", "2145311392")}
"""Quiet numbers that no operation makes: 0x7FF8DEADDEADDEA0, 0x7FDEDEA0; the halves stand in the last two bits."""

_NAMES = ("KIND", "FLOAT", "WORD", "NOTE", "HALVES", "CAST", "WHOLE")

_TEXT = """
declare void @pad.raise.refusal(ptr)

define internal i1 @pad.kinds.KIND.is.note(WORD %bits) alwaysinline nounwind {
  %rest = and WORD %bits, -4
  %is = icmp eq WORD %rest, NOTE
  ret i1 %is
}

define internal FLOAT @pad.kinds.KIND.note(WORD %halves) alwaysinline nounwind {
  %some = and WORD %halves, 3
  %bits = or WORD %some, NOTE
  %note = bitcast WORD %bits to FLOAT
  ret FLOAT %note
}

define internal FLOAT @pad.kinds.KIND.forward.stored(FLOAT %tangent, WORD %halves) alwaysinline nounwind {
  %bits = bitcast FLOAT %tangent to WORD
  %size = shl WORD %bits, 1
  %none = icmp eq WORD %size, 0
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %before = select i1 %is, WORD %bits, WORD 0
  %all = or WORD %before, %halves
  %three = and WORD %all, 3
  %whole = icmp eq WORD %three, 3
  %zero = or i1 %none, %whole
  %note = call FLOAT @pad.kinds.KIND.note(WORD %all)
  %result = select i1 %zero, FLOAT 0.0, FLOAT %note
  ret FLOAT %result
}

define internal void @pad.kinds.KIND.forward.loaded(FLOAT %tangent, WORD %halves, ptr %refusal) alwaysinline {
entry:
  %bits = bitcast FLOAT %tangent to WORD
  %size = shl WORD %bits, 1
  %none = icmp eq WORD %size, 0
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %held = and WORD %bits, %halves
  %all = icmp eq WORD %held, %halves
  %integer = and i1 %is, %all
  %fine = or i1 %none, %integer
  br i1 %fine, label %done, label %raise

raise:
  call void @pad.raise.refusal(ptr %refusal)
  unreachable

done:
  ret void
}

define internal FLOAT @pad.kinds.KIND.reverse.loaded(FLOAT %adjoint, WORD %halves) alwaysinline nounwind {
  %bits = bitcast FLOAT %adjoint to WORD
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %before = select i1 %is, WORD %bits, WORD 0
  %all = or WORD %before, %halves
  %note = call FLOAT @pad.kinds.KIND.note(WORD %all)
  ret FLOAT %note
}

define internal FLOAT @pad.kinds.KIND.reverse.stored(FLOAT %adjoint, WORD %halves) alwaysinline nounwind {
  %bits = bitcast FLOAT %adjoint to WORD
  %size = shl WORD %bits, 1
  %none = icmp eq WORD %size, 0
  %is = call i1 @pad.kinds.KIND.is.note(WORD %bits)
  %before = select i1 %is, WORD %bits, WORD 3
  %other = xor WORD %halves, 3
  %left = and WORD %before, %other
  %three = and WORD %left, 3
  %over = icmp eq WORD %three, 0
  %zero = or i1 %none, %over
  %note = call FLOAT @pad.kinds.KIND.note(WORD %left)
  %result = select i1 %zero, FLOAT 0.0, FLOAT %note
  ret FLOAT %result
}

define internal void @pad.kinds.KIND.reverse.copied(ptr %to, ptr %from, i64 %half, i64 %other, i64 %bytes, i1 %lost) nounwind {
entry:
  %count = lshr i64 %bytes, 2
  %up = icmp uge ptr %to, %from
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %step ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %look, label %done

look:
  %last = sub i64 %count, 1
  %down = sub i64 %last, %i
  %k = select i1 %up, i64 %i, i64 %down
  %at = shl i64 %k, 2
  %h = add i64 %half, %k
  %h1 = and i64 %h, HALVES
  %back = shl i64 %h1, 2
  %place = sub i64 %at, %back
  %word = getelementptr i8, ptr %to, i64 %place
  %h64 = add i64 %h1, 1
  %one = CAST i64 %h64 to WORD
  %mine = select i1 WHOLE, WORD 3, WORD %one
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
  %keep = xor WORD %mine, 3
  %left = and WORD %bits, %keep
  %left.some = and WORD %left, 3
  %left.any = icmp ne WORD %left.some, 0
  %stays = and i1 %left.any, %noted
  %left.note = or WORD %left.some, NOTE
  %new = select i1 %stays, WORD %left.note, WORD 0
  store WORD %new, ptr %word, align 4
  %g = add i64 %other, %k
  %g1 = and i64 %g, HALVES
  %g.back = shl i64 %g1, 2
  %g.place = sub i64 %at, %g.back
  %home = getelementptr i8, ptr %from, i64 %g.place
  %g64 = add i64 %g1, 1
  %g.one = CAST i64 %g64 to WORD
  %theirs = select i1 WHOLE, WORD 3, WORD %g.one
  %there = load WORD, ptr %home, align 4
  %is.there = call i1 @pad.kinds.KIND.is.note(WORD %there)
  %before = select i1 %is.there, WORD %there, WORD 0
  %all = or WORD %before, %theirs
  %three = and WORD %all, 3
  %note = or WORD %three, NOTE
  store WORD %note, ptr %home, align 4
  br label %step

step:
  %next = add i64 %i, 1
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
    for kind, (number, word, note) in _NOTES.items():
        if any(name.startswith(f"{PREFIX}{kind}.") for name in module.functions):
            halves = ("1", "bitcast", "false") if word == "i64" else ("0", "trunc", "true")
            text = _TEXT
            for name, value in zip(_NAMES, (kind, number, word, note, *halves), strict=True):
                text = text.replace(name, value)
            splice(module, text)
