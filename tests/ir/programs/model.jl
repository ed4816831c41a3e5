using InteractiveUtils

function energy(x::Vector{Float64}, weights::NTuple{3,Float64})
    total = 0.0
    for i in eachindex(x)
        total += sin(x[i]) * weights[mod1(i, 3)] + x[i]^1.5
    end
    copied = [v * 2 for v in x]
    println(total)
    return total + sum(copied)
end

code_llvm(stdout, energy, Tuple{Vector{Float64},NTuple{3,Float64}}; raw = true, dump_module = true, optimize = false, debuginfo = :none)
