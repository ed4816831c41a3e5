"""The public transformations of functions."""
