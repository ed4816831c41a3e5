"""Ctrl-C while native code runs that does not return."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

HEAD = """
import signal, sys
import polyglot_ad as pad
signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell leaves to a process in the foreground
lib = pad.compile("double spin(double x, long n) {{ volatile double s = 0; for (long i = 0; i < n; i++) s += x; return s; }}", language="c")
lib.spin(1.0, 1)
print("ready", flush=True)
{rest}
"""
LONG = "1 << 50"


def interrupted(rest: str, times: int = 1, limit: float = 30) -> tuple[int, str]:
    """The status of a script that is sent the signal, and what it wrote to standard error."""
    process = subprocess.Popen([sys.executable, "-c", HEAD.format(rest=rest)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    try:
        said = ""
        for line in process.stdout:
            if line == "ready\n":
                break
        for k in range(times):
            if k:
                said += process.stderr.readline()
            else:
                with pytest.raises(subprocess.TimeoutExpired):
                    process.wait(0.3)
            process.send_signal(signal.SIGINT)
        return process.wait(limit), said + process.stderr.read()
    finally:
        process.kill()


def test_the_second_ends_the_process() -> None:
    status, said = interrupted(f"lib.spin(1.0, {LONG})", times=2)
    assert status == -signal.SIGINT and said.startswith("polyglot_ad: native code runs until it returns; Ctrl-C again ends this process\n")
    assert "KeyboardInterrupt: while native code ran" in said and "<polyglot_ad call" in said


def test_who_waits_gets_the_exception() -> None:
    rest = f"try:\n  lib.spin(1.0, {2 * 10**9})\nexcept KeyboardInterrupt: sys.exit(7)"
    status, said = interrupted(rest)
    assert status == 7 and "Ctrl-C again" in said


def test_native_code_that_returns_is_followed_by_the_exception() -> None:
    rest = "try:\n  while True: lib.spin(1.0, 1_000_000)\nexcept KeyboardInterrupt: sys.exit(7)"
    assert interrupted(rest) == (7, "")


def test_who_handles_the_signal_is_left_alone() -> None:
    rest = f"signal.signal(signal.SIGINT, lambda *_: sys.exit(8))\nlib.spin(1.0, {3 * 10**8})"
    assert interrupted(rest) == (8, "")
