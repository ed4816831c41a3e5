# What a source file defines, and what a function becomes when it is specialised: names, types, layouts.
module PolyglotADReflect

using ..PolyglotADCodegen: method_instance, code_instance

concrete(@nospecialize(T)) = T isa Type && isconcretetype(T)

argument_names(method) = Symbol.(method_argnames(method)[2:end])

function method_argnames(method)
    isdefined(Base, :method_argnames) && return Base.method_argnames(method)
    names = ccall(:jl_uncompress_argnames, Vector{Symbol}, (Any,), method.slot_syms)
    return names[1:method.nargs]
end

# Signatures with free type parameters are printed as they were written: `Array{T,1} where T`.
function method_facts(path, method)
    signature = Base.unwrap_unionall(method.sig)
    types = Any[signature.parameters[2:end]...]
    whole = [Base.rewrap_unionall(T, method.sig) for T in types]
    names = argument_names(method)
    is_concrete = map(concrete, types)
    return Dict(
        "name" => path,
        "arguments" => [Dict("name" => string(name), "type" => type_name(T), "concrete" => c)
                        for (name, T, c) in zip(names, whole, is_concrete)],
        "file" => abspath(String(method.file)),
        "line" => Int(method.line),
        "concrete" => all(is_concrete) && !method.isva,
        "varargs" => method.isva,
        "keywords" => keywords_of(method),
    )
end

"""Names of keyword arguments; "name..." takes any others."""
function keywords_of(method)
    names = try
        Base.kwarg_decl(method)
    catch
        Symbol[]
    end
    return [string(name) for name in names]
end

const HIDDEN = (:eval, :include)

"""Every function that modules under `root` define in one of `files`, a dictionary per method, in the order of the sources."""
function defined_functions(root, files)
    found = Any[]
    walk(root, "", Set(files), found, Set{Module}())
    sort!(found; by = facts -> (findfirst(==(facts["file"]), files), facts["line"]))
    return found
end

"""What a module has names for: (name, value)."""
members(mod) = Any[(name, getfield(mod, name)) for name in names(mod; all = true) if isdefined(mod, name) && !Base.isdeprecated(mod, name)]

"""Whether `value` is a module of the user's inside of `mod`."""
is_inner(value, mod) = value isa Module && parentmodule(value) === mod && !(value in (mod, Base, Core)) &&
    !startswith(String(nameof(value)), "PolyglotAD")

function walk(mod, prefix, files, found, seen)
    mod in seen && return
    push!(seen, mod)
    for (name, value) in members(mod)
        (name in HIDDEN || startswith(String(name), "#")) && continue
        if is_inner(value, mod)
            walk(value, "$prefix$name.", files, found, seen)
        elseif value isa Function && parentmodule(value) === mod && nameof(value) === name
            for method in methods(value)
                abspath(String(method.file)) in files && push!(found, method_facts("$prefix$name", method))
            end
        end
    end
end

function resolve_function(root, path)
    value = root
    for part in split(path, '.')
        name = Symbol(part)
        isdefined(value, name) || error("there is no function $path")
        value = getfield(value, name)
    end
    value isa Union{Function,Type} || error("$path is not a function")
    return value
end

# "Main." is left out where it is legal to.
type_name(@nospecialize(T)) = replace(sprint(show, T), r"\bMain\." => "")

"""Scalars inside a value of type `T`: [byte offset, name of the primitive type, bytes]; a reference to an object is "object"."""
function leaves(@nospecialize(T), base = 0, found = Any[])
    if isprimitivetype(T)
        push!(found, Any[base, T <: Ptr ? "Ptr" : type_name(T), sizeof(T)])
    elseif isconcretetype(T)
        for index in 1:fieldcount(T)
            field = fieldtype(T, index)
            offset = base + Int(fieldoffset(T, index))
            if field isa Type && (isbitstype(field) || inline(field))
                leaves(field, offset, found)
            else
                push!(found, Any[offset, "object", sizeof(Ptr{Cvoid})])
            end
        end
    end
    return found
end

is_mutable(T) = isdefined(Base, :ismutabletype) ? Base.ismutabletype(T) : T.mutable

"""Whether a field of a type with references stands in the object itself, as those of immutable structures do."""
inline(@nospecialize(T)) = isconcretetype(T) && !isbitstype(T) && isdefined(Base, :allocatedinline) && Base.allocatedinline(T)

is_ghost(@nospecialize(T)) = isdefined(T, :instance) && sizeof(T) == 0

"""How a value of type `T` crosses a call: "value" (one scalar), "reference" (address of its bytes), "object" (address of a Julia object:
an array header or a mutable structure), "ghost" (not at all), "boxed" (no concrete type)."""
function passing(@nospecialize(T))
    isconcretetype(T) || return "boxed"
    is_ghost(T) && return "ghost"
    isprimitivetype(T) && return "value"
    isbitstype(T) && return "reference"
    return "object"
end

function type_facts(@nospecialize(T))
    facts = Dict{String,Any}("type" => type_name(T), "passing" => passing(T))
    if T <: Array && isconcretetype(T)
        element = eltype(T)
        facts["array"] = Dict{String,Any}("element" => type_name(element), "dimensions" => ndims(T), "inline" => isbitstype(element))
        VERSION < v"1.11-" || (facts["array"]["memory"] = true)
        if isbitstype(element)
            facts["array"]["size"] = Base.elsize(T)
            facts["array"]["leaves"] = leaves(element)
        elseif inline(element)
            facts["array"]["size"] = Base.elsize(T)
        elseif Base.isbitsunion(element)
            facts["array"]["size"] = Base.elsize(T)
            facts["array"]["selectors"] = 1
        end
    elseif isconcretetype(T) && !is_ghost(T) && T isa DataType && T !== Symbol && T !== String
        facts["size"] = sizeof(T)
        facts["alignment"] = Int(Base.datatype_alignment(T))
        facts["leaves"] = leaves(T)
        isprimitivetype(T) || (facts["fields"] = [
            Dict("name" => string(fieldname(T, i)), "type" => type_name(fieldtype(T, i)), "offset" => Int(fieldoffset(T, i)))
            for i in 1:fieldcount(T)])
        facts["mutable"] = !isbitstype(T) && !(T <: Tuple) && is_mutable(T)
    end
    return facts
end

"""The method instance of a specialisation and its facts. Throws what the user reads when it cannot be called so."""
# `settle(infer)` calls `infer` until the types of what tasks give are known.
function entry_facts(root, path, type_texts, settle)
    f = resolve_function(root, path)
    types, keywords = Any[], String[]
    for text in type_texts
        name, kind = occursin(KEYWORD, text) ? match(KEYWORD, text).captures : ("", text)
        T = Core.eval(root, Meta.parse(kind))
        T isa Type || error("$kind is not a type")
        isconcretetype(T) || error("argument type $kind of $path is not concrete")
        push!(types, T)
        isempty(name) || push!(keywords, name)
    end
    count = length(types) - length(keywords)
    positional = Tuple{types[1:count]...}
    hasmethod(f, positional) || error("no method of $path takes ($(join(type_texts[1:count], ", "))); it has:\n" *
                                      join(("  " * sprint(show, m) for m in methods(f)), "\n"))
    method = method_instance(f, positional).def
    called = isempty(keywords) ? f : with_keywords(f, count, keywords)
    tuple = Tuple{types...}
    settle(() -> Base.return_types(called, tuple))
    result = result_type(called, tuple)
    shown = shown_type(result)
    if shown !== result
        called = presenting(called, length(types))
        settle(() -> Base.return_types(called, tuple))
        result = result_type(called, tuple)
    end
    if !isconcretetype(result) && Float64 <: result
        called = asserting(called, length(types))
        result = result_type(called, tuple)
    end
    instance = method_instance(called, tuple)
    names = string.(argument_names(method))
    if method.isva
        last = pop!(names)
        append!(names, ["$last$i" for i in 1:(count - length(names))])
    end
    arguments = [merge(type_facts(T), Dict("name" => n)) for (n, T) in zip([names; keywords], types)]
    facts = Dict{String,Any}(
        "name" => path,
        "types" => collect(type_texts),
        "arguments" => arguments,
        "result" => result_facts(result),
        "file" => abspath(String(method.file)),
        "line" => Int(method.line),
    )
    return instance, facts
end

const KEYWORD = r"^;([^:]*)::(.*)$"

function result_type(f, tuple)
    results = unique(Base.return_types(f, tuple))
    return length(results) == 1 ? results[1] : Union{results...}
end

# Keyword arguments as positional ones, which stand last.
function with_keywords(f, count, names)
    given = [Symbol("a$i") for i in 1:count]
    values = [Symbol("k$i") for i in 1:length(names)]
    pairs = [Expr(:kw, Symbol(name), value) for (name, value) in zip(names, values)]
    call = Expr(:call, f, Expr(:parameters, pairs...), given...)
    return Core.eval(@__MODULE__, Expr(:function, Expr(:call, gensym(:called), given..., values...), Expr(:block, call)))
end

# Results that are no arrays themselves become such; tuples with arrays in them stand in an object of their own.
function presenting(f, count)
    given = [Symbol("a$i") for i in 1:count]
    call = Expr(:call, :present, Expr(:call, f, given...))
    return Core.eval(@__MODULE__, Expr(:function, Expr(:call, gensym(:shown), given...), Expr(:block, call)))
end

"""`f` where inference knows of its result no more than that it may be a Float64: anything else raises when it is called."""
function asserting(f, count)
    given = [Symbol("a$i") for i in 1:count]
    call = Expr(:(::), Expr(:call, f, given...), Float64)
    return Core.eval(@__MODULE__, Expr(:function, Expr(:call, gensym(:number), given...), Expr(:block, call)))
end

mutable struct Members{T<:Tuple}
    values::T
end

mutable struct NamedMembers{N,T<:Tuple}
    values::T
end

present(x::AbstractArray{<:Number}) = plain(x)
present(x::Tuple) = Members(map(plain, x))
present(x::NamedTuple{N}) where {N} = (values = map(plain, Tuple(x)); NamedMembers{N,typeof(values)}(values))
plain(x::Number) = x
plain(x::Array) = x
function plain(x::AbstractArray)
    found = Array{eltype(x)}(undef, size(x))
    for index in CartesianIndices(x)
        @inbounds found[index] = x[index]
    end
    return found
end

is_member(@nospecialize(T)) = T isa DataType && isconcretetype(T) &&
    (T <: AbstractArray ? isbitstype(eltype(T)) && eltype(T) <: Number : isprimitivetype(T) || T <: Complex)

"""What a result of type `T` is presented as: `T` itself where it crosses as it is."""
function shown_type(@nospecialize(T))
    isconcretetype(T) || return T
    T <: Array && return T
    T <: AbstractArray && return is_member(T) && !isbitstype(T) || T <: AbstractRange && eltype(T) <: Number ? Array : T
    (T <: Tuple || T <: NamedTuple) && !isbitstype(T) && all(is_member, fieldtypes(T)) && return Members
    return T
end

# A result that the callee fills in through a hidden first argument is "sret".
function result_facts(@nospecialize(T))
    T === Union{} && return Dict{String,Any}("type" => "Union{}", "passing" => "never")
    if T isa DataType && T <: Union{Members,NamedMembers}
        return Dict{String,Any}("type" => type_name(fieldtype(T, 1)), "passing" => "object", "members" => member_facts(T))
    end
    facts = type_facts(T)
    facts["passing"] == "reference" && (facts["passing"] = "sret")
    return facts
end

function member_facts(T)
    values = fieldtype(T, 1)
    inline(values) || return Any[]
    names = T <: NamedMembers ? string.(T.parameters[1]) : fill("", fieldcount(values))
    return [merge(type_facts(fieldtype(values, i)), Dict("name" => names[i], "offset" => Int(fieldoffset(T, 1) + fieldoffset(values, i))))
            for i in 1:fieldcount(values)]
end

end
