"""Which memory belongs to one thread alone, and how is added to the adjoints of the rest.

Regions are executed by several threads at once. Where two of them read the same variable, both add to its adjoint: such additions are
atomic, unless `conflicts.py` proves that no two threads read the same number at once. What a thread allocates while it is in a region is
its own unless its address is stored where others find it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.memory import Location, MemoryFacts, Node
from polyglot_ad.analysis.messages import message_of
from polyglot_ad.callees import allocation_of, is_memory_copy
from polyglot_ad.custom.marks import custom_rule
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Function, Module, Value

from .conflicts import Conflicts
from .kernel_reads import KernelReads
from .regions import concurrent, is_kernel, is_region
from .reproducible import is_reproducible
from .tasks import is_task
from .thread_forms import is_thread, waiting
from .ways import ATOMIC, LOCKED, PLAIN, Read, Way


class Sharing:
    """Of the functions of one program that has been prepared for differentiation."""

    def __init__(
        self, module: Module, facts: MemoryFacts, activity: ActivityAnalysis, effects: Effects, flow: Callable[[Function], ControlFlow]
    ) -> None:
        functions = set(activity.functions)
        self._module = module
        self._facts = facts
        self._activity = activity
        self._effects = effects
        self._flow = flow
        self._conflicts: dict[Function, Conflicts | None] = {}
        self._in_kernels: dict[Function, KernelReads] = {}
        self.reproducible = is_reproducible(module)
        self.threads = any(is_thread(f) for f in module.functions.values())
        """Whether the program goes on while threads run that it has started."""
        parallel = self.threads or any(is_region(f) or is_task(f) for f in module.functions.values())
        beside = waiting(module)
        """The functions that threads run beside, if they are known: all is over where these end."""
        self.concurrent = functions if beside is None else concurrent(module) | reached(beside) if parallel else set()
        """The functions that may run in several threads at once."""
        self._shared: set[Node] | None = None
        self._serial = functions - self.concurrent

    def is_shared(self, function: Function, pointer: Value) -> bool:
        """Whether another thread, or another process, may use the memory at a pointer while a function runs."""
        if "shared" in self._facts.node(pointer).origins:
            return True
        if function not in self.concurrent:
            return False
        if self._shared is None:
            self._shared = self._find()
        return self._facts.node(pointer) in self._shared

    def way(self, function: Function, instruction: ins.Instruction, pointer: Value) -> Way:
        """How the reverse of a read adds to the adjoints of what it reads through a pointer."""
        if not self.is_shared(function, pointer):
            return PLAIN
        if "shared" in self._facts.node(pointer).origins:
            return ATOMIC
        if function not in self._conflicts:
            self._conflicts[function] = self._find_conflicts(function)
        found = self._conflicts[function]
        way = found.way(instruction) if found is not None else self._way_in_function(function, instruction)
        if is_kernel(function):
            return PLAIN if way == PLAIN else self._kernel_reads(function).way(instruction)
        if way != PLAIN and not self._added_by_rules.isdisjoint(self._facts.node(pointer).locations()):
            return LOCKED
        if way.collected and not self._added_by_messages.isdisjoint(self._facts.node(pointer).locations()):
            return replace(way, collected=False, fixed=False)
        return way

    def _kernel_reads(self, kernel: Function) -> KernelReads:
        if kernel not in self._in_kernels:
            conflicts = self._conflicts[kernel]
            assert conflicts is not None
            self._in_kernels[kernel] = KernelReads(
                kernel, self._flow(kernel), self._facts.layout, self._reads(kernel), lambda i: conflicts.way(i) == PLAIN
            )
        return self._in_kernels[kernel]

    def _way_in_function(self, function: Function, instruction: ins.Instruction) -> Way:
        """In a function that regions call, a task, or a region in another. What a thread runs when it has added up its sums for good (tasks
        at the end of the region) finds no table, and adds atomically."""
        if not isinstance(instruction, ins.Load) or self.threads:
            return ATOMIC
        touched = list(self._widened(self._facts.locations(instruction.pointer, instruction.type)))
        return ATOMIC if any(self._writes(one, touched) for one in self.concurrent) else replace(ATOMIC, collected=True)

    @cached_property
    def _added_by_rules(self) -> set[Location]:
        """Where custom rules may add to adjoints while several threads run. Their additions are plain ones."""
        calls = [i for f in self.concurrent for i in f.instructions() if isinstance(i, ins.CallBase) and custom_rule(i) is not None]
        return {location for call in calls for location in self._handed(call, call.arguments)}

    @cached_property
    def _added_by_messages(self) -> set[Location]:
        """Where messages may bring adjoints while several threads run. They are added atomically at any time, which sums that are added up
        at the end are not."""
        calls = [i for f in self.concurrent for i in f.instructions() if isinstance(i, ins.CallBase) and message_of(i) is not None]
        return {location for call in calls for location in self._handed(call, call.arguments)}

    # reads of shared memory ---------------------------------------------------------------------------------------------------

    def _find_conflicts(self, function: Function) -> Conflicts | None:
        """Of a region; None for functions that may run in ways that are not looked into."""
        if not is_region(function):
            return None
        inside = reached([function]) - {function}
        others = [read for other in inside if other.blocks for read in self._reads(other)]
        if any(self.runs_beside(user) for user in function.users) or function in {f for g in inside for f in reached([g])}:
            return None

        def written_inside(locations: list[Location]) -> bool:
            return any(self._writes(one, locations) for one in inside)

        def written(locations: list[Location]) -> bool:
            return self._writes(function, locations) or written_inside(locations)

        return Conflicts(
            function,
            self._flow(function),
            self._facts.layout,
            self._facts,
            self._effects,
            self._reads(function),
            others,
            written,
            written_inside,
        )

    def _writes(self, function: Function, locations: list[Location]) -> bool:
        writes = self._effects.function_writes(function)
        return writes is None or any(location.find() in writes for location in locations)

    def separates_copies(self, users: set[Function]) -> bool:
        """Whether no two parts of the program that use one thread's copy of a variable can be reversed at the same time. `users`: the
        functions with copies. Teams in teams, and tasks, may run one after the other on one thread, and be reversed side by side; and
        threads that are not OpenMP's have no numbers."""
        if self.threads:
            return False
        regions = [f for f in self._module.functions.values() if is_region(f)]
        tasks = [f for f in self._module.functions.values() if is_task(f)]
        inner = [f for f in regions if any(self.runs_beside(user) for user in f.users)]
        return users.isdisjoint(reached(tasks + inner))

    def runs_beside(self, user: ins.Instruction) -> bool:
        """Whether what calls a region may itself run in several threads."""
        caller = user.block.function if user.block is not None else None
        return not isinstance(user, ins.CallBase) or caller is None or caller in self.concurrent

    def _reads(self, function: Function) -> list[Read]:
        """All that adds to adjoints of shared memory when it is reversed."""
        found: list[Read] = []
        for i in function.instructions():
            if isinstance(i, ins.Load):
                if (i.type.is_aggregate or self._activity.is_active(i)) and self.is_shared(function, i.pointer):
                    touched = frozenset(self._widened(self._facts.locations(i.pointer, i.type)))
                    found.append(Read(i, touched, self._facts.layout.store_size(i.type)))
            elif isinstance(i, ins.CallBase) and (i.called_function is None or not i.called_function.blocks or custom_rule(i) is not None):
                pointers = [i.arguments[1]] if is_memory_copy(i) else [a for a in i.arguments if self._facts.is_pointer(a)]
                shared = [p for p in pointers if self._activity.has_shadow(p) and self.is_shared(function, p)]
                if handed := self._handed(i, shared):
                    found.append(Read(i, frozenset(handed), 0))
        return found

    def _handed(self, call: ins.CallBase, pointers: list[Value]) -> set[Location]:
        """What a call may read through pointers."""
        reached = [p for p in pointers if self._facts.is_pointer(p) and self._activity.has_shadow(p)]
        nodes = {node for p in reached for node in self._activity.graph.reached.nodes(p)}
        return self._widened([location for node in nodes for location in node.locations()])

    def _widened(self, locations: list[Location]) -> set[Location]:
        """With all that may be the same bytes."""
        found = {location.find() for location in locations}
        for location in list(found):
            found |= {other.find() for other in self._effects.same_bytes(location)}
        return found

    # shared memory ------------------------------------------------------------------------------------------------------------

    def _find(self) -> set[Node]:
        work = [n.find()[0] for n in self._facts.memory.nodes if n.find()[0].origins - {"alloca", "heap"}]
        for function in self._serial:
            work += [self._facts.node(i) for i in function.instructions() if isinstance(i, ins.Alloca) or _allocates(i)]
        for function in self.concurrent:
            if is_region(function) or is_task(function) or is_thread(function):
                # A team inside a team shares what its master thread passes, and a task what its parent gives it.
                work += [self._facts.node(a) for a in function.arguments if a.type.is_pointer]
        return set(self._facts.memory.reachable(work))


def _allocates(i: ins.Instruction) -> bool:
    row = allocation_of(i)
    return row is not None and row.kind not in ("free", "descriptor-free")
