grid(x) = [x[i] * x[j] + k for i in 1:3, j in 1:3, k in 1:2]
stacked(x) = cat(x * x', 2 .* x .* x'; dims = 1)
beside(x) = cat(x * x', (x * x') .^ 2, x .+ x'; dims = 2)
layers(x) = cat(grid(x), grid(x) .^ 2; dims = 3)
raised(x) = cat(x, x .^ 2; dims = 2)
raised_twice(x) = cat(x, x .^ 2; dims = 3)
apart(x) = cat(x * x', x .* x[1:2]'; dims = 3)
function picked(x)
    T, A = grid(x), x * x'
    return sum(selectdim(T, 1, 2) .* selectdim(T, 3, 1)[1:3, 1:2]) + sum(selectdim(A, 2, 1:2) .* x) + selectdim(x, 1, 2)[]
end
first_places(x) = sum(x[partialsortperm(x, 2:3; rev = true)]) * x[partialsortperm(x, 1; by = v -> abs(v - 1))]
