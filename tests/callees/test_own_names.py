"""A function of the program is what its body says, whatever it is called."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

NAMES = [  # like functions of other languages' libraries, of this engine, of run-time systems; and of the C library
    "j_exp_1",
    "julia_sin_3",
    "jlplt_cos_2",
    "j_error_norm",
    "julia_throw_x",
    "jl_throw",
    "ijl_throw",
    "pad_pool_fork",
    "pad_mpi_hold",
    "pad_once_enter",
    "pad_error_message",
    "pad_tape_close",
    "own_sin",
    "__nv_sin",
    "__ocml_sin_f64",
    "cblas_ddot",
    "dgemm_",
    "MPI_Send",
    "GOMP_parallel",
    "__kmpc_barrier",
    "__kmpc_critical",
    "omp_get_wtime",
    "_FortranAAbort",
    "_FortranAioOutputReal64",
    "rust_panic",
    "__rust_alloc",
    "sin",
    "expm1",
    "hypot",
    "fabs",
    "sqrt",
    "pow",
    "erf",
    "floor",
    "fma",
    "copysign",
    "isnan",
    "lgamma_r",
    "clock",
    "rand",
    "random",
    "pthread_create",
    "longjmp",
    "abort",
    "strlen",
    "puts",
]


@pytest.fixture(scope="module")
def lib():
    """`f_NAME` is 2 x^3 by a function of that name, through recursion, so that it stays a function."""
    return pad.compile(
        "".join(
            f"__attribute__((noinline)) double {name}(double v) {{ if (v > 100) return {name}(v - 1) + 1; return v * v * v; }}\n"
            f"double f_{name}(double v) {{ return 2 * {name}(v); }}\n"
            for name in NAMES
        ),
        "c",
        flags=["-w"],
    )


@pytest.mark.parametrize("name", NAMES)
def test_own_functions(lib, name):
    function = lib[f"f_{name}"]
    assert function(2.0) == 16.0
    assert pad.grad(function)(2.0) == pytest.approx(24.0)
    assert pad.jvp(function, (2.0,), (1.0,))[1] == pytest.approx(24.0)
    assert lib[name](2.0) == 8.0
    assert pad.grad(lib[name])(2.0) == pytest.approx(12.0)


def test_own_allocator():
    lib = pad.compile(
        """
        #include <stddef.h>
        static double heap[100];
        static int used;
        void *malloc(size_t bytes) { void *place = heap + used; used += bytes / 8; return place; }
        void free(void *place) { used = 0; }
        double f(double x) { double *p = malloc(16); p[0] = x; p[1] = x * x; double y = p[0] * p[1]; free(p); return y; }
        """,
        "c",
    )
    assert pad.grad(lib.f)(3.0) == pytest.approx(27.0)
    assert pad.jvp(lib.f, (3.0,), (1.0,))[1] == pytest.approx(27.0)


def test_an_own_function_of_another_file_and_language():
    """C's `cbrt` is the program's own for Fortran, too, where all are linked into one program."""
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "own.c").write_text("double cbrt(double x) { return x > 100 ? cbrt(x - 1) : 5 * x * x; }\n")
        (Path(folder) / "use.f90").write_text(
            "function f(x) bind(c)\n use iso_c_binding\n real(c_double), value :: x\n real(c_double) :: f\n interface\n"
            "  function cbrt(x) bind(c) result(r)\n   import c_double\n   real(c_double), value :: x\n   real(c_double) :: r\n"
            "  end function\n end interface\n f = cbrt(x)\nend function\n"
        )
        lib = pad.load([Path(folder) / "own.c", Path(folder) / "use.f90"])
        assert lib.f(3.0) == 45.0
        assert pad.grad(lib.f)(3.0) == pytest.approx(30.0)


def test_a_rule_for_an_own_function():
    lib = pad.compile(
        "__attribute__((noinline)) double tan(double v) { return v > 100 ? tan(v - 1) : v * v; } double f(double v) { return tan(v); }", "c"
    )
    pad.custom_rule(lib.tan, jvp=lambda arguments, tangents: 7 * tangents[0])
    assert pad.jvp(lib.f, (3.0,), (1.0,))[1] == pytest.approx(7.0)


def test_zig():
    """Zig's library has rules; a file, or a structure, that is called `math` has not."""
    lib = pad.compile(
        """
        const std = @import("std");
        const math = struct { noinline fn exp(x: f64) f64 { return if (x > 100) exp(x - 1) else x * x; } };
        const pad = struct { noinline fn digamma(x: f64) f64 { return if (x > 100) digamma(x - 1) else x * x; } };
        const zig = struct { const std = struct { const math = struct {
            noinline fn cosh(x: f64) f64 { return if (x > 9) cosh(x - 1) else x * x; }
        }; }; };
        export fn own(x: f64) f64 { return math.exp(x); }
        export fn ours(x: f64) f64 { return pad.digamma(x); }
        export fn like(x: f64) f64 { return zig.std.math.cosh(x); }
        export fn library(x: f64) f64 { return std.math.pow(f64, x, 2.5) + std.math.pow(f64, x, 3.5) * std.math.pow(f64, x, 1.5); }
        """,
        "zig",
    )
    for name in ("own", "ours", "like"):
        assert pad.grad(lib[name])(3.0) == pytest.approx(6.0), name
    assert pad.grad(lib.library)(3.0) == pytest.approx(2.5 * 3.0**1.5 + 5 * 3.0**4, rel=1e-12)


def test_a_definition_that_the_compiler_was_not_told_of():
    """A macro makes it: then clang has put the library's operation where the program calls its own function."""
    source = "#define DEFINE(name) double name(double x) { return 5 * x; }\nDEFINE(sin)\ndouble f(double x) { return sin(x); }"
    with pytest.raises(pad.CompileError, match="-fno-builtin-sin"):
        pad.compile(source, "c")
    lib = pad.compile(source, "c", flags=["-fno-builtin-sin"])
    assert (lib.f(1.0), pad.grad(lib.f)(1.0)) == (5.0, 5.0)


def test_a_name_that_only_another_library_gives_to_an_operation():
    """No compiler takes a call of the GNU Scientific Library's function for anything but a call, whoever defines it."""
    lib = pad.compile("#include <math.h>\ndouble gsl_sf_exp(double x) { return exp(x) * x; }", "c")
    assert lib.gsl_sf_exp(0.5) == pytest.approx(np.exp(0.5) * 0.5, rel=1e-15)
    assert pad.grad(lib.gsl_sf_exp)(0.5) == pytest.approx(1.5 * np.exp(0.5), rel=1e-14)
