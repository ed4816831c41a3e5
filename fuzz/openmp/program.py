"""From a seed to a program: helpers, sequential parts, regions, and a number made of everything."""

from __future__ import annotations

import random
from dataclasses import replace

from fuzz.tree import FunctionText, ProgramText, Statement, plain

from .bodies import Here
from .loops import Shared
from .notation import LENGTH, C, Fortran, Loop, Notation
from .regions import Regions

VERSION = 1
C_HEADER = """#include <math.h>
#include <stdlib.h>
#ifdef _OPENMP
#include <omp.h>
#define thread_number() omp_get_thread_num()
#define thread_count() omp_get_num_threads()
#else
typedef int omp_lock_t;
#define thread_number() 0
#define thread_count() 1
#define omp_init_lock(l) ((void)(l))
#define omp_destroy_lock(l) ((void)(l))
#define omp_set_lock(l) ((void)(l))
#define omp_unset_lock(l) ((void)(l))
#endif
"""
_C_PARAMETERS = {
    "x": "double *x", "y": "const double *y", "z": "double *z", "a": "double a", "b": "double b", "n": "int n",
    "perm": "const int *perm", "ix": "const int *ix",
}  # fmt: skip
_FORTRAN_PARAMETERS = {
    "x": "real(8), intent(inout) :: x(0:23)", "y": "real(8), intent(in) :: y(0:23)", "z": "real(8), intent(inout) :: z(0:23)",
    "a": "real(8), intent(in) :: a", "b": "real(8), intent(in) :: b", "n": "integer, intent(in) :: n",
    "perm": "integer, intent(in) :: perm(0:23)", "ix": "integer, intent(in) :: ix(0:23)",
}  # fmt: skip
_FORTRAN_KINDS = {
    "real": "real(8) :: {0}",
    "int": "integer :: {0}",
    "four": "real(8) :: {0}(0:3)",
    "allocated": "real(8), allocatable :: {0}(:)",
    "many": "real(8) :: {0}(0:23)",
}
_C_KINDS = {"real": "real {0};", "int": "int {0};", "four": "real {0}[4];", "many": "real {0}[24];"}
_MODULE = """module p_{}
!$ use omp_lib
implicit none
contains
integer function thread_number()
    thread_number = 0
    !$ thread_number = omp_get_thread_num()
end function
integer function thread_count()
    thread_count = 1
    !$ thread_count = omp_get_num_threads()
end function
"""


def c_program(seed: int) -> ProgramText:
    return _Program(seed, C()).program()


def fortran_program(seed: int) -> ProgramText:
    return _Program(seed, Fortran()).program()


class _Program(Regions):
    def __init__(self, seed: int, notation: Notation) -> None:
        super().__init__(random.Random(seed), notation)
        self.seed = seed
        self.in_c = notation.language == "openmp"
        self.functions: list[FunctionText] = []
        self.recursive = []

    def program(self) -> ProgramText:
        r = self.random
        for number in range(r.choice((0, 0, 1, 2))):
            self._helper(f"h{number}_{self.seed}")
        names = [name for name in ("x", "y", "z", "a", "b") if name == "x" or r.random() < 0.75]
        constant = frozenset(name for name in names if name != "x" and r.random() < 0.1)
        names += ["n", "perm", "ix"]
        self.declared, self.frame = [], []
        body = self._root(names)
        self._function(f"f_{self.seed}", names, body)
        before = "" if self.in_c else _MODULE.format(self.seed)
        closing = "#undef real\n" if self.in_c else "end module\n"
        return ProgramText(self.seed, "double", before, tuple(self.functions), tuple(names), constant, self.w.language, closing)

    # functions --------------------------------------------------------------------------------------------------------------

    def _function(self, name: str, parameters: list[str], body: list[Statement]) -> None:
        """The function that is differentiated; the value is `t`."""
        if self.in_c:
            declared = [plain(_C_KINDS[kind].format(v), kept=True) for kind, v in self.declared]
            head = f"void {name}({', '.join([*(_C_PARAMETERS[p] for p in parameters), 'double *r'])})"
            self.functions.append(FunctionText(name, head, (*declared, *body, plain("*r = t;", kept=True))))
            return
        lines = [f"function {name}({', '.join(parameters)}) result(t)", *(_FORTRAN_PARAMETERS[p] for p in parameters), "real(8) :: t"]
        lines += dict.fromkeys(_FORTRAN_KINDS[kind].format(v) for kind, v in self.declared)
        self.functions.append(FunctionText(name, "\n    ".join(lines), tuple(body), "", "end function"))

    def _helper(self, name: str) -> None:
        self.declared, self.frame = [], []
        self.random.choice((self._scalar_helper, self._row_helper, self._task_helper, self._loop_helper))(name)

    def _add(self, name: str, c_head: str, fortran_head: list[str], body: list[Statement], value: str) -> None:
        if self.in_c:
            linkage = self.random.choice(("static", "static", "static __attribute__((noinline))"))
            declared = [plain(_C_KINDS[kind].format(v), kept=True) for kind, v in self.declared]
            self.functions.append(FunctionText(name, f"{linkage} {c_head}", (*declared, *body, plain(f"return {value};", kept=True))))
            return
        head = [*fortran_head, "real(8) :: res", *dict.fromkeys(_FORTRAN_KINDS[kind].format(v) for kind, v in self.declared)]
        self.functions.append(FunctionText(name, "\n    ".join(head), (*body, plain(f"res = {value}", kept=True)), "", "end function"))

    def _scalar_helper(self, name: str) -> None:
        fixed = replace(Here(("a", "b")), targets=())
        body = [plain(self.w.assign("h", self.tame(fixed)), kept=True)]
        self.declared.append(("real", "h"))
        value = self.tame(replace(fixed, reals=("a", "b", "h")))
        head = [f"recursive function {name}(a, b) result(res)", "real(8), intent(in) :: a, b"]
        self._add(name, f"double {name}(double a, double b)", head, body, value)
        self.scalar_helpers.append(name)

    def _row_helper(self, name: str) -> None:
        w = self.w
        j = self.fresh("j")
        self.declared.append(("int", j))
        here = Here(("c",), (), ints=(), own=tuple(w.at("x", str(k)) for k in range(4)))
        update = plain(
            w.assign(w.at("x", j), f"{w.number(0.7)}*{w.at('x', f'{j} - 1')}*{w.at('x', j)} + {w.number(0.2)}*{self.tame(here)}")
        )
        loop = Loop(j, "1", "3")
        made = w.loop(loop, [update])
        if self.in_c:
            made = replace(made, heads=(made.heads[0].replace(f"int {j} =", f"{j} ="),))
        head = [f"recursive function {name}(x, c) result(res)", "real(8), intent(inout) :: x(0:3)", "real(8), intent(in) :: c"]
        self._add(name, f"double {name}(double *x, double c)", head, [made], f"{w.at('x', '0')}*{w.at('x', '3')} + c")
        self.row_helpers.append(name)

    def _task_helper(self, name: str) -> None:
        """Halves of an array, each by a task."""
        w = self.w
        at = w.at
        self.declared += [("real", "l"), ("real", "u"), ("int", "k"), ("int", "m")]
        leaf = Here(("c",), own=(at("x", "k"),))
        changed = plain(w.assign(at("x", "k"), self.tame(leaf)))
        base = [
            plain(w.assign("l", "c"), kept=True),
            self._plain_loop("k", "lo", "hi - 1", [changed, plain(w.assign("l", f"{w.number(0.8)}*l + {at('x', 'k')}"))]),
            plain("return l;" if self.in_c else "res = l\nreturn", kept=True),
        ]  # fmt: skip
        half = self.tame(Here(("c",)), 1)
        # In C the task gets the pointer; in Fortran it would get an array of its own.
        also = "" if self.in_c else ", x"
        left = w.block(f"task shared(l{also})", [plain(w.assign("l", f"{name}(x, lo, m, {half})"), kept=True)])
        right = plain(w.assign("u", f"{name}(x, m, hi, c)"), kept=True)
        second = w.block(f"task shared(u{also})", [right]) if self.random.random() < 0.6 else right
        body = [
            replace(w.branch("hi - lo < 4", base), kept=True, whole=True), plain(w.assign("m", "(lo + hi) / 2"), kept=True),
            replace(left, kept=True), replace(second, kept=True), w.alone("taskwait"),
        ]  # fmt: skip
        head = [
            f"recursive function {name}(x, lo, hi, c) result(res)", "real(8), intent(inout) :: x(0:23)", "integer, intent(in) :: lo, hi",
            "real(8), intent(in) :: c",
        ]  # fmt: skip
        self._add(name, f"double {name}(double *x, int lo, int hi, double c)", head, body, f"{w.number(0.6)}*l*u + {w.number(0.3)}*l")
        self.recursive.append(name)

    def _plain_loop(self, counter: str, first: str, last: str, body: list[Statement]) -> Statement:
        """Over a counter that is declared already."""
        made = self.w.loop(Loop(counter, first, last), body)
        return replace(made, heads=(made.heads[0].replace(f"int {counter} =", f"{counter} ="),)) if self.in_c else made

    def _loop_helper(self, name: str) -> None:
        """A function with parallel loops of its own."""
        shared = Shared(("x", "v"), ("y",), ("l",))
        arguments = "double *x, const double *y, double *v, double c, int n, const int *perm, const int *ix"
        self.declared.append(("real", "l"))
        made = [plain(self.w.assign("l", "c"), kept=True), *self.worksharing(shared), *self.worksharing(shared)]
        head = [
            f"recursive function {name}(x, y, v, c, n, perm, ix) result(res)", "real(8), intent(inout) :: x(0:23), v(0:23)",
            "real(8), intent(in) :: y(0:23), c", "integer, intent(in) :: n, perm(0:23), ix(0:23)",
        ]  # fmt: skip
        self._add(name, f"double {name}({arguments})", head, made, f"{self.w.number(0.3)}*l")
        self.loop_helper = name

    # the function to differentiate ------------------------------------------------------------------------------------------

    def _root(self, names: list[str]) -> list[Statement]:
        r, w = self.random, self.w
        reals = tuple(n for n in names if n in ("a", "b"))
        arrays = [n for n in names if n in ("x", "z")]
        constant = tuple(n for n in names if n == "y")
        count = r.randint(1, 3)
        numbers = tuple(f"s{k}" for k in range(count))
        body: list[Statement] = []
        if self.in_c:
            body.append(plain("real t = 0.1;", kept=True))
        else:
            body.append(plain("t = 0.1d0", kept=True))
        here = Here(reals, (), (*arrays, *constant))
        for number in numbers:
            self.declared.append(("real", number))
            body.append(plain(w.assign(number, self.tame(here, 1)), kept=True))
        free: list[Statement] = []
        for name, kind in (("u", "heap"), ("v", "stack")):
            if r.random() < 0.5 or (name == "v" and len(arrays) == 1):
                made, last = self._array(name, kind, here)
                body += made
                free += last
                arrays.append(name)
        pointers: tuple[tuple[str, str, int], ...] = ()
        locks: tuple[str, ...] = ()
        if self.in_c:
            for array in arrays:
                if r.random() < 0.3:
                    offset = r.choice((0, 4, 8))
                    pointers = (*pointers, (f"p{array}", array, offset))
                    body.append(plain(f"real *p{array} = {array} + {offset};", kept=True))
            if r.random() < 0.2:
                locks = ("lock",)
                body.append(plain("omp_lock_t lock; omp_init_lock(&lock);", kept=True))
                free.append(plain("omp_destroy_lock(&lock);", kept=True))
        shared = Shared(tuple(arrays), constant, numbers, pointers, reals, locks)
        for _ in range(r.randint(1, 3)):
            body += self._part(shared)
        total = " + ".join(["t", *numbers, *reals])
        ends = [f"{w.at(array, 'k')}*{w.call('sin', f'{w.number(0.1 * (i + 1))}*k')}" for i, array in enumerate(arrays)]
        self.declared.append(("int", "k"))
        body.append(self._plain_loop("k", "0", "23", [plain(w.assign("t", f"t + {' + '.join(ends)}"))]))
        body.append(plain(w.assign("t", total), kept=True))
        return [*body, *free]

    def _array(self, name: str, kind: str, here: Here) -> tuple[list[Statement], list[Statement]]:
        """An array of the function's own, filled."""
        w, k = self.w, self.fresh("k")
        self.declared.append(("int", k))
        fill = replace(
            self._plain_loop(k, "0", "23", [plain(w.assign(w.at(name, k), self.tame(replace(here, ints=(k,)))), kept=True)]), kept=True
        )
        if kind == "heap" and self.in_c:
            return [plain(f"real *{name} = malloc({LENGTH} * sizeof(real));", kept=True), fill], [plain(f"free({name});", kept=True)]
        if self.in_c:
            self.declared.append(("many", name))
        elif kind == "heap":
            self.declared.append(("allocated", name))
            return [plain(f"allocate({name}(0:23))", kept=True), fill], []
        else:
            self.declared.append(("many", name))
        return [fill], []

    def _part(self, shared: Shared) -> list[Statement]:
        r, w = self.random, self.w
        choice = r.random()
        if choice < 0.45:
            return self.worksharing(shared)
        if choice < 0.8:
            return self.region(shared)
        if choice < 0.9:
            k = self.fresh("k")
            self.declared.append(("int", k))
            body = [*self.worksharing(shared), *(self.worksharing(shared) if r.random() < 0.5 else self.region(shared))]
            return [self._plain_loop(k, "1", self.some("2", "3", w.modulo("n", 4)), body)] if body else []
        if choice < 0.95:
            body = self.worksharing(shared)
            return [w.branch(f"{self.some(*shared.numbers)} > {self.number()}", body)] if body else []
        helper = getattr(self, "loop_helper", None)
        if helper is None or len(shared.arrays) < 2 or not shared.constant:
            return self.alone_body(shared, 2)
        number, (one, other) = r.choice(shared.numbers), r.sample(shared.arrays, 2)
        return [plain(w.assign(number, f"{helper}({one}, {shared.constant[0]}, {other}, {number}, n, perm, ix)"))]
