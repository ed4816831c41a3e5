"""Irreducible cycles made reducible: a cycle with several entries gets one, a block that dispatches to what were the entries.

Before: control enters the cycle at h1 or h2. After: every edge to h1 or h2 goes to `dispatch`, whose phi knows which one is meant; the phis
of h1 and h2 take their values through phis of `dispatch`. Values keep dominating their uses: each old entry is reached from outside without
touching the cycle, so what dominates a use inside lies between. (The transformation of LLVM's pass FixIrreducible.)
"""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.components import components
from polyglot_ad.analysis.loops import find_loops
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, ConstantUndef, Function, Value


def make_reducible(function: Function) -> bool:
    """Whether anything had to be done. The loops made are not in simplified form."""
    changed = False
    while find_loops(flow := ControlFlow(function)).irreducible:
        entries = _entries_of_some_cycle(flow)
        if entries is None:
            return changed
        _dispatch(function, flow, entries)
        changed = True
    return changed


def _entries_of_some_cycle(flow: ControlFlow) -> list[Block] | None:
    """The entries of a cycle that has several: of a strongly connected component, or of one inside it without its single entry."""
    work: list[tuple[frozenset[Block], Block | None]] = [(frozenset(flow.order), None)]
    while work:
        blocks, _ = work.pop()
        for component in _components(flow, blocks):
            entries = [b for b in flow.order if b in component and any(p not in component for p in flow.predecessors[b])]
            if len(entries) > 1:
                return entries
            header = entries[0] if entries else next(b for b in flow.order if b in component)
            work.append((component - {header}, header))
    return None


def _components(flow: ControlFlow, blocks: frozenset[Block]) -> list[frozenset[Block]]:
    """Strongly connected components of at least one edge."""
    inside = [block for block in flow.order if block in blocks]
    found = components(inside, lambda block: [s for s in block.successors if s in blocks])
    return [frozenset(members) for members in found if len(members) > 1 or members[0] in members[0].successors]


def _dispatch(function: Function, flow: ControlFlow, entries: list[Block]) -> None:
    dispatch = function.add_block("dispatch", before=entries[0])
    # A block may jump to two entries: then each edge gets a block of its own first, so that a predecessor means one entry.
    sources: list[tuple[Block, Block]] = []
    for entry in entries:
        sources += [(_own_edge(function, predecessor, entry), entry) for predecessor in flow.predecessors[entry]]
    b = Builder(dispatch)
    moved: list[tuple[ins.Phi, ins.Phi]] = []
    for entry in entries:
        for phi in entry.phis():
            assert isinstance(phi, ins.Phi)
            incoming: list[tuple[Value, Block]] = []
            for source, target in sources:
                incoming.append((phi.incoming_for(source) if target is entry else ConstantUndef(phi.type), source))
            moved.append((phi, b.phi(phi.type, incoming, phi.name)))
    chosen = b.phi(ty.I32, [(const_int(ty.I32, entries.index(target)), source) for source, target in sources], "entry")
    for phi, joined in moved:
        while phi.blocks:
            phi.remove_incoming(phi.blocks[0])
        phi.add_incoming(joined, dispatch)
    for source, _ in sources:
        source.terminator.set_target(0, dispatch)
    b.switch(chosen, entries[0], [(i, entry) for i, entry in enumerate(entries) if i])


def _own_edge(function: Function, predecessor: Block, entry: Block) -> Block:
    """A block that does nothing but lead from `predecessor` to `entry`."""
    edge = function.add_block("edge", before=entry)
    Builder(edge).br(entry)
    terminator = predecessor.terminator
    for index, target in enumerate(terminator.targets):
        if target is entry:
            terminator.set_target(index, edge)
    for phi in entry.phis():
        assert isinstance(phi, ins.Phi)
        value = phi.incoming_for(predecessor)
        while predecessor in phi.blocks:
            phi.remove_incoming(predecessor)
        phi.add_incoming(value, edge)
    return edge
