# Reductions by a function, whose function may be a reduction itself: `sum(i -> sum(j -> a[i, j] * x[j], 1:n), 1:n)`. Base's methods call each other
# so that inference meets one that it is at already, and gives up. These do not; values are those of Base, which sums by pairs of halves.
module PolyglotADFoldsOverlay

const Ranges = Union{UnitRange{Int},StepRange{Int,Int},Base.OneTo{Int}}
const Lists = Union{Array,Ranges}
const OfObjects = Union{Array{<:AbstractArray},Array{<:Tuple},Ranges}

function folded(f::F, op::G, A) where {F,G}
    n = length(A)
    n == 0 && return Base.mapreduce_empty_iter(f, op, A, Base.IteratorEltype(A))
    n == 1 && return Base.mapreduce_first(f, op, @inbounds A[1])
    n >= 16 && return folded_part(f, op, A, 1, n, Base.pairwise_blocksize(f, op))
    @inbounds total = op(f(A[1]), f(A[2]))
    for i in 3:n
        total = op(total, f(@inbounds A[i]))
    end
    return total
end

function folded_part(f::F, op::G, A, first, last, block) where {F,G}
    first == last && return Base.mapreduce_first(f, op, @inbounds A[first])
    if first + block > last
        @inbounds total = op(f(A[first]), f(A[first+1]))
        @simd for i in first+2:last
            @inbounds total = op(total, f(A[i]))
        end
        return total
    end
    middle = (first + last) >> 1
    return op(folded_part(f, op, A, first, middle, block), folded_part(f, op, A, middle + 1, last, block))
end

# The largest and the smallest: one after the other, whichever way it is.
function extreme(f::F, op::G, A) where {F,G}
    isempty(A) && return Base.mapreduce_empty_iter(f, op, A, Base.IteratorEltype(A))
    found = Base.mapreduce_first(f, op, @inbounds A[1])
    for i in 2:length(A)
        found = op(found, f(@inbounds A[i]))
    end
    return found
end

Base.sum(f::F, A::Lists) where {F} = folded(f, Base.add_sum, A)
Base.prod(f::F, A::Lists) where {F} = folded(f, Base.mul_prod, A)
Base.maximum(f::F, A::OfObjects) where {F} = extreme(f, max, A)
Base.minimum(f::F, A::OfObjects) where {F} = extreme(f, min, A)

# Of what a generator gives: from the left.
function from_left(op::G, items) where {G}
    next = iterate(items)
    next === nothing && return Base.mapreduce_empty_iter(identity, op, items, Base.IteratorEltype(items))
    total = Base.reduce_first(op, next[1])
    while true
        next = iterate(items, next[2])
        next === nothing && return total
        total = op(total, next[1])
    end
end

Base.sum(items::Base.Generator) = from_left(Base.add_sum, items)
Base.prod(items::Base.Generator) = from_left(Base.mul_prod, items)
Base.maximum(items::Base.Generator) = from_left(max, items)
Base.minimum(items::Base.Generator) = from_left(min, items)

end
