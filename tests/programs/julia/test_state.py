"""Constants that change exist once per program, whenever its functions are compiled; edge cases of what stands in for Julia's functions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.julia.adapter import JULIA

SOURCE = Path(__file__).with_name("state.jl")


pytestmark = pytest.mark.skipif(bool(JULIA.report().missing), reason="no julia")


@pytest.fixture(scope="module")
def lib():
    return pad.load(SOURCE)


@pytest.mark.parametrize(
    ("setter", "functions", "derivative"),
    [
        ("setstate", ("of_state", "of_same", "of_part"), lambda v, x: v),
        ("setcount", ("twice",), lambda v, x: 2 * v),
        ("setmodel", ("of_model",), lambda v, x: 2 * v * v * x),
        ("setlayer", ("of_layers",), lambda v, x: v),
        ("Inner.settable", ("Inner.table",), lambda v, x: v),
        ("setlevel", ("of_level",), lambda v, x: 2 * v * x),
        ("remember", (), None),
    ],
)
def test_constants_are_shared(lib, setter, functions, derivative):
    x = 1.5
    for v in (5.0, -3.0):
        lib[setter](v)
        for name in functions:
            function = lib[name]
            assert pad.grad(function)(x) == derivative(v, x)
            assert pad.jvp(function, (x,), (1.0,))[1] == derivative(v, x)
            assert pad.vjp(function, x)[1](2.0) == (2 * derivative(v, x),) or pad.vjp(function, x)[1](2.0) == 2 * derivative(v, x)
    if not functions:
        assert lib.recall() == 2.0


def test_what_is_made_once_is_one(lib):
    assert lib.random(1) == lib.of_random(1.0) == pad.grad(lib.of_random)(1.0)
    with pytest.raises(pad.NativeError):
        lib.grow(1.0)


def minors(a):
    n = len(a)
    return np.array([[(-1) ** (i + j) * np.linalg.det(np.delete(np.delete(a, i, 0), j, 1)) for j in range(n)] for i in range(n)])


@pytest.mark.parametrize(
    "a",
    [
        [[0.0, 1], [0, 2]], np.zeros((2, 2)), np.ones((3, 3)), [[0.0, 1, 2], [0, 3, 4], [5, 6, 7]], [[0.0, 0, 1], [0, 0, 2], [1, 2, 3]],
        [[1.0, 2, 3], [4, 5, 6], [7, 8, 9]], np.diag([0.0, 0, 3]),
    ],
)  # fmt: skip
def test_determinants_of_singular_matrices(lib, a):
    a = np.asfortranarray(a, dtype=float)
    np.testing.assert_allclose(pad.grad(lib.determinant)(a), minors(a), atol=1e-13)


def test_second_derivatives_where_two_pivots_are_zero(lib):
    a = np.asfortranarray(np.diag([0.0, 0, 3]))
    h = np.asarray(pad.hessian(lib.determinant)(a)).reshape(9, 9)
    assert h[0, 4] == h[4, 0] == 3 and h[1, 3] == h[3, 1] == -3


@pytest.mark.parametrize("scale", [1e200, 1e-200, 5e-310, 1.0])
def test_norms_of_any_scale(lib, scale):
    x = np.array([3.0, -4.0]) * scale
    assert lib.length_of(x) == pytest.approx(5 * scale, rel=1e-13 if scale > 1e-300 else 1e-9)
    np.testing.assert_allclose(pad.grad(lib.length_of)(x), [0.6, -0.8], rtol=1e-12 if scale > 1e-300 else 1e-9)


def test_norm_at_zero(lib):
    assert lib.length_of(np.zeros(3)) == 0 and pad.grad(lib.length_of)(np.zeros(3)).tolist() == [0, 0, 0]


@pytest.mark.parametrize("x", [7.0, -1.0, 1e12, -1e12, 1e18, 1e300])
def test_angles(lib, x):
    right = np.arctan2(np.sin(x), np.cos(x)) % (2 * np.pi)
    assert lib.angle_of(x) == pytest.approx(right, abs=1e-14)
    assert pad.grad(lib.angle_of)(x) == pytest.approx(1, rel=1e-14)


@pytest.mark.parametrize("x", [0.0, -0.0, 0.5, 1.0, -1.0, -0.8, 2.3])
def test_sines_of_turns(lib, x):
    assert lib.sine(x) == pytest.approx(np.sin(np.pi * x), abs=1e-15)
    assert np.signbit(lib.sine(x)) == np.signbit(x) or x not in (0.0, -0.0)
    assert pad.grad(lib.sine)(x) == pytest.approx(np.pi * np.cos(np.pi * x), abs=1e-14)


def test_running_results_of_another_type(lib):
    assert (lib.running(2.0), pad.grad(lib.running)(2.0)) == (14.0, 17.0)


def test_literals_of_mixed_numbers(lib):
    x = np.array([1.0, 2.0, 3.0])
    assert lib.mixed(x) == 8 + 14
    np.testing.assert_allclose(pad.grad(lib.mixed)(x), [6 + 1, 3 + 2, 2 + 3])


@pytest.mark.parametrize("shape", [(5, 3), (3, 5), (4, 4)])
def test_least_squares(lib, shape):
    rng = np.random.default_rng(1)
    a, b = np.asfortranarray(rng.normal(size=shape)), rng.normal(size=shape[0])
    p = np.linalg.pinv(a)
    assert lib.solved(b, a) == pytest.approx(np.sum((p @ b) ** 2))
    np.testing.assert_allclose(pad.grad(lib.solved)(b, a), 2 * p.T @ p @ b, rtol=1e-9)
    da, h = rng.normal(size=shape), 1e-6
    difference = (lib.solved(b, np.asfortranarray(a + h * da)) - lib.solved(b, np.asfortranarray(a - h * da))) / (2 * h)
    assert np.sum(pad.grad(lib.solved, argnums=1)(b, a) * da) == pytest.approx(difference, rel=1e-6)


def test_what_a_source_reads_belongs_to_it(tmp_path, monkeypatch):
    source, data = tmp_path / "k.jl", tmp_path / "data.txt"
    source.write_text(
        'const K = isfile(joinpath(@__DIR__, "more.txt")) ? 100.0 : 1.0\n'
        'const N = K * parse(Float64, get(ENV, "PAD_TEST_FACTOR", "1"))\n'
        'const A = parse.(Float64, readlines(joinpath(@__DIR__, "data.txt")))\nf(x) = N * A[1] * x\n'
    )
    monkeypatch.delenv("PAD_TEST_FACTOR", raising=False)
    data.write_text("2.0\n")
    assert pad.load(source).f(1.0) == 2
    data.write_text("6.0\n")
    assert pad.load(source).f(1.0) == 6
    monkeypatch.setenv("PAD_TEST_FACTOR", "3")
    assert pad.load(source).f(1.0) == 18
    (tmp_path / "more.txt").write_text("")
    assert pad.load(source).f(1.0) == 1800


def test_an_edit_makes_another_program(tmp_path):
    source = tmp_path / "k.jl"
    source.write_text("f(x) = 2x\ng(x) = 2x\n")
    lib = pad.load(source)
    assert lib.f(1.0) == 2
    source.write_text("f(x) = 7x\ng(x) = 7x\n")
    assert (lib.f(1.0), lib.g(1.0), pad.load(source).g(1.0)) == (2, 2, 7)


OTHER = """
import sys
import polyglot_ad as pad
lib = pad.load(sys.argv[1])
try:
    print(lib.f(1.0), lib.g(1.0) if len(sys.argv) > 2 else "")
except pad.CompileError as error:
    print("refused", "load it again" in str(error))
"""


def test_functions_compiled_in_different_processes_share_constants(tmp_path):
    """Constants that are others at each load (here: the process's number) are never mixed; random ones are the same."""
    source = tmp_path / "k.jl"
    environment = {**os.environ, "POLYGLOT_AD_CACHE_DIR": str(tmp_path / "cache")}

    def other(*more):
        command = [sys.executable, "-c", OTHER, str(source), *more]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.split()

    source.write_text("const R = rand()\nf(x) = R * x\ng(x) = R * x\n")
    [first] = other()
    assert other("g") == [first, first]
    source.write_text("const P = Float64(getpid())\nf(x) = P * x\ng(x) = P * x\n")
    other()
    assert other("g") == ["refused", "True"]
    a, b = other("g")
    assert a == b


PACKAGE = """
module Counting
const CELLS = zeros(3)
const COUNT = Ref(0.0)
include("weights.jl")
put(x) = (CELLS .= x; COUNT[] += x[1]; sum(x))
total() = WEIGHT * sum(abs2, CELLS) + COUNT[]
end
"""
OF_PACKAGE = """
import sys
import numpy as np
import polyglot_ad as pad
lib = pad.load(sys.argv[1])
x = np.array([1.5, 0.5, 1.0])
print(lib.store(x), lib.store(x), lib.scaled(x), *pad.grad(lib.both)(x))
"""


def test_packages_that_a_source_uses(tmp_path):
    """Their constants are shared by all functions, and an edit of one under development is noticed. Julia compiles it first."""
    package = tmp_path / "depot" / "dev" / "Counting"
    (package / "src").mkdir(parents=True)
    (package / "Project.toml").write_text('name = "Counting"\nuuid = "0e2b9c7d-41b6-4d5c-8a57-3f1d3b8f6a01"\nversion = "0.1.0"\n')
    (package / "src" / "Counting.jl").write_text(PACKAGE)
    source = tmp_path / "k.jl"
    source.write_text(
        f'push!(LOAD_PATH, "{package.parent}")\nusing Counting: put, total\nstore(x::Vector{{Float64}}) = put(x)\n'
        "scaled(x::Vector{Float64}) = total() * x[1]\nboth(x::Vector{Float64}) = (put(x); total())\n"
    )
    environment = {**os.environ, "POLYGLOT_AD_CACHE_DIR": str(tmp_path / "cache"), "JULIA_DEPOT_PATH": str(tmp_path / "depot")}
    x = np.array([1.5, 0.5, 1.0])
    for weight in (2.0, 3.0):
        (package / "src" / "weights.jl").write_text(f"const WEIGHT = {weight}\n")
        said = subprocess.run([sys.executable, "-c", OF_PACKAGE, str(source)], capture_output=True, text=True, env=environment)
        assert said.returncode == 0, said.stderr
        expected = [3.0, 3.0, (weight * (x @ x) + 3.0) * 1.5, *(2 * weight * x + [1, 0, 0])]
        np.testing.assert_allclose([float(word) for word in said.stdout.split()], expected)


def test_a_package_of_no_project(tmp_path):
    source = tmp_path / "k.jl"
    source.write_text("using NoPackageOfThisName\nf(x) = x\n")
    with pytest.raises(pad.CompileError, match=r"flags=.*--project"):
        pad.load(source)


def test_a_method_that_ends_julia_is_named():
    lib = pad.compile(
        "good(x::Float64) = x^2\nbad(x::Float64) = (ccall(:abort, Cvoid, ()); x)\nconst K = ones(2)\nlate(x) = K[1] * x\n", "julia"
    )
    assert pad.grad(lib.good)(3.0) == 6
    from polyglot_ad.langs.julia.process import _waiting

    _waiting[-1]._process.kill()
    _waiting[-1]._process.wait()
    assert lib.late(2.0) == 2
