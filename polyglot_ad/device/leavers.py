"""Threads that leave a kernel early are taken along: `if (i >= n) return;` before others wait for each other.

On the way back, threads must come to the same barriers, and lanes to the same exchanges. So those that would leave go on with the others,
from meeting to meeting, and do nothing between: what stands there is run by those alone that stay. Branches that decide about meetings are
the same for all who stay, and follow from numbers of the launch alone, so that those who leave can take them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.differentiate.rewrites.control.blocks import remove_unreachable
from polyglot_ad.gpu.uniform import Uniform
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Block, ConstantInt, Function, Value

from .unrolled import constant_value
from .warps import BALLOT, COUNT

MATCH = "pad.lanes.match"
_PURE = ins.BINARY | ins.CASTS | {"icmp", "fcmp", "select", "getelementptr", "fneg", "freeze"}
_MAY_TRAP = frozenset(("udiv", "sdiv", "urem", "srem"))
Facts = Callable[[ControlFlow, Collection[Block]], Uniform]
"""What is the same for all threads but those that leave at certain blocks."""


def take_along(kernel: Function, meetings: Sequence[ins.Instruction], facts: Facts) -> bool:
    """In place, where some threads leave before a meeting, and the others come to it together. Whether anything was done."""
    _straighten(kernel)
    flow = ControlFlow(kernel)
    leaving: set[Block] = set()
    while True:
        uniform = facts(flow, leaving)
        parted = [one.block for one in meetings if one.block is not None and not uniform.uniform_block(one.block)]
        if not parted:
            break
        found = {one for block in parted for one in uniform.deciders(block) & uniform.branches if _way_out(one) is not None} - leaving
        if not found:
            return False
        leaving |= found
    if any(isinstance(one, ins.CallBase) and getattr(one.called_function, "name", "") == MATCH for one in meetings):
        return False  # a lane that has left matches none
    along = _Along(kernel, flow, uniform, leaving, set(meetings))
    if not leaving or not along.is_possible():
        return False
    along.run()
    return True


def _way_out(block: Block) -> Block | None:
    """The successor by which threads leave the kernel, and do nothing more."""
    out = [one for one in set(block.successors) if _is_end(one)]
    return out[0] if len(out) == 1 and len(set(block.successors)) == 2 and isinstance(block.terminator, ins.Br) else None


def _is_end(block: Block) -> bool:
    seen: set[Block] = set()
    while block not in seen and all(i.opcode in _PURE for i in block.instructions[:-1]):
        seen.add(block)
        if block.terminator.opcode == "ret":
            return True
        if len(block.successors) != 1:
            return False
        block = block.successors[0]
    return False


def _straighten(kernel: Function) -> None:
    """A `return` inside a loop is a number that a block behind the loop looks at: go there directly."""
    for block in kernel.blocks:
        branch = block.terminator
        if (
            not isinstance(branch, ins.Br)
            or len(branch.operands) != 1
            or any(i.opcode not in (*_PURE, "phi") for i in block.instructions[:-1])
        ):
            continue
        phis = [phi for phi in block.phis() if isinstance(phi, ins.Phi)]
        for before in list(phis[0].blocks) if phis else ():
            known: dict[Value, int] = {phi: value.value for phi in phis if isinstance(value := phi.incoming_for(before), ConstantInt)}
            decided = constant_value(branch.operands[0], known)
            target = None if decided is None else block.successors[0 if decided else 1]
            if target is None or not _is_end(target) or any(True for _ in target.phis()) or before.successors.count(block) != 1:
                continue
            before.terminator.set_target(before.successors.index(block), target)
            for phi in phis:
                phi.remove_incoming(before)
    remove_unreachable(kernel)


class _Along:
    """`common`: blocks that all who stay run together; `behind`: blocks after some have left; `kept`: what those compute, too."""

    def __init__(self, kernel: Function, flow: ControlFlow, uniform: Uniform, leaving: set[Block], meetings: set[ins.Instruction]) -> None:
        self.kernel, self.uniform, self.leaving, self.meetings = kernel, uniform, leaving, meetings
        self.common = {block for block in flow.order if uniform.uniform_block(block)}
        stays = [s for block in leaving for s in block.successors if s is not _way_out(block)]
        reached = {b for b in flow.order if any(b is s or (flow.reachable[s] >> flow.index[b]) & 1 for s in stays)}
        self.order = [b for b in flow.order if b in reached and not _is_end(b)]
        self.behind = set(self.order)
        self.kept: set[ins.Instruction] = set()
        self.ends: dict[Block, Block | None] = {}
        """Where those are together again that part at a block's end; the block itself where they do not part."""
        self._slots: set[ins.Instruction] = set()

    def is_possible(self) -> bool:
        if not self.leaving <= self.common:
            return False
        self.ends = {block: self._end(block) for block in {*self.order, *self.leaving} & self.common}
        self._find_kept()
        for block, end in self.ends.items():
            if end is None:
                return False
            known = all(self._is_known(one) for one in block.terminator.operands)
            if end is block and block not in self.leaving and not known:
                return False
            if end is not block and not all(self._joined(phi, block) for phi in self._phis(end)):
                return False
        return all(self._is_known(value) for block in self.order for phi in self._phis(block) for value in phi.operands)

    def run(self) -> None:
        entry = self.kernel.entry.instructions[0]
        self._stay = Builder(before=entry).alloca(ty.I1, name="stays")
        self._brought = {
            block: [(phi, value) for phi in self._phis(end) if (value := self._joined(phi, block)) is not None]
            for block, end in self.ends.items() if end is not None and end is not block
        }  # fmt: skip
        self._first = Builder(before=entry).store(const_int(ty.I1, 1), self._stay)
        for block in self.order:
            for phi in [phi for phi in block.phis() if phi not in self.kept and block in self.common]:
                assert isinstance(phi, ins.Phi)
                self._phi_in_memory(phi)
        for block in self.order:
            for i in list(block.instructions):
                if i not in self.kept and i not in self._slots and any(self._is_elsewhere(i, user) for user in i.users):
                    self._in_memory(i)
        for block in [*self.order, *(self.leaving - self.behind)]:
            if block in self.common:
                self._part(block)

    # what is known

    def _end(self, block: Block) -> Block | None:
        out = _way_out(block) if block in self.leaving else None
        following = [s for s in block.successors if s is not out]
        if all(s in self.common or _is_end(s) for s in following):
            return block
        met: set[Block] = set()
        seen: set[Block] = set()
        while following:
            one = following.pop()
            if one in self.common or _is_end(one):
                met.add(one)
            elif one not in seen:
                seen.add(one)
                following += one.successors
        return met.pop() if len(met) == 1 else None

    def _find_kept(self) -> None:
        before = -1
        while before != len(self.kept):
            before = len(self.kept)
            self.kept |= {i for block in self.order if block in self.common for i in block.instructions if self._is_kept(i)}

    def _is_kept(self, i: ins.Instruction) -> bool:
        if i in self.meetings or i.is_terminator:
            return True
        if isinstance(i, ins.Phi):
            return not self.uniform.varies(i)
        if i.opcode in _MAY_TRAP and not (isinstance(i.operands[1], ConstantInt) and i.operands[1].value > 0):
            return False
        return i.opcode in _PURE and all(self._is_known(one) for one in i.operands)

    def _is_known(self, value: Value) -> bool:
        """Whether those who leave have a value."""
        return not isinstance(value, ins.Instruction) or value in self.kept or value.block not in self.behind

    def _phis(self, block: Block) -> list[ins.Phi]:
        """The phis of a block that stay phis."""
        return [phi for phi in block.phis() if isinstance(phi, ins.Phi) and phi in self.kept]

    def _joined(self, phi: ins.Phi, block: Block) -> Value | None:
        """What those who leave bring to a phi, who go there from this block directly: what all bring that come by another way."""
        values = {value for value, one in zip(phi.operands, phi.blocks, strict=True) if one is block or one not in self.common}
        return values.pop() if len(values) == 1 else None

    # values that not all compute are in memory, which LLVM turns into registers again

    def _is_elsewhere(self, i: ins.Instruction, user: ins.Instruction) -> bool:
        """Whether a use is run by those who have not computed a value, or stands in another part of a block."""
        block = i.block
        assert block is not None
        if user.block is not block or isinstance(user, ins.Phi):
            return True
        if user in self.kept and not (user.is_terminator and self._parts_at_end(block)):
            return True
        between = block.instructions[block.position(i) : block.position(user)] if block in self.common else ()
        return any(one in self.meetings for one in between)

    def _parts_at_end(self, block: Block) -> bool:
        """Whether those who leave go around what follows a block."""
        return self.ends[block] is not block and block not in self.leaving

    def _slot(self, type: ty.Type) -> Value:
        slot = Builder(before=self._first).alloca(type, name="kept")
        Builder(before=self._first).store(zero(type), slot)
        return slot

    def _phi_in_memory(self, phi: ins.Phi) -> None:
        block = phi.block
        assert block is not None
        slot = self._slot(phi.type)
        for value, before in zip(list(phi.operands), list(phi.blocks), strict=True):
            self._slots.add(Builder(before=before.terminator).store(value, slot))
        load = Builder(before=next(i for i in block.instructions if not isinstance(i, ins.Phi))).load(phi.type, slot)
        phi.replace_all_uses_with(load)
        phi.erase()

    def _in_memory(self, i: ins.Instruction) -> None:
        block = i.block
        assert block is not None
        slot = self._slot(i.type)
        after = block.after(i)
        while isinstance(after, ins.Phi):
            after = block.after(after)
        for user in [user for user in dict.fromkeys(i.users) if self._is_elsewhere(i, user)]:
            for n in [n for n, one in enumerate(user.operands) if one is i]:
                before = user.blocks[n].terminator if isinstance(user, ins.Phi) else user
                load = Builder(before=before).load(i.type, slot)
                self._slots.add(load)
                if user in self.kept:
                    self.kept.add(load)
                user.set_operand(n, load)
        self._slots.add(Builder(before=after).store(i, slot))

    # blocks in parts

    def _part(self, block: Block) -> None:
        """Lead those who leave around what is not for them."""
        instructions, end = list(block.instructions), self.ends[block]
        terminator = instructions.pop()
        block.instructions = []
        at, own = block, list[ins.Instruction]()
        waiting: list[ins.Instruction] = []
        for i in instructions:
            i.debug_records = []
            if block not in self.behind or (i in self.kept and i not in self.meetings and i not in self._slots):
                at.append(i)
            elif i in self.meetings:
                at = self._guarded(at, own)
                for one in waiting:
                    at.append(one)
                self._say_nothing(at, i)
                at.append(i)
                own, waiting = [], []
            else:
                (waiting if i in self.kept else own).append(i)
        if not self._parts_at_end(block):
            at, own = self._guarded(at, own), []
        for i in [*waiting, terminator]:
            at.append(i)
        for phi in [phi for s in set(at.successors) for phi in s.phis()]:
            assert isinstance(phi, ins.Phi)
            phi.blocks = [at if one is block else one for one in phi.blocks]
        if block in self.leaving:
            self._leave(at)
        if end is not block:
            assert end is not None
            self._guard_end(block, at, own, end)

    def _say_nothing(self, at: Block, meeting: ins.Instruction) -> None:
        """Those who have left are not counted, and have no vote."""
        name = meeting.called_function.name if isinstance(meeting, ins.CallBase) and meeting.called_function is not None else ""
        if name in (COUNT, BALLOT):
            b, last = Builder(at), len(meeting.arguments) - 1  # type: ignore[attr-defined]
            said = b.select(b.load(ty.I1, self._stay), meeting.operands[last], const_int(ty.I32, 0))
            meeting.set_operand(last, said)

    def _guarded(self, at: Block, own: list[ins.Instruction]) -> Block:
        if not own:
            return at
        inside, after = self.kernel.add_block("staying"), self.kernel.add_block("together")
        b = Builder(at)
        b.cond_br(b.load(ty.I1, self._stay), inside, after)
        for i in own:
            inside.append(i)
        Builder(inside).br(after)
        return after

    def _guard_end(self, block: Block, at: Block, own: list[ins.Instruction], end: Block) -> None:
        inside, terminator = self.kernel.add_block("staying"), at.terminator
        at.instructions.remove(terminator)
        for i in [*own, terminator]:
            inside.append(i)
        for phi in [phi for s in set(inside.successors) for phi in s.phis()]:
            assert isinstance(phi, ins.Phi)
            phi.blocks = [inside if one is at else one for one in phi.blocks]
        b = Builder(at)
        b.cond_br(b.load(ty.I1, self._stay), inside, end)
        for phi, value in self._brought[block]:
            phi.add_incoming(value, at)

    def _leave(self, at: Block) -> None:
        """Who would leave here goes on, and does nothing more."""
        terminator = at.terminator
        out = _way_out(at)
        assert out is not None
        for phi in out.phis():
            assert isinstance(phi, ins.Phi)
            phi.remove_incoming(at)
        b, stays = Builder(before=terminator), terminator.operands[0]
        if at.successors[0] is out:
            stays = b.binary("xor", stays, const_int(ty.I1, 1))
        following = next(s for s in at.successors if s is not out)
        b.store(b.binary("and", b.load(ty.I1, self._stay), stays), self._stay)
        terminator.erase()
        Builder(at).br(following)
