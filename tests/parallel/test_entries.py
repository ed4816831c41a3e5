"""Every function of the OpenMP runtime is handled, or refused by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.callees import allocator, classify_external
from polyglot_ad.differentiate.parallel.entries import REFUSED, REPLACED, render
from polyglot_ad.langs import openmp

_REPLACED = {name for names in REPLACED.values() for name in names.split()}
_DATA = re.compile(r"omp_(null_allocator|metadata_\w+|\w+_mem_(alloc|space))_?$")
_ATOMIC = "__kmpc_atomic_"
"""Older compilers' atomic updates: thousands, which clang and flang write as instructions; refused as unknown."""


def exported() -> set[str]:
    """The names in the library's table of symbols."""
    text = Path(openmp.runtime().objects[0]).read_bytes()
    return {name.decode() for name in re.findall(rb"(?<=\0)(?:__kmpc|omp)_[a-z0-9_]+(?=\0)", text)}


def known(name: str) -> bool:
    return classify_external(name) is not None or allocator(name) is not None


def test_every_entry_is_in_one_table():
    names = {name for name in exported() if not _DATA.match(name) and not name.startswith(_ATOMIC)}
    assert "__kmpc_fork_call" in names and "omp_get_thread_num" in names
    # Fortran's names for what C calls omp_…
    names = {name.removesuffix("_") if name.startswith("omp_") and not known(name) else name for name in names}
    assert {name for name in names if known(name) + (name in REFUSED) + (name in _REPLACED) != 1} == set()


def test_the_documentation_has_the_tables():
    assert render() in (Path(__file__).parents[2] / "docs" / "parallel.md").read_text()


UNKNOWN = """
void __kmpc_something_new(int);
int __kmpc_next_section(void *, int, unsigned long);
double unknown(const double *x) {
  __kmpc_something_new(1);
  return x[0] * x[0];
}
double refused(const double *x) { return x[0] * __kmpc_next_section(0, 0, 0); }
void omp_interop(void);
"""


@pytest.mark.parametrize(("name", "text"), [("unknown", "'__kmpc_something_new'\n  --> .*:5"), ("refused", "sections .*\n  --> .*:8")])
def test_others_are_refused_by_name(name, text):
    with pytest.raises(pad.DifferentiationError, match=f"PAD-E207.*{text}"):
        pad.grad(pad.compile(UNKNOWN, language="c", openmp=True, flags="-Wl,--allow-shlib-undefined")[name])([1.0])
