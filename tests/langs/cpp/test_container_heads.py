"""Containers of libstdc++, whose heads, and single buckets, are allocated (langs/cxx/container_heads.py, hash_tables.py)."""

from __future__ import annotations

import polyglot_ad as pad
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.verifier import verify
from polyglot_ad.langs import compile_text
from polyglot_ad.langs.cxx.libstdcxx import part_objects
from polyglot_ad.llvm.modules import text_of
from tests.programs.leaks import left_behind

SOURCE = """
#include <unordered_map>
#include <utility>
using Table = std::unordered_map<int, double>;
%s
extern "C" double f(double x, int n) {
  Table a{{1, x}, {2, 2 * x}}, b = made(n), c;
  std::swap(a, c);
  c = std::move(b);
  c[3] = x;
  return c.size() + a.size();
}
"""
HERE, ELSEWHERE = "Table made(int n) { return {{n, 1.0}}; }", "Table made(int n);"


def _parted(made: str) -> tuple[str, str]:
    module = parse(text_of(compile_text(SOURCE % made, "c++").bitcode))
    before = print_module(module)
    part_objects(module)
    assert not verify(module)
    return before, print_module(module)


def test_heads_are_allocated_and_freed():
    before, after = _parted(HERE)
    assert after.count("@_Znwm(i64 8)") > before.count("@_Znwm(i64 8)")
    assert after.count("@_ZdlPvm(") > before.count("@_ZdlPvm(")


def test_tables_of_other_code_stay_as_they_are():
    before, after = _parted(ELSEWHERE)
    assert before == after


def test_nothing_is_left_behind():
    function = pad.compile(SOURCE % HERE, "c++")["f"]
    assert left_behind(lambda: function(1.5, 4), 20000) < 8  # (a head or a bucket for each call would be 30 bytes)
