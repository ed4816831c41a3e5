# What the process-bound addresses in a module stand for: Julia objects, functions of shared libraries, global variables.
#
# Facts of an object: "kind" is "type" (identity matters; an array type says its elements), "singleton", "symbol", "string", "array" and
# "value" (contents, as bytes; "pointers" lead to further objects), "method" (a compiled method) or "other".
module PolyglotADDescribe

using Libdl
using ..PolyglotADReflect: leaves, type_name, is_ghost, is_mutable, inline, type_facts
using ..PolyglotADState: ORDER, name_of, name_of_data

"""Objects that were described: what stands in code is never collected, and no other object gets its address."""
const KEPT = IdDict{Any,Nothing}()

"""Functions that are called by their standard names wherever they come from: resolved variants (`__sin_fma`) and aliases (`cbrtf64`)
have no other name that another process knows."""
const STANDARD = let names = String[]
    for name in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "exp2",
                 "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "sqrt", "cbrt", "hypot", "fmod", "remainder", "fma", "fabs",
                 "floor", "ceil", "trunc", "round", "rint", "nearbyint", "copysign", "fmax", "fmin", "fdim", "ldexp", "scalbn", "scalbln",
                 "frexp", "modf", "logb", "ilogb", "nextafter", "erf", "erfc", "tgamma", "lgamma", "lgamma_r", "j0", "j1", "jn", "y0", "y1",
                 "yn", "sincos", "lround", "llround", "lrint", "llrint", "nan")
        append!(names, (name, name * "f"))
    end
    for name in ("csin", "ccos", "ctan", "casin", "cacos", "catan", "csinh", "ccosh", "ctanh", "casinh", "cacosh", "catanh", "cexp", "clog",
                 "clog10", "cpow", "csqrt", "cabs", "carg", "conj", "creal", "cimag", "cproj")
        append!(names, (name, name * "f"))
    end
    append!(names, ("memcpy", "memmove", "memset", "memcmp", "memchr", "strlen", "malloc", "calloc", "realloc", "free", "abort"))
    names
end

const LIBRARIES = ("libm.so.6", "libc.so.6", "libm.dylib", "libSystem.dylib", "libopenlibm", "libm")

function standard_names()
    table = Dict{UInt,String}()
    for library in LIBRARIES
        handle = Libdl.dlopen_e(library)
        handle == C_NULL && continue
        for name in STANDARD
            address = Libdl.dlsym_e(handle, name)
            address == C_NULL || get!(table, UInt(address), name)
        end
    end
    return table
end

"""(symbol, library) when exactly a symbol of a shared library stands at `address`."""
function library_symbol(address::UInt)
    info = zeros(UInt, 4)  # Dl_info: file name, base, symbol name, symbol address
    ccall(:dladdr, Cint, (UInt, Ptr{UInt}), address, info) == 0 && return nothing
    (info[3] == 0 || info[4] != address) && return nothing
    return unsafe_string(Ptr{UInt8}(info[3])), unsafe_string(Ptr{UInt8}(info[1]))
end

"""Bytes of the largest objects whose scalars are told one by one."""
const MANY = 512

has_scalars(T) = isconcretetype(T) && !(T <: Array) && (isprimitivetype(T) || fieldcount(T) > 0) && sizeof(T) <= MANY

contents(pointer, size) = bytes2hex(unsafe_wrap(Array, Ptr{UInt8}(pointer), size))

address_of(@nospecialize(object)) = UInt(ccall(:jl_value_ptr, Ptr{Cvoid}, (Any,), object))

# `pending` collects objects that this one points to. "exception" is the name of an exception type.
function describe_object(@nospecialize(x), pending)
    facts = describe_kind(x, pending)
    is_mutable(typeof(x)) && (KEPT[x] = nothing)
    state = is_mutable(typeof(x)) ? name_of(x) : nothing
    state === nothing || (facts["state"] = state)
    x isa Exception && (facts["exception"] = exception_text(x))
    x isa DataType && x <: Exception && (facts["exception"] = type_name(x))
    return facts
end

exception_text(x) = string(type_name(typeof(x)), x isa ErrorException || x isa ArgumentError ? ": $(x.msg)" : "")

function describe_kind(@nospecialize(x), pending)
    T = typeof(x)
    if x isa Type
        facts = Dict{String,Any}("kind" => "type", "name" => type_name(x))
        x isa DataType && (facts["bytes"] = bytes2hex(plain_bytes(x)))
        x isa DataType && has_scalars(x) && ((facts["leaves"], facts["size"]) = (leaves(x), sizeof(x)))
        if x isa DataType && isconcretetype(x) && x <: Array && eltype(x) isa Type
            facts["array"] = type_facts(x)["array"]
        elseif isdefined(Core, :GenericMemory) && x isa DataType && isconcretetype(x) && x <: Core.GenericMemory  # 1.11 on
            plain = isbitstype(eltype(x)) || inline(eltype(x)) || Base.isbitsunion(eltype(x))
            facts["memory"] = Dict("size" => plain ? Base.elsize(x) : sizeof(Ptr{Cvoid}), "dimensions" => 1,
                                   "selectors" => Int(Base.isbitsunion(eltype(x))))
        end
        return facts
    end
    x isa Symbol && return Dict{String,Any}("kind" => "symbol", "name" => String(x), "bytes" => bytes2hex(symbol_bytes(x)))
    x isa String && return Dict{String,Any}("kind" => "string", "text" => x)
    x isa Core.MethodInstance && return Dict{String,Any}("kind" => "method", "name" => method_name(x))
    is_ghost(T) && return Dict{String,Any}("kind" => "singleton", "name" => singleton_name(x), "type" => type_name(T))
    x isa Array && return describe_array(x, pending)
    if has_contents(x)
        return describe_value(x, pending)
    end
    return Dict{String,Any}("kind" => "other", "name" => short(x), "type" => type_name(T))
end

"""Whether an object is all that is in it. What never changes may have fields of any type: these hold what they hold."""
function has_contents(@nospecialize(x))
    T = typeof(x)
    (x isa Function || x isa Module) && return false
    (isbitstype(T) || x isa Base.RefValue || plain_fields(T)) && return true
    (is_mutable(T) || fieldcount(T) == 0 || parentmodule(T) === Core) && return false
    return all(i -> plain_field(fieldtype(T, i)) || isdefined(x, i) && can_be_told(getfield(x, i)), 1:fieldcount(T))
end

# (Of what changes and has no name in the state, each function would have its own.)
function can_be_told(@nospecialize(x))
    (x isa Symbol || x isa String || is_ghost(typeof(x))) && return true
    return has_contents(x) && (!is_mutable(typeof(x)) || name_of(x) !== nothing)
end

# Locks are described as a whole: whoever holds them is nobody yet.
plain_fields(::Type{T}) where {T<:Union{ReentrantLock,Base.GenericCondition,Base.InvasiveLinkedList}} = true
plain_fields(T) = isconcretetype(T) && fieldcount(T) > 0 && (!(T <: AbstractDict) || same_hashes(T)) && (T <: Union{Tuple,NamedTuple} || parentmodule(T) !== Core) &&
    all(i -> plain_field(fieldtype(T, i)), 1:fieldcount(T))
# Hashes of bits are the same in every process.
same_hashes(::Type{Dict{K,V}}) where {K,V} = isbitstype(K) || K === Symbol || K === String
same_hashes(T) = false
plain_field(F) = isbitstype(F) || same_hashes(F) || F <: Array || F === String || F === Symbol

function describe_array(x, pending)
    T = typeof(x)
    element = eltype(T)
    facts = Dict{String,Any}("kind" => "array", "type" => type_name(T), "dimensions" => collect(size(x)))
    if name_of(x) !== nothing && !isempty(x)
        data = name_of_data(x)
        data === nothing && return Dict{String,Any}("kind" => "other", "name" => short(x), "type" => type_name(T))
        facts["data"] = data
    end
    if isbitstype(element)
        facts["size"] = Base.elsize(T)
        facts["leaves"] = leaves(element)
        facts["bytes"] = GC.@preserve x contents(pointer(x), Base.elsize(T) * length(x))
        return facts
    elseif inline(element)
        # Structures that hold objects, side by side. Addresses are written as zeros.
        facts["size"] = stride = Base.elsize(T)
        facts["leaves"] = leaves(element)
        facts["pointers"] = Any[]
        bytes = GC.@preserve x copy(unsafe_wrap(Array, Ptr{UInt8}(pointer(x)), stride * length(x)))
        for start in 0:stride:stride*(length(x)-1), (offset, kind, _) in facts["leaves"]
            kind == "object" || continue
            place = start + offset
            address = GC.@preserve x unsafe_load(Ptr{UInt}(pointer(x)) + place)
            bytes[place+1:place+sizeof(Ptr{Cvoid})] .= 0x00
            address == 0 && continue
            push!(facts["pointers"], Any[place, address])
            push!(pending, unsafe_pointer_to_objref(Ptr{Cvoid}(address)))
        end
        facts["bytes"] = bytes2hex(bytes)
        return facts
    elseif !(element isa Union) && isconcretetype(element)
        # An array of references: every element is an object of its own.
        facts["size"] = sizeof(Ptr{Cvoid})
        facts["leaves"] = Any[]
        facts["bytes"] = "00"^(sizeof(Ptr{Cvoid}) * length(x))
        facts["pointers"] = Any[]
        for index in eachindex(x)
            isassigned(x, index) || continue
            push!(facts["pointers"], Any[(index - 1) * sizeof(Ptr{Cvoid}), address_of(x[index])])
            push!(pending, x[index])
        end
        return facts
    end
    return Dict{String,Any}("kind" => "other", "name" => short(x), "type" => type_name(T))
end

# A symbol is two addresses of the table that it is found in, its hash, and its name.
symbol_bytes(x) = [zeros(UInt8, 2sizeof(Ptr{Cvoid})); reinterpret(UInt8, [objectid(x)]); codeunits(String(x)); 0x00]

# The bytes of an object. Addresses inside are written as zeros: they are bound to this process.
function plain_bytes(@nospecialize(x))
    T = typeof(x)
    bytes = GC.@preserve x copy(unsafe_wrap(Array, Ptr{UInt8}(address_of(x)), sizeof(T)))
    for index in 1:fieldcount(T)
        F = fieldtype(T, index)
        (isbitstype(F) && !(F <: Ptr)) && continue
        offset = Int(fieldoffset(T, index))
        bytes[offset+1:offset+sizeof(Ptr{Cvoid})] .= 0x00
    end
    return bytes
end

function describe_value(x, pending)
    T = typeof(x)
    pointers = Any[]
    bytes = plain_bytes(x)
    for (offset, kind, _) in leaves(T)
        kind == "object" || continue
        address = unsafe_load(Ptr{UInt}(address_of(x) + offset))
        address == 0 && continue
        push!(pointers, Any[offset, address])
        push!(pending, unsafe_pointer_to_objref(Ptr{Cvoid}(address)))
    end
    return Dict{String,Any}("kind" => "value", "type" => type_name(T), "tag" => address_of(T), "size" => sizeof(T), "constant" => !is_mutable(T),
                "alignment" => Int(Base.datatype_alignment(T)), "leaves" => leaves(T), "bytes" => bytes2hex(bytes), "pointers" => pointers)
end

short(@nospecialize(x)) = first_characters(sprint(show, x; context = :limit => true), 80)
first_characters(text, n) = length(text) <= n ? text : string(first(text, n), "…")
singleton_name(@nospecialize(x)) = x isa Function ? string(nameof(x)) : type_name(typeof(x))

function method_name(instance)
    parameters = Base.unwrap_unionall(instance.specTypes).parameters
    definition = instance.def
    name = definition isa Method ? string(definition.name) : "top-level code"
    return string(name, "(", join(("::" * type_name(T) for T in parameters[2:end]), ", "), ")")
end

"""Global variables that may change, with the addresses where their storage begins."""
function variables()
    found = Tuple{UInt,String}[]
    VERSION < v"1.12-" || return found  # bindings are partitioned by world there
    for mod in (Main, Base), name in names(mod; all = true)
        (isdefined(mod, name) && !isconst(mod, name)) || continue
        binding = ccall(:jl_get_binding, Ptr{Cvoid}, (Any, Any), mod, name)
        binding == C_NULL || push!(found, (UInt(binding), String(name)))
    end
    return found
end

"""Constants of the user's modules: (address, bytes, value). Code may hold the address of a field directly."""
function constants(mod = Main, seen = Set{Module}())
    found = Tuple{UInt,Int,Any}[]
    push!(seen, mod)
    for name in names(mod; all = true)
        (isdefined(mod, name) && isconst(mod, name)) || continue
        value = getfield(mod, name)
        if value isa Module
            own = parentmodule(value) === mod && !(value in seen) && !(value in (Base, Core))
            own && !startswith(String(name), "PolyglotAD") && append!(found, constants(value, seen))
        elseif !(value isa Type || value isa Function || value isa Symbol || value isa Array || value isa String)
            T = typeof(value)
            isconcretetype(T) && sizeof(value) > 0 && push!(found, (address_of(value), sizeof(value), value))
        end
    end
    return found
end

const ADDRESS = r"inttoptr \(i64 (\d+) to ([^()]*(?:\(\d+\))?[^(),]*)"
const OBJECT = r"^(%jl_value_t|\{\})( addrspace\(10\))?\*$"
# Without typed pointers an object is what is cast into the address space of tracked values.
const OPAQUE_OBJECT = r"addrspacecast \(ptr inttoptr \(i64 (\d+) to ptr\) to ptr addrspace\(10\)\)"

# What is compared for identity is an object as a whole.
const COMPARED = r"icmp (?:eq|ne) i8 addrspace\(11\)\* .*addrspacecast \(i8\* inttoptr \(i64 (\d+) to i8\*\) to i8 addrspace\(11\)\*\)"

# Julia 1.11 on: a global that is an alias of the place where Julia keeps the address of an object.
const SLOT = r"^@.* alias .*inttoptr \(i64 (\d+) to "m

"""Facts of every address in the text of a module: {decimal address: facts}."""
function describe_addresses(text)
    objects = Set{UInt}()
    others = Set{UInt}()
    for found in eachmatch(ADDRESS, text)
        push!(occursin(OBJECT, found[2]) ? objects : others, parse(UInt, found[1]))
    end
    for found in eachmatch(OPAQUE_OBJECT, text)
        push!(objects, parse(UInt, found[1]))
    end
    for found in eachmatch(COMPARED, text)
        push!(objects, parse(UInt, found[1]))
    end
    slots = Set{UInt}(parse(UInt, found[1]) for found in eachmatch(SLOT, text))
    setdiff!(others, objects, slots)
    table = Dict{UInt,Any}()
    pending = Any[unsafe_pointer_to_objref(Ptr{Cvoid}(address)) for address in objects]
    for slot in slots
        object = unsafe_load(Ptr{UInt}(slot))
        table[slot] = Dict{String,Any}("kind" => "slot", "object" => object)
        push!(pending, unsafe_pointer_to_objref(Ptr{Cvoid}(object)))
    end
    while !isempty(pending)
        object = pop!(pending)
        address = address_of(object)
        haskey(table, address) || (table[address] = describe_object(object, pending))
    end
    names = standard_names()
    known = [constants(); Tuple{UInt,Int,Any}[(address_of(x), sizeof(typeof(x)), x) for x in ORDER if !(x isa Array) && sizeof(typeof(x)) > 0]]
    for address in others
        holder = findfirst(entry -> entry[1] <= address < entry[1] + entry[2], known)
        if holder === nothing
            facts = describe_other(address, names)
            object = facts["kind"] == "unknown" ? something(object_at(address), library_array(address), Some(nothing)) : nothing
            object === nothing ? (table[address] = facts) : push!(pending, object)
        else
            (start, _, value) = known[holder]
            object = get!(() -> describe_object(value, pending), table, start)
            address == start || (table[address] = Dict("kind" => "field", "object" => start, "offset" => address - start, "of" => object["kind"]))
        end
    end
    while !isempty(pending)
        object = pop!(pending)
        haskey(table, address_of(object)) || (table[address_of(object)] = describe_object(object, pending))
    end
    return table
end

"""Facts of all objects that exist once per program, by address, and of what they lead to."""
function describe_state()
    table = Dict{UInt,Any}()
    pending = Any[ORDER...]
    while !isempty(pending)
        object = pop!(pending)
        haskey(table, address_of(object)) && continue
        table[address_of(object)] = describe_object(object, pending)
        object isa Type || push!(pending, typeof(object))
    end
    return table
end

"""The object that begins at an address of which the text does not say that it is one: constant tuples of objects."""
function object_at(address)
    Libdl.dlsym_e(Libdl.dlopen_e(""), :jl_gc_internal_obj_base_ptr) == C_NULL && return nothing
    base = ccall(:jl_gc_internal_obj_base_ptr, Ptr{Cvoid}, (UInt,), address)
    return UInt(base) == address ? unsafe_pointer_to_objref(base) : nothing
end

"""The constant array of a loaded package that begins at an address: what Julia's own image holds, its collector does not know."""
function library_array(address, seen = Set{Module}())
    for mod in values(Base.loaded_modules)
        found = library_array(address, mod, seen)
        found === nothing || return found
    end
    return nothing
end

function library_array(address, mod::Module, seen)
    (mod in seen || mod === Main) && return nothing
    push!(seen, mod)
    for name in names(mod; all = true)
        (isdefined(mod, name) && isconst(mod, name) && !Base.isdeprecated(mod, name)) || continue
        value = getfield(mod, name)
        value isa Array && address_of(value) == address && return value
        found = value isa Module && parentmodule(value) === mod ? library_array(address, value, seen) : nothing
        found === nothing || return found
    end
    return nothing
end

function describe_other(address, names)
    haskey(names, address) && return Dict{String,Any}("kind" => "function", "name" => names[address], "library" => "")
    symbol = library_symbol(address)
    if symbol === nothing
        for (start, name) in variables()
            start <= address < start + 64 && return Dict{String,Any}("kind" => "variable", "name" => name)
        end
        return Dict{String,Any}("kind" => "unknown", "name" => "")
    end
    return Dict{String,Any}("kind" => "function", "name" => symbol[1], "library" => symbol[2])
end

end
