"""How programs in Julia give up: what its run time throws with."""

from __future__ import annotations

import re

from polyglot_ad.language.abort import Abort, exactly

ABORTS = (
    Abort(exactly("jl_error"), ("ptr",), "%s", ("ptr %0",)),
    Abort(re.compile(r"jl_bounds_error\w*"), None, "BoundsError: index out of bounds"),
    Abort(exactly("jl_undefined_var_error"), None, "UndefVarError: a variable is not defined"),
    Abort(re.compile(r"jl_type_error\w*"), None, "TypeError: a value is not of the expected type"),
    Abort(re.compile(r"i?jl_throw\w*|jl_rethrow\w*|jl_no_exc_handler"), None, "a Julia exception was thrown"),
)
