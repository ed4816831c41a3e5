"""Loaders: from Python numbers and NumPy arrays to the flat ABI of compiled functions, and back."""
