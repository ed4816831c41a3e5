"""Which parts of a region are shared out among its threads, so that each of their executions happens once in the team."""

from __future__ import annotations

from functools import cache

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Block, ConstantInt, Function, Value

HOW_MANY, WHICH = "omp_get_num_threads", "omp_get_thread_num"
_ONE = ("__kmpc_single", "__kmpc_master", "__kmpc_masked", WHICH)
_BOUNDS = ("__kmpc_for_static_init", "__kmpc_dist_", "__kmpc_distribute_", "__kmpc_team_static_init", "__kmpc_dispatch_next")
SHARING_OUT = (*_BOUNDS, *_ONE[:-1], "__kmpc_dispatch_init", "__kmpc_omp_task", "__kmpc_taskloop", "__kmpc_doacross_init")
"""Names of what shares work out begin with these."""


class Shares:
    """`mine`: values that differ from thread to thread, since they follow from a thread's bounds or number. `chosen`: those that follow
    from who it is, which at most one thread finds true. `counted`: those that follow from the number of threads."""

    def __init__(self, region: Function) -> None:
        self.flow = ControlFlow(region)
        self.loops = find_loops(self.flow)
        self.chosen = _following(_results(region, _ONE))
        self.mine = self.chosen | _following([*_results(region, _BOUNDS), *_bounds(region), *_counters(region)])
        self.one = set(_results(region, _ONE[:-1]))
        self.number = set(_results(region, (WHICH,)))
        self.counted = _following(_results(region, (HOW_MANY,)))
        self.exclusive = cache(self._exclusive)

    def in_loop(self, block: Block) -> bool:
        """Whether the block is in a loop whose iterations are shared out."""
        return any(self.is_shared(loop) for loop in self.loops.chain(block))

    def is_shared(self, loop: Loop) -> bool:
        """Whether iterations of the loop are shared out, or it ends by the counter of one around it whose are."""
        return any(_depends(inside, self.mine) for inside, _ in loop.exit_edges)

    def by_one(self, block: Block) -> bool:
        """Whether one thread runs the block, because of who it is."""
        for other in self.flow.order:
            successor = self._chosen_way(other)
            if successor is not None and self.flow.predecessors[successor] == [other] and self.flow.dominates(successor, block):
                return True
        return False

    def _chosen_way(self, block: Block) -> Block | None:
        """Where one thread at most goes from here: that for which a comparison with a constant holds."""
        end = block.instructions[-1]
        test = end.operands[0] if isinstance(end, ins.Br) and len(end.targets) == 2 else None
        if not isinstance(test, ins.Compare) or test.predicate not in ("eq", "ne") or not isinstance(test.operands[1], ConstantInt):
            return None
        asked = test.operands[0]
        if asked not in self.one and asked not in self.number:
            return None
        holds = (test.predicate == "eq") == (asked in self.number or test.operands[1].value != 0)
        return end.targets[0 if holds else 1]

    @property
    def by_number(self) -> ins.Instruction | None:
        """Where a thread's number does more than to choose one thread, if the region does not ask how many there are."""
        if self.counted:
            return None
        for number in self.number:
            for user in number.users:
                if not isinstance(user, ins.Compare) or user.predicate not in ("eq", "ne") or not isinstance(user.operands[1], ConstantInt):
                    assert isinstance(number, ins.Instruction)
                    return number
        return None

    def _exclusive(self, block: Block) -> bool:
        return block not in self.flow.index or self.in_loop(block) or self.by_one(block)


def _depends(block: Block, values: set[Value]) -> bool:
    """Whether where a block goes depends on one of the values."""
    end = block.instructions[-1]
    return len(end.targets) > 1 and any(operand in values for operand in end.operands)


def _results(region: Function, names: tuple[str, ...]) -> list[Value]:
    return [call for call in _calls(region, names) if not call.type.is_void]


def _bounds(region: Function) -> list[Value]:
    """Reads of the variables in which a thread finds its bounds."""
    variables = {argument for call in _calls(region, _BOUNDS) for argument in call.arguments if isinstance(argument, ins.Alloca)}
    return [user for variable in variables for user in variable.users if isinstance(user, ins.Load)]


def _counters(region: Function) -> list[Value]:
    """What threads get that count up a shared integer."""
    return [i for i in region.instructions() if isinstance(i, ins.AtomicRMW) and i.type.is_integer]


def _calls(region: Function, names: tuple[str, ...]) -> list[ins.Call]:
    return [i for i in region.instructions()
            if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name.startswith(names)]  # fmt: skip


def _following(values: list[Value]) -> set[Value]:
    """The values and all that is computed from them, also through a variable of the region's own."""
    found: set[Value] = set()
    work = list(values)
    while work:
        value = work.pop()
        if value in found:
            continue
        found.add(value)
        for user in value.users:
            if isinstance(user, ins.Store):
                if isinstance(user.operands[1], ins.Alloca) and user.operands[0] is value:
                    work += [load for load in user.operands[1].users if isinstance(load, ins.Load)]
            elif isinstance(user, ins.Instruction) and not user.type.is_void:
                work.append(user)
    return found
