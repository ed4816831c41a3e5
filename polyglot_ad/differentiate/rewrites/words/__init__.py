"""Rewrites of numbers and addresses that are moved, cut or computed as bits and words."""
