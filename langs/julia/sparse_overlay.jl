# Sparse matrices as they are made and solved (part of emit.jl's overlays): in Julia, where SparseArrays asks for functions that are not
# specialised, or for UMFPACK.
module PolyglotADSparseOverlay

using LinearAlgebra: SingularException
using SparseArrays

# From triplets: sorted by rows and then by columns, each time in the order in which they are given, so that what stands in one place
# is combined in that order, as SparseArrays does.
function SparseArrays.sparse(
    I::AbstractVector{Ti}, J::AbstractVector{Ti}, V::AbstractVector{Tv}, m::Integer, n::Integer, combine::F
) where {Tv,Ti<:Integer,F}
    length(I) == length(J) == length(V) || throw(ArgumentError(string(
        "the first three arguments' lengths must match, length(I) (=$(length(I))) == length(J) (= $(length(J))) == length(V) (= ",
        "$(length(V)))")))
    for k in 1:length(I)
        1 <= I[k] <= m || throw(ArgumentError("row indices I[k] must satisfy 1 <= I[k] <= m"))
        1 <= J[k] <= n || throw(ArgumentError("column indices J[k] must satisfy 1 <= J[k] <= n"))
    end
    by_rows = in_order(I, 1:length(I), m)
    order = in_order(J, by_rows, n)
    starts, rows, values = zeros(Ti, n + 1), Ti[], Tv[]
    starts[1] = 1
    column = 1
    for k in order
        while column < J[k]
            column += 1
            starts[column] = length(rows) + 1
        end
        if length(rows) >= starts[column] && rows[end] == I[k]
            values[end] = combine(values[end], V[k])
        else
            push!(rows, I[k])
            push!(values, V[k])
        end
    end
    while column <= n
        column += 1
        starts[column] = length(rows) + 1
    end
    return SparseMatrixCSC{Tv,Ti}(Int(m), Int(n), starts, rows, values)
end

const Numbers = AbstractVector{<:Union{AbstractFloat,Complex}}
SparseArrays.sparse(I::AbstractVector{<:Integer}, J::AbstractVector{<:Integer}, V::Numbers, m::Integer, n::Integer) = sparse(I, J, V, m, n, +)
SparseArrays.sparse(I::AbstractVector{<:Integer}, J::AbstractVector{<:Integer}, V::Numbers) =
    sparse(I, J, V, isempty(I) ? 0 : Int(maximum(I)), isempty(J) ? 0 : Int(maximum(J)), +)

# `which`, sorted by the keys between 1 and `n` that they have; equal ones stay in their order.
function in_order(keys, which, n)
    places = zeros(Int, n + 1)
    for k in which
        places[keys[k] + 1] += 1
    end
    for j in 1:n
        places[j + 1] += places[j]
    end
    sorted = zeros(Int, length(which))
    for k in which
        sorted[places[keys[k]] += 1] = k
    end
    return sorted
end

# The diagonals of one pair each; all are of one type, as those of vectors of numbers are.
function SparseArrays.spdiagm(first::Pair{<:Integer,Vector{Tv}}, more::Pair{<:Integer,Vector{Tv}}...) where {Tv}
    I, J, V, m = Int[], Int[], Tv[], 0
    for (k, values) in (first, more...)
        m = max(m, length(values) + abs(k))
        for i in 1:length(values)
            push!(I, i + max(-k, 0))
            push!(J, i + max(k, 0))
            push!(V, values[i])
        end
    end
    return sparse(I, J, V, m, m, +)
end

Base.sum(A::SparseMatrixCSC{T}) where {T<:Union{AbstractFloat,Complex}} = nnz(A) == 0 ? zero(T) : sum(view(nonzeros(A), 1:nnz(A)))

# Products column by column (Gustavson 1978). What is added to one element is added in the order of SparseArrays.
function Base.:*(A::SparseMatrixCSC{Tv,Ti}, B::SparseMatrixCSC{Tv,Ti}) where {Tv<:Union{AbstractFloat,Complex},Ti}
    size(A, 2) == size(B, 1) || throw(DimensionMismatch("A has dimensions $(size(A)) but B has dimensions $(size(B))"))
    m, n = size(A, 1), size(B, 2)
    starts, rows, values = ones(Ti, n + 1), Ti[], Tv[]
    x, is_there = zeros(Tv, m), fill(false, m)
    for j in 1:n
        found = Ti[]
        for l in nzrange(B, j), k in nzrange(A, B.rowval[l])
            row = A.rowval[k]
            if is_there[row]
                x[row] += A.nzval[k] * B.nzval[l]
            else
                is_there[row] = true
                x[row] = A.nzval[k] * B.nzval[l]
                push!(found, row)
            end
        end
        for row in sorted_rows(found, is_there)
            push!(rows, row)
            push!(values, x[row])
            is_there[row] = false
        end
        starts[j + 1] = length(rows) + 1
    end
    return SparseMatrixCSC{Tv,Ti}(m, n, starts, rows, values)
end

# Few are inserted one by one, many read off the marks.
function sorted_rows(found::Vector{Ti}, is_there) where {Ti}
    length(found)^2 > length(is_there) && return Ti[row for row in 1:length(is_there) if is_there[row]]
    for k in 2:length(found)
        row, at = found[k], k
        while at > 1 && found[at - 1] > row
            found[at] = found[at - 1]
            at -= 1
        end
        found[at] = row
    end
    return found
end

# Systems of equations, by LU of columns from left to right with partial pivoting (Gilbert and Peierls 1988): as much as is not zero is
# computed, in the columns' own order.
function Base.:\(A::SparseMatrixCSC{Float64,Ti}, B::Union{Vector{Float64},Matrix{Float64}}) where {Ti}
    m, n = size(A)
    m == n || throw(ArgumentError("matrices of sparse systems that are not square have no derivative here: use a dense one"))
    size(B, 1) == n || throw(DimensionMismatch("matrix is $(m)x$(n), right-hand side has $(size(B, 1)) rows"))
    factors = sparse_lu(A, n)
    X = copy(B)
    for column in 1:size(X, 2)
        solve!(X, (column - 1) * n, factors, n)
    end
    return X
end

struct SparseFactors
    lower_starts::Vector{Int}
    lower_rows::Vector{Int}
    lower::Vector{Float64}
    upper_starts::Vector{Int}
    upper_rows::Vector{Int}
    upper::Vector{Float64}
    diagonal::Vector{Float64}
    row_of_pivot::Vector{Int}
end

function sparse_lu(A, n)
    lower_starts, lower_rows, lower = ones(Int, n + 1), Int[], Float64[]
    upper_starts, upper_rows, upper = ones(Int, n + 1), Int[], Float64[]
    diagonal, row_of_pivot, pivot_of_row = zeros(n), zeros(Int, n), zeros(Int, n)
    x, is_there = zeros(n), fill(false, n)
    for j in 1:n
        found = Int[]
        for k in A.colptr[j]:A.colptr[j + 1] - 1
            row = A.rowval[k]
            x[row] = A.nzval[k]
            is_there[row] = true
            push!(found, row)
        end
        for step in 1:j - 1
            pivot = row_of_pivot[step]
            is_there[pivot] || continue
            factor = x[pivot]
            push!(upper_rows, step)
            push!(upper, factor)
            for k in lower_starts[step]:lower_starts[step + 1] - 1
                row = lower_rows[k]
                if !is_there[row]
                    is_there[row] = true
                    x[row] = 0.0
                    push!(found, row)
                end
                x[row] -= lower[k] * factor
            end
        end
        upper_starts[j + 1] = length(upper) + 1
        best, row = 0.0, 0
        for r in found
            if pivot_of_row[r] == 0 && abs(x[r]) > best
                best, row = abs(x[r]), r
            end
        end
        row == 0 && throw(SingularException(j))
        pivot_of_row[row], row_of_pivot[j], diagonal[j] = j, row, x[row]
        for r in found
            if pivot_of_row[r] == 0
                push!(lower_rows, r)
                push!(lower, x[r] / diagonal[j])
            end
            is_there[r] = false
        end
        lower_starts[j + 1] = length(lower) + 1
    end
    return SparseFactors(lower_starts, lower_rows, lower, upper_starts, upper_rows, upper, diagonal, row_of_pivot)
end

function solve!(X, start, f, n)
    y = zeros(n)
    for j in 1:n
        y[j] = X[start + f.row_of_pivot[j]]
        for k in f.lower_starts[j]:f.lower_starts[j + 1] - 1
            X[start + f.lower_rows[k]] -= f.lower[k] * y[j]
        end
    end
    for j in n:-1:1
        y[j] /= f.diagonal[j]
        for k in f.upper_starts[j]:f.upper_starts[j + 1] - 1
            y[f.upper_rows[k]] -= f.upper[k] * y[j]
        end
    end
    for j in 1:n
        X[start + j] = y[j]
    end
end

end
