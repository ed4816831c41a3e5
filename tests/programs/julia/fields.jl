abstract type Body end
mutable struct Ball <: Body
    m::Float64
    next::Union{Ball,Nothing}
end
Base.setproperty!(b::Body, f::Symbol, v::Float64) = setfield!(b, f, 2v)
mutable struct Plain
    v::Float64
    next::Union{Plain,Nothing}
end

# The user's own method writes numbers.
function doubled(x)
    b = Ball(x[1], Ball(x[2], nothing))
    b.m = x[1] * x[2]
    return b.m * x[3] + b.next.m
end

# A ring, walked while its objects and links change.
function ring(x)
    a = Plain(x[1], nothing)
    b = Plain(x[2], a)
    a.next = b
    p = a
    for k in 1:5
        p.v = p.v * x[1 + k % 3] + p.next.v
        p = p.next
    end
    a.next.next.v += x[3]
    a.next = a.next.next
    return a.v * 2 + a.next.v * 3 + b.v
end

struct Scaling
    k::Float64
end
(s::Scaling)(v) = s.k * sum(w -> w * v, 1:3)
callables(x) = sum(Scaling(x[1]), x) + maximum(Scaling(x[2]), 1:3) + prod(Scaling(x[3]), x)
Base.sum(f, list::Vector{Ball}) = 3 * f(list[1])
own_sum(x) = sum(b -> b.m, [Ball(v^2, nothing) for v in x])
