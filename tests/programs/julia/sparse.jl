# Sparse matrices, and random numbers of a seeded generator.
using LinearAlgebra, SparseArrays, Random

doubled(x) = (A = sparse([1, 2, 3, 1, 3, 1], [1, 2, 3, 3, 1, 1], [x[1], x[2], x[3], x[1] * x[2], 0.5, x[3]]); [A * [1.0, 2.0, 3.0]; A' * x; A[1, 1]])
function of_diagonals(x)
    A = spdiagm(0 => [4.0, 5.0, 6.0] .* x, 1 => [x[1], x[2]], -1 => [1.0, 1.0])
    return [nonzeros(A .* 2.0); A * A * x; sum(A)]
end
function twice(x)
    A = spdiagm(0 => 2.0 .+ x, 1 => -x[1:2], -1 => -x[2:3])
    b = A * x
    return [dot(b, A' * b) + sum(A), 1.0 * nnz(A)]
end
function banded(x)
    A = spdiagm(0 => fill(2.0 + x[1], 12), 1 => fill(-x[2], 11), -1 => fill(-1.0, 11))
    return A \ fill(x[3], 12)
end
pivoted(x) = sparse([2, 1, 3, 2, 3, 1], [1, 2, 1, 3, 3, 3], [x[1], x[2], x[3], 2.0, 0.5, x[1] * x[3]], 3, 3) \ [1.0 x[1]; x[2] 2.0; 3.0 x[3]]
function laplacian(x)
    D = spdiagm(0 => fill(2.0, 4), 1 => fill(-1.0, 3), -1 => fill(-1.0, 3))
    E = sparse(1.0I, 4, 4)
    return (kron(D, E) * x[1] + kron(E, D) * x[2] + 0.1 * kron(E, E)) \ fill(x[3], 16)
end
singular(x) = sparse([1, 2], [1, 1], [x[1], x[2]], 2, 2) \ [1.0, 2.0]

dropped(x) = (A = reshape(x, 1, 3, 1); [dropdims(A, dims = (1, 3)) .^ 2; vec(dropdims(A; dims = 1)); dropdims(sum([x 2x], dims = 2), dims = 2)])
not_dropped(x) = dropdims([x x], dims = 2)[1]

function simulated(x)
    generator = MersenneTwister(42)
    paid = 0.0
    for _ in 1:40
        paid += max(x[1] * exp(x[2] * randn(generator) * 0.3) - x[3], 0.0) + 0.1 * x[2] * randexp(generator)
    end
    return [paid / 40; shuffle(generator, x .^ 2); randn(generator, 2) .* x[1]; rand(generator)]
end
