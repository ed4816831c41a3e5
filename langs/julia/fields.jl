# Fields of the user's mutable structures, written by name.
module PolyglotADFields

"""Methods of `setproperty!` that ask for one name after another. Base's asks for the type of a field by a name that may only be known when
the program runs: where the structure, or what is written, may be of several types, Julia compiles it once for all names."""
function write_by_name(root, seen = Set{Module}())
    root in seen && return
    push!(seen, root)
    for name in names(root; all = true)
        (isdefined(root, name) && !Base.isdeprecated(root, name)) || continue
        value = getfield(root, name)
        if value isa Module
            inside = parentmodule(value) === root && !(value in (root, Base, Core)) && !startswith(String(name), "PolyglotAD")
            inside && write_by_name(value, seen)
        elseif value isa Type && parentmodule(value) === root && !isabstracttype(value)
            structure = Base.unwrap_unionall(value)
            structure isa DataType && structure.name.wrapper === value && is_written(value, structure) && define(value, structure)
        end
    end
end

is_written(T, structure) = structure.mutable && !isempty(fieldnames(structure)) && which(setproperty!, Tuple{T,Symbol,Any}).module === Base

function define(T, structure)
    names = map(QuoteNode, fieldnames(structure))
    branches = Any[:(f === $name && return setfield!(x, $name, convert(fieldtype(typeof(x), $name), v))) for name in names]
    Core.eval(@__MODULE__, :(@inline function Base.setproperty!(x::$T, f::Symbol, v)
        $(branches...)
        return setfield!(x, f, v)
    end))
end

end
