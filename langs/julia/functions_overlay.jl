# Functions of Base with exceptions for special arguments (part of overlay.jl): zeros, axes, whole numbers. What Base returns there has the
# right value, but a derivative of its own: sin(0 + y im) is Complex(0, sinh(y)). Here one formula holds around each point where a function is
# smooth, with the same bits; where numbers overflow or are not finite, Base's exceptions stay.

const ANY_COMPLEX = Tuple{Complex{T}} where {T<:Real}
const ANY_POWER = Tuple{Union{T,Complex{T}},Union{T,Complex{T}}} where {T<:AbstractFloat}

for T in (Float64, Float32)
    C = Complex{T}
    @eval begin
        function Base.exp(z::$C)
            (zr, zi) = reim(z)
            er = exp(zr)
            isfinite(er) && isfinite(zi) || return invoke(exp, Tuple{Complex}, z)
            (s, c) = sincos(zi)
            return Complex(er * c, er * s)
        end

        function Base.expm1(z::$C)
            (zr, zi) = reim(z)
            erm1 = expm1(zr)
            er = erm1 + one(erm1)
            isfinite(er) && isfinite(zi) || return invoke(expm1, ANY_COMPLEX, z)
            return Complex(erm1 - 2 * er * sin($T(0.5) * zi)^2, er * sin(zi))
        end

        function Base.sin(z::$C)
            (zr, zi) = reim(z)
            ch = cosh(zi)
            isfinite(zr) && isfinite(ch) || return invoke(sin, Tuple{Complex}, z)
            (s, c) = sincos(zr)
            return Complex(s * ch, c * sinh(zi))
        end

        function Base.cos(z::$C)
            (zr, zi) = reim(z)
            ch = cosh(zi)
            isfinite(zr) && isfinite(ch) || return invoke(cos, Tuple{Complex}, z)
            (s, c) = sincos(zr)
            return Complex(c * ch, -s * sinh(zi))
        end

        function Base.sinpi(z::$C)
            (zr, zi) = reim(z)
            pizi = pi * zi
            ch = cosh(pizi)
            isfinite(zr) && isfinite(ch) || return invoke(sinpi, Tuple{Complex}, z)
            return Complex(sinpi(zr) * ch, cospi(zr) * sinh(pizi))
        end

        function Base.cospi(z::$C)
            (zr, zi) = reim(z)
            pizi = pi * zi
            ch = cosh(pizi)
            isfinite(zr) && isfinite(ch) || return invoke(cospi, Tuple{Complex}, z)
            return Complex(cospi(zr) * ch, -sinpi(zr) * sinh(pizi))
        end

        # The half that is smaller has no absolute value: at zero that has no derivative, its square has.
        function Base.log(z::$C)
            (x, y) = reim(z)
            (square, k) = Base.ssqs(x, y)
            (ax, ay) = (abs(x), abs(y))
            (small, large) = ax < ay ? (x, ay) : (y, ax)
            if k == 0 && 0.5 < large * large && (large <= $T(1.25) || square < $T(3))
                return Complex(log1p((large - 1) * (large + 1) + small * small) / 2, atan(y, x))
            end
            return Complex(log(square) / 2 + k * log($T(2)), atan(y, x))
        end

        # Near zero by the distance from 1, which is z (2 + z) of both parts; elsewhere 1 + z loses nothing.
        function Base.log1p(z::$C)
            (zr, zi) = reim(z)
            isfinite(zr) && isfinite(zi) || return invoke(log1p, Tuple{Complex}, z)
            abs(zr) <= $T(0.25) && abs(zi) <= $T(0.25) || return log(1 + z)
            return Complex(log1p(zr * (2 + zr) + zi * zi) / 2, atan(zi, 1 + zr))
        end

        function Base.sqrt(z::$C)
            (x, y) = reim(z)
            # The side on which the point lies, not the absolute value: on the imaginary axis the right one.
            ax = x < 0 ? -x : x
            x == y == 0 && return Complex(sqrt(abs(x)), flipsign(sqrt(flipsign(y, y)), y))
            (root, k) = Base.ssqs(x, y)
            isfinite(x) && (root = ldexp(ax, -k) + sqrt(root))
            if isodd(k)
                k = div(k - 1, 2)
            else
                k = div(k, 2) - 1
                root += root
            end
            root = ldexp(sqrt(root), k)
            other = y
            root == 0 && return Complex(root, other)
            isfinite(other) && (other = (other / root) / 2)
            return x < 0 ? Complex(flipsign(other, y), flipsign(root, y)) : Complex(root, other)
        end

        function Base._cpow(z::Union{$T,$C}, p::Union{$T,$C})
            (isfinite(z) && isfinite(p)) || return invoke(Base._cpow, ANY_POWER, z, p)
            (zr, zi) = reim(z)
            (pr, pi) = reim(p)
            w = Complex(zr, zi)
            if isreal(p) && isinteger(pr) && abs(pr) < typemax(Int32)
                whole = convert(Int, pr)
                iszero(w) && whole < 0 && return Complex($T(NaN), $T(NaN))
                power = Base.power_by_squaring(whole < 0 ? inv(w) : w, abs(whole))
                # One, with the derivative by the exponent.
                return iszero(w) || !isfinite(power) ? power : power * exp(Complex(pr - whole, pi) * log(w))
            end
            iszero(w) && return pr > 0 ? zero(w) : Complex($T(NaN), $T(NaN))
            if isreal(p) && isreal(z)
                r = zr < 0 ? -zr : zr
                turned = zr < 0 ? Complex(cospi(pr), flipsign(sinpi(pr), zi)) : one(w)
                power = r^pr * turned
                # One, with the derivative by the imaginary parts.
                return !isfinite(power) ? power : power * exp(pr * log(Complex(one(zr), zi / zr)) + Complex(zero(pi), pi) * log(w))
            end
            (r, angle) = (abs(w), atan(zi, zr))
            size = r^pr * exp(-pi * angle)
            turn = pr * angle + pi * log(r)
            isfinite(turn) || return invoke(Base._cpow, ANY_POWER, z, p)
            return size * cis(turn)
        end

        # Multiples of 45 degrees.
        function Base.sind(x::$T)
            isinf(x) && domain_error(x, "`x` cannot be infinite.")
            isnan(x) && return x
            rx = rem(x, $T(360))
            arx = abs(rx)
            arx < 45 && return Base.Math.sin_kernel(Base.Math.deg2rad_ext(rx))
            arx <= 135 && return flipsign(Base.Math.cos_kernel(Base.Math.deg2rad_ext(90 - arx)), rx)
            arx < 225 && return Base.Math.sin_kernel(Base.Math.deg2rad_ext(flipsign(180 - arx, rx)))
            arx <= 315 && return -flipsign(Base.Math.cos_kernel(Base.Math.deg2rad_ext(270 - arx)), rx)
            return Base.Math.sin_kernel(Base.Math.deg2rad_ext(rx - copysign($T(360), rx)))
        end

        function Base.cosd(x::$T)
            isinf(x) && domain_error(x, "`x` cannot be infinite.")
            isnan(x) && return x
            signed = rem(x, $T(360))
            rx = abs(signed)
            rx <= 45 && return Base.Math.cos_kernel(Base.Math.deg2rad_ext(signed))
            rx < 135 && return Base.Math.sin_kernel(Base.Math.deg2rad_ext(90 - rx))
            rx <= 225 && return -Base.Math.cos_kernel(Base.Math.deg2rad_ext(180 - rx))
            rx < 315 && return Base.Math.sin_kernel(Base.Math.deg2rad_ext(rx - 270))
            return Base.Math.cos_kernel(Base.Math.deg2rad_ext(360 - rx))
        end
    end
    for S in (T, C)
        @eval Base.sinc(x::$S) = abs(x) <= 0.25 ? sinc_series(x) : x isa Real && isinf(x) ? zero(x) : oftype(x, sinpi(x) / (pi * x))
        @eval Base.cosc(x::$S) =
            abs(x) <= 0.25 ? cosc_series(x) : x isa Real && isinf(x) ? zero(x) : oftype(x, (cospi(x) - sinpi(x) / (pi * x)) / x)
    end
end

# sin(pi x) / (pi x) and its derivative near zero.
function sinc_series(x)
    square = (pi * x) * (pi * x)
    total = zero(square)
    for k in 9:-1:1
        total = (1 - total) * square / (2k * (2k + 1))
    end
    return oftype(x, 1 - total)
end

function cosc_series(x)
    square = (pi * x) * (pi * x)
    total = zero(square)
    for k in 9:-1:1
        total = (1 - total) * square / (2k * (2k + 3))
    end
    return oftype(x, -pi * (pi * x) / 3 * (1 - total))
end

# The C library's, to rounding: Base's have a case of their own for every axis.
for name in (:asin, :acos, :atan, :asinh, :acosh, :atanh)
    symbol = QuoteNode(Symbol(:c, name))
    @eval Base.$name(z::ComplexF64) = ccall($symbol, ComplexF64, (ComplexF64,), z)
    @eval Base.$name(z::ComplexF32) = ComplexF32($name(ComplexF64(z)))
end
