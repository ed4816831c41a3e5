"""Calls that stay calls: values and memory across them, recursion, function pointers, several results."""

from __future__ import annotations

import re

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.differentiate.reverse.tape_stack import MANY_TAPES

from .harness import Kernels, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8])

kernels = Kernels(program("calls"))
for name in ("scalars", "memory", "parts", "out_pointers", "integer_result", "pointer_result", "made_elsewhere", "freed_elsewhere",
             "recursion_over_array",
             "sorted", "by_table", "conditional_calls", "called_in_loop", "compared_addresses", "remembered_address",
             "two_layouts"):  # fmt: skip
    kernels.add(name, X, 7)
for name in ("twice", "half_active", "global_level", "by_argument", "calls_nothing", "own_names", "inactive_variadic"):
    kernels.add(name, 0.7)
kernels.add("recursion", 0.7, 6)
kernels.add("recursion", 0.7, 0, name="recursion, at once")
kernels.add("butterflies", np.append(X, 0.5), 8)
kernels.add("mutual", 0.7, 5)
kernels.add("tail_recursion", 0.7, 9)
kernels.add("quadrature", X, 1.4)
kernels.add("many_arguments", 0.7, 1.3)
kernels.add("guarded_nest", 0.7, 1.3)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_a_function_of_the_program_is_not_the_library_function_of_its_name() -> None:
    a = 0.7
    np.testing.assert_allclose(kernels.gradient("own_names").lanes[0][0], 3 * a**2 + 4 * a + 1 + 3 * a**2 + 2 * a)


def test_sorting_permutes_the_gradient() -> None:
    rank = np.argsort(np.argsort(X)) + 1
    np.testing.assert_allclose(kernels.gradient("sorted").lanes[0][0], 2 * rank * X)


def test_parameters_are_not_apart_from_what_the_tape_leads_to() -> None:
    """Of the reverse half of a held pullback, LLVM must not be told otherwise where the tape holds addresses."""
    text = kernels.batch.text_of(kernels.cases["remembered_address"], Mode("split"))
    found = re.search(r"^define internal [^@]*@remembered_address\.reverse\((.*?)\)", text, re.M)
    assert found is not None
    assert "noalias" not in found[1]


def test_tapes_of_many_functions() -> None:
    """So many that pushing and popping stay calls: each of the functions keeps what it overwrites."""
    count = MANY_TAPES + 6
    functions = [
        f"__attribute__((noinline)) static void g{k}(double *s, const double *x) {{ *s += x[{k}] * x[{k}] * *s; }}" for k in range(count)
    ]
    calls = " ".join(f"g{k}(&s, x);" for k in range(count))
    lib = pad.compile("\n".join([*functions, f"double f(const double *x) {{ double s = 1; {calls} return s; }}"]), language="c")
    x = np.linspace(-0.9, 0.9, count)
    np.testing.assert_allclose(pad.grad(lib.f)(x), np.prod(1 + x * x) * 2 * x / (1 + x * x), rtol=1e-12)
