"""Memory from outside the program that may be the same memory, whatever pointer it is reached by.

The memory analysis keeps apart what different arguments, variables and fields lead to: activity is a question of each of them, and shadows
overlap as their primals do. Only who may overwrite a value that was read is a question of all. A caller's `restrict` is believed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from polyglot_ad.ir.values import Argument

from .memory import FLOAT_KINDS, Location, MemoryFacts, Node

_OUTSIDE = frozenset(("global", "unknown"))


def overlaps(facts: MemoryFacts, arguments: Collection[Argument]) -> Mapping[Location, frozenset[Location]]:
    """For each location of the caller's memory, all that may be the same bytes. Numbers of one kind are no numbers of another, which the
    languages promise unless the program has no types at all (`-fno-strict-aliasing`)."""
    groups: dict[str, set[Location]] = {}
    typed = any("!tbaa" in node or "omnipotent char" in node for node in facts.module.metadata.values())
    for node in _outside(facts, arguments):
        for location in node.locations():
            location = location.find()
            kind = location.content.find().kind
            groups.setdefault("*" if kind == "mixed" or not typed else kind if kind in FLOAT_KINDS else "", set()).add(location)
    anything = groups.pop("*", set())
    if anything:
        groups = {"": anything.union(*groups.values())}
    return {location: frozenset(group) for group in groups.values() if len(group) > 1 for location in group}


def _outside(facts: MemoryFacts, arguments: Collection[Argument]) -> set[Node]:
    alone = {facts.node(a) for a in arguments if "noalias" in a.attributes}
    work = [facts.node(a) for a in arguments]
    work += [node.find()[0] for node in facts.memory.nodes if _OUTSIDE & node.find()[0].origins]
    found: set[Node] = set()
    reached = {facts.node(a) for a in arguments if "noalias" not in a.attributes}
    while work:
        node = work.pop()
        if node in found or node.only_code:
            continue
        found.add(node)
        for location in node.locations():
            content = location.content.find()
            if content.may_point:
                target = facts.memory.target(content)[0]
                reached.add(target)
                work.append(target)
    reached |= {node for node in found if _OUTSIDE & node.origins}
    return {node for node in found if node not in alone or node in reached}
