"""The parameters of derivatives in reverse mode."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Function, Value

from ..context import ProgramContext


class Parameters:
    """How the parameters of a source function appear in its derivative: each primal is followed by its shadows; after all of them stand,
    for the reverse half, the cotangents of the result."""

    def __init__(self, program: ProgramContext, source: Function) -> None:
        self.source = source
        self.shadowed = [program.activity.has_shadow(a) for a in source.arguments]
        self.active = [program.activity.is_active(a) for a in source.arguments]
        self.types: list[ty.Type] = []
        self.names: list[str] = []
        for argument, shadowed in zip(source.arguments, self.shadowed, strict=True):
            self.types.append(argument.type)
            self.names.append(argument.name)
            if shadowed:
                self.types += [argument.type] * program.width
                self.names += [f"{argument.name}.shadow" if argument.name else ""] * program.width

        self.gradient_keys: list[tuple[int, int]] = []
        """(parameter, scalar of its type) of every gradient returned, each `width` times."""
        self.gradient_types: list[ty.Type] = []
        for index, argument in enumerate(source.arguments):
            if self.active[index]:
                for leaf, type in enumerate(program.adjoint_types(argument)):
                    if type is not None:
                        self.gradient_keys.append((index, leaf))
                        self.gradient_types += [type] * program.width

    @property
    def gradient_type(self) -> ty.Type:
        return ty.struct(self.gradient_types) if self.gradient_types else ty.VOID

    def split(self, function: Function, width: int) -> tuple[dict[Value, Value], dict[Value, list[Value]]]:
        """(source parameter to primal, source parameter to shadows) among a derivative's parameters."""
        primal: dict[Value, Value] = {}
        shadows: dict[Value, list[Value]] = {}
        at = 0
        for argument, shadowed in zip(self.source.arguments, self.shadowed, strict=True):
            primal[argument] = function.arguments[at]
            at += 1
            if shadowed:
                shadows[function.arguments[at - 1]] = list(function.arguments[at : at + width])
                at += width
        return primal, shadows
