"""Variants of libstdc++, whose alternatives are allocated where they have destructors (langs/cxx/variants.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.verifier import verify
from polyglot_ad.langs import compile_text
from polyglot_ad.langs.cxx.variants import part_alternatives
from polyglot_ad.llvm.modules import text_of

SOURCE = """
#include <variant>
#include <vector>
#include <string>
%s
extern "C" double f(double x, int n) {
  std::variant<%s> a(x), b(x);
  a = b;
  b = 2 * x;
  b.emplace<0>(3 * x);
  std::vector<decltype(a)> all(n, a);
  all.push_back(b);
  return std::get<double>(all.front()) + std::get<0>(b);
}
"""
NUMBERS, LISTS = "double, int", "double, std::vector<double>"


def _parted(alternatives: str, more: str = "", flag: str = "-std=c++20") -> tuple[str, str]:
    module = parse(text_of(compile_text(SOURCE % (more, alternatives), "c++", [flag]).bitcode))
    before = print_module(module)
    part_alternatives(module)
    assert not verify(module)
    return before, print_module(module)


@pytest.mark.parametrize("flag", ["-std=c++17", "-std=c++20"])
def test_alternatives_are_allocated_and_freed(flag):
    before, after = _parted(LISTS, flag=flag)
    assert after.count("@_Znwm(i64 8)") > before.count("@_Znwm(i64 8)")  # a double
    assert after.count("@_Znwm(i64 32)") > before.count("@_Znwm(i64 32)")  # a vector behind it
    assert after.count("@_ZdlPv(") > before.count("@_ZdlPv(") + 1


def test_what_is_copied_as_bytes_stays():
    before, after = _parted(NUMBERS)
    assert before == after


OTHERS = """
std::variant<double, int> first(double x) { return x; }
std::variant<std::vector<double>> second(int n) { return std::vector<double>(n); }
"""


def test_alternatives_of_other_variants_stay():
    before, after = _parted(LISTS, OTHERS)
    assert after.count("@_Znwm(i64 8)") > before.count("@_Znwm(i64 8)")
    assert after.count("@_Znwm(i64 24)") == before.count("@_Znwm(i64 24)") + 1, "the vector that is alone is made once"
    assert "_ZNSt8__detail9__variant15_Variadic_unionIJdiEEC2" in after


SMALL = "struct Guard { ~Guard() {} }; int count(std::variant<char, Guard> v) { return v.index(); } int k = count('a');"


def test_variants_without_room_for_an_address_stay():
    before, after = _parted(NUMBERS, SMALL)
    assert before == after


@pytest.mark.parametrize(
    "variable",
    [
        "std::variant<double, std::string> first{1.5};",
        "struct Named { int n; std::variant<double, std::string> is[2]; }; static Named all{1, {1.5, 2.5}}; int k = all.n;",
    ],
)
def test_programs_with_constants_of_variants_stay(variable):
    before, after = _parted(LISTS, variable)
    assert before == after


def test_nothing_is_left_behind():
    function = pad.compile(SOURCE % ("", LISTS), "c++", flags=["-std=c++20"])["f"]
    memory = Path("/proc/self/statm")

    def pages() -> int:
        for _ in range(20000):
            assert function(1.5, 4) == 1.5 + 4.5
        return int(memory.read_text().split()[1])

    pages()
    assert abs(pages() - pages()) < 40, "one alternative for each of 20000 calls would be 150 pages"
