"""Exchanges, votes and barriers of warps in a kernel, as calls that are differentiated (differentiate/parallel/lanes.py).

On the way back, lanes wait for each other in the reverse of each exchange. So all lanes of a warp must be proved to come to it: they then
come to its reverse, as often, and in the opposite order. A lane that has gone elsewhere would be waited for in vain, or meet others in the
reverse of another exchange. Tangents are exchanged where the numbers are, which nothing needs to be proved for.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.differentiate.parallel.lanes import ATTRIBUTES, BARRIER
from polyglot_ad.differentiate.refusals.errors import refusal
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.gpu.registers import Registers
from polyglot_ad.gpu.uniform import Uniform
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantInt, Function
from polyglot_ad.symbols import EXCHANGE

from .halves import join_halves
from .leavers import MATCH
from .refused import CODE
from .warps import BALLOT, COUNT, LaunchUniform, WarpUniform

WARP = 32
_EXCHANGE = "polyglot_gpu_exchange_"
_COUNT = "polyglot_gpu_block_count"
_NAMES = {"polyglot_gpu_ballot": BALLOT, "polyglot_gpu_match": MATCH, "polyglot_gpu_warp_barrier": BARRIER}
_CONSTRUCTS = {
    BALLOT: "a vote of the lanes of a warp",
    MATCH: "a match of the lanes of a warp",
    BARRIER: "a barrier of a warp (__syncwarp)",
}
_OWN, _PRESENT, _TOGETHER = 5, 6, 7
"""Operands of an exchange that only its way back needs."""


def rename(kernel: Function, warp: int) -> list[ins.CallBase]:
    """Give the calls in which lanes meet the names by which they are differentiated, before the kernel's registers are resolved."""
    join_halves(kernel)
    found: list[ins.CallBase] = []
    for call in [i for i in kernel.instructions() if isinstance(i, ins.CallBase)]:
        name = call.called_function.name if call.called_function is not None else ""
        if name == _COUNT:
            # The count is a number like any other; its barrier is one by itself.
            Builder(before=call).call_named("llvm.nvvm.barrier0", ty.VOID, [])
            _replace(call, COUNT)
        elif name.startswith(_EXCHANGE) or name in _NAMES:
            _check(call, name, warp)
            found.append(_exchange(call, name) if name.startswith(_EXCHANGE) else _replace(call, _NAMES[name]))
    return found


def _replace(call: ins.CallBase, name: str) -> ins.CallBase:
    made = Builder(before=call).call_named(name, call.type, list(call.arguments))
    return _instead(call, made, ("convergent", "nounwind"))


def _exchange(call: ins.CallBase, name: str) -> ins.CallBase:
    mask, value, *how = call.arguments
    unknown = [const_int(ty.I32, 0)] * 3
    made = Builder(before=call).call_named(EXCHANGE + name.removeprefix(_EXCHANGE), call.type, [value, mask, *how, *unknown])
    return _instead(call, made, ATTRIBUTES)


def _instead(call: ins.CallBase, made: ins.CallBase, attributes: tuple[str, ...]) -> ins.CallBase:
    assert made.called_function is not None
    made.called_function.attributes = attributes
    made.metadata = {kind: node for kind, node in call.metadata.items() if kind == "dbg"}
    call.replace_all_uses_with(made)
    call.erase()
    return made


def _check(call: ins.CallBase, name: str, warp: int) -> None:
    mask, *_, width, how = (
        call.arguments if name.startswith(_EXCHANGE) else (*call.arguments, const_int(ty.I32, warp), const_int(ty.I32, 0))
    )
    if warp != WARP:
        raise _refusal(call, "an exchange between the lanes of a warp of 64", "AMD's devices have other instructions for it")
    if isinstance(mask, ConstantInt) and mask.value == 0:
        raise _refusal(
            call, "a vote of the lanes that are active (__activemask)", "which are, no rule of the language says", "name the lanes"
        )
    if not isinstance(how, ConstantInt) or not isinstance(width, ConstantInt) or width.value not in (1, 2, 4, 8, 16, 32):
        raise _refusal(
            call, "an exchange in segments whose size is not a constant", "which lanes read a number is not known", "use a constant"
        )


def _refusal(call: ins.CallBase, construct: str, why: str, help: str = "differentiate the kernel on the CPU") -> DifferentiationError:
    return refusal(CODE, construct, call, why, help)


def settle(kernel: Function, registers: Registers, calls: list[ins.CallBase]) -> bool:
    """Prove that lanes come to these calls together, for the way back, and tell exchanges what it needs. Whether that holds only in
    launches whose blocks have whole warps."""
    if not calls:
        return False
    flow = ControlFlow(kernel)
    uniform: Uniform = LaunchUniform(kernel, flow)
    whole = False
    if not all_meet(uniform, calls):
        uniform, whole = WarpUniform(kernel, flow, WARP), True
    for call in calls:
        assert call.block is not None and call.called_function is not None
        if not uniform.uniform_block(call.block):
            name = call.called_function.name
            raise _refusal(
                call, f"{_CONSTRUCTS.get(name, 'an exchange between the lanes of a warp')} that not all lanes are proved to come to",
                "on the way back lanes would wait for others that do not come",
                "let all lanes take part, with zeros: not in a branch or loop that lanes decide",
            )  # fmt: skip
    all = const_int(ty.I32, WARP)
    b = Builder(before=kernel.entry.instructions[0])
    thread = b.cast("trunc", registers["thread"], ty.I32)
    own = b.binary("and", thread, const_int(ty.I32, WARP - 1))
    left = all if whole else b.sub(b.cast("trunc", registers["threads"], ty.I32), b.sub(thread, own))
    present = all if whole else b.select(b.icmp("ult", left, all), left, all)
    for call in calls:
        assert call.called_function is not None
        if call.called_function.name.startswith(EXCHANGE):
            call.set_operand(_OWN, own)
            call.set_operand(_PRESENT, present)
            call.set_operand(_TOGETHER, const_int(ty.I32, int(not uniform.varies(call.arguments[2]))))
    return whole


def all_meet(uniform: Uniform, calls: Sequence[ins.CallBase]) -> bool:
    """Whether all threads, or all lanes of a warp, come to these calls together."""
    return all(call.block is not None and uniform.uniform_block(call.block) for call in calls)
