"""Scripts of Python on several ranks: what may be an argument, what is refused, and what happens when a rank is missing."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from .mpis import HERE, environment, run


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_arguments_and_refusals(mpi: str) -> None:
    made = run(mpi, 2, HERE / "scripts" / "edges.py")
    assert made.stdout == "done\n", made.stdout + made.stderr


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_pullbacks_in_any_order_and_calls_that_fail(mpi: str) -> None:
    made = run(mpi, 2, HERE / "scripts" / "pullbacks.py", POLYGLOT_AD_MPI_TIMEOUT="100")
    assert made.stdout == "done\n", made.stdout + made.stderr


def test_what_is_refused_of_windows() -> None:
    made = run("mpich", 2, HERE / "scripts" / "windows.py")
    assert made.stdout.splitlines()[:1] == ["done"], made.stdout + made.stderr  # UCX speaks of leaks after it


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_an_adjoint_that_does_not_come_is_an_error_with_the_line_of_the_call(mpi: str) -> None:
    made = run(mpi, 2, HERE / "scripts" / "lost.py", POLYGLOT_AD_MPI_TIMEOUT="2")
    assert "PAD-E310 True True" in made.stdout, made.stdout + made.stderr


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_no_adjoint_is_lost_where_others_add_to_it(mpi: str) -> None:
    made = run(mpi, 3, HERE / "scripts" / "contended.py")
    assert made.stdout.splitlines()[:1] == ["0 wrong"], made.stdout + made.stderr


def test_another_mpi_than_that_of_mpi4py_is_an_error_that_names_both() -> None:
    environ = {**os.environ, **environment("mpich"), "MPI4PY_LIBMPI": environment("openmpi")["MPI4PY_LIBMPI"]}
    script = [sys.executable, str(HERE / "scripts" / "libraries.py")]
    made = subprocess.run(script, env=environ, capture_output=True, text=True, timeout=300, check=False)
    lines = made.stdout.splitlines()
    assert [line for line in lines if "Error" in line] == ["ToolchainError", "ToolchainError"], made.stdout + made.stderr
    assert "mpi4py: Open MPI" in made.stdout and "MPICH" in made.stdout and "MPI4PY_LIBMPI" in made.stdout


def test_no_adjoint_is_lost_where_threads_send_the_same() -> None:
    made = run("mpich", 2, HERE / "scripts" / "shared_sends.py")
    assert made.stdout.splitlines()[:1] == ["0 wrong"], made.stdout + made.stderr
