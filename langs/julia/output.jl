# What the user's files print: their methods call the functions of output_overlay.jl instead of Base's.
module PolyglotADOutput

using ..PolyglotADBoxes: source, define, variables, defined_methods, methods_of

"""In place of which functions of Base, and of its streams, which are variables."""
replacements(overlay) = IdDict{Any,Any}(
    print => :said, println => :said_line, printstyled => :styled, show => :showed, flush => :flushed, write => :written, string => :text, repr => :text_of_value,
    Base.CoreLogging._min_enabled_level => :LEAST, Base.CoreLogging.current_logger_for_env => :logger, Base.CoreLogging.logging_error => :failed)
const STREAMS = Dict(:stdout => 1, :stderr => 2)

"""Change the methods that modules under `root` define in `files`, and those of their closures."""
function redirect(root, files, overlay)
    VERSION < v"1.12-" || return  # lowered code has another form
    known = replacements(overlay)
    union!(overlay.FILES, files)
    shows = [method for f in (show, print) for method in methods(f) if abspath(String(method.file)) in files]
    for method in unique([defined_methods(root, Set(files), Set{Module}(), Method[]; closures = true); shows])
        isdefined(method, :generator) && continue
        code = source(method)
        changed = Any[changed_of(x, known, overlay) for x in code.code]
        all(k -> changed[k] === code.code[k], 1:length(changed)) && continue
        fresh = copy(code)
        fresh.code = changed
        define(method, Any[Base.unwrap_unionall(method.sig).parameters...], variables(method.sig), fresh)
    end
end

changed_of(x, known, overlay) = x
function changed_of(x::GlobalRef, known, overlay)
    isdefined(x.mod, x.name) || return x
    haskey(STREAMS, x.name) && Base.binding_module(x.mod, x.name) === Base && return overlay.Stream(STREAMS[x.name])
    value = isconst(x.mod, x.name) ? getfield(x.mod, x.name) : nothing
    return haskey(known, value) ? GlobalRef(overlay, known[value]) : x
end
function changed_of(x::Expr, known, overlay)
    x.head in (:method, :meta, :inbounds, :loopinfo) && return x
    arguments = Any[changed_of(argument, known, overlay) for argument in x.args]
    all(k -> arguments[k] === x.args[k], 1:length(arguments)) && return x
    return Expr(x.head, arguments...)
end
if isdefined(Core, :ReturnNode)
    changed_of(x::Core.ReturnNode, known, overlay) = isdefined(x, :val) ? Core.ReturnNode(changed_of(x.val, known, overlay)) : x
end

end
