# For a Julia that runs inside of a Python process (juliacall): the value of this file is a function that copies the process by fork. The
# copy has the caller's functions and constants as they are at that moment, and compiles what it is asked for (emit.jl). What emitting
# changes, Julia's library among it, it changes in the copy alone.
#
# `f` is the function to compile, `folder` has emit.jl. Of the file descriptors the copy reads `requests`, writes `answers` and, what it
# prints, `said`; `own_ends` ("5 8") belong to who called. `code`: those through which Julia writes the code that it generates into its process
# (/proc/self/mem): they would lead to the memory of who called. Gives the number of the new process.
numbers(text) = Cint[parse(Cint, part) for part in split(text)]

function (f, folder, requests, answers, said, own_ends, code)
    others, memory = numbers(own_ends), numbers(code)
    fork_event_loop = ccall(:dlsym, Ptr{Cvoid}, (Ptr{Cvoid}, Cstring), C_NULL, "uv_loop_fork")
    number = ccall(:fork, Cint, ())
    number == 0 || return Int(number)
    # From here on in the copy, which never returns. It has one thread: a collection of garbage would wait for the others.
    own = ccall(:open, Cint, (Cstring, Cint), "/proc/self/mem", 0o2000002)  # O_RDWR | O_CLOEXEC
    for file in memory
        ccall(:dup2, Cint, (Cint, Cint), own, file)
    end
    GC.enable(false)
    ccall(:setsid, Cint, ())
    ccall(:prctl, Cint, (Cint, Culong), 1, 9)  # it ends with whoever made it
    fork_event_loop == C_NULL || ccall(fork_event_loop, Cint, (Ptr{Cvoid},), Base.eventloop())
    for file in others
        ccall(:close, Cint, (Cint,), file)
    end
    nothing_to_read = ccall(:open, Cint, (Cstring, Cint), "/dev/null", 0)
    for (file, place) in ((nothing_to_read, 0), (said, 1), (said, 2))
        ccall(:dup2, Cint, (Cint, Cint), file, place)
    end
    try
        Base.include(Main, joinpath(folder, "emit.jl"))
        Base.invokelatest(Base.invokelatest(getfield, Main, :PolyglotADEmit).serve_function, f, requests, answers)
    catch error
        text = string(sprint(showerror, error), '\n')
        ccall(:write, Cssize_t, (Cint, Ptr{UInt8}, Csize_t), said, text, sizeof(text))
    end
    ccall(:_exit, Cvoid, (Cint,), 1)
end
