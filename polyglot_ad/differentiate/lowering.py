"""What generated code leaves to the end, when a module holds all derivatives that it is to have."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.guards.heap import keep_large_blocks
from polyglot_ad.ir.values import Module
from polyglot_ad.passes import Pass, run_pass
from polyglot_ad.rules.mpi.handles import Abi

from .address_offsets import lower_address_offsets
from .mpi import install_messages
from .parallel import launch


@dataclass
class Lowered:
    """A module with derivatives, on its way to LLVM. `split`: of its last derivative; `again`: it is to be differentiated, not to run;
    `ends_program`: errors at run time do, where no guard is."""

    module: Module
    split: bool = False
    again: bool = False
    ends_program: bool = False
    abi: Abi | None = None
    """Whose run-time library of MPI the module needs."""


def _launch(form: Lowered) -> None:
    if not form.again:
        launch(form.module, form.split)


def _keep_large_blocks(form: Lowered) -> None:
    if not form.again:
        keep_large_blocks(form.module)


def _install_messages(form: Lowered) -> None:
    form.abi = install_messages(form.module, form.ends_program)


LOWERING: tuple[Pass[Lowered], ...] = (
    Pass(
        "lower-address-offsets", "distances between addresses in shadows become addresses", lambda form: lower_address_offsets(form.module)
    ),
    Pass("launch", "regions, tasks and threads, and their derivatives, run in parallel again", _launch),
    Pass("keep-large-blocks", "memory of derivatives stays in the process between calls", _keep_large_blocks),
    Pass("install-messages", "what the run-time library of MPI's derivatives expects", _install_messages),
)  # fmt: skip
"""In the order in which they run."""


def lower(module: Module, split: bool = False, again: bool = False, ends_program: bool = False) -> Abi | None:
    """What generated code leaves to the end; the MPI whose run-time library it needs, if any."""
    form = Lowered(module, split, again, ends_program)
    for one in LOWERING:
        run_pass(one, form, module)
    return form.abi
