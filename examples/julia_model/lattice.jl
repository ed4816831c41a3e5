# A model of magnets on a ring: angles that turn until they rest.

struct Magnets
    coupling::Float64
    field::Float64
end

energy(m::Magnets, angles) = -m.coupling * sum(cos.(angles .- circshift(angles, 1))) - m.field * sum(cos.(angles))

# The energy after `steps` steps down the slope, each by a rate.
function relaxed(angles::Vector{Float64}, coupling::Float64, field::Float64, steps::Int)
    magnets = Magnets(coupling, field)
    a = copy(angles)
    n = length(a)
    for _ in 1:steps
        force = map(1:n) do i
            left, right = a[mod1(i - 1, n)], a[mod1(i + 1, n)]
            coupling * (sin(left - a[i]) + sin(right - a[i])) - field * sin(a[i])
        end
        a .+= 0.05 .* force
    end
    return energy(magnets, a)
end
