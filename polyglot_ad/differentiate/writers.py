"""The instructions of a function that may write memory, by what they write: a load is compared with those that write what it reads, and not
with all others."""

from __future__ import annotations

import heapq
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.effects import EVERYTHING, Writes
from polyglot_ad.analysis.memory import Location
from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.values import Block


class _Group:
    """Writers of the same memory, by block: their positions there, and (number in the function, writer) in the order of the function."""

    def __init__(self) -> None:
        self.blocks: dict[Block, tuple[list[int], list[tuple[int, Instruction]]]] = {}

    def add(self, number: int, writer: Instruction) -> None:
        assert writer.block is not None
        positions, writers = self.blocks.setdefault(writer.block, ([], []))
        positions.append(writer.block.position(writer))
        writers.append((number, writer))

    def after(self, flow: ControlFlow, load: Instruction, block: Block) -> Iterator[Iterator[tuple[int, Instruction]]]:
        """Those that may execute after an instruction of a block, per block."""
        for other, (positions, writers) in self.blocks.items():
            if other not in flow.index:
                continue
            if (flow.reachable[block] >> flow.index[other]) & 1:
                yield iter(writers)
            elif other is block:
                yield _from(writers, bisect_right(positions, block.position(load)))


def _from(writers: Sequence[tuple[int, Instruction]], start: int) -> Iterator[tuple[int, Instruction]]:
    for at in range(start, len(writers)):
        yield writers[at]


class Writers:
    """`writers` in the order of their function, each with what it writes."""

    def __init__(self, writers: Iterable[tuple[Instruction, Writes]]) -> None:
        self._single: dict[Location, _Group] = {}
        self._several: dict[Collection[Location] | None, _Group] = {}
        """Of what writes several locations, or nobody knows which (EVERYTHING): few differ."""
        for number, (writer, written) in enumerate(writers):
            if written is not EVERYTHING and len(written) == 1:
                group = self._single.setdefault(next(iter(written)), _Group())
            else:
                group = self._several.setdefault(written, _Group())
            group.add(number, writer)

    def _groups(self, locations: Iterable[Location]) -> Iterator[_Group]:
        wanted = {location.find() for location in locations}
        for location in wanted:
            if location in self._single:
                yield self._single[location]
        for written, group in self._several.items():
            if written is EVERYTHING or not wanted.isdisjoint(written):
                yield group

    def after(self, flow: ControlFlow, load: Instruction, locations: Iterable[Location]) -> Iterator[Instruction]:
        """Those that may write these locations after the load was executed, in the order of the function."""
        block = load.block
        if block is None or block not in flow.index:
            return
        ways = [way for group in self._groups(locations) for way in group.after(flow, load, block)]
        for _, writer in heapq.merge(*ways):
            yield writer

    def within(self, blocks: Collection[Block], locations: Iterable[Location]) -> Iterator[Instruction]:
        """Those in these blocks that may write these locations."""
        for group in self._groups(locations):
            for block, (_, writers) in group.blocks.items():
                if block in blocks:
                    yield from (writer for _, writer in writers)

    def any_in(self, blocks: Collection[Block], locations: Iterable[Location]) -> bool:
        """Whether one in these blocks may write these locations."""
        return any(block in blocks for group in self._groups(locations) for block in group.blocks)
