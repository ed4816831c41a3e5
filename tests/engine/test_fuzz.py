"""Random programs: a bounded, fixed set of seeds; and the fuzzer itself, which must find what is wrong and shrink it.

More on demand: `python -m fuzz --seeds 1000`.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from fuzz import Finding, command, driver
from fuzz import check as comparison
from fuzz.campaign import Result, describe, run_programs, run_seeds, shrink
from fuzz.generator import generate
from fuzz.languages import LANGUAGES
from fuzz.record import STORED, Record, baseline_of, store, summaries, table
from fuzz.space import parts
from fuzz.tree import ProgramText, plain
from polyglot_ad.langs.registry import adapter

_SEEDS = [
    ("c", 0, 12, 0), ("c", 12, 9, 3), ("rust", 0, 9, 0), ("fortran", 0, 9, 0), ("julia", 100, 6, 0),
    ("bits", 0, 9, 0), ("complex", 0, 9, 0), ("names", 0, 6, 0), ("threads", 0, 6, 0), ("c++", 0, 6, 0), ("driver", 0, 3, 0),
    ("words", 0, 12, 0),
]  # fmt: skip
"""Language, first seed, how many, and how far they are optimised."""


@pytest.mark.parametrize(("language", "first", "count", "level"), _SEEDS, ids=[f"{seeds[0]}{seeds[1]}" for seeds in _SEEDS])
def test_random_programs(language: str, first: int, count: int, level: int) -> None:
    if missing := adapter(LANGUAGES[language].compiled_as).report().missing:
        pytest.skip(missing)
    generate = LANGUAGES[language].generate
    results = run_seeds(range(first, first + count), per_batch=count, level=level, language=language)
    bad = [result for result in results if result.bad]
    assert not bad, "\n".join(describe(generate(result.seed), result) for result in bad)
    compared = sum(result.kind == "ok" for result in results)
    assert compared >= 0.7 * len(results), "most programs are compared, few are refused or overflow"


def test_no_pass_of_llvm_ends_the_process() -> None:
    """An assertion of NewGVN, which cannot number what the body of `eoshift` leaves of its descriptors, did."""
    if missing := adapter("fortran").report().missing:
        pytest.skip(missing)
    (result,) = run_seeds([3_700_113], level=0, language="fortran")
    assert result.kind == "ok", result


def test_threads_of_a_derivative_are_launched_once() -> None:
    """Launched before it was differentiated again, a thread started itself without end."""
    (result,) = run_seeds([10_705_025], level=0, language="c++")
    assert result.kind == "ok", result


def test_what_knows_what_was_written_is_installed() -> None:
    """The library could not be linked."""
    if missing := adapter("fortran").report().missing:
        pytest.skip(missing)
    (result,) = run_seeds([9_960_054], level=0, language="fortran")
    assert result.kind == "ok", result


def test_random_programs_through_the_public_interface() -> None:
    results = run_seeds(range(1_500_023, 1_500_025), public=True)
    assert [result.kind for result in results] == ["ok"] * 2, "\n".join(describe(generate(r.seed), r) for r in results)


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_are_shrunk_by_statements(language: str) -> None:
    program = LANGUAGES[language].generate(5)
    smaller = list(program.smaller())
    assert smaller and all(len(p.render()) < len(program.render()) for p in smaller)


def test_a_record_goes_on_where_it_was_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def results(seeds: list[int], *rest: object) -> list[Result]:
        asked.extend(seeds)
        return [Result(seed, "refused" if seed % 4 == 0 else "ok", "PAD-E101" if seed % 4 == 0 else "") for seed in seeds]

    monkeypatch.setattr(command, "run_seeds", results)
    path = tmp_path / "record.jsonl"
    assert command.run(range(24), 0, 0, None, "c", path) == 0
    path.write_text(path.read_text()[:-20])
    assert command.run(range(30), 0, 0, None, "c", path) == 0
    assert asked[24:] == [23, *range(24, 30)], "the torn line and what was never run"
    (summary,) = summaries(path)
    assert summary.programs == 30 and summary.refusals == {"PAD-E101": 8}


def test_a_summary_says_whether_more_is_refused(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("before.jsonl", "same.jsonl", "worse.jsonl")]
    for path, every in zip(paths, (20, 19, 5), strict=True):
        Record(path, ("c", 5, False)).add([Result(k, "ok" if k % every else "refused", "") for k in range(400)], 0, 0.1)
    before, same, worse = paths
    assert table(same, before)[1] and "grew" not in table(same, before)[0]
    assert not table(worse, before)[1] and "grew from 5.0 %" in table(worse, before)[0]


def test_stored_shares_are_a_baseline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record, stored = tmp_path / "record.jsonl", tmp_path / "stored.json"
    Record(record, ("c", LANGUAGES["c"].version, False)).add([Result(k, "ok" if k % 20 else "refused", "") for k in range(400)], 0, 0.1)
    store(record, stored)
    assert table(record, stored)[1]
    for every, status in ((18, 0), (4, 1)):
        monkeypatch.setattr(
            command, "run_seeds", lambda seeds, *rest, every=every: [Result(s, "ok" if s % every else "refused", "PAD-E101") for s in seeds]
        )
        assert command.run(range(240), 0, 0, None, "c", baseline=stored) == status


def test_the_stored_shares_are_of_this_generator() -> None:
    languages = {summary.campaign[0] for summary in baseline_of(STORED) if summary.campaign[1] == LANGUAGES[summary.campaign[0]].version}
    assert languages == set(LANGUAGES)


def test_a_driver_that_differentiates_wrongly_is_found() -> None:
    """Adjoints, tangents and lanes that are off by a little, one after the other."""
    calls = driver.Calls(driver.generate(4))
    calls.text()
    ones = [1.0] * (1 + len(parts(calls.weights)))
    scalars = sum(a.active and not a.pointer for a in calls.arguments)
    rng = np.random.default_rng(0)
    jacobian = rng.normal(size=(len(ones), len(ones) - 1 + scalars))
    pairs = [(d, a.pointer) for d, a in zip(calls.directions[0], calls.arguments, strict=True) if a.active]
    by = parts([d for keep in (True, False) for d, pointer in pairs if pointer is keep])
    tangents = jacobian @ by
    adjoints = np.concatenate([[1.0], parts(calls.weights)]) @ jacobian
    primals = [np.array(ones) + step * tangents for h in (1e-4, 5e-5) for step in (h, -h)]

    def output(*changed: int) -> str:
        rows = [np.array(ones), *primals, tangents, np.concatenate([tangents, tangents]), adjoints]
        return "\n".join(" ".join(float(v).hex() for v in row * (1.001 if k in changed else 1)) for k, row in enumerate(rows))

    assert calls.compare(output()) == ""
    assert calls.compare(output(7)).startswith("reverse")
    assert calls.compare(output(6)).startswith("width")
    assert calls.compare(output(5, 6)).startswith("reverse")
    assert calls.compare(output(5, 6, 7)).startswith("difference")


def test_a_seed_is_a_program() -> None:
    assert generate(7).render() == generate(7).render() != generate(8).render()


def _with_last(program: ProgramText, text: str) -> ProgramText:
    root = program.root
    changed = dataclasses.replace(root, body=(*root.body, plain(text)))
    return dataclasses.replace(program, functions=(*program.functions[:-1], changed))


def _tame(seed: int = 3) -> ProgramText:
    return dataclasses.replace(generate(seed), real="double")


def test_crashes_and_hangs_are_results() -> None:
    crash = _with_last(_tame(1), "((volatile int *)0)[n_crash()] = 1;")
    crash = dataclasses.replace(crash, prelude=crash.prelude + "static int n_crash(void) { return 0; }\n")
    sound = _tame(0)
    results = run_programs([crash, sound], level=1)
    assert results[0].kind in ("crash", "refused") and results[0].seed == 1
    assert results[1].kind == "ok"


def test_a_wrong_derivative_is_found_and_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comparison that takes offence at programs with a sine stands for an engine with a wrong rule."""

    def offended(batch: object, case: object, *rest: object, **more: object) -> list[Finding]:
        return [Finding("reverse", "reverse.w1", "wrong")] if "call double @llvm.sin.f64" in batch.text else []  # type: ignore[attr-defined]

    from fuzz import campaign

    monkeypatch.setattr(campaign, "examine", offended)
    program = next(p for p in map(_tame, range(1, 50)) if "sin(" in p.render())
    (result,) = run_programs([program], level=1)
    assert result.kind == "wrong"
    small, again = shrink(program, result, seconds=6)
    assert again.kind == "wrong" and "sin(" in small.render()
    assert len(small.render()) < len(program.render())


def test_results_have_a_signature() -> None:
    assert Result(1, "ok").bad is False and Result(1, "refused", "PAD-E101").bad is False
    assert Result(1, "wrong", "reverse").bad and Result(1, "crash").bad and Result(1, "internal").bad
    assert comparison.DOUBLE.duality < comparison.SINGLE.duality
