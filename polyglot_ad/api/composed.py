"""Derivatives of derivatives, of any order and in any order of modes: functions of values that are a function's derivative once more.

A `Composed` is a chain of differentiations of a function, with the variables (`bindings.flat`) that a caller gives and gets. `pushed` adds
forward mode, `pulled` reverse mode. `columns` and `rows` are the same with unit vectors for tangents and cotangents: Jacobians, whose
variables range over `bases`. So the Jacobian of a gradient is one more chain, and can be differentiated like any other.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from polyglot_ad.bindings.derivative import Seed
from polyglot_ad.bindings.dtypes import is_differentiable, leaves, numpy_dtype
from polyglot_ad.bindings.flat import RESULT, Label, base_of, dual
from polyglot_ad.bindings.request import is_written, parameter_of
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.programs.levels import Level
from polyglot_ad.signature.model import Signature

from . import calls

Where = int | tuple[int, ...]
"""Positions of inputs, bare where a user gave one and no sequence."""


@dataclass(frozen=True)
class Out:
    """One output: a variable, and of which variable's unit vectors it is the derivative, per basis."""

    label: Label
    choices: tuple[int, ...] = ()


Tree = Out | None | list["Tree"]
"""The outputs as a user gets them: lists become tuples; None has no derivative."""


@dataclass(frozen=True)
class Basis:
    """Unit vectors that an input ranges over. `pairs`: (the tangent or cotangent that is one, the variable by or of which it is)."""

    rows: bool
    pairs: tuple[tuple[Label, Label], ...]
    level: int


@dataclass(frozen=True)
class Tower:
    """Says that a chain gives the derivatives of `function` with respect to the arguments `wheres` in turn, which do not depend on their
    order: of one number (`seed`), or of every output."""

    seed: Seed
    wheres: tuple[Where, ...]


@dataclass(frozen=True, eq=False)
class Composed:
    """See the module's docstring. `inputs` follow the function's own arguments, `ones` are the cotangents that are 1."""

    function: Function
    levels: tuple[Level, ...]
    inputs: tuple[Label, ...]
    outputs: Tree
    __name__: str
    ones: frozenset[Label] = frozenset()
    bases: tuple[Basis, ...] = ()
    tower: Tower | None = None
    number: Label | None = None
    """The output, an array of one element, that stands for a number: blocks leave out its axes."""
    _pushed: dict[tuple[Where, int], Composed] = field(default_factory=dict, init=False, repr=False)
    _calls: dict[int, tuple[object, calls.Call]] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "__doc__", f"{self.__name__}({self.describe()})\n\nA derivative of: {self.function.__doc__}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Composed, tuple(getattr(self, one.name) for one in dataclasses.fields(self) if one.init)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        from .without_reverse import by_forward_mode, evaluated

        bound, given = self.bind(args, kwargs)
        return evaluated(self, by_forward_mode(self) if len(self.levels) > 1 else None, bound, given)

    @property
    def __signature__(self) -> inspect.Signature:
        own = list(self.function.__signature__.parameters.values())
        if not self.inputs:
            return inspect.Signature(own)
        # Further inputs come by position, and so does what stands before them.
        only = inspect.Parameter.POSITIONAL_ONLY
        if any(one.kind is inspect.Parameter.VAR_POSITIONAL for one in own):
            return inspect.Signature(own)
        more = [inspect.Parameter(f"input{k}", only) for k in range(len(self.inputs))]
        return inspect.Signature([*(one.replace(kind=only, default=inspect.Parameter.empty) for one in own), *more])

    @property
    def signature(self) -> Signature:
        return self.function.signature

    @property
    def count(self) -> int:
        """How many arguments a user passes."""
        return len(self.function.visible) + len(self.inputs)

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[tuple[Any, ...], list[Any]]:
        """(the arguments of the function, the values of the further inputs)."""
        if not self.inputs:
            return self.function.bind(args, kwargs), []
        if kwargs or len(args) != self.count:
            given = f"{len(args)} arguments" + (f" and {', '.join(kwargs)} by name" if kwargs else "")
            raise ArgumentError(f"{self.__name__}: it takes {self.count} arguments by position ({self.describe()}); got {given}")
        own = len(self.function.visible)
        return self.function.bind(args[:own], {}), list(args[own:])

    def describe(self) -> str:
        """The inputs, in words."""
        names = [parameter.name for parameter in self.function.visible]
        return ", ".join([*names, *(words(self.signature, label) for label in self.inputs)])

    def variable(self, position: int) -> Label:
        """The input at a position."""
        own = len(self.function.visible)
        return ("argument", position) if position < own else self.inputs[position - own]

    @cached_property
    def leaves(self) -> list[Out]:
        return list(_leaves(self.outputs))

    @property
    def call(self) -> calls.Call:
        """The native call of a chain without bases: `(arguments…, inputs…) -> leaves`."""
        stated = self.function.program.stated()
        found = self._calls.get(id(stated))
        if found is None or found[0] is not stated:
            call = calls.composed(self.function, self.levels, self.inputs, self.ones, tuple(out.label for out in self.leaves))
            found = self._calls[id(stated)] = stated, call
        return found[1]

    def __repr__(self) -> str:
        return f"<{self.__name__}({self.describe()})>"


def lifted(function: Function) -> Composed:
    """The function itself, as a function of values."""
    signature = function.signature
    outs: list[Tree] = [] if signature.result.kind == "none" else [Out(RESULT)]
    outs += [Out(("argument", i)) for i, parameter in enumerate(signature.parameters) if is_written(parameter)]
    return Composed(function, (), (), outs[0] if len(outs) == 1 else outs, function.__name__)


# --- transformations ----------------------------------------------------------------------------------------------------------


def pushed(c: Composed, where: Where, order: int = 1) -> Composed:
    """`(inputs…, tangents…) -> (outputs, their tangents)`; of a higher order, tangents are derivatives along a curve, from the first to
    that order, and so are those that come out."""
    found = c._pushed.get((where, order))
    if found is None:
        found = c._pushed[where, order] = _pushed(c, where, order)
    return found


def _pushed(c: Composed, where: Where, order: int) -> Composed:
    level, variables = len(c.levels), _variables(c, where)
    tangents = tuple(dual("tangent", v, k, level) for v in variables for k in range(order))

    def derivatives(out: Out) -> Tree:
        found: list[Tree] = [_tangent(c, out, level, k) for k in range(order)]
        return found[0] if order == 1 or found[0] is None else found

    moved = _map(c.outputs, derivatives)
    step = Level("forward", _selected(variables), order, taylor=order > 1)
    return dataclasses.replace(
        c,
        levels=(*c.levels, step),
        inputs=(*c.inputs, *tangents),
        outputs=[c.outputs, moved],
        __name__=f"pushforward({c.__name__})" if order == 1 else f"jet({c.__name__}, order {order})",
        tower=None,
    )


def pulled(c: Composed, where: Where) -> Composed:
    """`(inputs…, cotangents of the outputs…) -> gradients`. Of a Jacobian, as if it were one product."""
    level, variables = len(c.levels), _variables(c, where)
    cotangents = tuple(cotangent(c.signature, label, level) for label in _moving_outputs(c))
    gradients = [Out(gradient(c.signature, v, level)) for v in variables]
    step = Level("reverse", _selected(variables))
    return dataclasses.replace(
        c,
        levels=(*c.levels, step),
        inputs=(*c.inputs, *cotangents),
        outputs=gradients[0] if isinstance(where, int) else list(gradients),
        __name__=f"pullback({c.__name__})",
        tower=None,
    )


def columns(c: Composed, where: Where) -> Composed:
    """The Jacobian by forward mode."""
    level = len(c.levels)
    variables = _variables(c, where)
    basis = Basis(False, tuple((dual("tangent", v, 0, level), v) for v in variables), level)

    def block(out: Out) -> Tree:
        moved = _tangent(c, out, level)
        if moved is None:
            return None
        blocks: list[Tree] = [Out(moved.label, (*out.choices, p)) for p in range(len(variables))]
        return blocks[0] if isinstance(where, int) else blocks

    made = pushed(c, where)
    return dataclasses.replace(
        made, inputs=c.inputs, outputs=_map(c.outputs, block), bases=(*c.bases, basis), __name__=f"jacfwd({c.__name__})"
    )


def rows(c: Composed, where: Where) -> Composed:
    """The Jacobian by reverse mode."""
    level, moving = len(c.levels), _moving_outputs(c)
    basis = Basis(True, tuple((cotangent(c.signature, label, level), label) for label in moving), level)
    gradients = [gradient(c.signature, v, level) for v in _variables(c, where)]

    def block(out: Out) -> Tree:
        if out.label not in moving:
            return None
        blocks: list[Tree] = [Out(g, (*out.choices, moving.index(out.label))) for g in gradients]
        return blocks[0] if isinstance(where, int) else blocks

    made = pulled(c, where)
    return dataclasses.replace(
        made, inputs=c.inputs, outputs=_map(c.outputs, block), bases=(*c.bases, basis), __name__=f"jacrev({c.__name__})"
    )


def seeded(c: Composed, where: Where, output: Label) -> Composed:
    """The gradient of one output, a number or an array of one element."""
    level = len(c.levels)
    made = pulled(c, where)
    seed = cotangent(c.signature, output, level)
    return dataclasses.replace(made, inputs=c.inputs, ones=frozenset({*c.ones, seed}), __name__=f"grad({c.__name__})")


def tower(function: Function, seed: Seed, wheres: Sequence[Where]) -> Composed:
    """The derivatives with respect to `wheres` in turn: reverse mode once, then forward mode over it."""
    c = lifted(function)
    if seed == "given":
        c = rows(c, wheres[0])
    else:
        c = seeded(c, wheres[0], RESULT if seed == "result" else ("argument", seed))
    for where in wheres[1:]:
        c = columns(c, where)
    return dataclasses.replace(c, tower=Tower(seed, tuple(wheres)))


def only(c: Composed, output: Label) -> Composed:
    """The function of one output, a number or an array of one element that stands for one."""
    return dataclasses.replace(c, outputs=Out(output), number=output if is_memory(c.signature, output) else None)


def unstacked(c: Composed) -> Composed:
    """The chain without its bases: their unit vectors are inputs."""
    ranging = [vector for basis in c.bases for vector, _ in basis.pairs]
    return dataclasses.replace(c, bases=(), inputs=(*c.inputs, *ranging), tower=None)


# --- variables ----------------------------------------------------------------------------------------------------------------


def is_memory(signature: Signature, label: Label) -> bool:
    i = parameter_of(label)
    return i is not None and signature.parameters[i].kind != "scalar"


def cotangent(signature: Signature, label: Label, level: int) -> Label:
    return dual("shadow" if is_memory(signature, label) else "cotangent", label, 0, level)


def gradient(signature: Signature, label: Label, level: int) -> Label:
    return dual("shadow" if is_memory(signature, label) else "gradient", label, 0, level)


def has_derivative(signature: Signature, label: Label) -> bool:
    return is_differentiable(numpy_dtype(dtype_of(signature, label)))


def dtype_of(signature: Signature, label: Label) -> Any:
    i = parameter_of(label)
    return signature.result.dtype if i is None else signature.parameters[i].dtype


def is_complex(signature: Signature, label: Label) -> bool:
    return any(leaf.kind == "c" for _, leaf in leaves(numpy_dtype(dtype_of(signature, label))))


def is_number(c: Composed) -> Label | None:
    """The output of a derivative that has one output, one number; None where it is none."""
    outs = [out for out in c.leaves if has_derivative(c.signature, out.label)]
    if len(outs) != 1:
        return None
    over = [basis.pairs[p][1] for basis, p in zip(c.bases, outs[0].choices, strict=True)]
    if any(not _is_one(c, label) for label in [*over, outs[0].label]):
        return None
    return outs[0].label


def _is_one(c: Composed, label: Label) -> bool:
    i = parameter_of(label)
    if i is None:
        return c.signature.result.kind == "scalar" and not is_complex(c.signature, label)
    return c.signature.parameters[i].kind == "scalar"


def words(signature: Signature, label: Label) -> str:
    """ "tangent of x"."""
    i = parameter_of(label)
    name = "the return value" if i is None else signature.parameters[i].name
    kinds = []
    while label != base_of(label):
        kinds.append({"shadow": "cotangent"}.get(str(label[0]), str(label[0])) + " of ")
        label = label[1]  # type: ignore[assignment]
    return "".join(kinds) + name


def require_real(c: Composed, where: Where, transform: str) -> None:
    """Jacobians and derivatives of derivatives are with respect to real numbers, and to records of them."""
    for label in _variables(c, where):
        if is_complex(c.signature, label):
            name = words(c.signature, label)
            raise ArgumentError(f"{transform} of {c.signature.name}: argument '{name}' is complex; use jvp or vjp")


def require_real_outputs(c: Composed, transform: str) -> None:
    for label in _moving_outputs(c):
        if is_complex(c.signature, label):
            name = words(c.signature, label)
            raise ArgumentError(
                f"{transform} of {c.signature.name}: an output ({name}) is complex; take jvp or vjp, or jacfwd of the function"
            )


def _variables(c: Composed, where: Where) -> list[Label]:
    return [c.variable(position) for position in ((where,) if isinstance(where, int) else where)]


def _selected(variables: Sequence[Label]) -> tuple[int | Label, ...]:
    """What a level is with respect to: parameters by position, in order, then the others."""
    parameters = sorted(v[1] for v in variables if v[0] == "argument" and isinstance(v[1], int))
    return (*parameters, *(v for v in variables if v[0] != "argument"))


def _moving_outputs(c: Composed) -> list[Label]:
    """The outputs that have a derivative, each once."""
    return [label for label in dict.fromkeys(out.label for out in c.leaves) if has_derivative(c.signature, label)]


def _tangent(c: Composed, out: Out, level: int, lane: int = 0) -> Out | None:
    return Out(dual("tangent", out.label, lane, level), out.choices) if has_derivative(c.signature, out.label) else None


def _leaves(tree: Tree) -> Iterator[Out]:
    if isinstance(tree, Out):
        yield tree
    elif tree is not None:
        for part in tree:
            yield from _leaves(part)


def _map(tree: Tree, change: Callable[[Out], Tree]) -> Tree:
    if isinstance(tree, Out):
        return change(tree)
    return None if tree is None else [_map(part, change) for part in tree]
