"""Words of `std::any`, of which each type has one of its own (langs/cxx/any_values.py)."""

from __future__ import annotations

import numpy as np

import polyglot_ad as pad
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.verifier import verify
from polyglot_ad.langs import compile_text
from polyglot_ad.langs.cxx.any_values import part_values
from polyglot_ad.llvm.modules import text_of
from tests.programs.leaks import left_behind

SOURCE = """
#include <any>
#include <vector>
extern "C" double f(double x, int n) {
  std::any a = %s, b = x, c = a;
  a = std::move(b);
  b = a;
  std::vector<std::any> all(n, a);
  all.push_back(c);
  c.reset();
  return std::any_cast<double>(all.front()) + std::any_cast<double>(b);
}
"""
TWO, ONE = "std::vector<double>(n, x)", "2 * x"


def _parted(value: str) -> tuple[str, str]:
    module = parse(text_of(compile_text(SOURCE % value, "c++", ["-std=c++17"]).bitcode))
    before = print_module(module)
    part_values(module)
    assert not verify(module)
    return before, print_module(module)


def test_each_type_has_its_word():
    before, after = _parted(TWO)
    assert after.count("@_Znwm(i64 16)") > before.count("@_Znwm(i64 16)")
    assert after.count("@_ZdlPvm(") == before.count("@_ZdlPvm(") + 4  # of two types, destroyed and moved


def test_one_type_stays():
    before, after = _parted(ONE)
    assert before == after


def test_nothing_is_left_behind():
    function = pad.compile(SOURCE % TWO, "c++")["f"]
    np.testing.assert_allclose(pad.grad(function)(1.5, 4), 2)
    assert left_behind(lambda: function(1.5, 4), 20000) < 8  # (an object for each call would be 30 bytes)
