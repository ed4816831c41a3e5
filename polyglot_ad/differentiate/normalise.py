"""Rewrites that leave the generators fewer shapes to know; values are unchanged."""

from __future__ import annotations

from polyglot_ad.ir.values import Module


def normalise(module: Module) -> None:
    """In place, on a prepared module."""
