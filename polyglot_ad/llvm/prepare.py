"""The one preparation pipeline: O2 without vectorising and unrolling, then loops simplified and in LCSSA form.

This is where the asymptotic wins of differentiating after optimisation are made: calls hoisted out of loops, dead work deleted,
languages inlined into each other.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable

import llvmlite.binding as llvm

from polyglot_ad.process.regex import regex

from .bounds import with_bounds
from .dissolve import dissolve
from .effort import WHOLE, Effort, vectorising
from .several_results import hide_several_results, show_several_results
from .slices import RUNTIME, sliced
from .x86 import with_plain_vectors

_SLP_BUDGET = 1000
"""Instructions of one block that LLVM's SLP vectoriser orders at a time (100,000 by default): on the long blocks of derivatives it took
more time than all else, and gave the same code."""
_HUGE = 100
"""Blocks of a function from which on CodeGenPrepare looks again only at those that changed (10,000 by default); the result is the same."""

_HALVED = ("znver1", "btver2", "bdver1", "bdver2", "bdver3", "bdver4")
"""Processors that take apart what is wider than 128 bits: there wide vectors gain nothing, and moving their elements across the middle, as
loops do that go backwards or carry what they read, costs several operations. LLVM has no such preference of its own for them."""

_CHECKS = "-hoist-runtime-checks=false"
"""Whether rows of an array overlap is asked for each vectorised loop: asked once for all rows of a plane, as LLVM would, they do."""


@functools.cache
def _bound() -> None:
    """These hold for the process."""
    for option in (f"-slp-schedule-budget={_SLP_BUDGET}", f"-cgpp-huge-func={_HUGE}", _CHECKS):
        llvm.set_option("polyglot_ad", option)


@functools.cache
def target_machine(level: int = 2, host: bool = False) -> llvm.TargetMachine:
    """The host's target machine for position-independent objects; `host` uses all of this CPU's features."""
    _bound()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    target = llvm.Target.from_default_triple()
    cpu = llvm.get_host_cpu_name() if host else ""
    features = llvm.get_host_cpu_features().flatten() if host else ""
    if cpu in _HALVED:
        features += ",+prefer-128-bit"
    return target.create_target_machine(cpu=cpu, features=features, opt=level, reloc="pic", codemodel="default", jit=False)


_DROPPED = (llvm.Linkage.internal, llvm.Linkage.linkonce_any, llvm.Linkage.linkonce_odr)
"""Linkages of definitions that go when nothing in the module uses them (those of static and of inline functions, and of templates)."""

# Loops that carry this hint are vectorised even when vectorisation is off (docs/toolchains.md): the hint waits until after differentiation.
_FORCED_VECTORISATION = regex(r'(!"llvm\.loop\.vectorize\.enable", i1) true')


def prepare(text: str, keep: list[str]) -> str:
    """Optimised scalar IR of the functions `keep` and of what they need; everything else becomes internal and is dropped when unused."""
    text = with_bounds(with_plain_vectors(_FORCED_VECTORISATION.sub(r"\1 false", text)))
    module = llvm.parse_assembly(text)
    module.verify()
    # The guard comes later and shares state with what raises errors: LLVM must not conclude that nobody sets it.
    runtime = [function.name for function in module.functions if function.name.startswith(RUNTIME)]
    for function in module.functions:
        if function.name in keep and function.linkage in _DROPPED:
            function.linkage = llvm.Linkage.external
    internalize(module, [*keep, *runtime, *(protect(module) if RULE in text else ())])
    dissolve(module, target_machine())
    run_pipeline(module, level=2, vectorise=False)
    simplify_loops(module)
    return str(module)


@functools.lru_cache(maxsize=4)
def prepare_root(text: str, root: str, whole: bool = True, more: tuple[str, ...] = ()) -> str:
    """`prepare` for one function, remembered: the derivatives of a function in several modes begin with the same text. `whole`: the text
    may hold more than the function, and `more` that are wanted, reach."""
    return prepare(slice_of(text, root, more) if whole else text, [root, *more])


def slice_of(text: str, root: str, more: Iterable[str] = ()) -> str:
    """The part of a program that a function and `more` reach; the whole program, where rules name functions that nothing calls."""
    return text if RULE in text else sliced(text, root, *more)


RULE = "pad-rule-"
_RULE_CONSTANTS = "pad.rule.constants"
_PYTHON = "pad_set_python_rules"
_NAMED = regex(r'"pad-rule-(?:derivative|augmented|gradient|split|tangent)"="([^"]*)"')
_DEALLOCATOR = regex(r'"pad-rule-allocation"="[^;"]*;([^;"]*)')


def protect(module: llvm.ModuleRef) -> set[str]:
    """Keep the optimiser from functions with marks (`custom/marks.py`): a weak definition may be another one at run time, so nothing is
    concluded from its body. Gives what must stay as it is: these functions, and those that their marks name."""
    keep = {_RULE_CONSTANTS, _PYTHON}
    for function in module.functions:
        marks = [text for attribute in function.attributes if RULE in (text := attribute.decode())]
        if not marks:
            continue
        keep.add(function.name)
        for text in marks:
            keep.update(_NAMED.findall(text))
            keep.update(_DEALLOCATOR.findall(text))
        if not function.is_declaration:
            function.linkage = llvm.Linkage.weak_any
    return keep


def internalize(module: llvm.ModuleRef, keep: Collection[str]) -> None:
    kept = frozenset(keep)
    for value in [*module.functions, *module.global_variables]:
        if (
            not value.is_declaration
            and value.name not in kept
            and value.linkage == llvm.Linkage.external
            and not value.name.startswith("llvm.")
        ):
            value.linkage = llvm.Linkage.internal


def run_pipeline(module: llvm.ModuleRef, level: int, vectorise: bool, host: bool = False, effort: Effort = WHOLE) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=level if effort.simplify_fully else min(level, 1))
    options.loop_vectorization = vectorise and effort.vectorise_loops
    options.slp_vectorization = vectorise and effort.vectorise_blocks
    options.loop_interleaving = options.loop_unrolling = vectorise and effort.unroll
    builder = llvm.create_pass_builder(target_machine(level, host), options)
    hidden = hide_several_results(module) if vectorise else ""
    if vectorise:
        _without_slots(module, builder)
    with vectorising(effort):
        builder.getModulePassManager().run(module, builder)
    show_several_results(module, hidden, builder)


def _without_slots(module: llvm.ModuleRef, builder: llvm.PassBuilder) -> None:
    """Values of the reverse pass are in slots, so blocks that pass them on seem to do something. Where they are still there when
    instructions are combined, computations are moved into them, and a loop whose way back is such a block is not vectorised."""
    first = llvm.create_new_module_pass_manager()
    first.add_sroa_pass()
    first.add_simplify_cfg_pass()
    first.run(module, builder)


def optimise_again(text: str) -> str:
    """A prepared program through the pipeline once more; loops that are marked for it are unrolled."""
    module = llvm.parse_assembly(text)
    run_pipeline(module, level=2, vectorise=False)
    simplify_loops(module)
    return str(module)


def simplify(text: str) -> str:
    """Bring loops into simplified and LCSSA form, and nothing else."""
    module = llvm.parse_assembly(text)
    module.verify()
    simplify_loops(module)
    return str(module)


def simplify_loops(module: llvm.ModuleRef) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    builder = llvm.create_pass_builder(target_machine(2), options)
    passes = llvm.create_new_module_pass_manager()
    passes.add_loop_simplify_pass()
    passes.add_lcssa_pass()
    passes.run(module, builder)
