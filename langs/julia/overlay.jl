# Definitions that stand in for Base's while code is emitted, so that what reaches the IR is what has a derivative:
# mathematical functions are calls (of LLVM intrinsics or the C library) instead of software, dense linear algebra is loops instead of
# BLAS. They compute what Base's compute: to the last bit where Base computes in Julia, in the same order; to rounding where Base calls
# BLAS or LAPACK, and in mathematical functions. Errors are Julia's.
module PolyglotADOverlay

using LinearAlgebra

@noinline domain_error(x, text) = throw(DomainError(x, text))

# Functions that are LLVM intrinsics in every LLVM from Julia 1.5's on.
for (T, suffix) in ((Float64, "f64"), (Float32, "f32"))
    for (name, outside, text) in (
            (:sin, :(isinf(x)), "sin(x) is only defined for finite x"),
            (:cos, :(isinf(x)), "cos(x) is only defined for finite x"),
            (:log, :(x < 0), "log was called with a negative real argument"),
            (:log2, :(x < 0), "log2 was called with a negative real argument"),
            (:log10, :(x < 0), "log10 was called with a negative real argument"),
            (:exp, false, ""),
            (:exp2, false, ""))
        intrinsic = "llvm.$name.$suffix"
        @eval function Base.$name(x::$T)
            $outside && domain_error(x, $text)
            return ccall($intrinsic, llvmcall, $T, ($T,), x)
        end
    end
    power = "llvm.pow.$suffix"
    @eval function Base.:^(x::$T, y::$T)
        z = ccall($power, llvmcall, $T, ($T, $T), x, y)
        isnan(z) && !isnan(x + y) && domain_error(x, "exponentiation of a negative number to a power that is not an integer")
        return z
    end
    # An exponent that is not a number of the type would be rounded to an even one.
    exact = T === Float64 ? 9007199254740992 : 16777216
    @eval function Base.:^(x::$T, y::Int64)
        -$exact <= y <= $exact && return ccall($power, llvmcall, $T, ($T, $T), x, $T(y))
        z = ccall($power, llvmcall, $T, ($T, $T), abs(x), $T(y))
        return signbit(x) && isodd(y) ? -z : z
    end
    @eval Base.:^(x::$T, y::Int32) = x^Int64(y)
end

# Functions of the C library.
for (T, suffix) in ((Float64, ""), (Float32, "f"))
    for (name, outside, text) in (
            (:tan, :(isinf(x)), "tan(x) is only defined for finite x"),
            (:asin, :(abs(x) > 1), "asin(x) is not defined for |x| > 1"),
            (:acos, :(abs(x) > 1), "acos(x) is not defined for |x| > 1"),
            (:acosh, :(x < 1), "acosh(x) is only defined for x >= 1"),
            (:atanh, :(abs(x) > 1), "atanh(x) is only defined for |x| <= 1"),
            (:log1p, :(x < -1), "log1p was called with a real argument < -1"),
            (:atan, false, ""), (:sinh, false, ""), (:cosh, false, ""), (:tanh, false, ""), (:asinh, false, ""),
            (:expm1, false, ""), (:cbrt, false, ""), (:exp10, false, ""))
        symbol = QuoteNode(Symbol(name, suffix))
        @eval function Base.$name(x::$T)
            $outside && domain_error(x, $text)
            return ccall($symbol, $T, ($T,), x)
        end
    end
    @eval Base.atan(y::$T, x::$T) = ccall($(QuoteNode(Symbol("atan2", suffix))), $T, ($T, $T), y, x)
    @eval Base.hypot(x::$T, y::$T) = ccall($(QuoteNode(Symbol("hypot", suffix))), $T, ($T, $T), x, y)
    @eval Base.ldexp(x::$T, n::Int64) = ccall($(QuoteNode(Symbol("ldexp", suffix))), $T, ($T, Cint), x, clamp(n, -5000, 5000))
    @eval Base.sincos(x::$T) = (sin(x), cos(x))
    @eval Base.copysign(x::$T, y::$T) = ccall($(T === Float64 ? "llvm.copysign.f64" : "llvm.copysign.f32"), llvmcall, $T, ($T, $T), x, y)
    @eval function Base.sinpi(x::$T)
        isinf(x) && domain_error(x, "sinpi(x) is only defined for finite x")
        r = abs(x) < 1 ? x : x - 2 * round(x / 2)
        a = abs(r)
        a <= $T(0.25) && return sin($T(pi) * r)
        s = a <= $T(0.75) ? cos($T(pi) * ($T(0.5) - a)) : sin($T(pi) * (1 - a))
        return signbit(r) ? -s : s
    end
    @eval function Base.cospi(x::$T)
        isinf(x) && domain_error(x, "cospi(x) is only defined for finite x")
        r = x - 2 * round(x / 2)
        a = abs(r)
        return a <= $T(0.25) ? cos($T(pi) * r) : a <= $T(0.75) ? sin($T(pi) * ($T(0.5) - a)) : -cos($T(pi) * (1 - a))
    end
    @eval Base.mod2pi(x::$T) = $T(remainder_of_turns(Float64(x)))
    @eval Base.flipsign(x::$T, y::$T) = ifelse(signbit(y), -x, x)
end

# An angle in [0, 2 pi). The C library reduces large ones with all digits of pi.
function remainder_of_turns(x::Float64)
    (isnan(x) || isinf(x)) && return NaN
    if abs(x) < 1.0e9
        turns = floor(x / 6.283185307179586)
        # 2 pi in two parts
        rest = fma(-turns, 2.4492935982947064e-16, fma(-turns, 6.283185307179586, x))
        rest < 0 && (rest = fma(1.0, 2.4492935982947064e-16, rest + 6.283185307179586))
        return rest
    end
    rest = atan(sin(x), cos(x))
    return rest < 0 ? rest + 6.283185307179586 : rest
end

include("functions_overlay.jl")

# Copies that say what they copy.
for N in 1:3
    @eval function Base.copy(a::Array{T,$N}) where {T<:Number}
        # Elements that are objects may be undefined.
        isbitstype(T) || return ccall(:jl_array_copy, Ref{Array{T,$N}}, (Any,), a)
        b = Array{T,$N}(undef, size(a))
        for i in 1:length(a)
            @inbounds b[i] = a[i]
        end
        return b
    end
end

# Elements of several plain types: a byte behind them all says which type one is of, for each.
if VERSION < v"1.11-"
    function Base.copy(a::Array{T,N}) where {T,N}
        Base.isbitsunion(T) || return ccall(:jl_array_copy, Ref{Array{T,N}}, (Any,), a)
        b = Array{T,N}(undef, size(a))
        for i in 1:length(a)
            @inbounds b[i] = a[i]
        end
        return b
    end

    Base._growend!(a::Vector{T}, more::Integer) where {T} = Base.isbitsunion(T) ?
        ccall("extern pad.julia.array.grow.selected", llvmcall, Cvoid, (Any, UInt), a, more) :
        ccall(:jl_array_grow_end, Cvoid, (Any, UInt), a, more)
end

# Dense linear algebra.
const Real64 = Union{Float32,Float64}

function LinearAlgebra.dot(x::DenseVector{T}, y::DenseVector{T}) where {T<:Real64}
    length(x) == length(y) || throw(DimensionMismatch("dot product arguments have different lengths"))
    total = zero(T)
    for i in 1:length(x)
        @inbounds total += x[i] * y[i]
    end
    return total
end

# Short ones in Julia's own way. Of long ones the sum of squares, unless that overflows or loses digits: then of what is divided by a power
# of two near the largest element.
function LinearAlgebra.norm2(x::Array{T}) where {T<:Real64}
    length(x) < 32 && return LinearAlgebra.generic_norm2(x)
    total = sum(abs2, x)
    floatmin(T) / eps(T) <= total <= floatmax(T) && return sqrt(total)
    return scaled_norm(x)
end

@noinline function scaled_norm(x::Array{T}) where {T<:Real64}
    largest = zero(T)
    for i in 1:length(x)
        @inbounds a = abs(x[i])
        isnan(a) && return sum(x)
        largest = max(largest, a)
    end
    # The derivative at zero is zero.
    largest == 0 && return largest
    isinf(largest) && return largest
    power = exp2(floor(log2(largest)))
    total = zero(T)
    for i in 1:length(x)
        @inbounds total += abs2(x[i] / power)
    end
    return power * sqrt(total)
end

LinearAlgebra.norm1(x::Array{<:Real64}) = length(x) < 32 ? LinearAlgebra.generic_norm1(x) : sum(abs, x)
LinearAlgebra.norm(x::Array{T}) where {T<:Real64} = isempty(x) ? zero(T) : LinearAlgebra.norm2(x)

function LinearAlgebra.axpy!(a::T, x::DenseArray{T}, y::DenseArray{T}) where {T<:Real64}
    length(x) == length(y) || throw(DimensionMismatch("x and y have different lengths"))
    for i in 1:length(x)
        @inbounds y[i] += a * x[i]
    end
    return y
end

# Sizes as the operand is used: transposed operands are read in place.
const Transposed{T} = Union{Transpose{T,<:DenseMatrix{T}},Adjoint{T,<:DenseMatrix{T}}}
const Operand{T} = Union{DenseMatrix{T},Transposed{T}}

function product!(y::DenseVector{T}, A::Operand{T}, x::DenseVector{T}) where {T}
    (m, n) = size(A)
    (length(x) == n && length(y) == m) || throw(DimensionMismatch("matrix and vector do not fit together"))
    for i in 1:m
        @inbounds y[i] = zero(T)
    end
    for j in 1:n, i in 1:m
        @inbounds y[i] += A[i, j] * x[j]
    end
    return y
end

function product!(C::DenseMatrix{T}, A::Operand{T}, B::Operand{T}) where {T}
    (m, k) = size(A)
    n = size(B, 2)
    (size(B, 1) == k && size(C) == (m, n)) || throw(DimensionMismatch("matrices do not fit together"))
    for j in 1:n
        for i in 1:m
            # From the first product on: a sum that starts at zero loses the sign of -0.
            @inbounds C[i, j] = k == 0 ? zero(T) : A[i, 1] * B[1, j]
        end
        for l in 2:k
            @inbounds b = B[l, j]
            for i in 1:m
                @inbounds C[i, j] += A[i, l] * b
            end
        end
    end
    return C
end

for T in (Float32, Float64)
    @eval LinearAlgebra.mul!(y::Vector{$T}, A::Matrix{$T}, x::Vector{$T}) = product!(y, A, x)
    @eval LinearAlgebra.mul!(C::Matrix{$T}, A::Matrix{$T}, B::Matrix{$T}) = product!(C, A, B)
    @eval Base.:*(A::Matrix{$T}, x::Vector{$T}) = product!(Vector{$T}(undef, size(A, 1)), A, x)
    @eval Base.:*(A::Matrix{$T}, B::Matrix{$T}) = product!(Matrix{$T}(undef, size(A, 1), size(B, 2)), A, B)
    for W in (Transpose, Adjoint)
        @eval LinearAlgebra.mul!(y::Vector{$T}, A::$W{$T,Matrix{$T}}, x::Vector{$T}) = product!(y, A, x)
        @eval LinearAlgebra.mul!(C::Matrix{$T}, A::$W{$T,Matrix{$T}}, B::Matrix{$T}) = product!(C, A, B)
        @eval LinearAlgebra.mul!(C::Matrix{$T}, A::Matrix{$T}, B::$W{$T,Matrix{$T}}) = product!(C, A, B)
        @eval Base.:*(A::$W{$T,Matrix{$T}}, x::Vector{$T}) = product!(Vector{$T}(undef, size(A, 1)), A, x)
        @eval Base.:*(A::$W{$T,Matrix{$T}}, B::Matrix{$T}) = product!(Matrix{$T}(undef, size(A, 1), size(B, 2)), A, B)
        @eval Base.:*(A::Matrix{$T}, B::$W{$T,Matrix{$T}}) = product!(Matrix{$T}(undef, size(A, 1), size(B, 2)), A, B)
    end
end


# Elimination with partial pivoting, in place, with the right-hand sides in X. A becomes upper triangular; gives the sign of the permutation,
# 0 where a pivot is zero that is not the last.
function eliminate!(A::Matrix{T}, X) where {T}
    n = size(A, 1)
    size(A, 2) == n || throw(DimensionMismatch("matrix is not square"))
    sign = one(T)
    for k in 1:n
        p = k
        for i in k+1:n
            @inbounds abs(A[i, k]) > abs(A[p, k]) && (p = i)
        end
        if p != k
            sign = -sign
            for j in k:n
                @inbounds (A[k, j], A[p, j]) = (A[p, j], A[k, j])
            end
            for c in 1:size(X, 2)
                @inbounds (X[k, c], X[p, c]) = (X[p, c], X[k, c])
            end
        end
        @inbounds pivot = A[k, k]
        pivot == 0 && (k < n ? (return zero(T)) : continue)
        for i in k+1:n
            @inbounds factor = A[i, k] / pivot
            for j in k+1:n
                @inbounds A[i, j] -= factor * A[k, j]
            end
            for c in 1:size(X, 2)
                @inbounds X[i, c] -= factor * X[k, c]
            end
        end
    end
    return sign
end

function solve(A::Matrix{T}, B) where {T}
    n = size(A, 1)
    size(B, 1) == n || throw(DimensionMismatch("matrix and right-hand side do not fit together"))
    (lower, upper) = (istril(A), istriu(A))
    if lower || upper
        # Julia solves these without elimination; what is zero on the diagonal is met as it stands.
        for j in 1:n
            @inbounds A[j, j] == 0 || continue
            lower && upper && B isa Vector && return [b / a for (a, b) in zip(diag(A), B)]
            throw(SingularException(j))
        end
    end
    U = copy(A)
    X = copy(B)
    if eliminate!(U, X) == 0
        for j in 1:n
            @inbounds U[j, j] == 0 && throw(SingularException(j))
        end
    end
    for j in n:-1:1
        @inbounds pivot = U[j, j]
        pivot == 0 && throw(SingularException(j))
        for c in 1:size(X, 2)
            @inbounds x = X[j, c] / pivot
            @inbounds X[j, c] = x
            for i in 1:j-1
                @inbounds X[i, c] -= U[i, j] * x
            end
        end
    end
    return X
end

# Least squares; the shortest of the solutions where there are several: fewer rows than columns, or columns that depend on each other.
function least_squares(A::Matrix{T}, B) where {T}
    (m, n) = size(A)
    size(B, 1) == m || throw(DimensionMismatch("matrix and right-hand side do not fit together"))
    R = copy(A)
    C = copy(B)
    order = collect(1:n)
    rank = reflected!(R, C, order)
    X = similar(B, size(B) isa Tuple{Int} ? (n,) : (n, size(B, 2)))
    if rank < n
        shortest!(X, R, C, order, rank)
        return X
    end
    for c in 1:size(X, 2), j in n:-1:1
        @inbounds x = C[j, c]
        for i in j+1:n
            @inbounds x -= R[j, i] * X[order[i], c]
        end
        @inbounds X[order[j], c] = x / R[j, j]
    end
    return X
end

# Of `rank` equations with R: what is perpendicular to all its rows is zero. With the inverse of R R' on the right of R'.
@noinline function shortest!(X, R::Matrix{T}, C, order, rank) where {T}
    n = size(R, 2)
    S = Matrix{T}(undef, n, rank)
    for j in 1:rank, i in 1:n
        @inbounds S[i, j] = i < j ? zero(T) : R[j, i]
    end
    (Y, scales) = (zeros(T, n, rank), zeros(T, rank))
    for k in 1:rank
        reflection!(S, Y, scales, k)
    end
    W = similar(X)
    for c in 1:size(W, 2)
        for j in 1:rank
            @inbounds w = C[j, c]
            for i in 1:j-1
                @inbounds w -= S[i, j] * W[i, c]
            end
            @inbounds W[j, c] = w / S[j, j]
        end
        for i in rank+1:n
            @inbounds W[i, c] = zero(T)
        end
    end
    for k in rank:-1:1
        reflect!(W, Y, scales, k)
    end
    for c in 1:size(X, 2), i in 1:n
        @inbounds X[order[i], c] = W[i, c]
    end
end

# R becomes upper triangular by reflections, which are applied to C, too; the longest column that is left comes first. Gives the rank.
function reflected!(R::Matrix{T}, C, order) where {T}
    (m, n) = size(R)
    few = min(m, n)
    (Y, scales) = (zeros(T, m, few), zeros(T, few))
    for k in 1:few
        (longest, most) = (k, -one(T))
        for j in k:n
            square = zero(T)
            largest = zero(T)
            for i in k:m
                @inbounds largest = max(largest, abs(R[i, j]))
            end
            largest == 0 && continue
            for i in k:m
                @inbounds square += abs2(R[i, j] / largest)
            end
            len = largest * sqrt(square)
            len > most && ((longest, most) = (j, len))
        end
        # As xGELSY, but for the estimate of the condition: columns that are that near to each other have no digit in common with it.
        @inbounds most <= (k == 1 ? zero(T) : few * eps(T) * abs(R[1, 1])) && return k - 1
        if longest != k
            @inbounds (order[k], order[longest]) = (order[longest], order[k])
            for i in 1:m
                @inbounds (R[i, k], R[i, longest]) = (R[i, longest], R[i, k])
            end
        end
        reflection!(R, Y, scales, k)
        reflect!(C, Y, scales, k)
    end
    return few
end

# The reflection that clears column k of R below the diagonal, applied to R: its vector and factor.
function reflection!(R::Matrix{T}, Y, scales, k) where {T}
    largest = zero(T)
    for i in k:size(R, 1)
        @inbounds largest = max(largest, abs(R[i, k]))
    end
    square = zero(T)
    for i in k:size(R, 1)
        @inbounds Y[i, k] = R[i, k] / largest
        @inbounds square += abs2(Y[i, k])
    end
    @inbounds alpha = Y[k, k] > 0 ? -sqrt(square) : sqrt(square)
    @inbounds scales[k] = 1 / (square - alpha * Y[k, k])
    @inbounds Y[k, k] -= alpha
    reflect!(R, Y, scales, k)
end

function reflect!(C, Y, scales, k)
    for c in 1:size(C, 2)
        total = zero(eltype(C))
        for i in k:size(Y, 1)
            @inbounds total += Y[i, k] * C[i, c]
        end
        @inbounds total *= scales[k]
        for i in k:size(Y, 1)
            @inbounds C[i, c] -= total * Y[i, k]
        end
    end
end

function determinant(A::Matrix{T}) where {T}
    n = size(A, 1)
    (istril(A) || istriu(A)) && return triangular_determinant(A)
    U = copy(A)
    total = eliminate!(U, Matrix{T}(undef, n, 0))
    total == 0 && return singular_determinant(A)
    for k in 1:n
        @inbounds total *= U[k, k]
    end
    return total
end

# The product of the diagonal, which depends on the other elements, too: elimination with the diagonal alone leaves it as it is.
@noinline function triangular_determinant(A::Matrix{T}) where {T}
    n = size(A, 1)
    size(A, 2) == n || throw(DimensionMismatch("matrix is not square"))
    all(isfinite, A) || return prod(diag(A))
    U = copy(A)
    total = one(T)
    left = fill(true, n)
    for k in 1:n
        @inbounds pivot = U[k, k]
        pivot == 0 && continue
        total *= pivot
        left[k] = false
        for i in 1:n
            left[i] || i > k || continue
            @inbounds factor = U[i, k] / pivot
            for j in 1:n
                (left[j] || j > k) && (@inbounds U[i, j] -= factor * U[k, j])
            end
        end
    end
    rest = findall(left)
    isempty(rest) && return total
    V = U[rest, rest]
    found = total * divisionless(V)
    signbit(found) == signbit(prod(diag(A))) && return found
    for j in 1:length(rest)
        @inbounds V[1, j] = -V[1, j]
    end
    return -(total * divisionless(V))
end

# Where elimination by rows ends early: by rows and columns, until all that is left is zero. That has the determinant zero, but derivatives
# up to its own size, which a formula without divisions has.
@noinline function singular_determinant(A::Matrix{T}) where {T}
    n = size(A, 1)
    U = copy(A)
    total = one(T)
    for k in 1:n
        (p, q) = (k, k)
        for j in k:n, i in k:n
            @inbounds abs(U[i, j]) > abs(U[p, q]) && ((p, q) = (i, j))
        end
        @inbounds U[p, q] == 0 && return total * divisionless(U[k:n, k:n]) + zero(T)
        if p != k
            total = -total
            for j in k:n
                @inbounds (U[k, j], U[p, j]) = (U[p, j], U[k, j])
            end
        end
        if q != k
            total = -total
            for i in k:n
                @inbounds (U[i, k], U[i, q]) = (U[i, q], U[i, k])
            end
        end
        @inbounds pivot = U[k, k]
        total *= pivot
        for i in k+1:n
            @inbounds factor = U[i, k] / pivot
            for j in k+1:n
                @inbounds U[i, j] -= factor * U[k, j]
            end
        end
    end
    return total
end

# Bird's algorithm: n - 1 products of A with what is above the diagonal.
function divisionless(A::Matrix{T}) where {T}
    n = size(A, 1)
    F = copy(A)
    for step in 1:n-1
        below = zero(T)
        for i in n:-1:1
            @inbounds diagonal = F[i, i]
            for j in 1:i-1
                @inbounds F[i, j] = zero(T)
            end
            @inbounds F[i, i] = -below
            below += diagonal
        end
        F = F * A
    end
    @inbounds return iseven(n) ? -F[1, 1] : F[1, 1]
end

function inverse(A::Matrix{T}) where {T}
    n = size(A, 1)
    B = Matrix{T}(undef, n, n)
    for j in 1:n, i in 1:n
        @inbounds B[i, j] = T(i == j)
    end
    return solve(A, B)
end

# By singular values, or by norms of the inverse, which LAPACK only estimates.
function LinearAlgebra.cond(A::Matrix{T}, p::Real = 2) where {T<:Real64}
    if p == 2
        values = svdvals(A)
        (largest, smallest) = (maximum(values), minimum(values))
        return largest == 0 ? T(Inf) : largest / smallest
    end
    (p == 1 || p == Inf) || throw(ArgumentError("p-norm must be 1, 2 or Inf"))
    size(A, 1) == size(A, 2) || throw(DimensionMismatch("matrix is not square"))
    determinant(A) == 0 && return T(Inf)
    return opnorm(A, p) * opnorm(inverse(A), p)
end

const Seen{T,A} = Union{A,Adjoint{T,<:A},Transpose{T,<:A}}
dense(A::Array) = A
dense(A) = Array(A)

for T in (Float32, Float64)
    @eval Base.:\(A::Matrix{$T}, b::Vector{$T}) = size(A, 1) == size(A, 2) ? solve(A, b) : least_squares(A, b)
    @eval Base.:\(A::Matrix{$T}, B::Matrix{$T}) = size(A, 1) == size(A, 2) ? solve(A, B) : least_squares(A, B)
    # Of transposes: as Julia, by their elements.
    for W in (Transpose, Adjoint)
        @eval Base.:\(A::$W{$T,Matrix{$T}}, b::Vector{$T}) = copy(A) \ b
        @eval Base.:\(A::$W{$T,Matrix{$T}}, B::Matrix{$T}) = copy(A) \ B
    end
    # Of views, and with transposes on the right (of which `A / B` is made).
    @eval Base.:\(A::Seen{$T,StridedMatrix{$T}}, B::Seen{$T,StridedVecOrMat{$T}}) = dense(A) \ dense(B)
    @eval LinearAlgebra.det(A::Matrix{$T}) = determinant(A)
    @eval LinearAlgebra.inv(A::Matrix{$T}) = inverse(A)
end

# Vectors that grow and shrink elsewhere than at their end.
function Base._growat!(a::Vector, i::Integer, more::Integer)
    n = length(a)
    Base._growend!(a, more)
    for k in n:-1:i
        @inbounds a[k + more] = a[k]
    end
    return nothing
end

function Base._deleteat!(a::Vector, i::Integer, fewer::Integer)
    for k in i:length(a)-fewer
        @inbounds a[k] = a[k + fewer]
    end
    Base._deleteend!(a, fewer)
    return nothing
end

function Base.splice!(a::Vector, i::Integer)
    taken = a[i]
    Base._deleteat!(a, i, 1)
    return taken
end

Base._growbeg!(a::Vector, more::Integer) = Base._growat!(a, 1, more)
Base._deletebeg!(a::Vector, fewer::Integer) = Base._deleteat!(a, 1, fewer)

# Whether arrays share memory is asked of addresses, not of identities.
Base.mightalias(a::S, b::T) where {S<:AbstractArray,T<:AbstractArray} =
    !isbitstype(S) && !isbitstype(T) && !Base._isdisjoint(Base.dataids(a), Base.dataids(b))
Base.dataids(a::Base.LogicalIndex) = Base.dataids(a.mask)
Base.dataids(a::BitArray) = (UInt(pointer(a.chunks)),)
# Of arrays of the program's own types Base asks for a hash of all that they hold, from its run-time library: here of the arrays in them.
Base.dataids(a::A) where {A<:AbstractArray} = changes(A) ? (UInt(pointer_from_objref(a)),) : (own_ids(a),)
if isdefined(Base, :ismutabletype)
    changes(::Type{A}) where {A} = Base.ismutabletype(A)
else
    changes(::Type{A}) where {A} = A.mutable
end
@generated own_ids(a::A) where {A} =
    foldl((hash, k) -> :(3 * $hash + id_of(getfield(a, $k))), 1:fieldcount(A); init = :(UInt(1)))
id_of(a::Array) = UInt(pointer(a))
id_of(a::AbstractArray) = foldl((hash, id) -> 3hash + id, Base.dataids(a); init = UInt(1))
id_of(a::Integer) = a % UInt
id_of(a) = UInt(0)

# Sums that run along, permutations that sort, and dimensions that go: without a detour through arguments of unknown types.
function Base.accumulate(op, a::Vector{T}) where {T<:Number}
    found = Vector{Base.promote_op(op, T, T)}(undef, length(a))
    isempty(a) && return found
    first = Base.reduce_first(op, @inbounds a[1])
    @inbounds found[1] = first
    length(a) == 1 && return found
    second = op(first, @inbounds a[2])
    @inbounds found[2] = second
    return accumulate_rest!(found, op, second, a)
end

function accumulate_rest!(found, op, total, a)
    for i in 3:length(a)
        total = op(total, @inbounds a[i])
        @inbounds found[i] = total
    end
    return found
end

# Numbers that are rounded are added pairwise.
Base.cumsum(a::Vector{T}) where {T<:Number} =
    Base.ArithmeticStyle(T) isa Union{Base.ArithmeticRounds,Base.ArithmeticUnknown} ?
    Base.accumulate_pairwise(Base.add_sum, a) : accumulate(Base.add_sum, a)
Base.cumprod(a::Vector{T}) where {T<:Number} = accumulate(Base.mul_prod, a)

function permutation(v, alg, order)
    found = Vector{Int}(undef, length(v))
    for i in 1:length(found)
        @inbounds found[i] = i
    end
    sort_places!(found, alg, Base.Order.Perm(order, v))
    return found
end

# For numbers of floating point Julia sorts places by the bits of what they lead to, with functions that it has for the numbers as well:
# then places could not be told from numbers. Numbers that are equal stay in their order either way.
sort_places!(found, alg, order) = VERSION < v"1.9-" ? sort!(found, 1, length(found), alg, order) : sort!(found, alg, order)

@inline function Base.sortperm(v::Vector{T}; lt = isless, by = identity, rev::Union{Bool,Nothing} = nothing,
                       order::Base.Order.Ordering = Base.Order.Forward, alg = Base.Sort.DEFAULT_UNSTABLE) where {T<:Number}
    way = Base.Order.ord(lt, by, nothing, order)
    return rev === true ? permutation(v, alg, Base.Order.ReverseOrdering(way)) : permutation(v, alg, way)
end

# (Who sorts a part of the places gets the view of them that Base gives.)
@inline function Base.partialsortperm(v::Vector{T}, k::Union{Integer,OrdinalRange}; lt = isless, by = identity,
                                      rev::Union{Bool,Nothing} = nothing, order::Base.Order.Ordering = Base.Order.Forward) where {T<:Number}
    way = Base.Order.ord(lt, by, nothing, order)
    alg = Base.Sort.PartialQuickSort(k)
    found = rev === true ? permutation(v, alg, Base.Order.ReverseOrdering(way)) : permutation(v, alg, way)
    return Base.Sort.maybeview(found, k)
end

kept(axis, without::Bool) = without ? Base.reduced_index(axis) : axis

function Base.reduced_indices(axes::Base.Indices{N}, region) where {N}
    all(d -> d >= 1, region) || throw(ArgumentError("region dimension(s) must be ≥ 1"))
    return ntuple(d -> kept(axes[d], d in region), Val(N))
end

Base.reduced_indices(axes::Base.Indices{N}, d::Int) where {N} = Base.reduced_indices(axes, (d,))

function Base.reducedim_init(::typeof(identity), ::typeof(max), a::Array{T}, region) where {T<:Real64}
    any(d -> isempty(axes(a, d)), region) && Base._empty_reduce_error()
    return Base.reducedim_initarray(a, region, T(-Inf), T)
end

function Base.reducedim_init(::typeof(identity), ::typeof(min), a::Array{T}, region) where {T<:Real64}
    any(d -> isempty(axes(a, d)), region) && Base._empty_reduce_error()
    return Base.reducedim_initarray(a, region, T(Inf), T)
end

# The axes that stay are counted, so that the result's type is known.
function Base._dropdims(a::AbstractArray{T,N}, dims::NTuple{K,Int}) where {T,N,K}
    for k in 1:K
        1 <= dims[k] <= N || throw(ArgumentError("dropped dims must be in range 1:ndims(A)"))
        size(a, dims[k]) == 1 || throw(ArgumentError("dropped dims must all be size 1"))
        for l in 1:k-1
            dims[k] == dims[l] && throw(ArgumentError("dropped dims must be unique"))
        end
    end
    return reshape(a, ntuple(j -> size(a, kept(j, dims)), Val(N - K)))
end

# The j-th axis that is not among `dims`.
function kept(j, dims)
    axis = 0
    while j > 0
        axis += 1
        axis in dims || (j -= 1)
    end
    return axis
end

include("joins_overlay.jl")
include("collections_overlay.jl")

# Of pairs of any types; Base asks for their common types when the program runs.
function Base.Dict{K,V}(pairs::Vararg{Pair,N}) where {K,V,N}
    found = Dict{K,V}()
    return with_pairs!(found, pairs...)
end

@generated function Base.Dict(pairs::Vararg{Pair,N}) where {N}
    common(k) = reduce(Base.promote_typejoin, Any[pair.parameters[k] for pair in pairs])
    return :(with_pairs!(Dict{$(common(1)),$(common(2))}(), pairs...))
end

with_pairs!(found) = found
with_pairs!(found, pair, more::Vararg{Any,N}) where {N} = (found[pair.first] = pair.second; with_pairs!(found, more...))

# Dictionaries by text: Julia's hash (MurmurHash3 of 128 bits, of which the second half is taken) and a comparison that need no runtime.
function Base.hash(text::String, h::UInt)
    seed = h + 0x71e729fd56419c81
    return murmured(text, UInt64(seed % UInt32)) + seed
end

word(text, at, bytes) = (found = zero(UInt64); for k in bytes:-1:1; found = found << 8 | codeunit(text, at + k); end; found)
turned(x::UInt64, bits) = x << bits | x >> (64 - bits)
mixed_low(k) = turned(k * 0x87c37b91114253d5, 31) * 0x4cf5ad432745937f
mixed_high(k) = turned(k * 0x4cf5ad432745937f, 33) * 0x87c37b91114253d5

function spread(k::UInt64)
    k = (k ⊻ k >> 33) * 0xff51afd7ed558ccd
    k = (k ⊻ k >> 33) * 0xc4ceb9fe1a85ec53
    return k ⊻ k >> 33
end

function murmured(text::String, seed::UInt64)
    n = sizeof(text)
    (low, high) = (seed, seed)
    for block in 0:n >> 4 - 1
        low = (turned(low ⊻ mixed_low(word(text, 16block, 8)), 27) + high) * 5 + 0x52dce729
        high = (turned(high ⊻ mixed_high(word(text, 16block + 8, 8)), 31) + low) * 5 + 0x38495ab5
    end
    (at, left) = (n & ~15, n & 15)
    left > 8 && (high ⊻= mixed_high(word(text, at + 8, left - 8)))
    left > 0 && (low ⊻= mixed_low(word(text, at, min(left, 8))))
    (low, high) = (low ⊻ n % UInt64, high ⊻ n % UInt64)
    low += high
    high += low
    (low, high) = (spread(low), spread(high))
    return low + high + high
end

function Base.ht_keyindex(h::Dict{String,V}, key) where {V}
    index = Base.hashindex(key, length(h.keys))
    for probe in 0:h.maxprobe
        Base.isslotempty(h, index) && return -1
        Base.isslotfilled(h, index) && isequal(key, @inbounds h.keys[index]) && return index
        index = (index & (length(h.keys) - 1)) + 1
    end
    return -1
end

# Where the key is, or minus where it could be inserted.
function Base.ht_keyindex2!(h::Dict{String,V}, key) where {V}
    known = Base.ht_keyindex(h, key)
    known > 0 && return known
    size = length(h.keys)
    index = Base.hashindex(key, size)
    for probe in 0:max(Base.maxallowedprobe, size >> Base.maxprobeshift)
        if !Base.isslotfilled(h, index)
            h.maxprobe = max(h.maxprobe, probe)
            return -index
        end
        index = (index & (size - 1)) + 1
    end
    Base.rehash!(h, h.count > 64000 ? size * 2 : size * 4)
    return Base.ht_keyindex2!(h, key)
end

# Which triangle is a matter of the call here: Julia's own definition makes a type of it, at run time.
if VERSION < v"1.8-"
    for T in (Float64, Float32)
        Whole = Union{Symmetric{T,Matrix{T}},Hermitian{T,Matrix{T}}}
        @eval function LinearAlgebra.cholesky!(A::$Whole, ::Val{false}=Val(false); check::Bool=true)
            factors, info = LAPACK.potrf!(A.uplo, A.data)
            check && LinearAlgebra.checkpositivedefinite(info)
            return Cholesky(factors, A.uplo, info)
        end
    end
end

end
