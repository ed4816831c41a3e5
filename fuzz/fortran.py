"""Random programs in Fortran: a module each."""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

from .dialect import Dialect, Idiom
from .portable import Portable
from .tree import FunctionText, ProgramText, Statement, plain

VERSION = 2
# Arrays start at 1: flang 22 miscompiles inlined intrinsics (cshift; matmul of a reshaped array) on other lower bounds.
_UNARY = (
    "sin({0})", "cos({0})", "tanh({0})", "atan({0})", "exp(-({0})*({0}))", "sqrt(1.0_wp + ({0})*({0}))", "log(1.5_wp + ({0})**2)", "abs({0})",
    "(1.0_wp/(1.0_wp + ({0})**2))", "(-({0}))", "(({0})**2)", "((1.5_wp + sin({0}))**1.3_wp)", "((1.2_wp + cos({0}))**3)", "erf({0})",
    "asin(0.9_wp*sin({0}))", "acos(0.8_wp*tanh({0}))", "sinh(tanh({0}))", "tan(0.7_wp*sin({0}))", "(0.1_wp*aint({0}))", "(0.1_wp*anint({0}))",
    "log_gamma(2.0_wp + sin({0}))", "real(real({0}, 4), wp)", "bessel_j0({0})", "asinh({0})", "real(floor({0}), wp)*0.1_wp",
)  # fmt: skip
_BINARY = (
    "(({0}) + ({1}))", "(({0}) - ({1}))", "(({0}) * ({1}))", "(({0}) * ({1}))", "(({0}) / (1.0_wp + ({1})**2))", "min({0}, {1})", "max({0}, {1})",
    "atan2({0}, 2.0_wp + sin({1}))", "hypot({0}, 1.0_wp + abs({1}))", "sign({0}, {1})", "mod({0}, 2.0_wp + cos({1}))",
    "((1.5_wp + sin({0}))**tanh({1}))", "dim({0}, {1})", "modulo({0}, 2.0_wp + cos({1}))",
)  # fmt: skip
_TAMED = ("sin({0})", "tanh({0})", "(({0})/(1.0_wp + abs({0})))", "(0.5_wp*tanh({0}) + 0.3_wp)", "cos({0})", "atan({0})")
_A, _B, _D = "real(wp) :: {a}", "real(wp) :: {b}", "real(wp) :: {d}"
_IDIOMS = (
    Idiom("{x} = 0.5_wp*{x} + 0.2_wp*sin({y})"),
    Idiom("{x} = {o}*{y} + 0.3_wp*{x}"),
    Idiom("{x}(2:5) = {y}({k}:{k}+3)"),
    Idiom("{x}(2:8) = 0.6_wp*{x}(1:7) + 0.1_wp"),
    Idiom("{x} = {x}(8:1:-1)"),
    Idiom("{x}(1:7:2) = 0.4_wp*{x}(2:8:2) + 0.2_wp*{y}(1:4)"),
    Idiom("where ({x} > {o})\n    {x} = 0.5_wp*{x} + 0.1_wp*{y}\nelsewhere\n    {x} = cos({x})\nend where"),
    Idiom("where ({y} < 0.3_wp) {x} = {y}*{o}"),
    Idiom("forall ({a} = 1:8) {x}({a}) = 0.3_wp*{x}(9 - {a}) + 0.1_wp*{y}({a})", declares=("integer :: {a}",)),
    Idiom("do concurrent ({a} = 1:8)\n    {x}({a}) = 0.3_wp*{x}({a}) + 0.1_wp*{y}({a})\nend do", declares=("integer :: {a}",)),
    Idiom("{a} = 0.1_wp*sum({x}*{y})", "{a}", declares=(_A,)),
    Idiom("{a} = sum({y}, mask={y} > {o})*0.2_wp", "{a}", declares=(_A,)),
    Idiom("{a} = tanh(product({y}))", "{a}", declares=(_A,)),
    Idiom("{a} = maxval({y}) - 0.3_wp*minval({y})", "{a}", declares=(_A,)),
    Idiom("{a} = {y}(maxloc({y}, 1)) * {o}", "{a}", declares=(_A,)),
    Idiom("{a} = 0.1_wp*dot_product({x}, {y})", "{a}", declares=(_A,)),
    Idiom("{a} = 0.1_wp*norm2({y})", "{a}", declares=(_A,)),
    Idiom("{a} = merge({o}, {l}, any({y} > 1.2_wp) .and. count({y} > 0.0_wp) > 3)", "{a}", declares=(_A,)),
    Idiom("{x} = cshift({x}, {k})"),
    Idiom("{x} = eoshift({x}, {k} - 2)"),
    Idiom(
        "{a} = reshape({y}, [4, 2])\n{b} = 0.2_wp*matmul({a}, {x}(1:2))\n{x}(3:6) = {b}",
        declares=("real(wp) :: {a}(4, 2)", "real(wp) :: {b}(4)"), times=16,
    ),
    Idiom("{a} = 0.2_wp*matmul(reshape({y}, [2, 4]), transpose(reshape({x}, [2, 4])))\n{t} = {t} + sum({a})", declares=("real(wp) :: {a}(2, 2)",), times=16),
    Idiom("{a} = spread({x}(1:3), 2, 3)\n{t} = 0.5_wp*{t} + 0.1_wp*sum({a}*{o})", declares=("real(wp) :: {a}(3, 3)",)),
    Idiom(
        "{a} = [real(wp) ::]\ndo {b} = 1, 8\n    if ({y}({b}) > {o}) {a} = [{a}, {y}({b})*{l}]\nend do\nif (size({a}) > 0) {t} = 0.5_wp*{t} + 0.1_wp*sum({a})",
        declares=("real(wp), allocatable :: {a}(:)", "integer :: {b}"), times=20,
    ),
    Idiom("{a} = {y}\n{t} = {t} + 0.1_wp*{a}({k})", declares=("real(wp), allocatable :: {a}(:)",)),
    Idiom(
        "if (allocated({a})) deallocate({a})\nallocate({a}(8), source={y})\n{a}(2:3) = {o}\ncall move_alloc({a}, {b})\n{t} = {t} + 0.1_wp*sum({b}*{b})",
        declares=("real(wp), allocatable :: {a}(:)", "real(wp), allocatable :: {b}(:)"),
    ),
    Idiom("associate ({a} => {x}({k}))\n    {a} = 0.5_wp*{a} + {o}\nend associate", times=1),
    Idiom("block\n    real(wp) :: {a}\n    {a} = {o}\n    {x}({i} + 1) = {a}*{a}\n    {t} = {t} - 0.2_wp*{a}\nend block", times=1),
    Idiom(
        "{a} => {b}\n{b} = 0.2_wp*{y}\nif ({c}) {a} => {d}\n{d} = {o}\n{a}({i} + 1) = {a}({i} + 1) + {l}\n{t} = {t} + 0.2_wp*{b}({i} + 1) - 0.1_wp*{d}({j} + 1)",
        declares=("real(wp), pointer :: {a}(:)", "real(wp), target :: {b}(8), {d}(8)"),
    ),
    Idiom(
        "{a}%u = {o}\n{a}%k = {i}\n{a}%v = 0.3_wp*{y}(1:4)\n{a}%w = {e}\n{a}%v(iand({i}, 3) + 1) = {a}%u*{a}%w\n{t} = {t} + 0.1_wp*sum({a}%v) + 0.1_wp*{a}%k",
        declares=("type(pair_{s}) :: {a}",), times=4,
    ),
    Idiom(
        "do {b} = 1, 4\n    {a}({b}) = pair_{s}({o}, {b}, [{e1}, 0.1_wp, {l}, 0.2_wp], {y}({b}))\nend do\n{a}(2:3)%u = {a}(1:2)%w\n"
        "{t} = 0.5_wp*{t} + 0.1_wp*sum({a}%u*{a}%w) + 0.1_wp*{a}({k})%v({k})",
        declares=("type(pair_{s}) :: {a}(4)", "integer :: {b}"), times=8,
    ),
    Idiom(
        "if (allocated({a}%p)) deallocate({a}%p)\nallocate({a}%p(6))\n{a}%p = {o}\n{a}%p(2:4) = {y}(1:3)\n{b} = {a}\n{b}%p(3) = {l}\n"
        "{t} = {t} + 0.1_wp*sum({a}%p*{b}%p)",
        declares=("type(store_{s}) :: {a}, {b}",),
    ),
    Idiom(
        "nullify({a})\ndo {b} = 1, 5\n    allocate({d})\n    {d}%v = {y}({b})*{o}\n    {d}%next => {a}\n    {a} => {d}\nend do\n"
        "do while (associated({a}))\n    {t} = 0.5_wp*{t} + 0.3_wp*{a}%v\n    {d} => {a}%next\n    deallocate({a})\n    {a} => {d}\nend do",
        declares=("type(node_{s}), pointer :: {a}, {d}", "integer :: {b}"), times=10,
    ),
    Idiom("{a} = cmplx({o}, {l}, wp)\n{a} = {a}*{a} + exp(cmplx(0.0_wp, {l}, wp))\n{t} = {t} + 0.1_wp*real({a}) - 0.1_wp*aimag({a}) + 0.1_wp*abs({a} + (3.0_wp, 0.5_wp))",
          declares=("complex(wp) :: {a}",), times=2),
    Idiom("{a} = 0.0_wp\n{b} = {o}\n{d}: do\n    {b} = 0.6_wp*{b} + 0.1_wp\n    {a} = {a} + 0.3_wp*{b}*{l}\n    if ({b} < 0.4_wp) exit {d}\n"
          "    {b} = {b} - 0.05_wp\nend do {d}", "{a} {b}", declares=(_A, _B), times=20),
    Idiom("{t} = {t} + 0.1_wp*sum([({y}({a})*{a}, {a} = 1, 5)])", declares=("integer :: {a}",)),
    Idiom("{x} = smooth_{s}({x}, {k})"),
    Idiom("call relax_{s}({x}, {t})", times=8),
    Idiom("{t} = {t} + 0.1_wp*total_{s}({y}({k}:))"),
    Idiom("common_{s} = 0.3_wp*{y}\ncommon_{s}({k}) = {o}\n{t} = {t} + 0.2_wp*common_{s}({k} + 1)*common_{s}({k})"),
)  # fmt: skip
DIALECT = Dialect(
    name="fortran", unary=_UNARY, binary=_BINARY, tamed=_TAMED, idioms=_IDIOMS, number="({0}_wp)", element="{0}({1} + 1)",
    of_int="(0.1_wp*real({0}, wp))", to_index="iand(int(4.0_wp*abs({0})), 7)", modulo="mod({0}, {1})", choose="merge({1}, {2}, {0})",
    both=".and.", either=".or.", unequal="/=", declare="{0} = {1}", declare_int="{0} = {1}",
    array="{0} = 0.0_wp", heap="if (allocated({0})) deallocate({0})\nallocate({0}(8))",
    declares=("real(wp) :: {0}", "integer :: {0}", "real(wp) :: {0}(8)", "real(wp), allocatable :: {0}(:)"), assign="{0} = {1}",
    if_=("if ({0}) then", "else", "end if"), for_=("do {0} = {1}, {2} - 1", "end do"), down="do {0} = {1} - 1, 0, -1",
    while_=("do while ({0})", "end do"), leave="res = {0}\nreturn", break_="exit", continue_="cycle",
    cases=("select case ({0})\ncase (0)", "case ({1})", "case default", "end select"), array_argument="{0}", read_argument="{0}",
)  # fmt: skip
_TYPES = {
    "x": "real(wp), intent(inout) :: x({})", "y": "real(wp), intent(in) :: y({})", "z": "real(wp), intent(inout) :: z({})",
    "a": "real(wp), intent(in) :: a", "b": "real(wp), intent(in) :: b", "n": "integer, intent(in) :: n", "m": "integer, intent(in) :: m",
}  # fmt: skip
_MODULE = """module p_{s}
implicit none
integer, parameter :: wp = kind(1d0)
type pair_{s}
    real(wp) :: u
    integer :: k
    real(wp) :: v(4)
    real(wp) :: w
end type
type store_{s}
    real(wp), allocatable :: p(:)
end type
type node_{s}
    real(wp) :: v
    type(node_{s}), pointer :: next
end type
real(wp) :: common_{s}(8)
contains
function smooth_{s}(v, k) result(w)
    real(wp), intent(in) :: v(:)
    integer, intent(in) :: k
    real(wp) :: w(size(v))
    integer :: i
    w(1) = v(size(v))
    do i = 2, size(v)
        w(i) = 0.5_wp*v(i) + 0.2_wp*w(i - 1)*k
    end do
end function
subroutine relax_{s}(v, s)
    real(wp), intent(inout) :: v(8)
    real(wp), intent(inout) :: s
    s = 0.5_wp*s + 0.1_wp*v(3)
    v = 0.7_wp*v + 0.1_wp*s
end subroutine
pure function total_{s}(v) result(t)
    real(wp), intent(in) :: v(:)
    real(wp) :: t
    t = sum(sin(v)) + size(v)
end function
"""


class Fortran(Portable):
    def _function(self, name: str, parameters: list[str], types: list[str], body: list[Statement], value: str) -> FunctionText:
        head = [f"recursive function {name}({', '.join(parameters)}) result(res)", *types, "real(wp) :: res", *dict.fromkeys(self.declared)]
        end = plain(f"res = {value}", kept=True)
        return FunctionText(name, "\n    ".join(head), (*body, end), opening="", closing="end function")

    def scalar_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        return self._function(name, ["a", "b"], [_TYPES["a"], _TYPES["b"]], body, value)

    def array_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        shape = self.random.choice(("8", ":"))
        types = [_TYPES["x"].format(shape), _TYPES["y"].format(shape), "real(wp), intent(in) :: c", "integer, intent(in) :: n"]
        return self._function(name, ["x", "y", "c", "n"], types, body, value)

    def root(self, name: str, parameters: list[str], body: list[Statement], value: str) -> FunctionText:
        shape = self.random.choice(("8", ":"))
        return self._function(name, parameters, [_TYPES[p].format(shape) for p in parameters], body, value)

    def frame(self) -> tuple[str, str]:
        return _MODULE.format(s=self.seed), "end module\n"


def generate(seed: int) -> ProgramText:
    return Fortran(seed, DIALECT).program()
