# The elements of an argument in the order in which they are sorted.

function ascending(x)
    places = sortperm(x)
    ordered = x[places]
    return ordered[2] * ordered[3] + places[1]
end

function descending(x)
    places = sortperm(x; rev = true)
    ordered = x[places]
    return ordered[2] * ordered[3] + places[1]
end

function by_size(x)
    places = sortperm(x, by = abs, rev = true)
    return x[places[1]] * x[places[end]]^2
end

# As many that the numbers are cut in two; equal ones stay in their order, and -0.0 and what is no number have their places.
function many(x, n)
    repeated = [x[i % 4 + 1] * (i % 7) for i in 1:n]
    total = 0.0
    for (i, place) in enumerate(sortperm(repeated))
        total = 0.9total + place * repeated[place] / i
    end
    return total
end

special() = (p = sortperm([NaN, 0.0, 1.0, -0.0, -Inf]); Float64(p[1] + 10p[2] + 100p[3] + 1000p[4] + 10000p[5]))
