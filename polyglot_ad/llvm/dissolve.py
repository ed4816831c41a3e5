"""Inlines the bodies of a language's run-time functions, and removes what they turn out not to need, before anything else is optimised.

A body takes descriptors in memory, most of which its caller has just written as constants. The branches that constants remove still hold
the descriptors' addresses until they are gone, so values, branches and memory must be simplified in turns: more often than one run
of the ordinary pipeline does. Its own simplification of functions is what takes these turns. NewGVN would do with less, but has an
assertion that ends the process on values that it cannot number.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from .bodies import PREFIX

TURNS = 1


def dissolve(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """Nothing happens in a module without bodies. What nobody needs must be internal already."""
    if not any(function.name.startswith(PREFIX) and not function.is_declaration for function in module.functions):
        return
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_interleaving = options.loop_unrolling = False
    builder = llvm.create_pass_builder(machine, options)
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_always_inliner_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    simplify = builder.getFunctionPassManager()
    for function in module.functions:
        for _ in range(0 if function.is_declaration else TURNS):
            simplify.run(function, builder)
