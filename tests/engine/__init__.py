"""The engine held against independent sources: finite differences, closed forms, and each mode against the other."""
