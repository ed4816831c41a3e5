# Variables that a closure captures and somebody assigns. Julia keeps such a variable in a `Core.Box`, of whose contents inference knows
# nothing. Here the lowered code of the source's methods is changed: a box is made where the variable gets its first value, and has that
# value's type; the type of a closure has a parameter for each of its boxes. Where inference meets a value of another type, the box is made
# anew for both: for the numbers' common type (`c = 0; foreach(v -> (c += v), x)`), or for a union. What is in another form than this file
# knows stays as it was.
module PolyglotADBoxes

using ..PolyglotADReflect: members, is_inner

# `N` is the number of the place where it is made.
mutable struct Box{T,N}
    contents::T
end

const PLACES = Ref(0)
const WIDER = Dict{Int,Any}()   # place => the type of its box, if that is not the first value's
const STATED = Set{Int}()       # places of which `kind` says so

# The type of a box, given that of its first value.
kind(place, T) = T

joined(@nospecialize(T), @nospecialize(S)) = T <: Number && S <: Number ? promote_type(T, S) : Union{T,S}

put!(box::Core.Box, value) = setfield!(box, :contents, value)
@inline put!(box::Box{T}, value) where {T} = value isa T ? (box.contents = value) : put_other!(box, value)
@generated function put_other!(box::Box{T,N}, value::S) where {T,N,S}
    wanted = joined(T, S)
    wanted === T && return :(box.contents = convert(T, value); value)
    WIDER[N] = joined(get(WIDER, N, T), wanted)
    return :(throw(TypeError(:setfield!, "a captured variable", T, value)))
end

"""Infer until all boxes are of the types that they need."""
function settle(infer)
    foreach(place -> Core.eval(@__MODULE__, :(kind(::Val{$place}, ::Type{T}) where {T} = T)), STATED)
    empty!(WIDER)
    empty!(STATED)
    for _ in 1:8
        known = copy(WIDER)
        infer()
        WIDER == known && return
        for (place, T) in WIDER
            get(known, place, nothing) === T && continue
            push!(STATED, place)
            Core.eval(@__MODULE__, :(kind(::Val{$place}, ::Type) = $T))
            Core.eval(@__MODULE__, :(kind(::Val{$place}, ::Type{T}) where {T} = $T))
        end
    end
end

const KNOWN = IdDict{Any,Any}()  # closure type, unwrapped name => the one with parameters for its boxes

"""Change the methods that modules under `root` define in `files`."""
function give_types(root, files)
    VERSION < v"1.12-" || return  # lowered code has another form
    for method in defined_methods(root, Set(files), Set{Module}(), Method[])
        try
            change(method)
        catch error
            error isa Unknown || @debug "a captured variable stays in its box" method error
        end
    end
end

struct Unknown <: Exception end

function defined_methods(mod, files, seen, found; closures = false)
    mod in seen && return found
    push!(seen, mod)
    for (name, value) in members(mod)
        if is_inner(value, mod)
            defined_methods(value, files, seen, found; closures = closures)
        elseif value isa Function && parentmodule(value) === mod
            append!(found, [m for m in methods(value) if abspath(String(m.file)) in files])
        elseif closures && value isa Type && value <: Function && startswith(String(name), "#")
            append!(found, methods_of(value))
        end
    end
    return found
end

source(method) = Base.uncompressed_ast(method)

function change(method)
    isdefined(method, :generator) && return
    code = changed(source(method), method.module)
    code === nothing && return
    signature = Base.unwrap_unionall(method.sig)
    define(method, Any[signature.parameters...], variables(method.sig), code)
end

function variables(@nospecialize(type))
    found = Any[]
    while type isa UnionAll
        push!(found, type.var)
        type = type.body
    end
    return found
end

"""Define a method with this signature, in the place of `method`: as lowered code does."""
function define(method, types, free, code)
    template = Meta.lower(method.module, :(function $(gensym(:typed))(x) x end))
    thunk = template.args[1]
    data = Core.svec(Core.svec(types...), Core.svec(free...), LineNumberNode(Int(method.line), method.file))
    for (at, statement) in enumerate(thunk.code)
        statement isa Expr && statement.head === :method || continue
        thunk.code[at] = length(statement.args) == 3 ? Expr(:method, false, QuoteNode(data), code) : nothing
    end
    Core.eval(method.module, template)
end

# --- lowered code

is_call(x, name) = x isa Expr && x.head === :call && x.args[1] isa GlobalRef && x.args[1].mod === Core && x.args[1].name === name

"""The code with typed boxes; `nothing` where there is nothing to change."""
function changed(code, mod)
    more = Dict{Int,Vector{Any}}()  # statements in the place of one; those before the last are referred to by negative SSAValues
    for (at, statement) in enumerate(code.code)
        made, slot = closure(statement)
        made === nothing || replace_closure!(more, code.code, at, made, slot)
    end
    for (at, statement) in enumerate(code.code)
        statement isa Expr && statement.head === :(=) && statement.args[1] isa Core.SlotNumber || continue
        is_call(statement.args[2], :Box) || continue
        given = length(statement.args[2].args) == 2  # an argument of the function
        first = given ? at : first_value(code.code, at, statement.args[1])
        first === nothing && continue
        value = given ? statement.args[2].args[2] : code.code[first].args[4]
        place = PLACES[] += 1
        more[at] = Any[nothing]
        more[first] = Any[
            Expr(:call, GlobalRef(Core, :typeof), value),
            Expr(:call, GlobalRef(@__MODULE__, :kind), Val(place), Core.SSAValue(-1)),
            Expr(:call, GlobalRef(Base, :convert), Core.SSAValue(-2), value),
            Expr(:call, GlobalRef(Core, :apply_type), Box, Core.SSAValue(-2), place),
            Expr(:(=), statement.args[1], Expr(:new, Core.SSAValue(-4), Core.SSAValue(-3))),
        ]
    end
    for (at, statement) in enumerate(code.code)
        haskey(more, at) || !sets_contents(statement) ||
            (more[at] = Any[Expr(:call, GlobalRef(@__MODULE__, :put!), statement.args[2], statement.args[4])])
    end
    return isempty(more) ? nothing : spliced(code, more)
end

sets_contents(x) = is_call(x, :setfield!) && length(x.args) == 4 && x.args[3] == QuoteNode(:contents)

closure(statement) = nothing, nothing
function closure(statement::Expr)
    statement.head === :new && return statement, nothing
    statement.head === :(=) && statement.args[2] isa Expr && statement.args[2].head === :new && return statement.args[2], statement.args[1]
    return nothing, nothing
end

"""What an operand of lowered code is, and what it is applied to, if it is a type."""
function type_of(code, @nospecialize(x))
    x isa Core.SSAValue && return type_of(code, code[x.id])
    x isa GlobalRef && isdefined(x.mod, x.name) && return getfield(x.mod, x.name), Any[]
    if is_call(x, :apply_type)
        base, given = type_of(code, x.args[2])
        return base, Any[given; x.args[3:end]]
    end
    return x isa Type ? (x, Any[]) : (nothing, Any[])
end

function replace_closure!(more, code, at, made, slot)
    type, given = type_of(code, made.args[1])
    type isa Type && Base.unwrap_unionall(type) isa DataType && type <: Function || return
    boxes = findall(T -> T === Core.Box, collect(fieldtypes(Base.unwrap_unionall(type))))
    isempty(boxes) && return
    length(made.args) - 1 == fieldcount(Base.unwrap_unionall(type)) || return
    typed = with_parameters(type)
    kinds = Any[Expr(:call, GlobalRef(Core, :typeof), made.args[1 + box]) for box in boxes]
    count = length(kinds)
    applied = Expr(:call, GlobalRef(Core, :apply_type), typed, given..., (Core.SSAValue(-k) for k in 1:count)...)
    result = Expr(:new, Core.SSAValue(-count - 1), made.args[2:end]...)
    more[at] = Any[kinds; applied; slot === nothing ? result : Expr(:(=), slot, result)]
end

"""The closure type with a parameter for each of its boxes; its methods are defined once."""
function with_parameters(type)
    old = Base.unwrap_unionall(type)
    haskey(KNOWN, old.name) && return KNOWN[old.name]
    mod, name = old.name.module, gensym(:closure)
    parameters = Any[old.parameters...]
    names = Any[Symbol("P", k) for k in 1:length(parameters)]
    fields = Any[]
    boxed = Any[]
    for (field, T) in zip(fieldnames(old), fieldtypes(old))
        place = findfirst(p -> p === T, parameters)
        if T === Core.Box
            push!(boxed, Symbol("B", length(boxed) + 1))
            push!(fields, Expr(:(::), field, boxed[end]))
        else
            push!(fields, Expr(:(::), field, place === nothing ? T : names[place]))
        end
    end
    head = Expr(:curly, name, names..., boxed...)
    Core.eval(mod, Expr(:struct, false, Expr(:(<:), head, Function), Expr(:block, fields...)))
    typed = KNOWN[old.name] = Core.eval(mod, name)
    for method in methods_of(type)
        copy_method(method, typed, length(boxed))
    end
    return typed
end

function methods_of(type)
    found = Method[]
    signature = Tuple{type,Vararg{Any}}
    for match in Base._methods_by_ftype(signature, -1, Base.get_world_counter())
        method = match isa Core.SimpleVector ? match[3] : match.method
        first = Base.unwrap_unionall(Base.unwrap_unionall(method.sig).parameters[1])
        first isa DataType && first.name === Base.unwrap_unionall(type).name && push!(found, method)
    end
    return found
end

function copy_method(method, typed, count)
    code = source(method)
    own = changed(code, method.module)
    signature = Base.unwrap_unionall(method.sig)
    first, free = signature.parameters[1], variables(method.sig)
    more = Any[TypeVar(Symbol("B", k)) for k in 1:count]
    inside = first isa UnionAll ? variables(first) : Any[]
    given = Base.unwrap_unionall(first).parameters
    self = Core.apply_type(typed, given..., more...)
    define(method, Any[self; signature.parameters[2:end]...], Any[free; inside; more], own === nothing ? code : own)
end

# --- where a box gets its first value

"""The statement that gives the box made at `at`, which is in `slot`, its first value: no way leads from there to another use before."""
function first_value(code, at, slot)
    uses = [k for (k, statement) in enumerate(code) if k != at && mentions(statement, slot)]
    assigned = [k for k in uses if sets_contents(code[k]) && code[k].args[2] == slot && !mentions(code[k].args[4], slot)]
    for first in assigned
        any(mentions(statement, Core.SSAValue(first)) for statement in code) && continue
        reached = reachable(code, at + 1, first)
        any(k in reached for k in uses if k != first) || return first
    end
    return nothing
end

mentions(x, y) = x == y
mentions(x::Core.NewvarNode, y) = false
mentions(x::Expr, y) = any(argument -> mentions(argument, y), x.args)
mentions(x::QuoteNode, y) = false
if isdefined(Core, :ReturnNode)
    mentions(x::Core.ReturnNode, y) = isdefined(x, :val) && mentions(x.val, y)
    mentions(x::Core.GotoIfNot, y) = mentions(x.cond, y)
end

"""The statements to which ways lead from `start` without passing `stop`, or `start` again."""
function reachable(code, start, stop)
    found, work = Set{Int}(), Int[start]
    while !isempty(work)
        at = pop!(work)
        (at in found || at == stop || at > length(code) || at == start - 1) && continue
        push!(found, at)
        append!(work, following(code[at], at))
    end
    return found
end

following(statement, at) = (at + 1,)
following(statement::Core.GotoNode, at) = (statement.label,)
function following(statement::Expr, at)
    statement.head === :gotoifnot && return (at + 1, statement.args[2])
    statement.head === :enter && return (at + 1, statement.args[1])
    return statement.head === :return || statement.head === :unreachable ? () : (at + 1,)
end
if isdefined(Core, :ReturnNode)
    following(statement::Core.ReturnNode, at) = ()
    following(statement::Core.GotoIfNot, at) = (at + 1, statement.dest)
end
isdefined(Core, :EnterNode) && (following(statement::Core.EnterNode, at) = throw(Unknown()))

# --- putting it together

function spliced(code, more)
    count = length(code.code)
    first, last = zeros(Int, count), zeros(Int, count)
    at = 0
    for k in 1:count
        first[k] = at + 1
        at += haskey(more, k) ? length(more[k]) : 1
        last[k] = at
    end
    fresh = copy(code)
    fresh.code = Any[]
    for k in 1:count, (j, statement) in enumerate(get(more, k, Any[code.code[k]]))
        push!(fresh.code, renumbered(statement, first, last, first[k]))
    end
    origin = Int[k for k in 1:count for _ in first[k]:last[k]]
    fresh.codelocs = code.codelocs[origin]
    fresh.ssavaluetypes = length(fresh.code)
    isdefined(fresh, :ssaflags) && length(code.ssaflags) == count && (fresh.ssaflags = code.ssaflags[origin])
    return fresh
end

renumbered(x, first, last, base) = x
renumbered(x::Core.SSAValue, first, last, base) = Core.SSAValue(x.id < 0 ? base - x.id - 1 : last[x.id])
renumbered(x::Core.GotoNode, first, last, base) = Core.GotoNode(first[x.label])
function renumbered(x::Expr, first, last, base)
    arguments = Any[renumbered(argument, first, last, base) for argument in x.args]
    x.head === :gotoifnot && (arguments[2] = first[x.args[2]])
    x.head === :enter && (arguments[1] = first[x.args[1]])
    return Expr(x.head, arguments...)
end
if isdefined(Core, :ReturnNode)
    renumbered(x::Core.ReturnNode, first, last, base) =
        isdefined(x, :val) ? Core.ReturnNode(renumbered(x.val, first, last, base)) : x
    renumbered(x::Core.GotoIfNot, first, last, base) = Core.GotoIfNot(renumbered(x.cond, first, last, base), first[x.dest])
end

end
