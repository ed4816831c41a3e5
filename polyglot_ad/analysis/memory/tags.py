"""Addresses with tags: numbers in the bits of an address that are the same for all objects, the low ones that alignment leaves and the high
ones that no address has. Where such an address leads, and where it leads when the tag is masked off again."""

from __future__ import annotations

import math

from polyglot_ad.analysis.divisors import divisor
from polyglot_ad.analysis.ranges import Ranges
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value

from .nodes import Node
from .spreads import Spread

_HIGHEST = 47
"""Bits that an address of user memory has."""
_ALIGNED = 8


def tagged(node: Node, offset: int, spread: Spread | None, factor: int, low: int | None, high: int | None) -> tuple[int, Spread | None]:
    """Where an address leads from `offset` after `or` or `xor` with a number between bounds that `factor` divides."""
    if factor == 0:
        return offset, spread
    power = factor & -factor
    if low is not None and low >= 0 and high is not None and (1 << high.bit_length()) <= alignment(node):
        # The lowest bits may be anything afterwards, and the others are what they were.
        offset, spread = masked(node, offset, spread, -(1 << high.bit_length()))
        before = spread or Spread(0, offset, offset)
        return before.with_row(offset, power, 0, (1 << high.bit_length()) - power)
    return offset, Spread(math.gcd(power, spread.flat().step if spread is not None else 0))


def masked(node: Node, offset: int, spread: Spread | None, mask: int) -> tuple[int, Spread | None]:
    """Where it leads when only the bits of a mask are kept."""
    cleared = ~mask & ((1 << 64) - 1)
    lowest = cleared & -cleared
    flat = spread.flat() if spread is not None else None
    if cleared == 0:
        return offset, spread
    if lowest >= 1 << _HIGHEST:
        kept = flat is not None and flat.step % lowest == 0
        return offset, None if kept else spread
    unit = cleared + 1
    if cleared & unit or unit > alignment(node):
        return offset, Spread(math.gcd(lowest, flat.step if flat is not None else 0))
    if spread is not None and spread.inner is not None and spread.step % unit == 0 and offset % unit == 0:
        step, count = spread.inner
        if step * (count - 1) < unit and (spread.low or 0) % unit == 0:
            return offset, Spread(spread.step, spread.low, spread.high)
    low, high = (offset, offset) if flat is None else (flat.low, flat.high)
    low, high = None if low is None else low // unit * unit, None if high is None else high // unit * unit
    begin = offset // unit * unit
    return (begin, None) if low is not None and low == high else (begin, Spread(unit, low, high))


def changes_tag(node: Node, i: ins.Instruction, number: Value) -> bool:
    """Whether an operation on an address changes only bits that are alike in the addresses of all objects."""
    assert i.block is not None
    alike = alignment(node) - 1 | (1 << 64) - (1 << _HIGHEST)
    if isinstance(number, val.ConstantInt):
        changed = number.value if i.opcode in ("or", "xor") else ~number.value
        return i.opcode in ("or", "xor", "and") and not changed & ((1 << 64) - 1) & ~alike
    if i.opcode not in ("or", "xor"):
        return False
    ranges = Ranges()
    low, high = ranges.of(number, i.block)
    factor = divisor(number, ranges.of)
    return (
        factor == 0 or factor & -factor >= 1 << _HIGHEST or (low is not None and high is not None and low >= 0 and high < alignment(node))
    )


def aligned(node: Node, offset: int, spread: Spread | None, unit: int) -> tuple[int, Spread | None]:
    """Of the places where an address may lead, those that are aligned."""
    if spread is None or unit > alignment(node) or (spread.step % unit == 0 and spread.inner is None):
        return offset, spread
    if spread.inner is not None and spread.step % unit == 0 and offset % unit == 0 and spread.inner[0] * (spread.inner[1] - 1) < unit:
        return offset, Spread(spread.step, spread.low, spread.high)
    spread = spread.flat()
    low, high = None if spread.low is None else -(-spread.low // unit) * unit, None if spread.high is None else spread.high // unit * unit
    if low is not None and high is not None and low > high:
        return offset, spread
    begin = low if low is not None else offset // unit * unit
    return (begin, None) if low is not None and low == high else (begin, Spread(math.lcm(unit, spread.step & -spread.step), low, high))


def alignment_of_uses(pointer: Value) -> int:
    """The alignment that all uses of an address say it has; 1 where it is used in other ways than to read and write what is there."""
    found = _ALIGNED
    for user in pointer.users:
        if isinstance(user, ins.Load) or (isinstance(user, ins.Store) and user.value is not pointer):
            found = min(found, user.align or 1)
        elif not (isinstance(user, ins.Compare)):
            return 1
    return found


def alignment(node: Node) -> int:
    """What divides the addresses of all objects that a node stands for, as far as they are known (others are judged when they are)."""
    found = _ALIGNED if node.origins <= {"alloca", "heap", "global", "constant", "integer"} else 8
    for site in node.sites:
        if isinstance(site, ins.Alloca):
            found = math.gcd(found, site.align or _ALIGNED)
        elif isinstance(site, val.GlobalVariable):
            found = math.gcd(found, 8)
    return found
