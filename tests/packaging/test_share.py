"""The share of the programs that a run of the whole matrix holds."""

from __future__ import annotations

import pytest

from tools.share import held_of, is_held, share


def test_no_session_is_empty() -> None:
    tests = [f"tests/langs/zig/test_zig.py::test_{k}" for k in range(3)]
    held = [held_of(tests, 1, 5, turn) for turn in range(5)]
    shares = [{test for test in tests if is_held(test, 1, 5, turn)} for turn in range(5)]
    assert not all(shares)
    assert held == [one or set(tests) for one in shares]


def test_each_program_has_its_turns() -> None:
    tests = [f"tests/programs/cpp/test_library.py::test_{k}" for k in range(200)]
    held = [[is_held(test, 3, 5, turn) for turn in range(5)] for test in tests]
    assert all(sum(turns) == 3 for turns in held)
    assert all(90 < sum(turns[k] for turns in held) < 150 for k in range(5))
    assert [is_held("tests/engine/test_fuzz.py::test_random_programs[c0]", 1, 5, turn) for turn in range(5)].count(True) == 1
    assert all(is_held("tests/api/test_cache.py::test_keys", 3, 5, turn) for turn in range(5))


def test_the_views_of_a_program_go_together() -> None:
    for k in range(50):
        name = f"tests/programs/rust/test_text.py::test_{k}"
        assert len({is_held(f"{name}[{view}]", 3, 5, 0) for view in ("values", "forward", "reverse", "in place", "second")}) == 1


def test_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POLYGLOT_AD_SHARE", raising=False)
    assert share() is None
    monkeypatch.setenv("POLYGLOT_AD_SHARE", "2/3")
    monkeypatch.setenv("POLYGLOT_AD_TURN", "7")
    assert share() == (2, 3, 7)
