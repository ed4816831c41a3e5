# Calls of which inference does not know the method: functions that choose it by the types that arguments can have in this program
# (dynamic.py finds which these are).
module PolyglotADDispatch

using ..PolyglotADCodegen: method_instance

const MOST = 48  # methods that one call may choose from
const MOST_TRIED = 3000  # combinations of types that one call is asked with
const MOST_IN_ALL = 20000  # and all calls of a function that is compiled
const TRIED = Ref(0)
const MADE = Dict{Any,Any}()  # (callee, arguments) => function
const COUNT = Ref(0)

const BUILTINS = Dict{String,Any}("getfield" => getfield, "tuple" => tuple, "isa" => isa, "typeof" => typeof, "isdefined" => isdefined,
                                  "nfields" => nfields, "fieldtype" => fieldtype, "apply_type" => Core.apply_type, "_expr" => nothing,
                                  "_apply_iterate" => Core._apply_iterate)

# Of which inference knows nothing, so that it is in a box.
boxed(@nospecialize(x)) = Ref{Any}(x)[]
@noinline none(@nospecialize(f)) = throw(MethodError(f, ()))

object(text) = unsafe_pointer_to_objref(Ptr{Cvoid}(parse(UInt, text)))
address(@nospecialize(object)) = UInt(ccall(:jl_value_ptr, Ptr{Cvoid}, (Any,), object))

"""The type that dynamic.py names: T and the address of a type, O and that of an object, N and a name."""
function type_of(text)
    kind, rest = text[1], text[2:end]
    return kind == 'T' ? object(rest) : kind == 'O' ? typeof(object(rest)) : getfield(Core, Symbol(rest))
end

# "*": all types that objects have in the program.
types_of(text, all) = text == "*" ? all : sort_unique(Any[type_of(part) for part in split(text, ','; keepempty = false)])
sort_unique(types) = sort!(unique(types); by = string)

"""For each call a function and its instance, how many methods it has to choose from, and the types of the results. `arguments`: types of
those of the function that is asked for."""
function dispatchers(requests, arguments)
    TRIED[] = 0
    lines = split(requests, '\n'; keepempty = false)
    all = sort_unique(Any[types_of(lines[1][2:end], Any[]); arguments])
    return Any[dispatcher(split(line, '\t'), all) for line in lines[2:end]]
end

struct Constant
    value::Any
end

given(text, all) = startswith(text, "C") ? Constant(object(text[2:end])) : types_of(text, all)

function dispatcher(fields, all)
    callee = startswith(fields[1], "B") ? Constant(get(BUILTINS, fields[1][2:end], nothing)) : given(fields[1], all)
    callee isa Constant || (callee = Any[T for T in callee if T <: Union{Function,Type} || hasmethod_of(T)])
    arguments = pushfirst!(Any[given(field, all) for field in fields[2:end]], callee)
    known = Any[x isa Constant ? (true, address(x.value)) : (false, x) for x in arguments]
    return get!(() -> make(arguments), MADE, known)
end

hasmethod_of(T) = T isa DataType && !isempty(Base._methods_by_ftype(Tuple{T,Vararg{Any}}, -1, Base.get_world_counter()))

function make(arguments)
    COUNT[] += 1
    name = Symbol("pad_dispatch_", COUNT[])
    names = Any[Symbol("a", k) for k in 1:length(arguments)]
    free = Any[names[k] for k in 1:length(arguments) if !(arguments[k] isa Constant)]
    results, count, before = Any[], Ref(0), TRIED[]
    body = choose(names, arguments, 1, Any[], results, count, min(before + MOST_TRIED, MOST_IN_ALL))
    parameters = Any[Expr(:(::), x, :Any) for x in free]
    head = Expr(:call, name, parameters..., :(::Int))
    callee = arguments[1] isa Constant ? QuoteNode(arguments[1].value) : names[1]
    marked = isempty(free) ? Any[] : Any[Expr(:meta, :nospecialize, free...)]
    whole = count[] > MOST ? Expr(:block, :(return none($callee))) : Expr(:block, marked..., body, :(return none($callee)))
    Core.eval(@__MODULE__, Expr(:macrocall, Symbol("@noinline"), LineNumberNode(1, :dispatch), Expr(:function, head, whole)))
    f = getfield(@__MODULE__, name)
    instance = method_instance(f, Tuple{(Any for _ in free)...,Int})
    known = count[] <= MOST && all(isconcretetype, results)
    return (instance = instance, count = count[] > MOST ? 0 : count[], results = known ? unique(results) : nothing)
end

"""Questions for the type of one argument after another; what has no method is left out. `last`: how many combinations may have been tried;
where there are more, the call is not understood."""
function choose(names, arguments, at, types, results, count, last)
    if at > length(arguments)
        TRIED[] += 1
        TRIED[] > last && (count[] = MOST + 1; return nothing)
        arguments[1] isa Constant && arguments[1].value === Core._apply_iterate && return splats(names, arguments, types, results, count)
        result = outcome(arguments, types)
        result === Union{} && return nothing
        count[] += 1
        append!(results, result isa Union ? Base.uniontypes(result) : Any[result])
        values = Any[x isa Constant ? QuoteNode(x.value) : Expr(:(::), names[k], types[k]) for (k, x) in enumerate(arguments)]
        is_field_of_run(arguments, types) && return one_of_fields(values, types[3], types[2])
        return :(return $boxed($(Expr(:call, values...))))
    end
    (count[] > MOST || !may_match(arguments, at, types)) && return nothing
    x = arguments[at]
    x isa Constant && return choose(names, arguments, at + 1, Any[types; Core.Typeof(x.value)], results, count, last)
    branches = Any[]
    for T in x
        inside = choose(names, arguments, at + 1, Any[types; T], results, count, last)
        inside === nothing || push!(branches, :(if $(names[at]) isa $T; $inside; end))
    end
    return isempty(branches) ? nothing : Expr(:block, branches...)
end

"""Whether a field is asked for by a name or a number that only the run tells. (As a call it would be such a question again. Who leaves out
the test of bounds has made it.)"""
is_field_of_run(arguments, types) = 3 <= length(types) <= 4 && arguments[1] isa Constant && arguments[1].value in (getfield, isdefined) &&
    types[3] in (Symbol, Int) && !(arguments[3] isa Constant) && isconcretetype(types[2]) && fieldcount(types[2]) <= MOST

function one_of_fields(values, asked, T)
    branches = Any[:($(values[3]) === $(QuoteNode(key)) && return $boxed($(Expr(:call, values[1], values[2], QuoteNode(key)))))
                   for key in (asked === Int ? (1:fieldcount(T)) : fieldnames(T))]
    none = values[1].value === isdefined ? :(return $boxed(false)) : :(throw(ArgumentError("a field that there is not")))
    return Expr(:block, branches..., none)
end

"""Whether there may be a method for the types of the first arguments, whatever the types of the others are."""
function may_match(arguments, at, types)
    at < 3 && return true
    (arguments[1] isa Constant ? arguments[1].value : isdefined(types[1], :instance) ? types[1].instance : nothing) isa Core.Builtin && return true
    others = Any[x isa Constant ? Core.Typeof(x.value) : Any for x in arguments[at:end]]
    found = Base._methods_by_ftype(Tuple{types...,others...}, 1, Base.get_world_counter())
    return found === false || found === nothing || !isempty(found)
end

function outcome(arguments, types)
    f = arguments[1] isa Constant ? arguments[1].value : isdefined(types[1], :instance) ? types[1].instance : nothing
    f isa Core.Builtin || f !== nothing || return outcome_of(types)
    f isa Core.IntrinsicFunction && return Union{}
    if f isa Core.Builtin
        constants = Any[x isa Constant ? x.value : nothing for x in arguments]
        return outcome_of_builtin(f, types, arguments, constants)
    end
    return outcome_of(types)
end

function outcome_of(types)
    signature = Tuple{types...}
    found = Base._methods_by_ftype(signature, -1, Base.get_world_counter())
    (found === false || found === nothing || length(found) != 1) && return Union{}
    matched = VERSION < v"1.6-" ? found[1] : (found[1].spec_types, found[1].sparams, found[1].method)
    method = VERSION < v"1.6-" ? Base.func_for_method_checked(matched[3], matched[1], matched[2]) : matched[3]
    T = inferred(method, matched[1], matched[2])
    return T === nothing ? Any : T
end

function inferred(method, signature, environment)
    world = Base.get_world_counter()
    isdefined(Core.Compiler, :NativeInterpreter) ||
        return Core.Compiler.typeinf_type(method, signature, environment, Core.Compiler.Params(world))
    return Core.Compiler.typeinf_type(Core.Compiler.NativeInterpreter(world), method, signature, environment)
end

"""`f(a..., b...)`: one call for each number of elements with which `f` has a method. Tuples have as many as their type says; of vectors,
there is one at most, and its length decides. Arrays of any number are joined as `reduce(vcat, arrays)` does it."""
function splats(names, arguments, types, results, count)
    values = Any[x isa Constant ? QuoteNode(x.value) : Expr(:(::), names[k], types[k]) for (k, x) in enumerate(arguments)]
    f = arguments[3] isa Constant ? arguments[3].value : nothing
    vectors = findall(is_vector, types[4:end]) .+ 3
    (f isa Core.Builtin || length(vectors) > 1 || !all(k -> k in vectors || is_fixed(types[k]), 4:length(types))) && return nothing
    f === push! && vectors == [5] && length(types) == 5 && (f = append!; values[3] = append!)
    if f in (vcat, hcat) && vectors == [4] && length(types) == 4 && eltype(types[4]) <: Array
        result = outcome_of(Any[typeof(reduce), typeof(f), types[4]])
        result === Union{} && return nothing
        count[] += 1
        push!(results, result)
        return :(return $boxed($(Expr(:call, reduce, f, values[4]))))
    end
    # (What is joined of nothing is a list of anything, of which nothing else would be known.)
    lengths = f === append! ? (1:1) : isempty(vectors) ? (0:0) : ((f in (vcat, hcat) && length(types) == 4):MOST_SPLATTED)
    calls = Any[]
    for n in lengths
        signature, given = Any[f === nothing ? types[3] : Core.Typeof(f)], Any[values[3]]
        for k in 4:length(types)
            whole = k in vectors && f === append!
            append!(signature, whole ? Any[types[k]] : k in vectors ? fill(eltype(types[k]), n) : element_types(types[k]))
            append!(given, whole ? Any[values[k]] : k in vectors ? Any[Expr(:ref, values[k], i) for i in 1:n] : elements(values[k], types[k]))
        end
        result = outcome_of(signature)
        result === Union{} && continue
        append!(results, result isa Union ? Base.uniontypes(result) : Any[result])
        push!(calls, (n, :(return $boxed($(Expr(:call, given...))))))
    end
    isempty(calls) && return nothing
    count[] += 1
    length(lengths) == 1 && return calls[1][2]
    branches = Any[:(n == $n && $call) for (n, call) in calls]
    length(calls) == length(lengths) && push!(branches, :(n > $MOST_SPLATTED && $too_many()))
    return Expr(:block, :(n = length($(values[vectors[1]]))), branches...)
end

const MOST_SPLATTED = 16
@noinline too_many() = throw(ArgumentError("more than 16 elements are splatted: give the vector itself, or use reduce"))

is_vector(T) = T <: Array && ndims(T) == 1 && isconcretetype(eltype(T))
is_fixed(T) = T <: Number || (T <: Tuple && T isa DataType && isconcretetype(T))
element_types(T) = T <: Tuple ? Any[T.parameters...] : Any[T]
elements(value, T) = T <: Tuple ? Any[Expr(:ref, value, i) for i in 1:length(T.parameters)] : Any[value]

# As a call in a function of its own, with constants in their places.
function outcome_of_builtin(f, types, arguments, constants)
    names = Any[Symbol("x", k) for k in 2:length(types)]
    values = Any[arguments[k] isa Constant ? QuoteNode(constants[k]) : names[k-1] for k in 2:length(types)]
    probe = Core.eval(@__MODULE__, Expr(:function, Expr(:call, gensym(:probe), names...), Expr(:block, Expr(:call, f, values...))))
    results = Base.return_types(probe, Tuple{types[2:end]...})
    return length(results) == 1 ? results[1] : Any
end

end
