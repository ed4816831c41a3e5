# Arrays joined of numbers, vectors and matrices (part of overlay.jl). Base finds the types of the parts when the program runs; here they
# are known where the call stands.

height(part) = size(part, 1)
height(::Number) = 1
width(part) = size(part, 2)
width(::Number) = 1
element_of(part) = part <: Number ? part : eltype(part)
common_element(parts) = promote_type(map(element_of, parts)...)

function place!(found, part, top, left)
    for j in 1:size(part, 2), i in 1:size(part, 1)
        @inbounds found[top + i, left + j] = part[i, j]
    end
end

place!(found, part::Number, top, left) = (@inbounds found[top + 1, left + 1] = part; nothing)

@generated function columns(parts::Vararg{Any,N}) where {N}
    return quote
        m = height(parts[1])
        $((:(height(parts[$i]) == m || throw(ArgumentError("number of rows of each array must match"))) for i in 2:N)...)
        found = Matrix{$(common_element(parts))}(undef, m, +($((:(width(parts[$i])) for i in 1:N)...)))
        left = 0
        $((:(place!(found, parts[$i], 0, left); left += width(parts[$i])) for i in 1:N)...)
        found
    end
end

@generated function lines(parts::Vararg{Any,N}) where {N}
    return quote
        n = width(parts[1])
        $((:(width(parts[$i]) == n || throw(ArgumentError("number of columns of each array must match"))) for i in 2:N)...)
        found = Matrix{$(common_element(parts))}(undef, +($((:(height(parts[$i])) for i in 1:N)...)), n)
        top = 0
        $((:(place!(found, parts[$i], top, 0); top += height(parts[$i])) for i in 1:N)...)
        found
    end
end

# Block rows below each other, so many blocks in each.
@generated function blocks(rows::Tuple{Vararg{Int}}, parts::Vararg{Any,N}) where {N}
    return quote
        (heights, widths) = (($((:(height(parts[$i])) for i in 1:N)...),), ($((:(width(parts[$i])) for i in 1:N)...),))
        (m, n) = whole_size(rows, heights, widths)
        found = Matrix{$(common_element(parts))}(undef, m, n)
        (top, left, row, last) = (0, 0, 1, rows[1])
        $((quote
               while $i > last
                   top += heights[$i - 1]
                   left = 0
                   row += 1
                   last += rows[row]
               end
               place!(found, parts[$i], top, left)
               left += widths[$i]
           end for i in 1:N)...)
        found
    end
end

# As many columns as the first block row has; the others must fit.
function whole_size(rows, heights, widths)
    n = 0
    for k in 1:rows[1]
        n += widths[k]
    end
    (m, at) = (0, 0)
    for row in 1:length(rows)
        rows[row] > 0 || throw(ArgumentError("block row without blocks"))
        (tall, wide) = (heights[at + 1], 0)
        for k in at+1:at+rows[row]
            heights[k] == tall || throw(ArgumentError("mismatched height in block row $row (expected $tall, got $(heights[k]))"))
            wide += widths[k]
        end
        wide == n || throw(ArgumentError("block row $row has mismatched number of columns (expected $n, got $wide)"))
        m += tall
        at += rows[row]
    end
    at == length(heights) || throw(ArgumentError("mismatch between row sizes and number of arguments"))
    return (m, n)
end

# The same lists of parts as in the methods of Base and its libraries, which these replace. With N, since Julia compiles functions of long
# lists of arguments for lists of any length otherwise.
const SPARSE = get(Base.loaded_modules, Base.PkgId(Base.UUID("2f01184e-e22b-5df5-ae63-d93ebab69eaf"), "SparseArrays"), LinearAlgebra)
const DENSE = Any[getfield(place, :_DenseConcatGroup) for place in (SPARSE, LinearAlgebra) if isdefined(place, :_DenseConcatGroup)]
const TYPED = Any[getfield(place, :_TypedDenseConcatGroup) for place in (SPARSE, LinearAlgebra) if isdefined(place, :_TypedDenseConcatGroup)]

for (given, variables) in [[(:(AbstractVecOrMat{T}), [:T]), (:AbstractVecOrMat, [])]; [(:($group{T}), [:T]) for group in TYPED]; [(group, []) for group in DENSE]]
    @eval Base.hcat(parts::Vararg{$given,N}) where {$(variables...),N} = columns(parts...)
    @eval Base.vcat(parts::Vararg{$given,N}) where {$(variables...),N} = lines(parts...)
    @eval Base.hvcat(rows::Tuple{Vararg{Int}}, parts::Vararg{$given,N}) where {$(variables...),N} = blocks(rows, parts...)
end

# Literals that mix kinds of numbers, however long they are.
@generated function vector_of(x::Tuple)
    types = x.parameters
    return quote
        a = Vector{$(promote_type(types...))}(undef, $(length(types)))
        $((:(@inbounds a[$i] = x[$i]) for i in 1:length(types))...)
        a
    end
end

Base.vect(x::Vararg{Any,N}) where {N} = vector_of(x)
Base.vect(x::Vararg{T,N}) where {T<:Number,N} = vector_of(x)
Base.vcat(x::Vararg{Number,N}) where {N} = vector_of(x)
Base.vcat(x::Vararg{T,N}) where {T<:Number,N} = vector_of(x)
Base.hcat(x::Vararg{Number,N}) where {N} = reshape(vector_of(x), 1, length(x))
Base.hcat(x::Vararg{T,N}) where {T<:Number,N} = reshape(vector_of(x), 1, length(x))

# Numbers among vectors.
const NumberOrVector = Union{Number,AbstractVector{<:Number}}
@generated function Base.vcat(parts::Vararg{Any,N}) where {N}
    return all(part -> part <: NumberOrVector, parts) ? :(joined(parts...)) : :(cat(parts...; dims = Val(1)))
end

@generated function joined(parts::NumberOrVector...)
    T = promote_type((part <: Number ? part : eltype(part) for part in parts)...)
    lengths = [part <: Number ? 1 : :(length(parts[$i])) for (i, part) in enumerate(parts)]
    put(i, part) = part <: Number ? :(@inbounds found[at += 1] = parts[$i]) : :(for x in parts[$i]; @inbounds found[at += 1] = x; end)
    return quote
        found = Vector{$T}(undef, +($(lengths...)))
        at = 0
        $((put(i, part) for (i, part) in enumerate(parts))...)
        found
    end
end

Base.hvcat(rows::Tuple{Vararg{Int}}, x::Vararg{Number,N}) where {N} = by_rows(rows, vector_of(x))
Base.hvcat(rows::Tuple{Vararg{Int}}, x::Vararg{T,N}) where {T<:Number,N} = by_rows(rows, vector_of(x))

function by_rows(rows, across::Vector{T}) where {T}
    (m, n) = (length(rows), rows[1])
    all(row -> row == n, rows) || throw(ArgumentError("all rows must have the same number of columns"))
    found = Matrix{T}(undef, m, n)
    for i in 1:m, j in 1:n
        @inbounds found[i, j] = across[(i - 1) * n + j]
    end
    return found
end

# Numbers among the blocks.
@generated function Base.hvcat(rows::Tuple{Vararg{Int}}, parts::Vararg{Any,N}) where {N}
    plain = all(part -> part <: Union{Number,AbstractVecOrMat{<:Number}}, parts)
    return plain ? :(blocks(rows, parts...)) : :(Base.typed_hvcat(Base.promote_eltypeof(parts...), rows, parts...))
end

# Identities among the blocks: as large as the blocks beside them, else an equal share of the columns.
function Base.hvcat(rows::Tuple{Vararg{Int}}, parts::Vararg{Union{AbstractVecOrMat,UniformScaling},N}) where {N}
    return with_identities(rows, parts...)
end

@generated function with_identities(rows::Tuple{Vararg{Int}}, parts::Vararg{Any,N}) where {N}
    whole(k) = parts[k] <: UniformScaling ? :(identity_of(parts[$k], sizes[$k])) : :(parts[$k])
    return quote
        heights = ($((parts[k] <: UniformScaling ? -1 : :(height(parts[$k])) for k in 1:N)...),)
        widths = ($((parts[k] <: UniformScaling ? -1 : :(width(parts[$k])) for k in 1:N)...),)
        sizes = sizes_of_identities(rows, heights, widths)
        blocks(rows, $((whole(k) for k in 1:N)...))
    end
end

function sizes_of_identities(rows, heights, widths)
    sizes = fill(-1, length(heights))
    (columns, at) = (-1, 0)
    for count in rows
        tall = -1
        for k in at+1:at+count
            heights[k] >= 0 && (tall = heights[k])
        end
        if tall >= 0
            total = 0
            for k in at+1:at+count
                sizes[k] = tall
                total += widths[k] >= 0 ? widths[k] : tall
            end
            columns = total
        end
        at += count
    end
    at = 0
    for count in rows
        if count > 0 && sizes[at + 1] < 0
            columns < 0 && throw(ArgumentError("sizes of UniformScalings could not be inferred"))
            columns % count == 0 || throw(DimensionMismatch("indivisible UniformScaling sizes"))
            for k in at+1:at+count
                sizes[k] = columns ÷ count
            end
        end
        at += count
    end
    return sizes
end

identity_of(J::UniformScaling{T}, n) where {T} = T[(i == j) * J.λ for i in 1:n, j in 1:n]

# `cat(arrays...; dims = d)`: how many dimensions there are is told where the call stands, if d is.
for count in 1:6
    names = [Symbol("a$k") for k in 1:count]
    arrays = [:($name::Array{T,N}) for name in names]
    @eval @inline Base.cat($(arrays...); dims) where {T<:Number,N} =
        dims isa Integer ? joined(Int(dims), ($(names...),), Val(N)) : Base._cat(dims, $(names...))
end

@inline function joined(d, arrays, ::Val{N}) where {N}
    d <= N && return joined_along(d, Val(N), arrays)
    d == N + 1 && return joined_along(d, Val(N + 1), arrays)
    d == N + 2 && return joined_along(d, Val(N + 2), arrays)
    throw(ArgumentError("arrays of $N dimensions are not joined along dimension $d here"))
end

@noinline function joined_along(d, ::Val{M}, arrays::NTuple{K,Array{T,N}}) where {T,N,M,K}
    d >= 1 || throw(ArgumentError("dimension must be ≥ 1, got $d"))
    total = sum(array -> size(array, d), arrays)
    shape = ntuple(k -> k == d ? total : size(arrays[1], k), Val(M))
    found = Array{T,M}(undef, shape)
    inner = outer = 1
    for k in 1:M
        k < d && (inner *= shape[k])
        k > d && (outer *= shape[k])
    end
    before = 0
    for array in arrays
        for k in 1:M
            k == d || size(array, k) == shape[k] || throw(DimensionMismatch("mismatch in dimension $k"))
        end
        block = inner * size(array, d)
        for o in 0:outer-1, i in 1:block
            @inbounds found[o * inner * total + before + i] = array[o * block + i]
        end
        before += block
    end
    return found
end

# A slice of one index: which dimension it leaves is part of its type.
@inline Base.selectdim(A::Array{T,1}, d::Integer, i) where {T} = d == 1 ? view(A, i) : no_dimension(d)
@inline Base.selectdim(A::Array{T,2}, d::Integer, i) where {T} = d == 1 ? view(A, i, :) : d == 2 ? view(A, :, i) : no_dimension(d)
@inline Base.selectdim(A::Array{T,3}, d::Integer, i) where {T} =
    d == 1 ? view(A, i, :, :) : d == 2 ? view(A, :, i, :) : d == 3 ? view(A, :, :, i) : no_dimension(d)
@inline Base.selectdim(A::Array{T,4}, d::Integer, i) where {T} = d == 1 ? view(A, i, :, :, :) : d == 2 ? view(A, :, i, :, :) :
    d == 3 ? view(A, :, :, i, :) : d == 4 ? view(A, :, :, :, i) : no_dimension(d)
@noinline no_dimension(d) = throw(ArgumentError("there is no dimension $d"))

# Columns and rows: lists of views, as since Julia 1.9. (A generator inside of another one's function is more than inference follows.)
if VERSION < v"1.9-"
    Base.eachcol(A::AbstractMatrix) = [view(A, :, j) for j in axes(A, 2)]
    Base.eachrow(A::AbstractMatrix) = [view(A, i, :) for i in axes(A, 1)]
end
