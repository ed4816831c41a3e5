"""Dictionaries that are constants of a module: looked up, walked through; not changed."""
module Constant

# Memory that is used again, so that what dictionaries do not hold is another thing each time.
let kept = 0.0
    for _ in 1:1000
        kept += sum(fill(rand(), 16)) + sum(fill(rand(Int), 16))
    end
    GC.gc()
end

struct Rate
    a::Float64
    b::Float64
end

const BY_NAME = Dict("alpha" => 1.5, "beta" => 2.5, "a much longer name than these" => 3.0, "" => 4.0, "ü" => 5.0)
const BY_SYMBOL = Dict(:k => 2.0, :rho => 0.5)
const BY_PAIR = Dict((1, 2) => 3.0, (2, 3) => 4.0)
const BY_NUMBER = Dict(0.5 => 2.0, 1.5 => -1.0)
const RATES = Dict(1 => Rate(1.0, 2.0), 2 => Rate(3.0, 4.0))
const MATRICES = Dict(:m => [1.0 2.0; 3.0 4.0])
const SPECIES = Dict(1 => "one", 2 => "three")
const MEMBERS = Set([1, 5, 9])

names(x) = sum(BY_NAME[k] * x^i for (i, k) in enumerate(("alpha", "beta", "a much longer name than these", "", "ü")))
symbols(x) = BY_SYMBOL[:k] * x^2 + exp(-BY_SYMBOL[:rho] * x)
absent(x) = get(BY_NAME, "gamma", 10.0) * x + (haskey(BY_SYMBOL, :none) ? 1.0 : x^2)
pairs_of(x) = BY_PAIR[(1, 2)] * x + BY_PAIR[(2, 3)] * x^2
numbers(x) = BY_NUMBER[0.5] * x^2 + BY_NUMBER[1.5]
function walked(x)
    s = 0.0
    for (k, v) in BY_NAME
        s += v * length(k) * x
    end
    return s * sum(values(BY_PAIR)) + length(BY_NAME)
end
structures(x) = RATES[2].a * x + RATES[1].b * x^2
matrices(x) = MATRICES[:m][2, 1] * x + MATRICES[:m][1, 2] * x^3
texts(x) = length(SPECIES[2]) * x^2
members(x) = (5 in MEMBERS ? x^2 : x) + (6 in MEMBERS ? x^3 : 0.0)
missing_key(x) = x > 1 ? BY_SYMBOL[:nowhere] * x : x

changed(x) = (BY_NUMBER[2.5] = x; BY_NUMBER[2.5])
end

module Held

mutable struct State
    values::Vector{Float64}
    calls::Int
end
const STATE = State([1.0], 0)
const ROWS = [[1.0, 2.0], [3.0]]

@noinline replace!(s, x) = (s.values = fill(x, 50); nothing)
@noinline put!(rows, x) = (rows[1] = [x, 2x]; nothing)
@noinline bump!(s, x) = (s.values[1] = x; s.calls += 1; nothing)

replaced(x) = (replace!(STATE, x); sum(STATE.values))
replaced_row(x) = (put!(ROWS, x); ROWS[1][2])
bumped(x) = (bump!(STATE, x); STATE.values[1] * x)
exchanged(x) = (t = ROWS[1]; ROWS[1] = ROWS[2]; ROWS[2] = t; (ROWS[1][1] + ROWS[2][1]) * x)
end
