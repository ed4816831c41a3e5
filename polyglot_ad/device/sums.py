"""The kernel that adds the copies of an array up: `to[j] += from[copy · stride + j]`, by one thread for each number of each copy."""

from __future__ import annotations

NAME = "polyglot_sum_f{bits}"
_PTX = """.version 8.0
.target sm_60
.address_size 64
.visible .entry polyglot_sum_f{bits}(.param .u64 to, .param .u64 from, .param .u64 count, .param .u64 stride, .param .u64 total)
{{
  .reg .pred %p<2>;
  .reg .b32 %r<4>;
  .reg .b64 %d<12>;
  .reg .f{bits} %f<2>;
  mov.u32 %r1, %ctaid.x;
  mov.u32 %r2, %ntid.x;
  mov.u32 %r3, %tid.x;
  mul.wide.u32 %d1, %r1, %r2;
  cvt.u64.u32 %d2, %r3;
  add.s64 %d1, %d1, %d2;
  ld.param.u64 %d3, [total];
  setp.ge.u64 %p1, %d1, %d3;
  @%p1 bra done;
  ld.param.u64 %d4, [count];
  ld.param.u64 %d5, [stride];
  div.u64 %d6, %d1, %d4;
  mul.lo.u64 %d7, %d6, %d4;
  sub.u64 %d7, %d1, %d7;
  mad.lo.u64 %d8, %d6, %d5, %d7;
  ld.param.u64 %d9, [from];
  cvta.to.global.u64 %d9, %d9;
  mad.lo.u64 %d9, %d8, {bytes}, %d9;
  ld.param.u64 %d10, [to];
  cvta.to.global.u64 %d10, %d10;
  mad.lo.u64 %d10, %d7, {bytes}, %d10;
  ld.global.f{bits} %f1, [%d9];
  red.global.add.f{bits} [%d10], %f1;
done:
  ret;
}}
"""


def code(bytes_: int) -> str:
    """PTX, for numbers of so many bytes."""
    return _PTX.format(bits=8 * bytes_, bytes=bytes_)


def name(bytes_: int) -> str:
    return NAME.format(bits=8 * bytes_)
