using LinearAlgebra

general(x) = [x[1 + (i + j) % length(x)] * sin(i * j) + (i == j ? 2.0 * (-1.0)^i : 0.0) for i in 1:4, j in 1:4]
definite(x) = (A = general(x); A * A' + 0.5I)

solve_upper(x) = sum(Symmetric(general(x)) \ x[1:4])
solve_lower(x) = sum(x[1:4]' / Symmetric(general(x), :L))
solve_hermitian(x) = sum(abs2, Hermitian(general(x) + im * general(2 .* x)) \ x[1:4])
solve_complex(x) = sum(abs2, Symmetric(general(x) + im * general(2 .* x)) \ (x[1:4] .+ 2im))
determinant(x) = det(Symmetric(general(x))) + det(Hermitian(general(x) + im * general(2 .* x)))
tridiagonal(x) = sum(eigvals(SymTridiagonal(x[1:5] .+ 3, x[2:5])) .^ 2 .* (1:5))
tridiagonal_part(x) = sum(abs2, eigvals(SymTridiagonal(x[1:5] .+ 3, x[2:5]), 2:3))
tridiagonal_vectors(x) = (E = eigen(SymTridiagonal(x[1:5] .+ 3, x[2:5])); sum(E.vectors[:, 2] .^ 2 .* (1:5)) + E.values[1])
generalised(x) = sum(abs2, eigvals(Symmetric(general(x)), Symmetric(definite(x))))
generalised_vectors(x) = (E = eigen(Symmetric(general(x), :L), Symmetric(definite(x), :L)); sum(E.vectors[:, 2] .^ 2 .* (1:4)) + E.values[1])
generalised_hermitian(x) = (E = eigen(Hermitian(general(x) + im * general(2 .* x)), Hermitian(definite(x) + 0im * I));
                            sum(abs2.(E.vectors[:, 2]) .* (1:4)) + E.values[1])
without_form(x) = sum(real.(eigvals(general(x)))) + maximum(abs.(eigvals(general(x))))

struct Filter
    m::Vector{Float64}
    P::Matrix{Float64}
end
function likelihood(x)
    F, H = [1.0 x[1]; 0.0 1.0], [1.0 0.0; 0.5 x[4]]
    m, P, total = zeros(2), Matrix(1.0I, 2, 2), 0.0
    for k in 1:4
        m, P = F * m, F * P * F' + x[2]^2 * I
        S, y = Symmetric(H * P * H' + x[3]^2 * I), [x[k], x[k+1]] - H * m
        K = P * H' / S
        m, P = m + K * y, (I - K * H) * P
        total -= (dot(y, S \ y) + logdet(S)) / 2
    end
    return total
end

# A matrix with three equal eigenvalues: those of a product of two vectors, and one.
equal_values(x) = sum(eigvals(Symmetric(x * x' + I)))
equal_vectors(x) = (E = eigen(Symmetric(x * x' + I)); sum(E.vectors * Diagonal(sqrt.(E.values)) * E.vectors'))
equal_singular(x) = (F = svd([x[1] -x[2]; x[2] x[1]]); sum(F.U * Diagonal(sqrt.(F.S)) * F.Vt))
