"""The functions that additions.py calls, as code of a device: the lanes of a warp that add to one address add up first.

    pad.device.add.KIND.COUNT.TYPE(ptr place, i64 stride, v0, v1, …)

adds v0 at `place`, v1 `stride` bytes behind it, and so on. Only lanes that are there together exchange anything (`activemask`). In full
warps they find out which lanes share their address: those whose numbers differ in these bits. Then they add up, and share out: where
there are several sums, half of the lanes go on with half of them at each exchange, so that eight sums of eight lanes take seven exchanges,
and not 24. Elsewhere each lane adds for itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from .additions import ADD, COUNTS, GROUPED, NARROW, SAME, SPREAD, SPREAD_COUNTS

_BITS = {"f64": "double", "f32": "float"}
_DISTANCES = (1, 2, 4, 8, 16)
_CASES = {SAME: (31,), GROUPED: (31, 15, 7, 3, 1), NARROW: (16, 24, 28, 30)}
"""By kind, the sets of distances at which lanes may share an address that have code of their own: the whole warp; rows; columns."""
_DECLARED = """declare i32 @llvm.nvvm.activemask() convergent
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) convergent
declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64) convergent
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
"""


def additions_of_warps() -> str:
    """For NVIDIA's devices, whose exchanges target.py declares."""
    return _DECLARED + "".join(_Function(*one).text() for one in _all())


def plain_additions() -> str:
    """Each lane for itself: for AMD's devices."""
    return "".join(_Function(*one).plain() for one in _all())


def _all() -> Iterator[tuple[str, int, str]]:
    for bits in _BITS:
        yield from ((kind, count, bits) for kind in _CASES for count in COUNTS)
        yield from ((SPREAD, count, bits) for count in SPREAD_COUNTS)


class _Function:
    def __init__(self, kind: str, count: int, bits: str) -> None:
        self.kind, self.count, self.type = kind, count, _BITS[bits]
        values = ", ".join(f"{self.type} %v{k}" for k in range(count))
        self.head = (
            f"define internal void @{ADD}{kind}.{count}.{bits}(ptr %place, i64 %stride, {values}) alwaysinline convergent nounwind {{\n"
        )
        self.lines: list[str] = []
        self.numbers = 0
        self.members = "-1"

    def text(self) -> str:
        if self.kind == NARROW:
            row = self.made("call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()")
            self.branch(self.made(f"icmp uge i32 {row}, 32"), "alone", "short")
        mask = self.made("call i32 @llvm.nvvm.activemask()")
        if self.kind == SPREAD:
            self.members = mask
            self.spread()
            return self.head + "entry:\n" + "\n".join(self.lines) + "\n" + self.alone()
        self.branch(self.made(f"icmp eq i32 {mask}, -1"), "alone", "together", swapped=True)
        self.lane = self.made("call i32 @llvm.nvvm.read.ptx.sreg.laneid()")
        address = self.made("ptrtoint ptr %place to i64")
        if self.kind == SAME:
            match = self.made(f"call {{ i32, i1 }} @llvm.nvvm.match.all.sync.i64p(i32 -1, i64 {address})")
            self.branch(self.made(f"extractvalue {{ i32, i1 }} {match}, 1"), "case31", "alone", following="case31")
        else:
            shared = self.shared(address)
            cases = " ".join(f"i32 {case}, label %case{case}" for case in _CASES[self.kind])
            self.lines.append(f"  switch i32 {shared}, label %alone [ {cases} ]")
        for case in _CASES[self.kind]:
            if self.kind != SAME:
                self.lines.append(f"case{case}:")
            self.case(case)
        return self.head + "entry:\n" + "\n".join(self.lines) + "\n" + self.alone()

    def plain(self) -> str:
        return self.head + "  br label %alone\n" + self.alone()

    def alone(self) -> str:
        self.lines = ["alone:"]
        for k in range(self.count):
            self.add(f"%v{k}", str(k))
        return "\n".join([*self.lines, "  ret void", "}", ""])

    # lines

    def made(self, text: str) -> str:
        self.numbers += 1
        self.lines.append(f"  %t{self.numbers} = {text}")
        return f"%t{self.numbers}"

    def branch(self, condition: str, then: str, otherwise: str, swapped: bool = False, following: str = "") -> None:
        if swapped:
            then, otherwise = otherwise, then
        self.lines += [f"  br i1 {condition}, label %{then}, label %{otherwise}"]
        self.lines.append(f"{following or (then if then != 'alone' else otherwise)}:")

    def add(self, value: str, index: str) -> None:
        distance = self.made(f"mul i64 %stride, {index}")
        place = self.made(f"getelementptr i8, ptr %place, i64 {distance}")
        self.made(f"atomicrmw fadd ptr {place}, {self.type} {value} monotonic")

    # exchanges

    def word(self, value: str, distance: int) -> str:
        return self.made(f"call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 {self.members}, i32 {value}, i32 {distance}, i32 31)")

    def whole(self, value: str, distance: int) -> str:
        """An i64 of the lane at this distance."""
        low = self.word(self.made(f"trunc i64 {value} to i32"), distance)
        high = self.word(self.made(f"trunc i64 {self.made(f'lshr i64 {value}, 32')} to i32"), distance)
        above = self.made(f"shl i64 {self.made(f'zext i32 {high} to i64')}, 32")
        return self.made(f"or i64 {above}, {self.made(f'zext i32 {low} to i64')}")

    def number(self, value: str, distance: int) -> str:
        if self.type == "float":
            return self.made(f"bitcast i32 {self.word(self.made(f'bitcast float {value} to i32'), distance)} to float")
        return self.made(f"bitcast i64 {self.whole(self.made(f'bitcast double {value} to i64'), distance)} to double")

    def of_lane(self, value: str, lane: str) -> str:
        """An i64 of another lane."""
        call = f"call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 {self.members}, i32"
        low = self.made(f"{call} {self.made(f'trunc i64 {value} to i32')}, i32 {lane}, i32 31)")
        upper = self.made(f"lshr i64 {value}, 32")
        high = self.made(f"{call} {self.made(f'trunc i64 {upper} to i32')}, i32 {lane}, i32 31)")
        above = self.made(f"shl i64 {self.made(f'zext i32 {high} to i64')}, 32")
        return self.made(f"or i64 {above}, {self.made(f'zext i32 {low} to i64')}")

    def spread(self) -> None:
        """As many lanes as there are numbers take turns: first all add what one of them has, side by side, then what the next one has.
        Where one of them is not there, what is exchanged means nothing, and each adds for itself."""
        self.lane = self.made("call i32 @llvm.nvvm.read.ptx.sreg.laneid()")
        address = self.made("ptrtoint ptr %place to i64")
        columns = [[value] for value in (f"%v{k}" for k in range(self.count))]
        distance = 1
        while distance < self.count:
            bit = self.made(f"icmp ne i32 {self.made(f'and i32 {self.lane}, {distance}')}, 0")
            paired = []
            for lower, upper in zip(columns[::2], columns[1::2], strict=True):
                kept = [self.chosen(bit, high, low) for low, high in zip(lower, upper, strict=True)]
                come = [self.number(self.chosen(bit, low, high), distance) for low, high in zip(lower, upper, strict=True)]
                first = [self.chosen(bit, b, a) for a, b in zip(kept, come, strict=True)]
                second = [self.chosen(bit, a, b) for a, b in zip(kept, come, strict=True)]
                paired.append(first + second)
            columns, distance = paired, 2 * distance
        own = self.made(f"and i32 {self.lane}, {self.count - 1}")
        first_lane = self.made(f"sub i32 {self.lane}, {own}")
        index = self.made(f"zext i32 {own} to i64")
        behind = self.made(f"mul i64 %stride, {index}")
        others = [self.of_lane(address, self.made(f"add i32 {first_lane}, {k}")) for k in range(self.count)]
        every = (1 << self.count) - 1
        there = self.made(f"and i32 {self.made(f'lshr i32 {self.members}, {first_lane}')}, {every}")
        self.branch(self.made(f"icmp eq i32 {there}, {every}"), "alone", "complete", swapped=True)
        for k, value in enumerate(columns[0]):
            place = self.made(f"inttoptr i64 {self.made(f'add i64 {others[k]}, {behind}')} to ptr")
            of_all = self.made(f"addrspacecast ptr {place} to ptr addrspace(1)")
            self.made(f"atomicrmw fadd ptr addrspace(1) {of_all}, {self.type} {value} monotonic")
        self.lines.append("  ret void")

    def shared(self, address: str) -> str:
        """The distances at which all lanes have the address of their neighbour, added up."""
        found = "0"
        for distance in _DISTANCES:
            same = self.made(f"icmp eq i64 {self.whole(address, distance)}, {address}")
            everywhere = self.made(f"call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 {same})")
            found = self.made(f"or i32 {found}, {self.made(f'select i1 {everywhere}, i32 {distance}, i32 0')}")
        return found

    def case(self, case: int) -> None:
        values = [f"%v{k}" for k in range(self.count)]
        index, rest = "0", 0
        for distance in reversed(_DISTANCES):
            if not case & distance:
                continue
            if len(values) == 1:
                values = [self.made(f"fadd {self.type} {values[0]}, {self.number(values[0], distance)}")]
                rest |= distance
                continue
            bit = self.made(f"icmp ne i32 {self.made(f'and i32 {self.lane}, {distance}')}, 0")
            half = len(values) // 2
            kept = [self.chosen(bit, upper, lower) for lower, upper in zip(values[:half], values[half:], strict=True)]
            sent = [self.chosen(bit, lower, upper) for lower, upper in zip(values[:half], values[half:], strict=True)]
            values = [self.made(f"fadd {self.type} {k}, {self.number(s, distance)}") for k, s in zip(kept, sent, strict=True)]
            index = self.made(f"add i64 {index}, {self.made(f'select i1 {bit}, i64 {half}, i64 0')}")
        if rest:
            leads = self.made(f"icmp eq i32 {self.made(f'and i32 {self.lane}, {rest}')}, 0")
            self.lines += [f"  br i1 {leads}, label %add{case}, label %done{case}", f"done{case}:", "  ret void", f"add{case}:"]
        for k, value in enumerate(values):
            self.add(value, self.made(f"add i64 {index}, {k}"))
        self.lines.append("  ret void")

    def chosen(self, bit: str, then: str, otherwise: str) -> str:
        return self.made(f"select i1 {bit}, {self.type} {then}, {self.type} {otherwise}")
