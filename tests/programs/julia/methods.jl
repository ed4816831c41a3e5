# Methods: dynamics of particles, decompositions, optimisation, transforms, integrators with closures.

struct Vec3{T}
    x::T
    y::T
    z::T
end
Base.:+(a::Vec3, b::Vec3) = Vec3(a.x + b.x, a.y + b.y, a.z + b.z)
Base.:-(a::Vec3, b::Vec3) = Vec3(a.x - b.x, a.y - b.y, a.z - b.z)
Base.:*(s::Number, a::Vec3) = Vec3(s * a.x, s * a.y, s * a.z)
mydot(a::Vec3, b::Vec3) = a.x * b.x + a.y * b.y + a.z * b.z

function nbody(pos::Matrix{Float64}, m::Vector{Float64}, n::Int, dt::Float64)
    k = size(pos, 2)
    p = [Vec3(pos[1, i], pos[2, i], pos[3, i]) for i in 1:k]
    v = [Vec3(0.0, 0.1 * i, 0.0) for i in 1:k]
    for _ in 1:n
        for i in 1:k
            a = Vec3(0.0, 0.0, 0.0)
            for j in 1:k
                i == j && continue
                d = p[j] - p[i]
                a = a + (m[j] / (mydot(d, d) + 0.01)^1.5) * d
            end
            v[i] = v[i] + dt * a
        end
        for i in 1:k
            p[i] = p[i] + dt * v[i]
        end
    end
    return sum(0.5 * m[i] * mydot(v[i], v[i]) for i in 1:k)
end

function lufact(a::Matrix{Float64}, b::Vector{Float64})
    n = size(a, 1)
    A = copy(a)
    x = copy(b)
    for k in 1:n
        p = k
        for i in k+1:n
            if abs(A[i, k]) > abs(A[p, k])
                p = i
            end
        end
        if p != k
            for j in 1:n
                A[k, j], A[p, j] = A[p, j], A[k, j]
            end
            x[k], x[p] = x[p], x[k]
        end
        for i in k+1:n
            f = A[i, k] / A[k, k]
            A[i, k:n] .-= f .* A[k, k:n]
            x[i] -= f * x[k]
        end
    end
    for i in n:-1:1
        for j in i+1:n
            x[i] -= A[i, j] * x[j]
        end
        x[i] /= A[i, i]
    end
    return x
end

function convolve!(y::Vector{Float64}, x::Vector{Float64}, k::Vector{Float64})
    n, m = length(x), length(k)
    fill!(y, 0.0)
    @inbounds for i in 1:n, j in 1:m
        1 <= i - j + 1 <= n || continue
        y[i] += x[i-j+1] * k[j]
    end
    return nothing
end

function cvec(x::Vector{Float64})
    n = length(x)
    s = 0.0
    for k in 0:n-1
        z = sum(x[j+1] * exp(-2im * pi * j * k / n) for j in 0:n-1)
        s += abs(z)^3
    end
    return s
end

mutable struct Adam
    m::Vector{Float64}
    v::Vector{Float64}
    t::Int
end

function descend(x0::Vector{Float64}, lr::Float64, n::Int)
    x = copy(x0)
    st = Adam(zeros(length(x)), zeros(length(x)), 0)
    for _ in 1:n
        st.t += 1
        for i in eachindex(x)
            g = 2 * (x[i] - i) + 0.1 * sin(x[i])
            st.m[i] = 0.9 * st.m[i] + 0.1 * g
            st.v[i] = 0.999 * st.v[i] + 0.001 * g^2
            x[i] -= lr * (st.m[i] / (1 - 0.9^st.t)) / (sqrt(st.v[i] / (1 - 0.999^st.t)) + 1e-3)
        end
    end
    return sum(abs2, x)
end

function rk4(f, y::NTuple{2,Float64}, t::Float64, h::Float64)
    k1 = f(y, t)
    k2 = f(y .+ (h / 2) .* k1, t + h / 2)
    k3 = f(y .+ (h / 2) .* k2, t + h / 2)
    k4 = f(y .+ h .* k3, t + h)
    return y .+ (h / 6) .* (k1 .+ 2 .* k2 .+ 2 .* k3 .+ k4)
end

function duffing(alpha::Float64, beta::Float64, delta::Float64, n::Int)
    f = (y, t) -> (y[2], -delta * y[2] - alpha * y[1] - beta * y[1]^3 + 0.3cos(1.2t))
    y = (1.0, 0.0)
    e = 0.0
    for i in 1:n
        y = rk4(f, y, 0.05 * (i - 1), 0.05)
        e += y[1]^2
    end
    return e
end

function pushing(x::Vector{Float64}, n::Int)
    out = Float64[]
    for i in 1:n
        push!(out, x[mod1(i, length(x))] * i)
        i % 3 == 0 && pop!(out)
    end
    append!(out, x)
    return sum(out .^ 2) / length(out)
end

# Expressions: some are constants, which Julia computes when it compiles, and makes anew whenever it does.
abstract type Expression end
struct Constant <: Expression; value::Float64; end
struct Variable <: Expression; index::Int; end
struct Operation <: Expression; name::Symbol; left::Expression; right::Expression; end

evaluated(e::Constant, x) = e.value
evaluated(e::Variable, x) = x[e.index]
function evaluated(e::Operation, x)
    a, b = evaluated(e.left, x), evaluated(e.right, x)
    return e.name === :+ ? a + b : e.name === :* ? a * b : a / b
end

const TWICE = Operation(:*, Constant(2.0), Variable(2))
quotient() = Operation(:/, Operation(:+, Variable(1), TWICE), Operation(:+, Constant(2.5), Operation(:*, Variable(3), Variable(3))))

constant_expression(x::Vector{Float64}) = evaluated(quotient(), x)
function grown_expression(x::Vector{Float64}, n::Int)
    e = quotient()
    for k in 1:n
        e = Operation(isodd(k) ? :* : :+, e, Operation(:+, Variable(mod1(k, length(x))), Constant(k * x[1])))
    end
    return evaluated(e, x)
end
