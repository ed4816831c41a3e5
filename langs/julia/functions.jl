# A function of a Julia that ran before (forked.jl), as a name of Main and with the files in which the user's functions stand.
module PolyglotADFunctions

using ..PolyglotADReflect: members, is_inner

"""A name in Main that means `f`. A closure with captured values becomes a constant that a function of this name calls."""
function name_in_main(f)
    captured = !(f isa Type) && sizeof(typeof(f)) > 0
    wanted = string(f isa Type ? nameof(f) : nameof(f))
    name = Symbol(replace(wanted, r"[^\p{L}\p{N}_!]" => "_"))
    match(r"^[\p{L}_]", string(name)) === nothing && (name = :anonymous)
    startswith(wanted, "#") && (name = :anonymous)
    isdefined(Main, name) && getfield(Main, name) === f && !captured && return string(name)
    while isdefined(Main, name)
        name = Symbol(name, "_")
    end
    if captured
        constant = Symbol(name, "_captured")
        Core.eval(Main, Expr(:const, Expr(:(=), constant, QuoteNode(f))))
        Core.eval(Main, :($name(arguments...; keywords...) = $constant(arguments...; keywords...)))
    else
        Core.eval(Main, Expr(:const, Expr(:(=), name, QuoteNode(f))))
    end
    return string(name)
end

"""Where the methods of `f` and of the functions of Main and its modules stand; what was typed in has a place that is no file."""
function places(f)
    found = String[abspath(String(method.file)) for method in methods(f)]
    of_module!(found, Main, Set{Module}())
    return unique(found)
end

function of_module!(found, mod, seen)
    push!(seen, mod)
    for (_, value) in members(mod)
        if is_inner(value, mod)
            value in seen || of_module!(found, value, seen)
        elseif value isa Function && parentmodule(value) === mod
            append!(found, [abspath(String(method.file)) for method in methods(value)])
        end
    end
end

end
