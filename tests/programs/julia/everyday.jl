# What Base does through its runtime library, or through arguments of unknown types: in everyday programs.

# Logical indexing, on both sides of an assignment.
function selected(x::Vector{Float64})
    y = copy(x)
    y[y .< -1] .= 0.5
    positive = x .> 0
    y[positive] = y[positive] .* 2
    y[x .< 1] .*= 1.5
    between = positive .& (x .< 1)
    return sum(y .* x) + sum(x[between]) + count(between) + sum(x[findall(positive)] .^ 2) + sum(ifelse.(between, x, 2x))
end

# Vectors that change at both ends and in the middle; text keys.
function collected(x::Vector{Float64})
    v = Float64[]
    for a in x
        push!(v, a * a)
        length(v) > 3 && append!(v, [popfirst!(v) * a, a])
    end
    p = pop!(v)
    insert!(v, 2, p * p)
    deleteat!(v, 1)
    pushfirst!(v, p)
    q = splice!(v, 2)
    totals = Dict{String,Float64}("all" => q)
    for (i, a) in enumerate(v)
        key = i % 2 == 0 ? "even" : "odd"
        totals[key] = get(totals, key, 0.0) + a * i
    end
    totals["even"] *= x[4]
    return totals["even"] * totals["odd"] + (haskey(totals, "none") ? 1.0 : totals["all"]) + length(totals)
end

# Matrices put together, sums along dimensions, running sums, permutations.
function arranged(x::Vector{Float64})
    A = reshape(x, 2, 3)
    B = [a * b for a in x, b in x]
    p = sortperm(x)
    q = sortperm(x, rev = true)
    s = sum([A; A] .^ 2) + sum(hcat(A, x[1:2])) + sum([x x 2x]) + sum(permutedims(A) * A) + [x[1] x[2]; x[3] x[4]][2, 1]
    s += sum(sum(B, dims = 1) .^ 2) + sum(sum(B .^ 2, dims = 2)[2]) + sum(maximum(B, dims = 1)) + sum(minimum(B, dims = 2))
    return s + sum(cumsum(x) .* cumprod(x)) + sum(accumulate(max, x)) + x[p[2]]^2 * x[q[2]] + sum(x[p] .* (1:6))
end

mutable struct Link
    value::Float64
    next::Union{Link,Nothing}
end

# A chain that ends in nothing; functions of angles.
function chained(x::Vector{Float64})
    head = nothing
    for v in x
        head = Link(v^2, head)
    end
    s, k = 0.0, 1.0
    while head !== nothing
        s += head.value * k
        k += 1
        head = head.next
    end
    z, w = complex(x[1], x[2]), x[3] + x[4] * im
    return s + sum(sinpi.(x) .* cospi.(x .* 3.3)) + sinpi(10.3 * x[1]) + mod2pi(x[4] * 9) + copysign(x[1], x[2]) * x[3] + abs2(z^w)
end

# Exactly what Base says.
function angles(x::Vector{Float64})
    y = similar(x)
    for (i, v) in enumerate(x)
        y[i] = sinpi(v) + cospi(v) * 2 + mod2pi(v) * 4
    end
    return y
end

# Several arrays at a time, and a matrix column by column or row by row.
function sliced(x::Vector{Float64})
    total = Ref(0.0)
    foreach((a, b) -> total[] += a * b^2, x, reverse(x))
    foreach((a, b, k) -> total[] *= a > 2 ? 1 + b / k : 1.0, x, 2 .* x, 1:6)
    A = reshape(x, 2, 3)
    return total[] + sum(mapslices(v -> v ./ sum(v), A, dims = 2) .^ 2) + sum(mapslices(sort, A, dims = 1) .* [1.0, 2.0]) +
           sum(mapslices(maximum, A, dims = 2) .* [1.0, 3.0]) + mapslices(sum, A, dims = 1)[2]^2
end
