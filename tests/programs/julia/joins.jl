# Arrays joined of numbers, vectors and matrices, repeated, copied, and made unique.
using LinearAlgebra

of_blocks(A, x) = [A 2A; zeros(2, 3) A[:, 1:2]' ones(2, 1)]
of_numbers(A, x) = [x[1:1] A[1:1, :]; A x[1:3]; 1.0 x[2] 3 4]
with_identity(A, x) = [A I; I A]
columns_of(A, x) = hcat(A, A', x, view(A, :, 2), x[1] .* A)
lines_of(A, x) = vcat(A, view(A, 1:1, :), x', A' .* x[2], A)
ragged(A, x) = size([A x; A A], 1) * x[1]

repeated(A, x) = [repeat(x, inner = 2, outer = 2); vec(repeat(A, inner = (2, 1), outer = (1, 2))); repeat(x, outer = 2)]
function once(A, x)
    y = unique([x; x[1] + 0.0; -0.0; 0.0; x[2:3]; 0.0])
    return [y .* (1:length(y)); x[1] * length(unique([2, 1, 2]))]
end
condition(A, x) = [cond(A), cond(A, 1), cond(A .* x[1], Inf)]

struct State
    scale::Float64
    now::Vector{Float64}
    grid::Matrix{Float64}
    name::String
end

function histories(A, x)
    state = State(x[1], x .* 1.0, A .* 1.0, "run")
    steps = Vector{Float64}[]
    for k in 1:3
        push!(steps, state.now)
        state = deepcopy(state)
        state.now .*= state.scale
        state.grid[1, k] += state.now[k]
    end
    # Shared in the copy as in what was copied.
    twice = [steps[1], steps[1]]
    other = deepcopy(twice)
    other[1][1] = 7.0
    return [steps[1]; other[2]; state.now; vec(state.grid); length(state.name)]
end

function in_dictionary(A, x)
    table = Dict("a" => x .^ 2, "b" => x .* x[1])
    other = deepcopy(table)
    other["a"][1] = 0.0
    total = zeros(3)
    for key in sort(collect(keys(table)))
        total = total .* 2 .+ other[key]
    end
    return [total; table["a"]]
end

function options(A, x)
    total = x .* 0.0
    for part in split("a=1.5; b = 2 ;c=1e-1", ";")
        (name, value) = split(part, "=")
        total = strip(name) == "b" ? total .+ x .^ parse(Int, strip(value)) : total .+ parse(Float64, value) .* x
    end
    bad = tryparse(Float64, "1.5x") === nothing && tryparse(Float32, " 2.5 ") === 2.5f0
    return bad && uppercase("ab") == "AB" && occursin("b=", "a=b=c") ? total : -total
end

through_text(x::Float64) = 2 * parse(Float64, string(x))

# Elements of more than one word, which stand in the array itself.
struct Held
    now::Vector{Float64}
end

struct Part
    weight::Float64
    held::Held
    rank::Int
end

const PARTS = [Part(1.5, Held([1.0, 2.0, 3.0]), 3), Part(2.5, Held([4.0, 0.0, 1.0]), 4)]

function inside(A, x)
    parts = [Part(x[i], Held(x .* i), i) for i in 1:3]
    more = copy(parts)
    more[2] = parts[3]
    append!(more, parts)
    for k in 1:20
        push!(more, Part(x[1] * k, more[k].held, k))
    end
    sort!(more, by = part -> -part.weight * part.rank)
    total = zeros(3)
    for (k, part) in enumerate(more)
        total .+= part.weight .* part.held.now .* k
    end
    return [total; [part.weight * x[1] * sum(part.held.now) * part.rank for part in PARTS]]
end
