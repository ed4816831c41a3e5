"""The schedule of checkpointed loops, without a derivative: the optimum of Griewank and Walther, each iteration reversed once, in order."""

from __future__ import annotations

import ctypes
import functools
import random
import subprocess
from pathlib import Path

import pytest

from polyglot_ad.differentiate import checkpoint
from polyglot_ad.langs import adapter
from polyglot_ad.langs.c.clang import CLANG
from polyglot_ad.langs.toolchain import find

_DRIVER = """
#include "schedule.c"
_Thread_local Thread pad_checkpoint_thread;
i64 pad_checkpoint_bytes;
void pad_refuse(void *refusal) { (void)refusal; __builtin_trap(); }

/* Runs the schedule on a "state" that is the number of the iteration it stands before. */
i64 simulate(i64 total, i64 bytes, i64 tape, i64 budget, i64 *out) {
  static byte memory[1 << 16];
  byte roles[1] = {SNAPSHOT | FINAL};
  Refusal where = {"", "", "", "", "", 0};
  i64 *state = (i64 *)memory, carried = 0, action[2], advanced = 0, most = 0, end = total;
  *state = 0;
  pad_checkpoint_begin(budget, 1, 0, 0);
  pad_checkpoint_object(memory, bytes, 0);
  Loop *loop = pad_checkpoint_open(total, roles, 0, sizeof carried, &where);
  for (i64 kind; (kind = pad_checkpoint_forward(loop, (byte *)&carried, action, 1, &where)) != DONE;) {
    if (*state != carried) return 1;
    advanced += kind == ADVANCE ? action[0] : 0;
    *state = carried += action[0];
    if (kind == TAPE) {
      pad_checkpoint_kept(tape * action[0]);
      pad_checkpoint_tape(loop, (void *)carried);
    }
    most = loop->stored > most ? loop->stored : most;
  }
  if (carried != total) return 2;
  pad_checkpoint_turn(loop);
  for (i64 kind; (kind = pad_checkpoint_backward(loop, (byte *)&carried, action)) != DONE;) {
    most = loop->stored > most ? loop->stored : most;
    if (kind == PULL) {
      if (carried + action[0] != end || action[1] != end) return 3;
      end = carried;
      continue;
    }
    if (*state != carried) return 4;
    *state = carried + action[0];
    if (kind == ADVANCE) {
      advanced += action[0];
      carried = *state;
      continue;
    }
    if (carried + action[0] != end) return 5;
    end = carried;
    pad_checkpoint_kept(tape * action[0]);
  }
  out[0] = advanced;
  out[1] = most;
  out[2] = mine.totals.snapshots;
  out[3] = mine.totals.planned;
  pad_checkpoint_close(loop);
  pad_checkpoint_end();
  return end ? 6 : *state != total ? 7 : mine.used ? 8 : 0;
}
"""


@pytest.fixture(scope="module")
def simulate(tmp_path_factory):
    if not adapter("c").report().version:
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("schedule")
    (folder / "driver.c").write_text(_DRIVER)
    target = folder / "driver.so"
    command = [
        *find(CLANG).command,
        "-O1",
        "-shared",
        "-fPIC",
        "-w",
        f"-I{Path(checkpoint.__file__).parent}/runtime",
        "driver.c",
        "-o",
        str(target),
    ]
    subprocess.run(command, cwd=folder, check=True)
    function = ctypes.CDLL(str(target)).simulate
    function.restype = ctypes.c_int64

    def run(total: int, state: int, tape: int, budget: int) -> list[int]:
        out = (ctypes.c_int64 * 4)()
        assert function(*(ctypes.c_int64(number) for number in (total, state, tape, budget)), out) == 0
        return list(out)

    return run


@functools.cache
def fewest(steps: int, snapshots: int) -> int:
    """The least number of steps forward that reverse a chain, by trying all places of the next snapshot."""
    if steps <= 1:
        return 0
    if snapshots == 1:
        return steps * (steps - 1) // 2
    return min(ahead + fewest(ahead, snapshots) + fewest(steps - ahead, snapshots - 1) for ahead in range(1, steps))


def budget_for(state: int, tape: int, snapshots: int) -> int:
    """Room for so many snapshots and for two tapes of one iteration: chunks of two do not fit."""
    carried = 8
    return state + tape + 2 * carried + tape + tape // 16 + snapshots * (state + carried + 64)


def test_no_schedule_takes_fewer_steps(simulate):
    for total in range(1, 62):
        for snapshots in range(1, 9):
            advanced, most, *_ = simulate(total, 64, 100_000, budget_for(64, 100_000, snapshots))
            assert advanced == fewest(total - 1, snapshots), (total, snapshots)
            assert most <= snapshots


def test_known_numbers(simulate):
    """Where all snapshots are in use and every step runs r times: t = r l - C(s + r, r - 1), of Algorithm 799."""
    for snapshots, repetitions, length, least in ((3, 3, 20, 45), (4, 2, 15, 24), (10, 2, 66, 120), (5, 4, 126, 420)):
        assert simulate(length + 1, 64, 100_000, budget_for(64, 100_000, snapshots))[0] == least, (snapshots, repetitions)


def test_any_budget_reverses_every_iteration(simulate):
    draw = random.Random(3)
    for _ in range(2000):
        total, state, tape = draw.randint(1, 3000), draw.randint(8, 1000), draw.randint(1, 3000)
        budget = draw.randint(budget_for(state, tape, 1), budget_for(state, tape, 4) + total * tape // draw.randint(1, 20))
        _, most, snapshots, planned = simulate(total, state, tape, budget)
        assert most <= max(snapshots, 1)
        assert planned <= budget
