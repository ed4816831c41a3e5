# Julia's own library of linear algebra, called through LinearAlgebra.
using LinearAlgebra

by_lu(A::Matrix{Float64}, b::Vector{Float64}) = sum(abs2, lu(A) \ b)
by_cholesky(A::Matrix{Float64}, b::Vector{Float64}) = dot(b, cholesky(Symmetric(A)) \ b) + logdet(cholesky(Hermitian(A)))
by_triangle(A::Matrix{Float64}, b::Vector{Float64}) = sum(abs2, UpperTriangular(A) \ b)

function routines(A::Matrix{Float64}, x::Vector{Float64})
    n = length(x)
    y = BLAS.gemv('T', 2.0, A, x)
    C = zeros(n, n)
    BLAS.gemm!('N', 'T', 1.0, A, A, 0.0, C)
    BLAS.axpy!(0.5, x, y)
    return BLAS.dot(n, x, 1, y, 1) + BLAS.nrm2(n, y, 1) + sum(abs2, C)
end

weighted(x) = sum(i * x[i] for i in 1:length(x))
determinant(A::Matrix{Float64}) = det(A)
# Two columns of A, and a third that depends on them.
least_squares(A::Matrix{Float64}, b::Vector{Float64}) = (B = hcat(A, A[:, 1] .- 2 .* A[:, 2]); weighted(B \ b) + weighted(copy(B') \ b[1:3]))
sums(x::Vector{Float64}) = weighted(cumsum(x .^ 2)) / 1e3 + sum(abs2, x) + maximum(x) * norm(x[1:5]) + norm(1e-200 .* x[1:3]) * 1e200
