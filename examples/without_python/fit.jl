# A damped spring in C, fitted from Julia by gradient descent: `POLYGLOT_AD=polyglot-ad julia fit.jl`.

push!(LOAD_PATH, dirname(readchomp(`$(split(get(ENV, "POLYGLOT_AD", "polyglot-ad"))) julia-dir`)))
using PolyglotAD

spring = PolyglotAD.load(joinpath(@__DIR__, "spring.c"); name = "spring", functions = ["motion"], gradients = ["misfit:parameters"])

function fit(data, parameters)
    for _ in 1:300
        _, gradient = spring.misfit_gradient(parameters, data, length(data))
        parameters -= 2 * gradient
    end
    return parameters
end

data = zeros(100)
spring.motion([4.0, 0.3], data, 100)
println("stiffness and damping: ", round.(fit(data, [3.0, 0.5]); digits = 6))
