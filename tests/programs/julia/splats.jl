# Vectors that are splatted: their length is known when the program runs, and says which method is called.

product(a, b, c) = a * b + c^2
model(t, a, b, c) = a * exp(-b * t) + c
scaled(a, b; by = 2.0) = a * b * by
function squares(first, rest::Float64...)
    for v in rest
        first += v^2
    end
    return first
end
tail(p, u...) = p * u[1] + u[2]^2

struct Three
    a::Float64
    b::Float64
    c::Float64
end

fixed(x::Vector{Float64}) = product(x[1:3]...) + product(sin.(x[2:4])...) + product((x[1], x[2])..., x[3])
fitted(x::Vector{Float64}) = sum(abs2, model(t, x[1:3]...) - x[4] for t in 0.0:0.5:2.0)
keyword(x::Vector{Float64}) = scaled(x[1:2]...; by = x[3]) * x[4]
any_number(x::Vector{Float64}) = squares(x[1], x[2:4]...) * squares(x[1:2]...) + tail(2.0, x[3:4]...)

function made(x::Vector{Float64})
    p = Three(x[2:4]...)
    captured(a, b, c) = a^2 + b * c * x[1]
    return p.a * p.b^p.c + captured(x[1:3]...)
end

function pushed(x::Vector{Float64})
    v = Float64[]
    push!(v, x[1:2]...)
    push!(v, x...)
    return sum(v .^ 2) * v[end]
end

of_length(x::Vector{Float64}, n::Int) = product(x[1:n]...)

# As many arrays as there are.
function joined(x::Vector{Float64})
    parts = [x[1:k] .* k for k in 1:4]
    v, W = vcat(parts...)::Vector{Float64}, hcat([x .* 1, x .^ 2]...)::Matrix{Float64}
    return (sum(v .^ 2) + v[end])::Float64 * sum(W[2, :] .* [1.0, 3.0])::Float64
end
