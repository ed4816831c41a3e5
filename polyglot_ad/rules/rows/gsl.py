"""Special functions and distributions of the GNU Scientific Library, of double precision. What stands in other rows too (gsl_sf_erf) is a
name there.

A row calls functions of the library only with arguments that they take: outside their domains they end the process.
"""

from __future__ import annotations

from ..model import Rule
from .row import row

_DENSITY = "exp(-(x * x) / 2) / sqrt(2 * pi)"
_SCALED = "exp(-(x * x) / (2 * y * y)) / (y * sqrt(2 * pi))"


def _own(name: str, operands: str = "x", x: str = "", y: str = "", edge: str = "") -> Rule:
    return row(f"gsl_{name}", operands, x=x, y=y, edge=edge, other=(f"gsl_{name}",))


ROWS = (
    _own("sf_bessel_I0", x="gsl_sf_bessel_I1(x)"),
    _own("sf_bessel_I1", x="0.5 * (gsl_sf_bessel_I0(x) + gsl_sf_bessel_In(2, x))"),
    _own("sf_bessel_In", "n x", x="0.5 * (gsl_sf_bessel_In(n - 1, x) + gsl_sf_bessel_In(n + 1, x))"),
    _own("sf_bessel_K0", x="-gsl_sf_bessel_K1(x)"),
    _own("sf_bessel_K1", x="-gsl_sf_bessel_K0(x) - r / x"),
    _own("sf_bessel_Kn", "n x", x="-0.5 * (gsl_sf_bessel_Kn(n - 1, x) + gsl_sf_bessel_Kn(n + 1, x))"),
    _own("sf_bessel_I0_scaled", x="gsl_sf_bessel_I1_scaled(x) - copysign(1, x) * r", edge="one-sided at 0"),
    _own("sf_bessel_I1_scaled", x="gsl_sf_bessel_I0_scaled(x) - select(x == 0, 1 / 2, r / x) - copysign(1, x) * r"),
    _own("sf_bessel_K0_scaled", x="r - gsl_sf_bessel_K1_scaled(x)"),
    _own("sf_bessel_K1_scaled", x="r - gsl_sf_bessel_K0_scaled(x) - r / x"),
    _own("sf_airy_Ai", "x n", x="gsl_sf_airy_Ai_deriv(x, n)"),
    _own("sf_airy_Ai_deriv", "x n", x="x * gsl_sf_airy_Ai(x, n)"),
    _own("sf_airy_Bi", "x n", x="gsl_sf_airy_Bi_deriv(x, n)"),
    _own("sf_airy_Bi_deriv", "x n", x="x * gsl_sf_airy_Bi(x, n)"),
    _own("sf_psi_1", x="polygamma(2, x)", edge="a pole at 0, -1, -2, …"),
    _own("sf_beta", "x y", x="r * (digamma(x) - digamma(x + y))", y="r * (digamma(y) - digamma(x + y))"),
    _own("sf_lnbeta", "x y", x="digamma(x) - digamma(x + y)", y="digamma(y) - digamma(x + y)"),
    _own("sf_erf_Z", x="-(x * r)"),
    _own("sf_erf_Q", x=f"-({_DENSITY})"),
    _own("sf_log_erfc", x="-2 / sqrtpi * exp(-(x * x) - r)"),
    _own("sf_hazard", x="r * (r - x)"),
    _own("sf_dawson", x="1 - 2 * x * r"),
    _own("sf_expint_E1", x="-exp(-x) / x"),
    _own("sf_expint_E2", x="-gsl_sf_expint_E1(x)"),
    _own("sf_expint_Ei", x="exp(x) / x"),
    _own("sf_Shi", x="select(x == 0, 1, sinh(x) / x)"),
    _own("sf_Chi", x="cosh(x) / x"),
    _own("sf_Si", x="select(x == 0, 1, sin(x) / x)"),
    _own("sf_Ci", x="cos(x) / x"),
    _own("sf_lambert_W0", x="exp(-r) / (1 + r)", edge="infinite at -1/e"),
    _own("sf_lambert_Wm1", x="exp(-r) / (1 + r)", edge="infinite at -1/e"),
    _own("sf_dilog", x="select(x == 0, 1, -log(fabs(1 - x)) / x)", edge="infinite at 1"),
    _own("sf_ellint_Kcomp", "x n", x="select(x == 0, 0, (gsl_sf_ellint_Ecomp(x, n) / (1 - x * x) - r) / x)", edge="infinite at -1 and 1"),
    _own("sf_ellint_Ecomp", "x n", x="select(x == 0, 0, (r - gsl_sf_ellint_Kcomp(x, n)) / x)", edge="infinite at -1 and 1"),
    _own("sf_lnsinh", x="1 / tanh(x)"),
    _own("sf_lncosh", x="tanh(x)"),
    _own("sf_log_abs", x="1 / x", edge="infinite at 0"),
    _own("cdf_ugaussian_P", x=_DENSITY),
    _own("cdf_ugaussian_Q", x=f"-({_DENSITY})"),
    _own("cdf_ugaussian_Pinv", x="sqrt(2 * pi) * exp(r * r / 2)"),
    _own("cdf_ugaussian_Qinv", x="-sqrt(2 * pi) * exp(r * r / 2)"),
    _own("cdf_gaussian_P", "x y", x=_SCALED, y=f"-(x / y) * ({_SCALED})"),
    _own("cdf_gaussian_Q", "x y", x=f"-({_SCALED})", y=f"x / y * ({_SCALED})"),
    _own("ran_ugaussian_pdf", x="-(x * r)"),
    _own("ran_gaussian_pdf", "x y", x="-(x / (y * y)) * r", y="r * (x * x / (y * y) - 1) / y"),
    _own("ran_exponential_pdf", "x y", x="-r / y", y="r * (x / y - 1) / y", edge="0 left of 0"),
    _own("cdf_exponential_P", "x y", x="select(x < 0, 0, exp(-(x / y)) / y)", y="select(x < 0, 0, -(x / (y * y)) * exp(-(x / y)))"),
    _own("cdf_exponential_Q", "x y", x="select(x < 0, 0, -(r / y))", y="select(x < 0, 0, x / (y * y) * r)"),
)  # fmt: skip

ALSO = {
    "erf": ("gsl_sf_erf",), "erfc": ("gsl_sf_erfc",), "tgamma": ("gsl_sf_gamma",), "lgamma": ("gsl_sf_lngamma",),
    "digamma": ("gsl_sf_psi",),
    "polygamma": ("gsl_sf_psi_n",), "j0": ("gsl_sf_bessel_J0",), "j1": ("gsl_sf_bessel_J1",), "jn": ("gsl_sf_bessel_Jn",),
    "y0": ("gsl_sf_bessel_Y0",), "y1": ("gsl_sf_bessel_Y1",), "yn": ("gsl_sf_bessel_Yn",), "hypot": ("gsl_hypot", "gsl_sf_hypot"),
    "log": ("gsl_sf_log",), "exp": ("gsl_sf_exp",), "expm1": ("gsl_expm1", "gsl_sf_expm1"), "log1p": ("gsl_log1p", "gsl_sf_log_1plusx"),
    "sin": ("gsl_sf_sin",), "cos": ("gsl_sf_cos",), "pown": ("gsl_pow_int", "gsl_sf_pow_int"), "asinh": ("gsl_asinh",),
    "acosh": ("gsl_acosh",), "atanh": ("gsl_atanh",),
}  # fmt: skip
"""The library's names for functions of other rows."""

INTEGER_FIRST = frozenset(("gsl_sf_bessel_In", "gsl_sf_bessel_Kn"))
INTEGER_SECOND = frozenset(
    f"gsl_sf_{name}" for name in ("airy_Ai", "airy_Ai_deriv", "airy_Bi", "airy_Bi_deriv", "ellint_Kcomp", "ellint_Ecomp")
)
