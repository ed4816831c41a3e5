# Ranges of floating-point numbers, and numbers of 16 bits: Julia computes them by the bits of numbers, or in whole numbers where their
# ratios are such; both say nothing of derivatives. The values stay as they are.
module PolyglotADRangesOverlay

using Base: TwicePrecision

# The upper bits of a number: constant around it. What they leave is in the lower part of a TwicePrecision, with all of the derivative.
function Base.truncmask(x::T, mask) where {T<:Union{Float32,Float64}}
    (x == 0 || !isfinite(x)) && return x
    (lowest, least) = T === Float64 ? (52, -1022) : (23, -126)
    unit = ldexp(one(T), max(exponent_of(x), least) - lowest + trailing_zeros(mask))
    return unit == 0 ? x : trunc(x / unit) * unit
end

exponent_of(x::Float64) = Int(ccall(:ilogb, Cint, (Float64,), x))
exponent_of(x::Float32) = Int(ccall(:ilogbf, Cint, (Float32,), x))

plus(x::TwicePrecision, more) = TwicePrecision(x.hi, x.lo + more)
plus(x::AbstractFloat, more) = x + more

# The range with zeros added that have the derivatives which the first number and the step lack.
function following(range::StepRangeLen, first_lacks, step_lacks)
    (first_lacks == 0 && step_lacks == 0) || return range
    ref = plus(range.ref, first_lacks + (range.offset - 1) * step_lacks)
    return typeof(range)(ref, plus(range.step, step_lacks), range.len, range.offset)
end

const Real64 = Union{Float32,Float64}
const Generic = Tuple{T,T,T} where {T<:Union{Float16,Float32,Float64}}
const OfLength = Tuple{T,T,Nothing,Integer} where {T<:Union{Float16,Float32,Float64}}
const Between = Tuple{T,Nothing,T,Integer} where {T<:Base.IEEEFloat}

for T in (Float32, Float64)
    @eval function Base.:(:)(start::$T, step::$T, stop::$T)
        range = invoke(:, Generic, start, step, stop)
        isempty(range) && return range
        return following(range, start - first(range), step - Base.step(range))
    end
    VERSION < v"1.8-" || continue
    @eval function Base._range(start::$T, step::$T, ::Nothing, len::Integer)
        range = invoke(Base._range, OfLength, start, step, nothing, len)
        isempty(range) && return range
        return following(range, start - first(range), step - Base.step(range))
    end
    @eval function Base._range(start::$T, ::Nothing, stop::$T, len::Integer)
        range = invoke(Base._range, Between, start, nothing, stop, len)
        len < 1 && return range
        lacks = start - first(range)
        return following(range, lacks, len == 1 ? lacks : (stop - last(range) - lacks) / (len - 1))
    end
end

# Before 1.6 numbers of 16 bits are integers to LLVM.
if VERSION < v"1.6-"
    function Base.Float16(x::Float32)
        bits = Base.llvmcall(("", """
            %half = fptrunc float %0 to half
            %bits = bitcast half %half to i16
            ret i16 %bits"""), UInt16, Tuple{Float32}, x)
        return reinterpret(Float16, bits)
    end
    function Base.Float32(x::Float16)
        return Base.llvmcall(("", """
            %half = bitcast i16 %0 to half
            %wide = fpext half %half to float
            ret float %wide"""), Float32, Tuple{UInt16}, reinterpret(UInt16, x))
    end
    Base.:-(x::Float16) = Float16(-Float32(x))
    Base.abs(x::Float16) = Float16(abs(Float32(x)))
    Base.isnan(x::Float16) = isnan(Float32(x))
    Base.isfinite(x::Float16) = isfinite(Float32(x))
    Base.:(==)(x::Float16, y::Float16) = Float32(x) == Float32(y)
    Base.copysign(x::Float16, y::Float16) = Float16(copysign(Float32(x), Float32(y)))
    Base.signbit(x::Float16) = signbit(Float32(x))
end

end
