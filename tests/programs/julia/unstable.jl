using LinearAlgebra

# Results of which inference knows no more than that they may be numbers.
function from_zero(x)
    s = 0
    for v in x
        s += v^2
    end
    return s
end
last_one(x) = (r = nothing; for v in x; r = r === nothing ? v : max(r, 0.9v); end; r)
mutable struct Untyped
    a
    b
end
function untyped(x)
    p = Untyped(x[1], x[2])
    for i in 1:3
        p.a = p.a * p.b + sin(p.a)
    end
    return p.a
end
root(x) = sum(sqrt(Symmetric(x * x' + Diagonal(1:length(x)))))
text_or_number(x) = x[1] > 0 ? "abc" : x[1]

# Constant tuples of several types, walked; methods that take any function, and are not specialised for one.
struct Euler
    dt::Float64
end
struct Midpoint
    dt::Float64
    steps::Int
end
advance(m::Euler, u, k) = u + m.dt * k * sin(u)
advance(m::Midpoint, u, k) = u + m.dt * k * cos(u + m.dt / m.steps * u)
function over_methods(x)
    s = 0.0
    for m in (Euler(0.05), Midpoint(0.1, 2), Euler(0.5))
        s += advance(m, x[1], x[2])
    end
    return s
end
function words(x)
    s = 0.0
    for word in split("x1 2.5 x3 x2")
        s = 0.5s * s + (startswith(word, "x") ? x[parse(Int, word[2:end])] : parse(Float64, word))
    end
    return s
end
piped(x) = sum(eigvals(x * x' + Diagonal(x)) .|> real)

# Fields that may be nothing, of objects that may be nothing.
mutable struct Link
    v::Float64
    next::Union{Link,Nothing}
end
function without_second(x)
    head = nothing
    for v in x
        head = Link(v^2, head)
    end
    head.next = head.next.next
    return head.v * head.next.v
end
mutable struct Tree
    k::Float64
    l::Union{Tree,Nothing}
    r::Union{Tree,Nothing}
end
rotated!(t) = (u = t.l; t.l = u.r; u.r = t; u)
function rotated(x)
    t = Tree(x[1], Tree(x[2], nothing, Tree(x[3], nothing, nothing)), Tree(x[4], nothing, nothing))
    t = rotated!(t)
    return t.k * 2 + t.r.k * 3 + t.r.l.k * t.r.r.k
end
