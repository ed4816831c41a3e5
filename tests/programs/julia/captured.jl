# Closures that change what they capture.

total(x) = (c = 0.0; foreach(v -> (c += v^2), x); c)

function several(x, k)
    n = 0
    best = x[1]
    for i in 1:length(x)
        t = x[i] > 0 ? 1.0 : 2.0
        foreach(v -> (t += v * k; n += 1), x)
        best = max(best, t * x[i])
    end
    h = () -> best * k
    best += n
    return h() + k * k
end

function nested(x)
    s = 0.0
    y = map(x) do v
        foreach(w -> (s += v * w), x)
        s
    end
    return s + sum(y)
end

function named(x)
    sum, count = zero(eltype(x)), 0
    function add(v, w = 2.0)
        sum += v * v * w
        count += 1
        return sum
    end
    for v in x
        add(v)
        add(v, 3.0)
    end
    return sum / count
end

function parametric(x::Vector{T}, a::T) where {T}
    product = one(T)
    up!(v) = (product *= v + a)
    foreach(up!, x)
    a > 1 && foreach(v -> (product += T(2) * v), x)
    return product
end

function from_integer(x)
    s = 0
    foreach(v -> (s += v^3), x)
    return s
end

function from_nothing(x)
    last = nothing
    for v in x
        foreach(w -> (last = w * v), x)
    end
    return last === nothing ? 0.0 : last^2
end

function to_integer(x)
    c = 0.0
    foreach(v -> (c = v > 1 ? 1 : c + v^2), x)
    return c
end

function argument(x, c)
    foreach(v -> (c += v * c), x)
    return c
end

module Inner
function comprehension(x)
    s = 0.0
    y = [begin s += v * v; s * v end for v in x]
    return sum(y) + s
end
end
