# What is printed, and texts made of numbers: functions of runtime/texts.c, which derivatives take for output. The methods that the user's
# files define call these instead of Base's (output.jl), so that Julia itself prints as always.
module PolyglotADOutputOverlay

# A text that is being made behind this number.
struct Text <: IO
    number::UInt
end

Text() = Text(ccall("extern pad.julia.text", llvmcall, UInt, ()))

# What stands for `stdout` and `stderr`.
struct Stream <: IO
    file::Int
end

function put(io::Text, text::String)
    ccall("extern pad.julia.text.bytes", llvmcall, Cvoid, (UInt, Ptr{UInt8}, Int), io.number, pointer(text), sizeof(text))
    return nothing
end

bits(::Float64) = 64
bits(::Float32) = 32
function put(io::Text, x::Union{Float64,Float32})
    ccall("extern pad.julia.text.float", llvmcall, Cvoid, (UInt, Float64, Int), io.number, Float64(x), bits(x))
    return nothing
end

function put(io::Text, x::Signed)
    ccall("extern pad.julia.text.integer", llvmcall, Cvoid, (UInt, Int), io.number, Int(x))
    return nothing
end

function put(io::Text, x::Unsigned, digits::Int = 0)
    ccall("extern pad.julia.text.unsigned", llvmcall, Cvoid, (UInt, UInt, Int), io.number, UInt(x), digits)
    return nothing
end

function put(io::Text, x::Char)
    ccall("extern pad.julia.text.character", llvmcall, Cvoid, (UInt, UInt32), io.number, reinterpret(UInt32, x))
    return nothing
end

function put(io::Text, x::Symbol)
    name = ccall(:jl_symbol_name, Ptr{UInt8}, (Any,), x)
    count = 0
    while unsafe_load(name, count + 1) != 0x00
        count += 1
    end
    ccall("extern pad.julia.text.bytes", llvmcall, Cvoid, (UInt, Ptr{UInt8}, Int), io.number, name, count)
    return nothing
end

put(io::Text, x::Bool) = put(io, x ? "true" : "false")

# A number is taken as it stands when it is put: what comes after is a text of its own.
function taken(io::Text)
    count = ccall("extern pad.julia.text.size", llvmcall, Int, (UInt,), io.number)
    text = Base._string_n(count)
    ccall("extern pad.julia.text.take", llvmcall, Cvoid, (UInt, Ptr{UInt8}), io.number, pointer(text))
    return text
end

function done(io::Stream, text::Text)
    ccall("extern pad.julia.text.print", llvmcall, Cvoid, (UInt, Int), text.number, io.file)
    return nothing
end

# --- print and show

# Functions of this module, so that no method of Base's is as good: `printed` as print, `shown` as show.
const Plain = Union{String,Char,Symbol,Bool,Signed,Unsigned,Float64,Float32}

"""The user's files."""
const FILES = Set{String}()

"""Whether these say how a `T` is printed or shown."""
function own(f, @nospecialize(T))
    found = Base._methods_by_ftype(Tuple{typeof(f),Text,T}, -1, Base.get_world_counter())
    method_of(match) = match isa Core.SimpleVector ? match[3] : match.method
    return any(match -> abspath(String(method_of(match).file)) in FILES, found)
end

@generated function printed(io::Text, x::T) where {T}
    own(print, T) && return :(print(io, x))
    return T <: Plain ? :(put(io, x)) : :(shown(io, x))
end

printed(io::Text) = nothing
printed(io::Text, x, y, more::Vararg{Any,N}) where {N} = (printed(io, x); printed(io, y, more...))

@generated shown(io::Text, x::T) where {T} = own(show, T) ? :(show(io, x)) : :(by_itself(io, x))
shown(io::Text, x::Union{Bool,Signed,Float64}) = put(io, x)
shown(io::Text, x::Unsigned) = put(io, x, 2sizeof(x))
shown(io::Text, x::Float32) = (put(io, x); isfinite(x) ? put(io, "f0") : put(io, "32"))
shown(io::Text, x::String) = (put(io, "\""); put(io, x); put(io, "\""))
shown(io::Text, x::Char) = (put(io, "'"); put(io, x); put(io, "'"))
shown(io::Text, x::Symbol) = (put(io, ":"); put(io, x))
shown(io::Text, ::Nothing) = put(io, "nothing")
shown(io::Text, ::Missing) = put(io, "missing")

function shown(io::Text, z::Complex)
    (x, y) = reim(z)
    element(io, x)
    put(io, signbit(y) && !isnan(y) ? " - " : " + ")
    element(io, signbit(y) && !isnan(y) ? -y : y)
    put(io, isfinite(y) ? "im" : "*im")
end

shown(io::Text, x::Rational) = (put(io, numerator(x)); put(io, "//"); put(io, denominator(x)))
shown(io::Text, x::Pair) = (element(io, x.first); put(io, " => "); element(io, x.second))

# Inside of something whose type says what the numbers are.
element(io, x) = shown(io, x)
element(io, x::Float32) = put(io, x)

@generated function shown(io::Text, x::Tuple)
    count = fieldcount(x)
    parts = Any[k == 1 ? :(shown(io, x[1])) : :(put(io, ", "); shown(io, x[$k])) for k in 1:count]
    return Expr(:block, :(put(io, "(")), parts..., :(put(io, $(count == 1 ? ",)" : ")"))))
end

@generated function shown(io::Text, x::NamedTuple)
    names = fieldnames(x)
    parts = Any[:(put(io, $(string(k == 1 ? "" : ", ", name, " = "))); shown(io, x[$k])) for (k, name) in enumerate(names)]
    return Expr(:block, :(put(io, "(")), parts..., :(put(io, $(length(names) == 1 ? ",)" : ")"))))
end

prefix(T) = T <: Union{Float64,Int,Bool,String,Char,Symbol} ? "" : sprint(print, T)

@generated function shown(io::Text, a::AbstractVector{T}) where {T}
    return quote
        put(io, isempty(a) ? $(sprint(print, T)) : $(prefix(T)))
        put(io, "[")
        for i in 1:length(a)
            i > 1 && put(io, ", ")
            element(io, a[i])
        end
        put(io, "]")
    end
end

@generated function shown(io::Text, a::AbstractMatrix{T}) where {T}
    return quote
        put(io, $(prefix(T)))
        put(io, "[")
        (m, n) = size(a)
        for i in 1:m, j in 1:n
            put(io, j > 1 ? " " : i > 1 ? "; " : "")
            element(io, a[i, j])
        end
        put(io, "]")
    end
end

shown(io::Text, r::UnitRange) = (shown(io, first(r)); put(io, ":"); shown(io, last(r)))
shown(io::Text, r::AbstractRange) = (shown(io, first(r)); put(io, ":"); shown(io, step(r)); put(io, ":"); shown(io, last(r)))

# As Base does with what it has no other method for: the type and the fields.
@generated function by_itself(io::Text, x::T) where {T}
    T <: Type && return :(put(io, $(sprint(print, T.parameters[1]))))
    T <: Function && return :(put(io, $(isdefined(T, :instance) ? string(T.instance) : string(nameof(T)))))
    parts = Any[k == 1 ? :(shown(io, getfield(x, 1))) : :(put(io, ", "); shown(io, getfield(x, $k))) for k in 1:fieldcount(T)]
    return Expr(:block, :(put(io, $(string(sprint(show, T), "(")))), parts..., :(put(io, ")")))
end

# --- what the user's files call in place of functions of Base; with N, so that there is a function for each number of arguments

said(io::IO, xs::Vararg{Any,N}) where {N} = print(io, xs...)
said(io::Text, xs::Vararg{Any,N}) where {N} = printed(io, xs...)
said(io::Stream, xs::Vararg{Any,N}) where {N} = (text = Text(); printed(text, xs...); done(io, text))
said(xs::Vararg{Any,N}) where {N} = said(Stream(1), xs...)
said_line(io::IO, xs::Vararg{Any,N}) where {N} = println(io, xs...)
said_line(io::Union{Text,Stream}, xs::Vararg{Any,N}) where {N} = said(io, xs..., "\n")
said_line(xs::Vararg{Any,N}) where {N} = said_line(Stream(1), xs...)
styled(io::IO, xs::Vararg{Any,N}; given...) where {N} = said(io, xs...)
styled(xs::Vararg{Any,N}; given...) where {N} = said(Stream(1), xs...)
showed(io::IO, xs::Vararg{Any,N}) where {N} = show(io, xs...)
showed(io::Text, x) = shown(io, x)
showed(io::Stream, x) = (text = Text(); shown(text, x); done(io, text))
showed(x) = showed(Stream(1), x)
flushed(io) = flush(io)
flushed(io::Union{Text,Stream}) = nothing
written(io, xs::Vararg{Any,N}) where {N} = write(io, xs...)
written(io::Union{Text,Stream}, x::String) = (said(io, x); sizeof(x))

text(x::String) = x
text(xs::Vararg{Any,N}; given...) where {N} = isempty(given) ? text_of(printed, xs...) : string(xs...; given...)
text_of_value(x) = text_of(shown, x)
function text_of(f::F, xs::Vararg{Any,N}) where {F,N}
    io = Text()
    f(io, xs...)
    return taken(io)
end

# Messages of `@info` and its like, as far as Julia shows them by itself.
struct Messages end

struct Least end
Base.getindex(::Least) = Base.CoreLogging.Debug
const LEAST = Least()
logger(level, group, from) = level >= Base.CoreLogging.Info ? Messages() : nothing
Base.CoreLogging._invoked_shouldlog(::Messages, level, from, group, id) = true
failed(given...) = nothing

title(level) = level < Base.CoreLogging.Warn ? "Info: " : level < Base.CoreLogging.Error ? "Warning: " : "Error: "

function Base.CoreLogging.handle_message(::Messages, level, message, from, group, id, file, line; given...)
    io = Text()
    values = given.data
    put(io, isempty(values) && level < Base.CoreLogging.Warn ? "[ " : "┌ ")
    put(io, title(level))
    printed(io, message)
    put(io, "\n")
    lines(io, values, level, line, file)
    return done(Stream(2), io)
end

@generated function lines(io, values::NamedTuple, level, line, file)
    names = fieldnames(values)
    parts = Any[:(put(io, $(k == length(names) ? "└   $name = " : "│   $name = ")); shown(io, values[$k]); put(io, "\n"))
                for (k, name) in enumerate(names)]
    return Expr(:block, parts..., :(nothing))
end

lines(io, values, level, line, file) = nothing

end
