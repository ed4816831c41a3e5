"""Device code to a module of functions that launch kernels on the CPU."""

from __future__ import annotations

from dataclasses import dataclass, field

from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Function
from polyglot_ad.llvm.modules import Part, link, normalise

from .device import inlined
from .host import launched, without_twins
from .launch import Launch
from .registers import NotLowered
from .retarget import retarget
from .threads import called_by, of_threads, refuse


@dataclass
class Lowered:
    """The module's text; for each kernel by symbol, the bytes of shared memory it has by itself, or why it cannot be launched here."""

    text: str
    shared_bytes: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    helpers: tuple[str, ...] = ()
    """Device functions that only a thread can run."""


def lower(text: str, warp: int = 32, host: str = "", parallel: bool = False) -> Lowered:
    """Lower device code, of a device whose warps have so many threads, and the host code of the same source. `parallel`: the blocks of a
    launch are shared out among threads of OpenMP."""
    code = retarget(text)
    module = parse(inlined(code.text, code.kernels))
    found = Lowered("")
    helpers = of_threads(module, code.kernels, code.shared)
    for name in code.kernels:
        kernel = module.functions.get(name)
        if kernel is None or kernel.is_declaration:
            continue
        shared = [variable for variable in code.shared if variable in module.globals]
        try:
            if (helper := called_by(kernel, helpers)) is not None:
                raise NotLowered(f"it calls {helper.name}, which cannot be inlined: it calls itself, or is called by its address")
            launch = Launch(module, kernel, shared, warp, parallel, not _reads_bits(kernel))
            launch.build()
        except NotLowered as reason:
            found.refused[name] = str(reason)
            _empty(kernel)
            continue
        found.shared_bytes[name] = launch.static_bytes
    refuse(module, helpers)
    found.helpers = tuple(function.name for function in helpers)
    if not host:
        found.text = print_module(module)
        return found
    around = parse(normalise(host))
    launched(around, {name: module.functions[name] for name in found.shared_bytes}, found.refused, module)
    without_twins(module, around)
    found.text = link([Part("the device's code", print_module(module)), Part("the host's code", print_module(around))])
    return found


def _reads_bits(kernel: Function) -> bool:
    """Whether bits of numbers are taken for integers, or integers for bits: then `atomicCAS((unsigned long long *)sum, …)` and the like,
    which every device understands, may be there, against the rules of the language. LLVM is never told of types."""
    casts = [i for i in kernel.instructions() if i.opcode == "bitcast"]
    return any(i.type.scalar.is_float != i.operands[0].type.scalar.is_float for i in casts)


def _empty(kernel: Function) -> None:
    """Leave of a kernel what its signature is read from."""
    for instruction in kernel.instructions():
        instruction.drop_operands()
    kernel.blocks = []
    Builder(kernel.add_block("entry")).ret()
