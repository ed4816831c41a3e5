"""Rewrites of blocks, loops and calls."""
