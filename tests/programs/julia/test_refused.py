"""Julia: what cannot be compiled, as a caller meets it."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.source import JuliaSource


def test_why_is_found_once(tmp_path, monkeypatch):
    path = tmp_path / "model.jl"
    path.write_text("factor = 2.0\nscaled(x) = x[1] * factor\n")
    asked = []
    specialise = JuliaSource.specialise
    monkeypatch.setattr(JuliaSource, "specialise", lambda self, *given: (asked.append(given), specialise(self, *given))[1])
    scaled = pad.load(path).scaled
    for x in (np.ones(2), np.zeros(3)):
        with pytest.raises(CompileError, match="global variable `factor`"):
            scaled(x)
    assert len(asked) == 1
