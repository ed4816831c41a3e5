# What exists once per program, and edge cases of functions that stand in for Julia's own.
using LinearAlgebra

const STATE = [1.0, 2.0]
const SAME = reshape(STATE, 1, 2)
const PART = view(STATE, 2:2)
const RANDOM = rand(2)
const COUNT = Ref(0.0)
mutable struct Model
    weights::Vector{Float64}
    gain::Float64
end
const MODEL = Model([3.0, 4.0], 2.0)
const LAYERS = [[1.0, 2.0], [3.0]]
module Inner
const TABLE = [10.0]
settable(v) = (TABLE[1] = v; nothing)
table(x) = TABLE[1] * x
end
let hidden = Ref(0.0)
    global remember(x) = (hidden[] += x; hidden[])
    global recall() = hidden[]
end
for (name, k) in ((:twice, 2), (:thrice, 3))
    @eval $name(x) = $k * x * COUNT[]
end

setstate(v) = (STATE[2] = v; nothing)
of_state(x) = x * STATE[2]
of_same(x) = x * SAME[1, 2]
of_part(x) = x * PART[1]
setcount(v) = (COUNT[] = v; nothing)
setmodel(v) = (MODEL.gain = v; MODEL.weights[1] = v; nothing)
of_model(x) = MODEL.gain * MODEL.weights[1] * x^2
setlayer(v) = (LAYERS[2][1] = v; nothing)
of_layers(x) = LAYERS[2][1] * x
random(i) = RANDOM[i]
of_random(x) = RANDOM[1] * x
grow(x) = (push!(STATE, x); sum(STATE))

determinant(A) = det(A)
length_of(x) = norm(x)
angle_of(x) = mod2pi(x)
sine(x) = sinpi(x)
running(t) = t * sum(accumulate((s, k) -> s * t, [1, 1, 1]))
mixed(x) = det([x[1] 0 1; 2 x[2] 0; 0 1 x[3]]) + sum([1.0, 2, 3] .* x)
solved(b, A) = sum((A \ b) .^ 2)

# What never changes and holds, in a field of any type, what does.
mutable struct Level; value::Float64; end
struct Held; level::Any; turns::Int; end
const HELD = Held(Level(1.0), 2)
setlevel(v) = ((HELD.level::Level).value = v; nothing)
of_level(x) = (HELD.level::Level).value * x^HELD.turns
