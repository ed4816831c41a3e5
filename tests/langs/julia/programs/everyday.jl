# Everyday numerical Julia: what the adapter's tests compile and compare with the same formulas in Python.

using LinearAlgebra

poly(x::Float64) = 3x^3 - 2x + 1.5

mathematics(x) = sin(x) * exp(-x) + cos(x)^2 + tanh(x) + log(1 + x^2) + sqrt(x) + atan(x, 2.0) + cbrt(x) + hypot(x, 1.0) +
                 log1p(x) + expm1(x) + asinh(x) + x^0.3 + abs(-x) + max(x, 0.5) + floor(x) + exp2(x) + log10(x) + sinh(x) / cosh(x)

function sum_of_squares(x::Vector{Float64})
    total = 0.0
    for i in 1:length(x)
        total += x[i]^2
    end
    return total
end

function scale!(y::Vector{Float64}, a::Float64, x::Vector{Float64})
    @inbounds @simd for i in eachindex(x)
        y[i] = a * x[i] + y[i]
    end
    return nothing
end

# Column-major: rows are summed with different weights than columns.
function weighted(A::Matrix{Float64})
    total = 0.0
    for j in 1:size(A, 2), i in 1:size(A, 1)
        total += (i + 10j) * A[i, j]
    end
    return total
end

function box(A::Array{Float64,3})
    total = 0.0
    for k in axes(A, 3), j in axes(A, 2), i in axes(A, 1)
        total += i * j^2 * k^3 * A[i, j, k]
    end
    return total
end

struct Spring
    k::Float64
    rest::Float64
    n::Int32
end

energy(s::Spring, x) = 0.5 * s.k * (x - s.rest)^2 * s.n

pair(x, y) = (x * y, x + y)
combine(t::Tuple{Float64,Float64}, n::NTuple{3,Float64}) = t[1] * n[3] + t[2] * n[1]

@noinline inner(x) = x * x + 1
@noinline middle(x) = inner(x) * sin(x)
outer(x) = middle(x) + inner(2x)

function broadcasting(a, b)
    c = a .* b .+ 1.0
    c .+= sin.(a)
    return sum(c)
end

function allocating(x, n)
    y = zeros(n)
    z = similar(x)
    copyto!(z, x)
    for i in 1:n
        y[i] = 2z[i]
    end
    w = copy(y)
    w[1] = 100.0
    return y[1] + w[1] + length(w)
end

matrices(A, x) = sum(A * x) + dot(x, A' * x) + norm(x)

reductions(x) = sum(x) + prod(x) + maximum(x) - minimum(x) + mapreduce(abs2, +, x) + sum(v -> v^3, x)

comprehension(n) = sum([1 / i^2 for i in 1:n])

function growing(n)
    v = Float64[]
    for i in 1:n
        push!(v, i * 0.5)
    end
    pop!(v)
    return sum(v) + length(v)
end

function newton(a)
    x = a
    while abs(x^2 - a) > 1e-13 * a
        x = 0.5 * (x + a / x)
    end
    return x
end

function closures(a, x)
    add(t) = t + a
    twice(f, t) = f(f(t))
    return twice(add, x)
end

keywords(x; factor = 2.0, shift = 0.0) = factor * x + shift
with_keywords(x) = keywords(x; factor = 3.0, shift = 1.0)

fibonacci(n) = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2)
power(x, n) = n == 0 ? one(x) : x * power(x, n - 1)

rotate(z::ComplexF64, angle) = z * exp(im * angle) / (1 + abs(z))

bessel(x) = ccall(:j0, Float64, (Float64,), x)

raw(p::Ptr{Float64}, n) = sum(unsafe_load(p, i) for i in 1:n)

checked(x, i) = x[i]
logarithm(x) = log(x)
root(x) = sqrt(x)
refuses(x) = x > 0 ? x : throw(ArgumentError("x must be positive"))
says(x) = x > 0 ? x : error("negative: do not")

const WEIGHTS = [1.0, 10.0, 100.0]
const TABLE = (0.5, 0.25)
const STATE = Ref(7.0)
constants(x) = WEIGHTS[1] * x + WEIGHTS[3] + TABLE[2] + STATE[]

mutable struct Accumulator
    total::Float64
    count::Int
end

function mutable_objects(x)
    a = Accumulator(0.0, 0)
    for v in x
        a.total += v
        a.count += 1
    end
    return a.total / a.count
end

function first_negative(x)
    i = findfirst(v -> v < 0, x)
    return i === nothing ? -1 : i
end

single(x::Vector{Float32}) = sum(x .* 2.0f0) + sqrt(x[1])

function reshaped(x)
    A = reshape(x, 2, :)
    return A[1, 2] - A[2, 1] + size(A, 2)
end

function viewed(A)
    column = view(A, :, 2)
    return sum(column) + column[1]
end

module Inner
    cube(x) = x^3
end

untyped_global = 3.0
uses_global(x) = x * untyped_global
reads(x) = (isopen(stdin); x)
const SEEN = IdDict{Any,Float64}()
looks_up(x) = length(SEEN) > 1 ? 1.0 : x
unstable(x) = x > 0 ? 1 : "no"
shows_error(x) = try
    sqrt(x)
catch error
    error isa DomainError ? error.val::Float64 : 0.0
end

function scheduled_later(x)
    tasks = Task[Task(() -> 2x[1])]
    schedule(tasks[1])
    return fetch(tasks[1])::Float64
end

function asks_for_its_thread(x)
    sums = zeros(Threads.nthreads())
    @sync for i in 1:length(x)
        Threads.@spawn sums[Threads.threadid()] += x[i]
    end
    return sum(sums)
end

grows(x) = (push!(x, 1.0); length(x))

const KEPT = Ref([1.0])
keeps(x) = (KEPT[] = 2x; KEPT[][1])
