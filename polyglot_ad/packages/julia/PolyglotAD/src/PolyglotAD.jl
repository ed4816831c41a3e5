"""
    PolyglotAD

Functions of C, C++, Rust, Fortran (and Julia) sources with their derivatives, as Julia functions. The command `polyglot-ad` compiles them
(`pip install 'polyglot-ad[embedded]'`); what it makes is called directly.

    kernels = PolyglotAD.load("rosenbrock.c"; functions = ["rosenbrock"], gradients = ["rosenbrock:x"])
    kernels.rosenbrock_gradient([-1.2, 1.0], 2)      # (value, gradient)
"""
module PolyglotAD

"The command: `polyglot-ad` on the path, or what the variable `POLYGLOT_AD` of the environment says."
command() = Cmd(String.(split(get(ENV, "POLYGLOT_AD", "polyglot-ad"))))

listed(one::AbstractString) = [String(one)]
listed(several) = [String(one) for one in several]

"""
    build(sources, folder; name, functions, gradients, tangents, flags, openmp, mpi, language) -> path

Compile a library with these functions, `"f"`, and derivatives, `"f"` or `"f:x,y"` with respect to `x` and `y`, into `folder`, with a Julia
module `name` beside it, which `include` takes: for packages, which need `polyglot-ad` only when they are built.
"""
function build(sources, folder; name = "derivatives", functions = String[], gradients = String[], tangents = String[], flags = String[],
               openmp = false, mpi = false, language = nothing)
    words = String["build", abspath.(listed(sources))..., "--name", name, "--julia", "-o", abspath(folder)]
    for (option, values) in (("--function", functions), ("--gradient", gradients), ("--tangent", tangents)), value in listed(values)
        push!(words, option, value)
    end
    append!(words, ["--flag=$flag" for flag in listed(flags)])
    openmp && push!(words, "--openmp")
    mpi && push!(words, "--mpi")
    language === nothing || push!(words, "--language", String(language))
    run(pipeline(`$(command()) $words`; stdout = devnull))
    return joinpath(abspath(folder), "$name.jl")
end

"""
    load(sources; functions, gradients, tangents, …) -> module

As `build`, in a folder that is there while the process runs, and load it.
"""
function load(sources; name = "derivatives", options...)
    path = build(sources, mktempdir(); name = name, options...)
    return Base.include(Module(Symbol(name)), path)
end

end
