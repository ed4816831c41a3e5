"""What LLVM leaves off on functions of unusual size: their loops are counted, and what is made of them is right."""

import ctypes
from dataclasses import replace

import llvmlite.binding as llvm
import pytest

from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.effort import (
    LARGE_WITHOUT_LOOPS,
    LONG_BLOCK,
    LONG_FUNCTION,
    LONG_WITHOUT_LOOPS,
    LOOPS_TO_REDUCE,
    LOOPS_TO_REDUCE_AT_LAST,
    MANY_BLOCKS,
    MANY_LOOPS,
    SCHEDULED_BLOCK,
    VERY_LONG_BLOCK,
    VERY_MANY_LOOPS,
    WHOLE,
    WORTH_A_CALL,
    Effort,
    effort_for,
    generating,
    keep_calls,
)
from polyglot_ad.llvm.jit import JitLibrary
from polyglot_ad.llvm.prepare import run_pipeline, target_machine

PADDING = "".join(f"; {'-' * 1000}\n" for _ in range(200))
LONG = "".join(f"; {'-' * 1000}\n" for _ in range(LONG_WITHOUT_LOOPS // 1000))
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
        (loops(VERY_MANY_LOOPS), Effort(unroll=False, vectorise_loops=False, reduce_strength=False, widely=False)),
        (branches(3 * MANY_LOOPS), WHOLE),
        (block(SCHEDULED_BLOCK - 5), WHOLE),
        (block(SCHEDULED_BLOCK + 5), Effort(schedule=False)),
        (block(LONG_BLOCK + 5), Effort(schedule=False, reorder_sums=False)),
        (block(VERY_LONG_BLOCK + 5), Effort(schedule=False, vectorise_blocks=False, reorder_sums=False)),
    ],
)
def test_effort(text: str, wanted: Effort) -> None:
    assert effort_for(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (branches(3), Effort(simplify_fully=False, inline=False, vectorise_blocks=False)),
        (branches(3).replace("ret void", "call void @f(i1 %x)\n  ret void"), WHOLE),
        (branches(3) + loops(1).replace("@f", "@g"), WHOLE),
    ],
)
def test_long_modules_without_loops_are_simplified_less(text: str, wanted: Effort) -> None:
    assert effort_for(LONG + text) == wanted
    assert effort_for(LONG[: LARGE_WITHOUT_LOOPS + 1] + text) == replace(wanted, simplify_fully=True, inline=True)
    assert effort_for(text) == WHOLE


def test_code_of_long_modules_without_loops_is_the_same_function() -> None:
    """40 decisions by the bits of a number, one after the other."""
    body, now = [], "0"
    for k in range(40):
        body.append(f"  %m{k} = and i64 %x, {1 << k}\n  %c{k} = icmp ne i64 %m{k}, 0\n  br i1 %c{k}, label %a{k}, label %b{k}\n\n")
        body.append(f"a{k}:\n  %s{k} = add i64 {now}, {k + 1}\n  br label %j{k}\n\nb{k}:\n  %d{k} = mul i64 {now}, 3\n  br label %j{k}\n\n")
        body.append(f"j{k}:\n  %p{k} = phi i64 [ %s{k}, %a{k} ], [ %d{k}, %b{k} ]\n")
        now = f"%p{k}"
    text = f"{LONG}\ndefine i64 @f(i64 %x) {{\n{''.join(body)}  ret i64 {now}\n}}\n"
    assert not effort_for(text).simplify_fully
    library = JitLibrary(optimise_and_emit(text, ["f"]), ["f"], ())
    x, wanted = 0x5A6C13F0E7, 0
    for k in range(40):
        wanted = _wrapped(wanted + k + 1 if x >> k & 1 else wanted * 3)
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("f"))(x) == wanted


@pytest.mark.parametrize(
    ("attribute", "size", "kept"), [("", WORTH_A_CALL + 1, True), ("", WORTH_A_CALL - 1, False), ("alwaysinline", 99, False)]
)
def test_functions_of_some_size_stay_calls(attribute: str, size: int, kept: bool) -> None:
    body = "".join(f"  %t{k} = mul i64 %t{k - 1}, 3\n" for k in range(1, size))
    text = f"\ndefine internal i64 @f(i64 %t0) {attribute} {{\n{body}  ret i64 %t{size - 1}\n}}\n"
    module = llvm.parse_assembly(text)
    keep_calls(module, text)
    assert (b"noinline" in b" ".join(module.get_function("f").attributes)) == kept


def test_small_modules_get_all() -> None:
    assert effort_for(block(LONG_BLOCK + 5).replace("-" * 1000, "")) == WHOLE


@pytest.mark.parametrize(("joins", "split_widely"), [(MANY_BLOCKS // 3 - 1, True), (MANY_BLOCKS // 3 + 1, False)])
def test_many_blocks_are_split_in_small_parts(joins: int, split_widely: bool) -> None:
    """Blocks count once functions are inlined: of the optimised module, not of its text."""
    text = branches(joins)
    assert effort_for(text).to_emit(llvm.parse_assembly(text)) == Effort(split_widely=split_widely)


@pytest.mark.parametrize("count", [LOOPS_TO_REDUCE_AT_LAST - 1, LOOPS_TO_REDUCE_AT_LAST])
def test_loops_count_once_functions_are_inlined(count: int) -> None:
    text = loops(count)
    assert effort_for(text).reduce_strength
    assert WHOLE.to_emit(llvm.parse_assembly(text)) == Effort(reduce_strength=count < LOOPS_TO_REDUCE_AT_LAST)


def test_values_that_live_through_many_blocks() -> None:
    """More of them than there are registers, through joins that change one at a time."""
    joins, values = MANY_BLOCKS // 3 + 1, 40
    now = [f"%v{k}" for k in range(values)]
    made = [f"  %v{k} = mul i64 %x, {k + 1}\n" for k in range(values)]
    for k in range(joins):
        made.append(f"  %c{k} = icmp sgt i64 {now[(k + 3) % values]}, 0\n  br i1 %c{k}, label %a{k}, label %b{k}\n\n")
        made.append(f"a{k}:\n  %s{k} = add i64 {now[k % values]}, {now[(k + 7) % values]}\n  br label %j{k}\n\n")
        made.append(f"b{k}:\n  %d{k} = xor i64 {now[k % values]}, {now[(k + 11) % values]}\n  br label %j{k}\n\n")
        made.append(f"j{k}:\n  %p{k} = phi i64 [ %s{k}, %a{k} ], [ %d{k}, %b{k} ]\n")
        now[k % values] = f"%p{k}"
    ends = "".join(f"  %r{k + 1} = xor i64 {f'%r{k}' if k else '0'}, {now[k]}\n" for k in range(values))
    text = f"define i64 @f(i64 %x) {{\n{''.join(made)}{ends}  ret i64 %r{values}\n}}\n"
    found = []
    for effort in (WHOLE, Effort(split_widely=False)):
        module = llvm.parse_assembly(text)
        with generating(effort):
            library = JitLibrary(target_machine().emit_object(module), ["f"], ())
        found.append([ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("f"))(x) for x in (3, -5, 1 << 40)])
    assert found[0] == found[1] == [_through_joins(x, joins, values) for x in (3, -5, 1 << 40)]


def _wrapped(value: int) -> int:
    return ctypes.c_int64(value).value


def _through_joins(x: int, joins: int, values: int) -> int:
    """What the function above computes, in Python."""
    now = [_wrapped(x * (k + 1)) for k in range(values)]
    for k in range(joins):
        this, other = now[k % values], now[(k + 7) % values]
        now[k % values] = _wrapped(this + other) if now[(k + 3) % values] > 0 else this ^ now[(k + 11) % values]
    found = 0
    for value in now:
        found ^= value
    return found


@pytest.mark.parametrize("count", [MANY_LOOPS - 1, MANY_LOOPS, LOOPS_TO_REDUCE])
def test_code_is_the_same_function(count: int) -> None:
    library = JitLibrary(optimise_and_emit(loops(count), ["f"]), ["f"], ())
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("f"))(7) == 7 + 10 * count


def test_long_blocks_are_compiled() -> None:
    library = JitLibrary(optimise_and_emit(block(LONG_BLOCK + 5).replace("ret i64 0", f"ret i64 %t{LONG_BLOCK + 4}"), ["f"]), ["f"], ())
    wanted = ctypes.c_int64(pow(3, LONG_BLOCK + 4, 1 << 64)).value
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("f"))(1) == wanted


@pytest.mark.parametrize("effort, width", [(WHOLE, 4), (Effort(widely=False), 2), (Effort(vectorise_blocks=False), 0), (WHOLE, 4)])
def test_the_widest_vectors_of_a_block(effort: Effort, width: int) -> None:
    """Long functions get narrow ones; the option, which is the process's, is put back."""
    lanes = "".join(
        f"%p{k} = getelementptr float, ptr %x, i64 {k}\n%a{k} = load float, ptr %p{k}\n%b{k} = fmul float %a{k}, %a{k}\n" for k in range(4)
    ) + "".join(f"%q{k} = getelementptr float, ptr %y, i64 {k}\nstore float %b{k}, ptr %q{k}\n" for k in range(4))
    module = llvm.parse_assembly(f"define void @f(ptr noalias %x, ptr noalias %y) {{\n{lanes}ret void\n}}\n")
    run_pipeline(module, 3, vectorise=True, host=True, effort=effort)
    assert [k for k in (2, 4, 8) if f"<{k} x float>" in str(module)] == ([width] if width else [])


def test_long_functions_get_narrow_vectors() -> None:
    lines = "".join(f"  %v{k + 1} = add i64 %v{k}, 1\n" for k in range(LONG_FUNCTION))
    assert not effort_for(f"{PADDING}\ndefine i64 @f(i64 %v0) {{\n{lines}  ret i64 %v{LONG_FUNCTION}\n}}\n").widely
    assert effort_for(loops(2)).widely
