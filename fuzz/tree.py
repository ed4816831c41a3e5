"""The text of a program as a tree of statements, so that statements can be deleted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

DIALECTS = ("bits", "pointers", "library", "complex", "names", "threads", "c++", "words")
"""Of C, each with statements of its own (hostile.py, cplusplus.py)."""


@dataclass(frozen=True)
class Statement:
    """`heads[k]` stands before `bodies[k]`, `tail` at the end; a plain statement has a tail only. `kept`: deleting it would break the
    program. `whole`: its bodies cannot stand in its place, which every thread would execute."""

    tail: str
    heads: tuple[str, ...] = ()
    bodies: tuple[tuple[Statement, ...], ...] = ()
    kept: bool = False
    whole: bool = False

    def render(self, depth: int = 1) -> str:
        indent = "    " * depth
        text = ""
        for head, body in zip(self.heads, self.bodies, strict=True):
            text += f"{indent}{head}\n" + "".join(s.render(depth + 1) for s in body)
        return text + "".join(f"{indent}{line}\n" for line in self.tail.splitlines())

    def smaller(self) -> Iterator[tuple[Statement, ...]]:
        """What may stand in its place: nothing, one of its bodies, or itself with a smaller body."""
        if not self.kept:
            yield ()
        for body in self.bodies:
            if not self.whole and not any(_leaves_loop(s) for s in body):
                yield body
        for index, body in enumerate(self.bodies):
            for less in smaller_body(body):
                yield (replace(self, bodies=(*self.bodies[:index], less, *self.bodies[index + 1 :])),)


def smaller_body(body: tuple[Statement, ...]) -> Iterator[tuple[Statement, ...]]:
    """The body with less in it: halves first, then statement by statement."""
    size = len(body) // 2
    while size > 1:
        for start in range(0, len(body), size):
            if not any(s.kept for s in body[start : start + size]):
                yield body[:start] + body[start + size :]
        size //= 2
    for index, statement in enumerate(body):
        for instead in statement.smaller():
            yield (*body[:index], *instead, *body[index + 1 :])


def _leaves_loop(statement: Statement) -> bool:
    return statement.tail.strip() in ("break;", "continue;") or any(_leaves_loop(s) for body in statement.bodies for s in body)


def plain(text: str, kept: bool = False) -> Statement:
    return Statement(text, kept=kept)


def block(head: str, body: list[Statement], tail: str = "}") -> Statement:
    return Statement(tail, (head,), (tuple(body),))


@dataclass(frozen=True)
class FunctionText:
    """A helper of the program; `body` may shrink."""

    name: str
    head: str
    body: tuple[Statement, ...]
    opening: str = " {"
    closing: str = "}"

    def render(self) -> str:
        return f"{self.head}{self.opening}\n{''.join(s.render() for s in self.body)}{self.closing}\n"


@dataclass(frozen=True)
class ProgramText:
    """One program: declarations that stay, helpers, and the function that is differentiated, last."""

    seed: int
    real: str
    prelude: str
    functions: tuple[FunctionText, ...]
    parameters: tuple[str, ...] = ()
    constant: frozenset[str] = field(default_factory=frozenset)
    """Names of parameters that are not differentiated."""
    language: str = "c"
    closing: str = "#undef real\n#undef S\n#undef N\n#undef T\n#undef BITS\n#undef NOTE\n#undef ORDER\n#undef noted_\n#undef kept_\n"

    @property
    def root(self) -> FunctionText:
        return self.functions[-1]

    def render(self) -> str:
        first = f"#define real {self.real}\n" if self.language in ("c", "driver", "openmp") or self.language in DIALECTS else ""
        return f"{first}{self.prelude}{''.join(f.render() for f in self.functions)}{self.closing}"

    def smaller(self) -> Iterator[ProgramText]:
        for index in range(len(self.functions) - 1):
            name = self.functions[index].name
            rest = self.functions[:index] + self.functions[index + 1 :]
            if not any(name in f.render() for f in rest):
                yield replace(self, functions=rest)
        for index, function in reversed(list(enumerate(self.functions))):
            for body in smaller_body(function.body):
                yield replace(self, functions=(*self.functions[:index], replace(function, body=body), *self.functions[index + 1 :]))
