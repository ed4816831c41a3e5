"""Random programs: a bounded, fixed set of seeds; and the fuzzer itself, which must find what is wrong and shrink it.

More on demand: `polyglot-ad fuzz --seeds 1000`.
"""

from __future__ import annotations

import dataclasses

import pytest

from polyglot_ad.fuzz import Finding
from polyglot_ad.fuzz import check as comparison
from polyglot_ad.fuzz.campaign import Result, describe, run_programs, run_seeds, shrink
from polyglot_ad.fuzz.generator import generate
from polyglot_ad.fuzz.languages import LANGUAGES
from polyglot_ad.fuzz.tree import ProgramText, plain
from polyglot_ad.langs.registry import adapter

_SEEDS = [("c", 0, 12, 0), ("c", 12, 9, 3), ("rust", 0, 9, 0), ("fortran", 0, 9, 0), ("julia", 100, 6, 0)]
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


def test_random_programs_through_the_public_interface() -> None:
    results = run_seeds(range(1_500_023, 1_500_025), public=True)
    assert [result.kind for result in results] == ["ok"] * 2, "\n".join(describe(generate(r.seed), r) for r in results)


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_are_shrunk_by_statements(language: str) -> None:
    program = LANGUAGES[language].generate(5)
    smaller = list(program.smaller())
    assert smaller and all(len(p.render()) < len(program.render()) for p in smaller)


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

    from polyglot_ad.fuzz import campaign

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
