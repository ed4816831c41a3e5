"""Julia specialisations through their flat entries: array headers, tuples, structures, complex numbers, errors, allocation."""

from __future__ import annotations

import numpy as np
import pytest

from polyglot_ad.signature import numpy_dtype

SOURCE = r"""
total(x::Vector{Float64}) = sum(x)
function scale!(x::Vector{Float64}, a::Float64)
    for i in eachindex(x)
        x[i] *= a
    end
    return nothing
end
matrix(A::Matrix{Float64}, x::Vector{Float64}) = (s = 0.0; for j in 1:size(A, 2), i in 1:size(A, 1); s += A[i, j] * x[j] * i; end; s)
square(z::ComplexF64) = z * z
tuple3(t::Tuple{Float64,Float64,Int64}) = (t[1] * t[2], t[3])
struct P; x::Float64; n::Int32; y::NTuple{2,Float64}; end
record(p::P) = p.x * p.n + p.y[2]
mutable struct M; a::Float64; b::Int64; end
mutate!(m::M) = (m.a += m.b; m.a)
at(x::Vector{Float64}, i::Int) = x[i]
cube(T::Array{Float64,3}) = T[1, 2, 2]
fails(x::Float64) = x < 0 ? throw(DomainError(x, "negative")) : sqrt(x)
doubled(x::Vector{Float64}) = sum(x .* 2)
allocated(x::Vector{Float64}) = x .* 2
outer(a::Matrix{Float64}) = [sum(a[i, k] * a[j, k] for k in 1:3) for i in 1:2, j in 1:2]
grows(x::Vector{Float64}) = (push!(x, 1.0); sum(x))
rows(v::Vector{NTuple{3,Float64}}) = v[2][3]
flags(b::Bool, k::Int8, f::Float32) = b ? k * f : f
fixed(t::NTuple{3,Float64}) = t[1] - t[3]
"""


@pytest.fixture(scope="module")
def julia(load):
    return load("julia", SOURCE)


def test_arrays(julia):
    x = np.arange(4.0)
    assert julia.call("total", x) == 6 and julia.call("total", np.zeros(0)) == 0
    julia.call("scale!", x, 2.0)
    assert x.tolist() == [0, 2, 4, 6]
    a = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    assert julia.call("matrix", a, np.ones(3)) == a[0].sum() + 2 * a[1].sum()
    t = np.asfortranarray(np.arange(24.0).reshape(2, 3, 4))
    assert julia.call("cube", t) == t[0, 1, 1]
    r = np.asfortranarray(np.arange(6.0).reshape(2, 3).T)
    assert julia.call("rows", r) == r[2, 1] == 5
    assert julia.call("doubled", np.arange(4.0)) == 12


def test_intents(julia):
    def intents(name):
        return [p.intent for p in julia.signatures[name].parameters]

    assert intents("scale!") == ["inout", "in"] and intents("total") == ["in"] and intents("doubled") == ["in"]
    assert intents("mutate!") == ["inout"]


def test_structures(julia):
    assert julia.call("square", 1 + 2j) == (1 + 2j) ** 2
    assert tuple(julia.call("tuple3", (2.0, 3.0, 7))) == (6, 7)
    assert julia.call("record", (1.5, 4, [10, 20])) == 26
    m = np.array((1.5, 2), numpy_dtype(julia.signatures["mutate!"].parameters[0].dtype))
    assert julia.call("mutate!", m) == 3.5 and m["a"] == 3.5
    assert julia.call("fixed", [5.0, 1, 2]) == 3
    assert julia.call("flags", True, -3, 0.5) == -1.5


def test_errors(julia):
    with pytest.raises(Exception, match="BoundsError"):
        julia.call("at", np.zeros(2), 3)
    assert julia.call("at", np.arange(2.0), 2) == 1
    with pytest.raises(Exception, match="DomainError"):
        julia.call("fails", -1.0)
    assert julia.call("fails", 4.0) == 2
    with pytest.raises(Exception, match=r"length of `x`|cannot resize"):
        julia.call("grows", np.zeros(2))


def test_allocated_results(julia):
    assert julia.call("allocated", np.arange(3.0)).tolist() == [0, 2, 4]
    a = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    np.testing.assert_array_equal(julia.call("outer", a), a @ a.T)
    assert julia.call("allocated", np.zeros(0)).shape == (0,)
