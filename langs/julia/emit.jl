# Runs inside Julia: lists the functions of a source file (serve.jl), or one function of a process that runs already (forked.jl), and writes
# LLVM bitcode of specialisations, as long as it is asked.
#
# Requests come one per line, fields separated by tabs:
#     load ANSWER                     load what is there to be compiled; its functions and what it read go into the answer
#     emit ANSWER BITCODE CALLS FUNCTION TYPE…
#                                     a function ("f", "Inner.f"), one argument type per field, as Julia source; a bitcode file to write;
#                                     a file that says for which dynamic calls there are to be functions (dispatch.jl), or nothing
# ANSWER is a file of JSON that is whole when "done" has come as the answer. Everything that a process-bound address in the bitcode stands
# for is described in it ("addresses"). The process ends when there are no more requests.
#
# Julia 1.5 to 1.12: what differs between versions stands in codegen.jl, and nowhere else.

include(joinpath(@__DIR__, "json.jl"))
include(joinpath(@__DIR__, "codegen.jl"))
include(joinpath(@__DIR__, "dispatch.jl"))
include(joinpath(@__DIR__, "reflect.jl"))
include(joinpath(@__DIR__, "loading.jl"))
include(joinpath(@__DIR__, "state.jl"))
include(joinpath(@__DIR__, "describe.jl"))
include(joinpath(@__DIR__, "tasks.jl"))
include(joinpath(@__DIR__, "boxes.jl"))
include(joinpath(@__DIR__, "fields.jl"))
include(joinpath(@__DIR__, "output.jl"))
include(joinpath(@__DIR__, "functions.jl"))

module PolyglotADEmit

using ..PolyglotADJSON: write_json
using ..PolyglotADReflect: defined_functions, entry_facts, method_facts, resolve_function
using ..PolyglotADLoading: note_what_is_read, read_files, read_environment, included_files, COMMANDS
using ..PolyglotADState: survey
using ..PolyglotADCodegen: native_module, codegen_facts
using ..PolyglotADBoxes
using ..PolyglotADFields: write_by_name
using ..PolyglotADOutput: redirect
using ..PolyglotADDispatch: dispatchers, address
using ..PolyglotADFunctions: name_in_main, places
using ..PolyglotADDescribe: describe_addresses, describe_state

# Until the types of what tasks give and of captured variables are known.
settle(infer) = PolyglotADBoxes.settle(() -> Main.PolyglotADTasksOverlay.settle(infer))

explain(error) = sprint(showerror, error)

"""Facts of one specialisation, or why there is none. `kind` of an error: "signature" (the function cannot be called so), "codegen"."""
function emit(path, calls, name, types)
    instance, facts = try
        entry_facts(Main, name, types, settle)
    catch error
        return Dict("error" => explain(error), "kind" => "signature")
    end
    made = Any[]
    text, symbols = try
        isempty(calls) || append!(made, dispatchers(read(calls, String), Any[instance.specTypes.parameters[2:end]...]))
        native_module(Core.MethodInstance[instance; [found.instance for found in made]], path)
    catch error
        return Dict("error" => explain(error), "kind" => "codegen")
    end
    facts["symbol"] = symbols[1]
    dispatch = [Dict("symbol" => symbol, "count" => found.count, "results" => found.results === nothing ? nothing : address.(found.results))
                for (symbol, found) in zip(symbols[2:end], made)]
    return Dict("function" => facts, "addresses" => describe_addresses(text), "dispatch" => dispatch)
end

function load(source)
    answer = Dict{String,Any}("julia" => string(VERSION), "codegen" => codegen_facts())
    note_what_is_read(source)
    try
        Base.include(Main, source)
    catch error
        answer["error"] = explain(error)
        occursin(r"Package .* not found in current path", answer["error"]) && (answer["error"] *=
            "\n  help: say which project has it: flags=[\"--project=FOLDER\"], or JULIA_PROJECT in the environment")
    end
    files = included_files(source)
    present, absent = read_files()
    answer["dependencies"], answer["absent"] = unique([files; present]), absent
    answer["environment"] = read_environment()
    answer["commands"] = COMMANDS[]
    haskey(answer, "error") && return answer
    # Calls through invokelatest: the file has defined methods since this function started.
    answer["functions"] = Base.invokelatest(defined_functions, Main, files)
    return Base.invokelatest(with_state, answer)
end

function with_state(answer)
    answer["fingerprint"] = survey(Main)
    answer["state"] = describe_state()
    return answer
end

"""As `load`, of the one function that Main knows as `name`; its methods stand in `files`, as far as these exist."""
function load_function(name, files)
    answer = Dict{String,Any}("julia" => string(VERSION), "codegen" => codegen_facts(), "absent" => String[],
                              "environment" => Dict{String,Any}(), "commands" => false)
    answer["dependencies"] = filter(isfile, files)
    answer["functions"] = [method_facts(name, method) for method in methods(resolve_function(Main, name))]
    return with_state(answer)
end

const SPARSE = Base.PkgId(Base.UUID("2f01184e-e22b-5df5-ae63-d93ebab69eaf"), "SparseArrays")

"""Replace what of Julia's library cannot be differentiated as it is; `files` are the user's."""
function overlay(files)
    for name in ("overlay.jl", "ranges_overlay.jl", "products_overlay.jl", "orthogonal_overlay.jl", "spectral_overlay.jl", "folds_overlay.jl",
                 "tasks_overlay.jl", "output_overlay.jl")
        Base.include(Main, joinpath(@__DIR__, name))
    end
    haskey(Base.loaded_modules, SPARSE) && Base.include(Main, joinpath(@__DIR__, "sparse_overlay.jl"))
    Base.invokelatest(redirect, Main, files, Main.PolyglotADOutputOverlay)
    Base.invokelatest(write_by_name, Main)
    Base.invokelatest(PolyglotADBoxes.give_types, Main, files)
end

# In a function of its own: what holds a ccall is compiled, and Julia 1.5 cannot unwind through it (toolchain.py).
duplicate(number) = fdio(ccall(:dup, Cint, (Cint,), number), true)

"""What a process of its own does: requests come on standard input, answers go to standard output."""
function serve_source(source)
    # What the user's code prints goes elsewhere.
    channel = duplicate(1)
    requests = duplicate(0)
    redirect_stdout(stderr)
    redirect_stdin(open("/dev/null"))
    serve(requests, channel, () -> load(source), () -> overlay(included_files(source)))
end

"""What a copy of a running process does: `requests` and `channel` are numbers of files."""
function serve_function(f, requests, channel)
    files = places(f)
    name = name_in_main(f)
    serve(fdio(requests, true), fdio(channel, true), () -> Base.invokelatest(load_function, name, files), () -> overlay(files))
end

function serve(requests, channel, load, overlay)
    for line in eachline(requests)
        fields = String.(split(line, '\t'))
        command, path = fields[1], fields[2]
        answer = as_long_as_asked(requests) do
            command == "load" ? load() : without_collection(() -> Base.invokelatest(emit, fields[3], fields[4], fields[5], fields[6:end]))
        end
        open(io -> write_json(io, answer), path, "w")
        println(channel, "done")
        flush(channel)
        # While whoever asked reads the answer.
        command == "load" && !haskey(answer, "error") && without_collection(overlay)
    end
end

const F_GETFL, F_SETFL, F_SETOWN, O_ASYNC = 3, 4, 8, 0x2000
control(number, command, value) = ccall(:fcntl, Cint, (Cint, Cint, Cint...), number, command, value)

"""Work until somebody who waits for the answer is killed: the system ends this process then (SIGIO, when the other end of `requests` closes;
nothing is written there meanwhile). It may be at work for long."""
function as_long_as_asked(work, requests)
    Sys.islinux() || return work()
    number = fd(requests)
    before = control(number, F_GETFL, 0)
    control(number, F_SETOWN, getpid())
    control(number, F_SETFL, before | O_ASYNC)
    try
        return work()
    finally
        control(number, F_SETFL, before)
    end
end

"""What changes methods, and compiles them, holds objects that nothing else does: Julia 1.5 has been seen to collect some of them."""
function without_collection(work)
    before = GC.enable(false)
    try
        return work()
    finally
        GC.enable(before)
    end
end

end
