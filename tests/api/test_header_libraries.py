"""Programs that stand on header libraries: what is offered, state in inline functions, and large programs."""

from __future__ import annotations

from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.programs import assembly

LIBRARY = """
#pragma once
template <class T> T squared(T x) { return x * x; }
inline double &counted() { static double calls = 1.0; return calls; }
static inline double plain(double x) { return x + 1; }
"""
OWN = "template <class T> inline T cubed(T x) { return x * x * x; }\n"
PROGRAM = """
#include "library.hpp"
#include "own.hpp"
double f(double x) { counted() += 1; return counted() * squared(x) + cubed(plain(x)); }
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for folder, name, text in (
        ("elsewhere", "library.hpp", LIBRARY),
        ("project/src", "program.cpp", PROGRAM),
        ("project/include", "own.hpp", OWN),
    ):
        path = tmp_path / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "project" / "src" / "program.cpp"


def load(source: Path) -> pad.Library:
    root = source.parents[2]
    return pad.load(source, flags=[f"-I{root}/elsewhere", f"-I{root}/project/include"])


def test_functions_of_the_users_own_headers_are_offered(source: Path) -> None:
    assert set(load(source)) == {"f", "cubed<double>"}


@pytest.mark.parametrize("large", [assembly.LARGE, 0])
def test_state_of_inline_functions_is_shared(source: Path, monkeypatch: pytest.MonkeyPatch, large: int) -> None:
    # The variable and its guard stand in a comdat, where what is only declared may not be.
    monkeypatch.setattr(assembly, "LARGE", large)
    monkeypatch.setattr(assembly, "LARGE_FOR_ONE", 0)
    source.write_text(PROGRAM + f"// {large}\n")
    lib = load(source)
    assert lib.f(2.0) == 2 * 4 + 27
    assert pad.grad(lib.f)(2.0) == 3 * 4 + 27
    assert lib.f(2.0) == 4 * 4 + 27


def test_programs_keep_lines_and_no_types() -> None:
    text = 'struct s { double a; long b; };\ndouble f(struct s *p) {\n  asm volatile("int3" : "+m"(*p));\n  return p->a;\n}\n'
    lib = pad.compile(text, language="c")
    kept = lib.f.ir(optimised=False)
    assert "DILocation" in kept and "DICompositeType" not in kept and "#dbg" not in kept
    with pytest.raises(pad.DifferentiationError, match=r"\.c:3"):
        pad.autodiff(pad.Reverse, lib.f, pad.Duplicated({"a": 1.0, "b": 2}, {"a": 0.0, "b": 0}))


def test_functions_lose_their_dead_arguments() -> None:
    # LLVM looks at the type in the function's debug information when it does that.
    text = (
        "__attribute__((noinline)) static double f(double x, double unused) { return x > 1 ? f(x / 2, x) : x * x; }\n"
        "double g(double x) { return f(x, x); }\n"
    )
    assert pad.grad(pad.compile(text, language="c").g)(3.0) == 3.0 / 8


def test_only_what_is_large_for_its_functions_is_optimised_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assembly, "LARGE", 0)
    seen: list[str] = []
    monkeypatch.setattr(assembly, "prepare", lambda text, keep: seen.append(text) or text)
    functions = "\n".join(f"double f{k}(double x) {{ return x * {k}; }}" for k in range(5))
    assert pad.grad(pad.compile(functions, language="c").f3)(2.0) == 3.0
    assert not seen
    monkeypatch.setattr(assembly, "LARGE_FOR_ONE", 100)
    assert pad.grad(pad.compile(functions + "\n", language="c").f4)(2.0) == 4.0
    assert len(seen) == 1
