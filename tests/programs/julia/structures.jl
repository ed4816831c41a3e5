# Mutable structures, tuples, linear algebra, dictionaries, exceptions, keyword arguments, iteration protocols.

using LinearAlgebra

mutable struct State
    position::Float64
    velocity::Float64
    steps::Int
end

function advance!(s::State, h::Float64)
    s.velocity -= h * sin(s.position)
    s.position += h * s.velocity
    s.steps += 1
    return s
end

function pendulum(angle::Float64, h::Float64, n::Int)
    s = State(angle, 0.0, 0)
    for _ in 1:n
        advance!(s, h)
    end
    return s.position^2 + s.velocity^2 + s.steps
end

quadratic_form(a::Matrix{Float64}, x::Vector{Float64}) = dot(x, a * x)

normalised(x::Vector{Float64}) = sum((x ./ norm(x)) .* (1:length(x)))

function minmax_ratio(x::Vector{Float64})
    lo, hi = extrema(x)
    return hi / (lo^2 + 1)
end

rates(; a = 1.0, b = 2.0) = (first = a, second = b)
function with_keywords(x::Float64, y::Float64)
    r = rates(a = x, b = y)
    return r.first * exp(r.second)
end

function checked(x::Float64)
    x < 0 && throw(DomainError(x, "negative"))
    return sqrt(x)
end

function recursive_sum(x::Vector{Float64}, lo::Int, hi::Int)
    lo == hi && return x[lo]^2
    mid = (lo + hi) ÷ 2
    return recursive_sum(x, lo, mid) + 0.5recursive_sum(x, mid + 1, hi)
end

function complex_orbit(re::Float64, im::Float64, n::Int)
    z, c = zero(ComplexF64), complex(re, im)
    for _ in 1:n
        z = z^2 + c
    end
    return abs2(z)
end

function sorted_weights(x::Vector{Float64})
    y = sort(x)
    return sum(y[i] / i for i in 1:length(y))
end

function zipped(x::Vector{Float64}, y::Vector{Float64})
    total = 0.0
    for (i, (a, b)) in enumerate(zip(x, y))
        total += i * a * b
    end
    return total
end

convolve(x::Vector{Float64}, k::NTuple{3,Float64}) = [x[i-1] * k[1] + x[i] * k[2] + x[i+1] * k[3] for i in 2:length(x)-1]

function stencil(x::Vector{Float64}, a::Float64)
    y = convolve(x, (a, 1 - 2a, a))
    return sum(abs2, y)
end

function scale!(x::Vector{Float64}, a::Float64)
    x .*= a
    return sum(x)
end

poly(x::Float64) = evalpoly_like(x, (1.0, -0.5, 0.25))
evalpoly_like(x, c) = foldr((a, b) -> a + x * b, c)

function matrix_chain(a::Matrix{Float64}, n::Int)
    p = Matrix{Float64}(I, size(a)...)
    for _ in 1:n
        p = p * a
    end
    return tr(p)
end

# An array type of the program's own.
struct Ring{T} <: AbstractVector{T}
    held::Vector{T}
    turn::Int
end
Base.size(r::Ring) = size(r.held)
Base.getindex(r::Ring, i::Int) = r.held[mod1(i + r.turn, length(r.held))]
Base.setindex!(r::Ring, v, i::Int) = (r.held[mod1(i + r.turn, length(r.held))] = v)
Base.IndexStyle(::Type{<:Ring}) = IndexLinear()
function turned(x::Vector{Float64})
    r = Ring(copy(x), 1)
    r[3] = r[1] * r[2]
    w = r .* 2 .+ 1
    product = w .* r
    r.held .= product
    return sum(w) + sum(r .* (1:length(r))) + maximum(r) + sum(abs2, view(r, 1:2)) + sum(r[2:3])
end

# Fields by names that only the run tells.
function named(x::Vector{Float64})
    p = (rate = x[1], load = x[2], shift = x[3])
    total = 0.0
    for (name, value) in pairs(p)
        total += name === :load ? 2 * value^2 : value * x[4]
    end
    for name in (:shift, :rate)
        total += getfield(p, name)^3
    end
    return total
end

# Elements of tuples and lists of several types, by numbers that only the run tells.
function numbered(x::Vector{Float64})
    mixed, listed, total = (x[1], 2, x[3]), Any[x[2], 3, x[2:4]], 0.0
    for i in 1:3
        total += mixed[i] * i
    end
    for value in mixed
        total += value^2
    end
    for value in listed
        total += value isa Float64 ? value^2 : value isa Int ? value * x[1] : sum(value::Vector{Float64})
    end
    return total
end
