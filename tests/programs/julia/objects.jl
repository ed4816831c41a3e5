# Objects of several types in one vector: which method is called, and what is read, their types say.

struct Spring
    stiffness::Float64
    power::Int
end

mutable struct Counter
    value::Float64
end

function mixed(x::Vector{Float64})::Float64
    total = 0.0
    for v in Any[x[1], 2, Spring(x[2], 3), x[3]]
        if v isa Float64
            total += v^2
        elseif v isa Int
            total *= v
        elseif v isa Spring
            total += v.stiffness^v.power
        end
    end
    return total
end

function arrays(x::Vector{Float64})::Float64
    A = reshape(x[1:4], 2, 2)
    total = 0.0
    for v in Any[x, x[1], A, copy(A)]
        if v isa Vector{Float64}
            total += sum(abs2, v)
        elseif v isa Matrix{Float64}
            total += v[2, 1] * v[1, 2]
        end
    end
    return total
end

function dynamic(x::Vector{Float64})::Float64
    total = 0.0
    for v in Any[x[1], 2, x[2]]
        total = total * x[3] + v
    end
    return total
end

function closures(x::Vector{Float64})::Float64
    value = 1.0
    for f in [v -> v * x[1], v -> v^2 + x[2], v -> sin(v * x[3])]
        value = f(value)
    end
    return value
end

function functions(x::Vector{Float64})::Float64
    total = 0.0
    for f in Function[sin, exp]
        total += f(x[1]) * f(x[2])
    end
    return total
end

function counted(x::Vector{Float64}, counter::Counter)::Float64
    total = 0.0
    for v in Any[x[1], counter]
        v isa Counter && (total += v.value^2 * x[1]; v.value += 1)
    end
    return total
end
