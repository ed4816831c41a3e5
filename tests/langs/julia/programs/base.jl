# What overlay.jl replaces, one function each: compared with Julia's own Base by test_base.py.
using LinearAlgebra

total(x) = sum(x)
total_of(x) = sum(v -> v * v, x)
squares(x) = sum(abs2, x)
largest(x) = maximum(x)
smallest(x) = minimum(x)
product_of(x) = prod(x)
running(x) = cumsum(x)
running_product(x) = cumprod(x)
running_largest(x) = accumulate(max, x)
columns(A, d::Int) = sum(A; dims = d)
products(A, d::Int) = prod(A; dims = d)
largest_along(A, d::Int) = maximum(A; dims = d)
smallest_along(A, d::Int) = minimum(A; dims = d)
length_of(x) = norm(x)
length_of_parts(x) = norm(x, 1)
order(x) = sortperm(x)
order_down(x) = sortperm(x; rev = true)
inner(x, y) = dot(x, y)
times(A, B) = A * B
solved(A, b) = A \ b
determined(A) = det(A)
inverted(A) = inv(A)
beside(a, b) = hcat(a, b)
below(a, b) = vcat(a, b)
literal(x) = [x[1] 2; 3 x[2]]
plain_copy(x) = copy(x)
function copied_gaps(x)
    a = Vector{Vector{Float64}}(undef, 3)
    a[2] = x
    b = copy(a)
    b[1] = 2 .* x
    return (isassigned(a, 1) ? 1.0 : 0.0) + b[1][1] + b[2][1] + (isassigned(b, 3) ? 1.0 : 0.0)
end
function copied_numbers(x)
    a = Vector{Number}(undef, 2)
    b = copy(a)
    return isassigned(b, 1) ? 0.0 : x[1]
end

for name in (:sin, :cos, :tan, :asin, :acos, :atan, :sinh, :cosh, :tanh, :asinh, :acosh, :atanh, :exp, :exp2, :exp10, :expm1, :log, :log2,
             :log10, :log1p, :cbrt, :sinpi, :cospi, :mod2pi)
    @eval $(Symbol(name, :_of))(x) = $name(x)
end
atan_of(y, x) = atan(y, x)
hypot_of(x, y) = hypot(x, y)
ldexp_of(x, n::Int) = ldexp(x, n)
power(x, y) = x^y
copysign_of(x, y) = copysign(x, y)
flipsign_of(x, y) = flipsign(x, y)
hashed(n::Int) = Int(hash(n == 0 ? "" : n == 1 ? "x" : n == 2 ? "sixteen letters." : n == 3 ? "more than sixteen letters, ä" : "abcdefghijklmno") >> 1)
in_order(x::Float64) = foldl((s, v) -> 3s + v, values(Dict("a" => 1.0, "bc" => 1e16, "def" => -1e16, "ghij" => 3.0, "k" => x)))
