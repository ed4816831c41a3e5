function curve(x::Float64, n::Int32)
    kept = [i % 2 == 1 ? sin(x * i) : exp(-(x * i)^2) for i in 1:n]
    z = complex(x, sum(kept ./ (1 + x * x)))
    return abs2(z) + real(exp(z))
end
