# The height of an epidemic and who had it in the end, by its rates: susceptible, infected, recovered, in steps of a tenth of a day.
function epidemic(rates::Vector{Float64}, days::Int)
    s, i, r = 0.99, 0.01, 0.0
    peak = 0.0
    for _ in 1:10days
        infections = rates[1] * s * i
        recoveries = rates[2] * i
        s -= 0.1 * infections
        i += 0.1 * (infections - recoveries)
        r += 0.1 * recoveries
        peak += i^2
    end
    return sqrt(peak) + r
end
