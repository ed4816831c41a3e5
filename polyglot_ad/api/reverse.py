"""Reverse mode on values: `grad`, `value_and_grad`, `pullback`; `vjp` is in `pullbacks`."""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from polyglot_ad.bindings.derivative import Seed, differentiable_outputs
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import variable
from polyglot_ad.bindings.request import is_written
from polyglot_ad.budget import Loops, Memory
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.functions.native_function import entry_pointer
from polyglot_ad.programs.levels import Level
from polyglot_ad.schedule import Schedule

from . import calls
from .composed import Composed, is_number, pulled, require_real, require_real_outputs, rows, seeded, tower, words
from .lifting import Late, transformed, where_of
from .partials import of_partials
from .selection import Argnums, as_function, chosen, deferred, is_generic, positions, scalar_output, written_reals

if TYPE_CHECKING:
    from polyglot_ad.explain import Explanation


class Gradient:
    """The gradient of a function's one scalar output, as a function of the same arguments."""

    def __init__(
        self, function: Function, argnums: Argnums, with_value: bool, has_aux: bool = False, holomorphic: bool = False
    ) -> None:  # fmt: skip
        self.transform = "value_and_grad" if with_value else "grad"
        self.function = function
        self.has_aux = has_aux
        self.holomorphic = holomorphic
        self.where = positions(function, argnums, self.transform)
        self.with_value = with_value
        self.__name__ = f"{self.transform}({function.__name__})"
        self.__doc__ = f"{self.transform} of: {function.__doc__}"
        self._count = -1 if function.completes else len(function.visible)
        self._call: Callable[..., Any] = self._first_call
        self._stated: object = None
        if holomorphic:
            _require_holomorphic(function, self.where, self.transform)
        elif function.signature.result.kind == "none" and not written_reals(function.signature):
            scalar_output(function, (), self.transform)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if kwargs or len(args) != self._count:
            args = self.function.bind(args, kwargs)
        if self._stated is not self.function.program.stated():
            self._call = self._first_call
        return self._call(*args)

    @property
    def __signature__(self) -> inspect.Signature:
        return self.function.__signature__

    def __reduce__(self) -> tuple[Any, ...]:
        where = self.function.names_of(self.where)
        return Gradient, (self.function, where, self.with_value, self.has_aux, self.holomorphic)

    @property
    def plain(self) -> bool:
        """Whether it is the gradient of a real number, alone or with the number."""
        return not (self.has_aux or self.holomorphic)

    def _first_call(self, *args: Any) -> Any:
        if self.holomorphic:
            call = calls.reverse(self.function, chosen(self.where))
            self._call, self._stated = functools.partial(self._of_complex, call), self.function.program.stated()
            return self._call(*args)
        seed = self.seed(args)
        if self.has_aux:
            return self._beside(calls.reverse(self.function, chosen(self.where), 1, seed), seed)(*args)
        give: Literal["gradients", "value and gradients"] = "value and gradients" if self.with_value else "gradients"
        call = calls.reverse(self.function, chosen(self.where), 1, seed, give, self.where)
        if seed == "result" or len(written_reals(self.function.signature)) == 1:
            self._call, self._stated = call, self.function.program.stated()
        return call(*args)

    def _beside(self, call: Callable[..., Any], seed: Seed) -> Callable[..., Any]:
        """The gradient with the other outputs."""
        signature = self.function.signature
        labels: list[Seed] = ["result"] if signature.result.kind != "none" else []
        labels += [i for i, parameter in enumerate(signature.parameters) if is_written(parameter)]
        at = labels.index(seed)

        def beside(*args: Any) -> Any:
            outputs, gradients = call(*args)
            value = outputs[at] if seed == "result" else outputs[at].item()
            aux = bare((*outputs[:at], *outputs[at + 1 :]))
            found = self._ordered(gradients)
            return ((value, aux), found) if self.with_value else (found, aux)

        return beside

    def _of_complex(self, call: Callable[..., Any], *args: Any) -> Any:
        """The derivative of a holomorphic function."""
        outputs, gradients = call(*args, 1.0)
        found = self._ordered(gradients)
        value = (outputs[0], bare(outputs[1:])) if self.has_aux else outputs[0]
        if self.with_value:
            return value, found
        return (found, value[1]) if self.has_aux else found

    def _ordered(self, gradients: Sequence[Any]) -> Any:
        by = dict(zip(chosen(self.where), gradients, strict=True))
        return by[self.where] if isinstance(self.where, int) else tuple(by[one] for one in self.where)

    @property
    def schedule(self) -> Schedule:
        """What the last call in this thread did to keep to its memory budget (docs/checkpointing.md)."""
        plain = not (self.with_value or self.has_aux or self.holomorphic)
        value = not (plain and self.function.signature.result.kind != "none")
        return calls.schedule(self.function, chosen(self.where), value)

    def seed(self, args: Sequence[Any]) -> Seed:
        """The scalar output. Where several arrays are written, it is the one that has one element in this call."""
        return scalar_output(self.function, args, self.transform)

    @property
    def cffi(self) -> Any:
        """The gradient as a pointer of cffi, for calls by address. It takes the function's flat arguments, each array that has a derivative
        followed by its shadow, which is added into; the cotangent of the return value; and memory of 8 bytes for each result: the value,
        then the gradients with respect to numbers. It gives a status, 0 if all went well. `cffi_arguments` names the arguments."""
        return self._by_address()[0]

    @property
    def cffi_arguments(self) -> list[str]:
        """What stands at each place of a call of `cffi`."""
        return self._by_address()[1]

    def _by_address(self) -> tuple[Any, list[str]]:
        signature = self.function.signature
        self.function.require_callable()
        compiled = self.function.program.derivative(signature, (Level("reverse", chosen(self.where)),))
        if compiled.lock is not None:
            raise ArgumentError(f"{self.__name__}: its calls share memory, so that two must not run at once")
        names = [words(signature, variable(place.label)) for place in compiled.flat.arguments]
        results = [words(signature, variable(place.label)) for place in compiled.flat.results]
        return entry_pointer(signature, compiled.native, compiled.flat), [*names, f"results: {', '.join(results)}"]

    def explain(self, *args: Any) -> Explanation:
        """As `Function.explain`, of this gradient."""
        return self.function.explain(*args, argnums=self.function.names_of(self.where))

    def __repr__(self) -> str:
        return f"{self.transform}({self.function!r}, argnums={self.where})"


@of_partials
def grad(
    function: Function | Gradient | Composed | Late, argnums: Argnums = 0, *, argnames: str | Sequence[str] | None = None,
    has_aux: bool = False, holomorphic: bool = False, memory: Memory = None, checkpoint: Loops = None,
) -> Gradient | Composed:  # fmt: skip
    """The gradient of `function` with respect to the arguments `argnums` (positions or names; a sequence gives a tuple), or `argnames`.

    The function must have one scalar output, real: its return value, or the one array of one element that it writes. Of a derivative that
    is one number it is the next derivative. `has_aux`: the function has other outputs, which come back too: (gradient, the others).
    `holomorphic`: the function is one of complex numbers, holomorphic in the arguments, and what is wanted is its complex derivative.
    `memory`: how much may be kept ("1 GB", or bytes); loops are then reversed by checkpoints (docs/checkpointing.md).
    `checkpoint`: the loops that are, by function or "file:line", or a mapping from them to how many snapshots they take.
    """
    within = _Within(memory, checkpoint)
    made: Gradient | Composed = _gradient(function, argnums if argnames is None else argnames, False, has_aux, holomorphic, within)
    return made


@of_partials
def value_and_grad(
    function: Function | Gradient | Composed | Late, argnums: Argnums = 0, *, argnames: str | Sequence[str] | None = None,
    has_aux: bool = False, holomorphic: bool = False, memory: Memory = None, checkpoint: Loops = None,
) -> Gradient | Composed:  # fmt: skip
    """As `grad`, and gives the pair (value, gradient); with `has_aux` ((value, the other outputs), gradient)."""
    within = _Within(memory, checkpoint)
    made: Gradient | Composed = _gradient(function, argnums if argnames is None else argnames, True, has_aux, holomorphic, within)
    return made


class _Within(NamedTuple):
    """How much memory a derivative may keep, and which loops are reversed by checkpoints."""

    memory: Memory
    loops: Loops


def _gradient(function: Any, argnums: Argnums, with_value: bool, has_aux: bool, holomorphic: bool, within: _Within) -> Any:
    transform = "value_and_grad" if with_value else "grad"
    if (on_device := getattr(function, "gradient_on_device", None)) is not None:
        return on_device(argnums, with_value, has_aux, holomorphic or within != (None, None))
    if is_generic(function):
        return deferred(function, lambda specialised: _gradient(specialised, argnums, with_value, has_aux, holomorphic, within))
    if not isinstance(function, Gradient | Composed | Late):
        return Gradient(
            as_function(function, transform).within(within.memory, transform, within.loops), argnums, with_value, has_aux, holomorphic
        )
    if within != (None, None):
        raise ArgumentError(f"{transform} of {function.__name__}: a memory budget is given with the first derivative of a function")
    if has_aux or holomorphic:
        raise ArgumentError(f"{transform} of {function.__name__}: has_aux and holomorphic are for functions, not for derivatives")
    return transformed(function, transform, lambda c: _gradient_of(c, argnums, transform))


def _require_holomorphic(function: Function, where: int | tuple[int, ...], transform: str) -> None:
    """Raise unless the output and the arguments are complex."""
    signature = function.signature
    name = f"{transform} of {signature.name}, holomorphic"
    if signature.result.kind != "scalar" or numpy_dtype(signature.result.dtype).kind != "c":
        raise ArgumentError(f"{name}: the return value must be a complex number")
    if len(differentiable_outputs(signature)) > 1:
        raise ArgumentError(f"{name}: it must have one output")
    for index in chosen(where):
        if numpy_dtype(signature.parameters[index].dtype).kind != "c":
            raise ArgumentError(f"{name}: argument '{signature.parameters[index].name}' must be complex")


def _gradient_of(c: Composed, argnums: Argnums, transform: str) -> Composed:
    """The gradient of a derivative that is one number."""
    output = is_number(c)
    if output is None:
        raise ArgumentError(f"{transform} of {c.__name__}: it is not one number; take jacfwd, or hessian of the function")
    where = where_of(c, argnums, transform)
    require_real(c, where, transform)
    if transform == "value_and_grad":
        if c.bases:
            raise ArgumentError(f"{transform} of {c.__name__}: take grad")
        made = seeded(c, where, output)
        return dataclasses.replace(made, outputs=[c.outputs, made.outputs])
    if c.tower is not None:
        return tower(c.function, c.tower.seed, (*c.tower.wheres, where))
    return rows(c, where) if c.bases else seeded(c, where, output)


def pullback(function: Function | Gradient | Composed | Late, argnums: Argnums = 0) -> Composed:
    """`vjp` as a function, which can be differentiated: of the arguments, then one cotangent for each output that has a derivative, it
    gives the gradients with respect to `argnums`. By reverse mode."""

    def change(c: Composed) -> Composed:
        if c.bases:
            raise ArgumentError(
                f"pullback of {c.__name__}: a matrix of products; take the pullback of a pushforward or of a pullback, or vjp"
            )
        where = where_of(c, argnums, "pullback")
        require_real(c, where, "pullback")
        require_real_outputs(c, "pullback")
        return pulled(c, where)

    made: Composed = transformed(function, "pullback", change)
    return made


def bare(items: tuple[Any, ...]) -> Any:
    """None, the one item, or the tuple of several."""
    return None if not items else items[0] if len(items) == 1 else items


__all__ = ["Gradient", "bare", "grad", "pullback", "value_and_grad"]
