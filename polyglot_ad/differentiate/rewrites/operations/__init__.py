"""Rewrites of single operations."""
