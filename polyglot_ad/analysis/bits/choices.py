"""What a branch decides: the values that are merged behind it, and the blocks that it may leave out."""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Block, Function


class Choices:
    """Of one function. Ways that end the program are no ways."""

    def __init__(self, function: Function) -> None:
        self._flow = ControlFlow(function)
        self._after = self._postdominators()

    def merged(self, branch: ins.Instruction) -> Iterator[ins.Phi]:
        """The phis whose value depends on which way was taken: those that several ways lead to, and those at the exit of a loop that the
        branch leaves."""
        block = branch.block
        assert block is not None
        ways = self._ways(block)
        for target in dict.fromkeys(b for way in ways for b in way):
            for phi in target.phis():
                assert isinstance(phi, ins.Phi)
                reaching = 0
                for start, way in zip(dict.fromkeys(block.successors), ways, strict=True):
                    reaching += any((b in way and target in b.successors) or (b is block and start is target) for b in phi.blocks)
                if reaching > 1 or phi.blocks == [block]:
                    yield phi

    def controlled(self, branch: ins.Instruction) -> Iterator[Block]:
        """The blocks that run or do not, or a number of times that is decided here."""
        block = branch.block
        assert block is not None
        after = self._after.get(block)
        for way in self._ways(block):
            yield from (b for b in way if b is not after)

    def _ways(self, block: Block) -> list[set[Block]]:
        """What each successor leads to, up to where all meet (which is included)."""
        after = self._after.get(block)
        found: list[set[Block]] = []
        for start in dict.fromkeys(block.successors):
            way: set[Block] = set()
            work = [start]
            while work:
                b = work.pop()
                if b not in way and b in self._flow.index:
                    way.add(b)
                    if b is not after:
                        work += b.successors
            found.append(way)
        return found

    def _postdominators(self) -> dict[Block, Block]:
        """The immediate ones; none where control ends in several places."""
        order = self._flow.order
        ends = [b for b in order if not b.successors and b.terminator.opcode != "unreachable"]
        live: set[Block] = set()
        work = list(ends)
        while work:
            b = work.pop()
            if b not in live:
                live.add(b)
                work += self._flow.predecessors[b]
        # Blocks by distance from the end: reverse postorder of the graph turned round.
        seen: set[Block] = set()
        finished: list[Block] = []
        for end in ends:
            stack: list[tuple[Block, Iterator[Block]]] = [(end, iter(self._flow.predecessors[end]))]
            seen.add(end)
            while stack:
                b, rest = stack[-1]
                following = next((p for p in rest if p not in seen), None)
                if following is None:
                    finished.append(b)
                    stack.pop()
                else:
                    seen.add(following)
                    stack.append((following, iter(self._flow.predecessors[following])))
        place = {b: index for index, b in enumerate(reversed(finished))}
        found: dict[Block, Block | None] = dict.fromkeys(ends)
        changed = True
        while changed:
            changed = False
            for b in reversed(finished):
                if b in ends:
                    continue
                new: Block | None = None
                first = True
                for successor in b.successors:
                    if successor in live and (successor in found):
                        new = successor if first else self._meet(found, place, new, successor)
                        first = False
                if b not in found or found[b] is not new:
                    found[b] = new
                    changed = True
        return {b: after for b, after in found.items() if after is not None}

    @staticmethod
    def _meet(found: dict[Block, Block | None], place: dict[Block, int], a: Block | None, b: Block | None) -> Block | None:
        while a is not b:
            if a is None or b is None:
                return None
            if place[a] > place[b]:
                a = found.get(a)
            else:
                b = found.get(b)
        return a
