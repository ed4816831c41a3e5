"""`try` without `catch`: where an error ends the call, what stands behind `finally` is only reached without one.

Julia's code generator goes on behind `finally` from both ends of the block, with a flag that says whether an error is to be raised again:

      %e = call i32 @julia.except_enter()             0 the first time, 1 when an error was raised inside
      br i1 (%e == 0), label %inside, label %after
    after: ... br label %finally                      finally: %flag = phi i8 [ 0, %inside ], [ 1, %after ]
                                                               ... br i1 %flag, label %again, label %rest

A block all of whose ways out of `after` end in an error is a `finally`, and needs no handler. Any other catches errors (`catching.py`).
"""

from __future__ import annotations

import re

from polyglot_ad.langs.julia.failures import RETHROW
from polyglot_ad.langs.julia.llvm_text import FunctionText, ModuleText
from polyglot_ad.process.regex import regex

_ENTER = regex(r"^  (%\S+) = call i32 @julia\.except_enter\(\)")
_TEST = regex(r"^  (%\S+) = icmp eq i32 (%\S+), 0\b")
_BRANCH = regex(r"^  br i1 (%\S+|true|false), label %(\S+), label %([^\s,]+)")
_PHI = regex(r"^  (%\S+) = phi \S+ (.*)$")
_INCOMING = regex(r"\[ (\S+), %([^\s\]]+) \]")
_SIMPLE = regex(r"^  (%\S+) = (trunc|xor|icmp eq|icmp ne) i\d+ (%\S+?)(?: to i\d+|, (\S+?))?(?:,? !dbg .*)?$")
_STATE = regex(r"^  (?:(%\S+) = )?call (?:i64|void|ptr) @jl_(?:excstack_state|pop_handler|restore_excstack|get_excstack)\(")

Known = dict[str, int]


def drop_handlers(module: ModuleText) -> None:
    """In place, when error paths end in `pad.raise`: functions whose handlers only go on raising lose them."""
    for function in module.functions.values():
        found = [(block.label, match[1]) for block in function.blocks for line in block.lines if (match := _ENTER.match(line))]
        if found and all(_only_raises(function, label, result) for label, result in found):
            _drop(function)


def _only_raises(function: FunctionText, label: str, entered: str) -> bool:
    """Whether all ways from where a block goes on after an error end without a return."""
    blocks = function.by_label()
    lines = blocks[label].lines
    tests = [match[1] for line in lines if (match := _TEST.match(line)) and match[2] == entered]
    branch = _BRANCH.match(lines[-1])
    if branch is None or branch[1] not in tests:
        return False
    work: list[tuple[str, str, Known]] = [(label, branch[3], {})]
    seen: set[tuple[str, str, frozenset[tuple[str, int]]]] = set()
    while work:
        before, label, known = work.pop()
        state = (before, label, frozenset(known.items()))
        if state in seen:
            continue
        seen.add(state)
        if label not in blocks or len(seen) > 2000:
            return False
        known = _follow(blocks[label].lines, before, known)
        end = blocks[label].lines[-1]
        branch = _BRANCH.match(end)
        if branch is not None:
            decided = known.get(branch[1], {"true": 1, "false": 0}.get(branch[1]))
            work += [(label, target, known) for taken, target in ((1, branch[2]), (0, branch[3])) if decided in (None, taken)]
        elif end.lstrip().startswith("unreachable"):
            continue
        else:
            targets = blocks[label].successors()
            if not targets:
                return False
            work += [(label, target.strip('"'), known) for target in targets]
    return True


def _follow(lines: list[str], before: str, known: Known) -> Known:
    """What is known at the end of a block of what was known at the end of the one before."""
    after = dict(known)
    for line in lines:
        if phi := _PHI.match(line):
            value = next((value for value, label in _INCOMING.findall(phi[2]) if label == before), "")
            _set(after, phi[1], _constant(value, known))
        elif simple := _SIMPLE.match(line):
            name, operation, operand, second = simple.groups()
            left, right = after.get(operand), _constant(second or "", after)
            if operation == "trunc":
                _set(after, name, None if left is None else left & 1)
            elif left is None or right is None:
                _set(after, name, None)
            else:
                _set(after, name, {"xor": left ^ right, "icmp eq": int(left == right), "icmp ne": int(left != right)}[operation])
    return after


def _constant(text: str, known: Known) -> int | None:
    if text in ("true", "false"):
        return int(text == "true")
    return int(text) if re.fullmatch(r"-?\d+", text) else known.get(text)


def _set(known: Known, name: str, value: int | None) -> None:
    if value is None:
        known.pop(name, None)
    else:
        known[name] = value


def _drop(function: FunctionText) -> None:
    for block in function.blocks:
        lines: list[str] = []
        for line in block.lines:
            entered, state = _ENTER.match(line), _STATE.match(line)
            if entered:
                lines.append(f"  {entered[1]} = add i32 0, 0")
            elif state:
                lines += [f"  {state[1]} = add i64 0, 0"] if state[1] else []
            elif f"@{RETHROW}(" in line:
                pass  # nothing leads there
            else:
                # What is kept for a handler need not be in memory.
                lines.append(line.replace(" load volatile ", " load ").replace("  store volatile ", "  store "))
        block.lines = lines
