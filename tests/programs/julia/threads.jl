# Threads and tasks: numbers of a vector.
using Base.Threads: @spawn, @threads, Atomic, SpinLock, atomic_add!, atomic_max!, nthreads, threadid

# Loops.
function mapped(x::Vector{Float64})
    y = similar(x)
    @threads for i in eachindex(x)
        y[i] = sin(x[i]) * x[i]
    end
    return sum(abs2, y)
end

function gathered(x::Vector{Float64})
    n = length(x)
    y = zeros(n)
    @threads for i in 1:n
        for j in 1:n
            @inbounds y[i] += x[j] * cos(x[mod1(i * j, n)])
        end
    end
    return sum(y .* y)
end

function partial_sums(x::Vector{Float64})
    sums = zeros(nthreads())
    @threads for i in 1:length(x)
        sums[threadid()] += exp(x[i]) * x[1]
    end
    return sum(sums)
end

heavy(x) = x > 0 ? log(1 + x) * sqrt(x) : x^3

@noinline function fill_rows!(y, x, scale)
    @threads :static for i in 2:length(x)
        y[i] = scale * heavy(x[i]) + x[i-1]
    end
    return nothing
end

function called(x::Vector{Float64})
    y = zeros(length(x))
    for step in 1:3
        fill_rows!(y, x, x[2] + step)
        x = x .+ 0.1 .* y
    end
    return sum(y)
end

function nested(x::Vector{Float64})
    n = length(x)
    y = zeros(n, n)
    @threads for i in 1:n
        @threads for j in 1:n
            y[j, i] = x[i] * sin(x[j])
        end
    end
    return sum(abs2, y)
end

function strided(x::Vector{Float64})
    total = Atomic{Float64}(0.0)
    @threads for i in length(x):-2:1
        atomic_add!(total, x[i] * x[i])
    end
    return total[] * x[end]
end

function empty_and_short(x::Vector{Float64})
    y = copy(x)
    @threads for i in 1:0
        y[i] = 0
    end
    @threads for i in 1:1
        y[i] = y[i]^2
    end
    return sum(y)
end

# Locks and atomic variables.
function locked(x::Vector{Float64})
    guard = ReentrantLock()
    total = Ref(1.0)
    @threads for i in eachindex(x)
        value = cos(x[i])
        lock(guard) do
            lock(guard) do
                total[] = total[] * (1 + 0.1 * value)
            end
        end
    end
    return total[]
end

const GUARD = ReentrantLock()

function locked_by_a_constant(x::Vector{Float64})
    total = Ref(0.0)
    @threads for value in x
        lock(GUARD)
        total[] += value^3
        unlock(GUARD)
    end
    return sin(total[])
end

function spinning(x::Vector{Float64})
    guard = SpinLock()
    seen = zeros(2)
    @threads for i in eachindex(x)
        lock(guard)
        seen[1] += x[i]
        seen[2] = seen[2] * 0.9 + abs2(x[i])
        unlock(guard)
    end
    return seen[1] * x[1]
end

function greatest(x::Vector{Float64})
    top = Atomic{Float64}(-Inf)
    @threads for i in eachindex(x)
        atomic_max!(top, sin(x[i]))
    end
    return top[]^2
end

function dealt_out(x::Vector{Float64})
    next = Atomic{Int}(1)
    y = zeros(length(x))
    @sync for worker in 1:nthreads()
        @spawn while true
            i = atomic_add!(next, 1)
            i > length(x) && break
            y[i] = exp(-x[i]^2)
        end
    end
    return sum(y)
end

# Tasks.
function both(x::Vector{Float64})
    task = @spawn sum(sin, x)
    other = sum(cos, x)
    return fetch(task) * other
end

function strided_sum(x, k, step)
    total = 0.0
    for i in k:step:length(x)
        total += x[i]^2 * k
    end
    return total
end

function chunked(x::Vector{Float64})
    tasks = [@spawn strided_sum(x, k, 4) for k in 1:4]
    first_pass = sum(fetch.(tasks)) - sum(fetch, tasks) / 2
    weights = map(fetch, [@spawn 1.0 for k in 1:3])
    return first_pass * sum(weights)
end

function fibonacci(x::Float64, n::Int)
    n < 2 && return x * (n + 1)
    task = @spawn fibonacci(x, n - 1)
    other = fibonacci(x, n - 2)
    return sin(fetch(task)) + x * other
end

recursion(x::Vector{Float64}) = fibonacci(x[1], 6) + x[2] * fibonacci(x[3], 5)

f(x, p) = exp(-p * x) * sin(3x)

function quadrature(a::Float64, b::Float64, p::Float64, depth::Int)
    m = (a + b) / 2
    whole = (b - a) * (f(a, p) + 4f(m, p) + f(b, p)) / 6
    halves = (b - a) * (f(a, p) + 4f((a + m) / 2, p) + 2f(m, p) + 4f((m + b) / 2, p) + f(b, p)) / 12
    (depth == 0 || abs(whole - halves) < 1e-4) && return halves
    left = @spawn quadrature(a, m, p, depth - 1)
    right = quadrature(m, b, p, depth - 1)
    return fetch(left)::Float64 + right
end

adaptive(x::Vector{Float64}) = quadrature(x[1], x[1] + 2.0, x[2], 5)

function by_reference(x::Vector{Float64})
    y = zeros(4)
    n = length(x)
    @sync begin
        @spawn y[1] = sum(x) * x[1]
        @spawn begin
            y[2] = x[2]^3
            y[3] = y[2] * x[3]
        end
        y[4] = sin(x[4])
    end
    return y[1] * y[3] + y[4] * n
end

function by_value(x::Vector{Float64})
    total = 0.0
    for k in 1:3
        scale = x[k] * k
        task = @spawn $scale * sum($x)
        scale = 0.0
        total += fetch(task)
    end
    return total
end

function chained(x::Vector{Float64})
    first = @spawn x[1] * x[2]
    second = @spawn sin(fetch(first)) * x[3]
    third = @spawn fetch(first) + fetch(second)
    return fetch(second) * fetch(third)
end

struct Model
    weight::Float64
    bias::Float64
end

function structures(x::Vector{Float64})
    made = @spawn Model(x[1] * x[2], cos(x[3]))
    parts = @spawn (x .* 2.0, x[4])
    model = fetch(made)
    twice, extra = fetch(parts)
    return model.weight * sum(twice) + model.bias * extra
end

function kept_in_a_list(x::Vector{Float64})
    tasks = Task[]
    for k in 1:3
        push!(tasks, @spawn sum(x) * sin(x[k]))
    end
    total = 0.0
    for task in tasks
        total += fetch(task)
    end
    return total
end

function pipeline(x::Vector{Float64})
    n = length(x)
    squares = Vector{Float64}(undef, n)
    tasks = map(1:n) do i
        @spawn begin
            squares[i] = x[i]^2
            nothing
        end
    end
    foreach(wait, tasks)
    return sum(squares) * x[1]
end

function two_kinds_in_a_list(x::Vector{Float64})
    tasks = Vector{Task}(undef, 3)
    y = similar(x)
    tasks[1] = @spawn sum(x)
    tasks[2] = @spawn Model(x[1] * x[2], x[3])
    tasks[3] = @spawn begin
        y .= x .* x
        nothing
    end
    wait(tasks[3])
    model = fetch(tasks[2])::Model
    return fetch(tasks[1])::Float64 * model.weight * sum(y) + model.bias
end

# A task that several others wait for, each of which uses what it gives.
function shared_task(x::Vector{Float64})
    base = @spawn sum(abs2, x)
    others = [@spawn sin(fetch(base) * x[k]) for k in 1:6]
    return sum(fetch, others) * fetch(base)
end

# A variable of the function that the loop's body changes.
function captured(x::Vector{Float64})
    total::Float64 = 0.0
    guard = ReentrantLock()
    @threads for value in x
        part = sin(value) * x[2]
        lock(guard) do
            total += part
        end
    end
    return total
end

function unlocked_at_last(x::Vector{Float64})
    total = Ref(0.0)
    guard = ReentrantLock()
    @threads for value in x
        lock(guard)
        try
            value > 1 && continue
            total[] += value^2
        finally
            unlock(guard)
        end
    end
    return left_early(x, total)
end

function left_early(x, total)
    try
        x[2] > 0.1 && return total[] * x[2]
    finally
        for value in x
            value > 0.5 && (total[] += value)
        end
    end
    return total[]
end

function picked(x::Vector{Float64}, k::Int)
    y = zeros(length(x))
    @threads for i in eachindex(x)
        y[i] = i == 1 ? x[k] : x[i]
    end
    return sum(abs2, y)
end

# More tasks than there may be threads.
function thousands(x::Vector{Float64})
    tasks = [@spawn sin(x[mod1(k, length(x))]) * k for k in 1:3000]
    return sum(fetch, tasks) / 3000 + fibonacci(x[1], 14)
end

function hundreds_under_a_lock(x::Vector{Float64})
    guard = ReentrantLock()
    sums = zeros(2)
    @sync for k in 1:200
        @spawn begin
            value = sin(x[mod1(k, length(x))])
            lock(guard)
            sums[1] += value
            sums[2] += value^2
            unlock(guard)
        end
    end
    return sums[1] * sums[2] / 100
end

function never_awaited(x::Vector{Float64})
    y = zeros(2)
    @spawn y[1] = sum(x)
    return x[2]^2
end

# Tasks that take turns: without a lock, and in the order in which they were made.
function in_turns(x::Vector{Float64})
    sums = ones(2)
    @sync for k in eachindex(x)
        @async begin
            sums[1] = 0.9 * sums[1] + sin(x[k])
            yield()
            sums[2] *= 1 + 0.1 * sums[1] * x[k]
        end
    end
    last = Task(() -> sums[1] * x[1])
    schedule(last)
    return sums[2] + fetch(last)
end

# Channels: a producer that takes turns, tasks that give, and what waits until it is notified.
function channelled(x::Vector{Float64})
    squares = Channel{Float64}(3)
    @async begin
        for value in x
            put!(squares, value^2)
        end
        close(squares)
    end
    total = 0.0
    for value in squares
        total = 0.8 * total + value
    end
    given = Channel{Float64}(length(x))
    @sync for k in eachindex(x)
        @spawn put!(given, sin(x[k]))
    end
    for k in eachindex(x)
        total += take!(given) * x[1]
    end
    return total
end

function notified(x::Vector{Float64})
    condition = Threads.Condition()
    event = Base.Event()
    value, ready = Ref(0.0), Ref(false)
    waiting = @spawn begin
        lock(condition)
        while !ready[]
            wait(condition)
        end
        unlock(condition)
        value[] * x[2]
    end
    other = @spawn begin
        wait(event)
        value[] * x[3]
    end
    lock(condition)
    value[] = sum(abs2, x)
    ready[] = true
    notify(condition)
    unlock(condition)
    notify(event)
    return fetch(waiting) * fetch(other)
end
