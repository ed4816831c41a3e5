"""Sparse Jacobians and Hessians: where they may have numbers, which columns or rows go through one pass together, and the numbers."""
