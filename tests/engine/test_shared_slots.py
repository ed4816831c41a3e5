"""Slots of adjoints that are in use one after the other are one; what is read from them stays the same."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import find_loops
from polyglot_ad.differentiate.reverse import adjoints
from polyglot_ad.differentiate.reverse.adjoint_slots import zero_late
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Block, Module
from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.jit import JitLibrary

SLOTS = 12


def program(seed: int, blocks: int = 24) -> str:
    """`f(bits)`: where each of many blocks leads to is decided by the next bits, also back; each adds to some slots and mixes what some
    others hold into what is returned. It goes back in the first 33 blocks only."""
    draw = random.Random(seed)
    text = ["define i64 @f(i64 %bits) {", "prologue:"]
    text += [f"  %s{k} = alloca double" for k in range(SLOTS)]
    text += [
        "  %result = alloca i64",
        "  %left = alloca i64",
        "  store i64 %bits, ptr %result",
        "  store i64 63, ptr %left",
        "  br label %start",
    ]
    text += ["start:", *(f"  store double 0.0, ptr %s{k}" for k in range(SLOTS)), "  br label %b0"]
    homes = [draw.randrange(blocks) for _ in range(SLOTS)]
    for b in range(blocks):
        text.append(f"b{b}:")
        for k in [k for k in range(SLOTS) if homes[k] <= b <= homes[k] + 3]:
            text += [
                f"  %v{b}.{k} = load double, ptr %s{k}",
                f"  %w{b}.{k} = fadd double %v{b}.{k}, {draw.randrange(1, 9)}.0",
                f"  store double {'0.0' if draw.random() < 0.3 else f'%w{b}.{k}'}, ptr %s{k}",
                f"  %i{b}.{k} = fptosi double %w{b}.{k} to i64",
                f"  %r{b}.{k} = load i64, ptr %result",
                f"  %m{b}.{k} = mul i64 %r{b}.{k}, 31",
                f"  %n{b}.{k} = add i64 %m{b}.{k}, %i{b}.{k}",
                f"  store i64 %n{b}.{k}, ptr %result",
            ]
        onward = f"b{b + 1}" if b + 1 < blocks else "end"
        other = f"b{draw.randrange(max(0, b - 3), b + 1)}" if draw.random() < 0.1 else f"b{min(b + draw.randrange(1, 4), blocks - 1)}"
        text += [
            f"  %l{b} = load i64, ptr %left",
            f"  %d{b} = sub i64 %l{b}, 1",
            f"  store i64 %d{b}, ptr %left",
            f"  %q{b} = lshr i64 %bits, {b}",
            f"  %p{b} = lshr i64 %q{b}, %d{b}",
            f"  %x{b} = xor i64 %q{b}, %p{b}",
            f"  %o{b} = trunc i64 %x{b} to i1",
            f"  %z{b} = icmp sgt i64 %l{b}, 30",
            f"  %c{b} = and i1 %o{b}, %z{b}",
            f"  br i1 %c{b}, label %{other}, label %{onward}",
        ]
    return "\n".join([*text, "end:", "  %done = load i64, ptr %result", "  ret i64 %done", "}", ""])


def values(module: Module) -> list[int]:
    library = JitLibrary(optimise_and_emit(print_module(module), ["f"]), ["f"])
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("f"))
    draw = random.Random(5)
    return [function(draw.getrandbits(63)) for _ in range(60)]


def slots(module: Module) -> int:
    return sum(isinstance(i, ins.Alloca) and i.name.startswith("s") for i in module.functions["f"].instructions())


def test_random_programs() -> None:
    shared = 0
    for seed in range(40):
        text = program(seed)
        module = parse(text)
        function = module.functions["f"]
        start = function.blocks[1]
        zeroed = [i for i in start.instructions if isinstance(i, ins.Store)]
        flow = ControlFlow(function, start)
        forest = find_loops(flow)
        if forest.irreducible:
            continue
        zero_late(zeroed, flow, lambda block, loops=forest: loops.of(block) is None)
        shared += SLOTS - slots(module)
        assert values(module) == values(parse(text)), seed
    assert shared > 50


CHAIN = """
define i64 @f() {
prologue:
  %s1 = alloca double
  %s2 = alloca double
  %s3 = alloca double
  %s4 = alloca float
  br label %start
start:
  store double 0.0, ptr %s1
  store double 0.0, ptr %s2
  store double 0.0, ptr %s3
  store float 0.0, ptr %s4
  br label %first
first:
  store double 1.0, ptr %s1
  br label %second
second:
  store double 1.0, ptr %s2
  BRANCH
third:
  store double 1.0, ptr %s3
  store float 1.0, ptr %s4
  br label %end
end:
  ret i64 0
}
"""


@pytest.mark.parametrize(
    ("branch", "left"),
    [
        ("br label %third", 2),  # one after the other; numbers of another type have slots of their own
        ("br i1 undef, label %first, label %third", 3),  # the first two are in use as long as the loop runs
    ],
)
def test_loops_keep_slots_apart(branch: str, left: int) -> None:
    module = parse(CHAIN.replace("BRANCH", branch))
    function = module.functions["f"]
    flow = ControlFlow(function, function.blocks[1])
    zero_late([i for i in function.blocks[1].instructions if isinstance(i, ins.Store)], flow, lambda block: True)
    assert slots(module) == left


def test_long_programs_have_few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A hundred statements with branches: each adjoint is in use for a few of them."""
    counts: list[tuple[int, int]] = []

    def counting(zeroed: list[ins.Store], flow: ControlFlow, once: Callable[[Block], bool]) -> None:
        before = len({store.pointer for store in zeroed})
        zero_late(zeroed, flow, once)
        counts.append((before, len({store.pointer for store in zeroed})))

    monkeypatch.setattr(adjoints, "zero_late", counting)
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path))
    draw = random.Random(4)
    steps = [(*(draw.randrange(5) for _ in range(6)), draw.random()) for _ in range(100)]
    lines = [f"if (v[{a}] > {bound!r}) v[{b}] = v[{c}] * x[{d}]; else v[{e}] -= cos(v[{g}]);" for a, b, c, d, e, g, bound in steps]
    start = "#include <math.h>\ndouble f(const double *x) {\n  double v[5] = {x[0], x[1], x[2], x[3], x[4]};\n"
    function = pad.compile(start + "\n".join(lines) + "\n  return v[0] + v[1] * v[2];\n}\n", language="c").f

    def reference(x: np.ndarray) -> complex:
        v = [complex(one) for one in x]
        for a, b, c, d, e, g, bound in steps:
            if v[a].real > bound:
                v[b] = v[c] * x[d]
            else:
                v[e] -= np.cos(v[g])
        return complex(v[0] + v[1] * v[2])

    x = np.linspace(0.3, 1.4, 5)
    wanted = [reference(x + 1e-30j * unit).imag / 1e-30 for unit in np.eye(5)]
    np.testing.assert_allclose(pad.grad(function)(x), wanted, rtol=1e-11, atol=1e-13)
    before, after = max(counts)
    assert before > 30
    assert after <= 15
