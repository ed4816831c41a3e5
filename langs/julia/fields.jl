# Fields of the user's mutable structures, written by name.
module PolyglotADFields

using ..PolyglotADReflect: members, is_inner

"""Methods of `setproperty!` that ask for one name after another. Base's asks for the type of a field by a name that may only be known when
the program runs: where the structure, or what is written, may be of several types, Julia compiles it once for all names."""
function write_by_name(root, seen = Set{Module}())
    root in seen && return
    push!(seen, root)
    for (_, value) in members(root)
        if is_inner(value, root)
            write_by_name(value, seen)
        elseif value isa Type && parentmodule(value) === root && !isabstracttype(value)
            structure = Base.unwrap_unionall(value)
            structure isa DataType && structure.name.wrapper === value && is_written(value, structure) && define(value, structure)
        end
    end
end

# (A method of the user's for some of what is written would be ambiguous with one more.)
is_written(T, structure) = structure.mutable && !isempty(fieldnames(structure)) &&
    all(method -> method.module === Base, methods(setproperty!, Tuple{T,Symbol,Any}))

function define(T, structure)
    names = map(QuoteNode, fieldnames(structure))
    branches = Any[:(f === $name && return setfield!(x, $name, convert(fieldtype(typeof(x), $name), v))) for name in names]
    Core.eval(@__MODULE__, :(@inline function Base.setproperty!(x::$T, f::Symbol, v)
        $(branches...)
        return setfield!(x, f, v)
    end))
end

end
