"""Rust: the adapter, and what is known of its standard library."""
