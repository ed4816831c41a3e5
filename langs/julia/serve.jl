# julia [flags] serve.jl SOURCE: a process that compiles functions of a source file (emit.jl).
include(joinpath(@__DIR__, "emit.jl"))
PolyglotADEmit.serve_source(ARGS[1])
