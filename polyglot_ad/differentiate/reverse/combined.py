"""Combined form: primal and reverse pass in one function, so that caches stay local."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function

from ..context import ProgramContext
from .generator import ReverseGenerator
from .memory import Consumed, counting
from .parameters import Parameters
from .split import finish
from .tape_stack import emit_stack


def combined_function(program: ProgramContext, source: Function) -> Function:
    """`source` must return nothing; the result is the function (primals and shadows) -> gradients."""
    parameters = Parameters(program, source)
    function = Function(
        program.module.unique_name(f"{source.name}.combined"),
        ty.function(parameters.gradient_type, parameters.types),
        parameters.names,
        prefix="internal",
    )
    program.module.add_function(function)
    memory = Consumed(lambda: emit_stack(generator.entry), False, counting(program, source))
    generator = ReverseGenerator(program, source, function, split=False, memory=memory)
    generator.build()
    if generator.exit is not None and generator.control.returning:
        generator.exit.terminator.erase()
        Builder(generator.exit).br(generator.start_block)
    finish(generator, function)
    return function
