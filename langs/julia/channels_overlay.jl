# Conditions, events and channels (part of tasks_overlay.jl). Who waits has a number in a queue, which is two words: those of the list that
# Julia keeps tasks in.

for L in (ReentrantLock, Base.AlwaysLockedST)
    @eval begin
        function Base.wait(condition::Base.GenericCondition{$L})
            number = pad_enlist(condition.waitq, 0)
            unlock(condition.lock)
            waiting(() -> pad_await(condition.waitq, number, 0))
            lock(condition.lock)
            return nothing
        end
        Base.notify(condition::Base.GenericCondition{$L}, value, all, error) = pad_serve(condition.waitq, Int(all), 0)
    end
end

function Base.lock(f, condition::Base.GenericCondition{ReentrantLock})
    lock(condition.lock)
    result = f()
    unlock(condition.lock)
    return result
end

function Base.wait(event::Base.Event)
    queue = event.notify
    take(queue.lock)
    while !event.set
        number = pad_enlist(queue.waitq, 0)
        unlock(queue.lock)
        waiting(() -> pad_await(queue.waitq, number, 0))
        take(queue.lock)
    end
    unlock(queue.lock)
    return nothing
end

function Base.notify(event::Base.Event)
    take(event.notify.lock)
    event.set = true
    pad_serve(event.notify.waitq, 1, 0)
    unlock(event.notify.lock)
    return nothing
end

# What is known of a channel stands where Julia keeps the exception that closed it. What was taken stays in the channel's list: it is not
# overwritten.
mutable struct ChannelState <: Exception
    waiters::Int
    served::Int
    taken::Int
    closed::Bool
    guard::SpinLock
end

known(channel::Channel) = ccall("extern pad.strand.same", llvmcall, Ref{ChannelState}, (Any,), channel.excp)

@eval function Base.Channel{T}(size::Integer = 0) where {T}
    size < 0 && throw(ArgumentError("Channel size must be either 0, a positive integer or Inf"))
    condition = Threads.Condition()
    return $(Expr(:new, :(Channel{T}), :condition, :condition, :condition, QuoteNode(:open),
                  :(ChannelState(0, 0, 0, false, SpinLock())), :(Vector{T}()), :(Int(size))))
end
Base.Channel(size::Integer = 0) = Channel{Any}(size)

function Base.Channel{T}(f::Function, size = 0; taskref = nothing, spawn::Bool = false) where {T}
    channel = Channel{T}(size)
    code = Feeding(f, channel)
    spawn ? PolyglotADTasksOverlay.spawn(code) : cooperate(code)
    return channel
end

struct Feeding{F,C}
    f::F
    channel::C
end

function (feeding::Feeding)()
    feeding.f(feeding.channel)
    close(feeding.channel)
    return nothing
end

function Base.bind(channel::Channel, job::Job)
    spawn(() -> (wait(job); close(channel); nothing))
    return channel
end

# Under the channel's lock, which is another one afterwards.
function pause(state::ChannelState)
    number = pad_enlist(state, 0)
    pad_unlock(state.guard, 0)
    waiting(() -> pad_await(state, number, 0))
    take(state.guard)
    return nothing
end

function closed(state::ChannelState)
    pad_unlock(state.guard, 0)
    throw(InvalidStateException("Channel is closed.", :closed))
end

function Base.put!(channel::Channel{T}, value) where {T}
    state = known(channel)
    item = convert(T, value)
    take(state.guard)
    while !state.closed && length(channel.data) - state.taken >= max(channel.sz_max, 1)
        pause(state)
    end
    state.closed && closed(state)
    push!(channel.data, item)
    mine = length(channel.data)
    pad_serve(state, 1, 0)
    while channel.sz_max == 0 && state.taken < mine && !state.closed
        pause(state)
    end
    pad_unlock(state.guard, 0)
    return value
end

# Whether there is something to take, when there is or when the channel is closed; under the lock.
function filled(channel::Channel, state::ChannelState)
    while state.taken >= length(channel.data)
        state.closed && return false
        pause(state)
    end
    return true
end

function take_next!(channel::Channel, state::ChannelState)
    state.taken += 1
    @inbounds item = channel.data[state.taken]
    pad_serve(state, 1, 0)
    pad_unlock(state.guard, 0)
    return item
end

function Base.take!(channel::Channel)
    state = known(channel)
    take(state.guard)
    filled(channel, state) || closed(state)
    return take_next!(channel, state)
end

function Base.iterate(channel::Channel, ::Any = nothing)
    state = known(channel)
    take(state.guard)
    if !filled(channel, state)
        pad_unlock(state.guard, 0)
        return nothing
    end
    return (take_next!(channel, state), nothing)
end

function Base.wait(channel::Channel)
    state = known(channel)
    take(state.guard)
    filled(channel, state) || closed(state)
    pad_unlock(state.guard, 0)
    return nothing
end

function ask(f, channel::Channel)
    state = known(channel)
    take(state.guard)
    result = f(state)
    pad_unlock(state.guard, 0)
    return result
end

Base.isready(channel::Channel) = ask(state -> length(channel.data) > state.taken, channel)
Base.isempty(channel::Channel) = !isready(channel)
Base.isopen(channel::Channel) = ask(state -> !state.closed, channel)
Base.n_avail(channel::Channel) = ask(state -> length(channel.data) - state.taken, channel)
Base.close(channel::Channel) = ask(state -> (state.closed = true; pad_serve(state, 1, 0); nothing), channel)

function Base.fetch(channel::Channel)
    state = known(channel)
    take(state.guard)
    filled(channel, state) || closed(state)
    @inbounds item = channel.data[state.taken+1]
    pad_unlock(state.guard, 0)
    return item
end
