"""What kernels take of a device, and what their derivatives do (`polyglot-ad bench --gpu`)."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence

from polyglot_ad.device.made import Mode
from polyglot_ad.errors import Error
from polyglot_ad.langs.cuda.derivative_code import derivative_of, kernel_ir
from polyglot_ad.langs.cuda.device_code import Resources, device_code

_MODES: tuple[Mode, ...] = ("forward", "reverse")
_LEGEND = "\n\nspilled, stack, shared: bytes, of a thread and of a block; kept: bytes of a thread's slice, ? if known only as it runs"
_HEAD = ["kernel", "code", "registers", "spilled", "stack", "shared", "kept"]


def report(source: str | os.PathLike[str], arch: str, kernels: Collection[str] = (), flags: Sequence[str] = ()) -> str:
    """A table: the kernel itself, and its derivatives in both modes."""
    primal = device_code(source, arch, flags)
    if not primal.resources:
        lacking = f": it calls {', '.join(primal.undefined)}" if primal.undefined else ""
        return f"assembled by nothing{lacking}: pip install 'polyglot-ad[cuda]' brings NVIDIA's assembler and mathematics"
    text, warp = kernel_ir(source, flags)
    rows = [_HEAD]
    for one in primal.resources:
        names: list[str] = [one.kernel]
        made: list[list[str]] = []
        for mode in _MODES:
            try:
                found = derivative_of(text, one.kernel, mode, arch, (), warp)
            except Error as error:
                made.append(["", mode, str(error).splitlines()[0]])
                continue
            names = [found.signature.name, one.kernel, *found.signature.aliases]
            kept = found.kernel.capacity
            (resources,) = found.code.resources
            made.append(["", mode, *_numbers(resources), "0" if mode == "forward" else "?" if kept is None else str(kept)])
        if not kernels or not set(kernels).isdisjoint(names):
            rows += [[names[0], "kernel", *_numbers(one), ""], *made]
    return _aligned(rows) + _LEGEND


def _numbers(one: Resources) -> list[str]:
    return [str(number) for number in (one.registers, one.spilled_bytes, one.stack_bytes, one.shared_bytes)]


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    full = [row for row in rows if len(row) == len(_HEAD)]
    widths = [max(len(row[column]) for row in full) for column in range(len(_HEAD))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), row[1].ljust(widths[1])]
        cells += [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=False)] if len(row) == len(_HEAD) else list(row[2:])
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
