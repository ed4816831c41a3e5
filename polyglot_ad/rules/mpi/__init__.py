"""MPI: what its functions do, and the run-time side of their derivatives (runtime/)."""
