"""Scripts of Python on several ranks: what may be an argument, what is refused, and what happens when a rank is missing."""

from __future__ import annotations

import pytest

from .mpis import HERE, run


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_arguments_and_refusals(mpi: str) -> None:
    made = run(mpi, 2, HERE / "scripts" / "edges.py")
    assert made.stdout == "done\n", made.stdout + made.stderr


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_an_adjoint_that_does_not_come_is_an_error_with_the_line_of_the_call(mpi: str) -> None:
    made = run(mpi, 2, HERE / "scripts" / "lost.py", POLYGLOT_AD_MPI_TIMEOUT="2")
    assert "PAD-E310 True True" in made.stdout, made.stdout + made.stderr
