# Products of matrices that are neither Matrix{Float64} nor Matrix{Float32} (overlay.jl), powers, and the exponential.
module PolyglotADProductsOverlay

using LinearAlgebra
using LinearAlgebra: MulAddMul, lapack_size

# alpha A B + beta C of one type: Julia has one for each case, which it asks for at run time.
if VERSION < v"1.12-"
    @inline LinearAlgebra.MulAddMul(alpha::TA, beta::TB) where {TA,TB} = MulAddMul{false,false,TA,TB}(alpha, beta)
    @inline (p::MulAddMul{false,false})(x, y) = iszero(p.beta) ? x * p.alpha : x * p.alpha + y * p.beta
    LinearAlgebra._generic_matmatmul!(C::AbstractVecOrMat, tA, tB, A::AbstractVecOrMat, B::AbstractVecOrMat, add::MulAddMul) =
        element_by_element!(C, tA, tB, A, B, add)
end

# Base asks a function that it does not specialise on: of arrays of different types (small products of views) the call stays dynamic.
if VERSION < v"1.9-"
    @inline Base.has_offset_axes(A::AbstractArray, B::AbstractArray) = Base.has_offset_axes(A) | Base.has_offset_axes(B)
    @inline Base.has_offset_axes(A::AbstractArray, B::AbstractArray, C::AbstractArray) = Base.has_offset_axes(A, B) | Base.has_offset_axes(C)
    @inline Base.require_one_based_indexing(A::AbstractArray, B::AbstractArray) = one_based(Base.has_offset_axes(A, B))
    @inline Base.require_one_based_indexing(A::AbstractArray, B::AbstractArray, C::AbstractArray) = one_based(Base.has_offset_axes(A, B, C))
    @inline one_based(offset) = !offset || throw(ArgumentError("offset arrays are not supported but got an array with index other than 1"))
end

@inline element(t, A, i, j) = t == 'N' ? A[i, j] : t == 'T' ? transpose(A[j, i]) : adjoint(A[j, i])

function element_by_element!(C, tA, tB, A, B, add)
    (m, k) = lapack_size(tA, A)
    (l, n) = lapack_size(tB, B)
    k == l || throw(DimensionMismatch("matrix A has dimensions ($m,$k), matrix B has dimensions ($l,$n)"))
    (size(C, 1) == m && size(C, 2) == n) || throw(DimensionMismatch("result C has dimensions $(size(C)), needs ($m,$n)"))
    for j in 1:n, i in 1:m
        total = zero(eltype(C))
        for p in 1:k
            @inbounds total += element(tA, A, i, p) * element(tB, B, p, j)
        end
        @inbounds C[i, j] = add(total, C[i, j])
    end
    return C
end

# By squaring, in Base's order; a copy of the matrix itself to the first power.
@noinline function Base.power_by_squaring(A::Matrix{T}, p::Integer) where {T<:Union{Real,Complex}}
    p < 0 && throw(DomainError(p, "the power of a matrix of this type has to be at least zero"))
    size(A, 1) == size(A, 2) || throw(DimensionMismatch("matrix is not square: dimensions are $(size(A))"))
    p == 0 && return Matrix{T}(I, size(A, 1), size(A, 1))
    x = copy(A)
    while iseven(p)
        x = product(x, x)
        p >>= 1
    end
    y = x
    p >>= 1
    while p > 0
        x = product(x, x)
        isodd(p) && (y = product(y, x))
        p >>= 1
    end
    return y
end
Base.literal_pow(::typeof(^), A::Matrix{<:Union{Real,Complex}}, ::Val{p}) where {p} = A^p
# Powers that are no whole numbers are.
Base.:^(A::Matrix{T}, p::Integer) where {T<:Union{Float32,Float64,ComplexF32,ComplexF64}} =
    p < 0 ? Base.power_by_squaring(inv(A), -p) : Base.power_by_squaring(A, p)

# Rows and columns divided by powers of two, so that they have about the same size; nothing is exchanged.
function scaled!(A::Matrix{T}) where {T}
    n = size(A, 1)
    scale = ones(real(T), n)
    changed = true
    while changed
        changed = false
        for i in 1:n
            (row, column) = (zero(real(T)), zero(real(T)))
            for j in 1:n
                j == i && continue
                @inbounds row += abs2(A[i, j])
                @inbounds column += abs2(A[j, i])
            end
            (row == 0 || column == 0 || !isfinite(row + column)) && continue
            factor = one(real(T))
            before = sqrt(row) + sqrt(column)
            while column * factor^2 < row / factor^2 / 4 && factor < 1.0e6
                factor *= 2
            end
            while column * factor^2 > row / factor^2 * 4 && factor > 1.0e-6
                factor /= 2
            end
            sqrt(column) * factor + sqrt(row) / factor < real(T)(0.95) * before || continue
            changed = true
            @inbounds scale[i] *= factor
            for j in 1:n
                @inbounds A[j, i] *= factor
            end
            for j in 1:n
                @inbounds A[i, j] /= factor
            end
        end
    end
    return scale
end

# Padé's approximations, by the size up to which each is good.
coefficients(size) =
    size <= 0.015 ? (120.0, 60.0, 12.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0) :
    size <= 0.25 ? (30240.0, 15120.0, 3360.0, 420.0, 30.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0) :
    size <= 0.95 ? (17297280.0, 8648640.0, 1995840.0, 277200.0, 25200.0, 1512.0, 56.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0) :
    size <= 2.1 ? (17643225600.0, 8821612800.0, 2075673600.0, 302702400.0, 30270240.0, 2162160.0, 110880.0, 3960.0, 90.0,
                    1.0, 0.0, 0.0, 0.0, 0.0) :
    (64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0, 129060195264000.0, 10559470521600.0,
     670442572800.0, 33522128640.0, 1323241920.0, 40840800.0, 960960.0, 16380.0, 182.0, 1.0)

@noinline product(A, B) = A * B

# With scaling and squaring (Higham); of symmetric matrices, too: it depends on both triangles.
@noinline function exponential(given::Matrix{T}) where {T}
    n = size(given, 1)
    size(given, 2) == n || throw(DimensionMismatch("matrix is not square: dimensions are $(size(given))"))
    A = copy(given)
    scale = scaled!(A)
    size_of = largest_column(A)
    halvings = 0
    while size_of > 5.4 && halvings < 2000
        size_of /= 2
        halvings += 1
    end
    half = ldexp(one(real(T)), -halvings)
    for i in 1:length(A)
        @inbounds A[i] *= half
    end
    X = approximated(A, coefficients(size_of))
    for _ in 1:halvings
        X = product(X, X)
    end
    for j in 1:n, i in 1:n
        @inbounds X[i, j] *= scale[i] / scale[j]
    end
    return X
end

@noinline function approximated(A::Matrix{T}, c) where {T}
    n = size(A, 1)
    square = product(A, A)
    power = Matrix{T}(undef, n, n)
    (odd, even) = (similar(power), similar(power))
    for j in 1:n, i in 1:n
        @inbounds power[i, j] = i == j
        @inbounds odd[i, j] = real(T)(c[2]) * (i == j)
        @inbounds even[i, j] = real(T)(c[1]) * (i == j)
    end
    for k in 2:7
        @inbounds (uneven, whole) = (real(T)(c[2k]), real(T)(c[2k - 1]))
        uneven == 0 && break
        power = product(power, square)
        for i in 1:length(power)
            @inbounds odd[i] += power[i] * uneven
            @inbounds even[i] += power[i] * whole
        end
    end
    odd = product(A, odd)
    for i in 1:length(power)
        (u, v) = (odd[i], even[i])
        @inbounds odd[i] = v + u
        @inbounds even[i] = v - u
    end
    return even \ odd
end

# The largest sum of a column's sizes; of which approximation it decides, no derivative is asked.
function largest_column(A)
    largest = zero(real(eltype(A)))
    for j in 1:size(A, 2)
        total = zero(largest)
        for i in 1:size(A, 1)
            @inbounds total += abs(A[i, j])
        end
        largest = max(largest, total)
    end
    return largest
end

for T in (Float32, Float64, ComplexF32, ComplexF64)
    @eval Base.exp(A::Matrix{$T}) = exponential(A)
    @eval LinearAlgebra.exp!(A::Matrix{$T}) = copyto!(A, exponential(A))
end

# Sums of matrices with a form (diagonal, symmetric, of bands) and those without: Base asks for the form when the program runs.
function both(op, A::AbstractMatrix{T}, B::AbstractMatrix{T}) where {T}
    size(A) == size(B) || throw(DimensionMismatch("dimensions must match"))
    C = Matrix{T}(undef, size(A))
    for j in 1:size(A, 2), i in 1:size(A, 1)
        @inbounds C[i, j] = op(A[i, j], B[i, j])
    end
    return C
end

for T in (Float32, Float64), op in (:+, :-)
    for W in (:(Diagonal{$T}), :(Symmetric{$T,Matrix{$T}}), :(Hermitian{$T,Matrix{$T}}), :(UpperTriangular{$T,Matrix{$T}}),
              :(LowerTriangular{$T,Matrix{$T}}), :(Tridiagonal{$T}), :(SymTridiagonal{$T}), :(Bidiagonal{$T}))
        @eval Base.$op(A::$W, B::Matrix{$T}) = both($op, A, B)
        @eval Base.$op(A::Matrix{$T}, B::$W) = both($op, A, B)
    end
end

end
