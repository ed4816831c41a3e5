# Runs inside Julia: loads a source file, lists its functions, writes LLVM bitcode of specialisations.
#
#     julia [flags] emit.jl REQUEST ANSWER
#
# REQUEST has one command per line, fields separated by tabs:
#     source PATH               the file to load into Main
#     list                      put the functions that the file defines into the answer
#     module PATH               a bitcode file to write; the entries that follow belong to it
#     entry FUNCTION TYPE…      a function ("f", "Inner.f") and one argument type per field, as Julia source
# ANSWER is JSON. Everything that a process-bound address in the bitcode stands for is described in it ("addresses").
#
# Julia 1.5 to 1.12: what differs between versions stands in codegen.jl, and nowhere else.

include(joinpath(@__DIR__, "json.jl"))
include(joinpath(@__DIR__, "codegen.jl"))
include(joinpath(@__DIR__, "reflect.jl"))
include(joinpath(@__DIR__, "describe.jl"))
include(joinpath(@__DIR__, "tasks.jl"))

module PolyglotADEmit

using ..PolyglotADJSON: write_json
using ..PolyglotADReflect: defined_functions, track_includes, included_files, entry_facts
using ..PolyglotADCodegen: native_module, codegen_facts
using ..PolyglotADDescribe: describe_addresses

struct Entry
    name::String
    types::Vector{String}
end

struct Request
    source::String
    list::Bool
    modules::Vector{Pair{String,Vector{Entry}}}
end

function read_request(path)
    source = ""; list = false
    modules = Pair{String,Vector{Entry}}[]
    for line in eachline(path)
        fields = split(line, '\t')
        command = fields[1]
        if command == "source"
            source = String(fields[2])
        elseif command == "list"
            list = true
        elseif command == "module"
            push!(modules, String(fields[2]) => Entry[])
        elseif command == "entry"
            push!(modules[end].second, Entry(String(fields[2]), String.(fields[3:end])))
        else
            error("unknown command $command")
        end
    end
    return Request(source, list, modules)
end

explain(error) = sprint(showerror, error)

"""Facts of one bitcode file, or why there is none. `kind` of an error: "signature" (the function cannot be called so), "codegen"."""
function emit_module(path, entries)
    instances = Any[]
    facts = Any[]
    for entry in entries
        result = try
            entry_facts(Main, entry.name, entry.types, Main.PolyglotADTasksOverlay.settle)
        catch error
            return Dict("path" => path, "error" => explain(error), "kind" => "signature", "entry" => entry.name)
        end
        push!(instances, result[1])
        push!(facts, result[2])
    end
    text, symbols = try
        native_module(instances, path)
    catch error
        return Dict("path" => path, "error" => explain(error), "kind" => "codegen", "entry" => entries[1].name)
    end
    for (fact, symbol) in zip(facts, symbols)
        fact["symbol"] = symbol
    end
    return Dict("path" => path, "entries" => facts, "addresses" => describe_addresses(text))
end

function run(request_path, answer_path)
    request = read_request(request_path)
    answer = Dict{String,Any}("julia" => string(VERSION), "codegen" => codegen_facts())
    track_includes()
    try
        redirect_stdout(stderr) do
            Base.include(Main, request.source)
        end
    catch error
        answer["error"] = explain(error)
    end
    files = included_files(request.source)
    answer["dependencies"] = files
    if !haskey(answer, "error")
        # Calls through invokelatest: the file has defined methods since this function started.
        request.list && (answer["functions"] = Base.invokelatest(defined_functions, Main, files))
        if !isempty(request.modules)
            Base.include(Main, joinpath(@__DIR__, "overlay.jl"))
            Base.include(Main, joinpath(@__DIR__, "tasks_overlay.jl"))
            answer["modules"] = Any[Base.invokelatest(emit_module, path, entries) for (path, entries) in request.modules]
        end
    end
    open(io -> write_json(io, answer), answer_path, "w")
    return nothing
end

end

PolyglotADEmit.run(ARGS[1], ARGS[2])
