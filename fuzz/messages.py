"""Random programs with MPI, in C, for any number of ranks.

Every rank runs the same sequence of statements on three small arrays. What they communicate has no deadlock and one meaning by
construction: messages that pass at the same time differ in tags, sources of any rank are followed by a barrier, and orders of blocking
messages go by the parity of ranks. Derivatives are held against differences of the sum of what all ranks return, so there is no second
program.
"""

from __future__ import annotations

from random import Random

VERSION = 1
ARRAYS = ("a", "b", "c")
LENGTH = 8
MOST_RANKS = 8

_HEADER = f"""#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define BIG {LENGTH * MOST_RANKS}
"""


def c_program(seed: int, count: int = 4) -> str:
    """A file of `count` functions `double mpi_random_K(const double *x, int n, MPI_Comm comm)`; `n` is at least 5."""
    return _HEADER + "".join(_Function(Random(f"{seed} {k}")).text(f"mpi_random_{seed}_{k}") for k in range(count))


class _Function:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.tag = 0
        self.depth = 0

    def text(self, name: str) -> str:
        for _ in range(self.random.randint(4, 7)):
            self.statement()
        body = "\n".join("  " + line for line in self.lines)
        start = "".join(
            f"  for (int i = 0; i < {LENGTH}; i++) {v}[i] = sin(x[(i + {k}) % 5] + {k} + 0.1 * i);\n" for k, v in enumerate(ARRAYS)
        )
        return (
            f"double {name}(const double *x, int n, MPI_Comm comm) {{\n"
            "  int rank, size;\n  MPI_Comm_rank(comm, &rank);\n  MPI_Comm_size(comm, &size);\n"
            f"  double a[{LENGTH}], b[{LENGTH}], c[{LENGTH}], big[BIG], other[BIG];\n"
            f"  memset(big, 0, sizeof big);\n{start}{body}\n  double result = 0;\n"
            f"  for (int i = 0; i < {LENGTH}; i++) result += a[i] * (i + 1) + b[i] * c[i];\n"
            "  return result * x[1];\n}\n\n"
        )

    # --- pieces

    def put(self, *lines: str) -> None:
        self.lines += lines

    def array(self, *without: str) -> str:
        return self.random.choice([name for name in ARRAYS if name not in without])

    def count(self) -> int:
        return self.random.randint(1, LENGTH)

    def fresh(self) -> int:
        self.tag += 1
        return self.tag

    def number(self) -> str:
        i = self.random.randrange(LENGTH)
        return self.random.choice(
            [f"{self.array()}[{i}]", f"x[{self.random.randrange(5)}]", f"{self.array()}[i]", f"(0.5 + 0.1 * rank) * {self.array()}[i]"]
        )

    def expression(self) -> str:
        one, two = self.number(), self.number()
        return self.random.choice(
            [f"sin({one} + {two})", f"cos({one}) * {two}", f"{one} * {two} / (1 + {one} * {one})", f"exp(-{one} * {one}) - {two}"]
        )

    def mix(self) -> None:
        """All numbers stay of order one."""
        self.put(f"for (int i = 0; i < {LENGTH}; i++) {self.array()}[i] = {self.expression()};")

    # --- statements

    def statement(self) -> None:
        kinds = [
            self.shift, self.replace, self.halo, self.persistent, self.pairs, self.tree, self.any_source, self.to_all, self.rooted,
            self.gathers, self.scans, self.all_to_all, self.strided, self.integers, self.waits, self.in_time, self.by_rank,
        ]  # fmt: skip
        self.random.choice(kinds)()
        self.mix()

    def shift(self) -> None:
        one = self.array()
        two, count, by, tag = self.array(one), self.count(), self.random.randint(1, 3), self.fresh()
        ends = f"(rank + {by}) % size, {tag}", f"(rank + {by} * (size - 1)) % size, {tag}"
        self.put(f"MPI_Sendrecv({one}, {count}, MPI_DOUBLE, {ends[0]}, {two}, {count}, MPI_DOUBLE, {ends[1]}, comm, MPI_STATUS_IGNORE);")

    def replace(self) -> None:
        tag = self.fresh()
        self.put(
            f"MPI_Sendrecv_replace({self.array()}, {self.count()}, MPI_DOUBLE, (rank + 1) % size, {tag}, (rank + size - 1) % size, {tag}, "
            "comm, MPI_STATUS_IGNORE);"
        )

    def neighbours(self) -> tuple[str, str]:
        if self.random.random() < 0.5:
            return "(rank + size - 1) % size", "(rank + 1) % size"
        return "(rank ? rank - 1 : MPI_PROC_NULL)", "(rank + 1 < size ? rank + 1 : MPI_PROC_NULL)"

    def halo(self) -> None:
        """Both neighbours' ends, with work while messages are under way."""
        v = self.array()
        w, (left, right), up, down = self.array(v), self.neighbours(), self.fresh(), self.fresh()
        third = next(name for name in ARRAYS if name not in (v, w))
        send = self.random.choice(["MPI_Isend", "MPI_Isend", "MPI_Issend"])
        self.put(
            "{",
            "  MPI_Request q[4];",
            f"  MPI_Irecv(&{w}[0], 1, MPI_DOUBLE, {left}, {up}, comm, &q[0]);",
            f"  MPI_Irecv(&{w}[{LENGTH - 2}], 2, MPI_DOUBLE, {right}, {down}, comm, &q[1]);",
            f"  {send}(&{v}[{self.random.randrange(LENGTH)}], 1, MPI_DOUBLE, {right}, {up}, comm, &q[2]);",
            f"  {send}(&{v}[{self.random.randrange(LENGTH - 1)}], 2, MPI_DOUBLE, {left}, {down}, comm, &q[3]);",
            f"  for (int i = 0; i < {LENGTH}; i++) {third}[i] = cos({third}[i]) * {v}[{self.random.randrange(LENGTH)}];",
            f"  {self.wait_all(4)}",
            "}",
        )

    def wait_all(self, count: int) -> str:
        return self.random.choice(
            [
                f"MPI_Waitall({count}, q, MPI_STATUSES_IGNORE);",
                f"for (int k = {count - 1}; k >= 0; k--) MPI_Wait(&q[k], MPI_STATUS_IGNORE);",
                f"for (int k = 0, which; k < {count}; k++) MPI_Waitany({count}, q, &which, MPI_STATUS_IGNORE);",
                f"for (int done = 0; !done;) MPI_Testall({count}, q, &done, MPI_STATUSES_IGNORE);",
            ]
        )

    def persistent(self) -> None:
        v = self.array()
        w, tag, times, count = self.array(v), self.fresh(), self.random.randint(2, 3), self.count()
        self.put(
            "{",
            "  MPI_Request q[2];",
            f"  MPI_Send_init({v}, {count}, MPI_DOUBLE, (rank + 1) % size, {tag}, comm, &q[0]);",
            f"  MPI_Recv_init({w}, {count}, MPI_DOUBLE, (rank + size - 1) % size, {tag}, comm, &q[1]);",
            f"  for (int t = 0; t < {times}; t++) {{",
            "    MPI_Startall(2, q);",
            "    MPI_Waitall(2, q, MPI_STATUSES_IGNORE);",
            f"    for (int i = 0; i < {LENGTH}; i++) {v}[i] = sin({w}[i] + {v}[i]);",
            "  }",
            "  MPI_Request_free(&q[0]);",
            "  MPI_Request_free(&q[1]);",
            "}",
        )

    def pairs(self) -> None:
        """A matching of the ranks; who has no partner waits for nobody."""
        v = self.array()
        w, tag, count = self.array(v), self.fresh(), self.count()
        partner = self.random.choice(["rank ^ 1", "size - 1 - rank", f"({self.random.randrange(9)} + size * 2 - rank) % size"])
        send = self.random.choice(["MPI_Send", "MPI_Ssend"])
        self.put(
            "{",
            f"  int partner = {partner};",
            "  if (partner < size && partner != rank) {",
            "    if (rank < partner) {",
            f"      {send}({v}, {count}, MPI_DOUBLE, partner, {tag}, comm);",
            f"      MPI_Recv({w}, {count}, MPI_DOUBLE, partner, {tag}, comm, MPI_STATUS_IGNORE);",
            "    } else {",
            f"      MPI_Recv({w}, {count}, MPI_DOUBLE, partner, {tag}, comm, MPI_STATUS_IGNORE);",
            f"      {send}({v}, {count}, MPI_DOUBLE, partner, {tag}, comm);",
            "    }",
            "  }",
            "}",
        )

    def tree(self) -> None:
        """A sum (of products) to rank 0 in steps of 1, 2, 4, …."""
        v, tag = self.array(), self.fresh()
        self.put(
            "for (int step = 1; step < size; step *= 2) {",
            "  if (rank & step) {",
            f"    MPI_Send({v}, {LENGTH}, MPI_DOUBLE, rank - step, {tag}, comm);",
            "    break;",
            "  }",
            "  if (rank + step < size) {",
            f"    MPI_Recv(other, {LENGTH}, MPI_DOUBLE, rank + step, {tag}, comm, MPI_STATUS_IGNORE);",
            f"    for (int i = 0; i < {LENGTH}; i++) {v}[i] = {v}[i] + other[i] * {v}[0];",
            "  }",
            "}",
        )

    def any_source(self) -> None:
        v, tag, root = self.array(), self.fresh(), self.random.randrange(7)
        self.put(
            "{",
            f"  int root = {root} % size;",
            "  if (rank == root) {",
            "    for (int k = 1; k < size; k++) {",
            "      MPI_Status status;",
            f"      MPI_Recv(other, BIG, MPI_DOUBLE, MPI_ANY_SOURCE, {tag}, comm, &status);",
            "      int count;",
            "      MPI_Get_count(&status, MPI_DOUBLE, &count);",
            f"      for (int i = 0; i < count; i++) big[i] += (1 + status.MPI_SOURCE) * other[i] * {v}[0];",
            "    }",
            f"    for (int i = 0; i < {LENGTH}; i++) {v}[i] += sin(big[i]);",
            "  } else {",
            f"    MPI_Send({v}, 1 + rank % {LENGTH}, MPI_DOUBLE, root, {tag}, comm);",
            "  }",
            "  MPI_Barrier(comm);",
            "}",
        )

    def call(self, name: str, arguments: str) -> str:
        """A collective call, at once or in two parts."""
        at_once = name in ("scan", "exscan") and "MPI_SUM" not in arguments  # the others are refused
        if self.random.random() < 0.3 and not at_once:
            return f"{{ MPI_Request q; MPI_I{name}({arguments}, comm, &q); MPI_Wait(&q, MPI_STATUS_IGNORE); }}"
        return f"MPI_{name[0].upper()}{name[1:]}({arguments}, comm);"

    def operator(self) -> str:
        return self.random.choice(["MPI_SUM", "MPI_SUM", "MPI_PROD", "MPI_MAX", "MPI_MIN"])

    def to_all(self) -> None:
        v = self.array()
        source = self.random.choice([self.array(v), "MPI_IN_PLACE"])
        self.put(self.call("allreduce", f"{source}, {v}, {self.count()}, MPI_DOUBLE, {self.operator()}"))

    def rooted(self) -> None:
        v, root = self.array(), f"{self.random.randrange(7)} % size"
        if self.random.random() < 0.5:
            self.put(self.call("bcast", f"{v}, {self.count()}, MPI_DOUBLE, {root}"))
        else:
            self.put(self.call("reduce", f"{v}, {self.array(v)}, {self.count()}, MPI_DOUBLE, {self.operator()}, {root}"))

    def gathers(self) -> None:
        v, count, root = self.array(), self.count(), f"{self.random.randrange(7)} % size"
        kind = self.random.choice(["gather", "allgather", "scatter"])
        if kind == "gather":
            self.put(self.call(kind, f"{v}, {count}, MPI_DOUBLE, big, {count}, MPI_DOUBLE, {root}"))
        elif kind == "allgather":
            self.put(self.call(kind, f"{v}, {count}, MPI_DOUBLE, big, {count}, MPI_DOUBLE"))
        else:
            self.put(f"for (int i = 0; i < BIG; i++) big[i] += {v}[i % {LENGTH}] * (1 + 0.1 * i);")
            self.put(self.call(kind, f"big, {count}, MPI_DOUBLE, {v}, {count}, MPI_DOUBLE, {root}"))
        self.put(f"for (int i = 0; i < {LENGTH}; i++) {self.array()}[i] = sin(big[i] + 0.5 * big[BIG / 8 * (i % size) % {count}]);")

    def scans(self) -> None:
        v = self.array()
        w, count = self.array(v), self.count()
        kind = self.random.choice(["scan", "exscan", "reduce_scatter_block"])
        if kind == "reduce_scatter_block":
            self.put(f"for (int i = 0; i < BIG; i++) big[i] = cos({v}[i % {LENGTH}] * (1 + i));")
            self.put(self.call(kind, f"big, {w}, {count}, MPI_DOUBLE, {self.operator()}"))
        else:
            self.put(self.call(kind, f"{v}, {w}, {count}, MPI_DOUBLE, {self.operator()}"))

    def all_to_all(self) -> None:
        v, count = self.array(), self.count()
        self.put(f"for (int i = 0; i < BIG; i++) big[i] = sin({v}[i % {LENGTH}] + 0.1 * i * {self.array()}[0]);")
        self.put(self.call("alltoall", f"big, {count}, MPI_DOUBLE, other, {count}, MPI_DOUBLE"))
        self.put(f"for (int i = 0; i < {LENGTH}; i++) {self.array()}[i] = other[i % {count} + {count} * (i % size)];")

    def strided(self) -> None:
        """Every second or third number, by a derived datatype; the other side has them one after the other."""
        v, step, tag = self.array(), self.random.randint(2, 3), self.fresh()
        w, count = self.array(v), (LENGTH - 1) // step + 1
        self.put(
            "{",
            "  MPI_Datatype column;",
            f"  MPI_Type_vector({count}, 1, {step}, MPI_DOUBLE, &column);",
            "  MPI_Type_commit(&column);",
            f"  MPI_Sendrecv({v}, 1, column, (rank + 1) % size, {tag}, {w}, {count}, MPI_DOUBLE, (rank + size - 1) % size, {tag}, comm, "
            "MPI_STATUS_IGNORE);",
            "  MPI_Type_free(&column);",
            "}",
        )

    def integers(self) -> None:
        """Integers that travel say which numbers are meant."""
        v, tag = self.array(), self.fresh()
        self.put(
            "{",
            f"  int mine = (rank * 3 + {tag}) % {LENGTH}, others;",
            f"  MPI_Sendrecv(&mine, 1, MPI_INT, (rank + 1) % size, {tag}, &others, 1, MPI_INT, (rank + size - 1) % size, {tag}, comm, "
            "MPI_STATUS_IGNORE);",
            f"  {v}[others] *= {self.array()}[mine];",
            "}",
        )

    def waits(self) -> None:
        """A message from the heap, which is freed once it has left."""
        v, tag, count = self.array(), self.fresh(), self.count()
        self.put(
            "{",
            f"  double *room = malloc({count} * sizeof *room);",
            f"  for (int i = 0; i < {count}; i++) room[i] = {v}[i] * x[i % 5];",
            "  MPI_Request q;",
            f"  MPI_Isend(room, {count}, MPI_DOUBLE, (rank + size - 1) % size, {tag}, comm, &q);",
            f"  MPI_Recv({v}, {count}, MPI_DOUBLE, (rank + 1) % size, {tag}, comm, MPI_STATUS_IGNORE);",
            "  MPI_Wait(&q, MPI_STATUS_IGNORE);",
            "  free(room);",
            "}",
        )

    def nested(self) -> list[str]:
        outer, self.lines = self.lines, []
        self.depth += 1
        self.statement()
        self.depth -= 1
        inner, self.lines = self.lines, outer
        return ["  " + line for line in inner]

    def in_time(self) -> None:
        if self.depth < 2:
            self.put(f"for (int t{self.depth} = 0; t{self.depth} < {self.random.randint(2, 3)}; t{self.depth}++) {{", *self.nested(), "}")

    def by_rank(self) -> None:
        """Ranks do different things between messages."""
        v = self.array()
        self.put(
            f"if (rank % 2 == {self.random.randrange(2)})",
            f"  for (int i = 0; i < {LENGTH}; i++) {v}[i] = {self.expression()};",
            "else",
            f"  {v}[{self.random.randrange(LENGTH)}] *= x[0];",
        )
