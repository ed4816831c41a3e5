"""What is in scope at a place of a random program, and random expressions over it.

All expressions stay tame: arguments of growing functions are bounded, divisions guarded, indices kept within arrays of eight elements.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

LENGTH = 8
"""Elements of every array."""


@dataclass(frozen=True)
class Scope:
    reals: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    """Scalars that may be assigned."""
    arrays: tuple[str, ...] = ()
    writable: tuple[str, ...] = ()
    """Arrays that may be written; also in `arrays`."""
    pointers: tuple[str, ...] = ()
    """Local pointer variables, which may be exchanged."""
    ints: tuple[str, ...] = ()
    """Any integers."""
    small: tuple[str, ...] = ()
    """Integers within 0..7; also in `ints`."""
    structs: tuple[str, ...] = ()
    indices: tuple[str, ...] = ()
    """Arrays of eight integers within 0..7."""
    weight: int = 1
    """How often the place is executed, at most."""
    in_loop: bool = False
    depth: int = 0
    leave: str = ""
    """The statement that returns from the function early."""

    def with_(self, **more: tuple[str, ...]) -> Scope:
        return replace(self, **{name: getattr(self, name) + values for name, values in more.items()})

    def inside(self, weight: int = 1, in_loop: bool | None = None) -> Scope:
        return replace(self, weight=self.weight * weight, depth=self.depth + 1, in_loop=self.in_loop if in_loop is None else in_loop)


_UNARY = (
    "sin({0})", "cos({0})", "tanh({0})", "atan({0})", "exp(-({0})*({0}))", "sqrt(R(1)+({0})*({0}))", "log(R(1.5)+({0})*({0}))", "fabs({0})",
    "R(1)/(R(1)+({0})*({0}))", "cbrt(R(2)+sin({0}))", "exp(R(0.3)*sin({0}))", "-({0})", "erf({0})", "log1p(({0})*({0}))",
    "expm1(tanh({0}))",
    "asin(R(0.9)*sin({0}))", "acos(R(0.8)*tanh({0}))", "sinh(tanh({0}))", "R(0.1)*floor({0})", "tan(R(0.7)*sin({0}))", "({0})*({0})",
    "R(0.5)*trunc({0})+({0})", "exp2(tanh({0}))", "pow(R(1.5)+sin({0}),R(2))", "pow(R(1.2)+cos({0}),3)", "R(-0.3)*({0})",
)  # fmt: skip
_BINARY = (
    "({0})+({1})", "({0})-({1})", "({0})*({1})", "({0})*({1})", "({0})+({1})", "({0})/(R(1)+({1})*({1}))", "fmin({0},{1})", "fmax({0},{1})",
    "atan2({0},R(2)+sin({1}))", "hypot({0},R(1)+fabs({1}))", "pow(R(1.5)+sin({0}),tanh({1}))", "copysign({0},{1})",
    "fma({0},R(0.4),{1})", "fmod({0},R(2)+cos({1}))", "({0})/(R(2)+sin({1}))",
)  # fmt: skip
_TAMED = (
    "sin({0})", "tanh({0})", "({0})/(R(1)+fabs({0}))", "R(0.5)*tanh({0})+R(0.3)", "cos({0})", "atan({0})", "({0})/sqrt(R(1)+({0})*({0}))",
)  # fmt: skip
_COMPARISONS = ("<", ">", "<=", ">=")


@dataclass
class Expressions:
    random: random.Random
    mixed: bool = False
    """Whether the other floating-point type appears too."""
    functions: list[str] = field(default_factory=list)
    """Helpers real(real, real)."""

    def number(self) -> str:
        return f"R({self.random.uniform(-1.2, 1.2):.3g})"

    def index(self, scope: Scope) -> str:
        r = self.random
        choice = r.random()
        if scope.small and choice < 0.55:
            i = r.choice(scope.small)
            return r.choice((i, i, i, i, f"7 - {i}", f"({i} + {r.randint(1, 7)}) % 8", f"({i} * {r.choice((2, 3, 5))} + 1) & 7"))
        if scope.indices and scope.small and choice < 0.65:
            return f"{r.choice(scope.indices)}[{r.choice(scope.small)}]"
        if scope.ints and choice < 0.75:
            return f"({r.choice(scope.ints)} + {r.randint(0, 9)}) & 7"
        if scope.reals and choice < 0.78:
            return f"(int)(R(4)*fabs({r.choice(scope.reals)})) & 7"
        return str(r.randrange(LENGTH))

    def leaf(self, scope: Scope) -> str:
        r = self.random
        kinds = ["number"]
        kinds += ["real"] * (5 if scope.reals else 0) + ["array"] * (5 if scope.arrays else 0)
        kinds += ["int"] * (1 if scope.ints else 0) + ["struct"] * (3 if scope.structs else 0)
        kind = r.choice(kinds)
        if kind == "real":
            return r.choice(scope.reals)
        if kind == "array":
            return f"{r.choice(scope.arrays)}[{self.index(scope)}]"
        if kind == "int":
            return f"R(0.1)*({r.choice(scope.ints)})"
        if kind == "struct":
            return self.member(scope)
        return self.number()

    def member(self, scope: Scope) -> str:
        r = self.random
        return f"{r.choice(scope.structs)}.{r.choice(('u', 'w', f'v[{self.quarter(scope)}]', f'v[{r.randrange(4)}]'))}"

    def quarter(self, scope: Scope) -> str:
        return f"({self.random.choice(scope.small)}) & 3" if scope.small else str(self.random.randrange(4))

    def real(self, scope: Scope, depth: int = 3) -> str:
        r = self.random
        if depth <= 0 or r.random() < 0.25:
            return self.leaf(scope)
        choice = r.random()
        if choice < 0.35:
            return r.choice(_UNARY).format(self.real(scope, depth - 1))
        if choice < 0.42:
            return f"({self.condition(scope)} ? {self.real(scope, depth - 1)} : {self.real(scope, depth - 1)})"
        if choice < 0.48 and self.functions:
            return f"{r.choice(self.functions)}({self.real(scope, depth - 1)}, {self.real(scope, depth - 2)})"
        if choice < 0.52 and self.mixed:
            return f"(real)({r.choice(('float', 'double'))})({self.real(scope, depth - 1)})"
        return r.choice(_BINARY).format(self.real(scope, depth - 1), self.real(scope, depth - 1))

    def tame(self, scope: Scope, depth: int = 3) -> str:
        """An expression within [-3, 3]."""
        return self.random.choice(_TAMED).format(self.real(scope, depth))

    def condition(self, scope: Scope) -> str:
        r = self.random
        choice = r.random()
        if scope.ints and choice < 0.35:
            part = f"({r.choice(scope.ints)} + {r.randint(0, 5)}) {r.choice(('%', '&'))} {r.choice((2, 3, 4))}"
            return f"({part}) {r.choice(('==', '!=', '<'))} 1"
        if choice < 0.45:
            return f"({self.comparison(scope)} {r.choice(('&&', '||'))} {self.comparison(scope)})"
        return self.comparison(scope)

    def comparison(self, scope: Scope) -> str:
        return f"{self.leaf(scope)} {self.random.choice(_COMPARISONS)} {self.real(scope, 1)}"
