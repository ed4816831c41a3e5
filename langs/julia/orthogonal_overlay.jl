# Orthogonal factors: reflections as LAPACK makes them, as loops.
module PolyglotADOrthogonalOverlay

using LinearAlgebra
using ..PolyglotADOverlay: solve

# The reflection I - tau v v' that takes column k of A, from the diagonal on, to a multiple of the first unit vector (xLARFG): v below the
# diagonal, with 1 on it, and that multiple on the diagonal. Gives tau.
function reflection!(A, k)
    (T, R) = (eltype(A), real(eltype(A)))
    m = size(A, 1)
    (largest, below) = (zero(R), zero(R))
    for i in k:m
        @inbounds size = abs(real(A[i, k])) + abs(imag(A[i, k]))
        largest = max(largest, size)
        i > k && (below = max(below, size))
    end
    @inbounds alpha = A[k, k]
    below == 0 && imag(alpha) == 0 && return lone_reflection!(A, k)
    total = zero(R)
    for i in k:m
        @inbounds total += abs2(A[i, k] / largest)
    end
    len = largest * sqrt(total)
    beta = real(alpha) < 0 || signbit(real(alpha)) ? len : -len
    for i in k+1:m
        @inbounds A[i, k] /= alpha - beta
    end
    @inbounds A[k, k] = beta
    return conj(T((beta - alpha) / beta))
end

# Nothing to take away: no reflection, as in LAPACK. Near it there is one, which turns the sign of what is on the diagonal: no derivative.
@noinline function lone_reflection!(A, k)
    tau = zero(eltype(A))
    for i in k+1:size(A, 1)
        @inbounds tau += 0 * cbrt(real(A[i, k]))
    end
    return tau
end

# C becomes (I - tau v v') C, with v in column k of V; columns from `from` on.
function reflect!(C, V, k, tau, from)
    for j in from:size(C, 2)
        @inbounds total = C[k, j]
        for i in k+1:size(V, 1)
            @inbounds total += conj(V[i, k]) * C[i, j]
        end
        total *= tau
        @inbounds C[k, j] -= total
        for i in k+1:size(V, 1)
            @inbounds C[i, j] -= V[i, k] * total
        end
    end
    return C
end

# C becomes C (I - tau v v').
function reflect_right!(C, V, k, tau)
    for i in 1:size(C, 1)
        @inbounds total = C[i, k]
        for j in k+1:size(V, 1)
            @inbounds total += C[i, j] * V[j, k]
        end
        total *= tau
        @inbounds C[i, k] -= total
        for j in k+1:size(V, 1)
            @inbounds C[i, j] -= total * conj(V[j, k])
        end
    end
    return C
end

# T of I - V T V' for the reflections of a block.
function block_factor!(T, A, first, count, taus)
    for j in 1:count
        @inbounds tau = taus[first + j - 1]
        for i in 1:j-1
            (p, q) = (first + i - 1, first + j - 1)
            @inbounds total = conj(A[q, p])
            for r in q+1:size(A, 1)
                @inbounds total += conj(A[r, p]) * A[r, q]
            end
            @inbounds T[i, q] = -tau * total
        end
        for i in 1:j-1
            @inbounds total = zero(eltype(T))
            for r in i:j-1
                @inbounds total += T[i, first + r - 1] * T[r, first + j - 1]
            end
            @inbounds T[i, first + j - 1] = total
        end
        @inbounds T[j, first + j - 1] = tau
    end
end

# The factor of reflection k in what xGEQRT gives.
tau_of(T, k) = @inbounds T[(k - 1) % size(T, 1) + 1, k]

function multiply!(side, trans, V, T, C)
    k = size(T, 2)
    left = side == 'L'
    size(C, left ? 1 : 2) == size(V, 1) || throw(DimensionMismatch("Q and C do not fit together"))
    # Q is the product of the reflections in their order.
    forward = left == (trans != 'N')
    for step in 1:k
        j = forward ? step : k + 1 - step
        tau = trans == 'N' ? tau_of(T, j) : conj(tau_of(T, j))
        left ? reflect!(C, V, j, tau, 1) : reflect_right!(C, V, j, tau)
    end
    return C
end

square_below(A, k, j) = (total = zero(real(eltype(A))); for i in k:size(A, 1); @inbounds total += abs2(A[i, j]); end; total)

function pivoted!(A, order, taus)
    (m, n) = size(A)
    all(iszero, order) || throw(ArgumentError("columns that are to stay in front are not supported"))
    for j in 1:n
        @inbounds order[j] = j
    end
    for k in 1:min(m, n)
        (longest, most) = (k, square_below(A, k, k))
        for j in k+1:n
            square = square_below(A, k, j)
            square > most && ((longest, most) = (j, square))
        end
        if longest != k
            @inbounds (order[k], order[longest]) = (order[longest], order[k])
            for i in 1:m
                @inbounds (A[i, k], A[i, longest]) = (A[i, longest], A[i, k])
            end
        end
        tau = reflection!(A, k)
        @inbounds taus[k] = tau
        reflect!(A, A, k, conj(tau), k + 1)
    end
end

# Systems of complex numbers with as many or more rows, of which every column counts.
function complex_least_squares(A::Matrix{T}, B) where {T}
    (m, n) = size(A)
    size(B, 1) == m || throw(DimensionMismatch("matrix and right-hand side do not fit together"))
    m < n && throw(ArgumentError("fewer equations than unknowns that are complex"))
    R, C = copy(A), copy(B)
    for k in 1:n
        tau = conj(reflection!(R, k))
        reflect!(R, R, k, tau, k + 1)
        reflect!(C, R, k, tau, 1)
    end
    X = ndims(C) == 1 ? C[1:n] : C[1:n, :]
    for c in 1:size(X, 2), j in n:-1:1
        @inbounds (R[j, j] == 0) && throw(SingularException(j))
        @inbounds x = X[j, c]
        for i in j+1:n
            @inbounds x -= R[j, i] * X[i, c]
        end
        @inbounds X[j, c] = x / R[j, j]
    end
    return X
end

for E in (ComplexF32, ComplexF64)
    @eval Base.:\(A::Matrix{$E}, B::VecOrMat{<:Union{Real,Complex}}) = size(A, 1) == size(A, 2) ?
        solve(A, convert(AbstractArray{$E}, B)) : complex_least_squares(A, convert(AbstractArray{$E}, B))
    for W in (Transpose, Adjoint)
        @eval Base.:\(A::$W{$E,Matrix{$E}}, B::VecOrMat{<:Union{Real,Complex}}) = copy(A) \ B
    end
end

# The factors by name: in line, so that which name it is is known.
if VERSION < v"1.9-"
    @noinline upper(F) = triu!(getfield(F, :factors)[1:min(size(F)...), 1:size(F, 2)])
    @inline Base.getproperty(F::LinearAlgebra.QRCompactWY, d::Symbol) =
        d === :R ? upper(F) : d === :Q ? LinearAlgebra.QRCompactWYQ(getfield(F, :factors), getfield(F, :T)) : getfield(F, d)
    @inline Base.getproperty(F::LinearAlgebra.QR, d::Symbol) =
        d === :R ? upper(F) : d === :Q ? LinearAlgebra.QRPackedQ(getfield(F, :factors), getfield(F, :τ)) : getfield(F, d)
    @inline Base.getproperty(F::LinearAlgebra.QRPivoted, d::Symbol) =
        d === :R ? upper(F) : d === :Q ? LinearAlgebra.QRPackedQ(getfield(F, :factors), getfield(F, :τ)) :
        d === :p ? getfield(F, :jpvt) : d === :P ? permuting(F) : getfield(F, d)
end

@noinline function permuting(F)
    order = getfield(F, :jpvt)
    P = zeros(eltype(F), length(order), length(order))
    for (to, from) in enumerate(order)
        P[from, to] = 1
    end
    return P
end

for E in (Float32, Float64, ComplexF32, ComplexF64)
    @eval function LAPACK.geqrt!(A::AbstractMatrix{$E}, T::AbstractMatrix{$E})
        (least, block) = (min(size(A)...), size(T, 1))
        block > least && throw(ArgumentError("block size $block > $least too large"))
        taus = Vector{$E}(undef, least)
        for k in 1:least
            tau = reflection!(A, k)
            @inbounds taus[k] = tau
            reflect!(A, A, k, conj(tau), k + 1)
        end
        for first in 1:max(block, 1):least
            block_factor!(T, A, first, min(block, least + 1 - first), taus)
        end
        return A, T
    end
    @eval LAPACK.gemqrt!(side::AbstractChar, trans::AbstractChar, V::AbstractMatrix{$E}, T::AbstractMatrix{$E}, C::AbstractVecOrMat{$E}) =
        multiply!(side, trans, V, T, C)
    @eval function LAPACK.geqp3!(A::AbstractMatrix{$E}, jpvt::AbstractVector{LinearAlgebra.BlasInt}, tau::AbstractVector{$E})
        pivoted!(A, jpvt, tau)
        return A, tau, jpvt
    end
end

end
