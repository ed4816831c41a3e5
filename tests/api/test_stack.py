"""Stack overflow in native code is a Python exception, in functions and in all their derivatives, on every thread."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.llvm.stack_checks import with_stack_checks

from .memory import bytes_left_by, needs_statistics

C = r"""
#include <math.h>
#include <stdlib.h>
double deep(double x, int n) { return n <= 0 ? x : sin(deep(x * 0.999, n - 1)) + x; }
double even(double x, int n);
__attribute__((noinline)) static double odd(double x, int n) { return n == 0 ? x : x * even(sin(x), n - 1); }
double even(double x, int n) { return n == 0 ? 1 : 1 + odd(cos(x), n - 1); }
typedef double (*step)(double, int, void *);
__attribute__((noinline)) static double visit(double x, int n, void *table) {
    step *steps = table;
    return n <= 0 ? x * x : 0.5 * x + 0.5 * steps[n & 1](x, n - 1, table);
}
__attribute__((noinline)) static double turn(double x, int n, void *table) { return cos(visit(x, n - 1, table)); }
double pointers(double x, int n) { step steps[2] = {visit, turn}; return visit(x, n, steps); }
__attribute__((noinline)) static double fold(const double *x, int n, double *room, long m) {
    for (long i = 0; i < m; i++) room[i] = x[i % n] * x[i % n];
    double s = 0;
    for (long i = 0; i < m; i++) s += room[i] * room[m - 1 - i];
    return s;
}
double local_array(const double *x, int n, long m) { double room[m]; return fold(x, n, room, m); }
double large_array(const double *x, int n) { double room[600000]; return fold(x, n, room, 600000); }
"""
DEEP = 3_000_000


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(C, "c")


def ways(function: Any, *rest: Any) -> dict[str, Callable[[], Any]]:
    """The function and its derivatives at 0.5, by what they are called."""
    return {
        "value": lambda: function(0.5, *rest),
        "grad": lambda: pad.grad(function)(0.5, *rest),
        "jvp": lambda: pad.jvp(function, (0.5, *rest), (1.0,)),
        "vjp": lambda: pad.vjp(function, 0.5, *rest),
        "autodiff": lambda: pad.autodiff(pad.Reverse, function, pad.Active(0.5), *map(pad.Const, rest)),
        "grad of grad": lambda: pad.grad(pad.grad(function))(0.5, *rest),
    }


WAYS = list(ways(None))


@pytest.mark.parametrize("way", WAYS)
def test_recursion(lib: pad.Library, way: str) -> None:
    for _ in range(2):
        with pytest.raises(pad.NativeError, match=r"stack overflow: 'deep' \(.*\.c:4\)"):
            ways(lib.deep, DEEP)[way]()
    ways(lib.deep, 1000)[way]()
    with pytest.raises(pad.NativeError, match=r"stack overflow: '(even|odd)'"):
        ways(lib.even, DEEP)[way]()


@pytest.mark.parametrize("way", ["value", "grad"])
def test_recursion_through_pointers(lib: pad.Library, way: str) -> None:
    with pytest.raises(pad.NativeError, match=r"stack overflow: '(visit|turn)'"):
        ways(lib.pointers, DEEP)[way]()


def test_results_below_the_limit(lib: pad.Library) -> None:
    value, slope, x = 0.5 * 0.999**5000, 0.999**5000, 0.5
    for k in range(5000, 0, -1):
        at = x * 0.999 ** (k - 1)
        value, slope = np.sin(value) + at, np.cos(value) * slope + 0.999 ** (k - 1)
    assert lib.deep(0.5, 5000) == pytest.approx(value, rel=1e-12)
    assert pad.grad(lib.deep)(0.5, 5000) == pytest.approx(slope, rel=1e-10)


def test_on_threads_with_stacks_of_their_own_size(lib: pad.Library) -> None:
    """What is too deep for a small stack is not for a larger one."""
    before = threading.stack_size()
    for kilobytes, fits in ((256, False), (64 * 1024, True)):
        found: list[Any] = []

        def work(found: list[Any] = found) -> None:
            for call in (lambda: lib.deep(0.5, 20_000), lambda: pad.grad(lib.deep)(0.5, 20_000)):
                try:
                    found.append(call())
                except pad.NativeError as error:
                    found.append(error)

        try:
            threading.stack_size(kilobytes * 1024)
            thread = threading.Thread(target=work)
            thread.start()
        finally:
            threading.stack_size(before)
        thread.join()
        assert [isinstance(one, float) for one in found] == [fits, fits], found
        assert fits or f"{kilobytes} kB" in str(found[0])


def test_local_arrays(lib: pad.Library) -> None:
    x = np.array([0.5, 1.5, 2.0])
    assert lib.local_array(x, 3, 4) == pytest.approx(2 * 0.25 * 0.25 + 2 * 2.25 * 4.0)
    for call in (lambda: lib.local_array(x, 3, 10_000_000), lambda: lib.local_array(x, 3, 1 << 50)):
        with pytest.raises(pad.NativeError, match="stack overflow: 'local_array'"):
            call()
    np.testing.assert_allclose(pad.grad(lib.local_array)(x, 3, 4), [8 * 0.5**3, 4 * 1.5 * 4.0, 4 * 2.0 * 2.25])


def test_large_frames_on_small_stacks(lib: pad.Library) -> None:
    x = np.array([0.5, 1.5, 2.0])
    expected = lib.large_array(x, 3)
    found: list[Any] = []

    def work() -> None:
        try:
            found.append(lib.large_array(x, 3))
        except pad.NativeError as error:
            found.append(str(error))

    before = threading.stack_size()
    try:
        threading.stack_size(1 << 20)
        thread = threading.Thread(target=work)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    assert "stack overflow: 'large_array'" in found[0]
    assert lib.large_array(x, 3) == expected


@needs_statistics
def test_a_held_pullback_that_overflowed_is_freed(lib: pad.Library) -> None:
    def overflow() -> None:
        with pytest.raises(pad.NativeError):
            pad.vjp(lib.deep, 0.5, 300_000)

    assert bytes_left_by(overflow, 20) < 20_000


EXHAUSTED = r"""
import resource, sys
import polyglot_ad as pad
lib = pad.compile('''
#include <math.h>
double known(double x, long n) { for (long i = 0; i < n; i++) x = sin(x) + 0.5; return x; }
double unknown(double x, double end) { for (double t = 0; t < end; t += 1) x = sin(x) + 0.5; return x; }
__attribute__((noinline)) double tree(double x, int n) { return n == 0 ? x : sin(tree(x, n - 1)) * tree(x * 0.9, n - 1); }
''', "c")
calls = [(lib.known, (1.0, 1 << 27), (1.0, 100)), (lib.unknown, (1.0, 2.0**27), (1.0, 100.0)), (lib.tree, (1.0, 24), (1.0, 3))]
for function, _, small in calls:
    pad.grad(function)(*small), pad.vjp(function, *small), pad.hvp(function, small, (1.0,))
limit = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize() + (200 << 20)
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
for function, large, small in calls:
    for call in (lambda: pad.vjp(function, *large), lambda: pad.grad(function)(*large), lambda: pad.hvp(function, large, (1.0,))):
        try:
            call()
        except MemoryError as error:
            assert isinstance(error, pad.NativeMemoryError) and function.__name__ in str(error), error
            print(function.__name__)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits as Linux has them")
def test_exhausted_memory() -> None:
    """In a process that may not have more than 200 MB for it."""
    done = subprocess.run([sys.executable, "-c", EXHAUSTED], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == {"known", "unknown", "tree"}


MODULE = """
declare void @pad.raise.kept()
declare void @llvm.lifetime.start.p0(ptr)
declare void @use(ptr)
define void @deep(i64 %n) "pad-deep"="SIZE:deep" {
entry:
  %c = add i64 %n, 1
  %x = alloca { ptr, i64 }, align 8
  %array = alloca double, i64 %c, align 8
  %y = alloca [4 x double], align 8
  call void @llvm.lifetime.start.p0(ptr %x)
  br label %loop
loop:
  %again = alloca i64, align 8
  call void @use(ptr %again)
  br label %loop
}
"""


def test_variables_are_parts_of_the_frame() -> None:
    """Whatever LLVM makes of the check's code, variables are in the first block, but for those that the check makes room for."""
    lines = with_stack_checks(MODULE.replace("SIZE", "0")).splitlines()
    at = {name: next(i for i, line in enumerate(lines) if text in line) for name, text in PLACES.items()}
    assert max(at["x"], at["y"]) < at["check"] < at["array"] < at["lifetime"] < at["loop"] < at["again"]
    large = with_stack_checks(MODULE.replace("SIZE", "40000"))
    assert large.index("stackcheck(ptr @pad.stack.words.0, i64 40000)") < large.index("%x = alloca") < large.index("%y = alloca")
    assert "call void @llvm.lifetime" not in large


def test_variables_without_names() -> None:
    """They are numbered in the order in which they stand, which is another one in front of the check."""
    text = with_stack_checks("""
declare void @pad.raise.kept()
define i64 @deep(ptr %0) "pad-deep"="0:deep" {
  %2 = load i64, ptr %0, align 8
  %3 = alloca i64, align 8
  %4 = add i64 %2, 1
  store i64 %4, ptr %3, align 8
  br label %5

5:
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}
""")
    llvm.parse_assembly(text).verify()
    assert text.index("alloca i64, align 8") < text.index("call void @pad.error.stackcheck(")


PLACES = {
    "x": "%x = alloca", "y": "%y = alloca", "array": "%array = alloca",
    "check": "call void @pad.error.stackcheck(ptr @pad.stack.words.0, i64 0)",
    "lifetime": "call void @llvm.lifetime", "loop": "loop:", "again": "%again = alloca",
}  # fmt: skip
