# Results of several kinds, keyword arguments, tasks that read.
scaled(x::Vector{Float64}; scale = 2.0, power::Int = 1) = scale * sum(x .^ power)
any_keywords(x; options...) = x * options[:factor]
untyped(x) = sum(abs2, x)

pair(x) = (x .^ 2, sum(x))
named(x) = (squares = x .^ 2, total = sum(x), count = length(x))
viewed(x) = view(x .^ 2, 2:length(x))
turned(A) = A'
mixed(x) = (view(x, 1:2), x * x', 2.0 * x[1], x[1] > 0)
between(x) = range(x[1], stop = x[2], length = 3)

reads(x::Vector{Float64}) = (task = Threads.@spawn(sum(x[1:2])); fetch(task)::Float64 * x[1])
writes(x::Vector{Float64}) = (task = Threads.@spawn((x[2] = x[1]; nothing)); wait(task); x[2])
