"""Functions of tasks_overlay.jl that compiled code calls by their names: they stand for those of runtime/."""

from __future__ import annotations

import re

from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.failures import RAISE, reachable
from polyglot_ad.langs.julia.llvm_text import Block, FunctionText, ModuleText, parse_call
from polyglot_ad.langs.julia.locations import Locations
from polyglot_ad.process.regex import regex

_TASK = "pad_task_body"
BODIES = (_TASK, "pad_part_body")
"""What a thread runs: a task, or a part of a loop."""
_UNKNOWN = {"pad_scheduled_task": "a task that is scheduled where it is not known what it runs"}
_TURNS, _QUEUE = "pad_turns", "pad_queue"
STAND_INS = {
    "pad_nthreads": 0, "pad_threadid": 0, "pad_lock": 1, "pad_unlock": 1, "pad_trylock": 1, "pad_locked": 1,
    "pad_turns": 0, "pad_rest": 0, "pad_resume": 0, "pad_queue": 1, "pad_enlist": 1, "pad_await": 2, "pad_serve": 2,
}  # fmt: skip
"""What Julia itself runs in place of a function of runtime/, and how many arguments that has."""
_OVERLAY = regex(r"(?:julia|j1?|japi1)_(pad_[a-z_]+)_\d+$")


def of_tasks(name: str) -> str:
    """The function of tasks_overlay.jl with this symbol, or ""."""
    found = _OVERLAY.match(name)
    return found[1] if found and found[1] in (*BODIES, *_UNKNOWN, *STAND_INS) else ""


_MEETING = frozenset(("pad_lock", "pad_trylock", "pad_queue", "pad_await"))
_LOOKS = regex(r" (?:load atomic .*(?:acquire|seq_cst)|cmpxchg |atomicrmw (?:volatile )?xchg )")


def meet(module: ModuleText) -> bool:
    """Whether tasks may wait for more than the end of others: they have locks, or look again and again at what others write."""
    looking = {name for name, function in module.functions.items() if any(_LOOKS.search(line) for line in function.lines())}
    while True:
        callers: set[str] = set()
        for name, function in module.functions.items():
            calls = {block.label: _called(block) for block in function.blocks}
            if any(of_tasks(callee) in _MEETING for called in calls.values() for callee in called):
                return True
            again = [block for block in function.blocks if calls[block.label] & looking or any(_LOOKS.search(line) for line in block.lines)]
            if any(_leads_to(function, block.label, block.label) for block in again):
                return True
            if any(called & looking for called in calls.values()):
                callers.add(name)
        if callers <= looking:
            return any(_calls_itself(module, name) for name in looking)
        looking |= callers


def _called(block: Block) -> set[str]:
    calls = (parse_call(line) for line in block.lines if "call" in line)
    return {call.name for call in calls if call is not None}


def _leads_to(function: FunctionText, start: str, end: str) -> bool:
    """Whether a way from the end of one block comes to another."""
    blocks = function.by_label()
    pending, seen = [start], set[str]()
    while pending:
        for label in (target.strip('"') for target in blocks[pending.pop()].successors()):
            if label == end:
                return True
            if label in blocks and label not in seen:
                seen.add(label)
                pending.append(label)
    return False


def _calls_itself(module: ModuleText, name: str) -> bool:
    called = {callee for block in module.functions[name].blocks for callee in _called(block)} & module.functions.keys()
    return name in reachable(module, called)


def drop_stand_ins(module: ModuleText, locations: Locations) -> None:
    """In place. Raises where a task is scheduled of which it is not known what it runs."""
    calls = [(block, line, call) for function in module.functions.values() for block in function.blocks for line in block.lines
             if "_pad_" in line and (call := parse_call(line)) is not None]  # fmt: skip
    turns = any(of_tasks(call.name) == _QUEUE for _, _, call in calls)
    for block, line, call in calls:
        if construct := _UNKNOWN.get(of_tasks(call.name)):
            raise _error(locations, line, construct, "schedule it where it is made, or use Threads.@spawn")
        if of_tasks(call.name) == _TURNS:
            block.lines[block.lines.index(line)] = f"{call.assign()}add i64 0, {int(turns)}"
    for name in [name for name in module.functions if of_tasks(name) in STAND_INS]:
        del module.functions[name]


def check_tasks(module: ModuleText, locations: Locations) -> None:
    """Raise where a task asks for the number of its thread: here every task has a thread of its own."""
    tasks = [name for name in module.functions if of_tasks(name) == _TASK]
    for name in reachable(module, tasks) if tasks else ():
        for line in module.functions[name].lines() if name in module.functions else ():
            if "@pad.strand.threadid(" in line:
                why = "which thread runs a task is not said: give each task a number of its own"
                raise _error(locations, line, "threadid() in a task of Threads.@spawn", why)


def spawns(module: ModuleText) -> bool:
    return any("@pad.strand.spawn(" in line for function in module.functions.values() for line in function.lines())


def end_before_errors(module: ModuleText) -> None:
    """In place: tasks of a call end before an error does."""
    if not spawns(module):
        return
    raising = f"call void @{RAISE}("
    for function in module.functions.values():
        for block in function.blocks:
            at = next((k for k, line in enumerate(block.lines) if line.lstrip().startswith(raising)), None)
            if at is not None:
                block.lines.insert(at, block.lines[at].replace(RAISE, "pad.strand.failing", 1))


def _error(locations: Locations, line: str, construct: str, why: str) -> CompileError:
    debug = re.search(r"!dbg (!\d+)", line)
    place = locations.of(debug[1]) if debug else ""
    return CompileError(f"{place + ': ' if place else ''}{construct}: {why}")
