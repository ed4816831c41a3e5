"""Derivatives of a function at a point, held against differences and against each other, along a direction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.dtypes import leaves, numpy_dtype
from polyglot_ad.bindings.request import differentiable
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.functions.function import Function

from . import calls
from .composed import pushed
from .differences import Estimate, Numbers, Tolerance, estimate, verdicts
from .forward import hvp, jvp
from .lifting import lift_at
from .numbers import add, fill_cotangent, filled, flat, numbers, parts, products
from .pullbacks import differentiable_positions, vjp
from .reverse import Gradient
from .selection import outputs_of

Outcome = Literal["agrees", "disagrees", "kink", "unreliable", "refused"]


Along = Literal["all", "small", "even"]
_SMALL = 0.01
_UNRELIABLE = "differences are not reliable here: they do not settle, or leave the domain"


@dataclass(frozen=True)
class Finding:
    """One comparison. `error`: the largest difference, relative to the numbers compared; `what` was compared, `detail` what came out."""

    what: str
    outcome: Outcome
    detail: str = ""
    error: float = 0.0

    @property
    def ok(self) -> bool:
        return self.outcome != "disagrees"


class Examination:
    """`args` are those of a call. `along`: which elements move, and how far. "all": each in proportion to its own size. "small": of these
    those that are much smaller than the largest of their array. "even": all in proportion to the largest. `eps`: the largest step, in
    these proportions."""

    def __init__(
        self,
        function: Function,
        args: Sequence[Any],
        seed: int = 0,
        eps: float | None = None,
        rtol: float | None = None,
        atol: float | None = None,
        along: Along = "all",
        selected: Sequence[int] | None = None,
    ) -> None:
        self.function = function
        self.signature = function.signature
        self.args = [
            value if value is None or p.kind == "scalar" else Argument(self.signature, i).converter()(value)
            for i, (p, value) in enumerate(zip(self.signature.parameters, function.bind(args, {}), strict=True))
        ]
        self.args = [value.copy("K") if isinstance(value, np.ndarray) else value for value in self.args]
        self.random = np.random.default_rng(seed)
        self.selected = selected
        kinds = [leaf for i in self.moving() for _, leaf in leaves(numpy_dtype(self.signature.parameters[i].dtype)) if leaf.kind in "fc"]
        kinds += [leaf for dtype in self._output_dtypes() for _, leaf in leaves(dtype) if leaf.kind in "fc"]
        single = any(leaf.itemsize <= (8 if leaf.kind == "c" else 4) for leaf in kinds)
        self.unit = 2.0**-24 if single else 2.0**-53
        self.eps = eps or (2.0**-3 if single else 2.0**-4)
        self.tolerance = Tolerance(rtol or (2e-2 if single else 1e-5), atol or (1e-4 if single else 1e-9), plain=atol is not None)
        self.direction = {i: self._direction(i, along) for i in self.moving()}
        self._stop = self.tolerance.relative if along != "even" else None
        self._estimate: Estimate | None = None

    def _output_dtypes(self) -> list[np.dtype[Any]]:
        result = self.signature.result
        return [numpy_dtype(result.dtype)] if result.kind != "none" else []

    def moving(self) -> tuple[int, ...]:
        """Positions of what is differentiated: everything that is read and has a derivative."""
        found = [i for i, p in enumerate(self.signature.parameters) if differentiable(p) and p.intent != "out" and self.args[i] is not None]
        return tuple(i for i in found if self.selected is None or i in self.selected)

    def uneven(self) -> bool:
        """Whether an array has elements of so different sizes that small ones need a direction of their own."""
        for i in self.direction:
            sizes = np.abs(numbers(self.args[i]))
            sizes = sizes[sizes > 0]
            if len(sizes) and sizes.min() < _SMALL * sizes.max():
                return True
        return False

    # moving along the direction ---------------------------------------------------------------------------------------------

    def _direction(self, i: int, along: Along) -> Any:
        value = np.asarray(self.args[i])
        found = np.zeros(value.shape, numpy_dtype(self.signature.parameters[i].dtype))
        self._fill(found, value, along)
        return found if self.signature.parameters[i].kind != "scalar" else found[()]

    def _fill(self, found: Numbers, value: Numbers, along: Along) -> None:
        if found.dtype.names is not None:
            for name in found.dtype.names:
                self._fill(found[name], value[name], along)
        elif found.dtype.kind in "fc":
            sizes = np.abs(value).astype(float)
            largest = float(np.max(sizes[np.isfinite(sizes)], initial=0.0)) or 1.0
            own = np.isfinite(sizes) & (sizes > 0)
            scale = np.where(own, sizes, largest) if along != "even" else np.full(sizes.shape, largest)
            if along == "small":
                scale = np.where(own & (sizes < _SMALL * largest), scale, 0.0)
            drawn = self._drawn(found.shape)
            found[...] = scale * (drawn if found.dtype.kind == "f" else (drawn + 1j * self._drawn(found.shape)) / 2)

    def _drawn(self, shape: tuple[int, ...]) -> Numbers:
        """Of sizes between a half and one: no element is left out, and none moves by more than its own size."""
        return np.asarray(self.random.uniform(0.5, 1.0, shape) * self.random.choice([-1.0, 1.0], shape))

    def moved(self, step: float) -> list[Any]:
        return [
            add(value, self.direction[i], step) if i in self.direction else (value.copy("K") if isinstance(value, np.ndarray) else value)
            for i, value in enumerate(self.args)
        ]

    def given(self) -> list[Any]:
        """The arguments as a user passes them."""
        return self.args[: len(self.function.visible)]

    def outputs(self) -> tuple[Any, ...]:
        return tuple(calls.value(self.function)(*self.moved(0.0)))

    def differences(self) -> Estimate:
        """Of all real and complex numbers in the outputs, one after the other."""
        if self._estimate is None:
            call = calls.value(self.function)
            self._estimate = self.estimate(lambda step: call(*self.moved(step)))
        return self._estimate

    def estimate(self, call: Callable[[float], Any]) -> Estimate:
        return estimate(lambda step: flat(call(step)), self.eps, self.unit, self._stop)

    # comparisons ------------------------------------------------------------------------------------------------------------

    def tangents(self, filled: bool = False) -> tuple[Any, ...]:
        """Output tangents of forward mode; `filled`: without those that are None."""
        _, found = jvp(self.function, tuple(self.given()), tuple(self.direction.get(i) for i in range(len(self.function.visible))))
        tangents = (found,) if len(outputs_of(self.signature)) == 1 else tuple(found)
        return tuple(t for t in tangents if t is not None) if filled else tangents

    def gradients(self, calls_of_pullback: int = 1) -> list[Numbers]:
        """Gradients of reverse mode as flat arrays, one for each call of a pullback with the same cotangents."""
        outputs, pull = self._halves()
        cotangents = self._cotangents(outputs)
        return [flat([g for g in pull(cotangents) if g is not None]) for _ in range(calls_of_pullback)]

    def _halves(self) -> tuple[tuple[Any, ...], Callable[[list[Any]], Sequence[Any]]]:
        """(outputs, pullback of a cotangent or None for each); as `grad` has it where no pullback can be held."""
        try:
            outputs, pullback = vjp(self.function, *self.given())
        except DifferentiationError as error:
            if error.code != "PAD-E304":
                raise
            moving = self.moving()
            call = calls.reverse(self.function, moving)

            def run(cotangents: list[Any]) -> list[Any]:
                _, found = call(*self.moved(0.0), *(w for w in cotangents if w is not None))
                return [found[moving.index(i)] if i in moving else None for i in range(len(self.args))]

            return self.outputs(), run
        several = isinstance(outputs, tuple) and len(outputs_of(self.signature)) != 1
        return outputs if several else (outputs,), lambda w: pullback(w[0] if len(w) == 1 else tuple(w))

    def forward(self) -> Finding:
        return self._compare("forward mode against differences", flat(filled(self.tangents(), self.outputs())), self.differences())

    def reverse(self) -> Finding:
        outputs, gradients, cotangents = self._pulled()
        weights = flat(filled(cotangents, outputs), conjugate=True)
        if len(weights) and not np.any(weights):
            return Finding("reverse mode against differences", "unreliable", _UNRELIABLE)
        pulled = np.array([np.sum(self._terms(gradients))])
        return self._compare("reverse mode against differences", pulled, self.differences().weighted(weights))

    def both(self) -> Finding:
        """Forward against reverse mode, <w, J v> = <J'w, v>."""
        what = "forward against reverse mode"
        outputs, gradients, cotangents = self._pulled()
        pairs = zip(filled(cotangents, outputs), filled(self.tangents(), outputs), strict=True)
        pushed_terms = products(pairs)
        pulled_terms = self._terms(gradients)
        left, right = float(np.sum(pushed_terms)), float(np.sum(pulled_terms))
        scale = float(np.sum(np.abs(pushed_terms)) + np.sum(np.abs(pulled_terms)))
        if not np.isfinite(scale):
            return Finding(what, "unreliable", f"a derivative is not finite: {left:.6g} and {right:.6g}")
        error = abs(left - right) / (scale or 1.0)
        fine = error <= 1e6 * self.unit * 8 if self.unit < 1e-10 else error <= 1e-3
        return Finding(what, "agrees" if fine else "disagrees", "" if fine else f"{left:.10g} and {right:.10g}", error)

    def higher(self, gradient: Gradient, times: int) -> Iterator[Finding]:
        """The derivative of the gradient along the direction, the derivative of that, and so on."""
        c = lift_at(gradient, "check_grads", self.given(), {})
        given: list[Any] = []
        own = len(self.given())
        for order in range(2, times + 2):
            wanted = self.estimate(lambda step, c=c, given=tuple(given): list(parts(c(*self.moved(step)[:own], *given))))  # type: ignore[misc]
            c, given = pushed(c, tuple(self.direction)), [*given, *self.direction.values()]
            found = flat(list(parts(c(*self.given(), *given)[1])))
            yield self._compare(f"derivative {order}, of derivative {order - 1}, against differences", found, wanted)

    def symmetry(self, other: Mapping[int, Any]) -> Finding:
        """<u, H v> against <v, H u> of the Hessian, for another direction u."""
        what = "symmetry of the second derivative"
        moving = tuple(self.direction)

        def product(along: Mapping[int, Any], with_: Mapping[int, Any]) -> Numbers:
            tangents = tuple(along.get(i) for i in range(len(self.function.visible)))
            found = hvp(self.function, tuple(self.given()), tangents, argnums=self.function.names_of(moving))
            return products((found[k], with_[i]) for k, i in enumerate(moving))

        left, right = product(self.direction, other), product(other, self.direction)
        scale = float(np.sum(np.abs(left)) + np.sum(np.abs(right)))
        if not np.isfinite(scale):
            return Finding(what, "unreliable", "a derivative is not finite")
        error = float(abs(np.sum(left) - np.sum(right))) / (scale or 1.0)
        fine = error <= (1e-6 if self.unit < 1e-10 else 1e-2)
        return Finding(what, "agrees" if fine else "disagrees", "" if fine else f"{np.sum(left):.10g} and {np.sum(right):.10g}", error)

    def _pulled(self) -> tuple[tuple[Any, ...], Sequence[Any], list[Any]]:
        """(outputs, gradients for random cotangents, these cotangents)."""
        outputs, pull = self._halves()
        cotangents = self._cotangents(outputs)
        return outputs, pull(cotangents), cotangents

    def _cotangents(self, outputs: Sequence[Any]) -> list[Any]:
        """Random ones, zero where an output or its difference is no number."""
        which = differentiable_positions(self.signature)
        state = np.random.default_rng(7)
        cotangents: list[Any] = []
        errors = self.differences().both.error
        at = 0
        for o, output in enumerate(outputs):
            count = len(flat([output]))
            value = np.zeros_like(np.asarray(output))
            if o in which:
                fill_cotangent(value, np.asarray(output), state)
                if value.dtype.kind in "fc":
                    settled = np.isfinite(errors[at : at + count]).reshape(value.size, -1).all(axis=1).reshape(value.shape)
                    value[...] = np.where(settled | ~settled.any(), value, 0)
            cotangents.append(value if o in which else None)
            at += count
        return cotangents

    def _terms(self, gradients: Sequence[Any]) -> Numbers:
        return products((gradients[i], d) for i, d in self.direction.items() if gradients[i] is not None)

    def _compare(self, what: str, found: Numbers, wanted: Estimate) -> Finding:
        if not len(found):
            return Finding(what, "agrees", "there is nothing to compare")
        told = verdicts(found, wanted, self.tolerance)
        with np.errstate(all="ignore"):
            errors = np.abs(found - wanted.both.value) / np.fmax(np.abs(found), np.abs(wanted.both.value))
        errors = np.where(np.isfinite(errors), errors, 0.0)
        wrong = [k for k, one in enumerate(told) if one == "disagrees"]
        if wrong:
            worst = max(wrong, key=lambda k: errors[k])
            number = f"number {worst} of {len(found)}: " if len(found) > 1 else ""
            detail = (
                f"{number}found {found[worst]:.10g}, differences give {wanted.both.value[worst]:.10g} +- {wanted.both.error[worst]:.1g}"
            )
            return Finding(what, "disagrees", detail, float(errors[worst]))
        counts = {one: told.count(one) for one in ("kink", "unreliable")}
        notes = [f"{n} of {len(told)} at a kink" if one == "kink" else f"{n} of {len(told)} not reliable" for one, n in counts.items() if n]
        if "agrees" in told:
            agreed = [errors[k] for k, one in enumerate(told) if one == "agrees"]
            return Finding(what, "agrees", ", ".join(notes), float(max(agreed)))
        if "kink" in told:
            return Finding(what, "kink", "the sides differ, the derivative lies between them")
        return Finding(what, "unreliable", _UNRELIABLE)


def refused(what: str, error: DifferentiationError) -> Finding:
    return Finding(what, "refused", f"{error.code}: {error.why}")


def along_directions(
    made: Callable[..., Examination], findings: Callable[[Examination, Along], Iterator[Finding]]
) -> Iterator[tuple[Along, Finding]]:
    """Findings along as many directions as it takes. Where sizes in an array are far apart, small elements are moved on their own; where
    that is lost in rounding, as far as the large ones, which steps over what happens near by."""
    examination = made(along="all")
    yield from (("all", finding) for finding in findings(examination, "all"))
    if not examination.uneven():
        return
    settled = True
    for finding in findings(made(along="small"), "small"):
        settled &= finding.outcome in ("agrees", "kink") and not finding.detail
        if finding.outcome != "unreliable":
            yield "small", finding
    if not settled:
        yield from (("even", finding) for finding in findings(made(along="even"), "even") if finding.outcome != "unreliable")
