# What a source reads while it is loaded: files, variables of the environment. An edit of one of them makes another program.
module PolyglotADLoading

const FILES = String[]
const LOOKED_FOR = String[]
const VARIABLES = Dict{String,Union{Nothing,String}}()
const LOADING = Ref(false)

"""Folders whose lists the source read."""
const FOLDERS = String[]

"""Whether the source read what a command said. That is known only by running it."""
const COMMANDS = Ref(false)

"""From here on it is noted which files are included or opened and which variables are asked for. Random numbers are the same each time
that a source is loaded: all functions of a program have the same constants, whenever they are compiled."""
function note_what_is_read(source)
    isdefined(Base, :_track_dependencies) && (Base._track_dependencies[] = true)
    random = Base.require(Base.PkgId(Base.UUID("9a3f8284-a2c9-5f02-9a11-845980a1fd5c"), "Random"))
    Base.invokelatest(random.seed!, 20201103)
    LOADING[] = true
    Core.eval(Base, quote
        # open(name) makes its stream here, in all versions.
        function IOStream(name::AbstractString, finalize::Bool)
            Main.PolyglotADLoading.note_file(name)
            x = IOStream(name, zeros(UInt8, sizeof_ios_t))
            finalize && finalizer(close, x)
            return x
        end
        function _getenv(name::AbstractString)
            found = ccall(:getenv, Cstring, (Cstring,), name)
            Main.PolyglotADLoading.note_variable(name, found == C_NULL ? nothing : unsafe_string(found))
            return found
        end
    end)
    note_folders_and_commands()
    VERSION < v"1.6" && remove_quietly()
    Core.eval(Base.Filesystem, quote
        function stat(path::AbstractString)
            Main.PolyglotADLoading.note_status(path)
            return @stat_call jl_stat Cstring path
        end
    end)
end

"""What Julia removes before it compiles a package is mostly not there. That is an exception for it; `rm` holds a ccall, is compiled anew
after the definitions above, and Julia 1.5 cannot unwind through it (toolchain.py)."""
function remove_quietly()
    Core.eval(Base.Filesystem, quote
        function rm(path::String; force::Bool = false, recursive::Bool = false)
            force && !islink(path) && !ispath(path) && return nothing
            return invoke(rm, Tuple{AbstractString}, path; force = force, recursive = recursive)
        end
    end)
end

function note_folders_and_commands()
    Core.eval(Base.Filesystem, quote
        function readdir(folder::String; keywords...)
            Main.PolyglotADLoading.note_folder(folder)
            return invoke(readdir, Tuple{AbstractString}, folder; keywords...)
        end
    end)
    isdefined(Base, :_spawn_primitive) && Core.eval(Base, quote
        function _spawn_primitive(file::String, command::Cmd, streams::$(SPAWN_STREAMS))
            Main.PolyglotADLoading.note_command(command)
            return invoke(_spawn_primitive, Tuple{Any,Cmd,$(SPAWN_STREAMS)}, file, command, streams)
        end
    end)
    Sys.iswindows() || Core.eval(Base, quote
        function iterate(environment::EnvDict, number::Int)
            Main.PolyglotADLoading.note_all_variables()
            return invoke(iterate, Tuple{EnvDict,Any}, environment, number)
        end
    end)
end

const SPAWN_STREAMS = isdefined(Base, :SpawnIOs) ? :SpawnIOs : :Any

note_folder(path) = LOADING[] && push!(FOLDERS, abspath(path))
# Julia compiles packages in processes of its own.
note_command(command) = LOADING[] && !any(startswith("--output-"), command.exec) && (COMMANDS[] = true)
note_all_variables() = LOADING[] && get!(VARIABLES, "*", nothing)

note_file(name) = LOADING[] && startswith(name, "<file ") && push!(FILES, abspath(String(chop(name; head = 6, tail = 1))))
note_status(path) = LOADING[] && push!(LOOKED_FOR, abspath(String(path)))

note_variable(name, value) = LOADING[] && get!(VARIABLES, String(name), value)

read_environment() = VARIABLES

"""Files that were opened or whose existence was asked for, and those of them that are not there."""
function read_files()
    LOADING[] = false
    known = unique(path for path in [FILES; LOOKED_FOR; package_files()] if !(startswith(path, "/dev/") || startswith(path, "/proc/") || of_packages(path)))
    listed = unique(path for path in FOLDERS if isdir(path) && !(of_packages(path) || of_packages(joinpath(path, "x"))))
    return [filter(isfile, known); listed], filter(!ispath, known)
end

# Installed packages, which do not change (another version is in another folder), and what Julia makes of them. Those under development do,
# and manifests say which version is meant.
const INSTALLED = ("packages", "compiled", "artifacts", "registries", "clones", "logs", "scratchspaces", "conda")
of_packages(path) = any(folder -> startswith(path, string(folder, "/")), [Sys.STDLIB; [joinpath(abspath(d), k) for d in DEPOT_PATH for k in INSTALLED]])

"""The code of the packages that are loaded. Another process reads it where Julia compiles a package first, and none where it has before."""
function package_files()
    found = String[]
    for mod in values(Base.loaded_modules)
        file = pathof(mod)
        (file === nothing || of_packages(file)) && continue
        for (folder, _, names) in walkdir(dirname(file))
            append!(found, joinpath(folder, name) for name in names if endswith(name, ".jl"))
        end
    end
    return sort!(found)
end

"""`source` and every file that it included."""
function included_files(source)
    files = String[abspath(source)]
    isdefined(Base, :_require_dependencies) || return files
    for dependency in Base._require_dependencies
        path = dependency[2]
        # Packages stand in the list too, under names that are no paths.
        path isa AbstractString && !occursin('\0', path) && isfile(path) && push!(files, abspath(path))
    end
    return unique(files)
end

end
