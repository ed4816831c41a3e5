"""`implicit`: derivatives of what a solver finds, by the implicit function theorem.

Where x solves r(x, p) = 0, its derivative with respect to p is -(dr/dx)^-1 dr/dp: one linear solve instead of all iterations (A. Griewank,
A. Walther, "Evaluating Derivatives", 2nd ed. 2008, section 15.3; B. Christianson, "Reverse accumulation and attractive fixed points",
1994).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Literal

import numpy as np

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.custom.python import PythonRule
from polyglot_ad.custom.stated import Stated
from polyglot_ad.errors import ArgumentError, CertificationError
from polyglot_ad.functions.function import Function

from .custom import Rule
from .forward import jvp
from .jacobians import jacobian
from .pullbacks import vjp
from .selection import as_function, written_reals

Array = np.ndarray[Any, Any]
Linear = Literal["dense", "sparse", "krylov"]


def implicit(
    solver: Function,
    residual: Function | None = None,
    *,
    fixed_point: Function | None = None,
    unknown: str | None = None,
    without: Sequence[str] = (),
    shapes: Mapping[str, Any] | None = None,
    linear: Linear = "dense",
    tolerance: float = 1e-6,
) -> Rule:
    """State that `solver` solves an equation, and is to be differentiated by it: wherever the program calls it, derivatives made from now
    on cost one linear solve, not all its iterations. (Those of the iterations themselves: `rule.remove()`.)

    `residual`: a function of a library, r(x, p, …), whose one output, an array like x, is zero at the solution; or `fixed_point`: g(x, p,
    …), which gives x there. `unknown`: the parameter of it that is x; by default that with the name of the array that `solver` writes. Its
    other parameters have the names of the solver's. `shapes` of the solver's arrays where C does not tell: {"x": "n"}.

    `linear`: how dr/dx is solved with: "dense", "sparse" (`jacobian(…, sparse=True)` and SciPy's LU), "krylov" (GMRES on products with it).
    Where x is not a solution (the next step of Newton's method is larger than `tolerance` (1 + |x|)), that is a `CertificationError`.
    The derivative is with respect to everything that both functions take by the same name. `without`: real arguments of the solver that the
    solution does not depend on (where to begin, how exactly to solve); others are an error. First derivatives only.
    """
    equation = residual if residual is not None else fixed_point
    if equation is None or (residual is not None and fixed_point is not None):
        raise ArgumentError("implicit: give a residual, or a fixed_point")
    if linear not in ("dense", "sparse", "krylov"):
        raise ArgumentError(f"implicit: linear must be 'dense', 'sparse' or 'krylov', got {linear!r}")
    solver, equation = as_function(solver, "implicit"), as_function(equation, "implicit")
    how = _Equation(solver, equation, fixed_point is not None, unknown, without, linear, tolerance)
    python = PythonRule(solver.signature, how.tangent, how.gradients, how.kept, shapes or {}, after=True)
    stated = Stated(solver.signature.symbol, python=python)
    solver.program.rules.add(stated)
    return Rule(solver.program.rules, stated)


class _Equation:
    def __init__(
        self, solver: Function, function: Function, fixed: bool, unknown: str | None, without: Sequence[str], linear: Linear,
        tolerance: float,
    ) -> None:  # fmt: skip
        self.function, self.fixed, self.linear, self.tolerance = function, fixed, linear, tolerance
        self.name = f"implicit({solver.__name__}, {function.__name__})"
        names = [parameter.name for parameter in solver.visible]
        written = written_reals(solver.signature)
        returns = solver.signature.result.kind != "none"
        if len(written) + returns != 1:
            raise ArgumentError(f"{self.name}: the solver must have one output, an array or a number, which is the solution")
        self.solution = len(names) if returns else written[0]
        """Where the solution stands among what the rule is given."""
        own = unknown if unknown is not None else "" if returns else names[self.solution]
        at = [k for k, parameter in enumerate(function.visible) if parameter.name == own]
        if not at:
            raise ArgumentError(f"{self.name}: say which parameter of {function.__name__} is the solution: unknown=…")
        (self.unknown,) = at
        outputs = written_reals(function.signature)
        self.output = outputs[0] if len(outputs) == 1 and function.signature.result.kind == "none" else None
        if self.output is None and (outputs or function.signature.result.kind != "scalar"):
            raise ArgumentError(f"{self.name}: {function.__name__} must have one output, as many numbers as the solution has")
        self.sources: list[int | None] = []
        for k, parameter in enumerate(function.visible):
            if k in (self.unknown, self.output):
                self.sources.append(None)
            elif parameter.name in names and names.index(parameter.name) != self.solution:
                self.sources.append(names.index(parameter.name))
            else:
                raise ArgumentError(f"{self.name}: the solver has no argument '{parameter.name}', which {function.__name__} takes")
        self._require_all_shared(solver, without)
        self._jacobian = jacobian(function, self.unknown, sparse=linear == "sparse")
        self._count = len(names)
        self._real = {
            k for k, p in enumerate(function.visible)
            if self.sources[k] is not None and not is_written(p) and isinstance(p.dtype, str) and numpy_dtype(p.dtype).kind == "f"
        }  # fmt: skip

    def _require_all_shared(self, solver: Function, without: Sequence[str]) -> None:
        """A number that only the solver takes would have no derivative: somebody must have said so."""
        names = [parameter.name for parameter in solver.visible]
        for name in without:
            if name not in names:
                raise ArgumentError(f"{self.name}: the solver has no argument '{name}' to be without derivative")
        for k, parameter in enumerate(solver.visible):
            if k != self.solution and k not in self.sources and differentiable(parameter) and parameter.name not in without:
                raise ArgumentError(
                    f"{self.name}: {self.function.__name__} does not take '{parameter.name}': if the solution does not depend on it, say "
                    f"without=['{parameter.name}']"
                )

    # --- the rule

    def kept(self, args: Sequence[Any]) -> _Solution:
        return _Solution(self, args)

    def tangent(self, args: Sequence[Any], tangents: Sequence[Any]) -> Any:
        solution = _Solution(self, args)
        along = [None] * len(self.sources)
        for k in self._real:
            source = self.sources[k]
            assert source is not None
            along[k] = tangents[source]
        moved = np.asarray(jvp(self.function, solution.point, along)[1])
        return solution.like_x(-solution.solve(moved.ravel()))

    def gradients(self, solution: _Solution, cotangent: Any) -> tuple[Any, ...]:
        adjoint = -solution.solve(np.asarray(cotangent, float).ravel(), transposed=True)
        found = vjp(self.function, *solution.point)[1](solution.like_output(adjoint))
        gradients = found if isinstance(found, tuple) else (found,)
        each: list[Any] = [None] * self._count
        for k in self._real:
            source = self.sources[k]
            assert source is not None
            each[source] = gradients[k]
        return tuple(each)


class _Solution:
    """An equation at what the solver found, with its matrix made once."""

    def __init__(self, equation: _Equation, args: Sequence[Any]) -> None:
        self.equation = equation
        self.x = args[equation.solution]
        function = equation.function
        self.point: list[Any] = []
        for k, source in enumerate(equation.sources):
            if source is not None:
                self.point.append(args[source])
            elif k == equation.unknown:
                array = function.visible[k].kind == "array"
                self.point.append(np.array(self.x).reshape(np.shape(self.x) or (1,)) if array else float(np.ravel(self.x)[0]))
            else:
                self.point.append(np.zeros(np.shape(self.x) or (1,), numpy_dtype(function.visible[k].dtype)))
        self._solve = self._solver()
        self._require_solved()

    def like_x(self, values: Array) -> Any:
        return values.reshape(np.shape(self.x)) if np.ndim(self.x) else float(values[0])

    def like_output(self, values: Array) -> Any:
        output = self.equation.output
        return float(values[0]) if output is None else values.reshape(self.point[output].shape).astype(self.point[output].dtype)

    def solve(self, vector: Array, transposed: bool = False) -> Array:
        found = np.asarray(self._solve(vector, transposed))
        if not np.all(np.isfinite(found)):
            raise CertificationError(f"{self.equation.name}: the derivative with respect to the solution is singular there")
        return found

    def _require_solved(self) -> None:
        """By the step that Newton's method would make from here, which is the error of x."""
        equation = self.equation
        arguments = [value.copy() if isinstance(value, np.ndarray) else value for value in self.point]
        returned = equation.function(*arguments)
        value = np.asarray(returned if equation.output is None else arguments[equation.output], float).ravel()
        rest = value - np.ravel(self.x) if equation.fixed else value
        step = np.linalg.norm(self.solve(rest))
        if not step <= equation.tolerance * (1 + np.linalg.norm(np.ravel(self.x))):
            raise CertificationError(
                f"{equation.name}: the solver's result is no solution: Newton's method would move it by {step:.3g} "
                f"(tolerance {equation.tolerance:g}); solve more exactly, or differentiate the iterations (rule.remove())"
            )

    def _solver(self) -> Callable[[Array, bool], Array]:
        equation, size = self.equation, np.size(self.x)
        if equation.linear == "krylov":
            return self._krylov(size)
        matrix = equation._jacobian(*self.point)
        if equation.linear == "sparse":
            sparse, factor = import_module("scipy.sparse"), import_module("scipy.sparse.linalg").splu
            lu = factor((matrix - sparse.eye_array(size) if equation.fixed else matrix).tocsc())
            return lambda vector, transposed: lu.solve(vector, "T" if transposed else "N")
        dense = np.asarray(matrix, float).reshape(size, size) - (np.eye(size) if equation.fixed else 0)

        def solve(vector: Array, transposed: bool) -> Array:
            try:
                found: Array = np.linalg.solve(dense.T if transposed else dense, vector)
            except np.linalg.LinAlgError:
                found = np.full(size, np.nan)
            return found

        return solve

    def _krylov(self, size: int) -> Callable[[Array, bool], Array]:
        equation, linalg = self.equation, import_module("scipy.sparse.linalg")
        alone: list[Any] = [None] * len(equation.sources)

        def forward(vector: Array) -> Array:
            alone[equation.unknown] = np.reshape(vector, np.shape(self.point[equation.unknown])) if np.ndim(self.x) else float(vector[0])
            found = np.asarray(jvp(equation.function, self.point, alone)[1]).ravel()
            return found - vector.ravel() if equation.fixed else found

        pulls: list[Callable[..., Any]] = []

        def reverse(vector: Array) -> Array:
            if not pulls:
                pulls.append(vjp(equation.function, *self.point)[1])
            gradients = pulls[0](self.like_output(vector))
            found = np.asarray(gradients[equation.unknown] if isinstance(gradients, tuple) else gradients).ravel()
            return found - vector.ravel() if equation.fixed else found

        operators = {flag: linalg.LinearOperator((size, size), matvec=product) for flag, product in ((False, forward), (True, reverse))}

        def solve(vector: Array, transposed: bool) -> Array:
            found, failed = linalg.gmres(operators[transposed], vector, rtol=1e-12, atol=0.0, restart=min(size, 100), maxiter=size)
            return np.full(size, np.nan) if failed else np.asarray(found)

        return solve
