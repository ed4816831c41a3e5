"""Rewrites of a program before it is differentiated: what it computes is unchanged, the generators know fewer shapes."""
