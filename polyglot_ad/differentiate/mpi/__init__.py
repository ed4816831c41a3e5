"""Programs with MPI (docs/mpi.md): a call that moves numbers becomes one of the runtime (rules/mpi/runtime), which moves tangents with
them, or keeps a record by which the reverse pass moves adjoints back."""

from __future__ import annotations

from .again import TangentMessages
from .calls import ForwardMessages, ReverseMessages
from .channels import separate_adjoints
from .finish import drop_messages, finish_calls, finish_half, finish_messages, install_messages
from .lower import lower_messages
from .operators import lower_operators

__all__ = [
    "ForwardMessages",
    "ReverseMessages",
    "TangentMessages",
    "drop_messages",
    "finish_calls",
    "finish_half",
    "finish_messages",
    "install_messages",
    "lower_messages",
    "lower_operators",
    "separate_adjoints",
]
