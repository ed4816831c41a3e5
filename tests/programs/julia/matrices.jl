# Matrices and ranges as they are written in Julia every day.
using LinearAlgebra

of_views(A) = (V = view(A, 1:2, 1:2); V * V + view(A, 1:2, :) * view(A, :, 2:3))
of_complex(A, B) = (Z = complex.(A, B); real(Z' * Z) + imag(Z * A) + abs2.(Z \ complex.(B, A)))
with_factors(A, B) = (C = ones(3, 3); mul!(C, A, B', A[1, 2], 0.5); mul!(C, A', A, 2, true); C * A[:, 1])
powers(A) = A^3 + A^-2 + A^0 * A^1
exponential(A) = exp(A) + exp(8 .* A) .* 1e-6
function with_forms(A, x)
    D = Diagonal(x) + A
    S = D * D' - Symmetric(A * A')
    return UpperTriangular(S) - A + 2 .* (A - SymTridiagonal(x, x[1:2])) - Diagonal(x)
end
factors(A) = (F = qr(A); Matrix(F.Q) .+ F.R .+ qr(A, Val(true)).R)
fitted(A::Matrix{Float64}, x::Vector{Float64}) = [qr(A) \ x; qr(A[:, 1:2]) \ x; A' \ x]

evenly(x) = [collect(range(x[1], stop = x[2], length = 4)); range(x[1], x[3], length = 7) .^ 2; collect(x[1]:x[2]:9.0)]
stepped(x) = [collect(range(x[1], step = x[2], length = 5)); sum(range(x[2], stop = x[2], length = 3)); 2.5 .* range(0.0, x[3], length = 3)]
narrow(x) = Float64.(Float16.(x) .* Float16(2) .- Float16(0.25))

# More numbers of one kind than Julia compiles a function for by itself.
literal(x::Vector{Float64}) = [x[1] x[2] x[3]; x[3] 2.0 x[1]; x[1] * x[2] x[3] x[2]]

# Of views with steps, three types of arrays in one product.
viewed(A::Matrix{Float64}, B::Matrix{Float64}) = (V = view(A * B, 1:2:3, 2:3); W = view(B, 1:2:3, 1:2); V' * W + W * V)

# Quotients: of transposes, by one row, of views.
function divided(A::Matrix{Float64}, B::Matrix{Float64})
    V = view(A * B, 2:3, 2:3)
    return B / A' + (A[:, 1:1] / (A[1:1, 1:2] * B[1:2, 1:1])) * view(B, 1:1, :) .+ ((V + A[1:2, 1:2]) \ view([1.0 0.0; 0.0 1.0], :, 1))[1] * B[:, 2]
end
