"""The blocks of docs/frameworks.md run as they stand."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

PAGE = Path(__file__).parents[2] / "docs" / "frameworks.md"


def run(heading: str) -> dict[str, Any]:
    section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE.read_text(), re.M | re.S)
    assert section is not None
    blocks = re.findall(r"^```python\n(.*?)^```$", section[1], re.M | re.S)
    assert blocks
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    return names


def test_jax() -> None:
    pytest.importorskip("jax", reason="jax is not installed (the extra `jax`)")
    names = run("JAX")
    cos = np.cos(5.0)
    np.testing.assert_allclose(names["dk"], 2.5 * cos)
    np.testing.assert_allclose(names["dx"], np.array([-2.0, -2.0, 4.0]) * cos + 2 * np.array([0.0, 1.0, 3.0]))
    assert names["hessian"].shape == (3, 3)
    np.testing.assert_allclose(names["batch"], [[-2.0, -2.0, 4.0], [-4.0, -4.0, 8.0]])


def test_pytorch() -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    names = run("PyTorch")
    cos, sin = np.cos(5.0), np.sin(5.0)
    slope, x = np.array([-2.0, -2.0, 4.0]), np.array([0.0, 1.0, 3.0])
    second = 2 * np.array([[1.0, -1, 0], [-1, 2, -1], [0, -1, 1]])
    gradient = slope * cos + 2 * x
    np.testing.assert_allclose(names["gradient"].detach(), gradient)
    whole = second * cos - np.outer(slope, slope) * sin + 2 * np.eye(3)
    np.testing.assert_allclose(names["x"].grad, whole @ gradient / np.linalg.norm(gradient))
    np.testing.assert_allclose(names["hessian"], second, atol=1e-14)
    np.testing.assert_allclose(names["batch"], [[-2.0, -2.0, 4.0], [-4.0, -4.0, 8.0]])


def test_scipy() -> None:
    names = run("SciPy")
    np.testing.assert_allclose(names["found"].x, 1.0, rtol=1e-3)
    np.testing.assert_allclose(names["fit"].x, [3.0, 0.7], rtol=1e-6)
    assert names["orbit"].success


def test_addresses() -> None:
    page = PAGE.read_text()
    sessions = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", page, re.M | re.S))
    example = doctest.DocTestParser().get_doctest(sessions, {}, PAGE.name, str(PAGE), 0)
    assert example.examples and doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example).failed == 0
