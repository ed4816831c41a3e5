# Copies, repetitions and sets of what an array holds (part of overlay.jl), for which Base asks its run-time library, or bits of numbers.

# Copies of everything that can be reached, once each: what is shared stays shared. What was copied is known in lists of one type each, as far
# as types are known where the call stands.
struct Copied{L<:Tuple}
    from::L
    to::L
end

const Same = Union{String,Symbol,Function,Type}

function reachable!(copied, seen, T)
    T isa Union && return foreach(part -> reachable!(copied, seen, part), Base.uniontypes(T))
    (T in seen || T isa DataType && T <: Same || isbitstype(T)) && return nothing
    push!(seen, T)
    isconcretetype(T) || return push!(copied, Any)
    T <: Array && (push!(copied, T); return reachable!(copied, seen, eltype(T)))
    T.mutable && push!(copied, T)
    return foreach(part -> reachable!(copied, seen, part), fieldtypes(T))
end

Base.deepcopy(x::Array{<:Number}) = copy(x)
@generated function Base.deepcopy(x::T) where {T}
    types = Any[]
    reachable!(types, Any[], T)
    isempty(types) && return :x
    lists = unique(Any[Vector{type} for type in (Any in types ? Any[types; Any] : types)])
    return :(copied(x, Copied{Tuple{$(lists...)}}(($((:($list()) for list in lists)...),), ($((:($list()) for list in lists)...),))))
end

@generated function lists_of(::Type{T}, made::Copied{L}) where {T,L}
    kinds = collect(L.parameters)
    k = findfirst(isequal(Vector{T}), kinds)
    k === nothing && (k = findfirst(isequal(Vector{Any}), kinds))
    return :((made.from[$k], made.to[$k]))
end

function known(x, from)
    for k in 1:length(from)
        @inbounds from[k] === x && return k
    end
    return 0
end

function copied(x::Array{T,N}, made::Copied) where {T,N}
    (from, to) = lists_of(Array{T,N}, made)
    k = known(x, from)
    k > 0 && return to[k]::Array{T,N}
    y = isbitstype(T) ? copy(x) : similar(x)
    push!(from, x)
    push!(to, y)
    isbitstype(T) || copy_elements!(y, x, made)
    return y
end

function copy_elements!(y, x, made)
    for i in 1:length(x)
        isassigned(x, i) && (y[i] = copied(x[i], made))
    end
end

copied(x::Tuple, made::Copied) = map(part -> copied(part, made), x)
copied(x::Union{Same,Number,Nothing}, made::Copied) = x

@generated function copied(x::T, made::Copied) where {T}
    isbitstype(T) && return :x
    names = 1:fieldcount(T)
    T.mutable || return Expr(:new, T, (:(copied(getfield(x, $i), made)) for i in names)...)
    return quote
        (from, to) = lists_of($T, made)
        k = known(x, from)
        k > 0 && return to[k]::$T
        # Known before its fields are copied: they may lead back to it.
        y = $(Expr(:new, T))
        push!(from, x)
        push!(to, y)
        $((:(isdefined(x, $i) && setfield!(y, $i, copied(getfield(x, $i), made))) for i in names)...)
        y
    end
end

# Every element `inner` times, all of it `outer` times.
function Base.repeat(x::Vector{T}; inner::Union{Nothing,Integer,Tuple{Integer}} = nothing,
                     outer::Union{Nothing,Integer,Tuple{Integer}} = nothing) where {T<:Number}
    (each, times) = (repetitions(inner, "inner"), repetitions(outer, "outer"))
    found = Vector{T}(undef, length(x) * each * times)
    at = 0
    for _ in 1:times, i in 1:length(x), _ in 1:each
        @inbounds found[at += 1] = x[i]
    end
    return found
end

function Base.repeat(x::Matrix{T}; inner::Union{Nothing,Tuple{Integer,Integer}} = nothing,
                     outer::Union{Nothing,Tuple{Integer,Integer}} = nothing) where {T<:Number}
    (each_row, each_column) = (repetitions(inner, 1, "inner"), repetitions(inner, 2, "inner"))
    (m, n) = (size(x, 1) * each_row, size(x, 2) * each_column)
    found = Matrix{T}(undef, m * repetitions(outer, 1, "outer"), n * repetitions(outer, 2, "outer"))
    for j in 1:size(found, 2), i in 1:size(found, 1)
        @inbounds found[i, j] = x[((i - 1) % m) ÷ each_row + 1, ((j - 1) % n) ÷ each_column + 1]
    end
    return found
end

repetitions(::Nothing, what) = 1
repetitions(count::Tuple{Integer}, what) = repetitions(count[1], what)
repetitions(count::Integer, what) = count < 0 ? throw(ArgumentError("number of $what repetitions cannot be negative")) : Int(count)
repetitions(::Nothing, axis, what) = 1
repetitions(counts::Tuple, axis, what) = repetitions(counts[axis], what)

# The first of those that are equal, in the order in which they stand: by sorting, as hashes are of bits.
function Base.unique(x::Vector{T}) where {T<:Real64}
    order = sort!(collect(1:length(x)), MergeSort, Base.Order.Perm(Base.Order.Forward, x))
    first = fill(true, length(x))
    for k in 2:length(x)
        @inbounds first[order[k]] = !isequal(x[order[k]], x[order[k - 1]])
    end
    return x[first]
end

# Base's converts to a type that it knows already.
function Base.parse(::Type{T}, text::AbstractString; base::Union{Nothing,Integer} = nothing) where {T<:Integer}
    radix = base === nothing ? 0 : Base.check_valid_base(base)
    return Base.tryparse_internal(T, text, firstindex(text), lastindex(text), radix, true)::T
end

# Base hands functions on that it does not specialise on.
function Base.mapreduce(f::F, op::G, itr::Base.SkipMissing{<:AbstractArray}) where {F,G}
    present = Vector{eltype(itr)}()
    for x in itr
        push!(present, x)
    end
    return mapreduce(f, op, present)
end

Base.foreach(f::F, a, b) where {F} = (for (x, y) in zip(a, b); f(x, y); end; nothing)
Base.foreach(f::F, a, b, c) where {F} = (for (x, y, z) in zip(a, b, c); f(x, y, z); end; nothing)

# Of the columns or the rows of a matrix: numbers, or vectors of one length.
function Base.mapslices(f::F, A::Matrix; dims) where {F}
    along = length(dims) == 1 ? first(dims) : 0
    1 <= along <= 2 || throw(ArgumentError("of a matrix, slices along dimension 1 or 2 have a derivative here"))
    slice(k) = along == 1 ? A[:, k] : A[k, :]
    start = f(slice(1))
    count = size(A, 3 - along)
    made = start isa AbstractVector ? start : [start]
    found = Matrix{eltype(made)}(undef, along == 1 ? (length(made), count) : (count, length(made)))
    for k in 1:count
        k == 1 || (made = start isa AbstractVector ? f(slice(k)) : [f(slice(k))])
        for i in eachindex(made)
            along == 1 ? (found[i, k] = made[i]) : (found[k, i] = made[i])
        end
    end
    return found
end
