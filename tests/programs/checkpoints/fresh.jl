# Arrays that are new in every iteration, and left to the collector.
function broadcasted(u0::Vector{Float64}, steps::Int, k::Float64)
    u = copy(u0); w = zero(u0)
    for t in 1:steps
        un = u .+ k .* w
        wn = w .- k .* sin.(un)
        u, w = un, wn
    end
    return sum(abs2, u)
end
mutable struct Chain
    u::Vector{Float64}
    order::Vector{Int}
    t::Float64
end
function advance!(s::Chain, k::Float64)
    n = length(s.u)
    u = similar(s.u); order = similar(s.order)
    for i in 1:n
        j = s.order[i]
        u[j] = s.u[j] + k * s.t * sin(s.u[j == n ? 1 : j+1] - s.u[j])
        order[i] = s.order[i == n ? 1 : i+1]
    end
    s.u = u; s.order = order; s.t += 0.01
    return nothing
end
# An object that changes: a vector of numbers in it, and one of integers.
function members(u0::Vector{Float64}, steps::Int, k::Float64)
    s = Chain(copy(u0), collect(1:length(u0)), 1.0)
    for t in 1:steps
        advance!(s, k)
    end
    return sum(abs2, s.u) + s.u[s.order[3]]
end
# Two loops, the first of which until something holds; and a buffer from before the loop that every iteration reads and writes.
function until(u0::Vector{Float64}, steps::Int, k::Float64)
    u = copy(u0); du = zero(u); t = 0.0
    while t < steps
        for i in eachindex(u)
            du[i] = sin(u[i]) + 0.1 * du[i]
        end
        u = u .+ k .* du
        t += 0.9
    end
    v = u .* 2
    for t in 1:steps
        v = v .- k .* cos.(v .* u)
    end
    return sum(v)
end
# Only within the iteration.
function within(u0::Vector{Float64}, steps::Int, k::Float64)
    u = copy(u0)
    for t in 1:steps
        old = copy(u)
        for i in eachindex(u)
            u[i] = old[i] + k * sin(old[i == 1 ? length(u) : i-1])
        end
    end
    return sum(abs2, u)
end
