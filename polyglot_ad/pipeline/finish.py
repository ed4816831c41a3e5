"""The second half of the pipeline: from a module with derivatives to one that LLVM may compile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from polyglot_ad.differentiate.checkpoint.names import install_checkpoints
from polyglot_ad.differentiate.mpi import install_messages
from polyglot_ad.differentiate.parallel import launch
from polyglot_ad.differentiate.reverse.tape_stack import inline_stack
from polyglot_ad.differentiate.rewrites.memory.address_offsets import lower_address_offsets
from polyglot_ad.guards import pools
from polyglot_ad.guards.blocks import note_blocks_of
from polyglot_ad.guards.errors import RAISERS, install, install_fatal
from polyglot_ad.guards.guard import guard
from polyglot_ad.guards.heap import keep_large_blocks
from polyglot_ad.guards.kind_marks import install_kinds
from polyglot_ad.guards.stack import mark_deep
from polyglot_ad.guards.teams import RAISE, catch_in_teams
from polyglot_ad.guards.threads import catch_in_program_threads, without_stops
from polyglot_ad.guards.written import install_written
from polyglot_ad.ir.values import Module
from polyglot_ad.passes import Pass, run_pass
from polyglot_ad.rules.mpi.handles import Abi

from .equal_functions import merge_equal_functions
from .unreached import drop_unreached

Errors = Literal["kept", "fatal", "open"]


@dataclass(frozen=True)
class Ending:
    """Who calls the derivatives of a module.

    `split`: the last of them is in two halves. `launched`: regions and threads run as such; they stay calls where the derivatives are to be
    differentiated again.
    `guarded`: flat functions, by name, and the names of the functions with a status around them. `errors` at run time are kept for a guard;
    or fatal: they are printed in a compiler's form and end the program; or open: whoever links the module says what they do."""

    split: bool = False
    launched: bool = True
    guarded: Mapping[str, str] = field(default_factory=dict)
    errors: Errors = "open"


@dataclass
class Form:
    module: Module
    ending: Ending
    abi: Abi | None = None


def _end_on_errors(form: Form) -> None:
    if form.ending.errors == "fatal":
        install_fatal(form.module)


def _launch(form: Form) -> None:
    if form.ending.launched:
        launch(form.module, form.ending.split)


def _keep_large_blocks(form: Form) -> None:
    if form.ending.launched:
        inline_stack(form.module)
        keep_large_blocks(form.module)


def _install_messages(form: Form) -> None:
    form.abi = install_messages(form.module, form.ending.errors == "fatal")


def _install_errors(form: Form) -> None:
    if form.ending.errors != "kept":
        return
    install_kinds(form.module)
    if any(name in form.module.functions for name in RAISERS):
        install(form.module)


def _drop_unreached(form: Form) -> bool:
    # Without guards, somebody else may export any of them.
    return bool(form.ending.guarded) and drop_unreached(form.module, form.ending.guarded.keys())


def _install_written(form: Form) -> None:
    if form.ending.launched:
        install_written(form.module)


def _mark_deep(form: Form) -> None:
    if form.ending.guarded:
        mark_deep(form.module)


def _guard(form: Form) -> None:
    for name, exported in form.ending.guarded.items():
        guard(form.module, form.module.functions[name], exported, derivative=True)


def _catch(form: Form) -> None:
    if form.ending.guarded:
        catch_in_threads(form.module)
    else:
        without_stops(form.module)


FINISHING: tuple[Pass[Form], ...] = (
    Pass("install-checkpoints", "the run-time library of checkpointed loops", lambda form: install_checkpoints(form.module)),
    Pass("end-on-errors", "errors at run time end a program that has no guards", _end_on_errors),
    Pass("lower-address-offsets", "distances between addresses in shadows become addresses",
         lambda form: lower_address_offsets(form.module)),
    Pass("launch", "regions, tasks and threads, and their derivatives, run in parallel again", _launch),
    Pass("install-messages", "what the run-time library of MPI's derivatives expects", _install_messages),
    Pass("install-errors", "what raises errors at run time gets its bodies", _install_errors),
    Pass("drop-unreached", "functions that only stood for their derivatives are dropped", _drop_unreached),
    Pass("mark-deep", "functions that need much of the stack are marked, to be checked", _mark_deep),
    Pass("guard", "exported functions, which return a status", _guard),
    Pass("note-blocks", "what the program allocates and frees is noted for later calls", lambda form: note_blocks_of(form.module)),
    Pass("install-written", "what knows what a call has written gets its bodies", _install_written),
    Pass("catch-in-teams", "errors of threads and jobs are raised where these are waited for", _catch),
    Pass("keep-large-blocks", "memory of derivatives stays in the process between calls", _keep_large_blocks),
    Pass("merge-equal-functions", "functions that are equal become one", lambda form: merge_equal_functions(form.module)),
)  # fmt: skip
"""In the order in which they run."""


def finish(module: Module, ending: Ending) -> Abi | None:
    """What generated code leaves to the end, when the module holds all derivatives that it is to have. The MPI whose run-time library it
    needs, if any."""
    form = Form(module, ending)
    for one in FINISHING:
        run_pass(one, form, module)
    return form.abi


def catch_in_threads(module: Module) -> None:
    """Errors of threads of teams, and of jobs of pools, are raised where these are waited for."""
    if RAISE in module.functions:
        catch_in_teams(module)
        pools.catch_in_pools(module)
    catch_in_program_threads(module)
