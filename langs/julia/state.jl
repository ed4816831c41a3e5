# Objects that exist once per program: what the constants of a source, and literal objects in its methods, lead to.
#
# Each mutable one has a name that is the same whenever the source is loaded: "STATE", "Inner.MODEL.weights[2]". Arrays that share their
# data (reshape) share a name of the data.
module PolyglotADState

using ..PolyglotADReflect: is_mutable, is_inner, members

const NAMES = IdDict{Any,String}()
"""(first byte, bytes, name) of the data of arrays."""
const DATA = Tuple{UInt,Int,String}[]
const ORDER = Any[]
const HASH = Ref(UInt(0))

"""The name of the dictionary of a module's docstrings: no constant of the source, and in an order by addresses."""
const DOCUMENTATION = Base.Docs.META

note(x) = (HASH[] = hash(x, HASH[]); nothing)

"""A hash of everything that the constants of `root` hold; names all objects on the way."""
function survey(root)
    seen = IdDict{Any,Nothing}()
    modules = Set{Module}()
    of_module(root, "", seen, modules)
    foreach(found -> found[2] in modules || of_module(found[2], found[1], seen, modules), packages())
    return string(HASH[], base = 16, pad = 16)
end

"""Packages that are loaded, by the names that their objects begin with: also those of which a source imports no more than a function. Not
Julia's own, nor what stands between Julia and Python."""
function packages()
    found = Pair{String,Module}[]
    for (id, mod) in Base.loaded_modules
        file = pathof(mod)
        (file === nothing || startswith(file, Sys.STDLIB) || id.name in OF_PYTHON || startswith(id.name, "PolyglotAD")) && continue
        push!(found, string(id.name, "-", first(string(id.uuid), 8), ".") => mod)
    end
    return sort!(found, by = first)
end

const OF_PYTHON = ("PythonCall", "juliacall", "PyCall")

function of_module(mod, prefix, seen, modules)
    push!(modules, mod)
    found = sort!(filter(member -> member[1] !== DOCUMENTATION, members(mod)); by = first)
    for (name, value) in found
        if is_inner(value, mod)
            value in modules || of_module(value, "$prefix$name.", seen, modules)
        elseif !(value isa Module) && isconst(mod, name) && !(value isa Function && parentmodule(value) !== mod)
            note(String(name))
            value isa Function || walk(value, "$prefix$name", seen)
        end
    end
    for (name, value) in found
        (value isa Function && parentmodule(value) === mod) || continue
        walk_fields(value, "$prefix$name", seen)
        for (number, method) in enumerate(methods(value))
            parentmodule(method.module) in modules || method.module in modules || continue
            isdefined(method, :roots) && method.roots isa Vector{Any} || continue
            for (place, root) in enumerate(method.roots)
                walk(root, "$prefix$name.literal.$number.$place", seen)
            end
        end
    end
end

skipped(x) = x isa Module || x isa Type || x isa Method || x isa Core.MethodInstance || x isa Task || x isa IO || x isa Core.TypeName ||
    x isa Core.CodeInfo || x isa Core.SimpleVector

function walk(@nospecialize(x), path, seen)
    skipped(x) && return note(0x01)
    x isa Union{String,Symbol} && return note(x isa String ? x : String(x))
    T = typeof(x)
    isprimitivetype(T) && return T <: Ptr ? nothing : note(bits(x))
    if is_mutable(T)
        haskey(seen, x) && return note(0x02)
        seen[x] = nothing
        NAMES[x] = path
        push!(ORDER, x)
    end
    note(path)
    x isa Dict && clear_free_slots(x)
    x isa Array ? walk_array(x, path, seen) : walk_fields(x, path, seen)
    return
end

"""What a dictionary has room for and does not hold is whatever was in memory, and another thing each time that a source is loaded."""
function clear_free_slots(x)
    for array in (x.keys, x.vals)
        isbitstype(eltype(array)) || continue
        for index in eachindex(array)
            Base.isslotfilled(x, index) && continue
            GC.@preserve array foreach(k -> unsafe_store!(Ptr{UInt8}(pointer(array, index)), 0x00, k), 1:Base.elsize(array))
        end
    end
end

bits(x) = hash(reinterpret(UInt8, [x]))

function walk_fields(@nospecialize(x), path, seen)
    T = typeof(x)
    for index in 1:fieldcount(T)
        isdefined(x, index) && walk(getfield(x, index), "$path.$(fieldname(T, index))", seen)
    end
end

function walk_array(x, path, seen)
    note(size(x))
    start = UInt(pointer(x))
    any(entry -> entry[1] == start, DATA) || isempty(x) || push!(DATA, (start, Base.elsize(x) * length(x), path))
    if isbitstype(eltype(x)) && isprimitivetype(eltype(x)) && !(eltype(x) <: Ptr)
        note(GC.@preserve x hash(unsafe_wrap(Array, Ptr{UInt8}(pointer(x)), Base.elsize(x) * length(x))))
    else
        for index in eachindex(x)
            isassigned(x, index) && walk(x[index], "$path[$index]", seen)
        end
    end
end

"""The name of an object; nothing for one that no constant leads to."""
name_of(@nospecialize(x)) = get(NAMES, x, nothing)

"""The name of the data of an array, nothing where other arrays have a part of it."""
function name_of_data(x)
    start, stop = UInt(pointer(x)), UInt(pointer(x)) + Base.elsize(x) * length(x)
    for (other, bytes, name) in DATA
        if other < stop && start < other + bytes
            return (other, bytes) == (start, stop - start) ? name : nothing
        end
    end
    return nothing
end

end
