# Arrays of several plain types: a byte for each element, behind them all, says which it is of.

function filtered(x)
    kept = Union{Float64,Nothing}[value > 0.5 ? value : nothing for value in x]
    total = 0.0
    for value in kept
        value === nothing ? (total += 1) : (total += value^2)
    end
    return total
end

function grown(x)
    values = Union{Nothing,Float64}[]
    for i in 1:23
        push!(values, i % 3 == 0 ? nothing : x[i % length(x) + 1] * i)
    end
    total = 0.0
    for (i, value) in enumerate(values)
        value === nothing ? (total += i * x[1]) : (total = 0.9total + value^2)
    end
    return total
end

function copied(x)
    values = Vector{Union{Float64,Nothing}}(undef, 4)
    values[1], values[2], values[3], values[4] = x[1], nothing, x[2], nothing
    other = copy(values)
    other[2] = x[3]
    total = 0.0
    for one in (values, other), value in one
        value === nothing || (total = total * x[4] + value)
    end
    return total
end

function remembered(x)
    known = Vector{Union{Nothing,Float64}}(nothing, 12)
    return term(known, x, 11)
end

function term(known, x, n)
    n < 2 && return x[n + 1]
    already = known[n]
    already === nothing || return already
    known[n] = term(known, x, n - 1) * x[3] + term(known, x, n - 2)
    return known[n]::Float64
end

function skipped(x)
    values = Union{Float64,Missing}[]
    for value in x
        push!(values, value)
        push!(values, missing)
    end
    total = 0.0
    for value in skipmissing(values)
        total += value^2
    end
    return total
end

function wide(x)
    values = Union{Float64,ComplexF64}[x[1], x[2] + im * x[3], x[4]]
    push!(values, complex(x[1], x[2]))
    total = 0.0
    for value in values
        total += abs2(value) * real(value)
    end
    return total
end

# Values alone are asked of these: their bytes are not told apart from their numbers.
struct Sample
    at::Float64
    value::Float64
    weight::Int
end

function changed(x)
    values = Union{Nothing,Float64,Int}[1, x[1], nothing]
    append!(values, [x[2], 3.0, x[3]])
    pushfirst!(values, x[4])
    insert!(values, 3, nothing)
    other = copy(values)
    other[1] = 7
    deleteat!(values, 2)
    total = 0.0
    for one in (values, other, reverse(values), vcat(values, other)), (i, value) in enumerate(one)
        value === nothing ? (total += i * x[1]) : value isa Int ? (total += value) : (total = 0.9total + i * value^2)
    end
    return total
end

function samples(x)
    found = Vector{Union{Nothing,Sample}}(nothing, 9)
    for i in 1:2:9
        found[i] = Sample(x[1] * i, x[2], i)
    end
    for i in 1:20
        push!(found, isodd(i) ? Sample(x[3], x[4] * i, i) : nothing)
    end
    total = 0.0
    for one in found
        one === nothing || (total = 0.8total + one.at * one.value * one.weight)
    end
    return total
end

function reshaped(x)
    values = Union{Nothing,Float64}[x[1]]
    for i in 2:4
        push!(values, i == 3 ? nothing : x[i])
    end
    total = 0.0
    for value in reshape(values, 2, 2)
        value === nothing || (total += value^2)
    end
    return total
end

# Of an array that holds no number there, another number is read instead.
function instead(x)
    values = Union{Nothing,Float64}[i % 3 == 0 ? nothing : x[mod1(i, 4)]^2 for i in 1:10]
    return sum(something(value, x[2]) for value in values)
end

function measured(x)
    values = Union{Missing,Float64}[i % 3 == 0 ? missing : x[mod1(i, 4)]^2 for i in 1:10]
    return sum(skipmissing(values)) * maximum(skipmissing(values))
end
