"""How a row is written: `row("hypot", "x y", x="x / r", y="y / r", libm=True)`."""

from __future__ import annotations

from ..model import Rule

Interval = tuple[float, float]


def row(
    name: str, operands: str, *, x: str = "", y: str = "", z: str = "", where: dict[str, str] | None = None, libm: bool = False,
    llvm: bool = False, opcode: bool = False, other: tuple[str, ...] = (), edge: str = "", domain: tuple[Interval, ...] = (),
    root: bool = False,
) -> Rule:  # fmt: skip
    """A function with one result. An operand without a text has derivative zero, or none if it is no floating-point operand."""
    edge += "; a tangent of 0 stays 0" if root else ""
    text = {operand: partial for operand, partial in (("x", x), ("y", y), ("z", z)) if partial}
    return Rule(name, tuple(operands.split()), (text,), where or {}, ("return",), libm, llvm, opcode, other, edge, domain, root=root)


def several(
    name: str, operands: str, outputs: dict[str, dict[str, str]], *, where: dict[str, str] | None = None, libm: bool = False,
    llvm: bool = False, other: tuple[str, ...] = (), edge: str = "", domain: tuple[Interval, ...] = (),
) -> Rule:  # fmt: skip
    """A function with several results: `outputs` maps each place to its partials by operand."""
    texts = tuple(outputs.values())
    return Rule(name, tuple(operands.split()), texts, where or {}, tuple(outputs), libm, llvm, False, other, edge, domain)
