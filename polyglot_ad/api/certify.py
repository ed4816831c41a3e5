"""`certify`: a report on the derivatives of a function at a point, and the switch that certifies the first call of every derivative."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polyglot_ad.bindings.derivative import differentiable_outputs
from polyglot_ad.errors import ArgumentError, CertificationError, DifferentiationError, warn_user
from polyglot_ad.functions.docstrings import summary
from polyglot_ad.functions.function import Function

from . import calls
from .checking import checked_order
from .differences import Numbers
from .examination import Examination, Finding, along_directions, refused
from .numbers import flat
from .reverse import Gradient
from .selection import Argnums, as_function, is_generic, positions, resolved, written_reals
from .teams import sizes, team, team_of


@dataclass(frozen=True)
class Certificate:
    """What was found: print it, ask `ok` (or use it as a condition), or `raise_if_failed`. `findings` has one entry per comparison."""

    function: str
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing disagrees. What cannot be judged (differences that do not settle) and what was refused do not disagree."""
        return all(finding.ok for finding in self.findings)

    @property
    def complete(self) -> bool:
        """Whether all comparisons could be made, and agree."""
        return all(finding.outcome in ("agrees", "kink") for finding in self.findings)

    def __bool__(self) -> bool:
        return self.ok

    def raise_if_failed(self) -> Certificate:
        """CertificationError where something disagrees; else the report itself."""
        if not self.ok:
            raise CertificationError(str(self))
        return self

    def __str__(self) -> str:
        width = max((len(finding.what) for finding in self.findings), default=0)
        lines = [f"{self.function}: {'certified' if self.complete else 'nothing disagrees' if self.ok else 'NOT certified'}"]
        for finding in self.findings:
            error = f"  to {finding.error:.0e}" if finding.outcome in ("agrees", "disagrees") and finding.error > 0 else ""
            detail = f"  ({finding.detail})" if finding.detail else ""
            lines.append(f"  {finding.outcome:<10}  {finding.what:<{width}}{error}{detail}".rstrip())
        return "\n".join(lines)


def certify(
    function: Function | Gradient,
    args: Sequence[Any],
    *,
    order: int = 1,
    argnums: Argnums | None = None,
    threads: Sequence[int] | None = None,
    repeats: int = 3,
    rtol: float | None = None,
    atol: float | None = None,
    seed: int = 0,
) -> Certificate:
    """Hold the derivatives of `function` at `args` against everything at hand, and report.

    Forward and reverse mode against differences and against each other, along random directions; derivatives called `repeats` times
    and a pullback called again; with every number of OpenMP threads in `threads` (by default 1, 2 and as many as there are), where the
    program has OpenMP; up to `order`, the derivatives of the gradient (the function then needs one real scalar output), and the symmetry
    of its Hessian. `argnums`: the arguments that are differentiated, by default all that can be.
    `rtol` and `atol` are those of differences (see `check_grads`). The arguments are copied; what the function itself keeps between calls,
    it keeps, and it is called some dozens of times.
    """
    order = checked_order(order, "certify")
    if isinstance(repeats, bool) or not isinstance(repeats, int) or repeats < 1:
        raise ArgumentError(f"certify: repeats must be 1 or more, got {repeats!r}")
    if is_generic(function):
        function = resolved(function, args, {})
    gradient = function if isinstance(function, Gradient) else None
    if gradient is not None:
        order += 1
        argnums = gradient.function.names_of(gradient.where) if argnums is None else argnums
    function = as_function(gradient.function if gradient else function, "certify")
    selected = None
    if argnums is not None:
        where = positions(function, argnums, "certify")
        selected = (where,) if isinstance(where, int) else where
    made = functools.partial(Examination, function, args, rtol=rtol, atol=atol, selected=selected)
    with _certifying():
        findings = [*_findings(made, order, threads, repeats, seed)]
    return Certificate(f"{summary(function.signature)}", tuple(findings))


def _findings(made: Callable[..., Examination], order: int, threads: Sequence[int] | None, repeats: int, seed: int) -> Iterator[Finding]:
    examination = made(seed=seed)
    first, again = flat(examination.outputs()), flat(examination.outputs())
    if not _same(first, again, examination.unit):
        yield Finding(
            "values, called again", "unreliable", "they change from call to call: the function keeps something, and differences say nothing"
        )
        return
    if not examination.direction:
        yield Finding("forward mode against differences", "agrees", "there is nothing to differentiate")
        return
    refusals: dict[str, Finding] = {}
    for along, finding in along_directions(functools.partial(made, seed=seed), lambda one, _: _both_modes(one, refusals)):
        yield dataclasses.replace(finding, what=finding.what + _ALONG[along])
    examination = made(seed=seed)
    yield from _again(examination, repeats, refusals)
    yield from _in_teams(examination, threads, repeats, refusals)
    if order > 1:
        yield from _higher(made, order, seed)


_ALONG = {"all": "", "small": ", small elements", "even": ", small elements moved as far as large ones"}


def _both_modes(examination: Examination, refusals: dict[str, Finding]) -> Iterator[Finding]:
    for name, mode in (("forward mode", examination.forward), ("reverse mode", examination.reverse)):
        if name in refusals:
            continue
        try:
            yield mode()
        except DifferentiationError as error:
            refusals[name] = refused(f"{name} against differences", error)
            yield refusals[name]
    if not refusals:
        yield examination.both()


def _higher(made: Callable[..., Examination], order: int, seed: int) -> Iterator[Finding]:
    examination = made(seed=seed)
    what = "derivatives of the gradient"
    try:
        gradient = Gradient(examination.function, examination.function.names_of(examination.moving()), with_value=False)
        yield from examination.higher(gradient, order - 1)
        yield examination.symmetry(made(seed=seed + 2).direction)
    except DifferentiationError as error:
        yield refused(what, error)
    except ArgumentError as error:
        yield Finding(what, "refused", str(error))


# again, and with other teams ----------------------------------------------------------------------------------------------------


def _again(examination: Examination, repeats: int, refusals: dict[str, Finding]) -> Iterator[Finding]:
    if "reverse mode" not in refusals:
        first = examination.gradients()
        found = [one for _ in range(repeats) for one in examination.gradients(2)]
        yield _alike("reverse mode, called again", first, found, examination.unit)
    if "forward mode" not in refusals:
        first = [flat(examination.tangents(filled=True))]
        yield _alike(
            "forward mode, called again", first, [flat(examination.tangents(filled=True)) for _ in range(repeats)], examination.unit
        )


def _in_teams(examination: Examination, threads: Sequence[int] | None, repeats: int, refusals: dict[str, Finding]) -> Iterator[Finding]:
    runtime = team_of(examination.function.program)
    if runtime is None:
        return
    with team(runtime, 1):
        values = [flat(examination.outputs())]
        gradients = examination.gradients() if "reverse mode" not in refusals else []
        tangents = [flat(examination.tangents(filled=True))] if "forward mode" not in refusals else []
    for size in sizes(runtime, threads):
        if size == 1:
            continue
        with team(runtime, size):
            yield _alike(f"values with {size} threads", values, [flat(examination.outputs()) for _ in range(repeats)], examination.unit)
            if gradients:
                found = [one for _ in range(repeats) for one in examination.gradients()]
                yield _alike(f"reverse mode with {size} threads", gradients, found, examination.unit)
            if tangents:
                found = [flat(examination.tangents(filled=True)) for _ in range(repeats)]
                yield _alike(f"forward mode with {size} threads", tangents, found, examination.unit)


def _alike(what: str, wanted: list[Numbers], found: list[Numbers], unit: float) -> Finding:
    (first,) = wanted
    worst = max((_distance(first, one) for one in found), default=0.0)
    fine = worst <= _slack(unit)
    return Finding(what, "agrees" if fine else "disagrees", "" if fine else "the numbers are not those of the first call", worst)


def _slack(unit: float) -> float:
    """What another order of summation may change."""
    return 1e6 * unit if unit < 1e-10 else 1e-3


def _distance(one: Numbers, other: Numbers) -> float:
    """Relative to the largest number; infinite where one is a number and the other none."""
    known = np.isfinite(one)
    if not np.array_equal(known, np.isfinite(other)):
        return np.inf
    scale = float(np.max(np.abs(one[known]), initial=0.0)) or 1.0
    return float(np.max(np.abs(one[known] - other[known]), initial=0.0)) / scale


def _same(one: Numbers, other: Numbers, unit: float) -> bool:
    return _distance(one, other) <= _slack(unit)


# the switch -----------------------------------------------------------------------------------------------------------------------

_local = threading.local()


@contextlib.contextmanager
def _certifying() -> Iterator[None]:
    before = getattr(_local, "active", False)
    _local.active = True
    try:
        yield
    finally:
        _local.active = before


def certified(function: Function, selected: Sequence[Any], order: int, call: calls.Call) -> calls.Call:
    """`call` of a derivative of `function`, whose first call certifies it."""
    done = False
    count = len(function.signature.parameters)
    where = tuple(which for which in selected if isinstance(which, int))

    def first(*args: Any) -> Any:
        nonlocal done
        if not done and not getattr(_local, "active", False):
            _certify_call(function, where, order, args[:count])
            done = True
        return call(*args)

    return first


def _certify_call(function: Function, where: tuple[int, ...], order: int, args: Sequence[Any]) -> None:
    if function.program.stateful:
        text = "the program keeps variables between calls, and is not certified on its own: see pad.certify"
        if not function.program.told_of_state:
            function.program.told_of_state = True
            warn_user(text, UserWarning)
        return
    signature = function.signature
    one = len(differentiable_outputs(signature)) == 1 and (signature.result.kind == "scalar" or len(written_reals(signature)) == 1)
    visible = args[: len(function.visible)]
    argnums = tuple(index for index in where if index < len(function.visible))
    certify(function, visible, order=order if one else 1, argnums=argnums or None).raise_if_failed()
