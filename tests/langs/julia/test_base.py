"""What overlay.jl puts in place of Base's definitions computes what Base's compute: one process of Julia runs base.jl as it is.

To the last bit where Base computes in Julia. To rounding where it calls BLAS or LAPACK (`CLOSE`), in sums whose order `@simd` leaves to the
processor, and in mathematical functions, which are those of the C library here: there special values have to be the same. A NaN is a NaN.
"""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.julia.toolchain import find_julia

PROGRAM = Path(__file__).with_name("programs") / "base.jl"
Case = tuple[str, tuple[object, ...], float]
TYPES = {"float64": "Float64", "float32": "Float32", "int64": "Int64"}

# Reads `name argument…`, writes what Julia makes of it. An argument: type:sizes:bytes, where a number has no sizes.
_RUNNER = r"""
include(ARGS[1])
function value(text)
    type, sizes, bytes = split(text, ':')
    values = collect(reinterpret(getfield(Base, Symbol(type)), hex2bytes(bytes)))
    sizes == "-" && return values[1]
    return reshape(values, parse.(Int, split(sizes, 'x'))...)
end
shown(x::Array) = string(eltype(x), ':', join(size(x), 'x'), ':', bytes2hex(collect(reinterpret(UInt8, vec(x)))))
shown(x::AbstractArray) = shown(collect(x))
shown(x) = string(typeof(x), ":-:", bytes2hex(collect(reinterpret(UInt8, [x]))))
function answer(line)
    words = split(line, ' ')
    try
        return shown(getfield(Main, Symbol(words[1]))(map(value, words[2:end])...))
    catch error
        return string("error ", nameof(typeof(error)))
    end
end
for line in eachline(ARGS[2])
    println(answer(line))
end
"""


def _text(value: object) -> str:
    array = np.asarray(value)
    sizes = "x".join(map(str, array.shape)) if array.ndim else "-"
    return f"{TYPES[array.dtype.name]}:{sizes}:{array.tobytes(order='F').hex()}"


def _read(text: str) -> np.ndarray | str:
    if text.startswith("error "):
        return text[6:]
    type, sizes, data = text.split(":")
    name = next(key for key, julia in TYPES.items() if julia == type)
    shape = () if sizes == "-" else tuple(map(int, sizes.split("x")))
    return np.frombuffer(bytes.fromhex(data), name).reshape(shape, order="F")


def _native(cases: list[Case], ours: list[np.ndarray | str], folder: Path) -> list[np.ndarray | str]:
    """What Julia answers. It interprets what raises here: see start_flags in langs/julia/toolchain.py."""
    answers: dict[int, np.ndarray | str] = {}
    (folder / "run.jl").write_text(_RUNNER)
    for raising, flags in ((False, ["-O1"]), (True, ["--compile=min"])):
        chosen = [number for number in range(len(cases)) if isinstance(ours[number], str) == raising]
        while chosen:
            lines = [" ".join([cases[number][0], *map(_text, cases[number][1])]) for number in chosen]
            (folder / "cases").write_text("\n".join(lines))
            command = [*find_julia().command, "--startup-file=no", *flags, folder / "run.jl", PROGRAM, folder / "cases"]
            done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
            found = [_read(answer) for answer in done.stdout.splitlines()]
            # What the interpreter calls is compiled all the same, and may end the process.
            assert len(found) == len(chosen) or raising, f"Julia died of {lines[len(found)][:200]}\n{done.stderr}"
            answers.update(zip(chosen, [*found, ""], strict=False))
            chosen = chosen[len(found) + 1 :]
    return [answers[number] for number in range(len(cases))]


def _ours(function: Callable[..., object], given: tuple[object, ...]) -> np.ndarray | str:
    try:
        return np.asarray(function(*given))
    except pad.NativeError as error:
        return str(error)


def _differs(native: np.ndarray | str, ours: np.ndarray | str, tolerance: float) -> bool:
    if isinstance(native, str) or isinstance(ours, str):
        return not (isinstance(native, str) and isinstance(ours, str) and native in ours)
    if native.ndim == 0:
        ours = ours.astype(native.dtype)  # Python's numbers are doubles
    if native.shape != ours.shape or native.dtype != ours.dtype:
        return True
    if native.dtype.kind != "f":
        return native.tobytes() != ours.tobytes()
    known = ~np.isnan(native)
    if (known == np.isnan(ours)).any():
        return True
    if tolerance == 0:
        return native[known].tobytes() != ours[known].tobytes()
    finite = np.isfinite(native)
    scale = np.abs(native[finite]).max(initial=0)
    kind = np.finfo(native.dtype)
    near = np.abs(native[finite] - ours[finite]) <= tolerance * max(kind.eps * scale, 4 * kind.smallest_subnormal)
    return not near.all() or (native[~finite & known] != ours[~finite & known]).any()


SPECIAL = (0.0, -0.0, np.inf, -np.inf, np.nan, 1e300, 5e-324, -5e-324, 1.0, -1.0, 1e-310)


def _vectors(type: str) -> Iterator[np.ndarray]:
    random = np.random.default_rng(3)
    for n in (0, 1, 2, 3, 15, 16, 17, 31, 32, 127, 128, 129, 300):
        yield random.standard_normal(n).astype(type)
    with np.errstate(over="ignore"):
        for values in [
            *itertools.product((0.0, -0.0), repeat=2),
            *itertools.combinations((np.inf, -np.inf, np.nan, 1.0, 1e300, 5e-324), 2),
        ]:
            yield np.array(values).astype(type)
        for values in itertools.permutations((0.0, -0.0, np.inf, np.nan), 2):
            x = -np.abs(random.standard_normal(300)).astype(type)
            x[[5, 200]] = values
            yield x
        yield from (np.array(scale * random.standard_normal(n)).astype(type) for scale in (1e-30, 1e25, 1e300, 1e-300) for n in (5, 40))
    yield np.zeros(4, type)
    yield -np.zeros(40, type)


def _reductions() -> Iterator[Case]:
    for type in ("float64", "float32"):
        for x in _vectors(type):
            # Below 16 elements Base adds one after another; above, @simd adds in the order that suits the processor.
            order = 0.0 if x.size < 16 else 60.0
            for name in ("total", "total_of", "squares", "product_of"):
                yield name, (x,), order
            for name in ("largest", "smallest", "running", "running_product", "running_largest", "order", "order_down", "plain_copy"):
                yield name, (x,), 0.0
            # BLAS from 32 elements on.
            for name in ("length_of", "length_of_parts"):
                yield name, (x,), 0.0 if x.size < 32 else 60.0
        # Sums that are exact come out whatever the order; long ones are as good as pairwise ones.
        for n in (1000, 1024, 1025, 2048, 4097, 20000):
            yield "total", (np.arange(n).astype(type) % 7,), 0.0
            yield "total", (np.full(n, 0.1, type),), 12.0
            yield "running", (np.full(n, 0.1, type),), 0.0
    for n in (1, 2, 20, 2000):
        whole = np.arange(n) ** 2 % 31 - 9
        for name in ("total", "largest", "smallest", "running", "running_product", "order", "plain_copy"):
            yield name, (whole,), 0.0


def _dimensions() -> Iterator[Case]:
    random = np.random.default_rng(4)
    for type in ("float64", "float32"):
        for shape in ((0, 0), (0, 3), (3, 0), (1, 1), (1, 5), (5, 1), (3, 4), (15, 2), (2, 17)):
            for special in (None, np.nan, np.inf, -0.0):
                A = np.asfortranarray(random.standard_normal(shape).astype(type))
                if special is not None and A.size:
                    A[-1, :] = special
                for d in (1, 2, 3):
                    for name in ("largest_along", "smallest_along"):
                        yield name, (A, d), 0.0
                    for name in ("columns", "products"):
                        yield name, (A, d), 0.0 if shape[0] < 16 and d > 1 else 40.0


def _matrices() -> Iterator[Case]:
    random = np.random.default_rng(5)
    triangles = (np.tril, np.triu, lambda A: np.triu(np.tril(A)))
    for type in ("float64", "float32"):
        made = [np.asfortranarray(random.standard_normal((n, n)).astype(type)) for n in (1, 2, 3, 4, 7)]
        made += [np.array(v).astype(type).reshape(2, 2, order="F") for v in itertools.product((0.0, -0.0, -1.5), repeat=4)]
        for A in made:
            n = len(A)
            finite = bool(np.isfinite(A).all())
            # Base multiplies matrices of two and three rows itself.
            yield "times", (A, A[::-1].copy(order="F")), 0.0 if n in (2, 3) else 20.0
            if finite:
                yield "times", (A, A[0].copy()), 20.0
                yield "determined", (A,), 1e3
            if finite and n != 2:
                yield "solved", (A, A[0].copy()), 1e4
                yield "solved", (A, A), 1e4
                yield "inverted", (A,), 1e4
        for n, triangle in itertools.product((1, 2, 3, 5), triangles):
            A = np.asfortranarray(triangle(random.standard_normal((n, n))).astype(type))
            # The product of the diagonal.
            yield "determined", (A,), 0.0
            yield "solved", (A, A[0].copy()), 1e4
            yield "inverted", (A,), 1e4
            for k in range(n):
                B = A.copy(order="F")
                B[k, k] = 0
                yield "determined", (B,), 0.0
                if n == 3:
                    yield "solved", (B, A[0].copy()), 0.0
        for m, n in ((5, 2), (2, 5), (4, 3), (3, 1), (1, 3), (6, 4), (4, 6)):
            A = np.asfortranarray(random.standard_normal((m, n)).astype(type))
            dependent = A.copy(order="F")
            dependent[:, -1] = 2 * dependent[:, 0] if n > 1 else 0
            twice = A.copy(order="F")
            twice[-1] = twice[0]
            for B in (A, dependent, twice, np.zeros_like(A), np.asfortranarray(A * np.array(1e-30).astype(type))):
                yield "solved", (B, np.arange(1.0, m + 1).astype(type)), 1e4
                yield "solved", (B, np.asfortranarray(np.outer(np.arange(1.0, m + 1), [1, -2])).astype(type)), 1e4
        a, b = (
            np.asfortranarray(random.standard_normal((2, 3)).astype(type)),
            np.asfortranarray(random.standard_normal((2, 3)).astype(type)),
        )
        for name in ("beside", "below"):
            yield name, (a, b), 0.0
        yield "inner", (a[0].copy(), b[0].copy()), 4.0
        yield "inner", (a[0].copy(), b[0, :2].copy()), 0.0
        yield "times", (a, b), 0.0
        yield "solved", (a, b[0].copy()), 0.0
        yield "inverted", (a,), 0.0
        yield "literal", (a[0].copy(),), 0.0
    x = np.array([0.3, 0.4])
    yield "copied_gaps", (x,), 0.0
    yield "copied_numbers", (x,), 0.0


_FUNCTIONS = re.findall(r":(\w+)", PROGRAM.read_text().split("for name in (", 1)[1].split(")", 1)[0])


def _functions() -> Iterator[Case]:
    ordinary = (0.3, -0.7, 1.5, 2.0, 30.0, -40.0, 1e5, 3e9, -1e17, 1e22, 0.25, 0.5, 0.75, 700.0, 1e-5)
    with np.errstate(over="ignore"):
        for type in (np.float64, np.float32):
            for name in _FUNCTIONS:
                # Julia 1.5 turns what is no angle into one.
                for value in SPECIAL if name != "mod2pi" else [x for x in SPECIAL if np.isfinite(type(x))]:
                    # What is zero, infinite or no number is so exactly.
                    yield f"{name}_of", (type(value),), 2.0
                for value in ordinary:
                    yield f"{name}_of", (type(value),), 4.0
            for x, y in itertools.product((*SPECIAL, 0.3, -2.0, 3.0, 2.5), repeat=2):
                for name in ("atan_of", "hypot_of", "power"):
                    yield name, (type(x), type(y)), 2.0
                for name in ("copysign_of", "flipsign_of"):
                    yield name, (type(x), type(y)), 0.0
            for x, n in itertools.product((*SPECIAL, 0.3, -2.0, 3.0), (-10000, -1080, -3, -2, -1, 0, 1, 2, 3, 7, 100, 3000, 2**60)):
                yield "ldexp_of", (type(x), n), 0.0
                yield "power", (type(x), n), 8.0
    for n in range(5):
        yield "hashed", (n,), 0.0
        yield "in_order", (float(n),), 0.0


@pytest.mark.parametrize("cases", [_reductions, _dimensions, _matrices, _functions], ids=lambda f: f.__name__[1:])
def test_same_as_base(cases: Callable[[], Iterator[Case]], needs: Callable[..., None], tmp_path: Path) -> None:
    needs("julia")
    made = list(cases())
    program = pad.load(PROGRAM)
    ours = [_ours(program[name], given) for name, given, _ in made]
    wrong = [
        f"{name}{given}: Julia {native!r}, here {here!r}"
        for (name, given, tolerance), native, here in zip(made, _native(made, ours, tmp_path), ours, strict=True)
        if _differs(native, here, tolerance)
    ]
    assert not wrong, "\n".join([f"{len(wrong)} of {len(made)}", *wrong[:40]])
