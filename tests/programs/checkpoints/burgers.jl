function burgers(u0::Vector{Float64}, steps::Int, dt::Float64)
    u = copy(u0); v = similar(u); n = length(u)
    for k in 1:steps
        v[1] = u[1]; v[n] = u[n]
        for i in 2:n-1
            v[i] = u[i] - dt*u[i]*(u[i+1]-u[i-1]) + 0.1*dt*(u[i+1]-2u[i]+u[i-1])
        end
        u, v = v, u
    end
    return sum(abs2, u)
end
function inplace!(u::Vector{Float64}, w::Vector{Float64}, steps::Int, dt::Float64)
    n = length(u)
    for k in 1:steps
        for i in 1:n
            w[i] = u[i] + dt*sin(u[i == n ? 1 : i+1] - u[i])
        end
        for i in 1:n
            u[i] = w[i]
        end
    end
    return nothing
end
