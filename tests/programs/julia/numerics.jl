# Broadcasts, structures, closures, comprehensions, mutation and multiple dispatch.

rosenbrock(x) = sum((1 .- x[1:end-1]) .^ 2 .+ 100 .* (x[2:end] .- x[1:end-1] .^ 2) .^ 2)

function logsumexp(x)
    largest = maximum(x)
    largest + log(sum(v -> exp(v - largest), x))
end

function heat!(u::Matrix{Float64}, k::Float64, steps::Int)
    from, to = copy(u), copy(u)
    for _ in 1:steps
        for j in 2:size(u, 2)-1, i in 2:size(u, 1)-1
            to[i, j] = from[i, j] + k * (from[i-1, j] + from[i+1, j] + from[i, j-1] + from[i, j+1] - 4from[i, j])
        end
        from, to = to, from
    end
    u .= from
    return nothing
end

struct Spring
    stiffness::Float64
    rest::Float64
end

force(s::Spring, x) = -s.stiffness * (x - s.rest)

# An integrator that is given its right-hand side.
function integrate(f, x, v, h, steps)
    for _ in 1:steps
        v += h * f(x)
        x += h * v
    end
    return x
end

oscillate(stiffness::Float64, rest::Float64, x::Float64, steps::Int) =
    let spring = Spring(stiffness, rest)
        integrate(y -> force(spring, y) - 0.1y^3, x, 0.0, 0.05, steps)
    end

abstract type Shape end
struct Circle <: Shape
    r::Float64
end
struct Rectangle <: Shape
    a::Float64
    b::Float64
end
area(c::Circle) = pi * c.r^2
area(r::Rectangle) = r.a * r.b
total_area(r::Float64, a::Float64, b::Float64) = area(Circle(r)) + 2area(Rectangle(a, b))

# A returned array, made by a comprehension over a matrix.
row_norms(a::Matrix{Float64}) = [sqrt(sum(a[i, j]^2 for j in 1:size(a, 2))) for i in 1:size(a, 1)]

function newton(z::Float64)
    w = 1.0
    while true
        step = (w + log(w) - z) / (1 + 1 / w)
        w -= step
        abs(step) < 1e-14 && return w
    end
end

function cholesky_logdet(a::Matrix{Float64})
    n = size(a, 1)
    l = zeros(n, n)
    for j in 1:n, i in j:n
        s = a[i, j]
        for k in 1:j-1
            s -= l[i, k] * l[j, k]
        end
        l[i, j] = i == j ? sqrt(s) : s / l[j, j]
    end
    return 2sum(log(l[i, i]) for i in 1:n)
end

# A matrix-free product with a keyword argument and views.
function smoothed(x::Vector{Float64}, weight::Float64)
    y = similar(x)
    for i in eachindex(x)
        lo, hi = max(1, i - 1), min(length(x), i + 1)
        y[i] = (1 - weight) * x[i] + weight * sum(@view x[lo:hi]) / (hi - lo + 1)
    end
    return sum(abs2, y)
end

mixed_power(x, n) = x^n + x^2.5 + sinh(x) * cos(x)

function grow(x::Vector{Float64})
    out = Float64[]
    for v in x
        v > 0 && push!(out, v^2)
    end
    return sum(out) * length(out)
end

single(x::Vector{Float32}) = sum(x)^2 / length(x)
