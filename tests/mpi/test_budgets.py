"""MPI programs with time loops within a memory budget: all ranks follow one schedule, and repeat their messages (scripts/budgets.py)."""

from __future__ import annotations

import pytest

from polyglot_ad.langs.registry import adapter

from .mpis import HERE, run

REFUSED = {
    "crossing": "an iteration begins messages that a later one waits for",
    "uneven": "ranks exchange messages in it, and run it a different number of times",
    "anybody": "a call of 'MPI_Sendrecv' that receives from any rank, which may be another one when it is repeated",
    "columns": "its messages use a datatype, or an operator, that is freed before the reverse pass",
    "halves": "its messages are sent in several communicators, or in one that it makes",
}


def test_time_loops_in_c() -> None:
    made = run("mpich", 4, HERE / "scripts" / "budgets.py", str(HERE / "budgets" / "halo.c"), "sendrecv,requested,until", *REFUSED)
    said = [f"{name} {why}" for name, why in REFUSED.items()]
    assert made.stdout.splitlines() == [*said, "done"], made.stdout + made.stderr


@pytest.mark.skipif(bool(adapter("fortran").report().missing), reason=adapter("fortran").report().missing or "")
def test_time_loops_in_fortran() -> None:
    made = run("openmpi", 4, HERE / "scripts" / "budgets.py", str(HERE / "budgets" / "halo.f90"), "waves")
    assert made.stdout.splitlines() == ["done"], made.stdout + made.stderr
