"""The names of the surface: what is asked for by the name of a function, and the words between arguments."""

from __future__ import annotations

from enum import Enum

from polyglot_ad.process.regex import regex


class Ask(Enum):
    """What a call of the surface asks for."""

    AUTODIFF = "autodiff"
    FORWARD = "fwddiff"
    FORWARD_SPLIT = "fwdsplit"
    AUGMENT = "augmentfwd"
    AUGMENT_SIZE = "augmentsize"
    REVERSE = "reverse"
    VIRTUAL = "virtualreverse"
    BATCH = "batch"


_NAMES = (
    ("__enzyme_autodiff", Ask.AUTODIFF),
    ("__enzyme_fwddiff", Ask.FORWARD),
    ("__enzyme_fwdsplit", Ask.FORWARD_SPLIT),
    ("__enzyme_augmentfwd", Ask.AUGMENT),
    ("__enzyme_augmentsize", Ask.AUGMENT_SIZE),
    ("__enzyme_virtualreverse", Ask.VIRTUAL),
    ("__enzyme_reverse", Ask.REVERSE),
    ("__enzyme_batch", Ask.BATCH),
)

MARK = "__enzyme_"
"""What every module that uses the surface contains."""


def asked(function: str) -> Ask | None:
    """What a function without a body asks for, by its name: suffixes and C++'s mangling around the word do not matter."""
    if MARK not in function:
        return None
    return next((ask for name, ask in _NAMES if name in function), None)


ACTIVITIES = {
    "enzyme_const": "const",
    "enzyme_dup": "dup",
    "enzyme_dupnoneed": "dup",
    "enzyme_out": "out",
    "enzyme_dupv": "dupv",
    "enzyme_dupnoneedv": "dupv",
}
"""Words that say how the next argument takes part."""

VALUES = frozenset(("enzyme_width", "enzyme_tape", "enzyme_allocated", "enzyme_byref"))
"""Words that are followed by a value of their own (`enzyme_byref`: a size)."""

FLAGS = frozenset(
    (
        "enzyme_nofree", "enzyme_primal_return", "enzyme_noret", "enzyme_const_return", "enzyme_active_return", "enzyme_dup_return",
        "enzyme_dupnoneed_return", "enzyme_runtime_activity", "enzyme_strong_zero", "enzyme_interleave", "enzyme_notypeanalysis",
        "enzyme_scalar", "enzyme_vector", "enzyme_buffer",
    )
)  # fmt: skip
"""Words that stand alone, or only say what kind of argument follows (batches)."""

TAGS = (*ACTIVITIES, *sorted(VALUES), *sorted(FLAGS))

_NESTED = regex(r"_ZN?(?:K?L?\d+\w+?)??L?(\d+)(enzyme_\w+)")


def tag_of(name: str) -> str | None:
    """The word that a global variable stands for, by its name, mangled or not."""
    if name in TAGS:
        return name
    found = _NESTED.match(name)
    word = found[2][: int(found[1])] if found else ""
    return word if word in TAGS else None
