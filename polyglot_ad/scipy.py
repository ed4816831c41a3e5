"""Functions and derivatives as SciPy's solvers take them.

p = pad.scipy.problem(lib.rosenbrock, n=4)
scipy.optimize.minimize(p.fun_and_jac, x0, jac=True, hessp=p.hessp, method="trust-ncg")
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from .api.composed import Composed, lifted
from .api.forward import pushforward
from .api.jacobians import hessian, jacfwd, jacobian, jacrev
from .api.reverse import grad, value_and_grad
from .api.selection import as_function, is_generic, outputs_of
from .bindings.dtypes import numpy_dtype
from .errors import ArgumentError
from .functions.function import Function

__all__ = ["Problem", "problem"]


def problem(function: Function, *, sparse: Any = False, **fixed: Any) -> Problem:
    """`function` with some arguments fixed by name, for SciPy: the others, in order, are what `fun` and its derivatives take. Derivatives
    are with respect to the last of them.

    For `minimize` that is `x`; for `least_squares` and `root` too, of a function whose one output is an array; for `solve_ivp` it is
    `t, y`. An array that the function writes its output to is fixed: it is not changed, `fun` gives a new one.

    `sparse`: Jacobians and Hessians are `scipy.sparse.csr_array`s, as `pad.jacobian(f, sparse=...)` and `pad.hessian(f, sparse=...)` make
    them; for `solve_ivp`, `least_squares`, `root` and `minimize(method="trust-constr")`.
    """
    if is_generic(function):
        raise ArgumentError("pad.scipy.problem: which function this is depends on the call; take a method of concrete types")
    return Problem(as_function(function, "pad.scipy.problem"), fixed, sparse)


class Problem:
    """See `problem`."""

    def __init__(self, function: Function, fixed: dict[str, Any], sparse: Any = False) -> None:
        self.function = function
        self.sparse = sparse
        self.names = list(function.structures.arguments)
        for name in fixed:
            function.position(function.structures.members(name)[0])
        self.fixed = fixed
        self.free = [name for name in self.names if name not in fixed]
        if not self.free:
            raise ArgumentError(f"pad.scipy.problem: all arguments of {function.__name__} are fixed")
        outputs = outputs_of(function.signature)
        if len(outputs) != 1:
            raise ArgumentError(f"pad.scipy.problem: {function.__name__} must have one output, it has: {', '.join(outputs) or 'none'}")
        self.wrt = self.free[-1]
        parameter = function.signature.parameters[function.position(self.wrt)]
        self._dtype = numpy_dtype(parameter.dtype)
        self._array = parameter.kind == "array"
        result = function.signature.result
        self.scalar = result.kind == "scalar"
        """Whether the output is a number."""

    def fun(self, *free: Any) -> Any:
        """The output."""
        if self.scalar:
            return self.function(*self._all(free))
        return np.atleast_1d(self._value(*self._all(free)))

    def fun_and_jac(self, *free: Any) -> tuple[Any, Any]:
        """The number and its gradient, of one run: `minimize(p.fun_and_jac, x0, jac=True)`."""
        value, gradient = self._value_and_grad(*self._all(free))
        return value, gradient

    def jac(self, *free: Any) -> Any:
        """The gradient of a number, the Jacobian of an array: by reverse mode where it has no more rows than columns."""
        args = self._all(free)
        if self.scalar:
            return self._grad(*args)
        if self.sparse is not False:
            return self._sparse_jacobian(*args)
        rows = self.fun(*free).size
        found = np.asarray((self._jacrev if rows < np.size(free[-1]) else self._jacfwd)(*args))
        return found.reshape(rows, -1)

    def hess(self, *free: Any) -> Any:
        """The Hessian of a number."""
        return self._hessian(*self._all(free))

    def hessp(self, *free_and_p: Any) -> Any:
        """The Hessian of a number times a vector, which comes last."""
        *free, p = free_and_p
        return self._hvp(*self._all(free), np.asarray(p, self._dtype))[1]

    def _all(self, free: Any) -> list[Any]:
        if len(free) != len(self.free):
            raise ArgumentError(f"{self!r}: it takes {', '.join(self.free)}, got {len(free)} arguments")
        values = dict(zip(self.free, free, strict=True))
        if self._array:
            values[self.wrt] = self._vector(values[self.wrt])
        return [self.fixed[name] if name in self.fixed else values[name] for name in self.names]

    def _vector(self, value: Any) -> Any:
        """What a solver iterates on, in the parameter's dtype."""
        return np.ascontiguousarray(value, self._dtype)

    @cached_property
    def _value(self) -> Composed:
        return lifted(self.function)

    @cached_property
    def _grad(self) -> Callable[..., Any]:
        return grad(self.function, self.wrt)

    @cached_property
    def _value_and_grad(self) -> Callable[..., Any]:
        return value_and_grad(self.function, self.wrt)

    @cached_property
    def _jacfwd(self) -> Callable[..., Any]:
        return jacfwd(self.function, self.wrt)

    @cached_property
    def _jacrev(self) -> Callable[..., Any]:
        return jacrev(self.function, self.wrt)

    @cached_property
    def _sparse_jacobian(self) -> Callable[..., Any]:
        return jacobian(self.function, self.wrt, sparse=self.sparse)

    @cached_property
    def _hessian(self) -> Callable[..., Any]:
        found: Callable[..., Any] = hessian(self.function, self.wrt, sparse=self.sparse)
        return found

    @cached_property
    def _hvp(self) -> Callable[..., Any]:
        return pushforward(grad(self.function, self.wrt), self.wrt)

    def __repr__(self) -> str:
        return f"<problem {self.function.__name__}({', '.join(self.free)})>"
