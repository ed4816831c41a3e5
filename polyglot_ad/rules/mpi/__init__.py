"""What the engine knows of MPI: every function of the standard (table.py), handles by ABI (handles.py), the runtime (runtime.py)."""

from .table import Parameter, Row, rows, standard

__all__ = ["Parameter", "Row", "rows", "standard"]
