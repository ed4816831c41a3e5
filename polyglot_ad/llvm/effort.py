"""How much of LLVM's effort a module gets.

Some of LLVM's passes take time that grows with the square of a function's size. On functions of usual size they cost little and gain much;
on the derivative of a program of thousands of statements in one function they take nearly all the time. What they gain there is measured
(docs/performance.md); where that is next to nothing, they are off.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

import llvmlite.binding as llvm

from polyglot_ad.process.regex import regex

MANY_LOOPS = 100
"""Loops of one function from which on they are not unrolled: every question about a number in a loop walks over the tests before it."""
LOOPS_TO_REDUCE = 300
"""From which on the code generator does not choose anew what they count (loop strength reduction), for the same reason."""
LOOPS_TO_REDUCE_AT_LAST = 120
"""The same of an optimised function, into which others are inlined. None of the kernels of `tests/benchmarks` has as many."""
VERY_MANY_LOOPS = 1000
"""From which on they are not vectorised either."""
SCHEDULED_BLOCK = 500
"""Instructions of one block from which on the code generator leaves them in their order, before it allocates registers and after: it
walks over the block for each of them, and processors reorder them anyway."""
LONG_BLOCK = 2000
"""Instructions of one block from which on the code generator does not reorder sums in it: for every sum it walks over the whole block."""
VERY_LONG_BLOCK = 4000
"""From which on it is not vectorised by itself (SLP) either, which walks over it for every place where it does something."""
LONG_FUNCTION = 8000
"""Lines of one function from which on blocks are vectorised at most two by two: the search for wider vectors takes apart and rebuilds a
tree of operands for every width and start (of the gradient of ODEPACK's `dlsode` nine tenths of this pass, a third of all of LLVM)."""
MANY_BLOCKS = 1000
"""Blocks of one function from which on the allocation of registers does not look for the best part of it for every value to lie in a
register: it walks over nearly all blocks for each value that lives long, and stores most of these values on the stack in the end."""
LONG_WITHOUT_LOOPS = 1_000_000
"""Characters of a module from which on, where none of its functions has a loop or calls itself, LLVM simplifies it as at O1. What O1 leaves
out (threading of jumps, values known from branches, redundant loads over blocks) asks about each value in all blocks before it, and what
runs once gains next to nothing. Nor are functions of some size inlined: all in one they are a block of tens of thousands of
instructions, and the allocation of registers grows with its square."""
WORTH_A_CALL = 40
"""Lines of a function from which on it stays a call there."""
LARGE_WITHOUT_LOOPS = 500_000
"""The same from which on the blocks of such a module are not vectorised (SLP), which took up to a third of the time."""
_SMALL = 150_000
"""Characters of a module that has none of this."""

_LABEL = regex(r'^(?:"([^"]+)"|([-\w.$]+)):')
_DEFINED = regex(r'@(?:"[^"]+"|[-\w.$]+)\(')
_TARGET = regex(r'\blabel %(?:"([^"]+)"|([-\w.$]+))')


@dataclass(frozen=True)
class Effort:
    """What LLVM does."""

    unroll: bool = True
    """Unroll and interleave loops."""
    vectorise_loops: bool = True
    vectorise_blocks: bool = True
    widely: bool = True
    """Blocks to vectors of any width."""
    reorder_sums: bool = True
    schedule: bool = True
    """Reorder instructions around the allocation of registers."""
    reduce_strength: bool = True
    """Choose anew what loops count."""
    simplify_fully: bool = True
    """Simplify functions with all that O2 and O3 have."""
    inline: bool = True
    """Inline functions that are worth a call."""
    split_widely: bool = True
    """Look at large parts of a function for where a value is to lie in a register."""

    def to_emit(self, module: llvm.ModuleRef) -> Effort:
        """What an optimised module is worth: only now its functions are inlined."""
        if not self.simplify_fully:
            return replace(self, split_widely=max((sum(1 for _ in f.blocks) for f in module.functions), default=0) < MANY_BLOCKS)
        blocks = {function: sum(1 for _ in function.blocks) for function in module.functions}
        loops = max((_loops(function) for function, count in blocks.items() if count > LOOPS_TO_REDUCE_AT_LAST), default=0)
        reduce = self.reduce_strength and loops < LOOPS_TO_REDUCE_AT_LAST
        return replace(self, split_widely=max(blocks.values(), default=0) < MANY_BLOCKS, reduce_strength=reduce)


WHOLE = Effort()


def effort_for(text: str) -> Effort:
    """What a module is worth."""
    if len(text) < _SMALL:
        return WHOLE
    loops = block = longest_function = 0
    once = len(text) >= LARGE_WITHOUT_LOOPS
    for head, body in _functions(text):
        longest, edges = _blocks(body)
        longest_function = max(longest_function, len(body))
        block = max(block, longest)
        if once or len(edges) >= MANY_LOOPS:
            found = _back_edges(edges)
            loops = max(loops, found)
            once = once and not found and not _calls_itself(head, body)
    long = once and len(text) >= LONG_WITHOUT_LOOPS
    return Effort(
        unroll=loops < MANY_LOOPS,
        vectorise_loops=loops < VERY_MANY_LOOPS,
        vectorise_blocks=block < VERY_LONG_BLOCK and not once,
        widely=longest_function < LONG_FUNCTION,
        reorder_sums=block < LONG_BLOCK,
        schedule=block < SCHEDULED_BLOCK,
        reduce_strength=loops < LOOPS_TO_REDUCE,
        inline=not long,
        simplify_fully=not long,
    )


def keep_calls(module: llvm.ModuleRef, text: str) -> None:
    """Functions of a module that are worth a call, by its text, are not inlined."""
    for head, body in _functions(text):
        found = _DEFINED.search(head)
        if found is not None and len(body) > WORTH_A_CALL and "alwaysinline" not in head and "\\" not in found[0]:
            function = module.get_function(found[0][1:-1].strip('"'))
            if not any(b"inline" in one for one in function.attributes):
                function.add_function_attribute("noinline")


_OPTIONS = {
    "reorder_sums": (("x86-machine-combiner", "false", "true"),),
    "schedule": (("enable-misched", "false", "true"), ("disable-post-ra", "true", "false")),
    "reduce_strength": (("disable-lsr", "true", "false"),),
    "split_widely": (("grow-region-complexity-budget", "300", "10000"),),
}
"""What leaves a part of the code generator off, and what holds on x86 when nothing is said."""


@contextmanager
def generating(effort: Effort) -> Iterator[None]:
    """The code generator with this effort. The options are of the process."""
    known = llvm.get_default_triple().startswith("x86_64")
    left_off = [option for name, options in _OPTIONS.items() if known and not getattr(effort, name) for option in options]
    try:
        for option, off, _ in left_off:
            _set(option, off)
        yield
    finally:
        for option, _, usual in left_off:
            _set(option, usual)


@contextmanager
def vectorising(effort: Effort) -> Iterator[None]:
    """The passes over a module with this effort. The option is of the process."""
    if effort.widely or not effort.vectorise_blocks:
        yield
        return
    _set("slp-max-vf", "2")
    try:
        yield
    finally:
        _set("slp-max-vf", "0")


def _set(option: str, value: str) -> None:
    llvm.set_option("polyglot_ad", f"-{option}={value}")


def _functions(text: str) -> Iterator[tuple[str, Sequence[str]]]:
    """The head of each function that has a body, and the lines of this."""
    start = text.find("\ndefine ")
    while start >= 0:
        end = text.find("\n}", start)
        head, *body = text[start + 1 : end].split("\n")
        yield head, body
        start = text.find("\ndefine ", end)


def _loops(function: llvm.ValueRef) -> int:
    """Of an optimised function."""
    return max((_back_edges(_blocks(body)[1]) for _, body in _functions(f"\n{function}")), default=0)


def _calls_itself(head: str, body: Sequence[str]) -> bool:
    found = _DEFINED.search(head)
    return found is not None and any(found[0] in line for line in body)


def _blocks(lines: Sequence[str]) -> tuple[int, list[list[int]]]:
    """Lines of the longest block, and where each block leads."""
    starts = [at for at, line in enumerate(lines) if line[:1] not in (" ", "", "\t", ";", "]") and _LABEL.match(line)]
    if not starts or starts[0] > 0:
        starts.insert(0, -1)
    places = {_name(match): index for index, at in enumerate(starts) if at >= 0 and (match := _LABEL.match(lines[at]))}
    ends = [*starts[1:], len(lines)]
    longest = max(end - start for start, end in zip(starts, ends, strict=True))
    return longest, [_successors(lines[start + 1 : end], places) for start, end in zip(starts, ends, strict=True)]


def _successors(lines: Sequence[str], places: dict[str, int]) -> list[int]:
    return [places[name] for line in lines if "label %" in line for match in _TARGET.finditer(line) if (name := _name(match)) in places]


def _name(match: re.Match[str]) -> str:
    return match[1] or match[2]


def _back_edges(edges: Sequence[Sequence[int]]) -> int:
    """Edges to a block on the way to where they start: as many as there are loops."""
    found = 0
    seen, open_ = {0}, {0}
    way = [(0, iter(edges[0]))]
    while way:
        block, rest = way[-1]
        for to in rest:
            if to in open_:
                found += 1
            elif to not in seen:
                seen.add(to)
                open_.add(to)
                way.append((to, iter(edges[to])))
                break
        else:
            open_.discard(block)
            way.pop()
    return found
