"""Zig: exported functions, whole names, dependencies, errors, gradients."""

from __future__ import annotations

import re

import numpy
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import CompileError
from polyglot_ad.langs import compile_sources, compile_text
from polyglot_ad.langs.zig import exported

SOURCE = """
fn square(v: f64) f64 { return v * v; }
export fn sumsq(x: [*]const f64, n: usize) f64 {
    var s: f64 = 0;
    for (x[0..n]) |v| s += square(v) * @sin(v);
    return s;
}
export fn twice(x: f64) f64 { return 2 * x; }
"""


@pytest.fixture(autouse=True)
def zig(needs):
    needs("zig")


def test_exported_functions_have_their_names(text):
    ir = text(compile_text(SOURCE, "zig"))
    assert set(re.findall(r"^define (?!internal)[^@]*@(\w+)\(", ir, re.MULTILINE)) == {"sumsq", "twice"}
    assert "alias" not in re.sub(r"noalias|alias\.scope", "", ir) and "DILocalVariable" in ir
    assert "llvm.sin.f64" in ir and "+avx" not in ir


def test_aliases():
    body = "(double %0) {\n  %2 = call double @NAME(double %0)\n  ret double %2\n}\n@k.f2 = global i8 0\n"
    text = "@f = alias double (double), ptr @k.f\n\ndefine internal double @k.f" + body.replace("NAME", "k.f")
    assert exported(text) == "\ndefine double @f" + body.replace("NAME", "f")


def test_gradient():
    lib = pad.compile(SOURCE, language="zig")
    x = numpy.array([0.3, -1.2, 2.0])
    assert lib.sumsq(x, 3) == pytest.approx(numpy.sum(x**2 * numpy.sin(x)), rel=1e-14)
    numpy.testing.assert_allclose(pad.grad(lib.sumsq)(x, 3), 2 * x * numpy.sin(x) + x**2 * numpy.cos(x), rtol=1e-13)


def test_functions_that_are_the_same():
    """Zig makes one of them, with several names: each is offered, with its own parameters."""
    twins = "".join(
        f"export fn {name}(x: [*]f64, n: usize, a: f64) f64 {{ var s: f64 = a; for (x[0..n]) |v| s += v * v; return s; }}\n"
        f"export fn {name}_scale(x: [*]f64, n: usize) void {{ for (x[0..n]) |*v| v.* *= 3; }}\n"
        for name in ("p", "q", "r")
    )
    lib = pad.compile(twins, language="zig")
    assert sorted(lib) == ["p", "p_scale", "q", "q_scale", "r", "r_scale"]
    x = numpy.array([1.0, 2.0])
    for name in ("p", "q", "r"):
        assert [one.name for one in lib[name].signature.parameters] == ["x", "n", "a"] and lib[name](x, 2, 1.0) == 6.0
        numpy.testing.assert_array_equal(pad.grad(lib[name])(x, 2, 1.0), 2 * x)
        numpy.testing.assert_array_equal(pad.jacfwd(lib[f"{name}_scale"])(x, 2), 3 * numpy.eye(2))


def test_imports_are_dependencies(tmp_path):
    (tmp_path / "a.zig").write_text('const b = @import("b.zig");\nexport fn f(x: f64) f64 { return b.g(x); }\n')
    (tmp_path / "b.zig").write_text("pub fn g(x: f64) f64 { return 3 * x; }\n")
    (unit,) = compile_sources(tmp_path / "a.zig")
    assert unit.dependencies == (str(tmp_path / "a.zig"), str(tmp_path / "b.zig"))


def test_error_is_the_compilers_text(tmp_path):
    (tmp_path / "broken.zig").write_text("export fn f(x: f64) f64 { return x + y; }\n")
    with pytest.raises(CompileError, match=r"broken\.zig:1:38: error: use of undeclared identifier 'y'"):
        compile_sources(tmp_path / "broken.zig")
