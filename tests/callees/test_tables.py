"""The tables of functions outside the program: each name once, each row complete; what stands in none is refused in both modes."""

from __future__ import annotations

import re
from collections import Counter
from fnmatch import translate

import pytest

import polyglot_ad as pad
from polyglot_ad.callees import allocator, classify_external
from polyglot_ad.callees.allocators import _by_name as allocators
from polyglot_ad.callees.external_rows import ROWS
from polyglot_ad.callees.own_names import mathematics
from polyglot_ad.rules import lookup
from polyglot_ad.rules.mpi import standard

NAMES = [name for _, names, _ in ROWS for name in names.split()]
PATTERNS = [name for name in NAMES if any(c in name for c in "*?[")]
PLAIN = [name for name in NAMES if name not in PATTERNS]
KINDS = {
    *("print", "stream", "exit", "clock", "system", "string", "bits", "hint", "debug", "lock", "random", "integer", "query", "event"),
    "unwinding",
}
COMPILERS = ("llvm.", "_Z", "_R", "_Fortran", "__kmpc_", "julia.", "pad.", "pthread_", "__ubsan_handle_", "__rust_no_alloc_shim", "*")


def test_every_name_stands_once():
    assert [name for name, count in Counter(NAMES).items() if count > 1] == []


def test_no_two_tables_speak_of_one_function():
    tables = {"allocators": allocator, "mathematics": lookup, "MPI": standard}
    assert [(name, table) for name in PLAIN for table, find in tables.items() if find(name) is not None] == []
    assert [name for name in allocators() if lookup(name) is not None or standard(name) is not None] == []


@pytest.mark.parametrize(("kind", "names", "row"), ROWS, ids=lambda v: v.split()[0] if isinstance(v, str) else "")
def test_rows_are_complete(kind, names, row):
    assert kind in KINDS
    if row.copies:
        assert row.writes and row.reads, "what is copied is read somewhere and written somewhere"
    if row.within:
        assert row.passes is not None
    if row.keeps or row.gives or row.registers or row.runs:
        assert row.hidden or kind == "string", "what is kept is an effect"
    assert not (row.returns is False and (row.passes is not None or row.gives))


def test_patterns_match_names_that_compilers_make():
    """A pattern that matched names of the program's own would give them another's description."""
    assert [pattern for pattern in PATTERNS if not pattern.startswith(COMPILERS)] == []
    own = ["write", "fmt", "sin", "throw_ball", "j_error_norm", "core3fmt5write", "my_4core3fmt5write", "Formatter", "sync", *mathematics()]
    assert [name for name in own if classify_external(name) is not None and name not in PLAIN] == []


def test_exact_names_stand_before_patterns_that_say_less():
    for name in PLAIN:
        row = classify_external(name)
        assert row is not None and row.name == name
        for pattern in PATTERNS:
            if re.match(translate(pattern), name):
                wider = {n: r for _, names, r in ROWS for n in names.split()}[pattern]
                assert set(wider.writes) <= set(row.writes) or row.calls, f"{name} is said to do less than {pattern}"


def test_what_is_in_no_table_is_refused_with_active_memory_in_both_modes():
    made = [f"made_up_{k}" for k in range(4)]
    declared = "".join(f"void {name}(double *);\n" for name in made)
    lib = pad.compile(declared + "".join(f"double f{k}(double x) {{ {name}(&x); return x; }}\n" for k, name in enumerate(made)), "c")
    for k, name in enumerate(made):
        assert classify_external(name) is None
        for run in (lambda f: pad.grad(f)(2.0), lambda f: pad.jvp(f, (2.0,), (1.0,))):
            with pytest.raises(pad.DifferentiationError, match=name) as error:
                run(lib[f"f{k}"])
            assert error.value.code == "PAD-E301"
