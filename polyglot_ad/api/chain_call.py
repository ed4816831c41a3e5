"""Calls of chains of derivatives as frameworks see them: what is an argument and what is fixed, and what is whose transpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import Label
from polyglot_ad.bindings.request import parameter_of
from polyglot_ad.signature.model import Signature

from .composed import Composed, Out, has_derivative, pulled, pushed

Shape = tuple[int, ...]


class ChainCall:
    """A chain with some arguments fixed. `static`: those, by position; `shapes`: of the arrays among the parameters.

    `kind` "push": it gives tangents, and is linear in the last inputs, those of `base` by `where`; "pull": it gives gradients, and is
    linear in the last ones, the cotangents of `base`. Each is the other's transpose.
    """

    def __init__(
        self, c: Composed, static: Mapping[int, Any], shapes: Mapping[int, Shape],
        kind: Literal["", "push", "pull"] = "", base: ChainCall | None = None, where: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.c = c
        self.static = dict(static)
        self.shapes = dict(shapes)
        self.kind = kind
        self.base = base
        self.where = where
        own = [("argument", i) for i, parameter in enumerate(c.signature.parameters) if i not in self.static and not parameter.hidden]
        self.inputs: list[Label] = [*own, *c.inputs]
        self.outputs: list[Label] = [out.label for out in c.leaves]
        self.moving = [has_derivative(c.signature, label) for label in self.outputs]
        """Which outputs have a derivative."""
        self._derived: dict[object, ChainCall] = {}

    @property
    def signature(self) -> Signature:
        return self.c.signature

    def identity(self) -> tuple[Any, ...]:
        """What tells it apart from other calls of the same function."""
        return (
            self.c.levels,
            self.inputs,
            self.outputs,
            sorted(self.c.ones, key=repr),
            sorted(self.static.items()),
            sorted(self.shapes.items()),
        )

    def shape(self, label: Label) -> Shape:
        """The shape of a variable."""
        i = parameter_of(label)
        return self.signature.result.shape if i is None else self.shapes.get(i, ())

    def dtype(self, label: Label) -> Any:
        i = parameter_of(label)
        return numpy_dtype(self.signature.result.dtype if i is None else self.signature.parameters[i].dtype)

    def order(self, label: Label) -> str:
        """The order of a variable's memory: C, or F where that differs."""
        i = parameter_of(label)
        many = i is not None and len(self.shapes.get(i, ())) > 1
        return "F" if many and i is not None and self.signature.parameters[i].order == "F" else "C"

    def is_real(self, k: int) -> bool:
        """Whether there is a derivative with respect to input k."""
        label = self.inputs[k]
        i = parameter_of(label)
        only_written = label[0] == "argument" and i is not None and self.signature.parameters[i].intent == "out"
        return has_derivative(self.signature, label) and not only_written

    def positions(self, inputs: Sequence[int]) -> tuple[int, ...]:
        """Inputs as positions of the chain's arguments."""
        own = len(self.inputs) - len(self.c.inputs)
        visible = len(self.c.function.visible)
        return tuple(int(self.inputs[k][1]) if k < own else visible + k - own for k in inputs)  # type: ignore[call-overload]

    def pushed(self, inputs: tuple[int, ...]) -> ChainCall:
        """The tangents of the outputs that move, of these inputs' tangents, which come last."""

        def make() -> ChainCall:
            where = self.positions(inputs)
            made = pushed(self.c, where)
            assert isinstance(made.outputs, list)
            moved = made.outputs[1]
            outs = [Out(out.label) for out in dataclasses.replace(made, outputs=moved).leaves]
            return self._made(dataclasses.replace(made, outputs=list(outs)), "push", where)

        return self._kept(("push", inputs), make)

    def transposed(self) -> ChainCall:
        """Of a push the pull, of a pull the push."""
        base = self.base
        assert base is not None
        if self.kind == "pull":
            own = [base.positions([k])[0] for k in range(len(base.inputs))]
            return base.pushed(tuple(own.index(position) for position in self.where))
        return base._kept(("pull", self.where), lambda: base._made(pulled(base.c, self.where), "pull", self.where))

    def _made(self, c: Composed, kind: Literal["push", "pull"], where: tuple[int, ...]) -> ChainCall:
        return ChainCall(c, self.static, self.shapes, kind, self, where)

    def _kept(self, key: object, make: Any) -> ChainCall:
        found = self._derived.get(key)
        if found is None:
            found = self._derived[key] = make()
        return found

    def __repr__(self) -> str:
        return self.c.__name__
