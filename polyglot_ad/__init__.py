"""polyglot_ad: gradients of C, C++, Rust, Fortran and Julia functions on NumPy arrays.

import polyglot_ad as pad
lib = pad.load("kernels.c")
value, gradient = pad.value_and_grad(lib.rosenbrock)(x, len(x))
"""

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
from .api.checking import check_grads
from .api.custom import custom_rule, inactive
from .api.forward import hvp, jvp, pushforward
from .api.jacobians import hessian, jacfwd, jacrev
from .api.reverse import grad, pullback, value_and_grad, vjp
from .errors import (
    ArgumentError,
    CompileError,
    DifferentiationError,
    Error,
    NativeError,
    NativeMemoryError,
    SignatureError,
    ToolchainError,
)
from .library import Function, Library, compile, load

__all__ = [
    "Active",
    "ArgumentError",
    "CompileError",
    "Const",
    "DifferentiationError",
    "Duplicated",
    "DuplicatedNoNeed",
    "Error",
    "Forward",
    "ForwardWithPrimal",
    "Function",
    "Library",
    "NativeError",
    "NativeMemoryError",
    "Reverse",
    "ReverseWithPrimal",
    "SignatureError",
    "ToolchainError",
    "autodiff",
    "autodiff_split",
    "check_grads",
    "compile",
    "custom_rule",
    "grad",
    "hessian",
    "hvp",
    "inactive",
    "jacfwd",
    "jacrev",
    "jvp",
    "load",
    "pullback",
    "pushforward",
    "value_and_grad",
    "vjp",
]
