# Tasks and threads as they are compiled: functions of runtime/ (`pad.strand.*`), which derivatives take for threads of their own.
module PolyglotADTasksOverlay

import ..PolyglotADTasks: group, spawn, cooperate, join_group, finish, threads_for
import Base.Threads: Atomic, SpinLock

# What runs: its first words are the handle of a thread in derivatives, the others are those of runtime/thread.h.
mutable struct Strand
    words::NTuple{13,UInt}
    Strand() = new()
end

# What stands for a Task. Whatever `code` returns is in a box: which type it has is not known where the task is made (a function may
# spawn itself), but where its result is taken.
mutable struct Job{F}
    strand::Strand
    result::Any
    code::F
    Job{F}(strand, code) where {F} = new{F}(strand, nothing, code)
end

# What the compiled code calls by name (tasks.py). The integer makes it a function with parameters, instead of one of an array of objects.
@noinline function pad_task_body(job::Job, strand::Strand, number::Int)
    job.result = job.code()
    return nothing
end

mutable struct Part{F}
    code::F
    first::Int
    last::Int
end

@noinline function pad_part_body(part::Part, strand::Strand, number::Int)
    part.code(part.first, part.last)
    return nothing
end

# Of a task that is known as a `Task` only.
struct AnyCode end

# Types of tasks that inference has met in the function that is asked for, and what their results are known to be: Union{} before
# anything is. What `taken` says at present is in ASSUMED.
const SEEN = Dict{Any,Any}(AnyCode => Union{})
const ASSUMED = Dict{Any,Any}()

# Defined once more, it makes inference forget whatever meets a task, and meet it again.
define_note() = @eval @generated function note(::F) where {F}
    get!(SEEN, F, Union{})
    return nothing
end
define_note()

"""Forget the tasks of other functions, which are none of what the next one may take."""
function forget()
    length(SEEN) == 1 || define_note()
    empty!(SEEN)
    SEEN[AnyCode] = Union{}
    for (F, known) in collect(ASSUMED)
        known === Union{} || assume(F, Union{})
    end
end

@inline function job(code::F) where {F}
    note(code)
    return Job{F}(Strand(), code)
end

start(job::Job) = (pad_task_body(job, job.strand, 0); job)
@inline spawn(code::F) where {F} = start(job(code)) # the parameter: for each function by itself, also where it spawns itself

# Tasks that take turns with those who make them: one runs until it waits for something.
struct InTurn{F}
    code::F
end

function (task::InTurn)()
    pad_resume()
    result = task.code()
    pad_rest()
    return result
end

schedule_job(job::Job) = (pad_queue(job.strand, 0); start(job))
@inline cooperate(code::F) where {F} = schedule_job(job(InTurn(code)))
Core.Task(code::F) where {F<:Function} = job(InTurn(code))
Base.schedule(job::Job) = schedule_job(job)
@noinline pad_scheduled_task(task::Task, ::Int) = Base.enq_work(task)
Base.schedule(task::Task) = pad_scheduled_task(task, 0)

# Whether anything takes turns: tasks.py knows when all of the program is compiled.
turns() = pad_turns() != 0
@inline function waiting(wait)
    turns() && pad_rest()
    wait()
    turns() && pad_resume()
    return nothing
end
Base.yield() = waiting(() -> nothing)

wait_for(strand::Strand) = waiting(() -> ccall("extern pad.strand.wait", llvmcall, Cvoid, (Any,), strand))
Base.wait(job::Job) = wait_for(job.strand)

struct Unknown end
taken(::Job) = throw(Unknown())
@inline function Base.fetch(job::Job)
    wait_for(job.strand)
    return taken(job)
end

# Where a program keeps tasks as `Task`, which of them is taken is not known, but what all of them may give.
Base.convert(::Type{Task}, job::Job) = ccall("extern pad.strand.same", llvmcall, Ref{Task}, (Any,), job)
job_of(task::Task) = ccall("extern pad.strand.same", llvmcall, Ref{Job{AnyCode}}, (Any,), task)
Base.wait(task::Task) = wait(job_of(task))
Base.fetch(task::Task) = fetch(job_of(task))

"""Learn what the results of tasks are: from nothing upwards, until what is assumed of them is what inference finds."""
function settle(infer)
    forget()
    for round in 1:100
        infer()
        changed = false
        for (F, known) in collect(SEEN)
            found = F === AnyCode ? Union{(T for (G, T) in SEEN if G !== AnyCode)...} : Base.return_types(pad_result, Tuple{F})[1]
            found === known && continue
            changed = true
            # From something to something else again: no longer a matter of what was not known before.
            SEEN[F] = known === Union{} || F === AnyCode ? found : Any
            assume(F, SEEN[F])
        end
        if !changed
            # Tasks that are made elsewhere are found when they are: not where nothing is known of them.
            SEEN[AnyCode] === Union{} && length(SEEN) == 1 && assume(AnyCode, Any)
            return nothing
        end
    end
    error("the results of tasks have types that do not settle")
end

pad_result(code) = code()

function assume(F, T)
    ASSUMED[F] = T
    if T === Union{}
        @eval taken(job::Job{$F}) = throw(Unknown())
    elseif isconcretetype(T)
        @eval taken(job::Job{$F}) = ccall("extern pad.strand.same", llvmcall, Ref{$T}, (Any,), job.result)
    else
        # One type after another: that is asked of objects without a running Julia.
        kinds = [K for K in Base.uniontypes(T) if isconcretetype(K)]
        tests = [:(result isa $K && return result) for K in kinds]
        last = length(kinds) == length(Base.uniontypes(T)) <= 4 ? :(throw(Unknown())) : :(return result)
        @eval function taken(job::Job{$F})
            result = job.result
            $(tests...)
            $last
        end
    end
    return nothing
end

group() = Strand[]
join_group(strands, job) = push!(strands, job.strand)
function finish(strands)
    for strand in strands
        wait_for(strand)
    end
end

# Loops, split as Julia does: neighbouring iterations to each thread, the first threads one more where it does not come out even. The
# caller is thread 1. A loop inside of another, or of a task, runs in the thread that comes to it.
function threads_for(code::F, n) where {F}
    count = Threads.nthreads()
    if count == 1 || n <= 1 || ccall("extern pad.strand.inside", llvmcall, Int64, ()) != 0
        n > 0 && code(1, n)
        return nothing
    end
    each, rest = divrem(n, count)
    strands = Vector{Strand}(undef, min(n, count))
    last = each + (rest > 0)
    for number in 2:length(strands)
        first = last + 1
        last = first + each - 1 + (number <= rest)
        @inbounds strands[number] = Strand()
        @inbounds pad_part_body(Part{F}(code, first, last), strands[number], number)
    end
    ccall("extern pad.strand.region.begin", llvmcall, Cvoid, ())
    code(1, each + (rest > 0))
    ccall("extern pad.strand.region.end", llvmcall, Cvoid, ())
    for number in 2:length(strands)
        @inbounds wait_for(strands[number])
    end
    return nothing
end

# What Julia itself may run while it emits has a body for that: the compiled code calls functions of runtime/ instead (tasks.py).
@noinline pad_nthreads() = Int(unsafe_load(cglobal(:jl_n_threads, Cint)))
@noinline pad_threadid() = Int(ccall(:jl_threadid, Int16, ())) + 1
Threads.nthreads() = pad_nthreads()
Threads.threadid() = pad_threadid()

# What compiled code does not do, but Julia while it emits: with results that inference does not take for constants.
some_number() = Int(unsafe_load(cglobal(:jl_n_threads, Cint)))
@noinline pad_turns() = some_number()
@noinline pad_rest() = (ccall(:jl_gc_safepoint, Cvoid, ()); nothing)
@noinline pad_resume() = (ccall(:jl_gc_safepoint, Cvoid, ()); nothing)
@noinline pad_queue(strand::Strand, ::Int) = (ccall(:jl_gc_safepoint, Cvoid, ()); nothing)
@noinline pad_enlist(queue, ::Int) = some_number()
@noinline pad_await(queue, number::Int, ::Int) = (ccall(:jl_gc_safepoint, Cvoid, ()); nothing)
@noinline pad_serve(queue, all::Int, ::Int) = some_number()

# Locks: one word says who holds it, and how often. While Julia emits, nobody else wants one.
const Lock = Union{SpinLock,ReentrantLock}
state(lock::SpinLock) = lock
state(lock::ReentrantLock) = lock.cond_wait.lock
@noinline pad_lock(lock::SpinLock, ::Int) = (ccall(:jl_gc_safepoint, Cvoid, ()); nothing)
@noinline pad_unlock(lock::SpinLock, ::Int) = (ccall(:jl_gc_safepoint, Cvoid, ()); nothing)
@noinline pad_trylock(lock::SpinLock, ::Int) = some_number()
@noinline pad_locked(lock::SpinLock, ::Int) = some_number()
# Who has the turn does not keep it where another one has the lock.
@inline function take(lock::Lock)
    if turns()
        pad_trylock(state(lock), 0) != 0 || waiting(() -> pad_lock(state(lock), 0))
    else
        pad_lock(state(lock), 0)
    end
    return nothing
end
for T in (SpinLock, ReentrantLock)
    @eval begin
        Base.lock(lock::$T) = take(lock)
        Base.unlock(lock::$T) = pad_unlock(state(lock), 0)
        Base.trylock(lock::$T) = pad_trylock(state(lock), 0) != 0
        Base.islocked(lock::$T) = pad_locked(state(lock), 0) != 0
        function Base.lock(f, lock::$T)
            Base.lock(lock)
            result = f()
            unlock(lock)
            return result
        end
        function Base.trylock(f, lock::$T)
            trylock(lock) || return false
            result = f()
            unlock(lock)
            return result
        end
    end
end

include("channels_overlay.jl")

GC.safepoint() = nothing

# Sums of numbers in one instruction; the others without what lets the collector in between.
for (T, type) in ((Float64, "double"), (Float32, "float"))
    for (name, operation) in ((:atomic_add!, "fadd"), (:atomic_sub!, "fsub"))
        code = """
               %place = inttoptr i64 %0 to $type*
               %before = atomicrmw $operation $type* %place, $type %1 acq_rel
               ret $type %before
               """
        @eval Threads.$name(x::Atomic{$T}, v::$T) =
            Base.llvmcall($code, $T, Tuple{Ptr{$T},$T}, Base.unsafe_convert(Ptr{$T}, x), v)
    end
    for (name, choose) in ((:atomic_max!, :max), (:atomic_min!, :min))
        @eval function Threads.$name(x::Atomic{$T}, v::$T)
            while true
                before = x[]
                after = $choose(before, v)
                reinterpret(UInt64, Float64(Threads.atomic_cas!(x, before, after))) == reinterpret(UInt64, Float64(before)) && return before
            end
        end
    end
end

end
