"""Fortran: the adapter, and what is known of its run-time system, and of MPI as it sees it."""
