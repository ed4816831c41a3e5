"""A random program through the public interface: everything a user would ask of it, held against differences and against each other."""

from __future__ import annotations

from typing import Any

import numpy as np

import polyglot_ad as pad

from .check import DOUBLE, SINGLE
from .languages import LANGUAGES
from .points import case_of
from .space import Value, dot, is_float, moved, parts, random_direction
from .tree import DIALECTS, ProgramText

_EXACT, _ROUNDED = DOUBLE.duality, SINGLE.duality
Numbers = np.ndarray[Any, np.dtype[np.float64]]
_STEPS = (1e-4, 1e-5)


def loaded(program: ProgramText) -> Any:
    """The function that is differentiated."""
    language = LANGUAGES[program.language]
    return pad.compile(language.header + program.render(), language=language.name, flags=list(language.flags))[program.root.name]


def compare(function: Any, program: ProgramText, differences: bool = True) -> list[str]:
    """What disagrees: jvp with differences, a pullback used three times with jvp and with itself, a batch of cotangents, the layer in place
    (forward, reverse, in two halves), second derivatives with differences of gradients."""
    return _Comparison(function, program, differences).findings


def _flat(values: Any) -> Numbers:
    return parts(list(values) if isinstance(values, tuple) else [values])


class _Comparison:
    def __init__(self, function: Any, program: ProgramText, differences: bool) -> None:
        self.function, self.findings = function, list[str]()
        self.differences = differences
        self.tolerance = _EXACT if differences else _ROUNDED
        self.random = np.random.default_rng(program.seed)
        self.args: list[Value] = list(case_of(program).values)
        if program.language == "c" or program.language in DIALECTS:
            self.args.append(np.zeros(1, np.float32 if program.real == "float" else np.float64))
        self.on = [is_float(v) for v in self.args]
        self.tangents = self._direction()
        self.outputs, self.moves = pad.jvp(function, self.args, self.tangents)
        if not np.all(np.isfinite(_flat(self.outputs))):
            return
        whole = self.outputs if isinstance(self.outputs, tuple) else (self.outputs,)
        self.cotangents: tuple[Value, ...] = tuple(random_direction(v, self.random) for v in whole)
        self._first_order()
        self._in_place()
        self._second_order()

    def _direction(self) -> list[Value | None]:
        return [random_direction(v, self.random) if on else None for v, on in zip(self.args, self.on, strict=True)]

    def _expect(self, what: str, found: Numbers, wanted: Numbers, scale: float = 1.0) -> None:
        scale *= 1 + float(np.abs(wanted).max(initial=0))
        if found.shape != wanted.shape or not np.all(np.abs(found - wanted) <= self.tolerance * scale):
            worst = float(np.abs(found - wanted).max(initial=0)) if found.shape == wanted.shape else float("nan")
            self.findings.append(f"{what}: off by {worst:.3g} of {scale:.3g}")

    def _near(self, what: str, found: Numbers, at: Any) -> None:
        """Against differences of `at(step)`, unless a kink is near: then two steps disagree."""
        if not self.differences:
            return
        estimates = [(at(h) - at(-h)) / (2 * h) for h in _STEPS]
        doubt = np.abs(estimates[0] - estimates[1])
        wanted = estimates[1]
        if not np.all(np.abs(found - wanted) <= 1e-5 * (1 + np.abs(wanted)) + 5 * doubt):
            self.findings.append(f"{what}: off its difference by {np.abs(found - wanted).max():.3g}")

    def _given(self, cotangents: tuple[Value, ...]) -> Any:
        return cotangents if isinstance(self.outputs, tuple) else cotangents[0]

    def _first_order(self) -> None:
        function = self.function
        self._near("jvp", _flat(self.moves), lambda h: _flat(pad.vjp(function, *moved(self.args, self.tangents, h))[0]))
        outputs, pullback = pad.vjp(function, *self.args)
        self._expect("outputs of vjp", _flat(outputs), _flat(self.outputs))
        others = tuple(random_direction(v, self.random) for v in self.cotangents)
        first, second, again = (pullback(self._given(c)) for c in (self.cotangents, others, self.cotangents))
        self.gradients: tuple[Value | None, ...] = first
        self._expect("a pullback called again", _flat(again), _flat(first), 0.0)
        for what, cotangents, gradients in (("pullback", self.cotangents, first), ("second call", others, second)):
            wj = dot(cotangents, self.moves if isinstance(self.moves, tuple) else (self.moves,))
            jv = dot(gradients, self.tangents)
            self._expect(what, np.array([jv]), np.array([wj]), 1 + float(np.abs(_flat(gradients)).sum()))
        batch = tuple(np.stack([np.asarray(a), np.asarray(b)]) for a, b in zip(self.cotangents, others, strict=True))
        for lane, wanted in enumerate((first, second)):
            found = tuple(None if v is None else v[lane] for v in pullback.batched(self._given(batch)))
            self._expect(f"batched pullback, lane {lane}", _flat(found), _flat(wanted))

    def _in_place(self) -> None:
        """The gradient that the pullback gives, by what the layer in place leaves in shadows."""
        returned = 1 if np.ndim(self.outputs[0] if isinstance(self.outputs, tuple) else self.outputs) == 0 else 0
        written = self._written(returned)
        for split in (False, True):
            annotations: list[Any] = []
            shadows: list[Value | None] = []
            for index, (value, on) in enumerate(zip(self.args, self.on, strict=True)):
                if not on:
                    annotations.append(pad.Const(value.copy() if isinstance(value, np.ndarray) else value))
                    shadows.append(None)
                elif isinstance(value, np.ndarray):
                    shadow = self.cotangents[written[index]].copy() if index in written else np.zeros_like(value)
                    annotations.append(pad.Duplicated(value.copy(), shadow))
                    shadows.append(shadow)
                else:
                    annotations.append(pad.Active(value))
                    shadows.append(None)
            more: dict[str, Any] = {"cotangent": float(self.cotangents[0])} if returned else {}
            if split:
                _, pull = pad.autodiff_split(self.function, *annotations)
                numbers = iter(pull(*more.values()))
            else:
                numbers = iter(pad.autodiff(pad.Reverse, self.function, *annotations, **more))
            found = tuple(
                shadow if shadow is not None else next(numbers) if on else None for shadow, on in zip(shadows, self.on, strict=True)
            )
            self._expect("autodiff_split" if split else "autodiff", _flat(found), _flat(self.gradients))

    def _written(self, returned: int) -> dict[int, int]:
        """Which argument is which output: those whose native call leaves what the outputs say, in order."""
        values = [v.copy() if isinstance(v, np.ndarray) else v for v in self.args]
        self.function(*values)
        found: dict[int, int] = {}
        wanted = list(self.outputs if isinstance(self.outputs, tuple) else (self.outputs,))
        at = returned
        names = [p.name for p in self.function.signature.parameters if p.intent != "in"]
        for index, parameter in enumerate(self.function.signature.parameters):
            if parameter.name in names and isinstance(values[index], np.ndarray) and self.on[index] and at < len(wanted):
                self._expect(f"output {parameter.name}", _flat(values[index]), _flat(wanted[at]))
                found[index] = at
                at += 1
        return found

    def _second_order(self) -> None:
        function = self.function

        def gradient(h: float) -> Numbers:
            _, pullback = pad.vjp(function, *moved(self.args, self.tangents, h))
            return _flat(tuple(g for g, on in zip(pullback(self._given(self.cotangents)), self.on, strict=True) if on))

        found = pad.hvp(function, self.args, self.tangents, cotangents=self._given(self.cotangents))
        self._near("hvp", _flat(found), gradient)
