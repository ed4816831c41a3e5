"""What native code says crosses as what it is: texts of the program's own are never taken for ours, refusals arrive with their fields."""

from __future__ import annotations

import re

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.bindings.loader import AddressLibrary, ffi
from polyglot_ad.errors import OUT_OF_MEMORY
from polyglot_ad.guards.guard import guard
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.jit import JitLibrary
from polyglot_ad.programs.products import REPORTS, Product

TEXTS = ["PAD-E301|a|b|c|d", "PAD-E301", OUT_OF_MEMORY, "", "a|b", "%s%n", "x" * 5000, "PAD-E306\0hidden"]
THROWS = """#include <stdexcept>
#include <cstdlib>
#include <string>
extern "C" double f(double x, const char *text) { if (x > 1) throw std::runtime_error(text); return x * x; }
extern "C" double team(const double *x, int n, const char *text) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) { if (x[i] > 1) __assert_fail(text, "file", 1, "team"); s += x[i] * x[i]; }
  return s;
}
static double *kept;
extern "C" void borrow(double *there) { kept = there; }
extern "C" double later(const double *x, int first) {
  if (first) { kept = (double *)malloc(8); *kept = *x; return *x; }
  return *kept * *x;
}
extern "C" double both(double x, const char *text) { kept = 0; if (x > 1) throw std::runtime_error(text); return x; }
"""


@pytest.fixture(scope="module")
def lib():
    return pad.compile("#include <cassert>\n" + THROWS, language="c++", openmp=True)


@pytest.mark.parametrize("text", TEXTS)
def test_texts_of_the_program_are_texts(lib, text):
    data = np.frombuffer(text.encode() + b"\0", np.int8)
    said = text.split("\0")[0][:4000]
    gradient = pad.grad(lib.f)
    for call in (lib.f, gradient, lambda x, t: pad.jvp(lib.f, (x, t), (1.0, None))):
        with pytest.raises(pad.NativeError) as raised:
            call(2.0, data)
        assert type(raised.value) is pad.NativeError and said in str(raised.value)
    assert gradient(0.5, data) == 1.0


def test_texts_of_a_team(lib):
    data = np.frombuffer(b"PAD-E301|a|b|c|d\0", np.int8)
    for call in (lib.team, pad.grad(lib.team)):
        with pytest.raises(pad.NativeError, match=r"PAD-E301\|a\|b\|c\|d") as raised:
            call(np.array([0.5, 2.0, 0.1, 3.0]), 4, data)
        assert type(raised.value) is pad.NativeError


def test_a_refusal_has_its_fields_and_does_not_stay(lib):
    gradient = pad.grad(lib.later)
    not_the_programs = np.array([2.0])
    lib.borrow(not_the_programs)
    with pytest.raises(pad.DifferentiationError) as raised:
        gradient(np.array([3.0]), 0)
    assert raised.value.code == "PAD-E306" and raised.value.help
    assert re.fullmatch(r"source\.\w+:16", raised.value.location)
    with pytest.raises(pad.NativeError) as plain:
        pad.grad(lib.both)(2.0, np.frombuffer(b"PAD-E306\0", np.int8))
    assert type(plain.value) is pad.NativeError
    assert np.array_equal(gradient(np.array([3.0]), 1), [1.0])


LONG = {"construct": "ä" * 700, "why": "%s|%n" * 900, "help": "", "file": "a|b.c"}


@pytest.mark.parametrize("line", [0, 7])
def test_fields_of_any_length_and_text_arrive(line):
    """Raised where nothing but the refusal is: what is too long is cut, what looks like a separator or a format stays."""
    module = parse("define void @f(ptr %results) {\nentry:\n  unreachable\n}\n")
    block = module.functions["f"].entry
    place = Place(LONG["file"], line) if line else None
    refuse(Builder(before=block.instructions[0]), "PAD-E301", LONG["construct"], LONG["why"], LONG["help"], place)
    guard(module, module.functions["f"], "guarded", thread_local=False, derivative=True)
    code = optimise_and_emit(print_module(module), ["guarded", *REPORTS])
    library = AddressLibrary((jit := JitLibrary(code, ["guarded", *REPORTS], ())).address, jit)
    assert library.function("guarded", ["void *"])(ffi.NULL) == 1
    with pytest.raises(pad.DifferentiationError) as raised:
        Product(library, {"exports": REPORTS}, None).raise_error("f")(1)
    error = raised.value
    assert (error.code, error.help, error.location) == ("PAD-E301", "", f"a|b.c:{line}" if line else "")
    assert error.construct.rstrip("�") == "ä" * 371 and error.why == LONG["why"][:1023]
