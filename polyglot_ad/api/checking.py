"""`check_grads`: derivatives against finite differences, and forward mode against reverse mode."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Iterator, Sequence
from typing import Any

from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function

from .examination import Along, Examination, Finding, along_directions
from .reverse import Gradient
from .selection import as_function, is_generic, resolved


def check_grads(
    function: Function | Gradient,
    args: Sequence[Any],
    order: int = 1,
    modes: Sequence[str] = ("fwd", "rev"),
    eps: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
    seed: int = 0,
) -> None:
    """Check the derivatives of `function` at `args` along random directions; AssertionError says what does not agree.

    "fwd": forward mode against differences. "rev": reverse mode against differences; with both modes, also one against the other. `order` 2
    also checks the gradient's derivative (the function then needs one scalar output), 3 the derivative of that, and so on.

    Differences are taken at several steps and extrapolated, with an estimate of their error. `eps` is the largest step, relative to each
    element of the arguments (by default 1/16, in single precision 1/8). `rtol` is relative to the derivative, `atol` absolute. At a kink a
    derivative between those of the two sides will do. Where differences are not reliable (they leave the domain, or do not settle),
    nothing is said of the derivative but a warning. `pad.certify` checks more and gives a report.
    """
    order = checked_order(order, "check_grads")
    unknown = set(modes) - {"fwd", "rev"}
    if unknown:
        raise ArgumentError(f"check_grads: modes are 'fwd' and 'rev', got {sorted(unknown)}")
    if is_generic(function):
        function = resolved(function, args, {})
    gradient = function if isinstance(function, Gradient) else None
    function = as_function(gradient.function if gradient else function, "check_grads")
    told = None
    made = functools.partial(Examination, function, args, seed, eps, rtol, atol)
    for along, finding in along_directions(made, lambda examination, along: _findings(examination, along, gradient, order, modes)):
        if not finding.ok:
            raise AssertionError(f"check_grads of {function.__name__}: {finding.what}: does not agree: {finding.detail}")
        if finding.outcome == "unreliable" and along == "all":
            told = finding
    if told is not None:
        text = f"check_grads of {function.__name__}: {told.what}: {told.detail or 'differences are not reliable here'}"
        warnings.warn(text, stacklevel=2)


def checked_order(order: object, who: str) -> int:
    if isinstance(order, bool) or not isinstance(order, int) or order < 1:
        raise ArgumentError(f"{who}: order must be 1 or more, got {order!r}")
    return order


def _findings(examination: Examination, along: Along, gradient: Gradient | None, order: int, modes: Sequence[str]) -> Iterator[Finding]:
    if gradient is None:
        if "fwd" in modes:
            yield examination.forward()
        if "rev" in modes:
            yield examination.reverse()
        if set(modes) == {"fwd", "rev"}:
            yield examination.both()
    if (order > 1 or gradient is not None) and along == "all":
        taken = gradient or Gradient(examination.function, examination.function.names_of(examination.moving()), with_value=False)
        yield from examination.higher(taken, order if gradient else order - 1)
