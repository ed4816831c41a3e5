"""polyglot_ad: gradients of C, C++, Rust, Fortran and Julia functions on NumPy arrays.

import polyglot_ad as pad
lib = pad.load("kernels.c")
value, gradient = pad.value_and_grad(lib.rosenbrock)(x, len(x))
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .errors import (
    ArgumentError,
    CacheError,
    CertificationError,
    CompileError,
    DeviceError,
    DifferentiationError,
    Error,
    InactiveWarning,
    NativeError,
    NativeMemoryError,
    SignatureError,
    ToolchainError,
)

if TYPE_CHECKING:
    from .api.autodiff import (
        Active,
        Const,
        Duplicated,
        DuplicatedNoNeed,
        Forward,
        ForwardWithPrimal,
        Reverse,
        ReverseWithPrimal,
        autodiff,
        autodiff_split,
    )
    from .api.certify import Certificate, certify
    from .api.checking import check_grads
    from .api.custom import custom_rule, inactive
    from .api.forward import hvp, jvp, linearize, pushforward
    from .api.implicit import implicit
    from .api.jacobians import hessian, jacfwd, jacobian, jacrev, sparsity
    from .api.jets import jet
    from .api.pullbacks import vjp
    from .api.reverse import grad, pullback, value_and_grad
    from .api.vmap import vmap
    from .bindings.addresses import Pointer
    from .functions.function import Function
    from .functions.library import Library, compile, load
    from .sparsity.pattern import Pattern

__all__ = [
    "Active",
    "ArgumentError",
    "CacheError",
    "Certificate",
    "CertificationError",
    "CompileError",
    "Const",
    "DeviceError",
    "DifferentiationError",
    "Duplicated",
    "DuplicatedNoNeed",
    "Error",
    "Forward",
    "ForwardWithPrimal",
    "Function",
    "InactiveWarning",
    "Library",
    "NativeError",
    "NativeMemoryError",
    "Pattern",
    "Pointer",
    "Reverse",
    "ReverseWithPrimal",
    "SignatureError",
    "ToolchainError",
    "autodiff",
    "autodiff_split",
    "certify",
    "check_grads",
    "compile",
    "custom_rule",
    "grad",
    "hessian",
    "hvp",
    "implicit",
    "inactive",
    "jacfwd",
    "jacobian",
    "jacrev",
    "jet",
    "jvp",
    "linearize",
    "load",
    "pullback",
    "pushforward",
    "sparsity",
    "value_and_grad",
    "vjp",
    "vmap",
]

_PLACES = {
    ".api.autodiff": (
        "Active",
        "Const",
        "Duplicated",
        "DuplicatedNoNeed",
        "Forward",
        "ForwardWithPrimal",
        "Reverse",
        "ReverseWithPrimal",
        "autodiff",
        "autodiff_split",
    ),
    ".api.certify": (
        "Certificate",
        "certify",
    ),
    ".api.checking": ("check_grads",),
    ".api.custom": (
        "custom_rule",
        "inactive",
    ),
    ".api.forward": (
        "hvp",
        "jvp",
        "linearize",
        "pushforward",
    ),
    ".api.implicit": ("implicit",),
    ".api.jacobians": (
        "hessian",
        "jacfwd",
        "jacobian",
        "jacrev",
        "sparsity",
    ),
    ".api.jets": ("jet",),
    ".api.pullbacks": ("vjp",),
    ".api.reverse": (
        "grad",
        "pullback",
        "value_and_grad",
    ),
    ".api.vmap": ("vmap",),
    ".bindings.addresses": ("Pointer",),
    ".sparsity.pattern": ("Pattern",),
    ".functions.function": ("Function",),
    ".functions.library": (
        "Library",
        "compile",
        "load",
    ),
}
"""Where the rest comes from, when it is first asked for: commands that compile need neither NumPy nor the loaders."""


_FRAMEWORKS = ("cuda", "jax", "numba", "scipy", "torch")
"""Modules that bring what they are named after."""


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        globals()[name] = version("polyglot-ad")
        return globals()[name]
    if name in _FRAMEWORKS:
        return import_module(f".{name}", __name__)
    for place, names in _PLACES.items():
        if name in names:
            module = import_module(place, __name__)
            globals().update({one: getattr(module, one) for one in names})
            return globals()[name]
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_FRAMEWORKS})
