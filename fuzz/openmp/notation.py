"""How C and Fortran write the few things that random OpenMP programs are made of. All arrays start at zero."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from fuzz.tree import Statement, plain

LENGTH = 24
"""Elements of every array."""
Body = Sequence[Statement]


class Notation(ABC):
    language: str
    both: str
    unequal: str

    @abstractmethod
    def at(self, array: str, index: str) -> str: ...

    @abstractmethod
    def number(self, value: float) -> str: ...

    @abstractmethod
    def modulo(self, value: str, by: int | str) -> str: ...

    @abstractmethod
    def call(self, function: str, *arguments: str) -> str: ...

    @abstractmethod
    def choose(self, condition: str, yes: str, no: str) -> str: ...

    @abstractmethod
    def assign(self, place: str, value: str) -> str: ...

    @abstractmethod
    def loop(self, head: Loop, body: Body, directive: str = "", end: str = "") -> Statement:
        """A loop, under a directive or not."""

    @abstractmethod
    def block(self, directive: str, body: Body, end: str = "") -> Statement:
        """A directive with a body."""

    @abstractmethod
    def alone(self, directive: str) -> Statement:
        """A directive that stands by itself."""

    @abstractmethod
    def updated(self, directive: str, statement: str) -> Statement:
        """A directive and the one assignment that it is about."""

    @abstractmethod
    def branch(self, condition: str, yes: Body, no: Body = ()) -> Statement: ...

    @abstractmethod
    def section(self, body: Body) -> Statement: ...

    @abstractmethod
    def worksharing(self) -> str:
        """The word for a loop."""


class Loop:
    """`last` is included. `kind`: the type of the counter, where it has one; `inner`: the second loop of a collapsed pair."""

    def __init__(self, counter: str, first: str, last: str, step: int = 1, kind: str = "int", inner: Loop | None = None) -> None:
        self.counter, self.first, self.last, self.step, self.kind, self.inner = counter, first, last, step, kind, inner


class C(Notation):
    language = "openmp"
    both = "&&"
    unequal = "!="

    def at(self, array: str, index: str) -> str:
        return f"{array}[{index}]"

    def number(self, value: float) -> str:
        return f"{value:.3g}" if "." in f"{value:.3g}" else f"{value:.1f}"

    def modulo(self, value: str, by: int | str) -> str:
        return f"({value}) % {by}"

    def call(self, function: str, *arguments: str) -> str:
        name = {"abs": "fabs", "min": "fmin", "max": "fmax"}.get(function, function)
        return f"{name}({', '.join(arguments)})"

    def choose(self, condition: str, yes: str, no: str) -> str:
        return f"({condition} ? {yes} : {no})"

    def assign(self, place: str, value: str) -> str:
        return f"{place} = {value};"

    def _head(self, loop: Loop) -> str:
        down = loop.step < 0
        step = f"{loop.counter}{'--' if down else '++'}" if abs(loop.step) == 1 else f"{loop.counter} += {loop.step}"
        text = f"for ({loop.kind} {loop.counter} = {loop.first}; {loop.counter} {'>=' if down else '<='} {loop.last}; {step})"
        return text if loop.inner is None else f"{text}\n{self._head(loop.inner)}"

    def loop(self, head: Loop, body: Body, directive: str = "", end: str = "") -> Statement:
        pragma = f"#pragma omp {directive} {end}\n" if directive else ""
        return Statement("}", (f"{pragma}{self._head(head)} {{",), (tuple(body),), whole=True)

    def block(self, directive: str, body: Body, end: str = "") -> Statement:
        return Statement("}", (f"#pragma omp {directive} {end}\n{{",), (tuple(body),), whole=True)

    def alone(self, directive: str) -> Statement:
        return plain(f"#pragma omp {directive}", kept=True)

    def updated(self, directive: str, statement: str) -> Statement:
        return plain(f"#pragma omp {directive}\n{statement}")

    def branch(self, condition: str, yes: Body, no: Body = ()) -> Statement:
        if not no:
            return Statement("}", (f"if ({condition}) {{",), (tuple(yes),))
        return Statement("}", (f"if ({condition}) {{", "} else {"), (tuple(yes), tuple(no)))

    def section(self, body: Body) -> Statement:
        return self.block("section", body)

    def worksharing(self) -> str:
        return "for"


class Fortran(Notation):
    language = "openmp-fortran"
    both = ".and."
    unequal = "/="

    def at(self, array: str, index: str) -> str:
        return f"{array}({index})"

    def number(self, value: float) -> str:
        return f"({value:.3f}d0)" if value < 0 else f"{value:.3f}d0"

    def modulo(self, value: str, by: int | str) -> str:
        return f"mod({value}, {by})"

    def call(self, function: str, *arguments: str) -> str:
        return f"{function}({', '.join(arguments)})"

    def choose(self, condition: str, yes: str, no: str) -> str:
        return f"merge({yes}, {no}, {condition})"

    def assign(self, place: str, value: str) -> str:
        return f"{place} = {value}"

    def _heads(self, loop: Loop) -> list[str]:
        step = "" if loop.step == 1 else f", {loop.step}"
        return [f"do {loop.counter} = {loop.first}, {loop.last}{step}", *(self._heads(loop.inner) if loop.inner is not None else ())]

    def loop(self, head: Loop, body: Body, directive: str = "", end: str = "") -> Statement:
        heads = self._heads(head)
        tail = ["end do"] * len(heads)
        if directive:
            heads.insert(0, f"!$omp {directive}")
            tail.append(f"!$omp end {_name(directive)} {end}")
        return Statement("\n".join(tail), ("\n".join(heads),), (tuple(body),), whole=True)

    def block(self, directive: str, body: Body, end: str = "") -> Statement:
        label = directive if directive.startswith(("critical", "ordered")) else _name(directive)
        return Statement(f"!$omp end {label} {end}", (f"!$omp {directive}",), (tuple(body),), whole=True)

    def alone(self, directive: str) -> Statement:
        return plain(f"!$omp {directive}", kept=True)

    def updated(self, directive: str, statement: str) -> Statement:
        return plain(f"!$omp {directive}\n{statement}")

    def branch(self, condition: str, yes: Body, no: Body = ()) -> Statement:
        if not no:
            return Statement("end if", (f"if ({condition}) then",), (tuple(yes),))
        return Statement("end if", (f"if ({condition}) then", "else"), (tuple(yes), tuple(no)))

    def section(self, body: Body) -> Statement:
        return Statement("", ("!$omp section",), (tuple(body),), whole=True)

    def worksharing(self) -> str:
        return "do"


_WORDS = ("parallel", "do", "simd", "sections", "single", "master", "task", "taskgroup", "taskloop", "teams", "distribute")


def _name(directive: str) -> str:
    """The directive without its clauses."""
    words = []
    for word in directive.split():
        if word not in _WORDS:
            break
        words.append(word)
    return " ".join(words)
