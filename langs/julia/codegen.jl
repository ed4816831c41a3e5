# Julia's code generator, asked for a whole call closure as one LLVM module. The only file that knows versions of Julia apart.
module PolyglotADCodegen

using Libdl

export native_module

const EXTERN = 1  # CompilationPolicy::Extern: compile callees too, even those that the system image has

"""The LLVM inside this Julia, by path."""
function libllvm()
    for path in Libdl.dllist()
        occursin("libLLVM", basename(path)) && return path
    end
    return isdefined(Base, :libllvm_path) ? string(Base.libllvm_path()) : error("this Julia has no shared libLLVM")
end

const LLVM = Ref{Ptr{Cvoid}}(C_NULL)

function llvm(name::Symbol)
    LLVM[] == C_NULL && (LLVM[] = Libdl.dlopen(libllvm()))
    return Libdl.dlsym(LLVM[], name)
end

"""Facts that the rewriting of the module needs: LLVM's version and the layout of arrays."""
function codegen_facts()
    return Dict(
        "llvm" => string(Base.libllvm_version),
        # Before 1.11 {data, length, flags, sizes at 24…}; since then {data, memory, sizes at 16…}.
        "array" => VERSION < v"1.11-" ?
            Dict("data" => 0, "length" => 8, "sizes" => 24, "minimum" => 40) :
            Dict("data" => 0, "memory" => 8, "sizes" => 16, "minimum" => 24),
    )
end

world() = Base.get_world_counter()

# 1.5 hands out the method match as a vector, later versions as Core.MethodMatch.
function method_instance(@nospecialize(f), @nospecialize(types))
    signature = Base.signature_type(f, types)
    @static if VERSION < v"1.6-"
        matches = Base._methods_by_ftype(signature, -1, world())
        (matches === false || length(matches) != 1) && throw(MethodError(f, types, world()))
        (matched, environment, method) = matches[1]
        method = Base.func_for_method_checked(method, matched, environment)
    else
        matches = Base._methods_by_ftype(signature, -1, world())
        (matches === nothing || matches === false || length(matches) != 1) && throw(MethodError(f, types, world()))
        match = matches[1]
        (matched, environment, method) = (match.spec_types, match.sparams, match.method)
    end
    return ccall(:jl_specializations_get_linfo, Ref{Core.MethodInstance}, (Any, Any, Any), method, matched, environment)
end

"""The inferred code of `instance`."""
function code_instance(instance)
    @static if VERSION < v"1.11-"
        found = ccall(:jl_rettype_inferred, Any, (Any, UInt, UInt), instance, world(), world())
        return found isa Core.CodeInstance ? found : nothing
    else
        cache = Core.Compiler.WorldView(Core.Compiler.code_cache(Core.Compiler.NativeInterpreter(world())), world())
        return Core.Compiler.get(cache, instance, nothing)
    end
end

function infer(instance)
    @static if VERSION < v"1.6-"
        Core.Compiler.typeinf_ext(instance, world())
    elseif VERSION < v"1.12-"
        Core.Compiler.typeinf_ext_toplevel(instance, world())
    else
        Core.Compiler.typeinf_ext_toplevel(Any[instance], UInt[world()], Core.Compiler.TRIM_NO)
    end
end

function generate(instances)
    @static if VERSION < v"1.8-"
        return ccall(:jl_create_native, Ptr{Cvoid}, (Vector{Core.MethodInstance}, Base.CodegenParams, Cint),
                     instances, Base.CodegenParams(), EXTERN)
    elseif VERSION < v"1.9-"
        return ccall(:jl_create_native, Ptr{Cvoid}, (Vector{Core.MethodInstance}, Ptr{Base.CodegenParams}, Cint),
                     instances, Ref(Base.CodegenParams()), EXTERN)
    elseif VERSION < v"1.12-"
        return ccall(:jl_create_native, Ptr{Cvoid},
                     (Vector{Core.MethodInstance}, Ptr{Cvoid}, Ptr{Base.CodegenParams}, Cint, Cint, Cint, Csize_t),
                     instances, C_NULL, Ref(parameters()), EXTERN, 0, 0, world())
    else
        # 1.12 takes inferred code and wants the closure spelled out: pairs of CodeInstance and CodeInfo.
        code = Core.Compiler.typeinf_ext_toplevel(Any[instances...], UInt[world()], Core.Compiler.TRIM_NO)
        return ccall(:jl_emit_native, Ptr{Cvoid}, (Any, Ptr{Cvoid}, Ptr{Base.CodegenParams}, Cint),
                     code, C_NULL, Ref(parameters()), 0)
    end
end

# gcstack_arg (1.10 on) would add a first parameter in the swiftself register.
parameters() = :gcstack_arg in fieldnames(Base.CodegenParams) ? Base.CodegenParams(; gcstack_arg = false) : Base.CodegenParams()

const WORK = Ref{Any}(nothing)

with_module(::Ptr{Cvoid}, mod::Ptr{Cvoid}) = (WORK[] = WORK[](mod); C_NULL)

"""`work(LLVMModuleRef)`; since 1.9 the module stands behind a lock."""
function on_module(work, native)
    handle = ccall(:jl_get_llvm_module, Ptr{Cvoid}, (Ptr{Cvoid},), native)
    VERSION < v"1.9-" && return work(handle)
    WORK[] = work
    callback = @cfunction(with_module, Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid}))
    ccall(llvm(:LLVMOrcThreadSafeModuleWithModuleDo), Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}), handle, callback, C_NULL)
    return WORK[]
end

function symbol_of(native, instance)
    code = code_instance(instance)
    code === nothing && error("Julia did not infer $instance")
    general = Ref{Int32}(-1)
    specialised = Ref{Int32}(-1)
    ccall(:jl_get_function_id, Cvoid, (Ptr{Cvoid}, Any, Ptr{Int32}, Ptr{Int32}), native, code, general, specialised)
    specialised[] >= 1 || error("Julia's compiler does not specialise $instance: an argument or the result has no concrete type")
    value = ccall(:jl_get_llvm_function, Ptr{Cvoid}, (Ptr{Cvoid}, UInt32), native, specialised[] - 1)
    len = Ref{Csize_t}(0)
    return unsafe_string(ccall(llvm(:LLVMGetValueName2), Ptr{UInt8}, (Ptr{Cvoid}, Ptr{Csize_t}), value, len))
end

const MOST_INFERRED = 8  # times that a module is made anew

"""Writes the bitcode of `instances` and all they call to `path`. Gives the module as text and the symbols of `instances`."""
function native_module(instances, path)
    for _ in 1:MOST_INFERRED
        text, symbols = native_module_once(instances, path)
        infer_invoked(text) || return text, symbols
    end
    return native_module_once(instances, path)
end

"""Methods that the code calls by themselves, but of which there is no code: inferred here, so that there will be. (What stands in the
system image may have forgotten it, as methods with an argument that is any function, `split(text)` among them.) Whether there were any."""
function infer_invoked(text)
    found = false
    for line in eachmatch(r"call [^\n]*@jl_invoke\b[^\n]*", text), number in eachmatch(r"\(i64 (\d+) to [^)]*\) to ", line.match)
        instance = unsafe_pointer_to_objref(Ptr{Cvoid}(parse(UInt, number[1])))
        instance isa Core.MethodInstance && code_instance(instance) === nothing || continue
        infer(instance)
        found |= code_instance(instance) !== nothing
    end
    return found
end

function native_module_once(instances, path)
    native = generate(instances)
    native == C_NULL && error("Julia's compiler gave no code")
    symbols = [symbol_of(native, instance) for instance in instances]
    text = on_module(native) do mod
        failed = ccall(llvm(:LLVMWriteBitcodeToFile), Cint, (Ptr{Cvoid}, Cstring), mod, path)
        failed == 0 || error("could not write $path")
        raw = ccall(llvm(:LLVMPrintModuleToString), Ptr{UInt8}, (Ptr{Cvoid},), mod)
        text = unsafe_string(raw)
        ccall(llvm(:LLVMDisposeMessage), Cvoid, (Ptr{UInt8},), raw)
        text
    end
    return text::String, symbols
end

end
