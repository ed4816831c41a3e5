using LinearAlgebra

of_lists(x) = sum(sum, [x, x[1:2]]) + maximum(sum, [x, x[1:2]]) + minimum(v -> sum(abs2, v), [x, x[1:2]])
in_functions(x) = (A = x * x'; sum(i -> sum(j -> A[i, j] * x[j], 1:length(x)), 1:length(x)))
deep(x) = sum(v -> sum(w -> prod(u -> u * v + w, x), x), x)
in_generators(x) = (A = x * x'; sum(sum(sum(A[i, j] * x[k] for k in 1:2) for j in 1:3) * x[i] for i in 1:4))
largest(x) = (A = x * x'; maximum(sum(A[i, j] for j in 1:4) for i in 1:4) + minimum(i -> maximum(j -> A[i, j], 1:4), 1:4))
struct Layer
    w::Vector{Float64}
    b::Float64
end
of_objects(x) = (layers = [Layer(x, x[1]), Layer(x[1:3], x[2])]; sum(l -> sum(l.w) * l.b, layers) + sum(sum(abs2, l.w) for l in layers))
of_tuples(x) = prod(i -> 1 + sum(x[1:i]), 1:4) + sum(t -> t[1] * sum(t[2]), [(x[1], x), (x[2], x[2:3])])
columns(x) = (A = x * x'; maximum(sum, eachcol(A')) + sum(norm, eachrow(A)) + sum(c[1] * i for (i, c) in enumerate(eachcol(A))))
function in_place(x)
    A = x * x'
    for c in eachcol(A)
        c ./= norm(c)
    end
    return sum(A .^ 3)
end
long(x) = sum(i -> sum(j -> x[1 + (i + j) % 4] / (i + j), 1:20), 1:3000)
nothing_there(x) = sum(v -> sum(v), [x][1:0])
