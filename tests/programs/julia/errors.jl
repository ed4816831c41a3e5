# Errors that the program itself catches.
struct Odd <: Exception
    value::Float64
end

checked(x) = x > 1 ? throw(DomainError(x, "large")) : x < 0 ? throw(Odd(x)) : x^2
deep(x, n) = n == 0 ? checked(x) : deep(x, n - 1) * x

by_type(x) = sum(map(x) do v
    try
        deep(v, 2)
    catch error
        error isa DomainError ? 3v : error isa Odd ? v^3 : 100.0
    end
end)

function in_a_loop(x)
    total = 0.0
    for i in 0:length(x)+1
        try
            total += x[i]
        catch error
            error isa BoundsError || rethrow()
            total += sin(x[1])
        finally
            total *= 1.1
        end
    end
    return total
end

nested(x) = try
    try
        checked(x[1] + 5)
    catch inner
        inner isa Odd && return x[1]
        throw(ArgumentError("outer"))
    end
catch outer
    outer isa ArgumentError ? x[2]^2 : 0.0
end

# What changed before the error has changed.
partly(x) = (y = copy(x); try
    y[1] = x[2] * x[3]
    y[2] = sqrt(-x[1]^2)
catch
    y[3] *= 2
end; sum(y .* y))

passed_on(x) = try
    checked(x)
catch error
    error isa BoundsError ? 0.0 : rethrow()
end
