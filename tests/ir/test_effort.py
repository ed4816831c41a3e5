"""What LLVM leaves off on functions of unusual size: their loops are counted, and what is made of them is right."""

import ctypes

import pytest

from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.effort import (
    LONG_BLOCK,
    LOOPS_TO_REDUCE,
    MANY_LOOPS,
    SCHEDULED_BLOCK,
    VERY_LONG_BLOCK,
    VERY_MANY_LOOPS,
    WHOLE,
    Effort,
    effort_for,
)
from polyglot_ad.llvm.jit import JitLibrary

PADDING = "".join(f"; {'-' * 1000}\n" for _ in range(200))
LOOP = """
loop{k}:
  %i{k} = phi i64 [ 0, %done{before} ], [ %n{k}, %"latch {k}" ]
  %s{k} = phi i64 [ %t{before}, %done{before} ], [ %u{k}, %"latch {k}" ]
  %u{k} = add i64 %s{k}, %i{k}
  br label %"latch {k}"

"latch {k}":                                       ; preds = %loop{k}
  %n{k} = add i64 %i{k}, 1
  %c{k} = icmp eq i64 %n{k}, 5
  br i1 %c{k}, label %done{k}, label %loop{k}

done{k}:
  %t{k} = phi i64 [ %u{k}, %"latch {k}" ]
  {end}
"""


def loops(count: int) -> str:
    """A function that adds 0 + 1 + 2 + 3 + 4 to its argument, once per loop."""
    ends = [f"br label %loop{k + 1}" for k in range(1, count)] + [f"ret i64 %t{count}"]
    body = "".join(LOOP.format(k=k, before=k - 1, end=ends[k - 1]) for k in range(1, count + 1))
    return f"{PADDING}\ndefine i64 @f(i64 %x) {{\ndone0:\n  %t0 = add i64 %x, 0\n  br label %loop1\n{body}}}\n"


def branches(count: int) -> str:
    """As many joins, and no loop."""
    body = "".join(
        f"  br i1 %x, label %a{k}, label %b{k}\n\na{k}:\n  br label %c{k}\n\nb{k}:\n  br label %c{k}\n\nc{k}:\n" for k in range(count)
    )
    return f"{PADDING}\ndefine void @f(i1 %x) {{\n{body}  ret void\n}}\n"


def block(count: int) -> str:
    """One block of products."""
    body = "".join(f"  %t{k} = mul i64 %t{k - 1}, 3\n" for k in range(1, count))
    return f"{PADDING}\ndefine i64 @f(i64 %t0) {{\n{body}  ret i64 0\n}}\n"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (loops(MANY_LOOPS - 1), WHOLE),
        (loops(MANY_LOOPS), Effort(unroll=False)),
        (loops(LOOPS_TO_REDUCE), Effort(unroll=False, reduce_strength=False)),
        (loops(VERY_MANY_LOOPS), Effort(unroll=False, vectorise_loops=False, reduce_strength=False)),
        (branches(3 * MANY_LOOPS), WHOLE),
        (block(SCHEDULED_BLOCK - 5), WHOLE),
        (block(SCHEDULED_BLOCK + 5), Effort(schedule=False)),
        (block(LONG_BLOCK + 5), Effort(schedule=False, reorder_sums=False)),
        (block(VERY_LONG_BLOCK + 5), Effort(schedule=False, vectorise_blocks=False, reorder_sums=False)),
    ],
)
def test_effort(text: str, wanted: Effort) -> None:
    assert effort_for(text) == wanted


def test_small_modules_get_all() -> None:
    assert effort_for(block(LONG_BLOCK + 5).replace("-" * 1000, "")) == WHOLE


@pytest.mark.parametrize("count", [MANY_LOOPS - 1, MANY_LOOPS, LOOPS_TO_REDUCE])
def test_code_is_the_same_function(count: int) -> None:
    library = JitLibrary(optimise_and_emit(loops(count), ["f"]), ["f"], ())
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("f"))(7) == 7 + 10 * count


def test_long_blocks_are_compiled() -> None:
    library = JitLibrary(optimise_and_emit(block(LONG_BLOCK + 5).replace("ret i64 0", f"ret i64 %t{LONG_BLOCK + 4}"), ["f"]), ["f"], ())
    wanted = ctypes.c_int64(pow(3, LONG_BLOCK + 4, 1 << 64)).value
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("f"))(1) == wanted
