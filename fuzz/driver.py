"""Random programs with Enzyme's functions, compiled by `polyglot-ad cc` and run.

The functions are those of the generator for C. A `main` calls them at several points, and their derivatives, with the words for arguments
drawn at random, and prints all numbers. The comparison is made here: tangents against differences, adjoints against tangents.
"""

from __future__ import annotations

import contextlib
import io
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from polyglot_ad.driver.main import main

from . import generator
from .points import case_of, is_exact
from .space import moved, parts, random_direction
from .tree import ProgramText

VERSION = 1
HEADER = (
    generator.HEADER
    + """#include <stdio.h>
extern int enzyme_const, enzyme_dup, enzyme_out, enzyme_width, enzyme_dupnoneed;
void __enzyme_fwddiff_void(void *, ...);
void __enzyme_autodiff_void(void *, ...);
double __enzyme_autodiff_double(void *, ...);
float __enzyme_autodiff_float(void *, ...);
struct doubles { double a, b; };
struct floats { float a, b; };
struct doubles __enzyme_autodiff_doubles(void *, ...);
struct floats __enzyme_autodiff_floats(void *, ...);
static void shown(double number) { printf("%a ", number); }
"""
)
_STEPS = (1e-4, 5e-5)
_SECONDS = 60


def generate(seed: int) -> ProgramText:
    program = generator.generate(seed)
    # What is written to through a pointer cannot be constant: its numbers depend on the others.
    return replace(program, language="driver", constant=program.constant & {"a", "b", "y"})


@dataclass(frozen=True)
class _Argument:
    name: str
    value: Any
    active: bool

    @property
    def pointer(self) -> bool:
        return isinstance(self.value, np.ndarray)


class Calls:
    """The `main` of one program. Its lines of output: the primal; per step, both sides; tangents; tangents of two lanes; adjoints."""

    def __init__(self, program: ProgramText, away: float = 0.0) -> None:
        """`away`: how far from the program's point, along a random direction."""
        self.program = program
        self.away = away
        self.random = Random(f"driver {program.seed}")
        case = case_of(program)
        on = case.differentiated
        self.arguments = [_Argument(name, value, active) for name, value, active in zip(program.parameters, case.values, on, strict=True)]
        numbers = np.random.default_rng([program.seed, 7])
        self.directions = [[random_direction(a.value, numbers) if a.active else None for a in self.arguments] for _ in range(2)]
        self.weights = [random_direction(a.value, numbers) if a.active and a.pointer else None for a in self.arguments]
        self.unneeded = [a.pointer and a.active and self.random.random() < 0.25 for a in self.arguments]
        self.lines: list[str] = []

    def text(self) -> str:
        values = moved([a.value for a in self.arguments], self.directions[1], self.away)
        self._block(values, self._primal)
        for step in _STEPS:
            for sign in (1, -1):
                self._block(moved(values, self.directions[0], sign * step), self._primal)
        for lanes in (1, 2):
            self._block(values, partial(self._forward, lanes))
        self._block(values, self._reverse)
        body = "\n".join(self.lines)
        return f"{HEADER}{self.program.render()}int main(void) {{\n{body}\nreturn 0;\n}}\n"

    def _block(self, values: Sequence[Any], call: Callable[[], None]) -> None:
        """The arguments at a point, and a call with them."""
        self.lines.append("{")
        self._declare("", values)
        self.lines.append(f"{self.program.real} r = 0;")
        call()
        self.lines.append('printf("\\n"); }')

    def _declare(self, prefix: str, values: Sequence[Any]) -> None:
        for argument, value in zip(self.arguments, values, strict=True):
            if value is not None:
                self.lines.append(_declaration(prefix + argument.name, value, self.program))

    def _primal(self) -> None:
        names = [a.name for a in self.arguments]
        self.lines.append(f"{self.program.root.name}({', '.join([*names, '&r'])}); shown(r);")
        self._show("")

    def _show(self, prefix: str) -> None:
        for argument in self.arguments:
            if argument.pointer and argument.active:
                self._show_array(prefix + argument.name, argument)

    def _show_array(self, name: str, argument: _Argument) -> None:
        if argument.name != "s":
            self.lines.append(f"for (int i = 0; i < {argument.value.size}; i++) shown({name}[i]);")
            return
        # In the order of `space.parts`: component by component.
        self.lines.append(f"for (int i = 0; i < 2; i++) shown({name}[i].u);")
        self.lines.append(f"for (int i = 0; i < 8; i++) shown({name}[i / 4].v[i % 4]);")
        self.lines.append(f"for (int i = 0; i < 2; i++) shown({name}[i].w);")

    def _word(self, word: str) -> list[str]:
        """A word for an argument, which may be left out where it is what the type says."""
        return [word] if self.random.random() < 0.6 else []

    def _passive(self, argument: _Argument) -> list[str]:
        integer = argument.value.dtype.kind == "i" if argument.pointer else isinstance(argument.value, int)
        return [*(self._word("enzyme_const") if integer and not argument.pointer else ["enzyme_const"]), argument.name]

    def _doubled(self, place: int) -> list[str]:
        return ["enzyme_dupnoneed"] if self.unneeded[place] else self._word("enzyme_dup")

    def _forward(self, lanes: int) -> None:
        words = ["enzyme_width", str(lanes)] if lanes > 1 or self.random.random() < 0.2 else []
        for lane in range(lanes):
            self._declare(f"d{lane}", self.directions[lane])
        for place, argument in enumerate(self.arguments):
            if argument.active:
                words += [*self._doubled(place), argument.name, *(f"d{lane}{argument.name}" for lane in range(lanes))]
            else:
                words += self._passive(argument)
        results = "".join(f"{self.program.real} d{lane}r = 0;" for lane in range(lanes))
        words += [*self._word("enzyme_dup"), "&r", *(f"&d{lane}r" for lane in range(lanes))]
        self.lines.append(f"{results} __enzyme_fwddiff_void((void *){self.program.root.name}, {', '.join(words)});")
        for lane in range(lanes):
            self.lines.append(f"shown(d{lane}r);")
            self._show(f"d{lane}")

    def _reverse(self) -> None:
        self._declare("b", self.weights)
        words: list[str] = []
        out = 0
        for place, argument in enumerate(self.arguments):
            if argument.active and argument.pointer:
                words += [*self._doubled(place), argument.name, f"b{argument.name}"]
            elif argument.active:
                words += [*self._word("enzyme_out"), argument.name]
                out += 1
            else:
                words += self._passive(argument)
        words += [self.random.choice(("enzyme_dup", "enzyme_dupnoneed")), "&r", "&br"]
        kind = ("void", self.program.real, f"{self.program.real}s")[out]
        kept = ("", f"{self.program.real} o = ", f"struct {self.program.real}s o = ")[out]
        self.lines.append(
            f"{self.program.real} br = 1; {kept}__enzyme_autodiff_{kind}((void *){self.program.root.name}, {', '.join(words)});"
        )
        self._show("b")
        self.lines.append(("", "shown(o);", "shown(o.a); shown(o.b);")[out])

    def compare(self, output: str) -> str:
        """What is wrong, "" where nothing is. ValueError where the primal is no number."""
        rows = [np.array([float.fromhex(word) for word in line.split()]) for line in output.splitlines()]
        primal, a, b, c, d, tangents, lanes, adjoints = rows
        if not np.all(np.isfinite(primal)):
            raise ValueError
        single = not is_exact(self.program)
        tolerance = 2e-3 if single else 1e-9
        scale = 1 + float(np.abs(tangents).max(initial=0))
        if not np.allclose(lanes[: tangents.size], tangents, rtol=tolerance, atol=tolerance * scale):
            return f"width: {lanes[: tangents.size]} instead of {tangents}"
        weights = np.concatenate([[1.0], parts(self.weights)])
        pointers = [d for d, a in zip(self.directions[0], self.arguments, strict=True) if a.active and a.pointer]
        scalars = [d for d, a in zip(self.directions[0], self.arguments, strict=True) if a.active and not a.pointer]
        moved_by = parts([*pointers, *scalars])
        forward, reverse = float(weights @ tangents), float(adjoints @ moved_by)
        size = 1 + float(np.abs(weights) @ np.abs(tangents)) + float(np.abs(adjoints) @ np.abs(moved_by))
        if not abs(forward - reverse) <= tolerance * size:
            return f"reverse: {reverse} instead of {forward}"
        if not single:
            wide, near = (a - b) / (2 * _STEPS[0]), (c - d) / (2 * _STEPS[1])
            allowed = 1e-5 * scale + np.abs(near - wide)
            if not np.all(np.abs((4 * near - wide) / 3 - tangents) <= allowed):
                return f"difference: {tangents} instead of {(4 * near - wide) / 3}"
        return ""


def _declaration(name: str, value: Any, program: ProgramText) -> str:
    if not isinstance(value, np.ndarray):
        return f"{'int' if isinstance(value, int) else program.real} {name} = {_number(value)};"
    if value.dtype.names is None:
        kind = "int" if value.dtype.kind == "i" else program.real
        return f"{kind} {name}[] = {{{', '.join(map(_number, value))}}};"
    rows = (f"{{{_number(s['u'])}, {s['k']}, {{{', '.join(map(_number, s['v']))}}}, {_number(s['w'])}}}" for s in value)
    return f"S_{program.seed} {name}[] = {{{', '.join(rows)}}};"


def _number(value: Any) -> str:
    return str(int(value)) if isinstance(value, int | np.integer) else float(value).hex()


def examine(program: ProgramText, level: int) -> tuple[str, str]:
    """Compile, run and compare one program: the kind of its result, and what it says."""
    found = _examine(Calls(program), level)
    if found[1].startswith("difference"):
        # A kink is not there again a little further on; an error is.
        again = _examine(Calls(program, 3e-3), level)
        return found if again[0] == "wrong" else ("ok", "")
    return found


def _examine(calls: Calls, level: int) -> tuple[str, str]:
    with tempfile.TemporaryDirectory(prefix="polyglot_ad-driver-") as folder:
        source, made = Path(folder, "program.c"), Path(folder, "program")
        source.write_text(calls.text())
        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            status = main([f"-O{max(1, level)}", "-w", str(source), "-o", str(made), "-lm"], False)
        if status:
            text = said.getvalue()
            return "refused" if "[PAD-E" in text and "PAD-E900" not in text else "rejected", text[:2000]
        done = subprocess.run([str(made)], capture_output=True, text=True, timeout=_SECONDS, check=False)
    if done.returncode:
        return "crash", f"status {done.returncode}: {done.stderr[:300]}"
    try:
        wrong = calls.compare(done.stdout)
    except ValueError:
        return "wild", ""
    return ("wrong", wrong) if wrong else ("ok", "")
