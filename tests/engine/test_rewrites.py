"""Rewrites one by one: a program in LLVM's IR, what becomes of its instructions, and its value before and after.

Beside an instruction stands what the pass makes of it: `; gone`, or a regular expression that a line of the result matches, after `; ->`.
The programs are in tests/engine/rewrites/PASS.ll, `f` takes a number and an array of four; `; f(x, a) = ...` says what it computes, or
`; not run:` why nothing is. Passes that need to know the program get it with a root, `flat`, of which the gradient is wanted."""

from __future__ import annotations

import ctypes
import math
import re
from pathlib import Path

import pytest

from polyglot_ad.differentiate import Activity, DerivativeSpec, analysed_passes
from polyglot_ad.differentiate.rewrites.operations import canonicalise
from polyglot_ad.differentiate.roots.flat_root import FlatRoot
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Module
from polyglot_ad.ir.verifier import verify
from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.jit import JitLibrary
from polyglot_ad.llvm.prepare import target_machine
from polyglot_ad.passes import run_pass
from polyglot_ad.pipeline import finish
from polyglot_ad.signature.layout import ElementLayout

FILES = sorted((Path(__file__).parent / "rewrites").glob("*.ll"))
CANONICALISING = {one.name: one for one in canonicalise.PASSES}
ANALYSED = {one.name: one for one in analysed_passes.PASSES}
FINISHING = {one.name: one for one in finish.FINISHING}
FLAT = """
define void @flat(double %x, ptr noalias %a, ptr noalias %results) {
  %v = call double @f(double %x, ptr %a)
  store double %v, ptr %results, align 8
  ret void
}
"""
GRADIENT = DerivativeSpec("reverse", 1, (Activity.ACTIVE, Activity.DUPLICATED), (None, ElementLayout(8, ((0, "f64"),))), ("double",))
POINTS = ((0.75, (1.5, -2.0, 0.25, 3.0)), (-1.25, (0.5, 4.0, -0.75, 1.0)), (2.5, (-1.0, 0.5, 2.0, -3.5)))


def value(text: str, x: float, array: tuple[float, ...]) -> float:
    library = JitLibrary(optimise_and_emit(text, ["f"]), ["f"], ())
    function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_void_p)(library.address("f"))
    given = (ctypes.c_double * 4)(*array)
    found: float = function(x, ctypes.addressof(given))
    return found


def run(name: str, text: str) -> Module:
    """The module after a pass."""
    if name in CANONICALISING:
        module = parse(text)
        run_pass(CANONICALISING[name], canonicalise.Form(module, "f", reverse=True, unroll=True), module)
    elif name in ANALYSED:
        module = parse(text + FLAT)
        root = FlatRoot("flat", GRADIENT)
        source = module.functions["flat"]
        run_pass(ANALYSED[name], analysed_passes.State(module, source, [], root.analyse, root.analyse(source)), module)
    else:
        module = parse(text)
        run_pass(FINISHING[name], finish.Form(module, finish.Ending()), module)
    return module


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_rewrite(path: Path) -> None:
    annotated = path.read_text()
    machine = target_machine()
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{machine.triple}"\n'
    text = head + re.sub(r" *;.*$", "", annotated, flags=re.M)
    module = run(path.stem, text)
    assert not verify(module)
    made = print_module(module)
    lines = [line.strip() for line in made.splitlines()]
    for line in annotated.splitlines():
        instruction, _, comment = (part.strip() for part in line.partition(";"))
        if comment.startswith("gone"):
            assert instruction not in lines, made
        elif comment.startswith("->"):
            pattern = comment.removeprefix("->").strip()
            assert any(re.search(pattern, one) for one in lines), f"{pattern}\n{made}"
    if annotated.startswith("; not run:"):
        return
    formula = re.search(r"^; f\(x, a\) = (.*)$", annotated, re.M)
    assert formula is not None
    for x, array in POINTS:
        wanted = eval(formula[1], vars(math) | {"x": x, "a": array})
        assert value(text, x, array) == pytest.approx(wanted, rel=1e-14)
        assert value(made, x, array) == pytest.approx(wanted, rel=1e-14)


UNKNOWN = """
@rel = internal constant [1 x i32] [i32 8], align 4
define double @f(double %x, ptr %a) {
  %p = call ptr @llvm.load.relative.i64(ptr @rel, i64 0)
  %v = load double, ptr %p, align 8
  ret double %v
}
declare ptr @llvm.load.relative.i64(ptr, i64)
"""


def test_unknown_distances_are_refused() -> None:
    module = parse(UNKNOWN)
    with pytest.raises(DifferentiationError, match="it is not known where it leads") as caught:
        run_pass(CANONICALISING["lower-relative-tables"], canonicalise.Form(module, "f", reverse=True, unroll=True), module)
    assert caught.value.code == "PAD-E105"
