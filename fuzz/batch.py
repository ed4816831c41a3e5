"""Many C functions compiled, differentiated and loaded at once.

A function is flat: `void f(arguments..., double *r)`, with numbers by value and arrays as pointers; `r` takes the results, eight bytes
each. What an argument is follows from the Python value that stands for it: see `Case`.
"""

from __future__ import annotations

import ctypes
import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import numpy as np

from polyglot_ad.differentiate import Activity, Derivative, DerivativeSpec
from polyglot_ad.differentiate.roots.flat_root import FlatRoot
from polyglot_ad.differentiate.roots.spec import CLOSE
from polyglot_ad.guards.errors import RAISERS
from polyglot_ad.ir.printer import print_module
from polyglot_ad.langs.compiling import compile_text
from polyglot_ad.langs.julia.source import JuliaSource
from polyglot_ad.langs.linker import link_shared
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm import codegen, modules, prepare
from polyglot_ad.llvm.slices import Slices, sliced
from polyglot_ad.pipeline.derive import derive
from polyglot_ad.pipeline.finish import Ending, finish
from polyglot_ad.programs.assembly import assemble
from polyglot_ad.signature.layout import ElementLayout
from polyglot_ad.signature.model import Signature
from polyglot_ad.symbols import ENTRY, FLAT, WRITTEN

from .space import Value, is_float

_SLOT = 8
_RESULT_TYPES: dict[str, Any] = {"double": np.float64, "float": np.float32, "i32": np.int32, "i64": np.int64}
_C_TYPES: dict[Any, Any] = {
    np.dtype(np.float64): ctypes.c_double, np.dtype(np.float32): ctypes.c_float, np.dtype(np.int32): ctypes.c_int32,
    np.dtype(np.int64): ctypes.c_int64,
}  # fmt: skip


@dataclass(frozen=True)
class Const:
    """An argument of the call that is not differentiated."""

    value: Value


@dataclass(frozen=True)
class Case:
    """A function and a point to call it at.

    Arguments: float (double), np.float32, int (C int), np.int64 by value; arrays of them, and structured arrays, by pointer. Numbers and
    arrays with floating-point parts are differentiated unless they are `Const`.
    """

    function: str
    arguments: tuple[Value | Const, ...]
    results: tuple[str, ...] = ("double",)

    @property
    def values(self) -> list[Value]:
        return [a.value if isinstance(a, Const) else a for a in self.arguments]

    @property
    def differentiated(self) -> list[bool]:
        return [not isinstance(a, Const) and is_float(a) for a in self.arguments]

    @property
    def activities(self) -> tuple[Activity, ...]:
        kinds = (Activity.DUPLICATED if isinstance(v, np.ndarray) else Activity.ACTIVE for v in self.values)
        return tuple(kind if on else Activity.CONST for kind, on in zip(kinds, self.differentiated, strict=True))

    @property
    def layouts(self) -> tuple[ElementLayout | None, ...]:
        return tuple(element_layout(v.dtype) if isinstance(v, np.ndarray) else None for v in self.values)

    @property
    def float_results(self) -> list[int]:
        return [index for index, type in enumerate(self.results) if type in ("double", "float")]


@dataclass(frozen=True)
class Mode:
    """Which derivative: `noalias` promises that the arguments do not overlap; `kept`, of mode "split", that their memory stays as it is
    between primal and reverse pass."""

    mode: Literal["forward", "reverse", "split"]
    width: int = 1
    noalias: bool = True
    kept: bool = False

    def __str__(self) -> str:
        return f"{self.mode}.w{self.width}{'' if self.noalias else '.general'}{'.kept' if self.kept else ''}"


def element_layout(dtype: np.dtype[Any]) -> ElementLayout:
    return ElementLayout(dtype.itemsize, tuple(_fields(dtype, 0)))


def _fields(dtype: np.dtype[Any], base: int) -> list[tuple[int, str]]:
    if dtype.subdtype is not None:
        element, shape = dtype.subdtype
        return [f for k in range(int(np.prod(shape))) for f in _fields(element, base + k * element.itemsize)]
    if dtype.names is not None and dtype.fields is not None:
        return [f for name in dtype.names for f in _fields(dtype.fields[name][0], base + dtype.fields[name][1])]
    return [(base, f"f{8 * dtype.itemsize}" if dtype.kind == "f" else "int")]


@dataclass
class Outcome:
    """What a call gave: results, what arrays held afterwards, and their tangents or adjoints per lane (None for arguments without)."""

    results: list[float]
    values: list[Value]
    result_lanes: list[list[float]] = field(default_factory=list)
    lanes: list[list[Value | None]] = field(default_factory=list)


class Batch:
    """Derivatives are asked for first (`derive`), then everything is compiled (`load`), then called.

    C functions are flat themselves. Those of other languages are called through the package's entries (`flattened`), which report errors.
    """

    def __init__(self, source: str, flags: Sequence[str] = (), language: str = "c") -> None:
        self.unit: Unit = compile_text(source, language, list(flags))
        self.link = self.unit.link
        self.signatures: dict[str, Signature] = {}
        if language in ("c", "c++"):
            self.text = modules.link([modules.Part("source", self.unit.bitcode)])
        else:
            units = _specialised(self.unit) if language == "julia" else [self.unit]
            self.link = LinkRequirements.union(unit.link for unit in units)
            self.text, signatures, *_ = assemble(units)
            # By the last word of the name: "module::f", "module%f".
            self.signatures = {re.split(r"\W+", signature.name)[-1]: signature for signature in signatures}
        self._roots: list[str] = []
        self._slices: Slices | None = None
        self._prepared: dict[str, str] = {}
        self._inner: dict[str, str] = {}
        """The flat function inside of a guarded derivative."""
        self._modules: dict[str, modules.Verified] = {}
        self._derived: dict[str, tuple[Derivative, str]] = {}
        self._primals: set[str] = set()
        self._guarded: set[str] = set()
        """Derivatives of flat functions that return a status, since they may refuse at run time."""
        self._library: Any = None
        self._folder: Any = None

    # building ---------------------------------------------------------------------------------------------------------------

    def flattened(self, case: Case) -> Case:
        """The case with the flat arguments of the entry of its function."""
        if not self.signatures:
            return case
        signature = self.signatures[case.function]
        assert not signature.error, signature.error
        arguments: list[Value | Const] = []
        for parameter, given in zip(signature.parameters, case.arguments, strict=True):
            value = given.value if isinstance(given, Const) else given
            for flat in parameter.flat:
                if flat.kind in ("extent", "stride"):
                    arguments.append(np.int64((value.shape if flat.kind == "extent" else value.strides)[flat.axis]))
                elif flat.type == "i64":
                    arguments.append(np.int64(value))
                else:
                    arguments.append(given)
        return Case(FLAT + signature.symbol, tuple(arguments), signature.result.slots)

    def expect(self, functions: Sequence[str]) -> None:
        """Prepare these functions together, which is cheaper than one after the other."""
        self._slices = Slices(prepare.prepare(self.text, list(functions)))
        self._roots = list(functions)

    def prepared(self, function: str) -> str:
        """The module of a function as it is differentiated."""
        known = self._prepared.get(function)
        if known is None:
            if self._slices is not None and function in self._roots:
                known = self._slices.of([function])
            else:
                known = prepare.prepare(sliced(self.text, function), [function])
            self._prepared[function] = known
        return known

    launched = False
    """Whether derivatives are of parallel programs."""

    def derive(self, case: Case, mode: Mode) -> None:
        """Make a derivative. DifferentiationError when the engine refuses."""
        symbol = self.symbol(case, mode)
        if symbol not in self._derived:
            function = self._inner.get(case.function, case.function)
            prepared = self.prepared(case.function)
            made = derive_text(prepared, function, specification(case, mode), symbol, bool(self.signatures), self.launched)
            if not self.signatures and any(f"@{name}(" in made[1] for name in RAISERS):
                # What it may refuse at run time is a status, too.
                made = derive_text(prepared, function, specification(case, mode), symbol, True, self.launched)
                self._guarded.update((symbol, f"{symbol}.pullback"))
            self._derived[symbol] = made
            if self.signatures or symbol in self._guarded:
                self._inner[symbol] = made[0].name

    def accepted(self, case: Case, mode: Mode) -> None:
        """Let LLVM verify a derivative. CompileError when it rejects it."""
        symbol = self.symbol(case, mode)
        self._modules[symbol] = modules.parse(self._derived[symbol][1])

    def nested(self, case: Case, mode: Mode) -> Case:
        """A derivative as a function to be differentiated again, at the same point, with cotangents (or tangents) one and shadows zero."""
        self.derive(case, mode)
        symbol = self.symbol(case, mode)
        if symbol not in self._prepared:
            text = self.text_of(case, mode)
            if self.signatures or self.launched or symbol in self._guarded or "@pad.thread." in text or f"@{WRITTEN}" in text:
                # Without the guard and its book of memory, regions and threads not yet launched, as the package does it.
                inner = self._inner.get(case.function, case.function)
                _, text = derive_text(self.prepared(case.function), inner, specification(case, mode), symbol, again=True)
                self._inner[symbol] = symbol
            self._prepared[symbol] = prepare.prepare(text, [symbol])
        forward = mode.mode == "forward"
        arguments: list[Value | Const] = []
        results = list(case.results)
        for argument, value, on, shadowed in zip(
            case.arguments, case.values, case.differentiated, self.derived(case, mode).shadowed, strict=True
        ):
            arguments.append(argument)
            if isinstance(value, np.ndarray):
                shadow = np.zeros_like(value)
                arguments += [shadow if on else Const(shadow)] * (mode.width if shadowed else 0)
            elif on and forward:
                arguments += [type(value)(1.0)] * mode.width
        for k in case.float_results:
            if forward:
                results += [case.results[k]] * mode.width
            else:
                arguments += [Const(_RESULT_TYPES[case.results[k]](1.0))] * mode.width
        if not forward:
            numbers = (v for v, on in zip(case.values, case.differentiated, strict=True) if on and not isinstance(v, np.ndarray))
            results += ["float" if isinstance(v, np.float32) else "double" for v in numbers for _ in range(mode.width)]
        return Case(symbol, tuple(arguments), tuple(results))

    def forget(self, case: Case) -> None:
        """Leave out the derivatives of a function."""
        self._derived = {symbol: made for symbol, made in self._derived.items() if not symbol.startswith(f"{case.function}.")}

    def symbol(self, case: Case, mode: Mode) -> str:
        activity = "".join("x" if on else "c" for on in case.differentiated)
        return f"{case.function}.{mode}.{activity}"

    def text_of(self, case: Case, mode: Mode) -> str:
        """The module of a derivative, as the engine printed it."""
        return self._derived[self.symbol(case, mode)][1]

    def derived(self, case: Case, mode: Mode) -> Derivative:
        return self._derived[self.symbol(case, mode)][0]

    def load(self, primals: Sequence[str], level: int = 3) -> None:
        """Compile the derivatives asked for, and these functions as they are, into one shared library."""
        if self.signatures:
            self._primals = {name.removeprefix(FLAT) for name in primals}
            primals = [ENTRY + name for name in sorted(self._primals)]
        parts = [(modules.parse(codegen.strip_debug_info(self.text)), [*primals])]
        for symbol, (derived, text) in self._derived.items():
            exported = [symbol, *([f"{symbol}.pullback", f"{symbol}.close"] if derived.reverse else [])]
            parts.append((self._modules.pop(symbol, None) or modules.parse(text), exported))
        code = codegen.optimise_and_emit(modules.joined(parts), [name for _, names in parts for name in names], level)
        self._folder = tempfile.TemporaryDirectory(prefix="polyglot_ad-")
        made = Path(self._folder.name, "batch.o")
        made.write_bytes(code)
        link_shared([made], made.with_suffix(".so"), self.link)
        self._library = ctypes.CDLL(str(made.with_suffix(".so")))

    # calling ----------------------------------------------------------------------------------------------------------------

    def primal(self, case: Case, point: Sequence[Value]) -> Outcome:
        values = _copies(point)
        results = _Results(len(case.results))
        self._call(case.function, [_passed(v) for v in values], results)
        return Outcome(results.take(case.results), values)

    def forward(self, case: Case, mode: Mode, point: Sequence[Value], directions: Sequence[Sequence[Value | None]]) -> Outcome:
        """`directions`: per lane, the tangent of each argument (None for those without)."""
        values = _copies(point)
        shadows = self._shadows(case, mode, point, directions)
        passed: list[Any] = []
        for index, value in enumerate(values):
            passed.append(_passed(value))
            if isinstance(value, np.ndarray):
                passed += [_passed(lane[index]) for lane in shadows if lane[index] is not None]
            elif case.differentiated[index]:
                passed += [_passed(type(value)(direction[index])) for direction in directions]
        floats = case.float_results
        results = _Results(len(case.results) + len(floats) * mode.width)
        self._call(self.symbol(case, mode), passed, results)
        tangents = [case.results[k] for k in floats for _ in range(mode.width)]
        taken = results.take((*case.results, *tangents))
        at = len(case.results)
        lanes = [[taken[at + k * mode.width + lane] for k in range(len(floats))] for lane in range(mode.width)]
        return Outcome(taken[:at], values, lanes, _without_scratch(case, shadows))

    def reverse(
        self,
        case: Case,
        mode: Mode,
        point: Sequence[Value],
        cotangents: Sequence[Sequence[float]],
        adjoints: Sequence[Sequence[Value | None]],
    ) -> Outcome:
        """`cotangents`: per lane, one number per floating-point result; `adjoints`: per lane, the shadow of each array before the call.
        In the outcome, `lanes` holds gradients of numbers and arrays alike."""
        values = _copies(point)
        shadows = self._shadows(case, mode, point, adjoints)
        passed: list[Any] = []
        for index, value in enumerate(values):
            passed.append(_passed(value))
            if isinstance(value, np.ndarray):
                passed += [_passed(lane[index]) for lane in shadows if lane[index] is not None]
        given: list[Any] = []
        for position, k in enumerate(case.float_results):
            given += [_passed(_RESULT_TYPES[case.results[k]](lane[position])) for lane in cotangents]
        numbers = [k for k, v in enumerate(values) if case.differentiated[k] and not isinstance(v, np.ndarray)]
        gradients = ["float" if isinstance(values[k], np.float32) else "double" for k in numbers for _ in range(mode.width)]
        results = _Results(len(case.results) + len(gradients))
        if mode.mode == "split":
            taken = self._held(case, mode, passed, given, values, shadows, gradients)
        else:
            self._call(self.symbol(case, mode), [*passed, *given], results)
            taken = results.take((*case.results, *gradients))
        at = len(case.results)
        lanes = _without_scratch(case, shadows)
        for position, k in enumerate(numbers):
            for lane in range(mode.width):
                lanes[lane][k] = taken[at + position * mode.width + lane]
        return Outcome(taken[:at], values, [], lanes)

    def _held(
        self, case: Case, mode: Mode, passed: list[Any], given: list[Any], values: list[Value], shadows: list[list[Value | None]],
        gradients: list[str],
    ) -> list[float]:  # fmt: skip
        """A held pullback used twice, the first time with shadows and cotangents of no meaning, after which nothing of that may be left."""
        symbol = self.symbol(case, mode)
        arena = np.zeros(8, np.int64)
        arena_at = ctypes.c_void_p(arena.ctypes.data)
        results, pulled = _Results(len(case.results)), _Results(len(gradients))
        wanted = [_copies([v for v in lane if v is not None]) for lane in shadows]
        self._call(symbol, [*passed, arena_at], results)
        after = _copies(values)
        if not mode.kept:
            for value in values:
                if isinstance(value, np.ndarray):
                    value.view(np.uint8).reshape(-1)[:] = 0xA5
        self._call(f"{symbol}.pullback", [arena_at, *(type(number)(0.37 + k) for k, number in enumerate(given))], pulled)
        for lane, restored in zip(shadows, wanted, strict=True):
            for shadow, value in zip((v for v in lane if isinstance(v, np.ndarray)), restored, strict=True):
                assert isinstance(value, np.ndarray)
                shadow[...] = value
        self._call(f"{symbol}.pullback", [arena_at, *given], pulled)
        self._library[f"{symbol}.close"](arena_at)
        values[:] = after
        return [*results.take(case.results), *pulled.take(gradients)]

    def _shadows(self, case: Case, mode: Mode, point: Sequence[Value], given: Sequence[Sequence[Value | None]]) -> list[list[Value | None]]:
        """Per lane, the shadow of each array that the derivative wants one for: given, or zeroed scratch."""
        shadowed = self.derived(case, mode).shadowed
        lanes: list[list[Value | None]] = []
        for direction in given:
            lane: list[Value | None] = []
            for value, by, has in zip(point, direction, shadowed, strict=True):
                if not isinstance(value, np.ndarray) or not has:
                    lane.append(None)
                else:
                    lane.append(np.zeros_like(value) if by is None else by.copy())
            lanes.append(lane)
        return lanes

    def _call(self, symbol: str, passed: list[Any], results: _Results) -> None:
        if symbol.startswith(FLAT) and symbol[len(FLAT) :] in self._primals:
            symbol = ENTRY + symbol[len(FLAT) :]
        function = self._library[symbol]
        function.restype = ctypes.c_int32 if self.signatures or symbol in self._guarded else None
        if function(*passed, ctypes.c_void_p(results.memory.ctypes.data)):
            raise RefusedLater if symbol in self._guarded else Raised(symbol)


def _specialised(unit: Unit) -> list[Unit]:
    """The functions f_SEED of a Julia source, compiled for the types they declare."""
    source = JuliaSource(unit.source)
    return source.specialise_all([f.specialisation for f in source.functions() if re.fullmatch(r"f(_\d+)?", f.name)])


class Raised(Exception):
    """A function returned a status: native code raised an error."""


class RefusedLater(Exception):
    """A derivative of a flat function refused while it ran."""


class _Results:
    """The memory behind the results pointer."""

    def __init__(self, count: int) -> None:
        self.memory = np.zeros(max(1, count), np.int64)

    def take(self, types: Sequence[str]) -> list[float]:
        raw = self.memory.tobytes()
        return [np.frombuffer(raw, _RESULT_TYPES[type], 1, _SLOT * k)[0].item() for k, type in enumerate(types)]


def specification(case: Case, mode: Mode) -> DerivativeSpec:
    kept = (mode.kept,) * len(case.activities)
    return DerivativeSpec(mode.mode, mode.width, case.activities, case.layouts, case.results, mode.noalias, kept=kept)


def derive_text(
    prepared: str, function: str, spec: DerivativeSpec, symbol: str, guarded: bool = False, launched: bool = False, again: bool = False
) -> tuple[Derivative, str]:
    """The derivative of a function of a prepared module, and the module with it, under the name `symbol`. `guarded`: it returns a
    status. `launched`: its parallel regions are forks. `again`: it is to be differentiated, not to run."""
    module, made = derive(prepared, FlatRoot(function, spec))
    launched = not again and (launched or any(name.startswith(("pad.thread.", "pad.order.", WRITTEN)) for name in module.functions))
    names = {made.name: symbol, **({made.reverse: f"{symbol}.pullback"} if made.reverse else {})}
    finish(module, Ending(spec.mode == "split", launched, names if guarded else {}, "open" if again else "kept"))
    text = print_module(module, strip_debug=True)
    for name, wanted in (*names.items(), (CLOSE, f"{symbol}.close")):
        if not guarded or name == CLOSE:
            text = text.replace(f"@{name}(", f'@"{wanted}"(')
    return made, text


def _without_scratch(case: Case, shadows: list[list[Value | None]]) -> list[list[Value | None]]:
    return [[shadow if on else None for shadow, on in zip(lane, case.differentiated, strict=True)] for lane in shadows]


def _copies(point: Sequence[Value]) -> list[Value]:
    return [v.copy() if isinstance(v, np.ndarray) else v for v in point]


def _passed(value: Value) -> Any:
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    if isinstance(value, np.generic):
        return _C_TYPES[value.dtype](value.item())
    return ctypes.c_double(value) if isinstance(value, float) else ctypes.c_int32(value)
