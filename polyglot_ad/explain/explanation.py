"""An explanation: the report that the generator of a reverse-mode derivative kept, with the bytes of one call where one is given."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from polyglot_ad.bindings.derivative import differentiable_outputs, reverse_call
from polyglot_ad.bindings.loader import ffi
from polyglot_ad.bindings.request import is_written
from polyglot_ad.differentiate.roots.report import Item, Report
from polyglot_ad.programs.levels import Level
from polyglot_ad.schedule import Schedule, read_schedule

if TYPE_CHECKING:
    from polyglot_ad.functions.function import Function

KEPT = ("cached", "control", "tape", "shadow")
"""The kinds of items that take memory of their own."""


class Explanation:
    """`print` it, show it in a notebook, or `save` it as a page. `items` is what it is made of, `bytes` what the call kept for each."""

    def __init__(self, title: str, report: Report, counted: Sequence[int] | None, schedule: Schedule | None = None) -> None:
        self.title = title
        self.items: tuple[Item, ...] = tuple(report.items)
        self.functions = dict(report.functions)
        self.loops = tuple(report.loops)
        """Within a memory budget: what is said of the loops."""
        self.schedule = schedule
        """And of a call: what it did to keep to it."""
        self._counted = counted

    @property
    def measured(self) -> bool:
        """Whether the explanation is of a call: bytes are known."""
        return self._counted is not None

    def bytes(self, item: Item) -> int | None:
        """What the call kept for an item; None where no call was given, or the item keeps nothing of its own."""
        return self._counted[item.counter] if self._counted is not None and item.kind in KEPT else None

    @property
    def total(self) -> int | None:
        """Bytes that the call kept in all."""
        return sum(self.bytes(item) or 0 for item in self.items) if self.measured else None

    def __str__(self) -> str:
        from .text import text

        return text(self)

    __repr__ = __str__

    def html(self) -> str:
        """A page that needs nothing else."""
        from .html import page

        return page(self)

    def _repr_html_(self) -> str:
        return self.html()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the page."""
        Path(path).write_text(self.html(), encoding="utf-8")


def explain(function: Function, selected: tuple[int, ...], args: Sequence[Any] | None) -> Explanation:
    """The explanation of the reverse-mode derivative with respect to the parameters `selected`. With the arguments of a call, a derivative
    that counts is made of it and run."""
    signature = function.signature
    names = ", ".join(signature.parameters[index].name for index in selected)
    title = f"the gradient of {signature.name} by {names}"
    budget = function.budget
    within = budget.level if budget is not None else None
    if args is None:
        return Explanation(title, function.program.report(signature, (Level("reverse", selected, checkpoint=within),)), None)
    request = (Level("reverse", selected, measure=True, checkpoint=within),)
    report = function.program.report(signature, request)
    counted = _run(function, request, selected, len(report.items), args)
    schedule = read_schedule(function.program.totals(signature, request)) if budget is not None else None
    return Explanation(title, report, counted, schedule)


def _run(function: Function, request: tuple[Level, ...], selected: tuple[int, ...], count: int, args: Sequence[Any]) -> list[int]:
    """What every counter counts in one call."""
    from polyglot_ad.api.calls import value

    signature = function.signature
    outputs = value(function)(*args)
    names = ["r"] if signature.result.kind != "none" else []
    names += [str(index) for index, parameter in enumerate(signature.parameters) if is_written(parameter)]
    wanted = differentiable_outputs(signature)
    cotangents = [np.zeros_like(output) for name, output in zip(names, outputs, strict=True) if name in wanted]
    compiled = function.program.derivative(signature, request)
    read = function.program.counters(signature, request)
    cells = ffi.new("int64_t[]", max(count, 1))
    read(cells)
    budget = function.budget
    call = reverse_call(signature, compiled.native, compiled.flat, compiled.on_error, selected, 1, "given", "both", (), budget)
    call(*args, *cotangents)
    read(cells)
    return list(cells)
