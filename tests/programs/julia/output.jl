# What programs print, texts that they make, dictionaries by symbols and of several kinds of values.

struct Point{T}
    x::T
    n::Int
end

struct Named
    value::Float64
end
Base.show(io::IO, named::Named) = print(io, "<", named.value, ">")

function report(x)
    println("total: ", sum(x), ' ', 3, " ", true, " ", nothing)
    print("part ", x, [1 2; 3 4], Float32[0.5, 2], "\n")
    println((1, x[1]), (a = 2, b = "text"), :name, " ", Point(x[1], 2), Named(x[2]), " ", x[1:2] => 1)
    println(stdout, 2.5f0, " ", 1 + 2im, " ", complex(x[1], -0.5), " ", UInt8(3), " ", 2 // 3, " ", 'ä', " ", 1:3)
    for y in (0.1, 1e-5, 0.0001, 123456.0, 1e6, 1 / 3, -2.5e-300, 1e22, 5e-324, Inf, -Inf, NaN, -0.0, 100.0, 9.007199254740993e15)
        print(y, ",", Float32(y), ";")
    end
    foreach(v -> println("v = $v"), x)
    @show x[2]
    println(repr("text"), string(:a, 1, x[1], 0x0f), [0x0f])
    flush(stdout)
    return sum(abs2, x) / 2
end

function messages(x)
    @debug "not shown" x
    @info "a message of $(length(x)) numbers"
    println(stderr, "done")
    return x[1] * x[2]
end

function steps(x)
    log, total = "", 0.0
    for (i, v) in enumerate(x)
        log *= string("step ", i, ": ", round(v, digits = 2), "\n")
        total += v^2
    end
    return length(log) > 1000 ? 0.0 : total
end

function parameters(x)
    d = Dict{Symbol,Float64}(:alpha => x[1], :beta => x[2])
    d[:alpha] *= 2
    haskey(d, :gamma) || (d[:gamma] = x[3])
    total = 0.0
    for (place, (name, value)) in enumerate(d)
        total += (name === :beta ? 3.0 : 1.0) * place * value^2
    end
    for name in (:alpha, :gamma, :delta)
        total += get(d, name, 0.5) * d[:beta]
    end
    return total
end

choose(mode, v) = mode == :sin ? sin(v) : mode == :cos ? cos(v) : v
modes(x) = sum(choose(mode, v) for (mode, v) in zip([:sin, :cos, :none], x))

function settings(x)
    d = Dict("n" => 2, "scale" => 0.5, "x" => x, "name" => "run")
    return sum((d["x"]::Vector{Float64})[1:d["n"]::Int] .^ 2) * d["scale"]::Float64
end
