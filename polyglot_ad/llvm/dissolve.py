"""Inlines the bodies of a language's run-time functions, and removes what they turn out not to need, before anything else is optimised.

A body takes descriptors in memory, most of which its caller has just written as constants. The branches that constants remove still hold
the descriptors' addresses until they are gone, so values, branches and memory must be simplified in turns: more often than one run
of the ordinary pipeline does.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from .bodies import PREFIX

TURNS = 3


def dissolve(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """Nothing happens in a module without bodies. What nobody needs must be internal already."""
    if not any(function.name.startswith(PREFIX) and not function.is_declaration for function in module.functions):
        return
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_always_inliner_pass()
    passes.add_global_dead_code_eliminate_pass()
    for _ in range(TURNS):
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_new_gvn_pass()
        passes.add_simplify_cfg_pass()
    passes.add_sroa_pass()
    passes.run(module, builder)
