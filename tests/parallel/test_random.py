"""Random OpenMP programs: derivatives at 1 to 8 threads are those of the program without OpenMP. A bounded, fixed set of seeds.

More on demand: `python -m fuzz --language openmp --seeds 1000`.
"""

from __future__ import annotations

import dataclasses

import pytest

from fuzz.campaign import describe, run_programs, run_seeds
from fuzz.languages import LANGUAGES
from fuzz.tree import plain
from polyglot_ad.langs.registry import adapter

_SEEDS = [("openmp", 0, 12, 0), ("openmp", 12, 3, 3), ("openmp-fortran", 0, 4, 0)]
"""Language, first seed, how many, and how far they are optimised."""


@pytest.mark.parametrize(("language", "first", "count", "level"), _SEEDS, ids=[f"{seeds[0]}{seeds[1]}" for seeds in _SEEDS])
def test_random_programs(language: str, first: int, count: int, level: int) -> None:
    if missing := adapter(LANGUAGES[language].compiled_as).report().missing:
        pytest.skip(missing)
    generate = LANGUAGES[language].generate
    results = run_seeds(range(first, first + count), per_batch=count, level=level, language=language)
    bad = [result for result in results if result.bad]
    assert not bad, "\n".join(describe(generate(result.seed), result) for result in bad)
    assert sum(result.kind == "ok" for result in results) >= 0.7 * len(results), "most programs are compared"


def test_a_program_that_depends_on_the_number_of_threads_is_found() -> None:
    program = LANGUAGES["openmp"].generate(1)
    racy = plain("t = 0; \n#pragma omp parallel\n{\n#pragma omp critical\nt = t + a_;\n}", kept=True)
    body = program.root.body
    root = dataclasses.replace(program.root, body=(*body[:-1], plain("real a_ = x[0];", kept=True), racy, body[-1]))
    changed = dataclasses.replace(program, functions=(*program.functions[:-1], root))
    (result,) = run_programs([changed], level=0)
    assert result.kind == "wrong" and result.signature.startswith("unsound")
