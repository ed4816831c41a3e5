"""C++ by clang (libstdc++) and by ziglang (libc++): the standard library, exceptions."""

from __future__ import annotations

import ctypes
import shutil
from pathlib import Path

import pytest

from polyglot_ad.errors import CompileError
from polyglot_ad.langs import compile_sources, compile_text
from polyglot_ad.langs.toolchain import ziglang

VECTOR = """
#include <cmath>
#include <stdexcept>
#include <vector>
static double norm(const std::vector<double>& v) {
    if (v.empty()) throw std::invalid_argument("empty");
    double s = 0;
    for (double x : v) s += x * x;
    return std::sqrt(s);
}
extern "C" double f(int n) {
    try {
        std::vector<double> v;
        for (int i = 0; i < n; i++) v.push_back(i);
        return norm(v);
    } catch (const std::invalid_argument&) {
        return -1;
    }
}
"""


@pytest.fixture(params=["clang", "zig"])
def compiler(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "zig":
        if ziglang() is None:
            pytest.skip("the ziglang wheel is not installed")
        monkeypatch.setenv("POLYGLOT_AD_CLANG", "zig")
    elif not shutil.which("clang-22"):
        pytest.skip("clang-22 is not installed")
    return str(request.param)


def optimised(units):
    """Inlining leaves of the standard library's templates only what the code needs of its binary."""
    import dataclasses

    import llvmlite.binding as llvm

    machine = llvm.Target.from_default_triple().create_target_machine(reloc="pic", codemodel="default", jit=False)
    made = []
    for unit in units:
        module = llvm.parse_bitcode(unit.bitcode)
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
        made.append(dataclasses.replace(unit, bitcode=module.as_bitcode()))
    return made


def test_vectors_and_exceptions_work(compiler, load):
    function = load(optimised([compile_text(VECTOR, "c++")])).f
    function.restype = ctypes.c_double
    assert function(4) == pytest.approx(14**0.5)
    assert function(0) == -1  # thrown and caught


def test_exceptions_stay_enabled(compiler, text):
    assert "landingpad" in text(compile_text(VECTOR, "cpp"))


@pytest.mark.parametrize("name", ["k.cpp", "k.cc", "k.cxx", "k.C"])
def test_suffixes(tmp_path, name):
    source = tmp_path / name
    source.write_text("template <class T> T twice(T x) { return x + x; }\ndouble f(double x) { return twice(x); }\n")
    (unit,) = compile_sources(source)
    assert unit.language == "c++"


def test_a_standard_may_be_chosen(compiler):
    with pytest.raises(CompileError, match="error"):
        compile_text("auto f(auto x) { return x; }", "c++", flags=["-std=c++11", "-pedantic-errors"])
    compile_text("auto f(auto x) { return x; }", "c++", flags=["-std=c++20"])


def test_the_standard_library_is_required(compiler):
    unit = compile_text("double f(double x) { return x; }", "c++")
    assert unit.link.libcxx == (compiler == "zig")
    assert ("stdc++" in unit.link.libraries) == (compiler == "clang")


def test_headers_are_dependencies(tmp_path: Path):
    (tmp_path / "model.hpp").write_text("inline double g(double x) { return x; }")
    (tmp_path / "model.cpp").write_text('#include "model.hpp"\ndouble f(double x) { return g(x); }')
    (unit,) = compile_sources(tmp_path / "model.cpp")
    assert str(tmp_path / "model.hpp") in unit.dependencies


LIBRARY = """
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>
extern "C" double f(double x) {
    std::vector<double> v{3 * x, x, 2 * x};
    std::sort(v.begin(), v.end());
    std::unordered_map<int, double> table;
    for (int i = 0; i < 100; i++) table[i] = v[i % 3];
    std::map<std::string, double> named{{"a string too long to be stored in place", v[0]}};
    std::function<double(double)> add = [&](double y) { return y + named.begin()->second; };
    std::optional<double> maybe = add(std::accumulate(v.begin(), v.end(), 0.0));
    try { (void)named.at("absent"); } catch (const std::out_of_range&) { return *std::make_unique<double>(maybe.value() + table.at(99)); }
    return -1;
}
"""


def test_the_standard_library_without_building_it(compiler, load, monkeypatch):
    """ziglang's C++ is linked with the system's libstdc++ and a small object of ours, not by building libc++."""
    import polyglot_ad.langs.linker as linker

    link = linker._link

    def direct_only(command, out):
        assert "c++" not in command[:2]
        link(command, out)

    monkeypatch.setattr(linker, "_link", direct_only)
    function = load(optimised([compile_text(LIBRARY, "c++")])).f
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
    assert function(2.0) == 2 * 6 + 2.0 + 2.0
