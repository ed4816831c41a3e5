"""Rewrites of addresses and of accesses to memory."""
