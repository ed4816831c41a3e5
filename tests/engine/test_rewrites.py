"""Rewrites one by one: a program in LLVM's IR, what becomes of its instructions, and its value before and after.

Beside an instruction stands what the pass makes of it: `; gone`, or a regular expression that a line of the result matches, after `; ->`.
The programs are in tests/engine/rewrites/PASS.ll, `f` takes a number and an array of four; `; f(x, a) = ...` says what it computes."""

from __future__ import annotations

import ctypes
import math
import re
from pathlib import Path

import pytest

from polyglot_ad.differentiate.canonicalise import PASSES, Form
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.verifier import verify
from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.jit import JitLibrary
from polyglot_ad.llvm.prepare import target_machine
from polyglot_ad.passes import run_pass

FILES = sorted((Path(__file__).parent / "rewrites").glob("*.ll"))
BY_NAME = {one.name: one for one in PASSES}
POINTS = ((0.75, (1.5, -2.0, 0.25, 3.0)), (-1.25, (0.5, 4.0, -0.75, 1.0)), (2.5, (-1.0, 0.5, 2.0, -3.5)))


def value(text: str, x: float, array: tuple[float, ...]) -> float:
    library = JitLibrary(optimise_and_emit(text, ["f"]), ["f"], ())
    function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_void_p)(library.address("f"))
    given = (ctypes.c_double * 4)(*array)
    found: float = function(x, ctypes.addressof(given))
    return found


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_rewrite(path: Path) -> None:
    annotated = path.read_text()
    machine = target_machine()
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{machine.triple}"\n'
    text = head + re.sub(r" *;.*$", "", annotated, flags=re.M)
    module = parse(text)
    run_pass(BY_NAME[path.stem], Form(module, "f", reverse=True, unroll=True), module)
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
    formula = re.search(r"^; f\(x, a\) = (.*)$", annotated, re.M)
    assert formula is not None
    for x, array in POINTS:
        wanted = eval(formula[1], vars(math) | {"x": x, "a": array})
        assert value(text, x, array) == pytest.approx(wanted, rel=1e-14)
        assert value(made, x, array) == pytest.approx(wanted, rel=1e-14)
