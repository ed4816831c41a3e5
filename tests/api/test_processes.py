"""Functions and derivatives in other processes: pickled, forked, and errors on their way back."""

from __future__ import annotations

import copy
import inspect
import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

PROGRAM = """
static double level = 1;
void set_level(double v) { level = v; }
double scaled(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += level * x[i] * x[i] * x[0]; return s; }
double text(double x) { union { double d; long l; } u; u.d = x; return (double)(u.l * 3 & 0xffff); }
"""
X = np.array([0.5, 1.5])


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(PROGRAM, "c")


def derivatives(lib: pad.Library) -> list[Any]:
    f = lib.scaled
    jacobian = pad.jacrev(pad.grad(f))
    return [f, pad.grad(f), pad.value_and_grad(f), pad.jacfwd(f), pad.hessian(f), jacobian, pad.hessian(f, mode="rev-over-fwd")]


def same(found: Any, wanted: Any) -> None:
    assert type(found) is type(wanted)
    for one, other in zip(found, wanted, strict=True) if isinstance(wanted, tuple) else [(found, wanted)]:
        np.testing.assert_array_equal(one, other)


def test_pickled(lib: pad.Library, tmp_path: Path) -> None:
    """Here, and in a process that has only the same cache."""
    functions = derivatives(lib)
    values = [function(X, 2) for function in functions]
    again = pickle.loads(pickle.dumps(functions))
    for function, value in zip(again, values, strict=True):
        same(function(X, 2), value)
    pushed = pickle.loads(pickle.dumps(pad.pushforward(lib.scaled)))
    assert pushed(X, 2, X) == pad.jvp(lib.scaled, (X, 2), (X,))
    (tmp_path / "functions").write_bytes(pickle.dumps((functions, X)))
    script = """
import pickle, sys, numpy as np
functions, x = pickle.load(open(sys.argv[1], "rb"))
sys.stdout.buffer.write(pickle.dumps([function(x, 2) for function in functions]))
"""
    done = subprocess.run([sys.executable, "-c", script, tmp_path / "functions"], capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()
    for found, value in zip(pickle.loads(done.stdout), values, strict=True):
        same(found, value)


def test_pickled_programs_share_their_variables(lib: pad.Library) -> None:
    again = pickle.loads(pickle.dumps(lib))
    assert list(again) == list(lib)
    lib.set_level(3.0)
    assert again.scaled(X, 2) == lib.scaled(X, 2)
    lib.set_level(1.0)


def test_what_cannot_be_pickled(lib: pad.Library) -> None:
    _, pullback = pad.vjp(lib.scaled, X, 2)
    _, of_derivative = pad.vjp(pad.pushforward(lib.scaled), X, 2, X)
    _, in_place = pad.autodiff_split(lib.scaled, pad.Duplicated(X, np.zeros(2)), pad.Const(2))
    for held in (pullback, of_derivative, in_place):
        with pytest.raises(TypeError, match="native memory"):
            pickle.dumps(held)
    own = pad.compile("double f(double x) { return x * x; }", "c")
    pad.inactive(own.f)
    with pytest.raises(TypeError, match="rules"):
        pickle.dumps(own.f)


def test_a_pickled_function_that_is_not_here(lib: pad.Library) -> None:
    text = pickle.dumps(lib.scaled).replace(lib.scaled.program.key.encode(), b"0" * len(lib.scaled.program.key))
    with pytest.raises(pad.Error, match="not in the cache"):
        pickle.loads(text)


def test_copies(lib: pad.Library) -> None:
    assert copy.deepcopy(lib.scaled) is lib.scaled
    np.testing.assert_array_equal(copy.deepcopy(pad.grad(lib.scaled))(X, 2), pad.grad(lib.scaled)(X, 2))
    assert copy.deepcopy({"f": lib}, {})["f"].scaled(X, 2) == lib.scaled(X, 2)


def test_errors_cross_processes(lib: pad.Library) -> None:
    with pytest.raises(pad.DifferentiationError) as raised:
        pad.grad(lib.text)(0.5)
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value)
    assert (again.code, again.location) == (raised.value.code, raised.value.location)
    assert str(pickle.loads(pickle.dumps(pad.NativeError("a")))) == "a"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_child_that_is_forked_while_a_thread_compiles(lib: pad.Library) -> None:
    compiling = threading.Event()

    def work() -> None:
        for number in range(2):
            compiling.set()
            made = pad.compile(f"double f(double x) {{ return x * {number}.25; }}", "c")
            pad.grad(made.f)(1.0)

    thread = threading.Thread(target=work)
    thread.start()
    compiling.wait()
    child = os.fork()
    if child == 0:
        import signal

        signal.alarm(60)
        made = pad.compile("double f(double x) { return x * 7; }", "c")
        os._exit(0 if pad.grad(made.f)(1.0) == 7 and pad.grad(lib.scaled)(X, 2).size == 2 else 1)
    _, status = os.waitpid(child, 0)
    thread.join()
    assert status == 0


def test_signatures_are_pythons(lib: pad.Library) -> None:
    assert str(inspect.signature(lib.scaled)) == "(x, n)"
    assert "A derivative of" in str(pad.hessian(lib.scaled).__doc__)


def test_derivatives_follow_rules_that_are_stated_later() -> None:
    own = pad.compile("__attribute__((noinline)) double g(double x) { return x * x; } double f(double x) { return g(x) + x; }", "c")
    gradient, second = pad.grad(own.f), pad.grad(pad.grad(own.f))
    pushed = pad.pushforward(own.f)

    def in_place() -> Any:
        return pad.autodiff(pad.Reverse, own.f, pad.Active(3.0))[0]

    assert (gradient(3.0), second(3.0), in_place(), pushed(3.0, 1.0)[1]) == (7.0, 2.0, 7.0, 7.0)
    pad.inactive(own.g)
    assert (gradient(3.0), second(3.0), in_place(), pushed(3.0, 1.0)[1]) == (1.0, 0.0, 1.0, 1.0)
