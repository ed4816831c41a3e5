# Eigenvalue problems by the drivers that have a derivative (geev, syev), and systems with symmetric matrices that may be indefinite.
module PolyglotADSpectralOverlay

using LinearAlgebra
using LinearAlgebra: BlasInt

# Eigenvalues of symmetric and Hermitian matrices by `syev`: eigenvectors may have other signs than those of `syevr`.
function symmetric_eigen(jobz, range, uplo, A, vl, vu, il, iu)
    values, vectors = LAPACK.syev!('V', uplo, A)::Tuple{Vector{real(eltype(A))},typeof(A)}
    first, last = range == 'A' ? (1, length(values)) : (Int(il), Int(iu))
    if range == 'V'
        first, last = 1, 0
        for value in values
            value <= vl && (first += 1)
            value <= vu && (last += 1)
        end
    end
    return values[first:last], vectors[:, jobz == 'V' ? (first:last) : (1:0)]
end

for E in (Float32, Float64, ComplexF32, ComplexF64)
    @eval LAPACK.syevr!(jobz::AbstractChar, range::AbstractChar, uplo::AbstractChar, A::AbstractMatrix{$E}, vl::AbstractFloat,
                        vu::AbstractFloat, il::Integer, iu::Integer, abstol::AbstractFloat) =
        symmetric_eigen(jobz, range, uplo, A, vl, vu, il, iu)
end

# Of tridiagonal ones as of full ones.
full(diagonal, beside) = Matrix(SymTridiagonal(diagonal, beside[1:max(length(diagonal) - 1, 0)]))
for E in (Float32, Float64)
    @eval LAPACK.stev!(job::AbstractChar, dv::AbstractVector{$E}, ev::AbstractVector{$E}) =
        symmetric_eigen(job, 'A', 'U', full(dv, ev), 0.0, 0.0, 0, 0)
    @eval LAPACK.stegr!(jobz::AbstractChar, range::AbstractChar, dv::AbstractVector{$E}, ev::AbstractVector{$E}, vl::Real, vu::Real,
                        il::Integer, iu::Integer) = symmetric_eigen(jobz, range, 'U', full(dv, ev), vl, vu, il, iu)
end

# A x = w B x with a positive definite B, by B's factor, as LAPACK does it (xSYGV, type 1).
function definite_eigen(jobz, uplo, A, B)
    factor, info = LAPACK.potrf!(uplo, B)
    info == 0 || throw(PosDefException(info))
    whole = Matrix(uplo == 'U' ? Hermitian(A, :U) : Hermitian(A, :L))
    half = uplo == 'U' ? copy(UpperTriangular(factor)') : LowerTriangular(Matrix(factor))
    inner = half \ whole / half'
    values, vectors = LAPACK.syev!('V', 'L', inner)::Tuple{Vector{real(eltype(A))},Matrix{eltype(A)}}
    copyto!(A, half' \ vectors)
    return values, A, factor
end

for E in (Float32, Float64, ComplexF32, ComplexF64)
    @eval function LAPACK.sygvd!(itype::Integer, jobz::AbstractChar, uplo::AbstractChar, A::AbstractMatrix{$E}, B::AbstractMatrix{$E})
        itype == 1 || throw(ArgumentError("only eigenvalues of A x = w B x are known"))
        return definite_eigen(jobz, uplo, A, B)
    end
end

# Of matrices without a form by `geev`, which balances, too; the numbers of conditions are not told.
for E in (Float32, Float64, ComplexF32, ComplexF64)
    results = E <: Real ? :(real_values, imaginary_values, left, right) : :(values, left, right)
    @eval function LAPACK.geevx!(balanc::AbstractChar, jobvl::AbstractChar, jobvr::AbstractChar, sense::AbstractChar, A::AbstractMatrix{$E})
        sense == 'N' || throw(ArgumentError("condition numbers of eigenvalues are not known"))
        n = size(A, 1)
        $results = LAPACK.geev!(jobvl, jobvr, A)
        nothing_asked = zeros(real($E), 0)
        return (A, $(results.args...), 1, n, ones(real($E), n), zero(real($E)), nothing_asked, nothing_asked)
    end
end

# Symmetric systems with one right-hand side by the driver as a whole: of the factors alone (sytrf) nothing is said.
for E in (Float32, Float64), W in (Symmetric, Hermitian)
    @eval Base.:\(A::$W{$E,Matrix{$E}}, b::AbstractVector{<:Real}) = solution(LAPACK.sysv!(A.uplo, copy(A.data), column($E, b)), b)
    @eval LinearAlgebra.det(A::$W{$E,Matrix{$E}}) = det(lu(A))
end
for E in (ComplexF32, ComplexF64)
    @eval Base.:\(A::Hermitian{$E,Matrix{$E}}, b::AbstractVector{<:Number}) = solution(LAPACK.hesv!(A.uplo, copy(A.data), column($E, b)), b)
    @eval Base.:\(A::Symmetric{$E,Matrix{$E}}, b::AbstractVector{<:Number}) = solution(LAPACK.sysv!(A.uplo, copy(A.data), column($E, b)), b)
    @eval LinearAlgebra.det(A::Hermitian{$E,Matrix{$E}}) = real(det(lu(A)))
    @eval LinearAlgebra.det(A::Symmetric{$E,Matrix{$E}}) = det(lu(A))
end

column(::Type{E}, b) where {E} = reshape(convert(Vector{E}, collect(b)), length(b), 1)
solution(found, b) = vec(found[1])

end
