"""Names: which row, external or allocator a symbol is."""

from __future__ import annotations

from collections import Counter

import pytest

from polyglot_ad.callees import allocator, classify_external
from polyglot_ad.callees.external_rows import ROWS as EXTERNAL_ROWS
from polyglot_ad.ir import types as ty
from polyglot_ad.rules import fits, lookup, opcode_rule, software
from polyglot_ad.rules.names import spellings
from polyglot_ad.rules.rows import all_rows


def test_no_name_means_two_rows():
    counts = Counter(name for rules in all_rows().values() for rule in rules for name in set(spellings(rule)))
    assert [name for name, count in counts.items() if count > 1] == []


def test_no_name_is_both_differentiable_and_inactive():
    names = [name for rules in all_rows().values() for rule in rules for name in spellings(rule)]
    assert [name for name in names if classify_external(name) or allocator(name)] == []


def test_no_external_is_listed_twice():
    counts = Counter(name for _, names, _ in EXTERNAL_ROWS for name in names.split())
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize(
    ("name", "row"),
    [("sin", "sin"), ("sinf", "sin"), ("sinl", "sin"), ("sinf128", "sin"), ("cbrtf64", "cbrt"), ("__exp_finite", "exp"),
     ("__powf_finite", "pow"), ("llvm.sin.f64", "sin"), ("llvm.sin.v4f32", "sin"), ("llvm.sin.nxv2f64", "sin"),
     ("llvm.fmuladd.f32", "fma"), ("llvm.powi.f64.i32", "pown"), ("__powidf2", "pown"), ("llvm.ldexp.f64.i32", "ldexp"),
     ("llvm.minnum.f64", "fmin"), ("llvm.maximumnum.f64", "fmax"), ("llvm.minimum.f32", "minimum"), ("llvm.sincos.f64", "sincos"),
     ("llvm.arithmetic.fence.f64", "arithmetic.fence"), ("llvm.modf.f64", "modf"), ("modf", "modf through a pointer"),
     ("frexpf", "frexp through a pointer"), ("sincos", "sincos through pointers"),
     ("zig.std.math.pow.pow__func_0", "pow"), ("zig.std.math.tanh.tanh64", "tanh"),
     ("__nv_expf", "exp"), ("__ocml_pow_f64", "pow"),
     ("_FortranAModReal8", "fortran mod"), ("gamma", "lgamma"),
     ("zig.std.math.gamma.gamma__func_2", "tgamma"), ("pad.digamma.f64", "digamma")],
)  # fmt: skip
def test_lookup(name, row):
    found = lookup(name)
    assert found is not None and found.name == row


@pytest.mark.parametrize(
    "name",
    ["foo", "sines", "llvm.foo.f64", "julia_kernel_3", "julia_sin_1234", "j_exp_17", "math.exp", "math.tanh.tanh64",
     "zig.std.math.Complex.mul", "printf", "__nv_foo", "sin.f64"],
)  # fmt: skip
def test_unknown_names(name):
    assert lookup(name) is None


def test_bodies_are_looked_up_apart():
    """A C program's own `hypot` is differentiated as it is written, whatever its name looks like; that of Zig's library is not."""
    assert software("hypot") is None
    assert software("julia_hypot_3") is None
    assert software("math.hypot.hypot64") is None
    assert software("zig.std.math.hypot.hypot64") is lookup("hypot")


def test_three_states():
    assert lookup("floor").zero and not lookup("sin").zero
    assert lookup("copysign").partials[1].is_number(0)
    assert lookup("ldexp").partials[1] is None
    assert lookup("nonesuch") is None
    assert opcode_rule("fadd").arity == 2 and opcode_rule("add") is None


def test_shapes():
    assert fits(lookup("sincos"), ty.VOID, [ty.DOUBLE, ty.PTR, ty.PTR])
    assert fits(lookup("llvm.sincos.f64"), ty.struct((ty.DOUBLE, ty.DOUBLE)), [ty.DOUBLE])
    assert fits(lookup("llvm.frexp.f64.i32"), ty.struct((ty.DOUBLE, ty.I32)), [ty.DOUBLE])
    assert fits(lookup("sin"), ty.vector(ty.FLOAT, 2), [ty.vector(ty.FLOAT, 2)])
    assert not fits(lookup("sin"), ty.FLOAT, [ty.DOUBLE])
    assert not fits(lookup("sin"), ty.DOUBLE, [ty.I64])
    assert not fits(lookup("erf"), ty.VOID, [ty.DOUBLE])


@pytest.mark.parametrize(
    ("name", "kind", "pure", "returns"),
    [("printf", "print", False, True), ("_FortranAioOutputReal64", "print", False, None), ("__assert_fail", "exit", False, False),
     ("_RNvNtCs1_4core9panicking18panic_bounds_check", "exit", False, False), ("ijl_throw", "exit", False, False),
     ("llvm.umin.i64", "bits", True, True), ("llvm.ctlz.i32", "bits", True, True), ("llvm.sadd.with.overflow.i32", "bits", True, True),
     ("llvm.lifetime.start.p0", "hint", False, True), ("llvm.dbg.value", "debug", True, True), ("strlen", "string", False, True),
     ("clock_gettime", "clock", False, True), ("_RNvCsabc_7___rustc35___rust_no_alloc_shim_is_unstable_v2", "hint", False, True),
     ("_FortranAStopStatement", "exit", False, False), ("llvm.expect.i1", "bits", True, True), ("llvm.is.fpclass.f64", "bits", True, True)],
)  # fmt: skip
def test_externals(name, kind, pure, returns):
    found = classify_external(name)
    assert found is not None and (found.kind, found.pure, found.returns) == (kind, pure, returns)


def test_effects_on_arguments():
    fread, scanf = classify_external("fread"), classify_external("sscanf")
    assert fread.writes_argument(0) and fread.size == (1, 2) and not fread.writes_argument(1)
    assert scanf.writes_argument(2) and scanf.writes_argument(7) and not scanf.writes_argument(1)
    assert classify_external("strchr").passes == 0
    assert not classify_external("strlen").writes_argument(0) and classify_external("strlen").reads_argument(0)


@pytest.mark.parametrize("name", ["foo", "memcpy", "llvm.memcpy.p0.p0.i64", "malloc", "dgemm_", "MPI_Send", "__kmpc_fork_call", "qsort"])
def test_what_is_not_listed_is_unknown(name):
    assert classify_external(name) is None


@pytest.mark.parametrize(
    ("name", "kind", "size", "free"),
    [("malloc", "alloc", (0,), "free"), ("calloc", "zeroed", (0, 1), "free"), ("realloc", "realloc", (1,), "free"),
     ("_Znwm", "alloc", (0,), "_ZdlPv"), ("_ZnamSt11align_val_t", "alloc", (0,), "_ZdaPvSt11align_val_t"),
     ("_ZnwmRKSt9nothrow_t", "alloc", (0,), "_ZdlPv"), ("_ZdlPvm", "free", (1,), ""), ("_ZdlPvmSt11align_val_t", "free", (1,), ""),
     ("_ZdaPvRKSt9nothrow_t", "free", (), ""), ("julia.gc_alloc_obj", "alloc", (1,), ""),
     ("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc", "alloc", (0,), "_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc"),
     ("_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc", "realloc", (3,), "_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc"),
     ("_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed", "zeroed", (0,), "_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc"),
     ("_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc", "free", (1,), ""),
     ("_FortranAAllocatableAllocate", "descriptor", (), "_FortranAAllocatableDeallocate")],
)  # fmt: skip
def test_allocators(name, kind, size, free):
    found = allocator(name)
    assert found is not None and (found.name, found.kind, found.size, found.free) == (name, kind, size, free)
    if free and found.kind != "descriptor":
        deallocator = allocator(free)
        assert deallocator is not None and deallocator.kind == "free"


def test_what_is_no_allocator():
    assert allocator("mymalloc") is None and allocator("_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2") is None
