"""Says what is malformed in a module. Correct passes leave nothing to say; what is said here is a bug in the pass before.

Checked: structure of blocks, agreement of phis and predecessors, dominance of uses, operand types, truth of the users lists, that
operands and targets belong to the function and module they are used in, that metadata references lead somewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from polyglot_ad.process.regex import regex

from ..errors import VerificationError
from . import types as ty
from .facts import FACTS
from .instructions import TERMINATORS, Funclet, Instruction, Invoke, LandingPad, Phi
from .printer import format_instruction
from .type_rules import type_errors
from .values import Argument, Block, Constant, ConstantAggregate, ConstantExpr, Function, GlobalValue, Module, Value

_NODE = regex(r"!\d+")
Uses = dict[Value, list[Instruction]]


def verify(module: Module) -> list[str]:
    """All violations, each with the function and instruction it is about; empty when the module is well formed."""
    found: list[str] = []
    uses: Uses = {}
    for function in module.functions.values():
        if function.module is not module:
            found.append(f"@{function.name}: belongs to another module")
        found += verify_function(function, uses)
    for value in (*module.globals.values(), *module.functions.values()):
        found += (f"@{value.name}: {problem}" for problem in _users_lists(value, uses))
    return found


def check(module: Module) -> None:
    """Raise VerificationError when `verify` has anything to say."""
    found = verify(module)
    if found:
        raise VerificationError("malformed IR:\n  " + "\n  ".join(found))


def verify_function(function: Function, uses: Uses | None = None) -> list[str]:
    """Violations inside one function. `uses` collects which instructions use each value."""
    if function.is_declaration:
        return []
    checker = _FunctionChecker(function, {} if uses is None else uses)
    return [f"@{function.name}: {problem}" for problem in checker.problems()]


def _users_lists(value: Value, uses: Uses) -> Iterator[str]:
    used = uses.get(value, [])
    if used == value.users:
        return
    listed, true = Counter(value.users), Counter(used)
    for user in listed.keys() | true.keys():
        if listed[user] != true[user]:
            yield f"lists `{_show(user)}` {listed[user]} times as its user, which uses it {true[user]} times"


def _show(instruction: Instruction) -> str:
    try:
        return format_instruction(instruction)
    except Exception:  # the instruction is malformed, which is why it is shown
        return f"{instruction.opcode} {instruction.name}".strip()


class _FunctionChecker:
    def __init__(self, function: Function, uses: Uses) -> None:
        self.function = function
        self.module = function.module
        self.uses = uses
        self.blocks = set(function.blocks)
        self.instructions = set(function.instructions())
        self.position = {i: n for block in function.blocks for n, i in enumerate(block.instructions)}

    def problems(self) -> Iterator[str]:
        structure = list(self._structure())
        yield from structure
        for instruction in self.function.instructions():
            for problem in self._instruction(instruction):
                yield f"`{_show(instruction)}`: {problem}"
        for argument in self.function.arguments:
            yield from (f"argument {argument.name or argument.index}: {problem}" for problem in _users_lists(argument, self.uses))
        for instruction in self.function.instructions():
            yield from (f"`{_show(instruction)}`: {problem}" for problem in _users_lists(instruction, self.uses))
        if not structure:  # without terminators and targets there is no graph to speak of
            yield from self._flow()

    # structure ------------------------------------------------------------------------------------------------------------------

    def _structure(self) -> Iterator[str]:
        if len(self.blocks) != len(self.function.blocks):
            yield "a block stands twice in the function"
        for index, argument in enumerate(self.function.arguments):
            if argument.function is not self.function or argument.index != index:
                yield f"argument {index} does not know its place"
            if argument.type is not self.function.function_type.parameters[index]:
                yield f"argument {index} is {argument.type}, the function's type says {self.function.function_type.parameters[index]}"
        for block in self.function.blocks:
            for problem in self._block(block):
                yield f"block {block.name or self.function.blocks.index(block)}: {problem}"

    def _block(self, block: Block) -> Iterator[str]:
        if block.function is not self.function:
            yield "belongs to another function"
        if not block.instructions or block.instructions[-1].opcode not in TERMINATORS:
            yield "does not end in a terminator"
        in_phis = True
        for instruction in block.instructions:
            if instruction.block is not block:
                yield f"`{_show(instruction)}` belongs to another block"
            if instruction.opcode not in FACTS:
                yield f"unknown opcode {instruction.opcode}"
            if instruction.opcode == "phi" and not in_phis:
                yield f"`{_show(instruction)}` stands after other instructions"
            in_phis = in_phis and instruction.opcode == "phi"
            if instruction.opcode in TERMINATORS and instruction is not block.instructions[-1]:
                yield f"terminator `{_show(instruction)}` in the middle"
            for target in instruction.targets:
                if target not in self.blocks:
                    yield f"`{_show(instruction)}` leads to a block that is not in the function"

    # instructions ---------------------------------------------------------------------------------------------------------------

    def _instruction(self, instruction: Instruction) -> Iterator[str]:
        for operand in instruction.operands:
            if not isinstance(operand, Constant) or isinstance(operand, GlobalValue):
                self.uses.setdefault(operand, []).append(instruction)
            yield from self._operand(operand, instruction)
        if instruction.opcode in FACTS:
            yield from (f"operand types: {problem}" for problem in type_errors(instruction))
        if self.module is not None:
            for node in _NODE.findall(" ".join(instruction.metadata.values())) if instruction.metadata else ():
                if node not in self.module.metadata:
                    yield f"metadata {node} does not exist"

    def _operand(self, operand: Value, instruction: Instruction) -> Iterator[str]:
        if isinstance(operand, Block):
            yield "a block among the operands"
        elif isinstance(operand, Instruction):
            if operand not in self.instructions:
                yield f"operand {operand.opcode} {operand.name} is not in the function"
            elif operand.type is ty.VOID:
                yield "an operand without a value"
        elif isinstance(operand, Argument):
            if operand.function is not self.function:
                yield f"operand {operand.name} is another function's argument"
        elif isinstance(operand, Constant):
            for used in _globals_in(operand):
                if self.module is not None and used.module is not self.module:
                    yield f"operand @{used.name} is not in the module"
        else:
            yield f"an operand of class {type(operand).__name__}"

    # control flow ---------------------------------------------------------------------------------------------------------------

    def _flow(self) -> Iterator[str]:
        predecessors: dict[Block, list[Block]] = {block: [] for block in self.function.blocks}
        for block in self.function.blocks:
            for target in block.successors:
                predecessors[target].append(block)
        if predecessors[self.function.entry]:
            yield "the entry block has predecessors"
        for block in self.function.blocks:
            for phi in block.phis():
                assert isinstance(phi, Phi)
                for problem in _phi_edges(phi, predecessors[block]):
                    yield f"`{_show(phi)}`: {problem}"
            yield from self._pads(block)
        yield from self._dominance(predecessors)

    def _pads(self, block: Block) -> Iterator[str]:
        first = next((i for i in block.instructions if i.opcode != "phi"), None)
        for instruction in block.instructions:
            if isinstance(instruction, LandingPad) and instruction is not first:
                yield f"`{_show(instruction)}` is not the first instruction of its block"
        terminator = block.terminator
        if isinstance(terminator, Invoke):
            pad = next((i for i in terminator.targets[1].instructions if i.opcode != "phi"), None)
            if not isinstance(pad, LandingPad | Funclet):
                yield f"`{_show(terminator)}` unwinds to a block without a pad"

    def _dominance(self, predecessors: dict[Block, list[Block]]) -> Iterator[str]:
        spans = _spans(*dominator_tree(self.function, predecessors))
        for block in self.function.blocks:
            if block not in spans:  # what cannot run may use anything
                continue
            for instruction in block.instructions:
                sources = instruction.blocks if isinstance(instruction, Phi) else ()
                for index, operand in enumerate(instruction.operands):
                    if not isinstance(operand, Instruction) or operand.block not in spans:
                        continue
                    user = sources[index] if sources else block
                    if user in spans and not self._dominates(operand, instruction, user, spans):
                        yield f"`{_show(instruction)}`: operand {operand.name or _show(operand)} does not dominate this use"

    def _dominates(self, value: Instruction, user: Instruction, user_block: Block, spans: Spans) -> bool:
        home = value.block
        assert home is not None
        if isinstance(value, Invoke):  # its result exists on the normal edge only
            normal = value.targets[0]
            on_the_edge = isinstance(user, Phi) and user.block is normal and user_block is home
            return on_the_edge or _is_ancestor(normal, user_block, spans)
        if home is user_block and not isinstance(user, Phi):
            return self.position[value] < self.position[user]
        return _is_ancestor(home, user_block, spans)


def _globals_in(constant: Value) -> Iterator[GlobalValue]:
    if isinstance(constant, GlobalValue):
        yield constant
    elif isinstance(constant, ConstantExpr):
        for operand in constant.operands:
            yield from _globals_in(operand)
    elif isinstance(constant, ConstantAggregate):
        for element in constant.elements:
            yield from _globals_in(element)


def _phi_edges(phi: Phi, predecessors: list[Block]) -> Iterator[str]:
    if len(phi.blocks) != len(phi.operands):
        yield f"{len(phi.operands)} values from {len(phi.blocks)} blocks"
        return
    if Counter(phi.blocks) != Counter(predecessors):
        yield f"comes from {_names(phi.blocks)}, but the predecessors are {_names(predecessors)}"
    arriving: dict[Block, Value] = {}
    for value, block in zip(phi.operands, phi.blocks, strict=True):
        if block in arriving and arriving[block] is not value and not _same_constant(arriving[block], value):
            yield f"two values from block {block.name}"
        arriving[block] = value


def _same_constant(left: Value, right: Value) -> bool:
    return isinstance(left, Constant) and type(left) is type(right) and left.type is right.type


def _names(blocks: Iterable[Block]) -> str:
    return "[" + ", ".join(block.name or "(unnamed)" for block in blocks) + "]"


def dominator_tree(function: Function, predecessors: dict[Block, list[Block]]) -> tuple[dict[Block, int], dict[Block, Block]]:
    """Depth and immediate dominator of every block that can be reached (Cooper, Harvey and Kennedy's iteration)."""
    entry = function.entry
    order = _postorder(entry)
    number = {block: n for n, block in enumerate(order)}
    parent: dict[Block, Block] = {entry: entry}
    changed = True
    while changed:
        changed = False
        for block in reversed(order):
            if block is entry:
                continue
            best: Block | None = None
            for other in predecessors[block]:
                if other in parent:
                    best = other if best is None else _meet(best, other, parent, number)
            assert best is not None
            if parent.get(block) is not best:
                parent[block] = best
                changed = True
    depth = {entry: 0}
    for block in reversed(order):
        if block is not entry:
            depth[block] = depth[parent[block]] + 1
    return depth, parent


def _meet(left: Block, right: Block, parent: dict[Block, Block], number: dict[Block, int]) -> Block:
    while left is not right:
        while number[left] < number[right]:
            left = parent[left]
        while number[right] < number[left]:
            right = parent[right]
    return left


Spans = dict[Block, tuple[int, int]]
"""Where a walk through the dominator tree enters a block, and the last that it enters below it: ancestors enclose their descendants."""


def _spans(depth: dict[Block, int], parent: dict[Block, Block]) -> Spans:
    below = dict.fromkeys(depth, 1)
    order = sorted(depth, key=depth.__getitem__)
    for block in reversed(order[1:]):
        below[parent[block]] += below[block]
    spans: Spans = {order[0]: (0, below[order[0]] - 1)}
    free = dict.fromkeys(order, 1)  # the next place below a block, counted from where it is entered
    for block in order[1:]:
        up = parent[block]
        start = spans[up][0] + free[up]
        free[up] += below[block]
        spans[block] = start, start + below[block] - 1
    return spans


def _is_ancestor(ancestor: Block, block: Block, spans: Spans) -> bool:
    if ancestor not in spans:
        return False
    first, last = spans[ancestor]
    return first <= spans[block][0] <= last


def _postorder(entry: Block) -> list[Block]:
    order: list[Block] = []
    seen = {entry}
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        for target in successors:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(target.successors)))
                break
        else:
            order.append(block)
            stack.pop()
    return order
