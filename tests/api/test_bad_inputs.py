"""Bad input, each in a process of its own: a clear exception that names the argument, and never a crash."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
double dot(const double *x, const double *y, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * y[i]; return s; }
void axpy(double *restrict y, double a, const double *restrict x, int n) { for (int i = 0; i < n; i++) y[i] += a * x[i]; }
double trace(const double a[3][3]) { return a[0][0] + a[1][1] + a[2][2]; }
struct point { double x; int tag; };
double get(struct point p) { return p.x * p.tag; }
int sum8(const signed char *b, int n) { int s = 0; for (int i = 0; i < n; i++) s += b[i]; return s; }
"""

CASES = {
    "wrong dtype": ("lib.dot(x.astype('f4'), x, 3)", "'x'", "float64"),
    "integers for floats": ("lib.dot(np.arange(3), x, 3)", "'x'", "int64"),
    "other byte order": ("lib.dot(x.astype('>f8'), x, 3)", "'x'", ">f8"),
    "complex for real": ("lib.dot(x.astype(complex), x, 3)", "'x'", "complex128"),
    "not contiguous": ("lib.dot(np.zeros(6)[::2], x, 3)", "'x'", "np.ascontiguousarray"),
    "Fortran order": ("lib.trace(np.arange(9.0).reshape(3, 3).T)", "'a'", "np.ascontiguousarray"),
    "wrong shape": ("lib.trace(np.zeros((3, 2)))", "'a'", "axis 1"),
    "too few dimensions": ("lib.trace(np.zeros(9))", "'a'", "1 dimensions"),
    "too short": ("lib.dot(x, np.ones(2), 3)", "'y'", "uses 3 elements"),
    "too short to write": ("lib.axpy(np.zeros(2), 1.0, x, 3)", "'y'", "uses 3 elements"),
    "grad: too short": ("pad.grad(lib.dot)(x, x, 4)", "'x'", "uses 4 elements"),
    "jvp: too short": ("pad.jvp(lib.axpy, (x, 1.0, np.ones(2), 3), (None, 1.0, None))", "'x'", "uses 3 elements"),
    "None": ("lib.dot(None, x, 3)", "'x'", "None"),
    "None for a number": ("lib.axpy(x, None, x.copy(), 3)", "'a'", "None"),
    "a string": ("lib.dot('abc', x, 3)", "'x'", "str"),
    "an object": ("lib.dot(object(), x, 3)", "'x'", "object"),
    "integers that do not fit": ("lib.sum8([1, 2, 300], 3)", "'b'", "int8"),
    "an integer that does not fit a record": ("lib.get({'x': 1.0, 'tag': 2**40})", "'p'", "tag"),
    "argnums without an order": ("pad.grad(lib.dot, {0, 1})", "argnums", "sequence"),
    "a float for an integer": ("lib.dot(x, x, 3.0)", "'n'", "not truncated"),
    "an integer too large": ("lib.dot(x, x, 2**31)", "'n'", "2147483647"),
    "a string for a number": ("lib.axpy(x, '2', x.copy(), 3)", "'a'", "str"),
    "an array for a number": ("lib.axpy(x, np.ones(2), x.copy(), 3)", "'a'", "real number"),
    "read-only output": ("x.flags.writeable = False; lib.axpy(x, 1.0, np.ones(3), 3)", "'y'", "read-only"),
    "a list as output": ("lib.axpy([0.0], 1.0, x, 1)", "'y'", "writes"),
    "overlap": ("lib.axpy(x, 1.0, x, 3)", "'y' and 'x'", "overlap"),
    "partial overlap": ("z = np.zeros(4); lib.axpy(z[1:], 1.0, z[:3], 3)", "'y' and 'x'", "overlap"),
    "misaligned": ("lib.dot(np.frombuffer(bytes(25), 'f8', 3, 1), x, 3)", "'x'", "aligned"),
    "masked": ("lib.dot(np.ma.array([1.0, 2.0], mask=[0, 1]), x, 2)", "'x'", "mask"),
    "too few arguments": ("lib.dot(x, x)", "'n'", "missing"),
    "too many arguments": ("lib.dot(x, x, 3, 4)", "4 arguments", "takes 3"),
    "unknown keyword": ("lib.dot(x, x, m=3)", "'m'", "x, y, n"),
    "argument given twice": ("lib.dot(x, x, 3, n=3)", "4 arguments|'n'", "takes|twice"),
    "record with a missing field": ("lib.get({'x': 1.0})", "'p'", "fields"),
    "record of the wrong type": ("lib.get(np.zeros((), [('x', 'f4'), ('tag', 'i4')]))", "'p'", "record"),
    "record laid out otherwise": ("lib.get(np.zeros((), [('x', 'f8'), ('tag', 'i4')]))", "'p'", "align=True"),
    "record with other names": ("lib.get(np.zeros(1, [('y', 'f8'), ('tag', 'i4')])[0])", "'p'", "fields"),
    "grad: wrong dtype": ("pad.grad(lib.dot)(x.astype('f4'), x, 3)", "'x'", "float64"),
    "grad: not contiguous": ("pad.grad(lib.dot)(np.zeros(6)[::2], x, 3)", "'x'", "np.ascontiguousarray"),
    "grad: None": ("pad.grad(lib.dot)(None, x, 3)", "'x'", "None"),
    "grad by an integer": ("pad.grad(lib.dot, argnums=2)", "'n'", "no derivative"),
    "grad of nothing": ("pad.grad(lib.axpy)(x, 1.0, x.copy(), 3)", "'y'", "one element"),
    "jvp: wrong tangent": ("pad.jvp(lib.dot, (x, x, 3), (np.ones(2), None))", "'x'", "shape"),
    "jvp: no tuple": ("pad.jvp(lib.dot, x, x)", "arguments", "tuple"),
    "vjp: wrong cotangent": ("pad.vjp(lib.dot, x, x, 3)[1]('a')", "cotangent", "float64"),
    "vjp: wrong cotangent array": ("pad.vjp(lib.axpy, x, 1.0, np.ones(3), 3)[1](np.ones(4))", "'y'", "shape"),
    "hessian: wrong dtype": ("pad.hessian(lib.dot)(x.astype('f4'), x, 3)", "'x'", "float64"),
}

SCRIPT = """
import faulthandler, sys
import numpy as np
import polyglot_ad as pad
faulthandler.enable()
lib = pad.compile({program!r}, "c")
x = np.array([1.0, 2.0, 3.0])
try:
    exec({statement!r})
except pad.ArgumentError as error:
    assert isinstance(error, (TypeError, ValueError))
    print(error)
else:
    sys.exit("nothing was raised")
"""


@pytest.mark.parametrize("case", CASES)
def test_bad_input(case: str) -> None:
    import re

    statement, name, reason = CASES[case]
    script = SCRIPT.format(program=PROGRAM, statement=statement)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(name, done.stdout), done.stdout
    assert re.search(reason, done.stdout), done.stdout
    assert "Fatal" not in done.stderr
