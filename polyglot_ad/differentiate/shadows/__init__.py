"""Shadows of addresses, of variables and of exceptions, and memory whose kind only the run tells."""
