"""Random programs in Julia."""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

from .dialect import Dialect, Idiom
from .portable import Portable
from .tree import FunctionText, ProgramText, Statement, plain

VERSION = 2
HEADER = """using LinearAlgebra
struct Pair_
    u::Float64
    k::Int64
    v::NTuple{4, Float64}
    w::Float64
end
mutable struct Cell_
    v::Float64
    n::Int64
    w::Float64
end
struct Poly_{T}
    c::Vector{T}
end
(p::Poly_)(t) = evalpoly(t, (p.c[1], p.c[2], p.c[3]))
abstract type Shape_ end
struct Disc_ <: Shape_
    r::Float64
end
struct Box_ <: Shape_
    a::Float64
    b::Float64
end
area_(s::Disc_) = 3.0 * s.r^2
area_(s::Box_) = s.a * s.b
apply_(f, v) = f(v) + 0.5 * f(0.3 * v)
"""
_UNARY = (
    "sin({0})", "cos({0})", "tanh({0})", "atan({0})", "exp(-({0}) * ({0}))", "sqrt(1.0 + ({0}) * ({0}))", "log(1.5 + ({0})^2)", "abs({0})",
    "(1.0 / (1.0 + ({0})^2))", "(-({0}))", "({0})^2", "(1.5 + sin({0}))^1.3", "(1.2 + cos({0}))^3", "asin(0.9 * sin({0}))",
    "sinh(tanh({0}))", "(0.1 * floor({0}))", "abs2({0})", "inv(2.0 + sin({0}))", "log1p(({0})^2)", "expm1(tanh({0}))", "cbrt(2.0 + sin({0}))",
    "Float64(Float32({0}))", "clamp({0}, -0.8, 0.9)", "exp2(tanh({0}))", "(0.1 * round({0}))", "acos(0.8 * tanh({0}))",
)  # fmt: skip
_BINARY = (
    "(({0}) + ({1}))", "(({0}) - ({1}))", "(({0}) * ({1}))", "(({0}) * ({1}))", "(({0}) / (1.0 + ({1})^2))", "min({0}, {1})", "max({0}, {1})",
    "atan({0}, 2.0 + sin({1}))", "hypot({0}, 1.0 + abs({1}))", "muladd({0}, 0.4, {1})", "copysign({0}, {1})", "(1.5 + sin({0}))^tanh({1})",
    "rem({0}, 2.0 + cos({1}))", "mod({0}, 2.0 + cos({1}))",
)  # fmt: skip
_TAMED = ("sin({0})", "tanh({0})", "(({0}) / (1.0 + abs({0})))", "(0.5 * tanh({0}) + 0.3)", "cos({0})", "atan({0})")
_IDIOMS = (
    Idiom("{x} .= 0.5 .* {x} .+ 0.2 .* sin.({y})"),
    Idiom("{x} .+= {o} .* {y}"),
    Idiom("{x}[2:5] .= {y}[{k}:{k}+3]"),
    Idiom("@views {x}[2:8] .= 0.6 .* {x}[1:7] .+ 0.1"),
    Idiom("{x} .= {x}[end:-1:1]"),
    Idiom("reverse!({x})"),
    Idiom("copyto!({x}, {k}, {y}, 2, 4)"),
    Idiom("fill!(view({x}, 2:3), {o})"),
    Idiom("{a} = 0.1 * sum({x} .* {y})", "{a}"),
    Idiom("{a} = 0.1 * dot({x}, {y})", "{a}"),
    Idiom("{a} = 0.1 * sum(abs2, {y})", "{a}"),
    Idiom("{a} = 0.1 * norm({y})", "{a}"),
    Idiom("{a} = sum({b} -> {e1}, {y}) * 0.1", "{a}", inner="{b}"),
    Idiom("{a} = maximum({y}) - 0.3 * minimum({y})", "{a}"),
    Idiom("{a} = mapreduce({b} -> sin({b}) * {l}, +, {y}) * 0.2", "{a}"),
    Idiom("{a} = foldl((p, q) -> 0.5 * p + 0.2 * q, {y}; init={o})", "{a}"),
    Idiom("{a} = [{e} for {b} in {y}]", arrays="{a}", inner="{b}"),
    Idiom("{a} = map({b} -> {e1}, {y})", arrays="{a}", inner="{b}"),
    Idiom("{a} = copy({y})", arrays="{a}"),
    Idiom("{a} = cumsum({y}) .* 0.2", arrays="{a}"),
    Idiom("{a} = sort({y})", arrays="{a}"),
    Idiom("{a} = Float64[]\nfor {b} in {y}\n    if {b} > {o}\n        push!({a}, {b} * {l})\n    end\nend\n{t} = 0.5 * {t} + 0.1 * sum({a})", times=20),
    Idiom("{a} = let {b} = {o}\n    v -> v * {b} + {l}\nend\n{t} = {a}(0.5 * {t})", times=1),
    Idiom("{t} = 0.3 * apply_({b} -> {e}, {t})", inner="{b}", times=1),
    Idiom("{a}, {b} = {o}, {l}\n{a}, {b} = {b}, {a} * {a}\n{t} = {t} + 0.1 * {a} - 0.2 * {b}", "{a} {b}", times=1),
    Idiom("{a} = Pair_({o}, {i}, ({e1}, 0.5, {l}, 0.1), {e})\n{t} += 0.1 * ({a}.u * {a}.w + sum({a}.v) + {a}.k) + 0.2 * {a}.v[({i} & 3) + 1]", times=4),
    Idiom("{a} = Cell_({o}, {k}, {l})\nfor {b} in 1:3\n    {a}.v = 0.5 * {a}.v + {a}.w * {e1}\n    {a}.n += {b}\n    {a}.w -= 0.1 * {a}.n\nend\n{t} += 0.1 * {a}.v", times=4),
    Idiom("{t} += 0.1 * Poly_([{o}, {e1}, {l}])(0.5 * {t})", times=3),
    Idiom("{a} = {c} ? area_(Disc_({o})) : area_(Box_({e1}, {l}))", "{a}", times=1),
    Idiom("{a} = zeros(4, 3)\nfor {b} in 1:3, {d} in 1:4\n    {a}[{d}, {b}] = {y}[{d} + {b}] * {o}\nend\n{t} += 0.1 * sum({a}) + {a}[{k}, 2]", times=12),
    Idiom("{a} = reshape({y}, 4, 2) * {x}[1:2]\n{t} += 0.1 * sum({a})", times=16),
    Idiom("{a} = 0.2 .* ({y} * {y}')\n{t} += 0.1 * sum({a}[{k}, :]) + 0.1 * tr({a})", times=64),
    Idiom("{a} = 0.0\nfor ({b}, {d}) in enumerate({y})\n    {a} += {b} * {d} * 0.1\nend", "{a}"),
    Idiom("{a} = 0.0\nfor ({b}, {d}) in zip({x}, {y})\n    {a} = 0.6 * {a} + {b} * {d} * 0.2\nend", "{a}"),
    Idiom("{a} = {o}\nwhile true\n    {a} = 0.6 * {a} + 0.1\n    if {a} < 0.4\n        break\n    end\n    {a} -= 0.05\nend", "{a}", times=20),
    Idiom("{a} = ComplexF64({o}, {l})\n{a} = {a} * {a} + exp(im * {l})\n{t} += 0.1 * real({a}) - 0.1 * imag({a}) + 0.1 * abs({a} + 3)", times=2),
    Idiom("{a} = (p={o}, q={l})\n{t} += 0.2 * {a}.p * {a}.q", times=1),
    Idiom("{a} = ({o}, {e1}, {l})\n{t} += 0.1 * {a}[mod({i}, 3) + 1] + 0.1 * sum({a})", times=3),
    Idiom("@inbounds for {b} in eachindex({x})\n    {x}[{b}] = 0.5 * {x}[{b}] + 0.1 * {y}[{b}]\nend"),
    Idiom("@simd for {b} in 1:8\n    @inbounds {t} += 0.1 * {y}[{b}] * {o}\nend"),
    Idiom("{a} = Ref({o})\n{a}[] += {l} * {a}[]\n{t} += 0.1 * {a}[]", times=1),
    Idiom("{a} = accumulate((p, q) -> 0.5 * p + 0.3 * q, {y})", arrays="{a}"),
    Idiom("{a} = circshift({y}, {k})", arrays="{a}"),
    Idiom("{a} = [{x}; {y}][{k}:{k}+7]", arrays="{a}", times=16),
    Idiom("{a} = count(v -> v > {o}, {y}) * 0.1 + {t}", "{a}"),
    Idiom("{a} = prod(1.0 .+ 0.1 .* {y})", "{a}"),
    Idiom("{x} .= ifelse.({y} .> {o}, {y}, 0.5 .* {x})"),
    Idiom("{a} = sum(abs(p - q) for p in {x}, q in {y} if p > q; init=0.0) * 0.05", "{a}", times=64),
)  # fmt: skip
DIALECT = Dialect(
    name="julia", unary=_UNARY, binary=_BINARY, tamed=_TAMED, idioms=_IDIOMS, number="({0})", element="{0}[({1}) + 1]",
    of_int="(0.1 * ({0}))", to_index="(trunc(Int64, 4.0 * abs({0})) & 7)", modulo="(({0}) % {1})", choose="({0} ? {1} : {2})",
    both="&&", either="||", unequal="!=", declare="{0} = {1}", declare_int="{0} = {1}", array="{0} = zeros(8)",
    heap="{0} = Vector{{Float64}}(undef, 8)", declares=("", "", "", ""), assign="{0} = {1}", if_=("if {0}", "else", "end"),
    for_=("for {0} in {1}:({2}) - 1", "end"), down="for {0} in ({1}) - 1:-1:0", while_=("while {0}", "end"), leave="return {0}",
    break_="break", continue_="continue", cases=("if {0} == 0", "elseif {0} == {1}", "else", "end"), array_argument="{0}", read_argument="{0}", boxes=("->", " for "),
)  # fmt: skip
_TYPES = {
    "x": "Vector{Float64}",
    "y": "Vector{Float64}",
    "z": "Vector{Float64}",
    "a": "Float64",
    "b": "Float64",
    "n": "Int64",
    "m": "Int64",
}


class Julia(Portable):
    def _function(self, name: str, parameters: dict[str, str], body: list[Statement], value: str, inline: str) -> FunctionText:
        given = ", ".join(f"{p}::{type}" for p, type in parameters.items())
        return FunctionText(
            name, f"{inline}function {name}({given})", (*body, plain(f"return {value}", kept=True)), opening="", closing="end"
        )

    def scalar_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        return self._function(name, {"a": "Float64", "b": "Float64"}, body, value, self.random.choice(("@noinline ", "")))

    def array_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        types = {"x": "Vector{Float64}", "y": "Vector{Float64}", "c": "Float64", "n": "Int64"}
        return self._function(name, types, body, value, self.random.choice(("@noinline ", "")))

    def root(self, name: str, parameters: list[str], body: list[Statement], value: str) -> FunctionText:
        return self._function(name, {p: _TYPES[p] for p in parameters}, body, value, "")

    def frame(self) -> tuple[str, str]:
        return "", ""


def generate(seed: int) -> ProgramText:
    return Julia(seed, DIALECT).program()
