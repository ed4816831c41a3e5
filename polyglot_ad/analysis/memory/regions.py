"""Arrays inside a node: which lie across one another, and what an index between bounds that are not exact reaches beside its own."""

from __future__ import annotations

import math

from .nodes import Node, Region
from .spreads import Spread

FEW = 4
"""So many places are joined one by one; more become a region. So many elements beyond an array bounds that are not exact may reach."""


def crosses(node: Node, region: Region) -> bool:
    """Whether a region shares bytes with another one, and neither lies in the elements of the other."""
    for known in node.regions:
        if region.end <= known.start or known.end <= region.start:
            continue
        inner, outer = (region, known) if known.start <= region.start and region.end <= known.end else (known, region)
        within = outer.start <= inner.start and inner.end <= outer.end
        if not within and _disagree(known, region):
            return True
        into = (inner.start - outer.start) % outer.stride
        if within and inner.stride % outer.stride and into + inner.end - inner.start > outer.stride:
            return True
    return False


def is_storage(node: Node, region: Region) -> bool:
    """Whether something wider is accessed within bytes that are declared in a row; an access that goes beyond them is of something else,
    whose padding they may be."""
    if not region.bytes or node.stride:
        return False
    places = [(at, at + size) for (at, _), (size, _) in node.entries.items() if size > 1]
    places += [(r.start, r.end) for r in node.regions if r.stride > 1]
    return any(region.start <= start and end <= region.end for start, end in places)


def leaves_array(declared: list[Region], region: Region) -> bool:
    """Whether what an index between bounds covers goes a few elements beyond an array that is declared there. Bounds that are not exact do,
    and behind the array lies what is no element of it. (Those of a type, which say nothing, go further.)"""
    if region.declared:
        return False
    more = FEW * region.stride
    known = [one for one in declared if one.declared and not one.bytes and one.overlaps(region)]
    whole = [one for one in known if not any(other is not one and other.contains(one) for other in known)]
    return any(
        not one.contains(region) and one.end - one.start > region.stride
        for one in whole
        if one.start - more <= region.start and region.end <= one.end + more
    )


def _disagree(one: Region, other: Region) -> bool:
    """Whether of two regions that overlap neither has elements that are made of the other's: they lie elsewhere, or are those of an array
    inside of one element."""
    fine, coarse = sorted((one, other), key=lambda region: region.stride)
    inside = fine.stride < coarse.stride and fine.end - fine.start <= coarse.stride
    return inside or bool(coarse.stride % fine.stride or (one.start - other.start) % fine.stride)


def elements(offset: int, regions: list[Region], apart: list[Region]) -> Spread | None:
    """All places for which one stands, of an array (`apart`) that crosses others in the node that it comes into."""
    around = [region for region in regions if region.start <= offset < region.end]
    if not any(region in apart for region in around):
        return None
    step = math.gcd(*(region.stride for region in around))
    low, end = min(region.start for region in around), max(region.end for region in around)
    low += (offset - low) % step
    return Spread(step, low, low + (end - 1 - low) // step * step)
