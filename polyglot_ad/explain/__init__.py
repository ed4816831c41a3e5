"""What the gradient of a function keeps, recomputes and allocates, per line of the source: `f.explain()`, `pad.grad(f).explain(x)`."""

from .explanation import Explanation, explain

__all__ = ["Explanation", "explain"]
